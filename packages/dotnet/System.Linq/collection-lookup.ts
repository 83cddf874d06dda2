// The class `System.Linq.CollectionLookup` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Linq.CollectionLookup`. */
export const collectionLookupType: TypeDeclaration = declareType(
  'internal sealed class System.Linq.CollectionLookup<TKey, TElement> : Lookup<TKey, TElement>, ICollection<IGrouping<TKey, TElement>>, IReadOnlyCollection<IGrouping<TKey, TElement>>',
);
