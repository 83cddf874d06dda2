// Contracts and their properties, as template code sees them when it overrides a contract resolver.
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box, cast, defaultOf } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { toArray } from '@mockwright/language/runtime/box';
import { iterate } from '@mockwright/language/runtime/iterate';
import { toText } from '@mockwright/language/runtime/text';
import { createInstance } from '@mockwright/language/runtime/members';
import type { SerializationInfo } from '../../System.Runtime.Serialization/serialization-info.ts';
import { KeyValuePair } from '../../System.Collections.Generic/key-value-pair.ts';
import { createList } from '../../System.Collections.Generic/list.ts';
import {
  ArrayContract,
  DictionaryContract,
  DynamicContract,
  JsonContainerContract,
  JsonContract,
  LinqContract,
  ObjectContract,
  PrimitiveContract,
  SerializableContract,
  StringContract,
} from './contracts/contracts.ts';
import type { ExtensionData } from './contracts/contracts.ts';
import { DefaultContractResolver } from './contracts/contract-resolver.ts';
import { isPublic } from './contracts/type-members.ts';
import { constructorsOf, isTokenType } from './contracts/type-members.ts';
import { field, optional } from '../declarations/accessors.ts';
import { jsonPropertyTypes } from './json-property.ts';

const space = 'Newtonsoft.Json.Serialization';

/** `OnSerializingCallbacks` and its like: lists that share what the contract calls. */
const callbackMembers: Readonly<Record<string, Implementation>> = Object.fromEntries(
  (
    [
      ['Deserialized', 'deserialized'],
      ['Deserializing', 'deserializing'],
      ['Serialized', 'serialized'],
      ['Serializing', 'serializing'],
      ['Error', 'error'],
    ] as const
  ).map(([name, kind]) => {
    const delegate = `Serialization${kind === 'error' ? 'Error' : ''}Callback`;
    return [
      `IList<${delegate}> On${name}Callbacks { get; }`,
      (self: JsonContract) => createList<unknown>(self.callbacks[kind], coreType(`${space}.${delegate}`)),
    ];
  }),
);
/** The default constructor of the type that is made, as a delegate; null where there is none. */
function defaultCreator(contract: JsonContract): (() => unknown) | null {
  const type = contract.createdType;
  if (type.kind === 'array' || !('definition' in type) || type.flags.isAbstract) return null;
  const plain = constructorsOf(type).find(({ parameters }) => parameters.length === 0);
  if (plain) return () => box(createInstance(type, [], plain), type);
  return type.isValueType ? () => box(defaultOf(type), type) : null;
}

function hidesDefaultCreator({ type }: JsonContract): boolean {
  return (
    type.kind === 'class' &&
    constructorsOf(type).some((constructor) => constructor.parameters.length === 0 && !isPublic(constructor))
  );
}

/** Contracts that a script makes by themselves are those of a resolver without settings. */
const plainResolver = (): DefaultContractResolver => new DefaultContractResolver();

const jsonContractType: TypeDeclaration = declareType(
  `public abstract class ${space}.JsonContract`,
  () => ({
    'Type UnderlyingType { get; }': (self: JsonContract) => self.underlyingType,
    'Type CreatedType { get; set; }': {
      get: (self: JsonContract) => self.createdType,
      set: (self: JsonContract, type: Type | null) => {
        self.createdType = notNull(type, 'value');
      },
    },
    'bool? IsReference { get; set; }': optional('isReference'),
    'Func<object>? DefaultCreator { get; set; }': {
      get: (self: JsonContract) => (self.makeDefault === undefined ? defaultCreator(self) : self.makeDefault),
      set: (self: JsonContract, make: (() => unknown) | null) => {
        self.makeDefault = make;
      },
    },
    'bool DefaultCreatorNonPublic { get; set; }': {
      get: (self: JsonContract) => self.defaultCreatorNonPublic ?? hidesDefaultCreator(self),
      set: (self: JsonContract, isNonPublic: boolean) => {
        self.defaultCreatorNonPublic = isNonPublic;
      },
    },
    ...callbackMembers,
    'JsonConverter? Converter { get; set; }': field('converter'),
    'JsonConverter? InternalConverter { get; }': (self: JsonContract) => self.internalConverter,
  }),
  { runtime: JsonContract },
);
function pairsOf(entries: Iterable<readonly [string, unknown]>): unknown {
  const object = specialType('object');
  const type = coreType('System.Collections.Generic.KeyValuePair', 2).construct([object, object]);
  return createList(
    Array.from(entries, ([key, value]) => new KeyValuePair(type, key as unknown, value)),
    type,
  );
}
const containerContractType: TypeDeclaration = declareType(
  `public class ${space}.JsonContainerContract : ${space}.JsonContract`,
  () => ({
    'JsonConverter? ItemConverter { get; set; }': field('itemConverter'),
    'bool? ItemIsReference { get; set; }': optional('itemIsReference'),
    'ReferenceLoopHandling? ItemReferenceLoopHandling { get; set; }': optional('itemReferenceLoopHandling'),
    'TypeNameHandling? ItemTypeNameHandling { get; set; }': optional('itemTypeNameHandling'),
  }),
  { runtime: JsonContainerContract },
);
function changeExtensionData(contract: ObjectContract, change: Partial<ExtensionData>): void {
  const none: ExtensionData = {
    isToken: false,
    valueType: specialType('object'),
    name: (name) => name,
    get: () => undefined,
    set: undefined,
  };
  contract.extensionData = { ...(contract.extensionData ?? none), ...change };
}
/** What an `ExtensionDataGetter` gave. */
function entriesOf(pairs: unknown): [string, unknown][] | undefined {
  if (pairs === null) return undefined;
  return Array.from(iterate<KeyValuePair>(pairs), ({ Key, Value }) => [toText(dereferenced(Key)), Value]);
}
/** The constructor that takes the place of the default one, as a delegate; null where none does. */
function constructorOf({ creator, type }: ObjectContract): ((args: unknown[]) => unknown) | null {
  if (!creator?.isOverride) return null;
  return (args) => box(creator.create(args.map((arg, at) => cast(arg, creator.parameters[at]!.type))), type);
}
const objectContractType: TypeDeclaration = declareType(
  `public class ${space}.JsonObjectContract : ${space}.JsonContainerContract`,
  () => ({
    'JsonObjectContract(Type underlyingType)': (type: Type | null) =>
      plainResolver().bare(notNull(type, 'underlyingType'), 'object', ObjectContract),
    'MemberSerialization MemberSerialization { get; set; }': field('memberSerialization'),
    'MissingMemberHandling? MissingMemberHandling { get; set; }': optional('missingMemberHandling'),
    'Required? ItemRequired { get; set; }': optional('itemRequired'),
    'NullValueHandling? ItemNullValueHandling { get; set; }': optional('itemNullValueHandling'),
    'JsonPropertyCollection Properties { get; }': (self: ObjectContract) => self.members,
    'JsonPropertyCollection CreatorParameters { get; }': (self: ObjectContract) => self.creatorParameters,
    'ObjectConstructor<object>? OverrideCreator { get; set; }': {
      get: (self: ObjectContract) => self.overrideCreator ?? constructorOf(self),
      set: (self: ObjectContract, create: ((args: unknown[]) => unknown) | null) => {
        self.overrideCreator = create;
      },
    },
    'Type? ExtensionDataValueType { get; set; }': {
      get: (self: ObjectContract) => self.extensionData?.valueType ?? null,
      set: (self: ObjectContract, valueType: Type | null) =>
        changeExtensionData(self, {
          valueType: valueType ?? specialType('object'),
          isToken: valueType?.kind === 'class' && isTokenType(valueType),
        }),
    },
    'ExtensionDataGetter? ExtensionDataGetter { get; set; }': {
      get: ({ extensionData }: ObjectContract) =>
        extensionData ? (target: unknown) => pairsOf(extensionData.get(target) ?? []) : null,
      set: (self: ObjectContract, get: ((target: unknown) => unknown) | null) =>
        changeExtensionData(self, { get: (target) => entriesOf(get?.(target) ?? null) }),
    },
    'ExtensionDataSetter? ExtensionDataSetter { get; set; }': {
      get: (self: ObjectContract) => self.extensionData?.set ?? null,
      set: (self: ObjectContract, set: ExtensionData['set'] | null) =>
        changeExtensionData(self, { set: set ?? undefined }),
    },
    'Func<string, string>? ExtensionDataNameResolver { get; set; }': {
      get: (self: ObjectContract) => self.extensionData?.name ?? null,
      set: (self: ObjectContract, name: ExtensionData['name'] | null) =>
        changeExtensionData(self, { name: name ?? ((key) => key) }),
    },
  }),
  { runtime: ObjectContract },
);
const arrayContractType: TypeDeclaration = declareType(
  `public class ${space}.JsonArrayContract : ${space}.JsonContainerContract`,
  () => ({
    'JsonArrayContract(Type underlyingType)': (type: Type | null) =>
      plainResolver().defaultArray(notNull(type, 'underlyingType')),
    'Type? CollectionItemType { get; }': (self: ArrayContract) => self.itemType,
    'bool IsMultidimensionalArray { get; }': (self: ArrayContract) => self.rank > 1,
    'ObjectConstructor<object>? OverrideCreator { get; set; }': field('overrideCreator'),
    'bool HasParameterizedCreator { get; set; }': field('hasParameterizedCreator'),
  }),
  { runtime: ArrayContract },
);
const dictionaryContractType: TypeDeclaration = declareType(
  `public class ${space}.JsonDictionaryContract : ${space}.JsonContainerContract`,
  () => ({
    'JsonDictionaryContract(Type underlyingType)': (type: Type | null) =>
      plainResolver().defaultDictionary(notNull(type, 'underlyingType')),
    'Func<string, string>? DictionaryKeyResolver { get; set; }': field('keyName'),
    'Type? DictionaryKeyType { get; }': (self: DictionaryContract) => self.keyType,
    'Type? DictionaryValueType { get; }': (self: DictionaryContract) => self.valueType,
    'ObjectConstructor<object>? OverrideCreator { get; set; }': field('overrideCreator'),
    'bool HasParameterizedCreator { get; set; }': field('hasParameterizedCreator'),
  }),
  { runtime: DictionaryContract },
);
const dynamicContractType: TypeDeclaration = declareType(
  `public class ${space}.JsonDynamicContract : ${space}.JsonContainerContract`,
  () => ({
    'JsonDynamicContract(Type underlyingType)': (type: Type | null) =>
      plainResolver().bare(notNull(type, 'underlyingType'), 'dynamic', DynamicContract),
    'JsonPropertyCollection Properties { get; }': (self: DynamicContract) => self.members,
    'Func<string, string>? PropertyNameResolver { get; set; }': field('dynamicName'),
  }),
  { runtime: DynamicContract },
);
const serializableContractType: TypeDeclaration = declareType(
  `public class ${space}.JsonISerializableContract : ${space}.JsonContainerContract`,
  () => ({
    'JsonISerializableContract(Type underlyingType)': (type: Type | null) =>
      plainResolver().bare(notNull(type, 'underlyingType'), 'object', SerializableContract),
    'ObjectConstructor<object>? ISerializableCreator { get; set; }': {
      get: (self: SerializableContract) => {
        const create = self.serializableCreator;
        return create ? ([info, context]: [SerializationInfo, unknown]) => create(info, context) : null;
      },
      set: (self: SerializableContract, create: ((args: unknown[]) => unknown) | null) => {
        self.serializableCreator =
          create === null
            ? undefined
            : (info, context) => create(toArray([info, context], specialType('object')));
      },
    },
  }),
  { runtime: SerializableContract },
);
const simple = (
  name: string,
  runtime: abstract new (...args: never[]) => object,
  make: (type: Type) => JsonContract,
): TypeDeclaration =>
  declareType(
    `public class ${space}.${name} : ${space}.JsonContract`,
    () => ({
      [`${name}(Type underlyingType)`]: (type: Type | null) => make(notNull(type, 'underlyingType')),
    }),
    { runtime },
  );

/** The contracts and their resolvers, as template code sees them. */
export const contractTypes: readonly TypeDeclaration[] = [
  declareType(
    `public delegate void ${space}.SerializationCallback(object o, System.Runtime.Serialization.StreamingContext context)`,
  ),
  declareType(
    `public delegate void ${space}.SerializationErrorCallback(object o, System.Runtime.Serialization.StreamingContext context, ErrorContext errorContext)`,
  ),
  declareType(`public delegate object ${space}.ObjectConstructor<T>(params object?[] args)`),
  declareType(
    `public delegate IEnumerable<KeyValuePair<object, object>>? ${space}.ExtensionDataGetter(object o)`,
  ),
  declareType(`public delegate void ${space}.ExtensionDataSetter(object o, string key, object? value)`),
  ...jsonPropertyTypes,
  jsonContractType,
  containerContractType,
  objectContractType,
  arrayContractType,
  dictionaryContractType,
  dynamicContractType,
  serializableContractType,
  simple('JsonPrimitiveContract', PrimitiveContract, (type) => plainResolver().defaultPrimitive(type)),
  simple('JsonStringContract', StringContract, (type) => plainResolver().defaultString(type)),
  simple('JsonLinqContract', LinqContract, (type) => plainResolver().defaultLinq(type)),
];
