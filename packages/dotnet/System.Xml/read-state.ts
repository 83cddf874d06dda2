// The enum `System.Xml.ReadState`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { readStates } from './xml-input.ts';

/** `System.Xml.ReadState`. */
export const readStateType: TypeDeclaration = declareEnum('public enum System.Xml.ReadState', readStates);
