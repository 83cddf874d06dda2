// The class `System.Text.Json.Serialization.Metadata.JsonPropertyInfo`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box, cast } from '@mockwright/language/runtime/casting';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { ignoreConditions } from '../../System.Text.Json.Serialization/option-values.ts';
import type { JsonSerializerOptions } from '../../System.Text.Json.Serialization/json-serializer-options.ts';
import type { MemberContract } from '../../System.Text.Json/type-contracts.ts';
import { attributeOf } from '../../newtonsoft/serialization/contracts/attributes.ts';

type Getter = (target: unknown) => unknown;
type Setter = (target: unknown, value: unknown) => void;
type Condition = (target: unknown, value: unknown) => boolean;

/** `JsonPropertyInfo`. Its delegates take and give boxed values. */
export class JsonPropertyInfo {
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

/** `System.Text.Json.Serialization.Metadata.JsonPropertyInfo`. */
export const jsonPropertyInfoType: TypeDeclaration = declareType(
  'public abstract class System.Text.Json.Serialization.Metadata.JsonPropertyInfo',
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
);
