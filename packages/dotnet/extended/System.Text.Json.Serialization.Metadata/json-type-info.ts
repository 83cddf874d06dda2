// The class `System.Text.Json.Serialization.Metadata.JsonTypeInfo`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import type { JsonSerializerOptions } from '../../System.Text.Json.Serialization/json-serializer-options.ts';
import { ConfigurationList } from '../../System.Text.Json/configuration-list.ts';
import type { TypeContract } from '../../System.Text.Json/type-contracts.ts';
import { JsonPropertyInfo } from './json-property-info.ts';

/** `JsonTypeInfo` of an object. */
export class JsonTypeInfo {
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
    this.properties = new ConfigurationList(
      coreType('System.Text.Json.Serialization.Metadata.JsonPropertyInfo'),
      infos,
    );
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

/** `System.Text.Json.Serialization.Metadata.JsonTypeInfo`. */
export const jsonTypeInfoType: TypeDeclaration = declareType(
  'public abstract class System.Text.Json.Serialization.Metadata.JsonTypeInfo',
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
);
