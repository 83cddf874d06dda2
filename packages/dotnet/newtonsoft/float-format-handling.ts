// The enum `Newtonsoft.Json.FloatFormatHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { FloatFormatHandling } from '../values/json-formats.ts';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.FloatFormatHandling`. */
export const floatFormatHandlingType: TypeDeclaration = inJson('FloatFormatHandling', FloatFormatHandling);
