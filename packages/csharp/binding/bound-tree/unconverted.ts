// Expressions that have no type of their own yet, and things that are not values; none of them reaches the emitter.
// Those whose meaning depends on the target know themselves how to become it, so that conversions need not know them.
import type { IdentifierToken } from '../../syntax/nodes.ts';
import type { MethodSymbol, NamedType, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { LackingInstance } from '../lookup/lookup-result.ts';
import type { BoundExpression } from './bound-nodes.ts';

interface Unconverted<Kind extends string> {
  readonly kind: Kind;
  readonly span: TextSpan;
  /** The natural type, where there is one. */
  readonly type: Type | undefined;
  readonly constant?: undefined;
}

/** `null`. */
interface NullLiteral extends Unconverted<'NullLiteral'> {
  readonly type: undefined;
}
/** `default` without a type. */
interface DefaultLiteral extends Unconverted<'DefaultLiteral'> {
  readonly type: undefined;
}

/** A parameter as the lambda writes it. */
export interface LambdaParameter {
  readonly name: string;
  /** Undefined where it is to be inferred. */
  readonly type: Type | undefined;
  readonly refKind: RefKind;
  readonly isParams: boolean;
  readonly optional: ParameterSymbol['optional'];
  readonly span: TextSpan;
  /** `scoped`: the whole of it. */
  readonly scoped?: TextSpan | undefined;
}

/** What a lambda's body gives for certain parameter types. Bound at most once for the same types. */
export interface LambdaResult {
  /** The body did not bind; what it said is said when the lambda is converted for good. */
  readonly hasErrors: boolean;
  /** The values of its `return`s (of an expression body: itself), unconverted; `value` undefined for a plain `return`. */
  readonly returns: readonly { readonly value: AnyExpression | undefined; readonly span: TextSpan }[];
  /** An expression body that can stand as a statement: good for delegates that return nothing. */
  readonly isStatementExpression: boolean;
  /** A block whose end can be reached. */
  readonly endIsReachable: boolean;
  /**
   * What it returns by itself: the best common type of its returns, `void` without any, undefined where there is none.
   * Of an async lambda the task.
   */
  readonly returnType: Type | undefined;
  /** It gives lambdas or method groups: nothing is inferred from the delegates that these are by themselves. */
  readonly givesFunctions: boolean;
}

/** A lambda or anonymous method. */
export interface UnboundLambda extends Unconverted<'UnboundLambda'> {
  readonly type: undefined;
  /** `delegate { … }` has no parameter list and fits any. */
  readonly parameters: readonly LambdaParameter[] | undefined;
  /** All parameters are written with their types. */
  readonly isExplicit: boolean;
  readonly isAsync: boolean;
  readonly isAnonymousMethod: boolean;
  /** What messages call it. */
  readonly word: string;
  readonly hasBlockBody: boolean;
  readonly explicitReturnType: Type | undefined;
  /** Where a conversion error points: the arrow, or `delegate`. */
  readonly arrowSpan: TextSpan;
  /** Its body was bound at least once: for parameters of some type. */
  readonly isBound: boolean;
  /** Its body was bound for parameters of these types. */
  isBoundFor(parameterTypes: readonly Type[]): boolean;
  /** The body for these parameter types, on trial. */
  resultFor(parameterTypes: readonly Type[]): LambdaResult;
  /** Whether it converts to the delegate type. */
  convertsTo(delegate: NamedType): boolean;
  /** For good; reports what is wrong with it. */
  convertTo(delegate: NamedType): BoundExpression;
  /** Nothing will come of it: reports what is wrong with its body, unless that was done. Says whether there is anything. */
  tellMistakes(): boolean;
  /** What its body came to, for flow analysis: nothing more is reported of it. */
  recovered(): BoundExpression;
  /** Nothing will come of it, and that says enough: nothing of its body is reported. */
  keepMistakes(): void;
  /**
   * It becomes none of these delegates: reports what is wrong for all of them, or else for any. Says whether there is anything,
   * which there is not where it fits one of them, or none by its parameters.
   */
  tellCommonMistakes(delegates: readonly NamedType[]): boolean;
  /** The `Func`/`Action` it is without a target; undefined where parameter or return types are missing. */
  naturalType(): NamedType | undefined;
}

/** The method a group becomes in a delegate, or why not. */
export type MethodGroupChoice =
  | { readonly kind: 'method'; readonly method: MethodSymbol; readonly isExtension: boolean }
  | { readonly kind: 'none' | 'ambiguous'; readonly methods: readonly MethodSymbol[] };

/** Methods of one name, before one is chosen. */
export interface MethodGroup extends Unconverted<'MethodGroup'> {
  readonly type: undefined;
  readonly name: string;
  readonly nameSpan: TextSpan;
  /**
   * Null: static only (a type), or no receiver at all (functions of the script, local functions). Before the dot of an
   * extension method a type has one, too: what takes it is told to need a value.
   */
  readonly receiver: BoundExpression | null;
  /** The type before the dot. */
  readonly receiverType: Type | undefined;
  /**
   * `value`: instance methods; `type`: static ones; `valueOrType`: a name that is both (`Color Color`);
   * `implicit`: a simple name, both; `none`: functions.
   */
  readonly receiverKind: 'value' | 'type' | 'valueOrType' | 'implicit' | 'none';
  /** Instance and static methods, derived types' first; overridden ones left out. */
  readonly methods: readonly MethodSymbol[];
  readonly typeArguments: readonly Type[];
  /** Functions of the script where there is no instance of it: what to report of those that are not static. */
  readonly lacksInstance: LackingInstance | undefined;
  /** Whether only static methods can be meant, or only others; undefined where both can. */
  readonly wantsStatic: boolean | undefined;
  /** Levels of extension methods, nearest first; nothing where the receiver is no value. */
  extensions(): Iterable<readonly MethodSymbol[]>;
  /** The method for a delegate with these parameters. */
  chooseFor(parameters: readonly ParameterSymbol[]): MethodGroupChoice;
  convertsTo(delegate: NamedType): boolean;
  convertTo(delegate: NamedType): BoundExpression;
  /** Reports why a cast to the delegate type is not possible. */
  tellMismatch(delegate: NamedType, cast: TextSpan): void;
  /** The `Func`/`Action` of a group of one method. */
  naturalType(): NamedType | undefined;
}

/** `new(…)`. */
export interface UnconvertedCreation extends Unconverted<'UnconvertedCreation'> {
  readonly type: undefined;
  /** With the types of its arguments, as messages call it. */
  readonly text: string;
  readonly arguments: readonly AnyExpression[];
  convertTo(type: Type): BoundExpression;
}

/** `[a, ..b]`. */
export interface UnconvertedCollection extends Unconverted<'UnconvertedCollection'> {
  readonly type: undefined;
  readonly elements: readonly {
    readonly value: AnyExpression;
    readonly isSpread: boolean;
    readonly span: TextSpan;
  }[];
  /** The type of the elements that a target takes; undefined when it is not a collection type. */
  elementTypeOf(type: Type): Type | undefined;
  /** For good; reports elements that do not convert. */
  convertTo(type: Type): BoundExpression;
}

/** `a ? b : c` or `x switch { … }`: converts branch by branch where the natural type is missing or does not convert. */
export interface UnconvertedChoice extends Unconverted<'UnconvertedChoice'> {
  readonly form: 'conditional' | 'switch';
  /** `switch`: where the keyword stands, to which messages about the whole point. */
  readonly keywordSpan?: TextSpan | undefined;
  /** `conditional`: each branch converts to the other's type. */
  readonly isAmbiguous?: boolean;
  /** Something was reported of it that none of its parts shows: of a pattern. */
  readonly hasErrors?: boolean;
  /** The condition, or the value that is switched over. */
  readonly head: BoundExpression;
  readonly branches: readonly { readonly value: AnyExpression; readonly span: TextSpan }[];
  /** The choice with its branches converted to one type. */
  build(values: readonly BoundExpression[], type: Type): BoundExpression;
}

/** `(a, b)`; its type is missing when an element's is. */
export interface TupleLiteral extends Unconverted<'TupleLiteral'> {
  readonly elements: readonly AnyExpression[];
  readonly elementSpans: readonly TextSpan[];
  /** Names as written, or taken over from the elements (`(a, x.B)`). */
  readonly names: readonly (string | undefined)[];
  /** Which names are written. */
  readonly isNameExplicit: readonly boolean[];
  /** Where written names stand, `name:`. */
  readonly nameSpans: readonly (TextSpan | undefined)[];
  readonly type: NamedType | undefined;
}

/** A hole of an interpolated string, not converted yet. */
export interface InterpolatedHole {
  readonly span: TextSpan;
  readonly value: AnyExpression;
  readonly alignment: number | undefined;
  readonly alignmentSpan: TextSpan;
  readonly format: string | undefined;
  /** From the colon on. */
  readonly formatSpan: TextSpan;
  /** Whether `await` stands in the string. */
  readonly isAwaiting: () => boolean;
}

/** `$"…"`, or a sum of such: a string unless `FormattableString`, `IFormattable` or a handler is asked for. */
export interface UnconvertedInterpolatedString extends Unconverted<'UnconvertedInterpolatedString'> {
  readonly type: NamedType;
  /** `$"…" + $"…"`: no `FormattableString`. */
  readonly isSum: boolean;
  readonly parts: readonly ({ readonly text: string; readonly span: TextSpan } | InterpolatedHole)[];
  /** All of it is known to the compiler. */
  readonly isConstant: boolean;
  /** @param isAppended whether the parts are appended one by one to something that may be kept meanwhile */
  build(type: Type, isFormattable: boolean, isAppended?: boolean): BoundExpression;
  /** The handler, its constructor called with these arguments after the two lengths. */
  buildHandler(type: NamedType, arguments_: readonly HandlerArgument[]): BoundExpression;
}
/** An argument of the call that the handler is made for. */
export interface HandlerArgument {
  readonly value: BoundExpression;
  readonly refKind: 'none' | 'ref' | 'out' | 'in';
}

/** `throw e` as an expression: converts to everything. */
interface UnconvertedThrow extends Unconverted<'UnconvertedThrow'> {
  readonly type: undefined;
  readonly exception: BoundExpression;
}

/** `out var x`, `out T x`, `out _` as an argument: the variable gets its type from the parameter. */
export interface OutDeclaration extends Unconverted<'OutDeclaration'> {
  readonly isDiscard: boolean;
  /** The variable of an `out var`: its place and name. */
  readonly identifier?: IdentifierToken | undefined;
  declare(type: Type): BoundExpression;
}

/** A type where an expression stands: the left side of a static member, or a mistake. */
interface TypeExpression extends Unconverted<'TypeExpression'> {
  readonly type: undefined;
  readonly named: Type;
}
interface NamespaceExpression extends Unconverted<'NamespaceExpression'> {
  readonly type: undefined;
  readonly name: string;
}

/** Needs a target type, or is a type, a namespace or a method group. */
export type UnconvertedExpression =
  | NullLiteral
  | DefaultLiteral
  | UnboundLambda
  | MethodGroup
  | UnconvertedCreation
  | UnconvertedCollection
  | UnconvertedChoice
  | TupleLiteral
  | UnconvertedInterpolatedString
  | UnconvertedThrow
  | OutDeclaration
  | TypeExpression
  | NamespaceExpression;
/** What binding an expression gives. */
export type AnyExpression = BoundExpression | UnconvertedExpression;

const unconvertedKinds: ReadonlySet<string> = new Set<UnconvertedExpression['kind']>([
  'NullLiteral',
  'DefaultLiteral',
  'UnboundLambda',
  'MethodGroup',
  'UnconvertedCreation',
  'UnconvertedCollection',
  'UnconvertedChoice',
  'TupleLiteral',
  'UnconvertedInterpolatedString',
  'UnconvertedThrow',
  'OutDeclaration',
  'TypeExpression',
  'NamespaceExpression',
]);

/** Whether the expression must be converted (or reported) before it can be used as a value. */
export function isUnconverted(expression: AnyExpression): expression is UnconvertedExpression {
  return unconvertedKinds.has(expression.kind);
}

/** Whether the expression is a lambda, an anonymous method or a method group. */
export function isFunctionExpression(expression: AnyExpression): expression is UnboundLambda | MethodGroup {
  return expression.kind === 'UnboundLambda' || expression.kind === 'MethodGroup';
}

/** The delegate that a lambda or method group is by itself, where it is one. */
export function functionTypeOf(expression: AnyExpression): NamedType | undefined {
  return isFunctionExpression(expression) ? expression.naturalType() : undefined;
}

/** Whether it is a value with no type but that of its target. */
export function waitsForTarget({ kind, type }: AnyExpression): boolean {
  switch (kind) {
    case 'DefaultLiteral':
    case 'UnconvertedCreation':
    case 'UnconvertedCollection':
      return true;
    case 'UnconvertedChoice':
      return type === undefined;
    default:
      return false;
  }
}

/** Whether it is or gives a `new()`, which may fail to become its target though it converts to it. */
export function holdsCreation(expression: AnyExpression): boolean {
  switch (expression.kind) {
    case 'UnconvertedCreation':
      return true;
    case 'UnconvertedChoice':
      return expression.branches.some(({ value }) => holdsCreation(value));
    case 'UnconvertedCollection':
      return expression.elements.some(({ value }) => holdsCreation(value));
    case 'TupleLiteral':
      return expression.elements.some(holdsCreation);
    default:
      return false;
  }
}
