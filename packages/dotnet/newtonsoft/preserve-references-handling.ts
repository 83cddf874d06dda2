// The enum `Newtonsoft.Json.PreserveReferencesHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { flagsInJson } from './enum-names.ts';

/** `Newtonsoft.Json.PreserveReferencesHandling` (flags). */
export const PreserveReferencesHandling = { None: 0, Objects: 1, Arrays: 2, All: 3 } as const;

/** `Newtonsoft.Json.PreserveReferencesHandling`. */
export const preserveReferencesHandlingType: TypeDeclaration = flagsInJson(
  'PreserveReferencesHandling',
  PreserveReferencesHandling,
);
