// The enum `Newtonsoft.Json.DateFormatHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DateFormatHandling } from '../values/json-formats.ts';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.DateFormatHandling`. */
export const dateFormatHandlingType: TypeDeclaration = inJson('DateFormatHandling', DateFormatHandling);
