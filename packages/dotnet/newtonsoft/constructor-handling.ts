// The enum `Newtonsoft.Json.ConstructorHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.ConstructorHandling`. */
export const ConstructorHandling = { Default: 0, AllowNonPublicDefaultConstructor: 1 } as const;

/** `Newtonsoft.Json.ConstructorHandling`. */
export const constructorHandlingType: TypeDeclaration = inJson('ConstructorHandling', ConstructorHandling);
