// The class `System.Collections.ListDictionaryInternal`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { ArgumentException } from '@mockwright/language/runtime/exceptions';
import {
  RowDictionary,
  keyInDictionary,
  partMembers,
} from '../System.Collections.Specialized/row-dictionary.ts';
import { boxedTableMembers } from '../../System.Collections/hashtable.ts';

/** `ListDictionaryInternal`: what `Exception.Data` is. */
class ListDictionaryInternal extends RowDictionary {
  override duplicate(key: unknown): ArgumentException {
    return keyInDictionary(key);
  }
}
const internalDictionary = 'System.Collections.ListDictionaryInternal';

/** `System.Collections.ListDictionaryInternal`. */
export const listDictionaryInternalType: TypeDeclaration = declareType(
  'internal sealed class System.Collections.ListDictionaryInternal : IDictionary',
  () => ({
    'ListDictionaryInternal()': () => new ListDictionaryInternal(),
    ...boxedTableMembers,
    ...partMembers(internalDictionary),
  }),
  { runtime: ListDictionaryInternal },
);

/** `System.Collections.ListDictionaryInternal.NodeKeyValueCollection`. */
export const listDictionaryInternalNodeKeyValueCollectionType: TypeDeclaration = declareType(
  'internal sealed class System.Collections.ListDictionaryInternal.NodeKeyValueCollection : ICollection',
);
