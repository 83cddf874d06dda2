// The enum `Newtonsoft.Json.NullValueHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.NullValueHandling`. */
export const NullValueHandling = { Include: 0, Ignore: 1 } as const;

/** `Newtonsoft.Json.NullValueHandling`. */
export const nullValueHandlingType: TypeDeclaration = inJson('NullValueHandling', NullValueHandling);
