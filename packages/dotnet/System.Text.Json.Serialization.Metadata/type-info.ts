// `JsonTypeInfo` and its kin: what `JsonSerializer` knows of a type, as a template's modifiers see and change it.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box, cast } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { ConfigurationList } from '../System.Text.Json/configuration-list.ts';
import { attributeOf } from '../newtonsoft/serialization/contracts/attributes.ts';
import { plainContract } from '../System.Text.Json/contracts.ts';
import type { MemberContract, TypeContract } from '../System.Text.Json/contracts.ts';
import { ignoreConditions } from '../System.Text.Json.Serialization/options.ts';
import type { JsonSerializerOptions, TypeInfoResolver } from '../System.Text.Json.Serialization/options.ts';

const metadata = 'System.Text.Json.Serialization.Metadata';

type Getter = (target: unknown) => unknown;
type Setter = (target: unknown, value: unknown) => void;
type Condition = (target: unknown, value: unknown) => boolean;

/** `JsonPropertyInfo`. Its delegates take and give boxed values. */
class JsonPropertyInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly member: MemberContract;
  readonly isExtensionData: boolean;
  readonly options: JsonSerializerOptions;
  name: string;
  isRequired: boolean;
  order: number;
  get: Getter | null;
  set: Setter | null;
  shouldSerialize: Condition | null | undefined = undefined;
  readonly #get: Getter | null;
  readonly #set: Setter | null;

  constructor(
    member: MemberContract,
    declaring: Type,
    isExtensionData: boolean,
    options: JsonSerializerOptions,
  ) {
    this.member = member;
    this.isExtensionData = isExtensionData;
    this.options = options;
    this.name = member.name;
    this.isRequired = member.isRequired;
    this.order =
      (attributeOf(member.symbol.attributes, 'JsonPropertyOrder')?.arguments[0] as number | undefined) ?? 0;
    const { get, set, type } = member;
    this.get = this.#get = get ? (target) => box(get(cast(target, declaring)), type) : null;
    this.set = this.#set = set ? (target, value) => set(cast(target, declaring), cast(value, type)) : null;
  }

  /** The member as it is now. */
  contract(declaring: Type): MemberContract {
    const { member, get, set, shouldSerialize } = this;
    const { type } = member;
    return {
      ...member,
      name: this.name,
      isRequired: this.isRequired,
      ignore: shouldSerialize === undefined ? member.ignore : ignoreConditions.Never,
      get:
        get === this.#get
          ? member.get
          : (get ?? undefined) && ((target) => cast(get!(box(target, declaring)), type)),
      set:
        set === this.#set
          ? member.set
          : (set ?? undefined) && ((target, value) => set!(box(target, declaring), box(value, type))),
      shouldSerialize: shouldSerialize
        ? (target, value) => shouldSerialize(box(target, declaring), box(value, type))
        : undefined,
    };
  }
}

/** `JsonTypeInfo` of an object. */
class JsonTypeInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly type: NamedType;
  readonly options: JsonSerializerOptions;
  readonly properties: ConfigurationList<JsonPropertyInfo>;
  refusesUnmapped: boolean;
  constructor(type: NamedType, options: JsonSerializerOptions, contract: TypeContract) {
    this.type = type;
    this.options = options;
    this.refusesUnmapped = contract.refusesUnmapped;
    const infos = contract.members.map((member) => new JsonPropertyInfo(member, type, false, options));
    if (contract.extension) infos.push(new JsonPropertyInfo(contract.extension, type, true, options));
    this.properties = new ConfigurationList(coreType(`${metadata}.JsonPropertyInfo`), infos);
  }
  /** The contract as it is now. */
  contract(): TypeContract {
    const items = [...this.properties];
    const extension = items.find(({ isExtensionData }) => isExtensionData);
    return {
      members: items
        .filter((info) => info !== extension)
        .toSorted((a, b) => a.order - b.order)
        .map((info) => info.contract(this.type)),
      extension: extension?.contract(this.type),
      refusesUnmapped: this.refusesUnmapped,
    };
  }
}

type Modifier = (info: JsonTypeInfo) => void;
type Maker = (type: NamedType, options: JsonSerializerOptions) => JsonTypeInfo | null;

/** `DefaultJsonTypeInfoResolver`: modifiers change what the type itself says. */
class DefaultJsonTypeInfoResolver implements TypeInfoResolver {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly modifiers: ConfigurationList<Modifier>;

  constructor(modifiers: readonly Modifier[] = []) {
    this.modifiers = new ConfigurationList(
      coreType('System.Action', 1).construct([coreType(`${metadata}.JsonTypeInfo`)]),
      modifiers,
    );
  }

  $contract(type: NamedType, options: JsonSerializerOptions): TypeContract | undefined {
    const own = (this as unknown as Record<string, Maker | undefined>)[
      'DefaultJsonTypeInfoResolver.GetTypeInfo/2'
    ];
    const info = own ? own.call(this, type, options) : this.typeInfo(type, options);
    return info?.contract();
  }
  typeInfo(type: NamedType, options: JsonSerializerOptions): JsonTypeInfo {
    const info = new JsonTypeInfo(type, options, plainContract(type, options));
    for (const modify of this.modifiers) modify(info);
    return info;
  }
  withModifier(modifier: Modifier): DefaultJsonTypeInfoResolver {
    return new DefaultJsonTypeInfoResolver([...this.modifiers, modifier]);
  }
}

/** `JsonTypeInfoKind`, `JsonTypeInfo`, `JsonPropertyInfo`, `DefaultJsonTypeInfoResolver` and their kin. */
export const typeInfoTypes: readonly TypeDeclaration[] = [
  declareEnum(`public enum ${metadata}.JsonTypeInfoKind`, {
    None: 0,
    Object: 1,
    Enumerable: 2,
    Dictionary: 3,
  }),
  declareType(
    `public abstract class ${metadata}.JsonPropertyInfo`,
    () => ({
      'string Name { get; set; }': {
        get: (self: JsonPropertyInfo) => self.name,
        set: (self: JsonPropertyInfo, value: string | null) => {
          if (value === null) throw new ArgumentNullException('value');
          self.name = value;
        },
      },
      'Type PropertyType { get; }': (self: JsonPropertyInfo) => self.member.type,
      'Func<object, object?>? Get { get; set; }': {
        get: (self: JsonPropertyInfo) => self.get,
        set: (self: JsonPropertyInfo, value: Getter | null) => void (self.get = value),
      },
      'Action<object, object?>? Set { get; set; }': {
        get: (self: JsonPropertyInfo) => self.set,
        set: (self: JsonPropertyInfo, value: Setter | null) => void (self.set = value),
      },
      'Func<object, object?, bool>? ShouldSerialize { get; set; }': {
        get: (self: JsonPropertyInfo) => self.shouldSerialize ?? null,
        set: (self: JsonPropertyInfo, value: Condition | null) => void (self.shouldSerialize = value),
      },
      'bool IsRequired { get; set; }': {
        get: (self: JsonPropertyInfo) => self.isRequired,
        set: (self: JsonPropertyInfo, value: boolean) => void (self.isRequired = value),
      },
      'bool IsExtensionData { get; }': (self: JsonPropertyInfo) => self.isExtensionData,
      'int Order { get; set; }': {
        get: (self: JsonPropertyInfo) => self.order,
        set: (self: JsonPropertyInfo, value: number) => void (self.order = value),
      },
      'JsonSerializerOptions Options { get; }': (self: JsonPropertyInfo) => self.options,
    }),
    { runtime: JsonPropertyInfo },
  ),
  declareType(
    `public abstract class ${metadata}.JsonTypeInfo`,
    () => ({
      'Type Type { get; }': (self: JsonTypeInfo) => self.type,
      'JsonTypeInfoKind Kind { get; }': () => 1,
      'JsonSerializerOptions Options { get; }': (self: JsonTypeInfo) => self.options,
      'IList<JsonPropertyInfo> Properties { get; }': (self: JsonTypeInfo) => self.properties,
      'System.Text.Json.Serialization.JsonUnmappedMemberHandling? UnmappedMemberHandling { get; set; }': {
        get: (self: JsonTypeInfo) => Number(self.refusesUnmapped),
        set: (self: JsonTypeInfo, value: number | null) => void (self.refusesUnmapped = value === 1),
      },
    }),
    { runtime: JsonTypeInfo },
  ),
  declareType(`public interface ${metadata}.IJsonTypeInfoResolver`),
  declareType(
    `public class ${metadata}.DefaultJsonTypeInfoResolver : IJsonTypeInfoResolver`,
    () => ({
      'DefaultJsonTypeInfoResolver()': () => new DefaultJsonTypeInfoResolver(),
      'IList<Action<JsonTypeInfo>> Modifiers { get; }': (self: DefaultJsonTypeInfoResolver) => self.modifiers,
      'virtual JsonTypeInfo GetTypeInfo(Type type, System.Text.Json.JsonSerializerOptions options)': (
        self: DefaultJsonTypeInfoResolver,
        type: NamedType | null,
        options: JsonSerializerOptions | null,
      ) => self.typeInfo(notNull(type, 'type'), notNull(options, 'options')),
    }),
    { runtime: DefaultJsonTypeInfoResolver },
  ),
  declareType(`public static class ${metadata}.JsonTypeInfoResolver`, () => ({
    'static IJsonTypeInfoResolver WithAddedModifier(this IJsonTypeInfoResolver resolver, Action<JsonTypeInfo> modifier)':
      (resolver: DefaultJsonTypeInfoResolver | null, modifier: Modifier | null) => {
        if (resolver === null) throw new ArgumentNullException('resolver');
        if (modifier === null) throw new ArgumentNullException('modifier');
        return resolver.withModifier(modifier);
      },
  })),
];
