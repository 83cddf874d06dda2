// The struct `System.IntPtr` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareInteger } from './declare-integer.ts';

/** `System.IntPtr`, which C# calls `nint`. */
export const intPtrType: TypeDeclaration = declareInteger('nint', 'IntPtr');
