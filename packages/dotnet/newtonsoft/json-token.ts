// The enum `Newtonsoft.Json.JsonToken`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.JsonToken`. */
export const JsonToken = {
  None: 0,
  StartObject: 1,
  StartArray: 2,
  StartConstructor: 3,
  PropertyName: 4,
  Comment: 5,
  Raw: 6,
  Integer: 7,
  Float: 8,
  String: 9,
  Boolean: 10,
  Null: 11,
  Undefined: 12,
  EndObject: 13,
  EndArray: 14,
  EndConstructor: 15,
  Date: 16,
  Bytes: 17,
} as const;

/** `Newtonsoft.Json.JsonToken`. */
export const jsonTokenType: TypeDeclaration = inJson('JsonToken', JsonToken);
