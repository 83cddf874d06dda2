// The interface `System.Collections.IDictionaryEnumerator`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { DictionaryEnumerator } from './structural-equality.ts';

/** `System.Collections.IDictionaryEnumerator`. */
export const iDictionaryEnumeratorType: TypeDeclaration = declareType(
  'public interface System.Collections.IDictionaryEnumerator : IEnumerator',
  () => ({
    'object Key { get; }': (self: DictionaryEnumerator) => self.requireCurrent().Key,
    'object? Value { get; }': (self: DictionaryEnumerator) => self.requireCurrent().Value,
    'DictionaryEntry Entry { get; }': (self: DictionaryEnumerator) => self.requireCurrent(),
  }),
);
