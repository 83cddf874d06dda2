// The class `System.Linq.EmptyLookup` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { lookupMembers } from './lookup.ts';

/** `System.Linq.EmptyLookup`. */
export const emptyLookupType: TypeDeclaration = declareType(
  'internal sealed class System.Linq.EmptyLookup<TKey, TElement> : ILookup<TKey, TElement>, ICollection<IGrouping<TKey, TElement>>, IReadOnlyCollection<IGrouping<TKey, TElement>>',
  lookupMembers,
);
