// The enum `Newtonsoft.Json.MetadataPropertyHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.MetadataPropertyHandling`. */
export const MetadataPropertyHandling = { Default: 0, ReadAhead: 1, Ignore: 2 } as const;

/** `Newtonsoft.Json.MetadataPropertyHandling`. */
export const metadataPropertyHandlingType: TypeDeclaration = inJson(
  'MetadataPropertyHandling',
  MetadataPropertyHandling,
);
