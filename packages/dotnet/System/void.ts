// The struct `System.Void` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Void`. */
export const voidType: TypeDeclaration = declareType('public struct System.Void');
