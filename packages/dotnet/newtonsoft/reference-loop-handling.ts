// The enum `Newtonsoft.Json.ReferenceLoopHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.ReferenceLoopHandling`. */
export const ReferenceLoopHandling = { Error: 0, Ignore: 1, Serialize: 2 } as const;

/** `Newtonsoft.Json.ReferenceLoopHandling`. */
export const referenceLoopHandlingType: TypeDeclaration = inJson(
  'ReferenceLoopHandling',
  ReferenceLoopHandling,
);
