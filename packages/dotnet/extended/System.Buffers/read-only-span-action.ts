// The delegate `System.Buffers.ReadOnlySpanAction`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Buffers.ReadOnlySpanAction`. */
export const readOnlySpanActionType: TypeDeclaration = declareType(
  'public delegate void System.Buffers.ReadOnlySpanAction<T, in TArg>(ReadOnlySpan<T> span, TArg arg)',
);
