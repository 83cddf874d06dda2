// Types and members, as both the compiler and the library at run time see them: what reflection is in .NET.
// One file, because types, members and parameters refer to each other.
import type { ConstantValue } from './declaration.ts';

/** The types that C# has keywords for. */
export type SpecialType =
  | 'object'
  | 'void'
  | 'bool'
  | 'char'
  | 'sbyte'
  | 'byte'
  | 'short'
  | 'ushort'
  | 'int'
  | 'uint'
  | 'long'
  | 'ulong'
  | 'nint'
  | 'nuint'
  | 'float'
  | 'double'
  | 'decimal'
  | 'string';

/** Whether values of the type are bigints at run time: the integers of 64 bits. */
export function isBigint(special: SpecialType | undefined): boolean {
  return special === 'long' || special === 'ulong' || special === 'nint' || special === 'nuint';
}

/** What a named type is declared as. */
export type TypeKind = 'class' | 'struct' | 'interface' | 'enum' | 'delegate';
/** Who may use it. */
export type Accessibility =
  'public' | 'protected' | 'internal' | 'protected internal' | 'private' | 'private protected';
/** How a parameter is passed, or a variable returned. */
export type RefKind = 'none' | 'ref' | 'out' | 'in' | 'ref readonly';

/** Any type. Types are interned: two equal types are one object, tuple names and `dynamic` apart ({@link erase}). */
export type Type = NamedType | ArrayType | TypeParameter | DynamicType | ErrorType;
/** Whatever a type has under a name. */
export type Member = MethodSymbol | PropertySymbol | FieldSymbol | EventSymbol | NamedType;

let nextId = 1;

abstract class TypeBase {
  /** Unique per type: makes interning keys. */
  readonly id: number = nextId++;
  /** The constructed types of which this is the youngest part: they live as long as it, not as long as the library. */
  constructedWith?: Map<string, NamedType>;
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

/** What the words of its declaration say of a type. */
export interface NamedTypeFlags {
  readonly isAbstract?: boolean;
  readonly isSealed?: boolean;
  readonly isStatic?: boolean;
  readonly isRecord?: boolean;
  readonly isReadOnly?: boolean;
  readonly isAnonymous?: boolean;
  /** `ref struct`: its values live in variables only. */
  readonly isRefLike?: boolean;
  /** `[Flags]` enums. */
  readonly isFlags?: boolean;
  /** Types of a script: the class they are nested in for .NET (`Submission#0`), which `Type.ToString()` shows and C# does not. */
  readonly submission?: string;
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

/** What a named type is made of. */
export interface NamedTypeInit {
  readonly kind: TypeKind;
  readonly name: string;
  readonly namespace: string;
  readonly containingType: NamedType | null;
  readonly accessibility: Accessibility;
  readonly flags: NamedTypeFlags;
  readonly special?: SpecialType | undefined;
}

/** A class, struct, interface, enum or delegate: its definition, or constructed with type arguments. */
export class NamedType extends TypeBase {
  readonly kind: TypeKind;
  readonly name: string;
  readonly namespace: string;
  readonly containingType: NamedType | null;
  readonly accessibility: Accessibility;
  readonly flags: NamedTypeFlags;
  readonly special: SpecialType | undefined;
  readonly isValueType: boolean;
  /** The type as declared: itself for a definition. */
  readonly definition: NamedType;
  readonly isDefinition: boolean;
  /** Of a definition; those of its containing types come first, as in .NET metadata. Set once by its maker. */
  typeParameters: readonly TypeParameter[] = [];
  /** For a definition its own parameters. */
  typeArguments: readonly Type[] = [];
  /** Names of a tuple type's elements (`undefined` where it has none); such a type is not its {@link erased} one. */
  readonly tupleNames: readonly (string | undefined)[] | undefined;
  /** Definition only. */
  source: TypeSource | undefined;
  /** Definition only. */
  runtime: TypeRuntime | undefined;
  /** Enums: the type underneath. Definition only. */
  enumUnderlying: NamedType | undefined;
  #members: Map<string, readonly Member[]> | undefined;
  #baseType: NamedType | null | undefined;
  #interfaces: readonly NamedType[] | undefined;
  #allInterfaces: readonly NamedType[] | undefined;
  #erased: NamedType | undefined;

  constructor(
    init: NamedTypeInit,
    definition?: NamedType,
    typeArguments?: readonly Type[],
    tupleNames?: readonly (string | undefined)[],
  ) {
    super();
    this.kind = init.kind;
    this.name = init.name;
    this.namespace = init.namespace;
    this.containingType = init.containingType;
    this.accessibility = init.accessibility;
    this.flags = init.flags;
    this.special = init.special;
    this.isValueType =
      init.kind === 'struct' ||
      init.kind === 'enum' ||
      (init.special !== undefined && init.special !== 'object' && init.special !== 'string');
    this.definition = definition ?? this;
    this.isDefinition = definition === undefined;
    if (typeArguments) {
      this.typeParameters = this.definition.typeParameters;
      this.typeArguments = typeArguments;
    }
    this.tupleNames = tupleNames;
  }

  get isTuple(): boolean {
    return this.name === 'ValueTuple' && this.namespace === 'System' && this.typeArguments.length > 0;
  }
  get isNullable(): boolean {
    return this.name === 'Nullable' && this.namespace === 'System' && this.typeArguments.length === 1;
  }

  /** The substitution from the definition's type parameters to this type's arguments. */
  get substitution(): Substitution {
    return this.isDefinition ? emptySubstitution : new Substitution(this.typeParameters, this.typeArguments);
  }

  get baseType(): NamedType | null {
    if (this.isDefinition) return this.source?.baseType ?? null;
    if (this.#baseType === undefined) {
      const base = this.definition.baseType;
      this.#baseType = base && (this.substitution.apply(base) as NamedType);
    }
    return this.#baseType;
  }
  /** The directly declared interfaces. */
  get interfaces(): readonly NamedType[] {
    if (this.isDefinition) return this.source?.interfaces ?? [];
    return (this.#interfaces ??= this.definition.interfaces.map(
      (type) => this.substitution.apply(type) as NamedType,
    ));
  }
  /** All interfaces, those of base types and of interfaces included, each once. */
  get allInterfaces(): readonly NamedType[] {
    if (this.#allInterfaces) return this.#allInterfaces;
    const all = new Set<NamedType>();
    let isFinal = true;
    const addBases = (type: NamedType): void => {
      if (type.definition.source?.isResolvingBases) isFinal = false;
      for (const face of type.interfaces) {
        if (all.has(face)) continue;
        all.add(face);
        addBases(face);
      }
    };
    for (let type: NamedType | null = this; type; type = type.baseType) addBases(type);
    const found = [...all];
    if (isFinal) this.#allInterfaces = found;
    return found;
  }

  /** The type's own members of that name (not inherited ones), substituted. */
  members(name: string): readonly Member[] {
    const own = this.definition.source?.members(name) ?? [];
    if (this.isDefinition || own.length === 0) return own;
    this.#members ??= new Map();
    let members = this.#members.get(name);
    if (!members) {
      members = own.map((member) => substituteMember(member, this, this.substitution));
      this.#members.set(name, members);
    }
    return members;
  }
  memberNames(): readonly string[] {
    return this.definition.source?.memberNames() ?? [];
  }
  get attributes(): readonly AttributeData[] {
    return this.definition.source?.attributes ?? [];
  }
  /** Delegates: the `Invoke` method, with the signature of the delegate. */
  get delegateInvoke(): MethodSymbol | undefined {
    return this.members('Invoke')[0] as MethodSymbol | undefined;
  }

  /** This definition with type arguments; the same object for the same arguments. */
  construct(typeArguments: readonly Type[], tupleNames?: readonly (string | undefined)[]): NamedType {
    const definition = this.definition;
    const named = tupleNames?.some((name) => name !== undefined) ? tupleNames : undefined;
    if (!named && typeArguments.every((type, index) => type === definition.typeParameters[index]))
      return definition;
    let key = `${definition.id}`;
    let youngest: Type = definition;
    for (const argument of typeArguments) {
      key += `,${argument.id}`;
      if (argument.id > youngest.id) youngest = argument;
    }
    if (named) key += `:${named.join()}`;
    const known = (youngest.constructedWith ??= new Map<string, NamedType>());
    let type = known.get(key);
    if (!type) {
      const container = this.containingType;
      const outer =
        container && container.typeParameters.length > 0
          ? container.construct(typeArguments.slice(0, container.typeParameters.length))
          : container;
      type = new NamedType(
        { ...initOf(definition), containingType: outer },
        definition,
        typeArguments,
        named,
      );
      known.set(key, type);
    }
    return type;
  }

  /** The same type for the runtime: without tuple names, with `object` for `dynamic`. */
  get erased(): NamedType {
    if (this.isDefinition) return this;
    return (this.#erased ??= this.definition.construct(this.typeArguments.map(erase)));
  }
  /** Value of `default(T)` in its run-time form. */
  defaultValue(): unknown {
    return this.isNullable || !this.isValueType
      ? null
      : (this.definition.runtime?.defaultValue(this.erased) ?? 0);
  }
}

function initOf(type: NamedType): NamedTypeInit {
  const { kind, name, namespace, containingType, accessibility, flags, special } = type;
  return { kind, name, namespace, containingType, accessibility, flags, special };
}

/** `T[]`, `T[,]`…; one-dimensional arrays are JavaScript arrays whose `$element` is the element type. */
export class ArrayType extends TypeBase {
  readonly kind = 'array';
  readonly special = undefined;
  readonly element: Type;
  readonly rank: number;
  /** `System.Array`. */
  readonly baseType: NamedType;
  /** `IList<T>`, `IReadOnlyList<T>`… for one-dimensional arrays. */
  readonly interfaces: readonly NamedType[];
  constructor(element: Type, rank: number, baseType: NamedType, interfaces: readonly NamedType[]) {
    super();
    this.element = element;
    this.rank = rank;
    this.baseType = baseType;
    this.interfaces = interfaces;
  }
  defaultValue(): unknown {
    return null;
  }
}

/** A type parameter of a type or of a method. */
export class TypeParameter extends TypeBase {
  readonly kind = 'typeParameter';
  readonly special = undefined;
  readonly name: string;
  readonly ordinal: number;
  readonly owner: 'type' | 'method';
  readonly variance: 'none' | 'in' | 'out';
  /** Set once, after all parameters of the list exist. */
  constraints: TypeParameterConstraints = {
    types: [],
    isReference: false,
    isValue: false,
    hasConstructor: false,
    isNotNull: false,
  };
  constructor(
    name: string,
    ordinal: number,
    owner: 'type' | 'method',
    variance: 'none' | 'in' | 'out' = 'none',
  ) {
    super();
    this.name = name;
    this.ordinal = ordinal;
    this.owner = owner;
    this.variance = variance;
  }
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

/** Where a type is declared to take null: it itself, or its parts (the element of an array, type arguments). */
export interface TypeAnnotation {
  readonly isNullable: boolean;
  /** In the order in which they are written; missing ones are not annotated. */
  readonly parts: readonly (TypeAnnotation | undefined)[];
}

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

/** `argument`: the text of the argument for the parameter of that name. */
export type CallerInfo =
  | { readonly kind: 'memberName' | 'lineNumber' | 'filePath' }
  | { readonly kind: 'argument'; readonly parameter: string };

/** What a method is declared as. */
export type MethodKind =
  | 'ordinary'
  | 'constructor'
  | 'staticConstructor'
  | 'operator'
  | 'conversion'
  | 'getter'
  | 'setter'
  | 'adder'
  | 'remover'
  | 'localFunction'
  | 'finalizer';

/** What the words of its declaration say of a member. */
export interface MemberFlags {
  readonly isStatic?: boolean;
  readonly isAbstract?: boolean;
  readonly isVirtual?: boolean;
  readonly isOverride?: boolean;
  readonly isSealed?: boolean;
  readonly isReadOnly?: boolean;
  readonly isRequired?: boolean;
  readonly isInitOnly?: boolean;
  readonly isAsync?: boolean;
  readonly isExtension?: boolean;
  readonly isConst?: boolean;
  readonly isVolatile?: boolean;
  /** A partial method of which no part has code. */
  readonly isUnimplemented?: boolean;
}

abstract class MemberBase {
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
  /** A generic method with type arguments. */
  construct(typeArguments: readonly Type[]): MethodSymbol {
    const method = substituteMethod(
      this,
      this.containingType,
      new Substitution(this.typeParameters, typeArguments),
    );
    method.typeParameters = this.typeParameters;
    method.typeArguments = typeArguments;
    method.constrainedTo = this.constrainedTo;
    return method;
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

/** Replaces type parameters by types. */
export class Substitution {
  readonly #parameters: readonly TypeParameter[];
  readonly #types: readonly Type[];
  constructor(parameters: readonly TypeParameter[], types: readonly Type[]) {
    this.#parameters = parameters;
    this.#types = types;
  }
  apply(type: Type): Type {
    switch (type.kind) {
      case 'typeParameter': {
        const index = this.#parameters.indexOf(type);
        return index < 0 ? type : (this.#types[index] ?? type);
      }
      case 'array': {
        const element = this.apply(type.element);
        return element === type.element ? type : arrayOf(element, type.rank);
      }
      case 'dynamic':
      case 'error':
        return type;
      default: {
        if (type.typeArguments.length === 0) return type;
        const types = type.typeArguments.map((argument) => this.apply(argument));
        return types.every((argument, index) => argument === type.typeArguments[index])
          ? type
          : type.construct(types, type.tupleNames);
      }
    }
  }
}
const emptySubstitution = new Substitution([], []);

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

/** The array type with that element type; the same object every time. */
export function arrayOf(element: Type, rank: number = 1): ArrayType {
  let ranks = arrays.get(element);
  if (!ranks) arrays.set(element, (ranks = []));
  return (ranks[rank] ??= arrayTypes.create!(element, rank));
}

function substituteParameters(
  parameters: readonly ParameterSymbol[],
  substitution: Substitution,
): readonly ParameterSymbol[] {
  return parameters.map((parameter) => ({ ...parameter, type: substitution.apply(parameter.type) }));
}

function substituteMethod(
  method: MethodSymbol,
  containingType: NamedType | null,
  substitution: Substitution,
): MethodSymbol {
  const result = new MethodSymbol(
    method.name,
    method.methodKind,
    containingType,
    method.accessibility,
    method.flags,
    method.definition,
  );
  result.typeParameters = method.typeParameters;
  result.typeArguments = method.typeArguments.map((type) => substitution.apply(type));
  result.parameters = substituteParameters(method.parameters, substitution);
  result.returnType = substitution.apply(method.returnType);
  result.refKind = method.refKind;
  copyCommon(method, result, substitution);
  result.associated = method.associated;
  result.implementation = method.definition.implementation;
  return result;
}

function copyCommon(from: MemberBase, to: MemberBase, substitution: Substitution): void {
  to.key = from.key;
  to.explicitInterface = from.explicitInterface && (substitution.apply(from.explicitInterface) as NamedType);
}

/** A member as it looks in a constructed type. */
export function substituteMember(
  member: Member,
  containingType: NamedType,
  substitution: Substitution,
): Member {
  switch (member.kind) {
    case 'method':
      return substituteMethod(member, containingType, substitution);
    case 'property': {
      const result = new PropertySymbol(
        member.name,
        containingType,
        member.accessibility,
        member.flags,
        member.definition,
      );
      result.type = substitution.apply(member.type);
      result.parameters = substituteParameters(member.parameters, substitution);
      copyCommon(member, result, substitution);
      if (member.getMethod)
        (result.getMethod = substituteMethod(member.getMethod, containingType, substitution)).associated =
          result;
      if (member.setMethod)
        (result.setMethod = substituteMethod(member.setMethod, containingType, substitution)).associated =
          result;
      return result;
    }
    case 'field': {
      const result = new FieldSymbol(
        member.name,
        containingType,
        member.accessibility,
        member.flags,
        member.definition,
      );
      result.type = substitution.apply(member.type);
      result.constant = member.constant;
      result.staticValue = member.staticValue;
      result.refKind = member.refKind;
      copyCommon(member, result, substitution);
      return result;
    }
    case 'event': {
      const result = new EventSymbol(
        member.name,
        containingType,
        member.accessibility,
        member.flags,
        member.definition,
      );
      result.type = substitution.apply(member.type);
      copyCommon(member, result, substitution);
      if (member.addMethod)
        (result.addMethod = substituteMethod(member.addMethod, containingType, substitution)).associated =
          result;
      if (member.removeMethod)
        (result.removeMethod = substituteMethod(
          member.removeMethod,
          containingType,
          substitution,
        )).associated = result;
      return result;
    }
    default:
      return substitution.apply(member) as NamedType;
  }
}
