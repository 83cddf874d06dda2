// The enum `Newtonsoft.Json.TypeNameHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { flagsInJson } from './enum-names.ts';

/** `Newtonsoft.Json.TypeNameHandling` (flags). */
export const TypeNameHandling = { None: 0, Objects: 1, Arrays: 2, All: 3, Auto: 4 } as const;

/** `Newtonsoft.Json.TypeNameHandling`. */
export const typeNameHandlingType: TypeDeclaration = flagsInJson('TypeNameHandling', TypeNameHandling);
