// Makes the syntax that query clauses stand for: lambdas over range variables, and the objects that carry several
// variables from one clause to the next. Every made node stands at the place of the clause that it comes from.
import type { TextSpan } from '../../../text/source-text.ts';
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

/** The range variables in scope, and how an element of the sequence carries them. */
export interface RangeVariables {
  readonly names: readonly IdentifierToken[];
  /** An element is an object with a member for each of them; otherwise it is the only variable itself. */
  readonly isCarried: boolean;
}

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
  const used = isCarried ? names.filter(({ text }) => mentions(body, text)) : [];
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
              ...used.map((name) => variableSyntax(name)),
              { kind: 'ReturnStatement', returnKeyword: span, expression: body, ...span },
            ],
          },
  };
}

/** `var name = variables.name;`. */
function variableSyntax(identifier: IdentifierToken): StatementSyntax {
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
          initializer: carriedVariable(identifier),
          equalsToken: span,
          ...span,
        },
      ],
    },
  };
}

function carriedVariable(identifier: IdentifierToken): ExpressionSyntax {
  const span = at(identifier);
  return {
    kind: 'SimpleMemberAccessExpression',
    expression: nameSyntax(carrierName, span),
    operatorToken: span,
    name: nameSyntax(identifier.text, span),
    arrow: false,
    ...span,
  };
}

/** `new { a = variables.a, b = variables.b, name = value }`: all variables so far and one more. */
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
  return {
    kind: 'AnonymousObjectCreationExpression',
    newKeyword: at(value),
    ...at(value),
    initializers: [
      ...names.map((each) => member(each, isCarried ? carriedVariable(each) : nameSyntax(each.text, each))),
      member(name, value),
    ],
  };
}

/** Whether the name occurs in the expression. */
function mentions(node: Parameters<typeof childNodes>[0], name: string): boolean {
  const candidate = node as IdentifierNameSyntax;
  if (candidate.kind === 'IdentifierName' && candidate.text === name) return true;
  for (const child of childNodes(node)) if (mentions(child, name)) return true;
  return false;
}
