// The struct `System.ReadOnlySpan` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { defaultValue, members } from './span-type-members.ts';
import { enumerator } from './span.ts';

/** `System.ReadOnlySpan`. */
export const readOnlySpanType: TypeDeclaration = declareType(
  'public readonly ref struct System.ReadOnlySpan<T>',
  () => members('ReadOnlySpan', true),
  {
    defaultValue,
  },
);

/** `System.ReadOnlySpan.Enumerator`. */
export const readOnlySpanEnumeratorType: TypeDeclaration = enumerator('ReadOnlySpan', true);
