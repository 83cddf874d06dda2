// `Newtonsoft.Json.DateTimeZoneHandling`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.DateTimeZoneHandling`. */
export const DateTimeZoneHandling = { Local: 0, Utc: 1, Unspecified: 2, RoundtripKind: 3 } as const;

/** `Newtonsoft.Json.DateTimeZoneHandling`. */
export const dateTimeZoneHandlingType: TypeDeclaration = inJson('DateTimeZoneHandling', DateTimeZoneHandling);
