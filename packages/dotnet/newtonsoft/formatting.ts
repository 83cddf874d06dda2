// The enum `Newtonsoft.Json.Formatting`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.Formatting`. */
export const Formatting = { None: 0, Indented: 1 } as const;

/** `Newtonsoft.Json.Formatting`. */
export const formattingType: TypeDeclaration = inJson('Formatting', Formatting);
