// The interface `System.Linq.IGrouping`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { callMember } from '../System.Collections/collection-protocol.ts';
import { Grouping } from './lookup.ts';

/** `System.Linq.IGrouping`. */
export const iGroupingType: TypeDeclaration = declareType(
  'public interface System.Linq.IGrouping<out TKey, out TElement> : IEnumerable<TElement>',
  () => ({
    'TKey Key { get; }': (self) =>
      self instanceof Grouping ? self.key : callMember(self, 'IGrouping`2.get_Key/0', 'Key', [], 'get'),
  }),
);
