// The enum `Newtonsoft.Json.MemberSerialization`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.MemberSerialization`. */
export const MemberSerialization = { OptOut: 0, OptIn: 1, Fields: 2 } as const;

/** `Newtonsoft.Json.MemberSerialization`. */
export const memberSerializationType: TypeDeclaration = inJson('MemberSerialization', MemberSerialization);
