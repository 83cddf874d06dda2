// What the areas of the language ask of each other: the types of the functions that a binder gives them.
import type { ErrorType, MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type {
  ArgumentListSyntax,
  AssignmentExpressionSyntax,
  BlockSyntax,
  ConditionalAccessExpressionSyntax,
  ExpressionSyntax,
  ForEachVariableStatementSyntax,
  PatternSyntax,
  StatementSyntax,
  SwitchStatementSyntax,
  TypeSyntax,
} from '../syntax/nodes.ts';
import type {
  BoundArgument,
  BoundBlock,
  BoundDeconstructionParts,
  BoundExpression,
  BoundPattern,
  BoundPlaceholder,
  BoundStatement,
} from './bound-tree/bound-nodes.ts';
import type { LookupOptions, NameLookup } from './lookup/lookup-result.ts';
import type { DeclaredLabel } from './lookup/scope.ts';
import type { AnyExpression } from './bound-tree/unconverted.ts';

/** The arguments of a constructor as overload resolution placed them. */
export interface BoundConstructorCall {
  readonly method: MethodSymbol | undefined;
  readonly arguments: readonly BoundArgument[];
  readonly evaluationOrder?: readonly number[] | undefined;
}

/**
 * What the areas of the language ask of each other. "Any" expressions may lack a type (lambda, `null`, method group…) or
 * be no value at all (type, namespace).
 */
export interface BindingFunctions {
  // types and names
  bindType(syntax: TypeSyntax): Type;
  /** The meaning of a simple name; undefined (nothing reported) when it means nothing. */
  lookupName(name: string, span: TextSpan, options: LookupOptions): NameLookup | undefined;
  /** The extension methods of that name, nearest scope first: each inner list is one level to be tried before the next. */
  extensionMethods(name: string, receiver?: Type): readonly (readonly MethodSymbol[])[];

  // expressions
  /** Where a value is wanted: types and namespaces are reported. */
  bindExpression(syntax: ExpressionSyntax): AnyExpression;
  /** Where a type or a namespace may stand as well: before a dot, in `nameof`, in patterns. */
  bindExpressionOrType(syntax: ExpressionSyntax): AnyExpression;
  /** `a?.b`, also as the left side of an assignment. */
  bindConditionalAccess(syntax: ConditionalAccessExpressionSyntax): BoundExpression;
  /** A collection of that type with these elements, as a collection expression or an expanded `params` makes it. */
  bindCollection(values: readonly BoundExpression[], type: Type, span: TextSpan): BoundExpression;
  /** Reports what is in the way of a `params` parameter of the type. */
  checkParamsCollection(type: NamedType, word: TextSpan): void;
  /** A value with its natural type; reports what has none or is no value. */
  bindValue(syntax: ExpressionSyntax): BoundExpression;
  /** A value converted implicitly to the type; reports where it cannot be. Array initializers `{ … }` too. */
  bindConverted(syntax: ExpressionSyntax, type: Type): BoundExpression;
  /** What the function whose code it is gives, converted; an async one must not give its task. */
  bindReturnedValue(syntax: ExpressionSyntax, type: Type): BoundExpression;
  /** Converted to bool, or through `operator true`. */
  bindCondition(syntax: ExpressionSyntax): BoundExpression;
  /** An expression as a statement, its value unused: only calls, assignments, increments, await and `new` (CS0201). */
  bindStatementExpression(syntax: ExpressionSyntax, isBody?: boolean): BoundExpression;
  /** `ref` locals and returns: the operand of `ref x`, of exactly that type. The result is a `RefExpression`. */
  bindReference(
    syntax: ExpressionSyntax,
    type: Type | undefined,
    isReadOnly?: boolean,
    use?: 'reference' | 'refAssign' | 'return',
  ): BoundExpression;
  /** The operand of a `ref`, `out` or `in` argument: a variable. */
  bindReferenceOperand(syntax: ExpressionSyntax, refKind: 'ref' | 'out' | 'in'): AnyExpression;
  /** Converts implicitly, or reports at the span and gives a bad expression of the type. */
  convert(expression: AnyExpression, type: Type, span: TextSpan): BoundExpression;
  /** Converts as a cast does (the element of `foreach (T x in …)`). */
  convertExplicitly(expression: AnyExpression, type: Type, span: TextSpan): BoundExpression;
  /** Gives an expression its natural type; reports what has none or is no value. */
  toValue(expression: AnyExpression, span: TextSpan): BoundExpression;
  /** Chooses a constructor of `type` for the arguments (of `base(…)`, `this(…)`, an attribute). */
  bindConstructorCall(
    type: NamedType | ErrorType,
    argumentList: ArgumentListSyntax | undefined,
    span: TextSpan,
  ): BoundConstructorCall;
  /** Calls a method of a value's type by name (`Dispose`, `MoveNext`…); undefined, and nothing is told, where that cannot be. */
  bindPatternCall(
    receiver: BoundExpression,
    name: string,
    span: TextSpan,
    argument?: BoundExpression,
  ): BoundExpression | undefined;
  /** `receiver[index]` for an `Index` or `Range` where no indexer takes one: by `Length` or `Count`; undefined when that cannot be. */
  bindImplicitIndex(
    receiver: BoundExpression,
    index: BoundExpression,
    span: TextSpan,
  ): BoundExpression | undefined;
  /** `await operand`, the operand being bound. */
  bindAwait(operand: BoundExpression, span: TextSpan): BoundExpression;

  // statements
  bindStatement(syntax: StatementSyntax): BoundStatement;
  /** A block in a scope of its own. */
  bindBlock(syntax: BlockSyntax): BoundBlock;
  /** The statements of a section of a `switch`, in the binder's scope, which is new and theirs alone. */
  bindSection(statements: readonly StatementSyntax[], span: TextSpan): BoundBlock;
  /** Declares the labels before a statement in the binder's scope. */
  declareLabels(statement: StatementSyntax): void;
  /** Warns of labels that nobody jumps to. */
  reportUnusedLabels(labels: Iterable<DeclaredLabel>): void;
  /** The body of a function whose parameters are already in the binder's scope: a block, or an expression as one `return`. */
  bindBody(body: BlockSyntax | ExpressionSyntax): BoundBlock;

  // patterns and deconstruction
  bindPattern(syntax: PatternSyntax, inputType: Type): BoundPattern;
  bindSwitchStatement(syntax: SwitchStatementSyntax): BoundStatement;
  /** `(a, var b) = value` as an expression. */
  bindDeconstruction(syntax: AssignmentExpressionSyntax): BoundExpression;
  /** The variables of `foreach (var (a, b) in …)`, declared in the binder's scope and filled from `source`. */
  bindForEachDeconstruction(
    syntax: ForEachVariableStatementSyntax,
    source: BoundPlaceholder,
  ): BoundDeconstructionParts;
}
