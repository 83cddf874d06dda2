// The enum `Newtonsoft.Json.Linq.MergeNullValueHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { flagsInJson } from '../enum-names.ts';

/** `Newtonsoft.Json.Linq.MergeNullValueHandling` (flags). */
export const MergeNullValueHandling = { Ignore: 0, Merge: 1 } as const;

/** `Newtonsoft.Json.Linq.MergeNullValueHandling`. */
export const mergeNullValueHandlingType: TypeDeclaration = flagsInJson(
  'Linq.MergeNullValueHandling',
  MergeNullValueHandling,
);
