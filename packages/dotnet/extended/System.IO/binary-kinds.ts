// What `BinaryReader` and `BinaryWriter` read and write.

/** The types of numbers, with their forms in bytes. */
export const kinds = [
  'bool',
  'byte',
  'sbyte',
  'short',
  'ushort',
  'int',
  'uint',
  'long',
  'ulong',
  'float',
  'double',
] as const;
