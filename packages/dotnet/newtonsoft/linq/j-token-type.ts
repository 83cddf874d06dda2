// The enum `Newtonsoft.Json.Linq.JTokenType` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inLinq } from '../enum-names.ts';

/** `Newtonsoft.Json.Linq.JTokenType`. */
export const JTokenType = {
  None: 0,
  Object: 1,
  Array: 2,
  Constructor: 3,
  Property: 4,
  Comment: 5,
  Integer: 6,
  Float: 7,
  String: 8,
  Boolean: 9,
  Null: 10,
  Undefined: 11,
  Date: 12,
  Raw: 13,
  Bytes: 14,
  Guid: 15,
  Uri: 16,
  TimeSpan: 17,
} as const;

/** `Newtonsoft.Json.Linq.JTokenType`. */
export const jTokenTypeType: TypeDeclaration = inLinq('JTokenType', JTokenType);
