// `Newtonsoft.Json.DateFormatHandling`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.DateFormatHandling`. */
export const DateFormatHandling = { IsoDateFormat: 0, MicrosoftDateFormat: 1 } as const;

/** `Newtonsoft.Json.DateFormatHandling`. */
export const dateFormatHandlingType: TypeDeclaration = inJson('DateFormatHandling', DateFormatHandling);
