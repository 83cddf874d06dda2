// The enum `Newtonsoft.Json.FloatParseHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.FloatParseHandling`. */
export const FloatParseHandling = { Double: 0, Decimal: 1 } as const;

/** `Newtonsoft.Json.FloatParseHandling`. */
export const floatParseHandlingType: TypeDeclaration = inJson('FloatParseHandling', FloatParseHandling);
