// The struct `System.UIntPtr` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareInteger } from './declare-integer.ts';

/** `System.UIntPtr`. */
export const uintPtrType: TypeDeclaration = declareInteger('nuint', 'UIntPtr');
