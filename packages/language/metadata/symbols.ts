// Types and members, as both the compiler and the library at run time see them: what reflection is in .NET.
// One file, because types, members and parameters refer to each other; what makes types and replaces type parameters in
// them stands above (`named-type.ts`, `substitution.ts`).
import { TypeTable } from './type-table.ts';
import type { ConstantValue } from './declaration.ts';
import type {
  Accessibility,
  CallerInfo,
  MemberFlags,
  MethodKind,
  NamedTypeFlags,
  RefKind,
  SpecialType,
  TypeAnnotation,
  TypeKind,
} from './symbol-kinds.ts';

/** Any type. Types are interned: two equal types are one object, tuple names and `dynamic` apart ({@link erase}). */
export type Type = NamedType | ArrayType | TypeParameter | DynamicType | ErrorType;
/** Whatever a type has under a name. */
export type Member = MethodSymbol | PropertySymbol | FieldSymbol | EventSymbol | NamedType;

let nextId = 1;

/** What every type has. */
export abstract class TypeBase {
  /** Unique per type: makes interning keys. */
  readonly id: number = nextId++;
  /** The constructed types of which this is the youngest part: they live as long as it, not as long as the library. */
  constructedWith?: TypeTable<NamedType>;
  /** The keyword type it is, if any: read of every type, so every type has it. */
  abstract readonly special: SpecialType | undefined;
}

/** An attribute as written on a declaration, its arguments already constant. */
export interface AttributeData {
  readonly type: NamedType;
  /** The constructor that the arguments are for; undefined for attributes that the library declares. */
  readonly constructorMethod?: MethodSymbol;
  readonly arguments: readonly AttributeArgument[];
  readonly named: ReadonlyMap<string, AttributeArgument>;
}
/** A constant (boxed where `object` is asked for), a type (`typeof`), or an array of constants. */
export type AttributeArgument = ConstantValue | Type | readonly ConstantValue[];

/** What a definition knows of itself; the compiler fills it from source, the library loader from declarations. */
export interface TypeSource {
  readonly baseType: NamedType | null;
  readonly interfaces: readonly NamedType[];
  /** All members of that name, in declared order; `.ctor`, `this[]`, `op_Addition`, `op_Implicit`… are names too. */
  members(name: string): readonly Member[];
  memberNames(): readonly string[];
  /** Of types from source: the fields of their instances, those behind automatic properties and events among them. */
  readonly storedFields?: readonly FieldSymbol[];
  readonly attributes: readonly AttributeData[];
  /** Of structs from source with `[InlineArray]`: its number, whatever it is. */
  readonly inlineArrayLength?: number | undefined;
  /** The bases are just being found out: what is asked meanwhile gets none, and must not be kept. */
  readonly isResolvingBases?: boolean;
  /** The base class and the interfaces as they are written, even where they lead back to the type. */
  readonly writtenBases?: readonly NamedType[];
  /** What is written as the base class, but nobody declares: who knows which members it would have. */
  readonly unknownBase?: ErrorType | undefined;
}

/** How the values of a type look at run time; set by whoever makes the type real (library loader, emitted code). */
export interface TypeRuntime {
  /** The JavaScript class of the instances, where there is one. */
  constructorFunction?: Function;
  /** Value of `default(T)` for a constructed or plain type; null for reference types. */
  defaultValue(type: NamedType): unknown;
  /** Copies a mutable struct; undefined where copies cannot be told apart. */
  copy?: ((value: never) => unknown) | undefined;
  /** Explicit implementations of static members of interfaces: `op_Addition/2`, `get_One/0`. */
  statics?: Readonly<Record<string, (...args: any[]) => unknown>> | undefined;
  /** Which members of a template type implement static members of its interfaces. */
  staticImplementations?: readonly InterfaceImplementation[] | undefined;
  /** The same for instance members, where an interface is implemented with several type arguments. */
  instanceImplementations?: readonly InterfaceImplementation[] | undefined;
}

/** A member of an interface (its definition), and the method that implements it. */
export interface InterfaceImplementation {
  readonly interfaceType: NamedType;
  readonly interfaceMember: MethodSymbol;
  readonly implementation: MethodSymbol;
  /** The code of an instance member that an interface implements itself: takes the object as `this`, the interface last. */
  readonly fallback?: ((...args: any[]) => unknown) | undefined;
}

/** A class, struct, interface, enum or delegate: its definition, or constructed with type arguments. */
export interface NamedType extends TypeBase {
  readonly kind: TypeKind;
  readonly name: string;
  readonly namespace: string;
  readonly containingType: NamedType | null;
  readonly accessibility: Accessibility;
  readonly flags: NamedTypeFlags;
  readonly isValueType: boolean;
  /** The type as declared: itself for a definition. */
  readonly definition: NamedType;
  readonly isDefinition: boolean;
  /** Of a definition; those of its containing types come first, as in .NET metadata. Set once by its maker. */
  typeParameters: readonly TypeParameter[];
  /** For a definition its own parameters. */
  typeArguments: readonly Type[];
  /** Names of a tuple type's elements (`undefined` where it has none); such a type is not its {@link erased} one. */
  readonly tupleNames: readonly (string | undefined)[] | undefined;
  /** Definition only. */
  source: TypeSource | undefined;
  /** Definition only. */
  runtime: TypeRuntime | undefined;
  /** Enums: the type underneath. Definition only. */
  enumUnderlying: NamedType | undefined;
  readonly isTuple: boolean;
  readonly isNullable: boolean;
  readonly baseType: NamedType | null;
  /** The directly declared interfaces. */
  readonly interfaces: readonly NamedType[];
  /** All interfaces, those of base types and of interfaces included, each once. */
  readonly allInterfaces: readonly NamedType[];
  readonly attributes: readonly AttributeData[];
  /** Delegates: the `Invoke` method, with the signature of the delegate. */
  readonly delegateInvoke: MethodSymbol | undefined;
  /** The same type for the runtime: without tuple names, with `object` for `dynamic`. */
  readonly erased: NamedType;
  /** The type's own members of that name (not inherited ones), substituted. */
  members(name: string): readonly Member[];
  memberNames(): readonly string[];
  /** This definition with type arguments; the same object for the same arguments. */
  construct(typeArguments: readonly Type[], tupleNames?: readonly (string | undefined)[]): NamedType;
  /** Value of `default(T)` in its run-time form. */
  defaultValue(): unknown;
}

/** `T[]`, `T[,]`…; one-dimensional arrays are JavaScript arrays whose `$element` is the element type. */
export interface ArrayType extends TypeBase {
  readonly kind: 'array';
  readonly element: Type;
  readonly rank: number;
  /** `System.Array`. */
  readonly baseType: NamedType;
  /** `IList<T>`, `IReadOnlyList<T>`… for one-dimensional arrays. */
  readonly interfaces: readonly NamedType[];
  defaultValue(): unknown;
}

/** A type parameter of a type or of a method. */
export interface TypeParameter extends TypeBase {
  readonly kind: 'typeParameter';
  readonly name: string;
  readonly ordinal: number;
  readonly owner: 'type' | 'method';
  readonly variance: 'none' | 'in' | 'out';
  /** Set once, after all parameters of the list exist. */
  constraints: TypeParameterConstraints;
}

/** What a type argument must be. */
export interface TypeParameterConstraints {
  readonly types: readonly Type[];
  readonly isReference: boolean;
  readonly isValue: boolean;
  readonly hasConstructor: boolean;
  readonly isNotNull: boolean;
  /** `unmanaged`, which is a value, too. */
  readonly isUnmanaged?: boolean;
  /** `allows ref struct`. */
  readonly allowsRefStruct?: boolean;
}

/** `dynamic`: `object` at run time, bound late by the compiler. */
export class DynamicType extends TypeBase {
  readonly kind = 'dynamic';
  readonly special = undefined;
}
/**
 * The type of what could not be bound, so that one mistake gives one message. One that the code names, but nobody declares,
 * has that name, and nothing but itself converts to it.
 */
export class ErrorType extends TypeBase {
  readonly kind = 'error';
  readonly special = undefined;
  /** As it is written; a question mark of what could not be bound at all. */
  readonly name: string;
  /** What stands before the name: of a type that exists with another number of type parameters. */
  readonly namespace: string;
  readonly arguments: readonly Type[];
  constructor(name: string = '?', namespace: string = '', arguments_: readonly Type[] = []) {
    super();
    this.name = name;
    this.namespace = namespace;
    this.arguments = arguments_;
  }
}
/** The only `dynamic` there is. */
export const dynamicType: DynamicType = new DynamicType();
/** The type of which nothing is known, not even a name: converts to and from everything. */
export const errorType: ErrorType = new ErrorType();

/** A parameter of a method, an indexer or a delegate. */
export interface ParameterSymbol {
  readonly name: string;
  readonly type: Type;
  readonly refKind: RefKind;
  readonly isParams: boolean;
  /** The `this` parameter of an extension method. */
  readonly isThis: boolean;
  /** `scoped`: what it refers to is not given away. */
  readonly isScoped?: boolean | undefined;
  /** Of a parameter that is declared with references that may be null, `string?`: messages write them so. */
  readonly annotation?: TypeAnnotation | undefined;
  /** Present exactly for optional parameters. A `default` of a struct is `{ default: true }`; `missing`: `Type.Missing`. */
  readonly optional?:
    { readonly value: ConstantValue } | { readonly default: true } | { readonly missing: true } | undefined;
  /** What the compiler gives an optional parameter of such an attribute (`[CallerMemberName]`…) when no argument does. */
  readonly callerInfo?: CallerInfo | undefined;
  /**
   * What `[InterpolatedStringHandlerArgument]` names: the parameters, `''` for the receiver, whose arguments the handler's
   * constructor gets. `malformed` where it names something else.
   */
  readonly handlerArguments?: readonly string[] | 'malformed' | undefined;
  /** Of parameters that the code declares. */
  readonly attributes?: readonly AttributeData[] | undefined;
}

/** What every member has. */
export abstract class MemberBase {
  readonly name: string;
  /** Null only for members of a submission (top-level functions). */
  readonly containingType: NamedType | null;
  readonly accessibility: Accessibility;
  readonly flags: MemberFlags;
  /** The member as it is declared; itself, but for members of constructed types and constructed methods. */
  abstract readonly definition: MemberBase;
  #attributes: readonly AttributeData[] = [];
  /**
   * The property under which instances carry it at run time. Library members that can be overridden or implemented:
   * `Type.Member/parameterCount` (`IComparable`1.CompareTo/1`, `Exception.get_Message/0`). Overrides share the key.
   */
  key: string | undefined;
  /** The interface of an explicit implementation (`void IFoo.Bar()`). */
  explicitInterface: NamedType | undefined;
  constructor(
    name: string,
    containingType: NamedType | null,
    accessibility: Accessibility,
    flags: MemberFlags,
  ) {
    this.name = name;
    this.containingType = containingType;
    this.accessibility = accessibility;
    this.flags = flags;
  }
  /** Those of the declaration, which are known only after members of constructed types may have been made. */
  get attributes(): readonly AttributeData[] {
    return this.definition === this ? this.#attributes : this.definition.attributes;
  }
  set attributes(value: readonly AttributeData[]) {
    this.#attributes = value;
  }
  get isStatic(): boolean {
    return this.flags.isStatic === true;
  }
}

/** A method, constructor, operator, accessor or local function. */
export class MethodSymbol extends MemberBase {
  readonly kind = 'method';
  readonly methodKind: MethodKind;
  /** As declared, when this one is substituted or constructed. */
  readonly definition: MethodSymbol;
  typeParameters: readonly TypeParameter[] = [];
  typeArguments: readonly Type[] = [];
  parameters: readonly ParameterSymbol[] = [];
  returnType: Type = errorType;
  /** Of a definition that returns references that may be null: messages write them so. */
  returnAnnotation: TypeAnnotation | undefined;
  refKind: RefKind = 'none';
  /**
   * The type parameter through which a static member of an interface was named (`T.Parse`): its argument has the
   * implementation. Of methods as a call sees them, never of a definition.
   */
  constrainedTo: TypeParameter | undefined;
  /** The property or event of an accessor. */
  associated: PropertySymbol | EventSymbol | undefined;
  /**
   * Calls it at run time, with the arguments that {@link Implementation} describes. On the definition: given for
   * library methods; for methods from source set by the emitted code where `dynamic` or reflection may need it.
   */
  implementation: ((...args: any[]) => any) | undefined;
  constructor(
    name: string,
    methodKind: MethodKind,
    containingType: NamedType | null,
    accessibility: Accessibility,
    flags: MemberFlags,
    definition?: MethodSymbol,
  ) {
    super(name, containingType, accessibility, flags);
    this.methodKind = methodKind;
    this.definition = definition ?? this;
  }
}

/** A member that has a type of its own. */
abstract class TypedMember<Self extends MemberBase> extends MemberBase {
  /** As declared, when this one is substituted. */
  readonly definition: Self;
  type: Type = errorType;
  constructor(
    name: string,
    containingType: NamedType | null,
    accessibility: Accessibility,
    flags: MemberFlags,
    definition?: Self,
  ) {
    super(name, containingType, accessibility, flags);
    this.definition = definition ?? (this as unknown as Self);
  }
}

/** A property, or an indexer (name `this[]`). */
export class PropertySymbol extends TypedMember<PropertySymbol> {
  readonly kind = 'property';
  /** Empty for properties that are not indexers. */
  parameters: readonly ParameterSymbol[] = [];
  getMethod: MethodSymbol | undefined;
  setMethod: MethodSymbol | undefined;
  /** Of an automatic property's definition: the hidden field that keeps its value. */
  backingField: FieldSymbol | undefined;
  /** What `[IndexerName]` calls the indexer where .NET asks for a name. */
  indexerName: string | undefined;
}

/** A field, a constant, or a member of an enum. */
export class FieldSymbol extends TypedMember<FieldSymbol> {
  readonly kind = 'field';
  /** Present for constants and enum members. */
  constant: { readonly value: ConstantValue } | undefined;
  /** The automatic property whose hidden field it is. */
  associated: PropertySymbol | undefined;
  /** Library static read-only fields: the value. */
  staticValue: unknown;
  /** Of `ref struct`s: it refers to a variable. */
  refKind: RefKind = 'none';
  /** Whether it keeps a parameter of its type's primary constructor, for members that use it. */
  isCapturedParameter: boolean = false;
}

/** An event with its two accessors. */
export class EventSymbol extends TypedMember<EventSymbol> {
  readonly kind = 'event';
  /** Of a definition: the field in which it keeps its handlers, where it has no accessors of its own. */
  field: FieldSymbol | undefined;
  addMethod: MethodSymbol | undefined;
  removeMethod: MethodSymbol | undefined;
}

/** A type without what the runtime does not know: tuple names and `dynamic`. */
export function erase(type: Type): Type {
  switch (type.kind) {
    case 'dynamic':
      return arrayTypes.objectType!();
    case 'array':
      return arrayOf(erase(type.element), type.rank);
    case 'typeParameter':
    case 'error':
      return type;
    default:
      return type.erased;
  }
}

/** What the library loader provides so that array types can be made anywhere. */
export interface ArrayTypeFactory {
  objectType: (() => NamedType) | undefined;
  create: ((element: Type, rank: number) => ArrayType) | undefined;
}
/** Set once, by the library loader. */
export const arrayTypes: ArrayTypeFactory = { objectType: undefined, create: undefined };
const arrays = new WeakMap<Type, ArrayType[]>();
/** Those of arrays of many forms, of which there are any number: nobody keeps them. */
const arraysOfArrays = new TypeTable<ArrayType>();

/** The array type with that element type; the same object every time. */
export function arrayOf(element: Type, rank: number = 1): ArrayType {
  if (element.kind === 'array' && (rank > 1 || !isPlainArray(element))) return arrayOfArrays(element, rank);
  let ranks = arrays.get(element);
  if (!ranks) arrays.set(element, (ranks = []));
  return (ranks[rank] ??= arrayTypes.create!(element, rank));
}

const isPlainArray = ({ element, rank }: ArrayType): boolean => rank === 1 && element.kind !== 'array';

function arrayOfArrays(element: ArrayType, rank: number): ArrayType {
  const key = `${element.id},${rank}`;
  let type = arraysOfArrays.get(key);
  if (!type) arraysOfArrays.set(key, (type = arrayTypes.create!(element, rank)));
  return type;
}
