// The class `System.Collections.Specialized.ListDictionary` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { specialType } from '@mockwright/language/runtime/core-types';
import { hash } from '@mockwright/language/runtime/equality';
import { comparisonOf } from '../../System.Collections/comparers.ts';
import { boxedTableMembers } from '../../System.Collections/hashtable.ts';
import { RowDictionary, partMembers } from './row-dictionary.ts';

/** The name of the type. */
export const listDictionary = 'System.Collections.Specialized.ListDictionary';

/** `System.Collections.Specialized.ListDictionary`. */
export const listDictionaryType: TypeDeclaration = declareType(
  `public class ${listDictionary} : IDictionary`,
  () => ({
    'ListDictionary()': () => new RowDictionary(),
    'ListDictionary(IComparer? comparer)': (comparer: unknown) => {
      if (comparer === null) return new RowDictionary();
      const compare = comparisonOf(comparer, specialType('object'));
      return new RowDictionary({ equals: (a, b) => compare(a, b) === 0, hash });
    },
    ...boxedTableMembers,
    ...partMembers(listDictionary),
  }),
  { runtime: RowDictionary },
);

/** `System.Collections.Specialized.ListDictionary.NodeKeyValueCollection`. */
export const listDictionaryNodeKeyValueCollectionType: TypeDeclaration = declareType(
  `internal sealed class ${listDictionary}.NodeKeyValueCollection : ICollection`,
);
