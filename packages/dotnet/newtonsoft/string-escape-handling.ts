// The enum `Newtonsoft.Json.StringEscapeHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { StringEscapeHandling } from '../values/json-formats.ts';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.StringEscapeHandling`. */
export const stringEscapeHandlingType: TypeDeclaration = inJson('StringEscapeHandling', StringEscapeHandling);
