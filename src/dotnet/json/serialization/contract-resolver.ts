// `DefaultContractResolver`: builds contracts from types, their members and attributes.
import type {
  ArrayType,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '../../../metadata/symbols.ts';
import { coreType, specialType } from '../../../runtime/core-types.ts';
import { createInstance, callMethod } from '../../../runtime/members.ts';
import { Box } from '../../../runtime/box.ts';
import { box, defaultOf, isInstance } from '../../../runtime/casting.ts';
import { isAssignable } from '../../../runtime/type-relations.ts';
import { Exception } from '../../../runtime/exceptions.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { typeOf } from '../../../runtime/type-of.ts';
import { MemberSerialization, Required } from '../enums.ts';
import { JsonException, JsonSerializationException } from '../exceptions.ts';
import { primitiveOf } from '../values/primitives.ts';
import type { PrimitiveName } from '../values/primitives.ts';
import type { ReadType } from '../reading/json-reader.ts';
import { attributeOf, typeAttribute } from './attributes.ts';
import type { Attribute } from './attributes.ts';
import { arrayMaker, collectionMaker, dictionaryMaker } from './collections.ts';
import { JsonProperty } from './contracts.ts';
import type {
  Callbacks,
  Contract,
  ContractResolver,
  Creator,
  ExtensionData,
  ObjectContract,
} from './contracts.ts';
import type { JsonConverter } from './converter.ts';
import { closestProperty } from './matching.ts';
import { CamelCaseNamingStrategy } from './naming.ts';
import type { NamingStrategy } from './naming.ts';
import {
  constructorsOf,
  dataMembers,
  implemented,
  methodsMarked,
  methodsNamed,
  reader,
  withoutNullable,
  writer,
} from './type-members.ts';

type Named = NamedType;

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
  // Read as text that is then converted: so are the small integers read as int.
  Byte: 'int32',
  SByte: 'int32',
  Int16: 'int32',
  UInt16: 'int32',
  Int64: 'int64',
  Guid: 'any',
};
const stringTypes: ReadonlySet<string> = new Set([
  'Version',
  'DateOnly',
  'TimeOnly',
  'CultureInfo',
  'Type',
  'Half',
  'Int128',
  'UInt128',
]);
const noCallbacks: Callbacks = {
  serializing: [],
  serialized: [],
  deserializing: [],
  deserialized: [],
  error: [],
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

/** `Newtonsoft.Json.Serialization.DefaultContractResolver`. */
export class DefaultContractResolver implements ContractResolver {
  namingStrategy: NamingStrategy | null = null;
  readonly #contracts = new Map<Type, Contract>();

  resolve(type: Type): Contract {
    let contract = this.#contracts.get(type);
    if (!contract) this.#contracts.set(type, (contract = this.#create(type)));
    return contract;
  }

  #create(declared: Type): Contract {
    const erased = declared.kind === 'dynamic' ? specialType('object') : declared;
    const type = withoutNullable(erased) as Named | ArrayType;
    const isNamed = type.kind !== 'array';
    const isValueType = isNamed && type.isValueType;
    const base = {
      underlyingType: erased,
      type,
      isNullable: !isValueType || erased !== type,
      isSealed: isValueType || (isNamed && (type.flags.isSealed === true || type.special === 'string')),
      converter: isNamed ? this.#converter(typeAttribute(type, 'JsonConverter')) : null,
      internalConverter: builtIn.for(type),
      readType: 'any' as ReadType,
      callbacks: noCallbacks,
      isReference: undefined as boolean | undefined,
    };
    const primitive = primitiveOf(type);
    if (primitive !== undefined) {
      const isEnum = type.kind === 'enum';
      return {
        ...base,
        kind: 'primitive',
        primitive,
        isEnum,
        readType: isEnum ? 'any' : (readTypes[primitive] ?? 'any'),
      };
    }
    if (!isNamed) return this.#arrayContract(base, type);
    const container = {
      ...base,
      itemConverter: null,
      itemReferenceLoopHandling: undefined,
      itemTypeNameHandling: undefined,
      callbacks: callbacksOf(type),
    };
    if (typeAttribute(type, 'JsonObject')) return this.#objectContract(container, type, 'object');
    if (isTokenType(type)) return { ...base, kind: 'linq' };
    if (!typeAttribute(type, 'JsonArray')) {
      const dictionary = implemented(type, 'IDictionary', 2) ?? implemented(type, 'IReadOnlyDictionary', 2);
      if (dictionary || implemented(type, 'IDictionary', 0) || typeAttribute(type, 'JsonDictionary')) {
        const object = specialType('object');
        const [keyType = object, valueType = object] = dictionary?.typeArguments ?? [];
        return {
          ...container,
          kind: 'dictionary',
          keyType,
          valueType,
          dictionary: dictionaryMaker(type, keyType, valueType),
          keyName: (key) => this.dictionaryKey(key),
          itemContract: undefined,
          keyContract: undefined,
          isInstantiable: isInstantiable(type),
        };
      }
    }
    const sequence = implemented(type, 'IEnumerable', 1);
    if (sequence || implemented(type, 'IEnumerable', 0)) {
      const itemType = sequence?.typeArguments[0] ?? null;
      return {
        ...container,
        kind: 'array',
        itemType,
        rank: 0,
        collection: collectionMaker(type, itemType),
        itemContract: undefined,
      };
    }
    if (
      (type.namespace === 'System' || type.namespace === 'System.Globalization') &&
      stringTypes.has(type.name)
    )
      return { ...base, kind: 'string' };
    return this.#objectContract(
      container,
      type,
      '$getMember' in (type.definition.runtime?.constructorFunction?.prototype ?? {}) ? 'dynamic' : 'object',
    );
  }
  #arrayContract(base: Omit<Contract, 'kind'>, type: ArrayType): Contract {
    return {
      ...(base as ObjectContract),
      kind: 'array',
      itemType: type.element,
      rank: type.rank,
      collection: arrayMaker(type),
      itemConverter: null,
      itemReferenceLoopHandling: undefined,
      itemTypeNameHandling: undefined,
      itemContract: undefined,
    };
  }

  #objectContract(
    container: Omit<
      ObjectContract,
      | 'kind'
      | 'properties'
      | 'itemRequired'
      | 'itemNullValueHandling'
      | 'missingMemberHandling'
      | 'creator'
      | 'extensionData'
      | 'isInstantiable'
      | 'dynamicName'
    >,
    type: Named,
    kind: 'object' | 'dynamic',
  ): ObjectContract {
    const attribute = typeAttribute(type, 'JsonObject');
    const isDataContract = typeAttribute(type, 'DataContract') !== undefined;
    const serialization =
      attribute?.number('MemberSerialization') ??
      (attribute?.arguments[0] as number | undefined) ??
      (isDataContract ? MemberSerialization.OptIn : MemberSerialization.OptOut);
    const properties = this.#properties(type, serialization, attribute, isDataContract);
    const itemConverter = this.#converterOf(attribute?.named('ItemConverterType'), []);
    return {
      ...container,
      kind,
      properties,
      itemConverter,
      isReference: attribute?.flag('IsReference'),
      itemRequired: attribute?.number('ItemRequired'),
      itemNullValueHandling: attribute?.number('ItemNullValueHandling'),
      missingMemberHandling: attribute?.number('MissingMemberHandling'),
      itemReferenceLoopHandling: attribute?.number('ItemReferenceLoopHandling'),
      itemTypeNameHandling: attribute?.number('ItemTypeNameHandling'),
      creator: this.#creator(type, properties),
      extensionData: this.#extensionData(type),
      isInstantiable: isInstantiable(type),
      dynamicName: (name) => this.dictionaryKey(name),
    };
  }

  /** `ResolvePropertyName`, for names without attribute. */
  propertyName(name: string): string {
    const own = (this as unknown as Record<string, unknown>)['DefaultContractResolver.ResolvePropertyName/1'];
    if (typeof own === 'function') return own.call(this, name) as string;
    return this.namingStrategy ? this.namingStrategy.propertyName(name, false) : name;
  }
  /** `ResolveDictionaryKey`. */
  dictionaryKey(key: string): string {
    const own = (this as unknown as Record<string, unknown>)[
      'DefaultContractResolver.ResolveDictionaryKey/1'
    ];
    if (typeof own === 'function') return own.call(this, key) as string;
    return this.namingStrategy ? this.namingStrategy.dictionaryKey(key) : key;
  }

  #properties(
    type: Named,
    serialization: number,
    container: Attribute | undefined,
    isDataContract: boolean,
  ): JsonProperty[] {
    const properties: JsonProperty[] = [];
    for (const member of dataMembers(type)) {
      const hasAttribute = ['JsonProperty', 'JsonRequired', ...(isDataContract ? ['DataMember'] : [])].some(
        (name) => attributeOf(member.attributes, name),
      );
      if (
        serialization === MemberSerialization.Fields
          ? member.kind !== 'field'
          : !hasAttribute && !isPublic(member)
      )
        continue;
      addProperty(properties, this.#property(type, member, serialization, container, isDataContract), type);
    }
    // Stable: properties without an order come first, as -1.
    return properties.sort((a, b) => (a.order ?? -1) - (b.order ?? -1));
  }
  #property(
    type: Named,
    member: FieldSymbol | PropertySymbol,
    serialization: number,
    container: Attribute | undefined,
    isDataContract: boolean,
  ): JsonProperty {
    const property = new JsonProperty(member.type);
    property.symbol = member;
    property.declaringType = member.containingType;
    const json = this.#settings(
      property,
      member.name,
      member.attributes,
      serialization,
      container,
      isDataContract,
    );
    const anyAccess = property.hasMemberAttribute;
    if (member.kind === 'field') {
      property.readable = true;
      property.writable =
        serialization === MemberSerialization.Fields || !member.flags.isReadOnly || anyAccess;
      property.setValue = writer(member);
      property.getValue = reader(member);
    } else {
      const { getMethod, setMethod } = member;
      property.readable = getMethod !== undefined && (anyAccess || isPublic(getMethod));
      property.writable = setMethod !== undefined && (anyAccess || isPublic(setMethod));
      if (getMethod) property.getValue = reader(member);
      if (setMethod) property.setValue = writer(member);
    }
    guardAccess(property, member.name);
    if (json?.number('ObjectCreationHandling') !== undefined)
      property.objectCreationHandling = json.number('ObjectCreationHandling');
    this.#conditions(type, member.name, property);
    return property;
  }
  #conditions(type: Named, name: string, property: JsonProperty): void {
    const test = (method: string): ((target: unknown) => boolean) | null => {
      const found = methodsNamed(type, method).find(
        ({ parameters, returnType, accessibility }) =>
          parameters.length === 0 && accessibility === 'public' && returnType === specialType('bool'),
      );
      return found ? (target) => callMethod(target, found, []) as boolean : null;
    };
    property.shouldSerialize = test(`ShouldSerialize${name}`);
    property.shouldDeserialize = test(`ShouldDeserialize${name}`);
    const specified = dataMembers(type).find(
      (member) => member.name === `${name}Specified` && member.type === specialType('bool'),
    );
    if (specified && isPublic(specified)) {
      const read = reader(specified);
      property.isSpecified = (target) => read(target) as boolean;
      if (specified.kind === 'field' || specified.setMethod) property.setIsSpecified = writer(specified);
    }
  }
  /** What attributes say of a member or constructor parameter. */
  #settings(
    property: JsonProperty,
    name: string,
    attributes: FieldSymbol['attributes'],
    serialization: number,
    container: Attribute | undefined,
    isDataContract: boolean,
  ): Attribute | undefined {
    const json = attributeOf(attributes, 'JsonProperty');
    const required = attributeOf(attributes, 'JsonRequired');
    const data = isDataContract ? attributeOf(attributes, 'DataMember') : undefined;
    const written =
      (json?.arguments[0] as string | null | undefined) ?? json?.text('PropertyName') ?? data?.text('Name');
    const strategyType = json?.named('NamingStrategyType') ?? container?.named('NamingStrategyType');
    const strategyParameters = (json?.named('NamingStrategyParameters') ??
      container?.named('NamingStrategyParameters') ??
      []) as readonly unknown[];
    const strategy = strategyType
      ? (construct(strategyType as Named, strategyParameters) as NamingStrategy)
      : undefined;
    property.underlyingName = name;
    property.propertyName = strategy
      ? strategy.propertyName(written ?? name, written !== undefined && written !== null)
      : written === undefined || written === null
        ? this.propertyName(name)
        : (this.namingStrategy?.propertyName(written, true) ?? written);
    property.hasMemberAttribute = (json ?? required ?? data) !== undefined;
    property.required =
      json?.number('Required') ??
      (data ? (data.flag('IsRequired') ? Required.AllowNull : undefined) : undefined) ??
      (required ? Required.Always : undefined);
    property.order =
      json?.number('Order') ??
      (data?.number('Order') !== undefined && data.number('Order') !== -1 ? data.number('Order') : undefined);
    const hasIgnore =
      (attributeOf(attributes, 'JsonIgnore') ??
        attributeOf(attributes, 'JsonExtensionData') ??
        attributeOf(attributes, 'NonSerialized')) !== undefined;
    property.ignored =
      hasIgnore ||
      (serialization === MemberSerialization.OptIn
        ? !property.hasMemberAttribute
        : serialization === MemberSerialization.OptOut &&
          attributeOf(attributes, 'IgnoreDataMember') !== undefined);
    property.converter = this.#converter(attributeOf(attributes, 'JsonConverter'));
    const defaults = attributeOf(attributes, 'DefaultValue');
    if (defaults) property.defaultValue = defaults.arguments.at(-1);
    property.nullValueHandling = json?.number('NullValueHandling');
    property.defaultValueHandling =
      json?.number('DefaultValueHandling') ?? (data?.flag('EmitDefaultValue') === false ? 1 : undefined);
    property.referenceLoopHandling = json?.number('ReferenceLoopHandling');
    property.typeNameHandling = json?.number('TypeNameHandling');
    property.isReference = json?.flag('IsReference');
    property.itemConverter = this.#converterOf(
      json?.named('ItemConverterType'),
      (json?.named('ItemConverterParameters') as readonly unknown[] | undefined) ?? [],
    );
    property.itemReferenceLoopHandling = json?.number('ItemReferenceLoopHandling');
    property.itemTypeNameHandling = json?.number('ItemTypeNameHandling');
    return json;
  }
  #converter(attribute: Attribute | undefined): JsonConverter | null {
    if (!attribute) return null;
    const [type, parameters] = attribute.arguments;
    return this.#converterOf(
      type,
      (Array.isArray(parameters) ? parameters : attribute.arguments.slice(1)) as readonly unknown[],
    );
  }
  #converterOf(type: unknown, parameters: readonly unknown[]): JsonConverter | null {
    return type === undefined || type === null
      ? null
      : (construct(type as Named, parameters) as JsonConverter);
  }

  #creator(type: Named, properties: readonly JsonProperty[]): Creator | undefined {
    if (!isInstantiable(type)) return undefined;
    if (type.flags.isAnonymous) return this.#anonymous(type, properties);
    const constructors = constructorsOf(type);
    const marked = constructors.filter((constructor) =>
      attributeOf(constructor.attributes, 'JsonConstructor'),
    );
    if (marked.length > 1)
      throw new JsonException('Multiple constructors with the JsonConstructorAttribute.');
    if (marked[0]) return this.#parameterized(type, marked[0], properties);
    const plain = constructors.find(({ parameters }) => parameters.length === 0);
    if (type.kind === 'struct' || plain?.accessibility === 'public')
      return {
        parameters: [],
        create: () => (plain ? createInstance(type, [], plain) : copyOf(defaultOf(type))),
      };
    const visible = constructors.filter(({ accessibility }) => accessibility === 'public');
    if (visible.length === 1) return this.#parameterized(type, visible[0]!, properties);
    return plain && { parameters: [], create: () => createInstance(type, [], plain) };
  }
  /** Anonymous types have a constructor that takes all members, though the metadata does not show it. */
  #anonymous(type: Named, properties: readonly JsonProperty[]): Creator {
    const Class = type.definition.runtime!.constructorFunction as new (...args: unknown[]) => unknown;
    const own = type.typeArguments.length > 0 ? [type] : [];
    const parameters = properties.map(({ propertyName, underlyingName, type: parameterType }) => {
      const parameter = new JsonProperty(parameterType);
      return Object.assign(parameter, { propertyName, underlyingName, writable: true });
    });
    return { parameters, create: (args) => new Class(...own, ...args) };
  }
  #parameterized(type: Named, constructor: MethodSymbol, properties: readonly JsonProperty[]): Creator {
    const parameters = constructor.parameters.map((parameter) => {
      const property = new JsonProperty(parameter.type);
      this.#settings(
        property,
        parameter.name,
        [],
        MemberSerialization.OptOut,
        typeAttribute(type, 'JsonObject'),
        false,
      );
      property.writable = true;
      const match = closestProperty(properties, parameter.name);
      if (match && match.type === parameter.type) {
        property.propertyName = match.propertyName;
        property.converter ??= match.converter;
        if (property.defaultValue === undefined) property.defaultValue = match.defaultValue;
        for (const name of [
          'required',
          'nullValueHandling',
          'defaultValueHandling',
          'referenceLoopHandling',
          'objectCreationHandling',
          'typeNameHandling',
          'isReference',
        ] as const) {
          (property[name] as unknown) ??= match[name];
        }
      }
      return property;
    });
    return { parameters, create: (args) => createInstance(type, args, constructor) };
  }

  #extensionData(type: Named): ExtensionData | undefined {
    const member = [...dataMembers(type)]
      .reverse()
      .find((candidate) => attributeOf(candidate.attributes, 'JsonExtensionData'));
    if (!member) return undefined;
    const attribute = attributeOf(member.attributes, 'JsonExtensionData')!;
    const dictionary =
      member.type.kind === 'class' || member.type.kind === 'interface'
        ? implemented(member.type, 'IDictionary', 2)
        : undefined;
    if (!dictionary) {
      throw new JsonException(
        `Invalid extension data attribute on '${typeName(member.containingType!)}'. Member '${member.name}' type must implement IDictionary<string, JToken>.`,
      );
    }
    const [keyType, valueType] = dictionary.typeArguments as [Type, Type];
    const read = reader(member);
    const write = writer(member);
    const maker = dictionaryMaker(member.type as Named, keyType, valueType);
    const writesData = attribute.flag('WriteData') ?? true;
    const readsData = attribute.flag('ReadData') ?? true;
    return {
      isToken: valueType.kind === 'class' && isTokenType(valueType),
      name: (name) => (this.namingStrategy ? this.namingStrategy.extensionDataName(name) : name),
      get: (target) => {
        const found = writesData
          ? (read(target) as Iterable<{ readonly Key: string; readonly Value: unknown }> | null)
          : null;
        return found ? entries(found, valueType) : undefined;
      },
      set: readsData
        ? (target, key, boxed) => {
            let found = read(target);
            if (found === null) write(target, (found = maker!.create!()));
            maker!.set(found, key, boxed);
          }
        : undefined,
    };
  }
}

function* entries(
  dictionary: Iterable<{ readonly Key: string; readonly Value: unknown }>,
  valueType: Type,
): Generator<readonly [string, unknown]> {
  for (const { Key, Value } of dictionary) yield [Key, box(Value, valueType)];
}
/** `Activator.CreateInstance(type, args)`: by the constructor that takes them. */
function construct(type: Named, args: readonly unknown[]): unknown {
  const fitting = constructorsOf(type).find(({ parameters }) => {
    return (
      parameters.length >= args.length &&
      parameters.every((parameter, index) =>
        index < args.length
          ? args[index] === null || isInstance(args[index], parameter.type)
          : parameter.optional !== undefined,
      )
    );
  });
  const defaults =
    fitting?.parameters
      .slice(args.length)
      .map(({ optional, type: parameterType }) =>
        optional && 'value' in optional ? optional.value : defaultOf(parameterType),
      ) ?? [];
  return createInstance(
    type,
    [...args.map((arg) => (arg instanceof Box ? arg.value : arg)), ...defaults],
    fitting,
  );
}
function copyOf(value: unknown): unknown {
  const copy = (value as { $copy?: () => unknown } | null)?.$copy;
  return copy ? copy.call(value) : value;
}
/** Public, or internal: the members of a script's types are as good as public to each other. */
function isPublic(member: FieldSymbol | PropertySymbol | MethodSymbol): boolean {
  return member.accessibility === 'public' || member.accessibility === 'internal';
}
function isInstantiable(type: Named): boolean {
  return !type.flags.isAbstract && type.kind !== 'interface';
}
function isTokenType(type: Named): boolean {
  for (let current: Named | null = type; current; current = current.baseType)
    if (current.name === 'JToken' && current.namespace === 'Newtonsoft.Json.Linq') return true;
  return false;
}
function callbacksOf(type: Named): Callbacks {
  const all = {
    serializing: methodsMarked(type, 'OnSerializing'),
    serialized: methodsMarked(type, 'OnSerialized'),
    deserializing: methodsMarked(type, 'OnDeserializing'),
    deserialized: methodsMarked(type, 'OnDeserialized'),
    error: methodsMarked(type, 'OnError'),
  };
  return Object.values(all).every((methods) => methods.length === 0) ? noCallbacks : all;
}
/** What getters and setters throw arrives inside an exception that names the member. */
function guardAccess(property: JsonProperty, name: string): void {
  const { getValue, setValue, symbol } = property;
  if (symbol?.kind !== 'property') return;
  const wrapped = (error: unknown, what: string, target: unknown): unknown =>
    error instanceof Exception
      ? new JsonSerializationException(`Error ${what} '${name}' on '${typeName(typeOf(target))}'.`, error)
      : error;
  property.getValue = (target) => {
    try {
      return getValue(target);
    } catch (error) {
      throw wrapped(error, 'getting value from', target);
    }
  };
  property.setValue = (target, value) => {
    try {
      setValue(target, value);
    } catch (error) {
      throw wrapped(error, 'setting value to', target);
    }
  };
}
/** Adds a property, or settles which of two of the same name it is. */
function addProperty(properties: JsonProperty[], property: JsonProperty, type: Named): void {
  const index = properties.findIndex(({ propertyName }) => propertyName === property.propertyName);
  if (index >= 0) {
    const existing = properties[index]!;
    if (property.ignored) return;
    const [one, other] = [existing.declaringType, property.declaringType];
    if (existing.ignored || (one && other && one !== other && isAssignable(other, one)))
      properties.splice(index, 1);
    else if (one && other && one !== other && isAssignable(one, other)) return;
    else
      throw new JsonSerializationException(
        `A member with the name '${property.propertyName}' already exists on '${typeName(type)}'. Use the JsonPropertyAttribute to specify another name.`,
      );
  }
  properties.push(property);
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
