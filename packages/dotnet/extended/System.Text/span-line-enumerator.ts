// The struct `System.Text.SpanLineEnumerator` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { specialType } from '@mockwright/language/runtime/core-types';
import { LineEnumerator, enumerator, noSource } from '../../System/split-enumerators.ts';

/** `System.Text.SpanLineEnumerator`. */
export const spanLineEnumeratorType: TypeDeclaration = declareType(
  'public ref struct System.Text.SpanLineEnumerator',
  () => enumerator('SpanLineEnumerator', 'ReadOnlySpan<char>'),
  { defaultValue: () => new LineEnumerator(noSource(specialType('char')), true) },
);
