// The class `System.Linq.Grouping` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Grouping } from './lookup.ts';

/** `System.Linq.Grouping`. */
export const groupingType: TypeDeclaration = declareType(
  'internal sealed class System.Linq.Grouping<TKey, TElement> : IGrouping<TKey, TElement>, IList<TElement>',
  () => ({
    'TKey Key { get; }': (self: Grouping) => self.key,
    'int Count { get; }': (self: Grouping) => self.items.length,
  }),
  { runtime: Grouping },
);
