// `CollectionsUtil`: tables that do not regard case.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iterateBoxed } from '@mockwright/language/runtime/iterate';
import { StringComparer } from '../../System/string-comparer.ts';
import { comparisons } from '../../System/text/comparison.ts';
import { requireArgument, requireNonNegative } from '../../System.Collections/argument-checks.ts';
import { SortedList } from '../System.Collections/sorted-list.ts';
import { CaseInsensitiveComparer } from '../../System.Collections/case-insensitive-comparer.ts';
import type { DictionaryEntry } from '../../System.Collections/dictionary-entry.ts';
import { Hashtable } from '../../System.Collections/hashtable.ts';

function table(capacity = 0): Hashtable {
  requireNonNegative(capacity, 'capacity');
  return new Hashtable(StringComparer.of(comparisons.CurrentCultureIgnoreCase), capacity);
}

/** `System.Collections.Specialized.CollectionsUtil`. */
export const collectionsUtilType: TypeDeclaration = declareType(
  'public class System.Collections.Specialized.CollectionsUtil',
  () => ({
    'static Hashtable CreateCaseInsensitiveHashtable()': () => table(),
    'static Hashtable CreateCaseInsensitiveHashtable(int capacity)': (capacity) => table(capacity),
    'static Hashtable CreateCaseInsensitiveHashtable(IDictionary d)': (source) => {
      requireArgument(source, 'd');
      const made = table();
      for (const item of iterateBoxed(source)) {
        const { Key, Value } = item as DictionaryEntry;
        made.put(Key, Value, true);
      }
      return made;
    },
    'static SortedList CreateCaseInsensitiveSortedList()': () =>
      new SortedList(CaseInsensitiveComparer.current),
  }),
);
