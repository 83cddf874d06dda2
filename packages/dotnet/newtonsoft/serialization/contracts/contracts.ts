// Contracts: what the serializer knows of a type, built once and kept by the resolver.
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { box, defaultOf } from '@mockwright/language/runtime/casting';
import { NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { dynamicType, erase } from '@mockwright/language/metadata/symbols';
import type {
  ArrayType,
  FieldSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import { callMember } from '../../../System.Collections/collection-protocol.ts';
import type { SerializationInfo } from '../../../System.Runtime.Serialization/serialization-info.ts';
import type { ReadType } from '../../reading/json-reader.ts';
import type { PrimitiveName } from '../../../values/primitive-values.ts';
import type { Callbacks } from './callbacks.ts';
import type { JsonConverter } from '../converter.ts';
import { newPropertyCollection } from './property-collection.ts';
import type { JsonPropertyCollection } from './property-collection.ts';
import { MemberValueProvider } from './value-provider.ts';
import type { CollectionMaker, DictionaryMaker } from './collection-makers.ts';

// eslint-disable-next-line no-control-regex -- these are what JSON escapes
const toEscape = /[\u0000-\u001f"&'<>\\\u0085\u2028\u2029]/;

/** What reads and writes no member. @throws NullReferenceException */
function noProvider(): never {
  throw new NullReferenceException();
}

/** `Newtonsoft.Json.Serialization.JsonProperty`. */
export class JsonProperty {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  #propertyName = '';
  /** Whether the name has characters that JSON may have to escape. */
  escapesName = false;
  underlyingName = '';
  declaringType: NamedType | null = null;
  type: Type;
  /** The type in whose natural form {@link getValue} gives values: its own, or `dynamic` where they come boxed. */
  form: Type;
  /** Whether no `PropertyType` is known, as where template code makes a property and does not tell it. */
  hasNoType = false;
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
  itemIsReference: boolean | undefined;
  itemReferenceLoopHandling: number | undefined;
  itemTypeNameHandling: number | undefined;
  shouldSerialize: ((target: unknown) => boolean) | null = null;
  shouldDeserialize: ((target: unknown) => boolean) | null = null;
  isSpecified: ((target: unknown) => boolean) | null = null;
  setIsSpecified: ((target: unknown, value: boolean) => void) | null = null;
  /** Natural form of {@link form} out. */
  getValue: (target: unknown) => unknown = noProvider;
  /** Takes a value in natural form of a type: what {@link type} was when the value was made. */
  setValue: (target: unknown, value: unknown, type: Type) => void = noProvider;
  /** Looked up when first needed. */
  contract: Contract | undefined;
  /** `AttributeProvider` where one was set. */
  attributeProvider: object | null | undefined;
  #provider: object | null | undefined;
  #goesThroughProvider = false;

  constructor(type: Type) {
    this.type = this.form = type;
  }
  get propertyName(): string {
    return this.#propertyName;
  }
  set propertyName(name: string) {
    this.#propertyName = name;
    this.escapesName = toEscape.test(name);
  }
  /** `ValueProvider`: the one that was set, or one for the member. */
  get valueProvider(): object | null {
    if (this.#provider === undefined && this.symbol) this.#provider = new MemberValueProvider(this.symbol);
    return this.#provider ?? null;
  }
  set valueProvider(provider: object | null) {
    this.#provider = provider;
    this.#goesThroughProvider = true;
    this.form = dynamicType;
    this.getValue = (target) =>
      callMember(dereferenced(provider), 'IValueProvider.GetValue/1', 'GetValue', [target]);
    this.setValue = (target, value, type) => this.setBoxed(target, box(value, type));
  }
  /** Sets a value of whatever type. @throws what the value provider throws */
  setBoxed(target: unknown, boxed: unknown): void {
    const provider = dereferenced(this.valueProvider);
    callMember(provider, 'IValueProvider.SetValue/2', 'SetValue', [target, boxed]);
  }
  /** Takes nothing on trust from now on: values and objects may be of other types than the member's. */
  distrust(): void {
    if (!this.#goesThroughProvider && this.symbol) this.valueProvider = new MemberValueProvider(this.symbol);
  }
  $toString(): string {
    return this.propertyName;
  }
}

/** What all contracts know. */
export interface ContractFacts {
  /** As asked for: `int?` is not `int`. */
  readonly underlyingType: Type;
  /** Without `?`. */
  readonly type: NamedType | ArrayType;
  /** Whether null is a value of it. */
  readonly isNullable: boolean;
  /** Whether a value of the declared type has no other type at run time. */
  readonly isSealed: boolean;
  /** By attribute. */
  readonly converter: JsonConverter | null;
  /** Built in. */
  readonly internalConverter: JsonConverter | null;
  readonly readType: ReadType;
  readonly callbacks: Callbacks;
}
/** `JsonContract`. */
export abstract class JsonContract implements ContractFacts {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly underlyingType: Type;
  readonly type: NamedType | ArrayType;
  readonly isNullable: boolean;
  readonly isSealed: boolean;
  converter: JsonConverter | null;
  readonly internalConverter: JsonConverter | null;
  readonly readType: ReadType;
  readonly callbacks: Callbacks;
  isReference: boolean | undefined;
  /** `DefaultCreator`: makes one without arguments, boxed; undefined for what the type has. */
  makeDefault: (() => unknown) | null | undefined;
  /** `DefaultCreatorNonPublic`, where template code has said it. */
  defaultCreatorNonPublic: boolean | undefined;
  /** The type that is made where this one is asked for. */
  createdType: Type;

  constructor(facts: ContractFacts) {
    this.underlyingType = facts.underlyingType;
    this.type = facts.type;
    this.isNullable = facts.isNullable;
    this.isSealed = facts.isSealed;
    this.converter = facts.converter;
    this.internalConverter = facts.internalConverter;
    this.readType = facts.readType;
    this.callbacks = facts.callbacks;
    this.createdType = facts.type;
  }
}
/** `JsonContainerContract`: what an attribute says of the items. */
export abstract class JsonContainerContract extends JsonContract {
  itemConverter: JsonConverter | null = null;
  itemIsReference: boolean | undefined;
  itemReferenceLoopHandling: number | undefined;
  itemTypeNameHandling: number | undefined;
}

/**
 * What objects with a `JsonDynamicContract` give and take beside their declared members; values are boxed. Tokens, which
 * only a resolver of template code gives such a contract, have none of it.
 */
export interface DynamicMembers {
  $dynamicMembers?(): Iterable<string>;
  /** Undefined where there is no such member. */
  $dynamicMember?(name: string): unknown;
  $setDynamicMember?(name: string, value: unknown): void;
}

/** `JsonObjectContract`: written as an object with the members of the type. */
export class ObjectContract extends JsonContainerContract {
  readonly kind: 'object' | 'dynamic';
  readonly members: JsonPropertyCollection<JsonProperty>;
  memberSerialization: number;
  readonly isInstantiable: boolean;
  itemRequired: number | undefined;
  itemNullValueHandling: number | undefined;
  missingMemberHandling: number | undefined;
  /** How to make one; undefined when there is no way. */
  creator: Creator | undefined;
  /** The default constructor, whoever may call it. */
  defaultCreator: Creator | undefined;
  extensionData: ExtensionData | undefined;
  /** `PropertyNameResolver` of a `JsonDynamicContract`. */
  dynamicName: ((name: string) => string) | null = null;

  constructor(
    facts: ContractFacts,
    kind: 'object' | 'dynamic',
    memberSerialization: number,
    isInstantiable: boolean,
  ) {
    super(facts);
    this.members = newPropertyCollection(facts.type);
    this.kind = kind;
    this.memberSerialization = memberSerialization;
    this.isInstantiable = isInstantiable;
  }
  get properties(): readonly JsonProperty[] {
    return this.members.properties;
  }
  #checkedType: Type | undefined;
  /** Makes sure that properties which objects of a type do not have are not read or written there unchecked. */
  distrustFor(type: Type): void {
    if (this.#checkedType === type) return;
    this.#checkedType = type;
    for (const property of this.properties) {
      const container = dereferenced(property).symbol?.containingType;
      if (container && !isAssignable(type, erase(container))) property.distrust();
    }
  }
  /** `OverrideCreator`: a delegate that makes one of the (boxed) arguments of {@link creator}. */
  overrideCreator: ((args: unknown[]) => unknown) | null = null;
  #parameters: JsonPropertyCollection<JsonProperty> | undefined;
  /** `CreatorParameters`. */
  get creatorParameters(): JsonPropertyCollection<JsonProperty> {
    if (!this.#parameters) {
      this.#parameters = newPropertyCollection();
      this.#parameters.properties.push(...(this.creator?.parameters ?? []));
    }
    return this.#parameters;
  }
  /** The way to make one: what template code says goes before the type's own constructors. */
  creatorFor(usesHidden: boolean): Creator | undefined {
    const { overrideCreator, makeDefault, creator } = this;
    if (overrideCreator) {
      const parameters = this.creatorParameters.properties;
      const defaultAt = (index: number): unknown => {
        const { type } = parameters[index]!;
        return box(defaultOf(type), type);
      };
      return {
        parameters,
        create: (args) => {
          const boxed = parameters.map((_, at) => (args[at] === undefined ? defaultAt(at) : args[at]));
          return overrideCreator(toArray(boxed, specialType('object')));
        },
      };
    }
    if (makeDefault) return { parameters: [], create: () => makeDefault() };
    if (makeDefault === null) return creator && creator.parameters.length > 0 ? creator : undefined;
    return (usesHidden ? this.defaultCreator : undefined) ?? creator;
  }
}
/** What stands for a contract where a resolver of template code gives none. */
export class NoContract extends ObjectContract {}
/** `JsonDynamicContract`: beside them its objects tell the names of further members. */
export class DynamicContract extends ObjectContract {}
/** `JsonISerializableContract`: written as what its objects' `GetObjectData` gives. */
export class SerializableContract extends ObjectContract {
  /** `ISerializableCreator`; undefined where the type has no serialization constructor. */
  serializableCreator: SerializableCreator | undefined;
}
/** Makes an object of a `SerializationInfo` with its members and a `StreamingContext`. */
export type SerializableCreator = (info: SerializationInfo, context: unknown) => unknown;
/** A constructor, with properties for its parameters; none of them: the default constructor. */
export interface Creator {
  readonly parameters: readonly JsonProperty[];
  /** Whether .NET shows it as `OverrideCreator`. */
  readonly isOverride?: boolean;
  /** Takes an argument for each parameter, boxed; `undefined` is the default value. Of whatever type one is, it is checked. */
  create(args: readonly unknown[]): unknown;
}
/** `[JsonExtensionData]`. */
export interface ExtensionData {
  /** Whether the values are tokens. */
  readonly isToken: boolean;
  readonly valueType: Type;
  readonly name: (name: string) => string;
  /** Boxed values by name; undefined when there are none or none are to be written. */
  get(target: unknown): Iterable<readonly [key: string, value: unknown]> | undefined;
  /** Undefined when none are to be read. */
  readonly set: ((target: unknown, key: string, boxed: unknown) => void) | undefined;
}
/** `JsonArrayContract`. */
export class ArrayContract extends JsonContainerContract {
  readonly kind = 'array' as const;
  readonly itemType: Type | null;
  /** Dimensions of an array type; 0 for other collections. */
  readonly rank: number;
  readonly collection: CollectionMaker | undefined;
  /** Whether objects of the type itself can be made: it is no interface, and not abstract. */
  readonly isInstantiable: boolean;
  itemContract: Contract | undefined;
  /** `OverrideCreator`: makes the (boxed) collection, of its items where {@link hasParameterizedCreator}. */
  overrideCreator: ((args: unknown[]) => unknown) | null = null;
  hasParameterizedCreator: boolean = false;

  constructor(
    facts: ContractFacts,
    itemType: Type | null,
    rank: number,
    collection: CollectionMaker | undefined,
    isInstantiable: boolean,
  ) {
    super(facts);
    this.createdType = collection?.createdType ?? facts.type;
    this.itemType = itemType;
    this.rank = rank;
    this.collection = collection;
    this.isInstantiable = isInstantiable;
  }
}
/** `JsonDictionaryContract`: written as an object with the keys as names. */
export class DictionaryContract extends JsonContainerContract {
  readonly kind = 'dictionary' as const;
  readonly keyType: Type;
  readonly valueType: Type;
  readonly dictionary: DictionaryMaker | undefined;
  readonly isInstantiable: boolean;
  /** `DictionaryKeyResolver`. */
  keyName: ((key: string) => string) | null = null;
  itemContract: Contract | undefined;
  keyContract: Contract | undefined;
  /** `OverrideCreator`: makes the (boxed) dictionary, of its entries where {@link hasParameterizedCreator}. */
  overrideCreator: ((args: unknown[]) => unknown) | null = null;
  hasParameterizedCreator: boolean = false;

  constructor(
    facts: ContractFacts,
    keyType: Type,
    valueType: Type,
    dictionary: DictionaryMaker | undefined,
    isInstantiable: boolean,
  ) {
    super(facts);
    this.createdType = dictionary?.createdType ?? facts.type;
    this.keyType = keyType;
    this.valueType = valueType;
    this.dictionary = dictionary;
    this.isInstantiable = isInstantiable;
  }
}
/** `JsonPrimitiveContract`: a single value. */
export class PrimitiveContract extends JsonContract {
  readonly kind = 'primitive' as const;
  readonly primitive: PrimitiveName;
  readonly isEnum: boolean;
  constructor(facts: ContractFacts, primitive: PrimitiveName, isEnum: boolean) {
    super(facts);
    this.primitive = primitive;
    this.isEnum = isEnum;
  }
}
/** `JsonStringContract`: written as what its `ToString()` gives, such as `Version` and `DateOnly`. */
export class StringContract extends JsonContract {
  readonly kind = 'string' as const;
}
/** `JsonLinqContract`: `JToken` and its kin. */
export class LinqContract extends JsonContract {
  readonly kind = 'linq' as const;
}
/** What the serializer knows of a type. */
export type Contract =
  ObjectContract | ArrayContract | DictionaryContract | PrimitiveContract | StringContract | LinqContract;
/** The contracts of what holds members or items. */
export type ContainerContract = ObjectContract | ArrayContract | DictionaryContract;

/** Finds contracts. */
export interface ContractResolver {
  resolve(type: Type): Contract;
}
