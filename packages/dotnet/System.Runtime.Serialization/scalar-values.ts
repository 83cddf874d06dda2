// The members of `SerializationInfo` that there are for each simple type.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { convertibleNames } from '../System/convert-values.ts';
import type { Convertible } from '../System/convert-values.ts';
import { SerializationEntry } from './serialization-info.ts';

/** A member for each of the scalar types. */
export function perScalar(
  make: (type: Convertible, name: string) => Record<string, Implementation>,
): Record<string, Implementation> {
  return Object.assign(
    {},
    ...Object.entries(convertibleNames).map(([type, name]) => make(type as Convertible, name)),
  ) as Record<string, Implementation>;
}
/** The entry that stands for none. */
export const none: SerializationEntry = new SerializationEntry(null, null, null);
