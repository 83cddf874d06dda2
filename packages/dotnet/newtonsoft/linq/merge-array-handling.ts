// The enum `Newtonsoft.Json.Linq.MergeArrayHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inLinq } from '../enum-names.ts';

/** `Newtonsoft.Json.Linq.MergeArrayHandling`. */
export const MergeArrayHandling = { Concat: 0, Union: 1, Replace: 2, Merge: 3 } as const;

/** `Newtonsoft.Json.Linq.MergeArrayHandling`. */
export const mergeArrayHandlingType: TypeDeclaration = inLinq('MergeArrayHandling', MergeArrayHandling);
