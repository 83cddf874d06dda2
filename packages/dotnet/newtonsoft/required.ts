// The enum `Newtonsoft.Json.Required`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.Required`. */
export const Required = { Default: 0, AllowNull: 1, Always: 2, DisallowNull: 3 } as const;

/** `Newtonsoft.Json.Required`. */
export const requiredType: TypeDeclaration = inJson('Required', Required);
