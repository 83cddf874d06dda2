// Contracts: what the serializer knows of a type, built once and kept by the resolver.
import type {
  ArrayType,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '../../../metadata/symbols.ts';
import type { ReadType } from '../reading/json-reader.ts';
import type { PrimitiveName } from '../values/primitives.ts';
import type { JsonConverter } from './converter.ts';

/** A property or field as the serializer sees it: `Newtonsoft.Json.Serialization.JsonProperty`. */
export class JsonProperty {
  propertyName = '';
  underlyingName = '';
  declaringType: NamedType | null = null;
  type: Type;
  /** What it is in C#; undefined for constructor parameters. */
  symbol: PropertySymbol | FieldSymbol | undefined;
  readable = false;
  writable = false;
  ignored = false;
  hasMemberAttribute = false;
  required: number | undefined;
  order: number | undefined;
  nullValueHandling: number | undefined;
  defaultValueHandling: number | undefined;
  referenceLoopHandling: number | undefined;
  objectCreationHandling: number | undefined;
  typeNameHandling: number | undefined;
  isReference: boolean | undefined;
  /** Boxed; undefined when none was written. */
  defaultValue: unknown;
  converter: JsonConverter | null = null;
  itemConverter: JsonConverter | null = null;
  itemReferenceLoopHandling: number | undefined;
  itemTypeNameHandling: number | undefined;
  shouldSerialize: ((target: unknown) => boolean) | null = null;
  shouldDeserialize: ((target: unknown) => boolean) | null = null;
  isSpecified: ((target: unknown) => boolean) | null = null;
  setIsSpecified: ((target: unknown, value: boolean) => void) | null = null;
  /** Natural form in and out. */
  getValue: (target: unknown) => unknown = () => null;
  setValue: (target: unknown, value: unknown) => void = () => {};
  /** Looked up when first needed. */
  contract: Contract | undefined;

  constructor(type: Type) {
    this.type = type;
  }
}

interface ContractBase {
  /** As asked for: `int?` is not `int`. */
  readonly underlyingType: Type;
  /** Without `?`. */
  readonly type: NamedType | ArrayType;
  /** Whether null is a value of it. */
  readonly isNullable: boolean;
  /** Whether a value of the declared type has no other type at run time. */
  readonly isSealed: boolean;
  /** By attribute. */
  converter: JsonConverter | null;
  /** Built in. */
  internalConverter: JsonConverter | null;
  readonly readType: ReadType;
  readonly callbacks: Callbacks;
  readonly isReference: boolean | undefined;
}
/** Methods marked `[OnSerializing]` and so on; called with the object and a `StreamingContext`. */
export interface Callbacks {
  readonly serializing: readonly MethodSymbol[];
  readonly serialized: readonly MethodSymbol[];
  readonly deserializing: readonly MethodSymbol[];
  readonly deserialized: readonly MethodSymbol[];
  readonly error: readonly MethodSymbol[];
}
interface ContainerBase extends ContractBase {
  itemConverter: JsonConverter | null;
  readonly itemReferenceLoopHandling: number | undefined;
  readonly itemTypeNameHandling: number | undefined;
}

/** Written as an object with the members of the type. */
export interface ObjectContract extends ContainerBase {
  readonly kind: 'object' | 'dynamic';
  readonly properties: JsonProperty[];
  readonly itemRequired: number | undefined;
  readonly itemNullValueHandling: number | undefined;
  readonly missingMemberHandling: number | undefined;
  /** How to make one; undefined when there is no way. */
  readonly creator: Creator | undefined;
  readonly extensionData: ExtensionData | undefined;
  readonly isInstantiable: boolean;
  readonly dynamicName: (name: string) => string;
}
/** A constructor, with properties for its parameters; none of them: the default constructor. */
export interface Creator {
  readonly parameters: readonly JsonProperty[];
  /** Arguments in natural form. */
  create(args: readonly unknown[]): unknown;
}
/** `[JsonExtensionData]`. */
export interface ExtensionData {
  /** Whether the values are tokens. */
  readonly isToken: boolean;
  readonly name: (name: string) => string;
  /** Boxed values by name; undefined when there are none or none are to be written. */
  get(target: unknown): Iterable<readonly [key: string, value: unknown]> | undefined;
  /** Undefined when none are to be read. */
  readonly set: ((target: unknown, key: string, boxed: unknown) => void) | undefined;
}
/** Written as an array. */
export interface ArrayContract extends ContainerBase {
  readonly kind: 'array';
  readonly itemType: Type | null;
  /** Dimensions of an array type; 0 for other collections. */
  readonly rank: number;
  readonly collection: CollectionMaker | undefined;
  itemContract: Contract | undefined;
}
/** How a collection is made and filled; elements in natural form. */
export interface CollectionMaker {
  /** Undefined: it is made from all elements at once by {@link finish}. */
  readonly create: (() => unknown) | undefined;
  readonly add: (collection: unknown, item: unknown) => void;
  readonly finish: ((items: unknown[]) => unknown) | undefined;
  /** Whether an existing one may be added to. */
  readonly canPopulate: boolean;
}
/** Written as an object with the keys as names. */
export interface DictionaryContract extends ContainerBase {
  readonly kind: 'dictionary';
  readonly keyType: Type;
  readonly valueType: Type;
  readonly dictionary: DictionaryMaker | undefined;
  readonly keyName: (key: string) => string;
  itemContract: Contract | undefined;
  keyContract: Contract | undefined;
  readonly isInstantiable: boolean;
}
/** How a dictionary is made and filled; keys and values in natural form. */
export interface DictionaryMaker {
  readonly create: (() => unknown) | undefined;
  readonly set: (dictionary: unknown, key: unknown, value: unknown) => void;
  /** Makes a read-only dictionary from a plain one. */
  readonly finish: ((dictionary: unknown) => unknown) | undefined;
}
/** A single value. */
export interface PrimitiveContract extends ContractBase {
  readonly kind: 'primitive';
  readonly primitive: PrimitiveName;
  readonly isEnum: boolean;
}
/** Written as what its `ToString()` gives, such as `Version` and `DateOnly`. */
export interface StringContract extends ContractBase {
  readonly kind: 'string';
}
/** `JToken` and its kin. */
export interface LinqContract extends ContractBase {
  readonly kind: 'linq';
}
/** What the serializer knows of a type. */
export type Contract =
  ObjectContract | ArrayContract | DictionaryContract | PrimitiveContract | StringContract | LinqContract;
export type ContainerContract = ObjectContract | ArrayContract | DictionaryContract;

/** Finds contracts. */
export interface ContractResolver {
  resolve(type: Type): Contract;
}
