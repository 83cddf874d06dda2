// The enumerations of Newtonsoft.Json: their values, for the library itself, and their declarations.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

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
/** `Newtonsoft.Json.WriteState`. */
export const WriteState = {
  Error: 0,
  Closed: 1,
  Object: 2,
  Array: 3,
  Constructor: 4,
  Property: 5,
  Start: 6,
} as const;
/** `Newtonsoft.Json.Formatting`. */
export const Formatting = { None: 0, Indented: 1 } as const;
/** `Newtonsoft.Json.DateFormatHandling`. */
export const DateFormatHandling = { IsoDateFormat: 0, MicrosoftDateFormat: 1 } as const;
/** `Newtonsoft.Json.DateTimeZoneHandling`. */
export const DateTimeZoneHandling = { Local: 0, Utc: 1, Unspecified: 2, RoundtripKind: 3 } as const;
/** `Newtonsoft.Json.DateParseHandling`. */
export const DateParseHandling = { None: 0, DateTime: 1, DateTimeOffset: 2 } as const;
/** `Newtonsoft.Json.FloatFormatHandling`. */
export const FloatFormatHandling = { String: 0, Symbol: 1, DefaultValue: 2 } as const;
/** `Newtonsoft.Json.FloatParseHandling`. */
export const FloatParseHandling = { Double: 0, Decimal: 1 } as const;
/** `Newtonsoft.Json.StringEscapeHandling`. */
export const StringEscapeHandling = { Default: 0, EscapeNonAscii: 1, EscapeHtml: 2 } as const;
/** `Newtonsoft.Json.NullValueHandling`. */
export const NullValueHandling = { Include: 0, Ignore: 1 } as const;
/** `Newtonsoft.Json.DefaultValueHandling` (flags). */
export const DefaultValueHandling = { Include: 0, Ignore: 1, Populate: 2, IgnoreAndPopulate: 3 } as const;
/** `Newtonsoft.Json.ReferenceLoopHandling`. */
export const ReferenceLoopHandling = { Error: 0, Ignore: 1, Serialize: 2 } as const;
/** `Newtonsoft.Json.MissingMemberHandling`. */
export const MissingMemberHandling = { Ignore: 0, Error: 1 } as const;
/** `Newtonsoft.Json.ObjectCreationHandling`. */
export const ObjectCreationHandling = { Auto: 0, Reuse: 1, Replace: 2 } as const;
/** `Newtonsoft.Json.TypeNameHandling` (flags). */
export const TypeNameHandling = { None: 0, Objects: 1, Arrays: 2, All: 3, Auto: 4 } as const;
/** `Newtonsoft.Json.TypeNameAssemblyFormatHandling`. */
export const TypeNameAssemblyFormatHandling = { Simple: 0, Full: 1 } as const;
/** `Newtonsoft.Json.PreserveReferencesHandling` (flags). */
export const PreserveReferencesHandling = { None: 0, Objects: 1, Arrays: 2, All: 3 } as const;
/** `Newtonsoft.Json.MetadataPropertyHandling`. */
export const MetadataPropertyHandling = { Default: 0, ReadAhead: 1, Ignore: 2 } as const;
/** `Newtonsoft.Json.ConstructorHandling`. */
export const ConstructorHandling = { Default: 0, AllowNonPublicDefaultConstructor: 1 } as const;
/** `Newtonsoft.Json.Required`. */
export const Required = { Default: 0, AllowNull: 1, Always: 2, DisallowNull: 3 } as const;
/** `Newtonsoft.Json.MemberSerialization`. */
export const MemberSerialization = { OptOut: 0, OptIn: 1, Fields: 2 } as const;
/** `Newtonsoft.Json.Linq.MergeArrayHandling`. */
export const MergeArrayHandling = { Concat: 0, Union: 1, Replace: 2, Merge: 3 } as const;
/** `Newtonsoft.Json.Linq.MergeNullValueHandling` (flags). */
export const MergeNullValueHandling = { Ignore: 0, Merge: 1 } as const;
/** `Newtonsoft.Json.Linq.CommentHandling`. */
export const CommentHandling = { Ignore: 0, Load: 1 } as const;
/** `Newtonsoft.Json.Linq.LineInfoHandling`. */
export const LineInfoHandling = { Ignore: 0, Load: 1 } as const;
/** `Newtonsoft.Json.Linq.DuplicatePropertyNameHandling`. */
export const DuplicatePropertyNameHandling = { Replace: 0, Ignore: 1, Error: 2 } as const;

/** The name of a value of one of these enumerations, as its `ToString()` gives it. */
export function enumName(values: Readonly<Record<string, number>>, value: number): string {
  for (const name in values) if (values[name] === value) return name;
  return String(value);
}

const inJson = (name: string, values: Readonly<Record<string, number>>): TypeDeclaration =>
  declareEnum(`public enum Newtonsoft.Json.${name}`, values);
const flagsInJson = (name: string, values: Readonly<Record<string, number>>): TypeDeclaration =>
  declareEnum(`[Flags] public enum Newtonsoft.Json.${name}`, values);
const inLinq = (name: string, values: Readonly<Record<string, number>>): TypeDeclaration =>
  declareEnum(`public enum Newtonsoft.Json.Linq.${name}`, values);

/** All enumerations, as template code sees them. */
export const jsonEnums: readonly TypeDeclaration[] = [
  inJson('JsonToken', JsonToken),
  inJson('WriteState', WriteState),
  inJson('Formatting', Formatting),
  inJson('DateFormatHandling', DateFormatHandling),
  inJson('DateTimeZoneHandling', DateTimeZoneHandling),
  inJson('DateParseHandling', DateParseHandling),
  inJson('FloatFormatHandling', FloatFormatHandling),
  inJson('FloatParseHandling', FloatParseHandling),
  inJson('StringEscapeHandling', StringEscapeHandling),
  inJson('NullValueHandling', NullValueHandling),
  flagsInJson('DefaultValueHandling', DefaultValueHandling),
  inJson('ReferenceLoopHandling', ReferenceLoopHandling),
  inJson('MissingMemberHandling', MissingMemberHandling),
  inJson('ObjectCreationHandling', ObjectCreationHandling),
  flagsInJson('TypeNameHandling', TypeNameHandling),
  inJson('TypeNameAssemblyFormatHandling', TypeNameAssemblyFormatHandling),
  flagsInJson('PreserveReferencesHandling', PreserveReferencesHandling),
  inJson('MetadataPropertyHandling', MetadataPropertyHandling),
  inJson('ConstructorHandling', ConstructorHandling),
  inJson('Required', Required),
  inJson('MemberSerialization', MemberSerialization),
  inLinq('JTokenType', JTokenType),
  inLinq('MergeArrayHandling', MergeArrayHandling),
  flagsInJson('Linq.MergeNullValueHandling', MergeNullValueHandling),
  inLinq('CommentHandling', CommentHandling),
  inLinq('LineInfoHandling', LineInfoHandling),
  inLinq('DuplicatePropertyNameHandling', DuplicatePropertyNameHandling),
];
