// `ISerializable` objects and native integers as JSON: what their `GetObjectData` gives.
import type { ArrayType, NamedType } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import { callMember } from '../../../System.Collections/collection-protocol.ts';
import {
  FormatterConverter,
  SerializationInfo,
} from '../../../System.Runtime.Serialization/serialization-info.ts';
import { attributeOf } from '../contracts/attributes.ts';
import { SerializableContract } from '../contracts/contracts.ts';
import type { ObjectContract } from '../contracts/contracts.ts';

/** Types of the library are `[Serializable]`, those of a template where they say so. */
export function isSerializable(type: NamedType): boolean {
  return type.namespace !== '' || attributeOf(type.attributes, 'Serializable') !== undefined;
}
/** Whether it implements `ISerializable`. */
export function isSerializableInterface(type: NamedType): boolean {
  const { prototype } = type.definition.runtime?.constructorFunction ?? {};
  return (
    '$objectData' in ((prototype ?? {}) as object) ||
    type.allInterfaces.some(
      ({ name, namespace }) => name === 'ISerializable' && namespace === 'System.Runtime.Serialization',
    )
  );
}

/** Library objects that serialize themselves: names and boxed values, as `ISerializable.GetObjectData` gives them. */
interface SelfSerializing {
  $objectData?(): Iterable<readonly [string, unknown]> | undefined;
}
/**
 * What `ISerializable.GetObjectData` gives of a value; undefined for values that are written member by member.
 * @param context the `StreamingContext`
 */
export function serializableEntries(
  value: unknown,
  type: NamedType | ArrayType,
  contract: ObjectContract,
  context: unknown,
): Iterable<readonly [string, unknown]> | undefined {
  if (typeof value === 'object' && value !== null && '$objectData' in value)
    return (value as SelfSerializing).$objectData?.();
  const special = type.kind === 'struct' ? type.special : undefined;
  if (special === 'nint' || special === 'nuint')
    return [['value', special === 'nint' ? value : box(value, specialType('ulong'))]];
  if (!(contract instanceof SerializableContract)) return undefined;
  const info = new SerializationInfo(contract.underlyingType, new FormatterConverter());
  callMember(box(value, type), 'ISerializable.GetObjectData/2', 'GetObjectData', [info, context]);
  return info.entries.map((entry) => [entry.name ?? '', entry.value] as const);
}
