// The class `Newtonsoft.Json.Serialization.JsonContract` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { createInstance } from '@mockwright/language/runtime/members';
import { notNull } from '@mockwright/language/runtime/not-null';
import { createList } from '../../System.Collections.Generic/list.ts';
import { field, optional } from '../../values/property-accessors.ts';
import { JsonContract } from './contracts/contracts.ts';
import { constructorsOf, isPublic } from '../../System.Reflection/data-members.ts';

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
      (self: JsonContract) =>
        createList<unknown>(self.callbacks[kind], coreType(`Newtonsoft.Json.Serialization.${delegate}`)),
    ];
  }),
);
/** The default constructor of the type that is made, as a delegate; null where there is none. */
function defaultCreator(contract: JsonContract): (() => unknown) | null {
  const type = contract.createdType;
  if (type.kind === 'array' || !('definition' in type) || type.flags.isAbstract) return null;
  const plain = constructorsOf(type).find(({ parameters }) => parameters.length === 0);
  if (plain) return () => box(createInstance(type, [], plain), type);
  return type.isValueType ? () => box(createInstance(type), type) : null;
}

function hidesDefaultCreator({ type }: JsonContract): boolean {
  return (
    type.kind === 'class' &&
    constructorsOf(type).some((constructor) => constructor.parameters.length === 0 && !isPublic(constructor))
  );
}

export const jsonContractType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.Serialization.JsonContract',
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
