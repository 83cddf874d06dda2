// The struct `System.Text.SpanRuneEnumerator` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { StringRuneEnumerator, enumeration } from '../../System/text/runes.ts';

/** `System.Text.SpanRuneEnumerator`. */
export const spanRuneEnumeratorType: TypeDeclaration = declareType(
  'public ref struct System.Text.SpanRuneEnumerator',
  () => ({
    ...enumeration,
    'SpanRuneEnumerator GetEnumerator()': (self: StringRuneEnumerator) => self.clone(),
  }),
  { defaultValue: () => new StringRuneEnumerator('') },
);
