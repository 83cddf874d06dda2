// The enum `Newtonsoft.Json.DateTimeZoneHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DateTimeZoneHandling } from '../values/json-formats.ts';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.DateTimeZoneHandling`. */
export const dateTimeZoneHandlingType: TypeDeclaration = inJson('DateTimeZoneHandling', DateTimeZoneHandling);
