// Makes the syntax that query clauses stand for: lambdas over range variables, and the objects that carry several
// variables from one clause to the next. Every made node stands at the place of the clause that it comes from.
import type { TextSpan } from '@mockwright/language/text/source-text';
import type {
  AnonymousObjectMemberDeclaratorSyntax,
  ExpressionSyntax,
  IdentifierNameSyntax,
  IdentifierToken,
  ParameterSyntax,
  ParenthesizedLambdaExpressionSyntax,
  SimpleNameSyntax,
  StatementSyntax,
  TypeSyntax,
} from '../../syntax/nodes.ts';
import { childNodes } from '../syntax-walk.ts';

/** The parameter that carries all range variables; no name of C# can be it. */
const carrierName = '<>variables';

const at = ({ start, end }: TextSpan): TextSpan => ({ start, end });

/** A name as if it were written there. */
export function nameSyntax(text: string, span: TextSpan): IdentifierNameSyntax {
  return { kind: 'IdentifierName', text, missing: false, verbatim: true, ...at(span) };
}
function token(text: string, span: TextSpan): IdentifierToken {
  return { text, missing: false, verbatim: true, ...at(span) };
}

/** `Cast<T>`. */
export function castName(type: TypeSyntax, span: TextSpan): SimpleNameSyntax {
  return { kind: 'GenericName', identifier: token('Cast', span), typeArguments: [type], ...at(span) };
}

/** `expression.Cast<T>()`, where a range variable is written with its type. */
export function castSyntax(expression: ExpressionSyntax, type: TypeSyntax | undefined): ExpressionSyntax {
  if (!type) return expression;
  const span = at(expression);
  const end = { start: span.end, end: span.end };
  return {
    kind: 'InvocationExpression',
    ...span,
    expression: {
      kind: 'SimpleMemberAccessExpression',
      expression,
      operatorToken: span,
      name: castName(type, type),
      arrow: false,
      ...span,
    },
    argumentList: { kind: 'ArgumentList', arguments: [], closeToken: end, ...end },
  };
}

/**
 * The range variables in scope, and how an element of the sequence carries them. A single one may be the element itself;
 * otherwise the element is an object of the last variable and what carried those before it (C# 12.20.3.9).
 */
export interface RangeVariables {
  readonly names: readonly IdentifierToken[];
  readonly isCarried: boolean;
}

/** The member of such an object that holds what carried the first so many variables. */
const carriedName = (count: number): string => `<>h__TransparentIdentifier${count - 2}`;

function parameter(identifier: IdentifierToken): ParameterSyntax {
  return {
    kind: 'Parameter',
    attributeLists: [],
    modifiers: [],
    type: undefined,
    identifier,
    default: undefined,
    start: identifier.start,
    end: identifier.end,
  };
}

/** `variables => body`, with further parameters after them. */
export function lambdaSyntax(
  { names, isCarried }: RangeVariables,
  body: ExpressionSyntax,
  further: readonly IdentifierToken[] = [],
): ParenthesizedLambdaExpressionSyntax {
  const span = at(body);
  const first = isCarried ? token(carrierName, span) : names[0]!;
  const parameters = [first, ...further].map(parameter);
  const mentioned = isCarried ? namesIn(body) : none;
  const used = names.filter(({ text }) => mentioned.has(text));
  return {
    kind: 'ParenthesizedLambdaExpression',
    isOfQuery: true,
    attributeLists: [],
    modifiers: [],
    returnType: undefined,
    arrow: span,
    ...span,
    parameterList: { kind: 'ParameterList', parameters, ...span },
    body:
      used.length === 0
        ? body
        : {
            kind: 'Block',
            openBrace: span,
            closeBrace: { start: span.end, end: span.end },
            ...span,
            statements: [
              ...used.map((name) => variableSyntax(name, names)),
              { kind: 'ReturnStatement', returnKeyword: span, expression: body, ...span },
            ],
          },
  };
}

/** `var name = variables.….name;`. */
function variableSyntax(identifier: IdentifierToken, names: readonly IdentifierToken[]): StatementSyntax {
  const span = at(identifier);
  return {
    kind: 'LocalDeclarationStatement',
    awaitKeyword: undefined,
    usingKeyword: undefined,
    modifiers: [],
    ...span,
    declaration: {
      kind: 'VariableDeclaration',
      isRange: true,
      type: { ...nameSyntax('var', span), verbatim: false },
      ...span,
      variables: [
        {
          kind: 'VariableDeclarator',
          identifier,
          initializer: carriedVariable(identifier, names),
          equalsToken: span,
          ...span,
        },
      ],
    },
  };
}

function carriedVariable(identifier: IdentifierToken, names: readonly IdentifierToken[]): ExpressionSyntax {
  const span = at(identifier);
  const member = (expression: ExpressionSyntax, name: string): ExpressionSyntax => ({
    kind: 'SimpleMemberAccessExpression',
    expression,
    operatorToken: span,
    name: nameSyntax(name, span),
    arrow: false,
    ...span,
  });
  let carrier: ExpressionSyntax = nameSyntax(carrierName, span);
  const index = names.indexOf(identifier);
  for (let count = names.length - 1; count > index && count > 1; count--)
    carrier = member(carrier, carriedName(count));
  return member(carrier, identifier.text);
}

/** `new { variables, name = value }`: what carries all variables so far, and one more. */
export function carrierSyntax(
  { names, isCarried }: RangeVariables,
  name: IdentifierToken,
  value: ExpressionSyntax,
): ExpressionSyntax {
  const member = (
    identifier: IdentifierToken,
    expression: ExpressionSyntax,
  ): AnonymousObjectMemberDeclaratorSyntax => ({
    kind: 'AnonymousObjectMemberDeclarator',
    name: identifier,
    expression,
    ...at(identifier),
  });
  const first = names[0]!;
  const carried = isCarried ? token(carriedName(names.length), first) : first;
  return {
    kind: 'AnonymousObjectCreationExpression',
    newKeyword: at(value),
    ...at(value),
    initializers: [
      member(carried, nameSyntax(isCarried ? carrierName : first.text, carried)),
      member(name, value),
    ],
  };
}

const none: ReadonlySet<string> = new Set();

/** The plain names that occur in an expression. */
function namesIn(expression: ExpressionSyntax): ReadonlySet<string> {
  const names = new Set<string>();
  const waiting: Parameters<typeof childNodes>[0][] = [expression];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'IdentifierName') names.add((node as IdentifierNameSyntax).text);
    waiting.push(...childNodes(node));
  }
  return names;
}
