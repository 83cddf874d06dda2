// The enum `System.Xml.WriteState`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { writeStates } from './output-settings.ts';

/** `System.Xml.WriteState`. */
export const writeStateType: TypeDeclaration = declareEnum('public enum System.Xml.WriteState', writeStates);
