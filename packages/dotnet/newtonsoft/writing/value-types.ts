// What `JsonWriter.WriteValue` takes.
import type { PrimitiveName } from '../../values/primitive-values.ts';

/** Value types by their C# names; each is taken as `T?`, too. The first one's overload has the key without types. */
export const writtenValueTypes: readonly (readonly [name: string, kind: PrimitiveName])[] = [
  ['int', 'Int32'],
  ['uint', 'UInt32'],
  ['long', 'Int64'],
  ['ulong', 'UInt64'],
  ['float', 'Single'],
  ['double', 'Double'],
  ['bool', 'Boolean'],
  ['short', 'Int16'],
  ['ushort', 'UInt16'],
  ['char', 'Char'],
  ['byte', 'Byte'],
  ['sbyte', 'SByte'],
  ['decimal', 'Decimal'],
  ['DateTime', 'DateTime'],
  ['DateTimeOffset', 'DateTimeOffset'],
  ['Guid', 'Guid'],
  ['TimeSpan', 'TimeSpan'],
];
/** Reference types by their C# names. */
export const writtenReferenceTypes: readonly (readonly [name: string, kind: PrimitiveName])[] = [
  ['string', 'String'],
  ['byte[]', 'Bytes'],
  ['Uri', 'Uri'],
];
