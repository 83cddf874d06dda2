// The struct `System.Text.StringRuneEnumerator` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { StringRuneEnumerator, enumeration } from '../../System/text/runes.ts';

/** `System.Text.StringRuneEnumerator`. */
export const stringRuneEnumeratorType: TypeDeclaration = declareType(
  'public struct System.Text.StringRuneEnumerator : IEnumerable<Rune>, IEnumerator<Rune>',
  () => ({
    ...enumeration,
    'StringRuneEnumerator GetEnumerator()': (self: StringRuneEnumerator) => self.clone(),
  }),
  { runtime: StringRuneEnumerator, defaultValue: () => new StringRuneEnumerator(null) },
);
