// The interface `System.Linq.ILookup`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { callMember } from '../System.Collections/collection-protocol.ts';
import { Lookup } from './lookup.ts';

/** `System.Linq.ILookup`. */
export const iLookupType: TypeDeclaration = declareType(
  'public interface System.Linq.ILookup<TKey, TElement> : IEnumerable<IGrouping<TKey, TElement>>',
  () => ({
    'int Count { get; }': (self) =>
      self instanceof Lookup ? self.$count : callMember(self, 'ILookup`2.get_Count/0', 'Count', [], 'get'),
    'IEnumerable<TElement> this[TKey key] { get; }': (self, key) =>
      callMember(self, 'ILookup`2.get_Item/1', 'this[]', [key], 'get'),
    'bool Contains(TKey key)': (self, key) => callMember(self, 'ILookup`2.Contains/1', 'Contains', [key]),
  }),
);
