// The enum `Newtonsoft.Json.MissingMemberHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.MissingMemberHandling`. */
export const MissingMemberHandling = { Ignore: 0, Error: 1 } as const;

/** `Newtonsoft.Json.MissingMemberHandling`. */
export const missingMemberHandlingType: TypeDeclaration = inJson(
  'MissingMemberHandling',
  MissingMemberHandling,
);
