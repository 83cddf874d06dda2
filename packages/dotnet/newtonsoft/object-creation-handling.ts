// The enum `Newtonsoft.Json.ObjectCreationHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.ObjectCreationHandling`. */
export const ObjectCreationHandling = { Auto: 0, Reuse: 1, Replace: 2 } as const;

/** `Newtonsoft.Json.ObjectCreationHandling`. */
export const objectCreationHandlingType: TypeDeclaration = inJson(
  'ObjectCreationHandling',
  ObjectCreationHandling,
);
