// `Newtonsoft.Json.StringEscapeHandling`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.StringEscapeHandling`. */
export const StringEscapeHandling = { Default: 0, EscapeNonAscii: 1, EscapeHtml: 2 } as const;

/** `Newtonsoft.Json.StringEscapeHandling`. */
export const stringEscapeHandlingType: TypeDeclaration = inJson('StringEscapeHandling', StringEscapeHandling);
