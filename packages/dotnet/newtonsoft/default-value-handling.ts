// The enum `Newtonsoft.Json.DefaultValueHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { flagsInJson } from './enum-names.ts';

/** `Newtonsoft.Json.DefaultValueHandling` (flags). */
export const DefaultValueHandling = { Include: 0, Ignore: 1, Populate: 2, IgnoreAndPopulate: 3 } as const;

/** `Newtonsoft.Json.DefaultValueHandling`. */
export const defaultValueHandlingType: TypeDeclaration = flagsInJson(
  'DefaultValueHandling',
  DefaultValueHandling,
);
