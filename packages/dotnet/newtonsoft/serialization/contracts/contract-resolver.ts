// `DefaultContractResolver`: builds contracts from types, their members and attributes. Each step is a virtual method.
import type { Held } from '@mockwright/language/runtime/change-log';
import { heldFields } from '@mockwright/language/runtime/change-log';
import { ArgumentException, Exception } from '@mockwright/language/runtime/exceptions';
import { currentRun } from '@mockwright/language/runtime/run';
import { containsParameters } from '../../../System.Reflection/generic-types.ts';
import { erase } from '@mockwright/language/metadata/symbols';
import type { ArrayType, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { iterate } from '@mockwright/language/runtime/iterate';
import { typeName } from '@mockwright/language/runtime/type-name';
import { createList } from '../../../System.Collections.Generic/list.ts';
import { FieldInfo, PropertyInfo } from '../../../System.Reflection/member-info.ts';
import type { MemberInfo } from '../../../System.Reflection/member-info.ts';
import { MemberSerialization } from '../../member-serialization.ts';
import { JsonSerializationException } from '../../json-serialization-exception.ts';
import { primitiveOf } from '../../../values/primitive-values.ts';
import type { PrimitiveName } from '../../../values/primitive-values.ts';
import type { ReadType } from '../../reading/json-reader.ts';
import { attributeOf, typeAttribute } from './attributes.ts';
import { callbacksOf, newCallbacks } from './callbacks.ts';
import { arrayMaker, collectionMaker, dictionaryMaker } from '../reading/collection-makers.ts';
import {
  ArrayContract,
  DictionaryContract,
  DynamicContract,
  LinqContract,
  NoContract,
  ObjectContract,
  PrimitiveContract,
  SerializableContract,
  StringContract,
} from './contracts.ts';
import type { Contract, ContractFacts, ContractResolver, JsonProperty } from './contracts.ts';
import type { JsonConverter } from '../converter.ts';
import { extensionDataOf } from '../extension-data.ts';
import { attributeConverter, propertyOf } from './member-properties.ts';
import { CamelCaseNamingStrategy } from './naming.ts';
import type { NamingStrategy } from './naming.ts';
import { creatorOf, defaultCreatorOf, isInstantiable } from './object-creator.ts';
import { serializableCreatorOf } from './serializable-creator.ts';
import { isSerializable, isSerializableInterface } from '../writing/serializable-entries.ts';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { overrideOf } from '@mockwright/language/runtime/overrides';
import { addProperty } from './property-collection.ts';
import {
  dataMembers,
  fieldsOf,
  implemented,
  withoutNullable,
} from '../../../System.Reflection/data-members.ts';
import { itemSettings, sequenceOf, overrideCreator } from './container-settings.ts';
import { namedType, kindOf } from './contract-kind.ts';
import type { ContractKind } from './contract-kind.ts';
import { isWanted } from './wanted-members.ts';

const readTypes: Readonly<Partial<Record<PrimitiveName, ReadType>>> = {
  Int32: 'int32',
  Boolean: 'boolean',
  Bytes: 'bytes',
  Decimal: 'decimal',
  Double: 'double',
  Single: 'double',
  String: 'string',
  DateTime: 'dateTime',
  DateTimeOffset: 'dateTimeOffset',
  Byte: 'int32',
  Int16: 'int32',
  Int64: 'int64',
};
/** Converters that types have by themselves; set by the module that has them all. */
export interface BuiltInConverters {
  for(type: Type): JsonConverter | null;
}
let builtIn: BuiltInConverters = { for: () => null };
/** Tells the resolver of the converters that are built in. */
export function setBuiltInConverters(converters: BuiltInConverters): void {
  builtIn = converters;
}

/**
 * `Newtonsoft.Json.Serialization.DefaultContractResolver`. Of each virtual method there is the one that is called, which
 * goes to the override of a template class, and the one with `default`, which is what `base` means there.
 */
export class DefaultContractResolver implements ContractResolver {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  namingStrategy: NamingStrategy | null = null;
  ignoreIsSpecifiedMembers = false;
  ignoreShouldSerializeMembers = false;
  ignoreSerializableAttribute = true;
  ignoreSerializableInterface = false;
  /** Types of a template that is loaded again are gone with it. */
  readonly #contracts = new WeakMap<Type, Contract>();

  $held(): Held {
    return heldFields(this);
  }

  #virtual<T>(name: string, args: readonly unknown[], byDefault: () => T): T {
    const own = overrideOf(this, `DefaultContractResolver.${name}/${args.length}`);
    return own ? (own.apply(this, args as unknown[]) as T) : byDefault();
  }

  // Names.

  propertyName(name: string): string {
    return this.#virtual('ResolvePropertyName', [name], () => this.defaultPropertyName(name));
  }
  defaultPropertyName(name: string): string {
    return this.namingStrategy ? this.namingStrategy.propertyName(name, false) : name;
  }
  dictionaryKey(key: string): string {
    return this.#virtual('ResolveDictionaryKey', [key], () => this.defaultDictionaryKey(key));
  }
  defaultDictionaryKey(key: string): string {
    return this.namingStrategy ? this.namingStrategy.dictionaryKey(key) : this.propertyName(key);
  }
  extensionDataName(name: string): string {
    return this.#virtual('ResolveExtensionDataName', [name], () => this.defaultExtensionDataName(name));
  }
  defaultExtensionDataName(name: string): string {
    return this.namingStrategy ? this.namingStrategy.extensionDataName(name) : name;
  }

  // Contracts.

  resolve(type: Type): Contract {
    return this.#virtual('ResolveContract', [type], () => this.defaultResolve(type));
  }
  defaultResolve(type: Type): Contract {
    let contract = this.#contracts.get(type);
    if (!contract) this.#contracts.set(type, (contract = this.#create(type)));
    return contract;
  }
  #create(type: Type): Contract {
    return this.#virtual('CreateContract', [type], () => this.defaultCreate(type));
  }
  /** `CreateContract`. */
  defaultCreate(declared: Type): Contract {
    const kind = this.#kindOf(typesOf(declared).type);
    return this.#virtual(`Create${kind}Contract`, [declared], () => {
      switch (kind) {
        case 'Primitive':
          return this.defaultPrimitive(declared);
        case 'String':
          return this.defaultString(declared);
        case 'Linq':
          return this.defaultLinq(declared);
        case 'Array':
          return this.defaultArray(declared);
        case 'Dictionary':
          return this.defaultDictionary(declared);
        case 'Dynamic':
          return this.defaultDynamic(declared);
        case 'ISerializable':
          return this.defaultSerializable(declared);
        default:
          return this.defaultObject(declared);
      }
    });
  }
  /** @throws ArgumentException for a type that is open */
  #facts(declared: Type): ContractFacts {
    const { erased, type } = typesOf(declared);
    if (containsParameters(type)) throw openType();
    const isNamed = type.kind !== 'array';
    const isValueType = isNamed && type.isValueType;
    const primitive = primitiveOf(type);
    return {
      underlyingType: erased,
      type,
      isNullable: !isValueType || erased !== type,
      isSealed: isValueType || (isNamed && (type.flags.isSealed === true || type.special === 'string')),
      converter: this.#virtual('ResolveContractConverter', [declared], () => this.defaultConverter(declared)),
      internalConverter: builtIn.for(type),
      readType: 'any',
      callbacks: isNamed && primitive === undefined ? callbacksOf(type) : newCallbacks(),
    };
  }
  /** `ResolveContractConverter`. */
  defaultConverter(declared: Type): JsonConverter | null {
    const { type } = typesOf(declared);
    return type.kind === 'array' ? null : attributeConverter(typeAttribute(type, 'JsonConverter'));
  }
  defaultPrimitive(declared: Type): PrimitiveContract {
    const { type } = typesOf(declared);
    const primitive = primitiveOf(type) ?? 'Null';
    const readType = type.kind === 'enum' ? 'any' : (readTypes[primitive] ?? 'any');
    return new PrimitiveContract({ ...this.#facts(declared), readType }, primitive, type.kind === 'enum');
  }
  defaultString(declared: Type): StringContract {
    return new StringContract(this.#facts(declared));
  }
  defaultLinq(declared: Type): LinqContract {
    return new LinqContract(this.#facts(declared));
  }
  defaultArray(declared: Type): ArrayContract {
    const { type } = typesOf(declared);
    if (type.kind === 'array')
      return new ArrayContract(this.#facts(declared), type.element, type.rank, arrayMaker(type), true);
    const itemType = implemented(type, 'IEnumerable', 1)?.typeArguments[0] ?? null;
    const contract = new ArrayContract(
      this.#facts(declared),
      itemType,
      0,
      collectionMaker(type, itemType),
      isInstantiable(type),
    );
    const elements = itemType ? sequenceOf(itemType) : coreType('System.Collections.IEnumerable');
    overrideCreator(contract, type, elements);
    return itemSettings(contract, type, 'JsonArray');
  }
  defaultDictionary(declared: Type): DictionaryContract {
    const { type: given } = typesOf(declared);
    const type = namedType(given);
    const dictionary = implemented(type, 'IDictionary', 2) ?? implemented(type, 'IReadOnlyDictionary', 2);
    if (!dictionary && !implemented(type, 'IDictionary', 0))
      throw new Exception(`Type ${typeName(given)} is not a dictionary.`);
    const object = specialType('object');
    const [keyType = object, valueType = object] = dictionary?.typeArguments ?? [];
    const contract = new DictionaryContract(
      this.#facts(declared),
      keyType,
      valueType,
      dictionaryMaker(type, keyType, valueType),
      isInstantiable(type),
    );
    const pair = coreType('System.Collections.Generic.KeyValuePair', 2).construct([keyType, valueType]);
    overrideCreator(contract, type, sequenceOf(pair));
    const strategy = typeAttribute(type, 'JsonDictionary')?.strategy();
    contract.keyName = strategy ? (key) => strategy.dictionaryKey(key) : (key) => this.dictionaryKey(key);
    return itemSettings(contract, type, 'JsonDictionary');
  }
  defaultObject(declared: Type): ObjectContract {
    return this.#object(declared, 'object', ObjectContract);
  }
  /** What `new JsonObjectContract(type)` and its like make: they know of no members, and of no way to make an object. */
  bare<T extends ObjectContract>(
    declared: Type,
    kind: 'object' | 'dynamic',
    Made: new (...args: ConstructorParameters<typeof ObjectContract>) => T,
  ): T {
    const { type } = typesOf(declared);
    const contract = new Made(
      { ...this.#facts(declared), converter: null, internalConverter: null },
      kind,
      MemberSerialization.OptOut,
      type.kind !== 'array' && isInstantiable(type),
    );
    contract.makeDefault = null;
    return contract;
  }
  /** What stands for the contract that a resolver of template code does not give. */
  noContract(): NoContract {
    return this.#object(specialType('object'), 'object', NoContract);
  }
  defaultDynamic(declared: Type): DynamicContract {
    return this.#object(declared, 'dynamic', DynamicContract);
  }
  defaultSerializable(declared: Type): SerializableContract {
    const contract = this.#object(declared, 'object', SerializableContract);
    contract.serializableCreator = serializableCreatorOf(contract);
    return contract;
  }
  /** Which kind of contract a type has. */
  #kindOf(type: NamedType | ArrayType): ContractKind {
    const kind = kindOf(type);
    if ((kind !== 'Object' && kind !== 'Dynamic') || type.kind === 'array') return kind;
    if (typeAttribute(type, 'JsonObject') || this.ignoreSerializableInterface) return kind;
    return isSerializableInterface(type) && isSerializable(type) ? 'ISerializable' : kind;
  }
  #object<T extends ObjectContract>(
    declared: Type,
    kind: 'object' | 'dynamic',
    Made: new (...args: ConstructorParameters<typeof ObjectContract>) => T,
  ): T {
    const { type: given } = typesOf(declared);
    if (kind === 'object' && Made === ObjectContract && given.kind === 'array') throw openType();
    const type = namedType(given);
    const attribute = typeAttribute(type, 'JsonObject');
    const serialization = this.#serializationOf(type);
    const contract = new Made(this.#facts(declared), kind, serialization, isInstantiable(type));
    const { properties } = contract.members;
    for (const property of iterate<JsonProperty>(this.#properties(type, serialization) ?? []))
      if (isNameless(dereferenced(property))) properties.push(property);
      else addProperty(properties, property, type);
    contract.itemRequired = attribute?.number('ItemRequired');
    contract.itemNullValueHandling = attribute?.number('ItemNullValueHandling');
    contract.missingMemberHandling = attribute?.number('MissingMemberHandling');
    const isFields = serialization === MemberSerialization.Fields;
    contract.creator = creatorOf(this, type, properties, isFields);
    contract.defaultCreator = defaultCreatorOf(type, isFields);
    contract.extensionData = extensionDataOf(this, type);
    contract.dynamicName = (name) => this.dictionaryKey(name);
    return itemSettings(contract, type, 'JsonObject');
  }

  // Members.

  /** The `MemberSerialization` of a type. */
  #serializationOf(type: NamedType): number {
    const attribute = typeAttribute(type, 'JsonObject');
    return (
      attribute?.number('MemberSerialization') ??
      (attribute?.arguments[0] as number | undefined) ??
      (typeAttribute(type, 'DataContract')
        ? MemberSerialization.OptIn
        : !this.ignoreSerializableAttribute && attributeOf(type.attributes, 'Serializable')
          ? MemberSerialization.Fields
          : MemberSerialization.OptOut)
    );
  }
  #properties(type: NamedType, serialization: number): unknown {
    return this.#virtual('CreateProperties', [type, serialization], () =>
      this.defaultProperties(type, serialization),
    );
  }
  /** `CreateProperties`: a list of properties. */
  defaultProperties(type: Type, serialization: number): unknown {
    const properties: JsonProperty[] = [];
    if (type.kind === 'array' || 'definition' in type) {
      const members = this.#virtual('GetSerializableMembers', [type], () => this.defaultMembers(type));
      if (members === null)
        throw new JsonSerializationException('Null collection of serializable members returned.');
      for (const member of iterate<MemberInfo>(members)) {
        if (!isWanted(member, serialization)) continue;
        const property = this.#virtual('CreateProperty', [member, serialization], () =>
          this.defaultProperty(member, serialization),
        );
        if (property) addProperty(properties, property, type);
      }
    }
    // Stable: properties without an order come first, as -1.
    properties.sort((a, b) => (a.order ?? -1) - (b.order ?? -1));
    return createList(properties, coreType('Newtonsoft.Json.Serialization.JsonProperty'));
  }
  /** `GetSerializableMembers`: a list of `MemberInfo`s. */
  defaultMembers(given: NamedType | ArrayType): unknown {
    const type = namedType(given);
    const isFields = this.#serializationOf(type) === MemberSerialization.Fields;
    return createList(
      (isFields ? fieldsOf(type) : dataMembers(type)).map((member) =>
        member.kind === 'field' ? new FieldInfo(member, type) : new PropertyInfo(member, type),
      ),
      coreType('System.Reflection.MemberInfo'),
    );
  }
  /** `CreateProperty`. */
  defaultProperty(info: MemberInfo, serialization: number): JsonProperty {
    if (!(info instanceof FieldInfo || info instanceof PropertyInfo))
      throw new ArgumentException(
        'MemberInfo must be of type FieldInfo, PropertyInfo, EventInfo or MethodInfo',
        'member',
      );
    const type = info.reflected;
    const property = propertyOf(
      this,
      type,
      info.symbol,
      serialization,
      typeAttribute(type, 'JsonObject'),
      typeAttribute(type, 'DataContract') !== undefined,
    );
    const provider = this.#virtual('CreateMemberValueProvider', [info], () => undefined);
    if (provider) property.valueProvider = provider;
    if (this.ignoreShouldSerializeMembers) property.shouldSerialize = null;
    if (this.ignoreIsSpecifiedMembers) property.isSpecified = property.setIsSpecified = null;
    return property;
  }
}

/** A type as a contract has it: `dynamic` is `object`, tuples have no names; and the same without `?`. */
function typesOf(declared: Type): { readonly erased: Type; readonly type: NamedType | ArrayType } {
  const erased = erase(declared);
  const type = withoutNullable(erased);
  if (type.kind === 'typeParameter') throw openType();
  return { erased, type: type as NamedType | ArrayType };
}
function openType(): ArgumentException {
  return new ArgumentException('Invalid type owner for DynamicMethod.');
}
/** Whether it is a property that template code made and gave no name. */
function isNameless({ propertyName }: JsonProperty): boolean {
  return (propertyName as string | null) === null;
}
/** `CamelCasePropertyNamesContractResolver`. */
export class CamelCasePropertyNamesContractResolver extends DefaultContractResolver {
  constructor() {
    super();
    this.namingStrategy = new CamelCaseNamingStrategy().configure(true, true, false);
  }
}

let shared: DefaultContractResolver | undefined;
let sharedFor: NamedType | undefined;
/** The resolver of serializers that have none of their own. */
export function defaultResolver(): DefaultContractResolver {
  const object = coreType('System.Object');
  // Types belong to one library; another library needs contracts of its own.
  if (!shared || sharedFor !== object) {
    shared = new DefaultContractResolver();
    sharedFor = object;
  }
  return shared;
}

const ofRunKey = Symbol('resolver');

/** What code of a template gets in place of {@link defaultResolver}: what it does to that is nothing to other runs. */
export function resolverOfRun(): DefaultContractResolver {
  return currentRun().kept(ofRunKey, () => new DefaultContractResolver());
}
