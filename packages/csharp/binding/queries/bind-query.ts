// Query expressions as the method calls that they stand for (C# 12.20).
import type { TextSpan } from '@mockwright/language/text/source-text';
import type {
  ExpressionSyntax,
  FromClauseSyntax,
  GroupClauseSyntax,
  IdentifierToken,
  JoinClauseSyntax,
  LetClauseSyntax,
  OrderByClauseSyntax,
  QueryBodySyntax,
  QueryClauseSyntax,
  QueryExpressionSyntax,
  SelectClauseSyntax,
  TypeSyntax,
  SimpleNameSyntax,
} from '../../syntax/nodes.ts';
import { isMethodTypeParameter } from '../lookup/name-conflict.ts';
import type { Binder } from '../binder.ts';
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import { bad } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { describe, isBad } from '../messages/describe.ts';
import { callAny, typeOfCall } from '../expressions/calls/invocation.ts';
import { bindLambda } from '../expressions/lambdas/lambdas.ts';
import { displayGroup } from '../expressions/members/applicable-extensions.ts';
import { memberOf } from '../expressions/members/member-access.ts';
import { valueArgument } from '../overloads/argument.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { translate } from './query-errors.ts';
import type { QueryCall } from './query-errors.ts';
import { carrierSyntax, castName, castSyntax, lambdaSyntax, nameSyntax } from './query-syntax.ts';
import type { RangeVariables } from './query-syntax.ts';

/** A query as the method calls that it stands for (C# 12.20.3). */
export function bindQuery(binder: Binder, syntax: QueryExpressionSyntax): BoundExpression {
  return new Query(binder, syntax.fromClause).run(syntax);
}

type CallSpan = Omit<QueryCall, 'source' | 'method'>;

/** What a query begins with: a value, or a type whose static methods are called. */
type Source = BoundExpression | Extract<AnyExpression, { kind: 'TypeExpression' }>;

const typeOfSource = (source: Source): Type =>
  source.kind === 'TypeExpression' ? source.named : source.type;

/** A query while its clauses are turned into calls, one upon the other. */
class Query {
  readonly #binder: Binder;
  readonly #from: FromClauseSyntax;
  #sequence: Source;
  #variables: RangeVariables;

  constructor(binder: Binder, from: FromClauseSyntax) {
    this.#binder = binder;
    this.#from = from;
    this.#sequence = bad(from);
    this.#variables = { names: [from.identifier], isCarried: false };
  }

  run({ fromClause, body }: QueryExpressionSyntax): BoundExpression {
    this.#newName(fromClause.identifier, []);
    this.#sequence = this.#source(fromClause, body.clauses[0] ?? body.selectOrGroup);
    const type = this.#typeOf(fromClause);
    if (type)
      this.#call(castName(type, fromClause.expression), [], {
        clause: 'from',
        nameSpan: fromClause.expression,
      });
    this.#body(body);
    const result = this.#sequence;
    // Every query ends with a call.
    if (result.kind === 'TypeExpression') return bad(fromClause);
    return 'span' in result && !isBad(result)
      ? { ...result, span: { start: fromClause.start, end: body.end } }
      : result;
  }

  /** The type that is written before a range variable. */
  #typeOf({ type }: FromClauseSyntax | JoinClauseSyntax): TypeSyntax | undefined {
    if (type?.kind !== 'IdentifierName' || type.text !== 'var' || type.verbatim) return type;
    this.#binder.error('CS1949', type);
    return undefined;
  }

  #source({ expression }: FromClauseSyntax, next: TextSpan): Source {
    const binder = this.#binder;
    const bound = binder.bindExpressionOrType(expression);
    if (bound.kind === 'NullLiteral') {
      binder.error('CS0186', next);
      return bad(expression);
    }
    if (bound.kind === 'MethodGroup') {
      binder.error('CS0119', bound.nameSpan, [displayGroup(binder, bound), 'method']);
      return bad(expression);
    }
    const isTypeParameter = bound.kind === 'TypeExpression' && bound.named.kind === 'typeParameter';
    if (bound.kind === 'NamespaceExpression' || isTypeParameter) {
      binder.error('CS0119', expression, [describe(bound), isTypeParameter ? 'type parameter' : 'namespace']);
      return bad(expression);
    }
    if (bound.kind === 'TypeExpression') return bound;
    const source = binder.toValue(bound, expression);
    if (source.type.kind !== 'dynamic') return source;
    binder.error('CS1979', expression);
    return bad(expression);
  }

  #body({ clauses, selectOrGroup, continuation }: QueryBodySyntax): void {
    let isMerged = false;
    let hasClauses = false;
    for (const [index, clause] of clauses.entries()) {
      const last =
        index === clauses.length - 1 && selectOrGroup.kind === 'SelectClause' ? selectOrGroup : undefined;
      isMerged = this.#clause(clause, last);
      hasClauses = true;
    }
    if (!isMerged) {
      if (selectOrGroup.kind === 'GroupClause') this.#group(selectOrGroup);
      else this.#select(selectOrGroup, hasClauses);
    }
    if (!continuation) return;
    this.#newName(continuation.identifier, []);
    this.#variables = { names: [continuation.identifier], isCarried: false };
    this.#body(continuation.body);
  }

  /** One clause; true when it has taken the `select` that follows it along. */
  #clause(clause: QueryClauseSyntax, select: SelectClauseSyntax | undefined): boolean {
    switch (clause.kind) {
      case 'WhereClause':
        this.#call('Where', [this.#lambda(clause.condition)], {
          clause: 'where',
          nameSpan: clause.whereKeyword,
        });
        return false;
      case 'OrderByClause':
        this.#orderBy(clause);
        return false;
      case 'LetClause':
        this.#let(clause);
        return false;
      case 'FromClause':
        return this.#selectMany(clause, select);
      case 'JoinClause':
        return this.#join(clause, select);
    }
  }

  #carry(name: IdentifierToken): void {
    this.#variables = { names: [...this.#variables.names, name], isCarried: true };
  }

  #orderBy({ orderings, orderByKeyword }: OrderByClauseSyntax): void {
    for (const [index, { expression, descending }] of orderings.entries()) {
      const name = `${index === 0 ? 'OrderBy' : 'ThenBy'}${descending ? 'Descending' : ''}`;
      this.#call(name, [this.#lambda(expression)], {
        clause: 'orderby',
        nameSpan: index === 0 ? orderByKeyword : expression,
        ordering: expression,
      });
    }
  }

  #let(clause: LetClauseSyntax): void {
    const name = this.#newName(clause.identifier, this.#variables.names);
    this.#call('Select', [this.#made(carrierLambda(this.#variables, name, clause.expression))], {
      clause: 'let',
      nameSpan: { start: clause.start, end: clause.start + 3 },
      variable: name,
    });
    this.#carry(name);
  }

  #selectMany(clause: FromClauseSyntax, select: SelectClauseSyntax | undefined): boolean {
    const name = this.#newName(clause.identifier, this.#variables.names);
    const collection = this.#lambda(castSyntax(clause.expression, this.#typeOf(clause)));
    const result = this.#result(name, select);
    this.#call('SelectMany', [collection, result], {
      clause: 'from',
      nameSpan: clause.fromKeyword,
      further: { span: clause.expression, lambda: collection },
    });
    this.#carry(name);
    return select !== undefined;
  }

  #join(clause: JoinClauseSyntax, select: SelectClauseSyntax | undefined): boolean {
    const binder = this.#binder;
    const identifier = this.#newName(clause.identifier, this.#variables.names);
    const name = clause.into ? this.#newName(clause.into, this.#variables.names) : identifier;
    const inner = binder.bindExpression(castSyntax(clause.inExpression, this.#typeOf(clause)));
    if (inner.type?.kind === 'dynamic') {
      binder.error('CS1979', clause.inExpression);
      this.#sequence = bad(clause);
    }
    const left = this.#lambda(clause.leftExpression);
    const right = this.#made(lambdaSyntax({ names: [identifier], isCarried: false }, clause.rightExpression));
    this.#call(clause.into ? 'GroupJoin' : 'Join', [inner, left, right, this.#result(name, select)], {
      clause: 'join',
      nameSpan: clause.joinKeyword,
      join: {
        left: clause.leftExpression,
        right: clause.rightExpression,
        inner: identifier.text,
      },
    });
    this.#carry(name);
    return select !== undefined;
  }

  /** What comes of an element and a further variable: the `select` if it follows directly, else all variables together. */
  #result(name: IdentifierToken, select: SelectClauseSyntax | undefined): AnyExpression {
    if (!select) return this.#made(carrierLambda(this.#variables, name, nameSyntax(name.text, name), name));
    return this.#made(lambdaSyntax(this.#variables, select.expression, [name]));
  }

  #select({ expression, selectKeyword }: SelectClauseSyntax, hasClauses: boolean): void {
    const isSame =
      !this.#variables.isCarried &&
      expression.kind === 'IdentifierName' &&
      expression.text === this.#variables.names[0]!.text;
    if (isSame && hasClauses) return;
    this.#call('Select', [this.#lambda(expression)], { clause: 'select', nameSpan: selectKeyword });
  }

  #group({ groupExpression, byExpression, groupKeyword }: GroupClauseSyntax): void {
    const isSame =
      !this.#variables.isCarried &&
      groupExpression.kind === 'IdentifierName' &&
      groupExpression.text === this.#variables.names[0]!.text;
    const key = this.#lambda(byExpression);
    this.#call('GroupBy', isSame ? [key] : [key, this.#lambda(groupExpression)], {
      clause: 'group',
      nameSpan: groupKeyword,
    });
  }

  // -------- lambdas and calls

  #lambda(body: ExpressionSyntax): AnyExpression {
    return this.#made(lambdaSyntax(this.#variables, body));
  }
  #made(syntax: ReturnType<typeof lambdaSyntax>): AnyExpression {
    return bindLambda(this.#binder, syntax);
  }

  #call(name: string | SimpleNameSyntax, arguments_: readonly AnyExpression[], call: CallSpan): void {
    const binder = this.#binder;
    const sequence = this.#sequence;
    if (typeOfSource(sequence).kind === 'error') {
      const type = typeof name === 'string' ? errorType : typeOfCall(binder, name);
      if (typeof name !== 'string' && name.kind === 'GenericName')
        for (const argument of name.typeArguments) binder.bindType(argument);
      this.#bindForErrors(arguments_);
      this.#sequence = bad(sequence.span, type);
      return;
    }
    const { nameSpan } = call;
    const { diagnostics } = binder.compilation;
    const before = diagnostics.count;
    const syntax = typeof name === 'string' ? nameSyntax(name, nameSpan) : name;
    const callee = memberOf(binder, sequence, syntax, nameSpan, nameSpan, { isInvoked: true });
    const span: TextSpan = { start: nameSpan.start, end: arguments_.at(-1)?.span.end ?? nameSpan.end };
    this.#sequence = callAny(
      binder,
      callee,
      arguments_.map((argument) => valueArgument(argument)),
      span,
    );
    if (!diagnostics.hasErrorsSince(before)) return;
    const source = {
      span: this.#from.expression,
      variable: this.#from.identifier.text,
      isTyped: this.#from.type !== undefined,
    };
    translate(
      binder,
      diagnostics.takeSince(before),
      { ...call, method: typeof name === 'string' ? name : 'Cast', source },
      typeOfSource(sequence),
    );
    this.#sequence = bad(span);
  }

  /** After an error: nothing is known of the variables, but other names may still be wrong. */
  #bindForErrors(arguments_: readonly AnyExpression[]): void {
    for (const argument of arguments_) {
      if (argument.kind === 'UnboundLambda') argument.tellMistakes();
      if (isBad(argument)) this.#sequence = bad(argument.span);
    }
  }

  /**
   * A range variable must not be named as another one, or as a local variable around the query.
   * @returns its name; of one whose name is taken such a one as nobody can write
   */
  #newName(identifier: IdentifierToken, others: readonly IdentifierToken[]): IdentifierToken {
    const binder = this.#binder;
    const { text } = identifier;
    if (identifier.missing) return identifier;
    if (others.some((other) => other.text === text)) {
      binder.error('CS1930', identifier, [text]);
      return { ...identifier, text: `<${text}>` };
    }
    if (isMethodTypeParameter(binder.scope, text)) {
      binder.error('CS1948', identifier, [text]);
      return { ...identifier, text: `<${text}>` };
    }
    for (let scope = binder.scope; scope; scope = scope.isFunction ? null : scope.parent) {
      const start = scope.variable(text)?.declaration.start ?? scope.pending.get(text);
      if (start === undefined ? scope.functions(text).length === 0 : start === identifier.start) continue;
      binder.error('CS1931', identifier, [text]);
      break;
    }
    return identifier;
  }
}

/** The lambda that gives an object with all variables and one more; `further` where that one is a parameter. */
function carrierLambda(
  variables: RangeVariables,
  name: IdentifierToken,
  value: ExpressionSyntax,
  further?: IdentifierToken,
): ReturnType<typeof lambdaSyntax> {
  return lambdaSyntax(variables, carrierSyntax(variables, name, value), further ? [further] : []);
}
