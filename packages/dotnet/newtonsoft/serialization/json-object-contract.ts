// The class `Newtonsoft.Json.Serialization.JsonObjectContract` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { iterate } from '@mockwright/language/runtime/iterate';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { toText } from '@mockwright/language/runtime/text';
import { KeyValuePair } from '../../System.Collections.Generic/key-value-pair.ts';
import { createList } from '../../System.Collections.Generic/list.ts';
import { field, optional } from '../../values/property-accessors.ts';
import { ObjectContract } from './contracts/contracts.ts';
import type { ExtensionData } from './contracts/contracts.ts';
import { isTokenType } from '../../System.Reflection/data-members.ts';
import { plainResolver } from './simple-contract.ts';

function pairsOf(entries: Iterable<readonly [string, unknown]>): unknown {
  const object = specialType('object');
  const type = coreType('System.Collections.Generic.KeyValuePair', 2).construct([object, object]);
  return createList(
    Array.from(entries, ([key, value]) => new KeyValuePair(type, key as unknown, value)),
    type,
  );
}
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
  return (args) => box(creator.create(args), type);
}
export const objectContractType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.JsonObjectContract : Newtonsoft.Json.Serialization.JsonContainerContract',
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
