// The syntax tree of a C# script: pure shape, in Roslyn's names. One file, the table of its nodes, because its unions are
// mutually recursive.
import type { TextSpan } from '@mockwright/language/text/source-text';

/** What every node has: its kind and its place, without the white space and comments around it. */
interface Node<Kind extends string> {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

/** Where a token stands; an empty span where the token is missing. */
export type TokenSpan = TextSpan;

/** A declared or used name as a token. */
export interface IdentifierToken {
  /** The name itself: without `@`, unicode escapes resolved; empty when missing. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The source has no name here (already reported). */
  readonly missing: boolean;
  /** Written with `@`: never a contextual keyword. */
  readonly verbatim: boolean;
}

/** One of the words before a declaration, such as `public`, `static`, `readonly`, `ref`, `this`, `params`. */
export interface ModifierToken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// ---------------------------------------------------------------- names and types

/** The keywords that are types by themselves. `var`, `dynamic`, `nint`, `notnull` … are `IdentifierName`s. */
export type PredefinedTypeKeyword =
  | 'bool'
  | 'byte'
  | 'sbyte'
  | 'short'
  | 'ushort'
  | 'int'
  | 'uint'
  | 'long'
  | 'ulong'
  | 'float'
  | 'double'
  | 'decimal'
  | 'char'
  | 'string'
  | 'object'
  | 'void';

/** `x`, also as a type or as part of a longer name. */
export interface IdentifierNameSyntax extends Node<'IdentifierName'> {
  readonly text: string;
  readonly missing: boolean;
  readonly verbatim: boolean;
}

/** `List<int>`, `List<>`: in the open form every argument is an `OmittedTypeArgument`. */
export interface GenericNameSyntax extends Node<'GenericName'> {
  readonly identifier: IdentifierToken;
  readonly typeArguments: readonly TypeSyntax[];
}

/** `A.B` where only a type or namespace can stand. In expressions it is a `SimpleMemberAccessExpression`. */
interface QualifiedNameSyntax extends Node<'QualifiedName'> {
  readonly left: NameSyntax;
  readonly right: SimpleNameSyntax;
}

/** `global::System`, `alias::Name`. */
export interface AliasQualifiedNameSyntax extends Node<'AliasQualifiedName'> {
  readonly alias: IdentifierToken;
  readonly name: SimpleNameSyntax;
}

/** A type that has a keyword. */
export interface PredefinedTypeSyntax extends Node<'PredefinedType'> {
  readonly keyword: PredefinedTypeKeyword;
}

/** `T?`. */
export interface NullableTypeSyntax extends Node<'NullableType'> {
  readonly elementType: TypeSyntax;
}

/** `T[,][]`: the ranks as written, so `int[][,]` is an array of rank 1 whose elements are arrays of rank 2. */
interface ArrayTypeSyntax extends Node<'ArrayType'> {
  readonly elementType: TypeSyntax;
  readonly rankSpecifiers: readonly ArrayRankSpecifierSyntax[];
}

/** `[,]` or `[n, m]`: sizes only inside an array creation, otherwise `OmittedArraySizeExpression`s. */
export interface ArrayRankSpecifierSyntax extends Node<'ArrayRankSpecifier'> {
  readonly sizes: readonly ExpressionSyntax[];
  readonly rank: number;
}

/** The place of a size that is not written, in `int[]` and `int[,]`. */
type OmittedArraySizeExpressionSyntax = Node<'OmittedArraySizeExpression'>;

/** The place of a type argument that is not written, in `typeof(List<>)`. */
type OmittedTypeArgumentSyntax = Node<'OmittedTypeArgument'>;

/** `(int a, string b)`. */
interface TupleTypeSyntax extends Node<'TupleType'> {
  readonly elements: readonly TupleElementSyntax[];
}

/** `int` or `int name` in a tuple type. */
export interface TupleElementSyntax extends Node<'TupleElement'> {
  readonly type: TypeSyntax;
  readonly identifier: IdentifierToken | undefined;
}

/** `T*`: parsed, never supported. */
interface PointerTypeSyntax extends Node<'PointerType'> {
  readonly elementType: TypeSyntax;
}

/** `delegate*<int, void>`: parsed, never supported. */
interface FunctionPointerTypeSyntax extends Node<'FunctionPointerType'> {
  readonly parameterTypes: readonly TypeSyntax[];
}

/** `ref T`, `ref readonly T`. */
interface RefTypeSyntax extends Node<'RefType'> {
  readonly readOnly: boolean;
  readonly type: TypeSyntax;
}

/** `scoped T` of a local declaration. */
interface ScopedTypeSyntax extends Node<'ScopedType'> {
  readonly type: TypeSyntax;
}

/** `Name`, `Name<T>`. */
export type SimpleNameSyntax = IdentifierNameSyntax | GenericNameSyntax;
/** `Name`, `A.B`, `alias::Name`. */
export type NameSyntax = SimpleNameSyntax | QualifiedNameSyntax | AliasQualifiedNameSyntax;
/** Whatever stands where a type does. */
export type TypeSyntax =
  | NameSyntax
  | PredefinedTypeSyntax
  | NullableTypeSyntax
  | ArrayTypeSyntax
  | TupleTypeSyntax
  | PointerTypeSyntax
  | FunctionPointerTypeSyntax
  | RefTypeSyntax
  | ScopedTypeSyntax
  | OmittedTypeArgumentSyntax;

// ---------------------------------------------------------------- literals and interpolated strings

/**
 * The C# type a literal has by its form alone. `value` is then: `int`, `uint`, `float`, `double` → number;
 * `long`, `ulong` → bigint; `decimal` → its digits as text (no suffix, no `_`, perhaps with an exponent);
 * `char` → its code unit as a number; `string`, `utf8string` → string; `bool` → boolean; `null`, `default` → null.
 */
export type LiteralType =
  | 'int'
  | 'uint'
  | 'long'
  | 'ulong'
  | 'float'
  | 'double'
  | 'decimal'
  | 'char'
  | 'string'
  | 'utf8string'
  | 'bool'
  | 'null'
  | 'default';

/** `1`, `"text"`, `'c'`, `true`, `null`, `default`. */
export interface LiteralExpressionSyntax extends Node<'LiteralExpression'> {
  readonly type: LiteralType;
  readonly value: number | bigint | string | boolean | null;
  /** `2147483648` and `9223372036854775808` without suffix: a `-` directly before makes them `int` and `long`. */
  readonly negatable: boolean;
}

/** `$"…"`, `$@"…"`, `$"""…"""`. */
export interface InterpolatedStringExpressionSyntax extends Node<'InterpolatedStringExpression'> {
  readonly contents: readonly InterpolatedStringContentSyntax[];
}

/** Literal text between holes, escapes and doubled braces resolved; never empty. */
interface InterpolatedStringTextSyntax extends Node<'InterpolatedStringText'> {
  readonly text: string;
}

/** `{expression,alignment:format}`. */
export interface InterpolationSyntax extends Node<'Interpolation'> {
  readonly expression: ExpressionSyntax;
  readonly alignment: ExpressionSyntax | undefined;
  /** The format text, escapes resolved; `undefined` when there is no `:`. */
  readonly format: string | undefined;
}

/** A part of `$"…"`: text, or a hole. */
export type InterpolatedStringContentSyntax = InterpolatedStringTextSyntax | InterpolationSyntax;

// ---------------------------------------------------------------- expressions

/** `a.b` (and `a->b`, with `arrow`). */
export interface MemberAccessExpressionSyntax extends Node<'SimpleMemberAccessExpression'> {
  readonly expression: ExpressionSyntax;
  readonly operatorToken: TokenSpan;
  readonly name: SimpleNameSyntax;
  readonly arrow: boolean;
}

/**
 * `a?.b.c`: `expression` is `a`; `whenNotNull` is the whole rest, whose innermost receiver is the binding `.b` or `[…]`.
 */
export interface ConditionalAccessExpressionSyntax extends Node<'ConditionalAccessExpression'> {
  readonly expression: ExpressionSyntax;
  readonly operatorToken: TokenSpan;
  readonly whenNotNull: ExpressionSyntax;
  /** It stands as a statement: nobody asks for what it gives. */
  readonly isStatement?: true;
}

/** `.b` directly after `?`. */
interface MemberBindingExpressionSyntax extends Node<'MemberBindingExpression'> {
  readonly name: SimpleNameSyntax;
}

/** `[i]` directly after `?`. */
export interface ElementBindingExpressionSyntax extends Node<'ElementBindingExpression'> {
  readonly argumentList: ArgumentListSyntax;
}

/** `f(x)`; also `nameof(x)`, which the binder tells apart. */
export interface InvocationExpressionSyntax extends Node<'InvocationExpression'> {
  readonly expression: ExpressionSyntax;
  readonly argumentList: ArgumentListSyntax;
}

/** `a[i]`. */
export interface ElementAccessExpressionSyntax extends Node<'ElementAccessExpression'> {
  readonly expression: ExpressionSyntax;
  readonly argumentList: ArgumentListSyntax;
}

/** `(a, b: 1)` or `[i, j]`; the span includes the brackets. */
export interface ArgumentListSyntax extends Node<'ArgumentList'> {
  readonly arguments: readonly ArgumentSyntax[];
  readonly closeToken: TokenSpan;
}

/** `name: ref expression`. `out var x` has a `DeclarationExpression`. */
export interface ArgumentSyntax extends Node<'Argument'> {
  readonly name: IdentifierToken | undefined;
  readonly refKind: 'none' | 'ref' | 'out' | 'in';
  readonly expression: ExpressionSyntax;
}

/** `new T(args) { … }`. */
export interface ObjectCreationExpressionSyntax extends Node<'ObjectCreationExpression'> {
  readonly newKeyword: TokenSpan;
  readonly type: TypeSyntax;
  readonly argumentList: ArgumentListSyntax | undefined;
  readonly initializer: InitializerExpressionSyntax | undefined;
}

/** `new(args) { … }`. */
export interface ImplicitObjectCreationExpressionSyntax extends Node<'ImplicitObjectCreationExpression'> {
  readonly newKeyword: TokenSpan;
  readonly argumentList: ArgumentListSyntax;
  readonly initializer: InitializerExpressionSyntax | undefined;
}

/** `new { a, B = 1 }`. */
export interface AnonymousObjectCreationExpressionSyntax extends Node<'AnonymousObjectCreationExpression'> {
  readonly newKeyword: TokenSpan;
  readonly initializers: readonly AnonymousObjectMemberDeclaratorSyntax[];
}

/** `Name = value` or `value` in `new { … }`. */
export interface AnonymousObjectMemberDeclaratorSyntax extends Node<'AnonymousObjectMemberDeclarator'> {
  readonly name: IdentifierToken | undefined;
  readonly expression: ExpressionSyntax;
}

/** `new int[3] { … }`: the sizes stand in the rank specifiers of `type`. */
export interface ArrayCreationExpressionSyntax extends Node<'ArrayCreationExpression'> {
  readonly newKeyword: TokenSpan;
  readonly type: ArrayTypeSyntax;
  readonly initializer: InitializerExpressionSyntax | undefined;
}

/** `new[] { … }`, `new[,] { … }`. */
export interface ImplicitArrayCreationExpressionSyntax extends Node<'ImplicitArrayCreationExpression'> {
  readonly newKeyword: TokenSpan;
  readonly rank: number;
  readonly initializer: InitializerExpressionSyntax;
}

/** `stackalloc int[3]`, `stackalloc[] { … }`. */
export interface StackAllocExpressionSyntax extends Node<'StackAllocExpression'> {
  readonly type: TypeSyntax | undefined;
  readonly initializer: InitializerExpressionSyntax | undefined;
}

/**
 * `{ … }` after a creation or an array type. `object`: all elements are assignments (an empty one too);
 * `collection`: elements, `{ k, v }` being a `complexElement` initializer; `array`: elements, nested ones are `array` too.
 */
export interface InitializerExpressionSyntax extends Node<'InitializerExpression'> {
  readonly form: 'object' | 'collection' | 'array' | 'complexElement';
  readonly expressions: readonly ExpressionSyntax[];
}

/** `[k]` as the left side of an assignment in an object initializer. */
interface ImplicitElementAccessSyntax extends Node<'ImplicitElementAccess'> {
  readonly argumentList: ArgumentListSyntax;
}

/** `[a, .. b]`. */
export interface CollectionExpressionSyntax extends Node<'CollectionExpression'> {
  readonly elements: readonly CollectionElementSyntax[];
}
interface ExpressionElementSyntax extends Node<'ExpressionElement'> {
  readonly expression: ExpressionSyntax;
}
interface SpreadElementSyntax extends Node<'SpreadElement'> {
  readonly expression: ExpressionSyntax;
}
/** `with(…)`: what the constructor of the collection is given. */
export interface WithElementSyntax extends Node<'WithElement'> {
  readonly argumentList: ArgumentListSyntax;
}
/** An element of `[a, ..b]`. */
export type CollectionElementSyntax = ExpressionElementSyntax | SpreadElementSyntax | WithElementSyntax;

/** `x => body`. */
export interface SimpleLambdaExpressionSyntax extends Node<'SimpleLambdaExpression'> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
  readonly parameter: ParameterSyntax;
  readonly arrow: TokenSpan;
  readonly body: ExpressionSyntax | BlockSyntax;
}

/** `(x, y) => body`, `int (x) => body`; modifiers are `async` and `static`. */
export interface ParenthesizedLambdaExpressionSyntax extends Node<'ParenthesizedLambdaExpression'> {
  /** Nobody wrote it: a clause of a query stands for it. */
  readonly isOfQuery?: true;
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
  readonly returnType: TypeSyntax | undefined;
  readonly parameterList: ParameterListSyntax;
  readonly arrow: TokenSpan;
  readonly body: ExpressionSyntax | BlockSyntax;
}

/** `delegate (int x) { … }`, `delegate { … }` (without a parameter list). */
export interface AnonymousMethodExpressionSyntax extends Node<'AnonymousMethodExpression'> {
  readonly modifiers: readonly ModifierToken[];
  readonly delegateKeyword: TokenSpan;
  readonly parameterList: ParameterListSyntax | undefined;
  readonly body: BlockSyntax;
}

/** `from … select …`. */
export interface QueryExpressionSyntax extends Node<'QueryExpression'> {
  readonly fromClause: FromClauseSyntax;
  readonly body: QueryBodySyntax;
}
/** What follows the first `from`: clauses, `select` or `group`, perhaps `into` and more. */
export interface QueryBodySyntax extends Node<'QueryBody'> {
  readonly clauses: readonly QueryClauseSyntax[];
  readonly selectOrGroup: SelectClauseSyntax | GroupClauseSyntax;
  readonly continuation: QueryContinuationSyntax | undefined;
}
/** `into x` and the body that follows. */
export interface QueryContinuationSyntax extends Node<'QueryContinuation'> {
  readonly identifier: IdentifierToken;
  readonly body: QueryBodySyntax;
}
/** `from T x in xs`. */
export interface FromClauseSyntax extends Node<'FromClause'> {
  readonly fromKeyword: TokenSpan;
  readonly type: TypeSyntax | undefined;
  readonly identifier: IdentifierToken;
  readonly expression: ExpressionSyntax;
}
/** `let y = x + 1`. */
export interface LetClauseSyntax extends Node<'LetClause'> {
  readonly identifier: IdentifierToken;
  readonly expression: ExpressionSyntax;
}
interface WhereClauseSyntax extends Node<'WhereClause'> {
  readonly whereKeyword: TokenSpan;
  readonly condition: ExpressionSyntax;
}
/** `join T x in inner on outerKey equals innerKey into g`. */
export interface JoinClauseSyntax extends Node<'JoinClause'> {
  readonly joinKeyword: TokenSpan;
  readonly type: TypeSyntax | undefined;
  readonly identifier: IdentifierToken;
  readonly inExpression: ExpressionSyntax;
  readonly leftExpression: ExpressionSyntax;
  readonly rightExpression: ExpressionSyntax;
  readonly into: IdentifierToken | undefined;
}
/** `orderby a, b descending`. */
export interface OrderByClauseSyntax extends Node<'OrderByClause'> {
  readonly orderByKeyword: TokenSpan;
  readonly orderings: readonly OrderingSyntax[];
}
/** One key of an `orderby`. */
export interface OrderingSyntax extends Node<'Ordering'> {
  readonly expression: ExpressionSyntax;
  readonly descending: boolean;
}
/** `select x`. */
export interface SelectClauseSyntax extends Node<'SelectClause'> {
  readonly selectKeyword: TokenSpan;
  readonly expression: ExpressionSyntax;
}
/** `group x by key`. */
export interface GroupClauseSyntax extends Node<'GroupClause'> {
  readonly groupKeyword: TokenSpan;
  readonly groupExpression: ExpressionSyntax;
  readonly byExpression: ExpressionSyntax;
}
/** A clause between the first `from` and the end of a query. */
export type QueryClauseSyntax =
  FromClauseSyntax | LetClauseSyntax | WhereClauseSyntax | JoinClauseSyntax | OrderByClauseSyntax;

/** `value switch { pattern when condition => result, … }`. */
export interface SwitchExpressionSyntax extends Node<'SwitchExpression'> {
  readonly governingExpression: ExpressionSyntax;
  readonly switchKeyword: TokenSpan;
  readonly arms: readonly SwitchExpressionArmSyntax[];
}
/** `pattern when condition => value`. */
export interface SwitchExpressionArmSyntax extends Node<'SwitchExpressionArm'> {
  readonly pattern: PatternSyntax;
  readonly whenClause: ExpressionSyntax | undefined;
  readonly expression: ExpressionSyntax;
}

export interface ParenthesizedExpressionSyntax extends Node<'ParenthesizedExpression'> {
  readonly expression: ExpressionSyntax;
}

/** `(a, b: c)`; in a deconstruction the arguments may be `DeclarationExpression`s. */
export interface TupleExpressionSyntax extends Node<'TupleExpression'> {
  readonly arguments: readonly ArgumentSyntax[];
}

/** `var x`, `int x`, `var (a, b)`, `int _` where an expression stands (out argument, deconstruction). */
export interface DeclarationExpressionSyntax extends Node<'DeclarationExpression'> {
  readonly type: TypeSyntax;
  readonly designation: VariableDesignationSyntax;
}
interface SingleVariableDesignationSyntax extends Node<'SingleVariableDesignation'> {
  readonly identifier: IdentifierToken;
}
/** `_`. */
type DiscardDesignationSyntax = Node<'DiscardDesignation'>;
interface ParenthesizedVariableDesignationSyntax extends Node<'ParenthesizedVariableDesignation'> {
  readonly variables: readonly VariableDesignationSyntax[];
}
/** The name in `T x`, `var (a, b)`, `_`. */
export type VariableDesignationSyntax =
  SingleVariableDesignationSyntax | DiscardDesignationSyntax | ParenthesizedVariableDesignationSyntax;

/** `throw e` as an expression. */
export interface ThrowExpressionSyntax extends Node<'ThrowExpression'> {
  readonly throwKeyword: TokenSpan;
  readonly expression: ExpressionSyntax;
}
/** `await task`. */
export interface AwaitExpressionSyntax extends Node<'AwaitExpression'> {
  readonly awaitKeyword: TokenSpan;
  readonly expression: ExpressionSyntax;
}
/** `(T)x`. */
export interface CastExpressionSyntax extends Node<'CastExpression'> {
  readonly type: TypeSyntax;
  readonly expression: ExpressionSyntax;
}
/** `x as T`. */
export interface AsExpressionSyntax extends Node<'AsExpression'> {
  readonly left: ExpressionSyntax;
  readonly operatorToken: TokenSpan;
  readonly type: TypeSyntax;
}
/** `x is T`: a name may turn out to be a constant, not a type. */
export interface IsExpressionSyntax extends Node<'IsExpression'> {
  readonly left: ExpressionSyntax;
  readonly operatorToken: TokenSpan;
  readonly type: TypeSyntax;
}
/** `x is pattern`. */
export interface IsPatternExpressionSyntax extends Node<'IsPatternExpression'> {
  readonly expression: ExpressionSyntax;
  readonly operatorToken: TokenSpan;
  readonly pattern: PatternSyntax;
}

/** `a..b`, either side may be missing. */
export interface RangeExpressionSyntax extends Node<'RangeExpression'> {
  readonly left: ExpressionSyntax | undefined;
  readonly operatorToken: TokenSpan;
  readonly right: ExpressionSyntax | undefined;
}

/** `value with { A = 1 }`. */
export interface WithExpressionSyntax extends Node<'WithExpression'> {
  readonly expression: ExpressionSyntax;
  readonly withKeyword: TokenSpan;
  readonly initializer: InitializerExpressionSyntax;
}

/** `checked(x)`, `unchecked(x)`; `unsafe(x)`, which means nothing else here. */
interface CheckedExpressionSyntax extends Node<'CheckedExpression'> {
  readonly keyword: 'checked' | 'unchecked' | 'unsafe';
  readonly expression: ExpressionSyntax;
}
/** `typeof(T)`. */
export interface TypeOfExpressionSyntax extends Node<'TypeOfExpression'> {
  readonly type: TypeSyntax;
}
/** `sizeof(T)`. */
export interface SizeOfExpressionSyntax extends Node<'SizeOfExpression'> {
  readonly type: TypeSyntax;
}
/** `default(T)`; plain `default` is a literal. */
export interface DefaultExpressionSyntax extends Node<'DefaultExpression'> {
  readonly type: TypeSyntax;
}
/** `ref x` as a value. */
interface RefExpressionSyntax extends Node<'RefExpression'> {
  readonly expression: ExpressionSyntax;
}
/** `__arglist`, `__makeref` and the like are not part of the dialect; `this` and `base` are. */
type ThisExpressionSyntax = Node<'ThisExpression'>;
type BaseExpressionSyntax = Node<'BaseExpression'>;

/** The operators between two operands that are no assignments. */
export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '<<'
  | '>>'
  | '>>>'
  | '<'
  | '>'
  | '<='
  | '>='
  | '=='
  | '!='
  | '&'
  | '|'
  | '^'
  | '&&'
  | '||'
  | '??';

/** All binary operators but `is`, `as` and the assignments. */
export interface BinaryExpressionSyntax extends Node<'BinaryExpression'> {
  readonly operator: BinaryOperator;
  readonly operatorToken: TokenSpan;
  readonly left: ExpressionSyntax;
  readonly right: ExpressionSyntax;
}

/** `=` and the operators that end in it. */
export type AssignmentOperator =
  '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>>=' | '>>>=' | '??=';

/** `a = b`, `a += b`, `a ??= b`. */
export interface AssignmentExpressionSyntax extends Node<'AssignmentExpression'> {
  readonly operator: AssignmentOperator;
  readonly operatorToken: TokenSpan;
  readonly left: ExpressionSyntax;
  readonly right: ExpressionSyntax;
  /** It is a statement by itself, or stands in the first part of a `for`: its left side may declare variables. */
  readonly isStatement?: true;
}

/** `^` is the index from the end; `&` and `*` are pointers (parsed, never supported). */
export type PrefixUnaryOperator = '+' | '-' | '!' | '~' | '++' | '--' | '^' | '&' | '*';

/** `-x`, `!x`, `++x`, `^x`. */
export interface PrefixUnaryExpressionSyntax extends Node<'PrefixUnaryExpression'> {
  readonly operator: PrefixUnaryOperator;
  readonly operatorToken: TokenSpan;
  readonly operand: ExpressionSyntax;
}

/** `!` suppresses nullable warnings. */
type PostfixUnaryOperator = '++' | '--' | '!';

/** `x++`, `x--`, `x!`. */
export interface PostfixUnaryExpressionSyntax extends Node<'PostfixUnaryExpression'> {
  /** It stands as a statement: nobody asks for what the variable held before. */
  readonly isStatement?: true;
  readonly operator: PostfixUnaryOperator;
  readonly operatorToken: TokenSpan;
  readonly operand: ExpressionSyntax;
}

/** `a ? b : c`. */
export interface ConditionalExpressionSyntax extends Node<'ConditionalExpression'> {
  readonly condition: ExpressionSyntax;
  readonly questionToken: TokenSpan;
  readonly whenTrue: ExpressionSyntax;
  readonly whenFalse: ExpressionSyntax;
}

/**
 * Everything that can stand where a value is expected. Types are among them because names are both, because
 * `int.Parse` has a predefined type as receiver, and because `List<int>` may precede a dot.
 */
export type ExpressionSyntax =
  | TypeSyntax
  | LiteralExpressionSyntax
  | InterpolatedStringExpressionSyntax
  | MemberAccessExpressionSyntax
  | ConditionalAccessExpressionSyntax
  | MemberBindingExpressionSyntax
  | ElementBindingExpressionSyntax
  | InvocationExpressionSyntax
  | ElementAccessExpressionSyntax
  | ObjectCreationExpressionSyntax
  | ImplicitObjectCreationExpressionSyntax
  | AnonymousObjectCreationExpressionSyntax
  | ArrayCreationExpressionSyntax
  | ImplicitArrayCreationExpressionSyntax
  | StackAllocExpressionSyntax
  | InitializerExpressionSyntax
  | ImplicitElementAccessSyntax
  | CollectionExpressionSyntax
  | SimpleLambdaExpressionSyntax
  | ParenthesizedLambdaExpressionSyntax
  | AnonymousMethodExpressionSyntax
  | QueryExpressionSyntax
  | SwitchExpressionSyntax
  | ParenthesizedExpressionSyntax
  | TupleExpressionSyntax
  | DeclarationExpressionSyntax
  | ThrowExpressionSyntax
  | AwaitExpressionSyntax
  | CastExpressionSyntax
  | AsExpressionSyntax
  | IsExpressionSyntax
  | IsPatternExpressionSyntax
  | RangeExpressionSyntax
  | WithExpressionSyntax
  | CheckedExpressionSyntax
  | TypeOfExpressionSyntax
  | SizeOfExpressionSyntax
  | DefaultExpressionSyntax
  | RefExpressionSyntax
  | ThisExpressionSyntax
  | BaseExpressionSyntax
  | BinaryExpressionSyntax
  | AssignmentExpressionSyntax
  | PrefixUnaryExpressionSyntax
  | PostfixUnaryExpressionSyntax
  | ConditionalExpressionSyntax
  | OmittedArraySizeExpressionSyntax;

// ---------------------------------------------------------------- patterns

/** `_`. */
export type DiscardPatternSyntax = Node<'DiscardPattern'>;

/** `int x`, `var`-less designation of a type. */
export interface DeclarationPatternSyntax extends Node<'DeclarationPattern'> {
  readonly type: TypeSyntax;
  readonly designation: VariableDesignationSyntax;
}
/** `var x`, `var (a, b)`. */
interface VarPatternSyntax extends Node<'VarPattern'> {
  readonly designation: VariableDesignationSyntax;
}
/** A constant; a name or member access here may turn out to be a type (`is A or B`). */
interface ConstantPatternSyntax extends Node<'ConstantPattern'> {
  readonly expression: ExpressionSyntax;
}
/** A type that cannot be read as an expression: `int`, `List<int>`, `int[]`. */
interface TypePatternSyntax extends Node<'TypePattern'> {
  readonly type: TypeSyntax;
}
/** `> 5`. */
export interface RelationalPatternSyntax extends Node<'RelationalPattern'> {
  readonly operator: '<' | '<=' | '>' | '>=' | '==' | '!=';
  readonly operatorToken: TokenSpan;
  readonly expression: ExpressionSyntax;
}
/** `T (p1, p2) { A: p } x`: each part optional, at least one clause there. */
export interface RecursivePatternSyntax extends Node<'RecursivePattern'> {
  readonly type: TypeSyntax | undefined;
  readonly positional: readonly SubpatternSyntax[] | undefined;
  readonly properties: readonly SubpatternSyntax[] | undefined;
  readonly designation: VariableDesignationSyntax | undefined;
}
/** `Name: pattern`, `A.B: pattern` (a member access) or a bare pattern. */
export interface SubpatternSyntax extends Node<'Subpattern'> {
  readonly name: ExpressionSyntax | undefined;
  readonly pattern: PatternSyntax;
}
interface ParenthesizedPatternSyntax extends Node<'ParenthesizedPattern'> {
  readonly pattern: PatternSyntax;
}
/** `not p`. */
interface NotPatternSyntax extends Node<'NotPattern'> {
  readonly pattern: PatternSyntax;
}
/** `p and q`, `p or q`. */
export interface BinaryPatternSyntax extends Node<'BinaryPattern'> {
  readonly operator: 'and' | 'or';
  readonly operatorToken: TokenSpan;
  readonly left: PatternSyntax;
  readonly right: PatternSyntax;
}
/** `[p, .., q] x`. */
export interface ListPatternSyntax extends Node<'ListPattern'> {
  readonly patterns: readonly PatternSyntax[];
  readonly designation: VariableDesignationSyntax | undefined;
}
/** `..` or `.. p`, inside a list pattern. */
interface SlicePatternSyntax extends Node<'SlicePattern'> {
  readonly pattern: PatternSyntax | undefined;
}

/** Whatever follows `is` or `case`, or begins an arm of a `switch`. */
export type PatternSyntax =
  | DiscardPatternSyntax
  | DeclarationPatternSyntax
  | VarPatternSyntax
  | ConstantPatternSyntax
  | TypePatternSyntax
  | RelationalPatternSyntax
  | RecursivePatternSyntax
  | ParenthesizedPatternSyntax
  | NotPatternSyntax
  | BinaryPatternSyntax
  | ListPatternSyntax
  | SlicePatternSyntax;

// ---------------------------------------------------------------- statements

/** `{ … }`. */
export interface BlockSyntax extends Node<'Block'> {
  readonly statements: readonly StatementSyntax[];
  readonly openBrace: TokenSpan;
  readonly closeBrace: TokenSpan;
}

/** `int a = 1, b`: shared by locals, fields, events, `for`, `using`, `fixed`. */
export interface VariableDeclarationSyntax extends Node<'VariableDeclaration'> {
  /** Nobody wrote it: it is the range variable of a query. */
  readonly isRange?: true;
  readonly type: TypeSyntax;
  readonly variables: readonly VariableDeclaratorSyntax[];
}
/** `x` or `x = value` in a declaration. */
export interface VariableDeclaratorSyntax extends Node<'VariableDeclarator'> {
  readonly identifier: IdentifierToken;
  /** The value after `=`; a bare `{ … }` is an `array` initializer. */
  readonly initializer: ExpressionSyntax | undefined;
  /** Where `=` stands. */
  readonly equalsToken: TokenSpan | undefined;
}

/** A local of a block. At the top of a script a variable is a `FieldDeclaration`, except after `using`. */
export interface LocalDeclarationStatementSyntax extends Node<'LocalDeclarationStatement'> {
  readonly awaitKeyword: TokenSpan | undefined;
  readonly usingKeyword: TokenSpan | undefined;
  readonly modifiers: readonly ModifierToken[];
  readonly declaration: VariableDeclarationSyntax;
}

/** A function in a block. At the top of a script a function is a `MethodDeclaration`. */
export interface LocalFunctionStatementSyntax extends Node<'LocalFunctionStatement'> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
  readonly returnType: TypeSyntax;
  readonly identifier: IdentifierToken;
  readonly typeParameters: readonly TypeParameterSyntax[];
  readonly parameterList: ParameterListSyntax;
  readonly constraintClauses: readonly TypeParameterConstraintClauseSyntax[];
  readonly body: BlockSyntax | undefined;
  readonly expressionBody: ArrowExpressionClauseSyntax | undefined;
}

interface ExpressionStatementSyntax extends Node<'ExpressionStatement'> {
  readonly expression: ExpressionSyntax;
  /** False only for the trailing expression of a script: its value is the script's. */
  readonly hasSemicolon: boolean;
}
type EmptyStatementSyntax = Node<'EmptyStatement'>;
interface LabeledStatementSyntax extends Node<'LabeledStatement'> {
  readonly identifier: IdentifierToken;
  readonly statement: StatementSyntax;
}
/** `goto label`, `goto case x`, `goto default`. */
export interface GotoStatementSyntax extends Node<'GotoStatement'> {
  readonly target: 'label' | 'case' | 'default';
  /** The label (an `IdentifierName`) or the case's value. */
  readonly expression: ExpressionSyntax | undefined;
}
/** `break;`, or `break outer;` where a loop or switch is labelled so. */
export interface BreakStatementSyntax extends Node<'BreakStatement'> {
  readonly label: IdentifierToken | undefined;
}
/** `continue;`, or `continue outer;`. */
export interface ContinueStatementSyntax extends Node<'ContinueStatement'> {
  readonly label: IdentifierToken | undefined;
}
/** `return x;`. */
export interface ReturnStatementSyntax extends Node<'ReturnStatement'> {
  readonly returnKeyword: TokenSpan;
  readonly expression: ExpressionSyntax | undefined;
}
/** `throw e;`, or `throw;` in a `catch`. */
export interface ThrowStatementSyntax extends Node<'ThrowStatement'> {
  readonly expression: ExpressionSyntax | undefined;
}
/** `yield return x;`, `yield break;`. */
export interface YieldStatementSyntax extends Node<'YieldStatement'> {
  readonly yieldKeyword: TokenSpan;
  /** `undefined` for `yield break`. */
  readonly expression: ExpressionSyntax | undefined;
  readonly isBreak: boolean;
}
/** `if (a) … else …`. */
export interface IfStatementSyntax extends Node<'IfStatement'> {
  readonly condition: ExpressionSyntax;
  readonly statement: StatementSyntax;
  readonly elseStatement: StatementSyntax | undefined;
}
/** `while (a) …`. */
export interface WhileStatementSyntax extends Node<'WhileStatement'> {
  readonly condition: ExpressionSyntax;
  readonly statement: StatementSyntax;
}
/** `do … while (a);`. */
export interface DoStatementSyntax extends Node<'DoStatement'> {
  readonly statement: StatementSyntax;
  readonly condition: ExpressionSyntax;
}
/** `for (…; …; …) …`. */
export interface ForStatementSyntax extends Node<'ForStatement'> {
  readonly declaration: VariableDeclarationSyntax | undefined;
  readonly initializers: readonly ExpressionSyntax[];
  readonly condition: ExpressionSyntax | undefined;
  readonly incrementors: readonly ExpressionSyntax[];
  readonly statement: StatementSyntax;
}
/** `foreach (T x in xs) …`. */
export interface ForEachStatementSyntax extends Node<'ForEachStatement'> {
  readonly awaitKeyword: TokenSpan | undefined;
  readonly forEachKeyword: TokenSpan;
  readonly type: TypeSyntax;
  readonly identifier: IdentifierToken;
  readonly inKeyword: TokenSpan;
  readonly expression: ExpressionSyntax;
  readonly statement: StatementSyntax;
}
/** `foreach (var (a, b) in …)`, `foreach ((int a, var b) in …)`. */
export interface ForEachVariableStatementSyntax extends Node<'ForEachVariableStatement'> {
  readonly awaitKeyword: TokenSpan | undefined;
  readonly forEachKeyword: TokenSpan;
  /** A `DeclarationExpression` or a `TupleExpression`. */
  readonly variable: ExpressionSyntax;
  readonly inKeyword: TokenSpan;
  readonly expression: ExpressionSyntax;
  readonly statement: StatementSyntax;
}
/** `switch (x) { … }`. */
export interface SwitchStatementSyntax extends Node<'SwitchStatement'> {
  readonly switchKeyword: TokenSpan;
  readonly expression: ExpressionSyntax;
  readonly sections: readonly SwitchSectionSyntax[];
}
/** Labels of a `switch` and the statements after them. */
export interface SwitchSectionSyntax extends Node<'SwitchSection'> {
  readonly labels: readonly SwitchLabelSyntax[];
  readonly statements: readonly StatementSyntax[];
}
/** `case value:`; a name may turn out to be a type. */
interface CaseSwitchLabelSyntax extends Node<'CaseSwitchLabel'> {
  readonly value: ExpressionSyntax;
}
interface CasePatternSwitchLabelSyntax extends Node<'CasePatternSwitchLabel'> {
  readonly pattern: PatternSyntax;
  readonly whenClause: ExpressionSyntax | undefined;
}
type DefaultSwitchLabelSyntax = Node<'DefaultSwitchLabel'>;
/** `case pattern when condition:`, `default:`. */
export type SwitchLabelSyntax =
  CaseSwitchLabelSyntax | CasePatternSwitchLabelSyntax | DefaultSwitchLabelSyntax;

/** `try { … } catch … finally { … }`. */
export interface TryStatementSyntax extends Node<'TryStatement'> {
  readonly block: BlockSyntax;
  readonly catches: readonly CatchClauseSyntax[];
  readonly finallyBlock: BlockSyntax | undefined;
}
/** `catch (E e) when (condition) { … }`. */
export interface CatchClauseSyntax extends Node<'CatchClause'> {
  readonly catchKeyword: TokenSpan;
  readonly type: TypeSyntax | undefined;
  readonly identifier: IdentifierToken | undefined;
  /** The condition after `when`. */
  readonly filter: ExpressionSyntax | undefined;
  readonly block: BlockSyntax;
}
/** `using (declaration or expression) statement`. */
export interface UsingStatementSyntax extends Node<'UsingStatement'> {
  readonly awaitKeyword: TokenSpan | undefined;
  readonly usingKeyword: TokenSpan;
  readonly declaration: VariableDeclarationSyntax | undefined;
  readonly expression: ExpressionSyntax | undefined;
  readonly statement: StatementSyntax;
}
/** `lock (x) …`. */
export interface LockStatementSyntax extends Node<'LockStatement'> {
  readonly expression: ExpressionSyntax;
  readonly statement: StatementSyntax;
}
interface CheckedStatementSyntax extends Node<'CheckedStatement'> {
  readonly keyword: 'checked' | 'unchecked';
  readonly block: BlockSyntax;
}
/** Parsed, never supported. */
interface FixedStatementSyntax extends Node<'FixedStatement'> {
  readonly declaration: VariableDeclarationSyntax;
  readonly statement: StatementSyntax;
}
/** Parsed, never supported. */
interface UnsafeStatementSyntax extends Node<'UnsafeStatement'> {
  readonly unsafeKeyword: TokenSpan;
  readonly block: BlockSyntax;
}

/** Whatever stands where a statement does. */
export type StatementSyntax =
  | BlockSyntax
  | LocalDeclarationStatementSyntax
  | LocalFunctionStatementSyntax
  | ExpressionStatementSyntax
  | EmptyStatementSyntax
  | LabeledStatementSyntax
  | GotoStatementSyntax
  | BreakStatementSyntax
  | ContinueStatementSyntax
  | ReturnStatementSyntax
  | ThrowStatementSyntax
  | YieldStatementSyntax
  | IfStatementSyntax
  | WhileStatementSyntax
  | DoStatementSyntax
  | ForStatementSyntax
  | ForEachStatementSyntax
  | ForEachVariableStatementSyntax
  | SwitchStatementSyntax
  | TryStatementSyntax
  | UsingStatementSyntax
  | LockStatementSyntax
  | CheckedStatementSyntax
  | FixedStatementSyntax
  | UnsafeStatementSyntax;

// ---------------------------------------------------------------- declarations

/** `[target: A(1), B]`. */
export interface AttributeListSyntax extends Node<'AttributeList'> {
  readonly target: IdentifierToken | undefined;
  readonly attributes: readonly AttributeSyntax[];
}
/** `Name(arguments)` in `[…]`. */
export interface AttributeSyntax extends Node<'Attribute'> {
  readonly name: NameSyntax;
  readonly arguments: readonly AttributeArgumentSyntax[] | undefined;
}
/** `value`, `name: value` or `Property = value`. */
export interface AttributeArgumentSyntax extends Node<'AttributeArgument'> {
  readonly nameEquals: IdentifierToken | undefined;
  readonly nameColon: IdentifierToken | undefined;
  readonly expression: ExpressionSyntax;
}

/** `(int a, string b = "")` or, of an indexer, `[int i]`. */
export interface ParameterListSyntax extends Node<'ParameterList'> {
  readonly parameters: readonly ParameterSyntax[];
}
/** Modifiers: `ref`, `out`, `in`, `readonly`, `params`, `this`, `scoped`. */
export interface ParameterSyntax extends Node<'Parameter'> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
  /** `undefined` only in lambdas whose parameters have no types. */
  readonly type: TypeSyntax | undefined;
  readonly identifier: IdentifierToken;
  readonly default: ExpressionSyntax | undefined;
}

/** `T`, `in T`, `out T` in the list of a generic declaration. */
export interface TypeParameterSyntax extends Node<'TypeParameter'> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly variance: 'none' | 'in' | 'out';
  readonly identifier: IdentifierToken;
}
/** `where T : A, new()`. */
export interface TypeParameterConstraintClauseSyntax extends Node<'TypeParameterConstraintClause'> {
  readonly name: IdentifierToken;
  readonly constraints: readonly TypeParameterConstraintSyntax[];
}
/** `class`, `class?`, `struct`. `unmanaged` and `notnull` are type constraints with that name. */
interface ClassOrStructConstraintSyntax extends Node<'ClassOrStructConstraint'> {
  readonly keyword: 'class' | 'struct';
  readonly nullable: boolean;
}
type ConstructorConstraintSyntax = Node<'ConstructorConstraint'>;
type DefaultConstraintSyntax = Node<'DefaultConstraint'>;
/** `allows ref struct`. */
type AllowsConstraintClauseSyntax = Node<'AllowsConstraintClause'>;
interface TypeConstraintSyntax extends Node<'TypeConstraint'> {
  readonly type: TypeSyntax;
}
/** What may stand after `where T :`. */
export type TypeParameterConstraintSyntax =
  | ClassOrStructConstraintSyntax
  | ConstructorConstraintSyntax
  | DefaultConstraintSyntax
  | AllowsConstraintClauseSyntax
  | TypeConstraintSyntax;

/** `=> expression` as a body. */
export interface ArrowExpressionClauseSyntax extends Node<'ArrowExpressionClause'> {
  readonly arrow: TokenSpan;
  readonly expression: ExpressionSyntax;
}

/** A type among the bases, with arguments for the constructor of the base class where given. */
export interface BaseTypeSyntax extends Node<'BaseType'> {
  readonly type: TypeSyntax;
  readonly argumentList: ArgumentListSyntax | undefined;
}

/** What all members begin with. */
interface MemberParts {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
}

/** Class, struct, record, record struct or interface. */
export interface TypeDeclarationSyntax extends Node<'TypeDeclaration'>, MemberParts {
  /** `record class` is `record`. */
  readonly keyword: 'class' | 'struct' | 'interface' | 'record' | 'record struct';
  readonly keywordToken: TokenSpan;
  /** What stands before the name; only in headers (`parseTypeHeader`), where `System.DateTime` is allowed. */
  readonly qualifier: NameSyntax | undefined;
  readonly identifier: IdentifierToken;
  readonly typeParameters: readonly TypeParameterSyntax[];
  /** The primary constructor's parameters. */
  readonly parameterList: ParameterListSyntax | undefined;
  readonly baseTypes: readonly BaseTypeSyntax[];
  readonly constraintClauses: readonly TypeParameterConstraintClauseSyntax[];
  readonly members: readonly MemberDeclarationSyntax[];
  /** `undefined` where the body is `;`. */
  readonly closeBrace: TokenSpan | undefined;
}

/** `enum E : byte { A, B = 2 }`. */
export interface EnumDeclarationSyntax extends Node<'EnumDeclaration'>, MemberParts {
  readonly qualifier: NameSyntax | undefined;
  readonly identifier: IdentifierToken;
  /** The underlying type after `:`. */
  readonly baseTypes: readonly BaseTypeSyntax[];
  readonly members: readonly EnumMemberDeclarationSyntax[];
}
/** `A` or `A = 1` in an enum. */
export interface EnumMemberDeclarationSyntax extends Node<'EnumMemberDeclaration'> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly identifier: IdentifierToken;
  readonly value: ExpressionSyntax | undefined;
}

/** `delegate int F(int x);`. */
export interface DelegateDeclarationSyntax extends Node<'DelegateDeclaration'>, MemberParts {
  readonly qualifier: NameSyntax | undefined;
  readonly returnType: TypeSyntax;
  readonly identifier: IdentifierToken;
  readonly typeParameters: readonly TypeParameterSyntax[];
  readonly parameterList: ParameterListSyntax;
  readonly constraintClauses: readonly TypeParameterConstraintClauseSyntax[];
}

/** Fields, constants (modifier `const`), and the variables at the top of a script. */
export interface FieldDeclarationSyntax extends Node<'FieldDeclaration'>, MemberParts {
  readonly declaration: VariableDeclarationSyntax;
}
/** `event EventHandler A, B;`. */
export interface EventFieldDeclarationSyntax extends Node<'EventFieldDeclaration'>, MemberParts {
  readonly declaration: VariableDeclarationSyntax;
}
/** `event EventHandler A { add … remove … }`. */
export interface EventDeclarationSyntax extends Node<'EventDeclaration'>, MemberParts {
  readonly type: TypeSyntax;
  readonly explicitInterface: NameSyntax | undefined;
  readonly identifier: IdentifierToken;
  /** Nothing where the event ends with a semicolon. */
  readonly accessors: readonly AccessorDeclarationSyntax[] | undefined;
}
/** Methods, and the functions at the top of a script. */
export interface MethodDeclarationSyntax extends Node<'MethodDeclaration'>, MemberParts {
  readonly returnType: TypeSyntax;
  readonly explicitInterface: NameSyntax | undefined;
  readonly identifier: IdentifierToken;
  readonly typeParameters: readonly TypeParameterSyntax[];
  readonly parameterList: ParameterListSyntax;
  readonly constraintClauses: readonly TypeParameterConstraintClauseSyntax[];
  readonly body: BlockSyntax | undefined;
  readonly expressionBody: ArrowExpressionClauseSyntax | undefined;
}
/** `C(int x) : base(x) { … }`. */
export interface ConstructorDeclarationSyntax extends Node<'ConstructorDeclaration'>, MemberParts {
  readonly identifier: IdentifierToken;
  readonly parameterList: ParameterListSyntax;
  readonly initializer: ConstructorInitializerSyntax | undefined;
  readonly body: BlockSyntax | undefined;
  readonly expressionBody: ArrowExpressionClauseSyntax | undefined;
}
/** `: base(…)`, `: this(…)`. */
export interface ConstructorInitializerSyntax extends Node<'ConstructorInitializer'> {
  readonly keyword: 'base' | 'this';
  readonly keywordToken: TokenSpan;
  readonly argumentList: ArgumentListSyntax;
}
/** `~C() { … }`. */
export interface DestructorDeclarationSyntax extends Node<'DestructorDeclaration'>, MemberParts {
  readonly identifier: IdentifierToken;
  readonly body: BlockSyntax | undefined;
  readonly expressionBody: ArrowExpressionClauseSyntax | undefined;
}
/** Either `accessors` (perhaps with an initializer) or an `expressionBody`. */
export interface PropertyDeclarationSyntax extends Node<'PropertyDeclaration'>, MemberParts {
  readonly type: TypeSyntax;
  readonly explicitInterface: NameSyntax | undefined;
  readonly identifier: IdentifierToken;
  readonly accessors: readonly AccessorDeclarationSyntax[] | undefined;
  readonly expressionBody: ArrowExpressionClauseSyntax | undefined;
  readonly initializer: ExpressionSyntax | undefined;
}
/** `int this[int i] { get; set; }`. */
export interface IndexerDeclarationSyntax extends Node<'IndexerDeclaration'>, MemberParts {
  readonly type: TypeSyntax;
  readonly explicitInterface: NameSyntax | undefined;
  readonly thisKeyword: TokenSpan;
  readonly parameterList: ParameterListSyntax;
  readonly accessors: readonly AccessorDeclarationSyntax[] | undefined;
  readonly expressionBody: ArrowExpressionClauseSyntax | undefined;
}
/** Without `body` and `expressionBody` it is `get;`. */
export interface AccessorDeclarationSyntax extends Node<'AccessorDeclaration'>, MemberParts {
  readonly keyword: 'get' | 'set' | 'init' | 'add' | 'remove' | 'unknown';
  readonly keywordToken: TokenSpan;
  readonly body: BlockSyntax | undefined;
  readonly expressionBody: ArrowExpressionClauseSyntax | undefined;
}
/** `static T operator +(T a, T b)`; compound and increment instance operators of C# 14 too. */
export interface OperatorDeclarationSyntax extends Node<'OperatorDeclaration'>, MemberParts {
  readonly returnType: TypeSyntax;
  readonly explicitInterface: NameSyntax | undefined;
  readonly checkedKeyword: TokenSpan | undefined;
  /** As written: `+`, `==`, `>>>`, `true`, `++`. */
  readonly operator: string;
  readonly operatorToken: TokenSpan;
  readonly parameterList: ParameterListSyntax;
  readonly body: BlockSyntax | undefined;
  readonly expressionBody: ArrowExpressionClauseSyntax | undefined;
}
/** `static implicit operator T(U x)`. */
export interface ConversionOperatorDeclarationSyntax
  extends Node<'ConversionOperatorDeclaration'>, MemberParts {
  readonly direction: 'implicit' | 'explicit';
  readonly explicitInterface: NameSyntax | undefined;
  readonly checkedKeyword: TokenSpan | undefined;
  readonly operatorToken: TokenSpan;
  readonly type: TypeSyntax;
  readonly parameterList: ParameterListSyntax;
  readonly body: BlockSyntax | undefined;
  readonly expressionBody: ArrowExpressionClauseSyntax | undefined;
}
/** `extension<T>(List<T> list) { … }` of C# 14. */
interface ExtensionBlockDeclarationSyntax extends Node<'ExtensionBlockDeclaration'>, MemberParts {
  readonly typeParameters: readonly TypeParameterSyntax[];
  readonly parameterList: ParameterListSyntax;
  readonly constraintClauses: readonly TypeParameterConstraintClauseSyntax[];
  readonly members: readonly MemberDeclarationSyntax[];
}
/** Only at the top of a script. */
interface GlobalStatementSyntax extends Node<'GlobalStatement'> {
  readonly statement: StatementSyntax;
}
/** A namespace: a script may not hold one (already reported as CS7021); its members are kept for further errors. */
interface NamespaceDeclarationSyntax extends Node<'NamespaceDeclaration'> {
  readonly name: NameSyntax;
  readonly fileScoped: boolean;
  readonly usings: readonly UsingDirectiveSyntax[];
  readonly members: readonly MemberDeclarationSyntax[];
}
/** Attributes or modifiers without a declaration after them (already reported). */
interface IncompleteMemberSyntax extends Node<'IncompleteMember'>, MemberParts {
  readonly type: TypeSyntax | undefined;
}

/** A declaration that makes a type. */
export type BaseTypeDeclarationSyntax =
  TypeDeclarationSyntax | EnumDeclarationSyntax | DelegateDeclarationSyntax;
/** Whatever may be declared in a type or at the top of a script. */
export type MemberDeclarationSyntax =
  | BaseTypeDeclarationSyntax
  | FieldDeclarationSyntax
  | EventFieldDeclarationSyntax
  | EventDeclarationSyntax
  | MethodDeclarationSyntax
  | ConstructorDeclarationSyntax
  | DestructorDeclarationSyntax
  | PropertyDeclarationSyntax
  | IndexerDeclarationSyntax
  | OperatorDeclarationSyntax
  | ConversionOperatorDeclarationSyntax
  | ExtensionBlockDeclarationSyntax
  | GlobalStatementSyntax
  | NamespaceDeclarationSyntax
  | IncompleteMemberSyntax;

/** `using A.B;`, `using static A.B;`, `using X = A.B;`, `global using …`. */
export interface UsingDirectiveSyntax extends Node<'UsingDirective'> {
  readonly global: boolean;
  readonly static: boolean;
  readonly unsafe: boolean;
  readonly alias: IdentifierToken | undefined;
  /** A namespace or type; with an alias any type. */
  readonly type: TypeSyntax;
}

/** A whole script: usings come first, members and statements in the order of the text. */
export interface CompilationUnitSyntax extends Node<'CompilationUnit'>, RareSyntax {
  readonly usings: readonly UsingDirectiveSyntax[];
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly members: readonly MemberDeclarationSyntax[];
}

/** Where a text has what most have not, so that it is not looked for in vain. */
export interface RareSyntax {
  /** Variables declared in expressions and patterns. */
  readonly designations: readonly number[];
  /** `yield` statements. */
  readonly yields: readonly number[];
  readonly chains: LongChains;
}

/**
 * Expressions that begin with hundreds of others one inside the other (`a + b + …`, `a.B().C()…`), each with expressions
 * on the way down to its first operand, the innermost first.
 */
export type LongChains = ReadonlyMap<ExpressionSyntax, readonly ExpressionSyntax[]>;

/** Every node there is. */
export type SyntaxNode =
  | ExpressionSyntax
  | PatternSyntax
  | StatementSyntax
  | MemberDeclarationSyntax
  | CompilationUnitSyntax
  | UsingDirectiveSyntax
  | ArrayRankSpecifierSyntax
  | TupleElementSyntax
  | InterpolatedStringContentSyntax
  | ArgumentListSyntax
  | ArgumentSyntax
  | AnonymousObjectMemberDeclaratorSyntax
  | CollectionElementSyntax
  | QueryBodySyntax
  | QueryContinuationSyntax
  | QueryClauseSyntax
  | OrderingSyntax
  | SelectClauseSyntax
  | GroupClauseSyntax
  | SwitchExpressionArmSyntax
  | VariableDesignationSyntax
  | SubpatternSyntax
  | VariableDeclarationSyntax
  | VariableDeclaratorSyntax
  | SwitchSectionSyntax
  | SwitchLabelSyntax
  | CatchClauseSyntax
  | AttributeListSyntax
  | AttributeSyntax
  | AttributeArgumentSyntax
  | ParameterListSyntax
  | ParameterSyntax
  | TypeParameterSyntax
  | TypeParameterConstraintClauseSyntax
  | TypeParameterConstraintSyntax
  | ArrowExpressionClauseSyntax
  | BaseTypeSyntax
  | EnumMemberDeclarationSyntax
  | AccessorDeclarationSyntax
  | ConstructorInitializerSyntax;
