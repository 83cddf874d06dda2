// The enum `Newtonsoft.Json.Linq.DuplicatePropertyNameHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inLinq } from '../enum-names.ts';

/** `Newtonsoft.Json.Linq.DuplicatePropertyNameHandling`. */
export const DuplicatePropertyNameHandling = { Replace: 0, Ignore: 1, Error: 2 } as const;

/** `Newtonsoft.Json.Linq.DuplicatePropertyNameHandling`. */
export const duplicatePropertyNameHandlingType: TypeDeclaration = inLinq(
  'DuplicatePropertyNameHandling',
  DuplicatePropertyNameHandling,
);
