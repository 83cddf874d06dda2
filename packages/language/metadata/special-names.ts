// What .NET calls the types for which C# has keywords.
import type { SpecialType } from './symbol-kinds.ts';

/** .NET's names of the types that `IConvertible` knows and C# has keywords for. */
export type PrimitiveTypeName =
  | 'Boolean'
  | 'Char'
  | 'SByte'
  | 'Byte'
  | 'Int16'
  | 'UInt16'
  | 'Int32'
  | 'UInt32'
  | 'Int64'
  | 'UInt64'
  | 'Single'
  | 'Double'
  | 'Decimal'
  | 'String';
type PrimitiveKeyword = Exclude<SpecialType, 'object' | 'void' | 'nint' | 'nuint'>;

/** By keyword. */
export const primitiveNames: Readonly<Record<PrimitiveKeyword, PrimitiveTypeName>> = {
  bool: 'Boolean',
  char: 'Char',
  sbyte: 'SByte',
  byte: 'Byte',
  short: 'Int16',
  ushort: 'UInt16',
  int: 'Int32',
  uint: 'UInt32',
  long: 'Int64',
  ulong: 'UInt64',
  float: 'Single',
  double: 'Double',
  decimal: 'Decimal',
  string: 'String',
};

/** All of them; the names belong to the namespace `System`. */
export const specialNames: Readonly<Record<SpecialType, string>> = {
  ...primitiveNames,
  object: 'Object',
  void: 'Void',
  nint: 'IntPtr',
  nuint: 'UIntPtr',
};
