// The struct `System.Single` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareFloating } from './declare-floating.ts';

/** `System.Single`. */
export const singleType: TypeDeclaration = declareFloating('float', 'Single');
