// `Newtonsoft.Json.FloatFormatHandling`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.FloatFormatHandling`. */
export const FloatFormatHandling = { String: 0, Symbol: 1, DefaultValue: 2 } as const;

/** `Newtonsoft.Json.FloatFormatHandling`. */
export const floatFormatHandlingType: TypeDeclaration = inJson('FloatFormatHandling', FloatFormatHandling);
