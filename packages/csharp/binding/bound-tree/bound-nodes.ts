// The bound tree: what the code means. Every expression has a type, every conversion is explicit, every call has its
// overload with all arguments in parameter order. The emitter decides nothing about C#, only about JavaScript.
// One file, the table of its nodes, because expressions, statements, patterns and functions hold each other.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type {
  EventSymbol,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  ArrayType,
  PropertySymbol,
  Type,
  TypeParameter,
} from '@mockwright/language/metadata/symbols';
import type { RefKind, TypeAnnotation } from '@mockwright/language/metadata/symbol-kinds';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';
import type { FunctionSymbol, LabelSymbol, LocalSymbol } from '../../symbols/local-symbols.ts';

interface Node<Kind extends string> {
  readonly kind: Kind;
  /** Where the construct stands in its source text; run-time errors point here. */
  readonly span: TextSpan;
}
interface Expression<Kind extends string> extends Node<Kind> {
  readonly type: Type;
  /** Present when the expression is a constant, then `value` is already of `type`. */
  readonly constant?: { readonly value: ConstantValue } | undefined;
}

// ---------------------------------------------------------------- values

/** A constant, `null`, or `default` of a type that is null. */
export interface BoundLiteral extends Expression<'Literal'> {
  readonly constant: { readonly value: ConstantValue };
}
type BoundDefault = Expression<'Default'>;
interface BoundLocal extends Expression<'Local'> {
  readonly local: LocalSymbol;
}
/** `this`; of a struct a mutable one. */
interface BoundThis extends Expression<'This'> {
  /** A struct that cannot be changed here: in its readonly members. */
  readonly isReadOnly: boolean;
  /** In constructors, which may change readonly fields. */
  readonly isConstructor: boolean;
  /** A struct of which the member may give references away (`[UnscopedRef]`). */
  readonly isUnscoped: boolean;
}
/** `base` as a receiver: calls through it are not virtual. */
type BoundBase = Expression<'Base'>;
/** A globals member's receiver: the object that the host gives to the script (`Request` is a property of it). */
type BoundHostObject = Expression<'HostObject'>;
/** A value computed elsewhere: the receiver of a conditional access, an element of a deconstruction… Compared by identity. */
export interface BoundPlaceholder extends Expression<'Placeholder'> {
  /** Where its type has references that may be null, for messages. */
  readonly annotation?: TypeAnnotation | undefined;
}
/** A value, or a variable that was to be passed by reference. */
export type FoundPart = BoundExpression | BoundArgument;
/** Something that could not be bound (reported). The emitter never sees it: code with errors is not emitted. */
export interface BoundBad extends Expression<'Bad'> {
  /** What was found for it, in the order of evaluation. It is worked out when flow analysis asks for it. */
  readonly found?: () => readonly FoundPart[];
}
interface BoundTypeOf extends Expression<'TypeOf'> {
  readonly operand: Type;
  /** `typeof(List<>)`: the operand is the definition, even within its own code. */
  readonly isUnbound: boolean;
}

// ---------------------------------------------------------------- members and calls

/** `receiver` is null for static members. A `const` field is a literal by now. */
/** A field, of an object or static. */
export interface BoundFieldAccess extends Expression<'FieldAccess'> {
  readonly receiver: BoundExpression | null;
  readonly field: FieldSymbol;
}
/** A property; `arguments` for indexers. As the target of an assignment its setter is meant. */
interface BoundPropertyAccess extends Expression<'PropertyAccess'> {
  readonly receiver: BoundExpression | null;
  readonly property: PropertySymbol;
  readonly arguments: readonly BoundArgument[];
  readonly evaluationOrder?: readonly number[] | undefined;
}
/** An event inside its type (its delegate) or as target of `+=`/`-=`. */
interface BoundEventAccess extends Expression<'EventAccess'> {
  readonly receiver: BoundExpression | null;
  readonly event: EventSymbol;
}
export interface BoundArrayAccess extends Expression<'ArrayAccess'> {
  readonly array: BoundExpression;
  /** `int`s (other integers are converted), as many as the rank. */
  readonly indices: readonly BoundExpression[];
}
/** The elements of an inline array, as an array that lives as long as the struct does. */
export interface BoundInlineArrayItems extends Expression<'InlineArrayItems'> {
  readonly type: ArrayType;
  readonly receiver: BoundExpression;
}
/**
 * `x[^1]`, `x[1..]` over a type with `Length`/`Count` and an indexer or `Slice`/`Substring`; arrays too.
 * `index` is of type `Index` or `Range`; `length` and `access` read `receiverPlaceholder`, `access` also
 * `indexPlaceholder` (an `int`; a range gives start and length in `rangePlaceholders`).
 */
export interface BoundIndexOrRangeAccess extends Expression<'IndexOrRangeAccess'> {
  readonly receiver: BoundExpression;
  readonly index: BoundExpression;
  readonly receiverPlaceholder: BoundPlaceholder;
  readonly length: BoundExpression;
  /** One placeholder (index) or two (start, length). */
  readonly placeholders: readonly BoundPlaceholder[];
  readonly access: BoundExpression;
}
/** A copied part of an array, in the `access` of a range and in slice patterns: by start and length (`int`s), a new array. */
interface BoundArraySlice extends Expression<'ArraySlice'> {
  readonly type: ArrayType;
  readonly array: BoundExpression;
  readonly start: BoundExpression;
  readonly length: BoundExpression;
}
/** An argument in the place of its parameter. */
export interface BoundArgument {
  readonly value: BoundExpression;
  readonly refKind: RefKind;
  /** By reference, though the code does not say so. */
  readonly isImplicit?: boolean;
}
/**
 * A call. `arguments` are in parameter order, optional and `params` ones filled in. Extension methods are called
 * static. `evaluationOrder` lists argument indices when named arguments change the order.
 */
export interface BoundCall extends Expression<'Call'> {
  readonly receiver: BoundExpression | null;
  readonly method: MethodSymbol;
  readonly arguments: readonly BoundArgument[];
  readonly evaluationOrder?: readonly number[] | undefined;
}
/** `f(x)` of a delegate. */
export interface BoundDelegateInvocation extends Expression<'DelegateInvocation'> {
  readonly delegate: BoundExpression;
  readonly arguments: readonly BoundArgument[];
  readonly evaluationOrder?: readonly number[] | undefined;
}
/** `new T(…) { … }`. */
export interface BoundObjectCreation extends Expression<'ObjectCreation'> {
  /** Undefined for a struct's implicit parameterless constructor, and for `new T()`. */
  readonly constructorMethod: MethodSymbol | undefined;
  readonly arguments: readonly BoundArgument[];
  readonly evaluationOrder?: readonly number[] | undefined;
  readonly initializer: BoundInitializer | undefined;
}
/** What happens to a new object, which `target` stands for. */
export interface BoundInitializer {
  readonly target: BoundPlaceholder;
  /** Assignments, calls of `Add`, and nested initializers, all reading `target`. */
  readonly items: readonly BoundInitializerItem[];
}
export type BoundInitializerItem = BoundExpression | BoundNestedInitializer;
/** `Address = { City = "x" }`, `[key] = …`: `indices` are evaluated once; `items` name the member by its whole path, each anew. */
export interface BoundNestedInitializer {
  readonly kind: 'NestedInitializer';
  readonly indices: readonly { readonly placeholder: BoundPlaceholder; readonly value: BoundExpression }[];
  readonly items: readonly BoundInitializerItem[];
}
/** `new { A = 1 }`: arguments in the order of the anonymous type's properties. */
export interface BoundAnonymousObjectCreation extends Expression<'AnonymousObjectCreation'> {
  readonly type: NamedType;
  readonly arguments: readonly BoundExpression[];
}
/** `(a, b)`. */
export interface BoundTuple extends Expression<'Tuple'> {
  readonly type: NamedType;
  readonly elements: readonly BoundExpression[];
}
/** `initializer` is nested for ranks above 1. With an initializer the sizes are those of the initializer. */
export interface BoundArrayCreation extends Expression<'ArrayCreation'> {
  readonly type: ArrayType;
  readonly sizes: readonly BoundExpression[];
  readonly initializer: BoundArrayInitializer | undefined;
  /** The bytes of a text, `"…"u8`, to which others can be added. */
  readonly isUtf8?: boolean;
  /** Always the same array: of `params` where nothing is given. */
  readonly isShared?: boolean;
}
/** `{ … }` of an array, nested for each further dimension. */
export interface BoundArrayInitializer {
  readonly elements: readonly (BoundExpression | BoundArrayInitializer)[];
}
/** The compiler's own lists for interfaces: of one element, of a number known beforehand, of any number. */
export type ReadOnlyConstruction = 'ReadOnlySingleElementList' | 'ReadOnlyArray' | 'ReadOnlyList';
/** `[a, ..b]`. Elements are already converted; `elementType` is that of the target. */
export interface BoundCollectionExpression extends Expression<'CollectionExpression'> {
  readonly elementType: Type;
  readonly elements: readonly {
    /** For `add` the call that adds the element. */
    readonly value: BoundExpression;
    readonly isSpread: boolean;
    /** Spread: converts (or adds) one element, reading `item`. */ readonly item?:
      BoundPlaceholder | undefined;
    readonly converted?: BoundExpression | undefined;
  }[];
  /** `array`: for T[]; `list`: for `IList<T>`/`ICollection<T>`, too; `add`: new + Add; `ReadOnly…`: for the other interfaces. */
  readonly construction: 'array' | 'list' | 'add' | 'builder' | ReadOnlyConstruction;
  /** For `add` the constructor that needs no arguments, and some method `Add`; for `builder` the Create method taking an array. */
  readonly constructorMethod?: MethodSymbol | undefined;
  /** What `with(…)` gives the constructor. */
  readonly constructorArguments?: readonly BoundArgument[] | undefined;
  readonly method?: MethodSymbol | undefined;
  /** For `add`: the collection, as the calls that add to it read it. */
  readonly target?: BoundPlaceholder | undefined;
}
/** A delegate from a method. `receiver` is null for static methods; extension methods have their first argument as receiver. */
export interface BoundDelegateCreation extends Expression<'DelegateCreation'> {
  readonly receiver: BoundExpression | null;
  readonly method: MethodSymbol;
}
/** A lambda or anonymous method, of a delegate type. */
export interface BoundLambda extends Expression<'Lambda'> {
  readonly function: BoundFunction;
}
/** A body with its parameters. An expression body is a block with one return (or expression statement). */
export interface BoundFunction {
  readonly symbol: FunctionSymbol;
  readonly parameters: readonly LocalSymbol[];
  readonly returnType: Type;
  readonly isAsync: boolean;
  readonly isIterator: boolean;
  readonly body: BoundBlock;
}

// ---------------------------------------------------------------- operators

/**
 * - `identity`, `implicitReference`, `nullLiteral`: nothing happens at run time
 * - `implicitNumeric`, `explicitNumeric` (also char and enums through `explicitEnum`/`implicitEnum`): by source and target type
 * - `implicitNullable`, `explicitNullable`: lifted over `underlying`
 * - `boxing`, `unboxing`, `explicitReference` (a checked cast)
 * - `userDefined`: `method` is called; operand and result are converted around it by conversions of their own
 * - `span`: an array, a string or a span as a span
 * - `tuple`: element by element through `elements`; `defaultLiteral`; `dynamic`: at run time
 * - `dynamicIndex`: the same as the place of an element of an array, or its length
 * - `elementIndex`: a longer integer as the place of an element; one that no `int` can be lies outside of every array
 */
export type ConversionKind =
  | 'identity'
  | 'implicitReference'
  | 'nullLiteral'
  | 'implicitNumeric'
  | 'explicitNumeric'
  | 'implicitEnum'
  | 'explicitEnum'
  | 'implicitNullable'
  | 'explicitNullable'
  | 'boxing'
  | 'unboxing'
  | 'explicitReference'
  | 'userDefined'
  | 'span'
  | 'tuple'
  | 'defaultLiteral'
  | 'dynamic'
  | 'dynamicIndex'
  | 'elementIndex';
/** An operand made a value of another type. */
export interface BoundConversion extends Expression<'Conversion'> {
  /** A span over new memory of the method. */
  readonly memory?: 'stackalloc' | 'collection' | undefined;
  readonly operand: BoundExpression;
  readonly conversion: ConversionKind;
  /** In a `checked` context (explicit numeric conversions overflow). */
  readonly isChecked: boolean;
  /** `dynamic`: by a cast. */
  readonly isExplicit?: boolean | undefined;
  readonly method?: MethodSymbol | undefined;
  /** Nullable and tuple conversions: what happens to the value(s) inside, each reading its placeholder. */
  readonly elements?:
    readonly { readonly placeholder: BoundPlaceholder; readonly converted: BoundExpression }[] | undefined;
}

/** On what the built-in operator works, after conversions. `object`: references; `delegate`: combine/remove/equality. */
export type OperandKind =
  | 'int'
  | 'uint'
  | 'long'
  | 'ulong'
  | 'nint'
  | 'nuint'
  | 'float'
  | 'double'
  | 'decimal'
  | 'bool'
  | 'string'
  | 'object'
  | 'delegate'
  | 'enum'
  | 'userDefined'
  | 'tuple'
  | 'nullTest';
/** Operators of one operand; `true` and `false` are those that conditions ask. */
export type UnaryOperator = '+' | '-' | '!' | '~' | 'true' | 'false';
/** Operators of two operands that evaluate both. */
export type BinaryOperator =
  '+' | '-' | '*' | '/' | '%' | '<<' | '>>' | '>>>' | '&' | '|' | '^' | '==' | '!=' | '<' | '>' | '<=' | '>=';
/** `-x`, `!x`, by the kind of the operand. */
export interface BoundUnary extends Expression<'Unary'> {
  readonly operator: UnaryOperator;
  readonly operandKind: OperandKind;
  readonly operand: BoundExpression;
  readonly isLifted: boolean;
  readonly isChecked: boolean;
  readonly method?: MethodSymbol | undefined;
}
/** Both operands are already converted to the operator's operand types (nullable ones when lifted). For `enum` the underlying kind decides. String `+` has string or object operands, each null-safe. Tuple `==` compares `elements` pairwise. */
export interface BoundBinary extends Expression<'Binary'> {
  readonly operator: BinaryOperator;
  readonly operandKind: OperandKind;
  readonly left: BoundExpression;
  readonly right: BoundExpression;
  readonly isLifted: boolean;
  readonly isChecked: boolean;
  readonly method?: MethodSymbol | undefined;
  readonly tupleElements?:
    | {
        readonly left: readonly BoundPlaceholder[];
        readonly right: readonly BoundPlaceholder[];
        readonly comparisons: readonly BoundExpression[];
      }
    | undefined;
}
/** `&&`, `||` on bools; `method` (`&` or `|`) and `test` (`operator false`/`true`) for user-defined ones. */
export interface BoundLogical extends Expression<'Logical'> {
  readonly operator: '&&' | '||';
  readonly left: BoundExpression;
  readonly right: BoundExpression;
  readonly method?: MethodSymbol | undefined;
  readonly test?: MethodSymbol | undefined;
}
/** `leftConverted` converts the non-null left value (`leftPlaceholder`) to the result type. */
export interface BoundNullCoalescing extends Expression<'NullCoalescing'> {
  readonly left: BoundExpression;
  readonly leftPlaceholder: BoundPlaceholder;
  readonly leftConverted: BoundExpression;
  readonly right: BoundExpression;
}
/** `a ? b : c`. */
export interface BoundConditional extends Expression<'Conditional'> {
  readonly condition: BoundExpression;
  readonly whenTrue: BoundExpression;
  readonly whenFalse: BoundExpression;
  readonly isRef: boolean;
}
/** `a?.b`: `whenNotNull` reads `placeholder` (the value inside, for nullable structs). Void when used as a statement. */
export interface BoundConditionalAccess extends Expression<'ConditionalAccess'> {
  readonly receiver: BoundExpression;
  readonly placeholder: BoundPlaceholder;
  readonly whenNotNull: BoundExpression;
}
/** Targets: Local, FieldAccess, PropertyAccess, ArrayAccess, IndexOrRangeAccess, dynamic accesses, Discard, ref-returning calls, This (struct). */
export interface BoundAssignment extends Expression<'Assignment'> {
  readonly target: BoundExpression;
  readonly value: BoundExpression;
  /** `ref` assignment: the variable gets the reference. */
  readonly isRef: boolean;
  /** What the run-time binder is told of the value, where the target is dynamic. */
  readonly given?: Pick<DynamicArgument, 'staticType' | 'isConstant'> | undefined;
}
/** `a += b`: the target is evaluated once; `operation` reads `placeholder` (its old value) and gives the new value, of the target's type. */
export interface BoundCompoundAssignment extends Expression<'CompoundAssignment'> {
  readonly target: BoundExpression;
  readonly placeholder: BoundPlaceholder;
  readonly operation: BoundExpression;
  /** The operation changes the old value itself and gives nothing: the value is that of the target. */
  readonly isInPlace: boolean;
}
/** `++`/`--`; `operation` as in compound assignments. A postfix one gives the old value. */
export interface BoundIncrement extends Expression<'Increment'> {
  readonly target: BoundExpression;
  readonly placeholder: BoundPlaceholder;
  readonly operation: BoundExpression;
  readonly isPrefix: boolean;
}
/** `+=`/`-=` on an event. */
export interface BoundEventAssignment extends Expression<'EventAssignment'> {
  readonly receiver: BoundExpression | null;
  readonly event: EventSymbol;
  readonly isAddition: boolean;
  readonly value: BoundExpression;
}
/** `a ??= b`: `target` is evaluated once; assigned `value` when null. The result is `converted`, reading `placeholder` (the non-null value). */
export interface BoundNullCoalescingAssignment extends Expression<'NullCoalescingAssignment'> {
  readonly target: BoundExpression;
  readonly value: BoundExpression;
  readonly placeholder: BoundPlaceholder;
  readonly converted: BoundExpression;
}
/** `(a, var b) = value`. Targets are evaluated first, then the value is taken apart, then all are assigned. Type: the tuple of the targets. */
export interface BoundDeconstruction extends Expression<'Deconstruction'> {
  readonly value: BoundExpression;
  readonly parts: BoundDeconstructionParts;
}
/** How one value is taken apart: `source` is the placeholder of the value; by its tuple elements, or by a `Deconstruct` method with out arguments. */
export interface BoundDeconstructionParts {
  readonly source: BoundPlaceholder;
  /** Absent: `source` is a tuple. Instance, or static (extension) with the source as first argument. */
  readonly method?: MethodSymbol | undefined;
  /** The elements in order; `element` stands for what came out; exactly one of `target` (with `converted` to its type) and `parts`. */
  readonly elements: readonly BoundDeconstructionElement[];
}
/** One part of a deconstructed value: assigned to a target, or taken apart further. */
export interface BoundDeconstructionElement {
  readonly element: BoundPlaceholder;
  readonly target?: BoundExpression | undefined;
  readonly converted?: BoundExpression | undefined;
  readonly parts?: BoundDeconstructionParts | undefined;
}
/** `_` as a target. */
type BoundDiscard = Expression<'Discard'>;
/** `ref x` as a value (ref locals, ref returns); the result is a `Ref`. */
interface BoundRefExpression extends Expression<'RefExpression'> {
  readonly operand: BoundExpression;
}
/** `x as T`, `x is T` (T may be nullable for `as`). The operand is boxed when it is a value type. */
export interface BoundAs extends Expression<'As'> {
  readonly operand: BoundExpression;
}
interface BoundIsPattern extends Expression<'IsPattern'> {
  readonly operand: BoundExpression;
  readonly pattern: BoundPattern;
  /** What is known of it while compiling: from the operand's type, or its value. */
  readonly outcome?: 'always' | 'never' | 'sometimes';
  /** It was reported, and what is made of it is not reported as well. */
  readonly hasErrors?: boolean;
}
/** `locals` are the pattern and out variables of the arm, fresh whenever it is tried. An unmatched value throws `SwitchExpressionException`. */
export interface BoundSwitchExpression extends Expression<'SwitchExpression'> {
  readonly value: BoundExpression;
  readonly arms: readonly {
    readonly pattern: BoundPattern;
    readonly when: BoundExpression | undefined;
    readonly value: BoundExpression;
    readonly locals: readonly LocalSymbol[];
    readonly span: TextSpan;
  }[];
}
/** Each hole's value is boxed unless its type is string; `format` and `alignment` are constants. */
export interface BoundInterpolatedString extends Expression<'InterpolatedString'> {
  readonly parts: readonly (
    | string
    | {
        readonly value: BoundExpression;
        readonly alignment: number | undefined;
        readonly format: string | undefined;
      }
  )[];
  /** `FormattableString`/`IFormattable` targets; `string` otherwise. */
  readonly isFormattable: boolean;
}
/** The parts of an interpolated string appended to a handler, which is the value. */
export interface BoundStringHandler extends Expression<'StringHandler'> {
  readonly creation: BoundExpression;
  /** The handler in the calls. */
  readonly handler: BoundPlaceholder;
  /** The `out bool` of its constructor: whether anything is appended at all. */
  readonly success: LocalSymbol | undefined;
  readonly appends: readonly BoundExpression[];
  /** Each call says whether the next one is made. */
  readonly isStopping: boolean;
}
/** A value that is needed again: the placeholder is it from then on. */
export interface BoundKept extends Expression<'Kept'> {
  readonly value: BoundExpression;
  readonly placeholder: BoundPlaceholder;
}
/** `await x`. */
export interface BoundAwait extends Expression<'Await'> {
  readonly operand: BoundExpression;
  /** For operands that are no tasks: the members of their awaiter. */
  readonly pattern?: BoundAwaitPattern | undefined;
}
/** Each call reads one of the placeholders `awaitable` (the operand), `awaiter`, `continuation` (an `Action`). */
export interface BoundAwaitPattern {
  readonly awaitable: BoundPlaceholder;
  readonly awaiter: BoundPlaceholder;
  readonly continuation: BoundPlaceholder;
  readonly getAwaiter: BoundExpression;
  readonly isCompleted: BoundExpression;
  readonly onCompleted: BoundExpression;
  readonly getResult: BoundExpression;
}
/** `throw e` as an expression. */
export interface BoundThrowExpression extends Expression<'ThrowExpression'> {
  readonly exception: BoundExpression;
}
/** `x with { … }`: a copy, then the initializer. `cloneMethod` for records; structs are copied; anonymous types too. */
export interface BoundWith extends Expression<'With'> {
  readonly operand: BoundExpression;
  readonly initializer: BoundInitializer;
}
/** `^n`; where `n` may be null, so may the index. */
export interface BoundFromEndIndex extends Expression<'FromEndIndex'> {
  readonly operand: BoundExpression;
}
/** `a..b`; ends are of type `Index`, or `Index?`, so that the range may be null. */
export interface BoundRange extends Expression<'Range'> {
  readonly left: BoundExpression | undefined;
  readonly right: BoundExpression | undefined;
}

// ---------------------------------------------------------------- dynamic

/** What a `dynamic` operation needs at run time besides its operands, which are all boxed. */
export interface DynamicArgument {
  readonly value: BoundExpression;
  readonly name: string | undefined;
  readonly refKind: RefKind;
  /** The static type where it is known (not dynamic): overload resolution uses it instead of the run-time type. */
  readonly staticType: Type | undefined;
  readonly isConstant: boolean;
}
/** `d.Name`. */
export interface BoundDynamicMember extends Expression<'DynamicMember'> {
  readonly receiver: BoundExpression;
  readonly name: string;
  readonly typeArguments: readonly Type[];
}
/** `d[i]`. */
export interface BoundDynamicIndex extends Expression<'DynamicIndex'> {
  readonly receiver: BoundExpression;
  readonly arguments: readonly DynamicArgument[];
}
/** `d.M(x)`, or `T.M(d)`/`this.M(d)` with a dynamic argument: then `candidates` were found at compile time. */
export interface BoundDynamicCall extends Expression<'DynamicCall'> {
  readonly receiver: BoundExpression | null;
  /** Static calls with dynamic arguments: the type. */
  readonly staticReceiver: NamedType | undefined;
  readonly name: string;
  readonly typeArguments: readonly Type[];
  readonly arguments: readonly DynamicArgument[];
  readonly candidates: readonly MethodSymbol[] | undefined;
  /** In the value of a variable of the script: its functions, unless they are static, cannot be called. */
  readonly lacksInstance?: boolean;
}
/** `d(x)`. */
export interface BoundDynamicInvoke extends Expression<'DynamicInvoke'> {
  readonly target: BoundExpression;
  readonly arguments: readonly DynamicArgument[];
}
/** `new T(d)`: the constructor is chosen at run time. */
export interface BoundDynamicObjectCreation extends Expression<'DynamicObjectCreation'> {
  readonly type: NamedType;
  readonly arguments: readonly DynamicArgument[];
  readonly initializer: BoundInitializer | undefined;
}
/** `-d`, `!d`, `d++`. */
export interface BoundDynamicUnary extends Expression<'DynamicUnary'> {
  readonly operator: UnaryOperator | '++' | '--';
  readonly operand: BoundExpression;
  readonly isChecked: boolean;
}
/** `&&` and `||` on dynamic operands are `DynamicBinary` too, short-circuiting. */
export interface BoundDynamicBinary extends Expression<'DynamicBinary'> {
  readonly operator: BinaryOperator | '&&' | '||';
  /** The operator as written: `+=` for the operation of a compound assignment. */
  readonly operatorText: string;
  readonly left: DynamicArgument;
  readonly right: DynamicArgument;
  readonly isChecked: boolean;
}

/** A value with its type. */
export type BoundExpression =
  | BoundLiteral
  | BoundDefault
  | BoundLocal
  | BoundThis
  | BoundBase
  | BoundHostObject
  | BoundPlaceholder
  | BoundBad
  | BoundTypeOf
  | BoundFieldAccess
  | BoundPropertyAccess
  | BoundEventAccess
  | BoundArrayAccess
  | BoundArraySlice
  | BoundInlineArrayItems
  | BoundIndexOrRangeAccess
  | BoundCall
  | BoundDelegateInvocation
  | BoundObjectCreation
  | BoundAnonymousObjectCreation
  | BoundTuple
  | BoundArrayCreation
  | BoundCollectionExpression
  | BoundDelegateCreation
  | BoundLambda
  | BoundConversion
  | BoundUnary
  | BoundBinary
  | BoundLogical
  | BoundNullCoalescing
  | BoundConditional
  | BoundConditionalAccess
  | BoundAssignment
  | BoundCompoundAssignment
  | BoundIncrement
  | BoundEventAssignment
  | BoundNullCoalescingAssignment
  | BoundDeconstruction
  | BoundDiscard
  | BoundRefExpression
  | BoundAs
  | BoundIsPattern
  | BoundSwitchExpression
  | BoundInterpolatedString
  | BoundStringHandler
  | BoundKept
  | BoundAwait
  | BoundThrowExpression
  | BoundWith
  | BoundFromEndIndex
  | BoundRange
  | BoundDynamicMember
  | BoundDynamicIndex
  | BoundDynamicCall
  | BoundDynamicInvoke
  | BoundDynamicObjectCreation
  | BoundDynamicUnary
  | BoundDynamicBinary;

// ---------------------------------------------------------------- patterns

/** Every pattern says what it matches: `inputType`, the type of the value in natural form (boxed for object/dynamic/interfaces). */
interface Pattern<Kind extends string> extends Node<Kind> {
  readonly inputType: Type;
}
interface BoundDiscardPattern extends Pattern<'DiscardPattern'> {
  /** Stands for a pattern that came to nothing. */
  readonly isReported?: boolean;
}
/** `value` is converted to the type compared: for an `object` input a boxed constant; null tests have a null value. */
interface BoundConstantPattern extends Pattern<'ConstantPattern'> {
  readonly value: ConstantValue;
  /** The constant's own type. */
  readonly type: Type;
}
interface BoundRelationalPattern extends Pattern<'RelationalPattern'> {
  readonly operator: '<' | '>' | '<=' | '>=';
  readonly value: ConstantValue;
  readonly type: Type;
}
/** `T`, `T x`, `var x` (type = inputType, `isVar`). The value is converted to `type` (unboxed) when it matches. */
export interface BoundDeclarationPattern extends Pattern<'DeclarationPattern'> {
  readonly type: Type;
  readonly local: LocalSymbol | undefined;
  readonly isVar: boolean;
}
interface BoundNotPattern extends Pattern<'NotPattern'> {
  readonly operand: BoundPattern;
}
export interface BoundBinaryPattern extends Pattern<'BinaryPattern'> {
  readonly operator: 'and' | 'or';
  readonly left: BoundPattern;
  readonly right: BoundPattern;
}
/** `T (a, b) { P: p } x`. The value, non-null and converted to `type`, is `value` for all that is read from it. */
export interface BoundRecursivePattern extends Pattern<'RecursivePattern'> {
  readonly type: Type;
  readonly value: BoundPlaceholder;
  readonly positional: BoundPositionalSubpatterns | undefined;
  /** `access` reads `value` (`{ A.B: p }` is a nested recursive pattern). */
  readonly properties: readonly { readonly access: BoundExpression; readonly pattern: BoundPattern }[];
  readonly local: LocalSymbol | undefined;
}
/**
 * By tuple elements, by a `Deconstruct` method (instance, or static with the value first), or, where the pattern's `type`
 * is the interface `ITuple`, by its `Length` and boxed elements.
 */
export interface BoundPositionalSubpatterns {
  readonly method: MethodSymbol | undefined;
  readonly elements: readonly { readonly element: BoundPlaceholder; readonly pattern: BoundPattern }[];
}
/** `[a, .., b]` over `value`; `length` reads it, `item(i)` is `access` with `indexPlaceholder` (an int), a slice `sliceAccess` with start and length. */
export interface BoundListPattern extends Pattern<'ListPattern'> {
  readonly type: Type;
  readonly value: BoundPlaceholder;
  readonly length: BoundExpression;
  readonly indexPlaceholder: BoundPlaceholder;
  readonly access: BoundExpression;
  /** Reads an element by how many stand from it to the end; undefined where an indexer takes no `Index`. */
  readonly accessFromEnd: BoundExpression | undefined;
  /** Without `..`. */
  readonly elements: readonly BoundPattern[];
  /** Before which of the elements `..` stands; undefined without one. */
  readonly slice:
    | {
        readonly at: number;
        readonly pattern: BoundPattern | undefined;
        readonly placeholders: readonly [BoundPlaceholder, BoundPlaceholder];
        readonly access: BoundExpression | undefined;
      }
    | undefined;
  readonly local: LocalSymbol | undefined;
}
/** A test of a value that may declare variables. */
export type BoundPattern =
  | BoundDiscardPattern
  | BoundConstantPattern
  | BoundRelationalPattern
  | BoundDeclarationPattern
  | BoundNotPattern
  | BoundBinaryPattern
  | BoundRecursivePattern
  | BoundListPattern;

// ---------------------------------------------------------------- statements

/** Locals declared directly in it (not in nested blocks) and its local functions. */
export interface BoundBlock extends Node<'Block'> {
  readonly locals: readonly LocalSymbol[];
  readonly localFunctions: readonly BoundLocalFunction[];
  readonly statements: readonly BoundStatement[];
}
/** A function inside a function or at the top of the script. */
export interface BoundLocalFunction {
  readonly method: MethodSymbol;
  readonly function: BoundFunction;
  /** Functions at the top of the script: the text they stand in. */
  readonly source?: SourceText | undefined;
}
/** Without `value` the variable is declared only. A `ref` local's value is a `Ref`. */
export interface BoundLocalDeclaration extends Node<'LocalDeclaration'> {
  readonly local: LocalSymbol;
  readonly value: BoundExpression | undefined;
}
interface BoundExpressionStatement extends Node<'ExpressionStatement'> {
  readonly expression: BoundExpression;
}
/** `if (…) …`, with or without `else`. */
export interface BoundIf extends Node<'If'> {
  readonly condition: BoundExpression;
  readonly thenStatement: BoundStatement;
  readonly elseStatement: BoundStatement | undefined;
}
/** Locals: pattern and out variables of the conditions, fresh in each turn. */
export interface BoundWhile extends Node<'While'> {
  readonly condition: BoundExpression;
  readonly body: BoundStatement;
  readonly locals: readonly LocalSymbol[];
}
/** `do … while (…);`. */
export interface BoundDo extends Node<'Do'> {
  readonly body: BoundStatement;
  readonly condition: BoundExpression;
  readonly locals: readonly LocalSymbol[];
}
/** The variables of the initializer are one per loop, not per turn. */
export interface BoundFor extends Node<'For'> {
  readonly locals: readonly LocalSymbol[];
  readonly initializers: readonly BoundStatement[];
  readonly condition: BoundExpression | undefined;
  readonly incrementors: readonly BoundExpression[];
  readonly body: BoundStatement;
  /** What the condition declares, one per turn; and what the incrementors do. */
  readonly conditionLocals: readonly LocalSymbol[];
  readonly incrementorLocals: readonly LocalSymbol[];
}
/**
 * - `array`, `string`: by index. `list`: `List<T>` by index with a version check
 * - `iterable`: anything that is enumerable at run time (`iterate(value)`), elements in natural form of `elementType`
 * - `pattern`: by the methods in `pattern`, a template type's own GetEnumerator/MoveNext/Current
 * - `async`: `await foreach`; `dynamic`: iterable with boxed elements
 */
export interface BoundForEach extends Node<'ForEach'> {
  readonly expression: BoundExpression;
  readonly enumeration: 'array' | 'string' | 'list' | 'iterable' | 'pattern' | 'dynamic';
  readonly pattern?:
    | {
        readonly getEnumerator: BoundExpression;
        readonly enumerable: BoundPlaceholder;
        readonly enumerator: BoundPlaceholder;
        readonly moveNext: BoundExpression;
        readonly current: BoundExpression;
        readonly dispose: BoundExpression | undefined;
      }
    | undefined;
  readonly elementType: Type;
  /** The element as it comes; `converted` reads it and has the variable's type. */
  readonly element: BoundPlaceholder;
  readonly local: LocalSymbol | undefined;
  readonly converted: BoundExpression | undefined;
  /** `foreach (ref var x in span)`: the variable is the element itself. */
  readonly isRef: boolean;
  /** `foreach (var (a, b) in …)`. */
  readonly deconstruction: BoundDeconstructionParts | undefined;
  /** What the expression declares: once, before the loop. */
  readonly expressionLocals: readonly LocalSymbol[];
  /** What each turn has of its own. */
  readonly locals: readonly LocalSymbol[];
  readonly body: BoundStatement;
}
/** `switch (x) { … }`. */
export interface BoundSwitch extends Node<'Switch'> {
  readonly value: BoundExpression;
  /** Its patterns take every value there is, so that one section always runs. */
  readonly isExhaustive?: boolean | undefined;
  readonly locals: readonly LocalSymbol[];
  readonly sections: readonly BoundSwitchSection[];
}
/** Labels and the statements that run for them. */
export interface BoundSwitchSection {
  readonly labels: readonly BoundSwitchLabel[];
  readonly statements: readonly BoundStatement[];
  readonly locals: readonly LocalSymbol[];
}
/** `pattern` undefined: `default`. `label` is what `goto case`/`goto default` names. */
export interface BoundSwitchLabel {
  readonly pattern: BoundPattern | undefined;
  readonly when: BoundExpression | undefined;
  readonly label: LabelSymbol;
  /** Of a constant value, which never comes here. */
  readonly isUnreachable?: boolean;
  /** `case …:` as written. */
  readonly span?: TextSpan | undefined;
}
/** In a block of the script the value is that of the block (boxed). */
interface BoundReturn extends Node<'Return'> {
  readonly value: BoundExpression | undefined;
}
/** Without `exception` a rethrow. */
export interface BoundThrow extends Node<'Throw'> {
  readonly exception: BoundExpression | undefined;
}
/** `try { … } catch … finally { … }`. */
export interface BoundTry extends Node<'Try'> {
  readonly block: BoundBlock;
  readonly catches: readonly BoundCatch[];
  readonly finallyBlock: BoundBlock | undefined;
}
/** A clause of a `try`; `type` is `Exception` where none is written. */
export interface BoundCatch {
  readonly type: NamedType | TypeParameter;
  readonly local: LocalSymbol | undefined;
  readonly locals: readonly LocalSymbol[];
  readonly filter: BoundExpression | undefined;
  readonly block: BoundBlock;
}
/** `resource` declarations run in order, each is disposed (`dispose` reads its placeholder or local) in reverse. */
export interface BoundUsing extends Node<'Using'> {
  readonly locals: readonly LocalSymbol[];
  readonly resources: readonly {
    readonly local: LocalSymbol | undefined;
    readonly value: BoundExpression;
    readonly placeholder: BoundPlaceholder;
    /** A `dynamic` value as what is disposed of: it is converted before the body. */
    readonly converted:
      { readonly value: BoundExpression; readonly placeholder: BoundPlaceholder } | undefined;
    readonly dispose: BoundExpression;
  }[];
  readonly body: BoundStatement;
}
/** `lock (x) …`. */
export interface BoundLock extends Node<'Lock'> {
  readonly expression: BoundExpression;
  readonly body: BoundStatement;
}
/** Leaves a loop or switch statement: the innermost one, or that many `levels` further out. */
interface BoundBreak extends Node<'Break'> {
  readonly levels: number;
}
/** Goes on with a loop; switch statements count among the `levels`, too. */
interface BoundContinue extends Node<'Continue'> {
  readonly levels: number;
}
interface BoundLabel extends Node<'Label'> {
  readonly label: LabelSymbol;
}
interface BoundGoto extends Node<'Goto'> {
  readonly label: LabelSymbol;
}
interface BoundYieldReturn extends Node<'YieldReturn'> {
  readonly value: BoundExpression;
}
type BoundYieldBreak = Node<'YieldBreak'>;
type BoundEmpty = Node<'Empty'>;
/** Something that is done. */
export type BoundStatement =
  | BoundBlock
  | BoundLocalDeclaration
  | BoundExpressionStatement
  | BoundIf
  | BoundWhile
  | BoundDo
  | BoundFor
  | BoundForEach
  | BoundSwitch
  | BoundReturn
  | BoundThrow
  | BoundTry
  | BoundUsing
  | BoundLock
  | BoundBreak
  | BoundContinue
  | BoundLabel
  | BoundGoto
  | BoundYieldReturn
  | BoundYieldBreak
  | BoundEmpty;

// ---------------------------------------------------------------- programs

/** A method, constructor or accessor of a template type with its body. Abstract ones have none and are not listed. */
export interface BoundMethod {
  readonly method: MethodSymbol;
  readonly function: BoundFunction;
  /** A copy constructor of a record that the author wrote: it starts with a copy, so that no field is initialized. */
  readonly isCopy?: boolean;
  /** Constructors: the call of `base(…)` or `this(…)`; absent for the implicit `object()` and for structs. */
  readonly constructorInitializer?:
    | {
        readonly method: MethodSymbol;
        readonly arguments: readonly BoundArgument[];
        readonly evaluationOrder?: readonly number[] | undefined;
        readonly isThis: boolean;
      }
    | undefined;
}
/** A field (also the hidden one of an automatic property or event) with its initializer. */
export interface BoundField {
  readonly field: FieldSymbol;
  readonly initializer: BoundExpression | undefined;
}
/** What the compiler makes by itself. */
export type SynthesizedMember =
  | { readonly kind: 'autoProperty'; readonly property: PropertySymbol; readonly field: FieldSymbol }
  | { readonly kind: 'autoEvent'; readonly event: EventSymbol; readonly field: FieldSymbol }
  /** Equality, hash, ToString/PrintMembers, copy and `Deconstruct` of a record, except those the author wrote. */
  | {
      readonly kind: 'record';
      readonly members: readonly (
        'Equals' | 'GetHashCode' | 'ToString' | 'PrintMembers' | 'Clone' | 'op_Equality'
      )[];
      /** The method, and the properties that it gives. */
      readonly deconstruct:
        { readonly method: MethodSymbol; readonly properties: readonly PropertySymbol[] } | undefined;
      readonly printed: readonly (PropertySymbol | FieldSymbol)[];
      readonly compared: readonly FieldSymbol[];
    }
  /** A parameterless constructor that only initializes fields. */
  | {
      readonly kind: 'defaultConstructor';
      readonly method: MethodSymbol;
      /** The call of the base class's constructor; undefined where there is nothing to call. */
      readonly initializer: BoundMethod['constructorInitializer'];
    }
  /** An anonymous type: properties, equality, ToString. */
  | { readonly kind: 'anonymous'; readonly properties: readonly PropertySymbol[] };

/** A class, struct, record, interface or enum of the template, ready to be emitted; `type` is its definition. */
export interface BoundTypeDeclaration {
  readonly type: NamedType;
  readonly fields: readonly BoundField[];
  readonly methods: readonly BoundMethod[];
  readonly synthesized: readonly SynthesizedMember[];
  /** Interface member (definition of the interface's definition) → the member that implements it. */
  readonly implementations: readonly {
    readonly interfaceType: NamedType;
    readonly interfaceMember: MethodSymbol;
    readonly implementation: MethodSymbol;
  }[];
}

/** One block of a template (or one script). Its value, if any, is what a `Return` in it gives, boxed to `object`. */
export interface BoundSubmission {
  readonly function: BoundFunction;
  /** Whether it can give a value at all. */
  readonly hasValue: boolean;
}
/** A whole template's code. */
export interface BoundProgram {
  readonly types: readonly BoundTypeDeclaration[];
  /** Functions at the top of the script; they see the script's variables. */
  readonly functions: readonly BoundLocalFunction[];
  /** Variables at the top of the script, in order of declaration; a name may come twice. */
  readonly variables: readonly LocalSymbol[];
  readonly submissions: readonly BoundSubmission[];
}
