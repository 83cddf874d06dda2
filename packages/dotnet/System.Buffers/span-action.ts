// The delegate `System.Buffers.SpanAction`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Buffers.SpanAction`. */
export const spanActionType: TypeDeclaration = declareType(
  'public delegate void System.Buffers.SpanAction<T, in TArg>(Span<T> span, TArg arg)',
);
