// The enum `Newtonsoft.Json.DateParseHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.DateParseHandling`. */
export const DateParseHandling = { None: 0, DateTime: 1, DateTimeOffset: 2 } as const;

/** `Newtonsoft.Json.DateParseHandling`. */
export const dateParseHandlingType: TypeDeclaration = inJson('DateParseHandling', DateParseHandling);
