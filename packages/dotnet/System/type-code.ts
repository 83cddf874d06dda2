// The enum `System.TypeCode`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** The members of `TypeCode`, by name. */
export const typeCodes = {
  Empty: 0,
  Object: 1,
  DBNull: 2,
  Boolean: 3,
  Char: 4,
  SByte: 5,
  Byte: 6,
  Int16: 7,
  UInt16: 8,
  Int32: 9,
  UInt32: 10,
  Int64: 11,
  UInt64: 12,
  Single: 13,
  Double: 14,
  Decimal: 15,
  DateTime: 16,
  String: 18,
} as const;

/** `System.TypeCode`. */
export const typeCodeType: TypeDeclaration = declareEnum('public enum System.TypeCode', typeCodes);
