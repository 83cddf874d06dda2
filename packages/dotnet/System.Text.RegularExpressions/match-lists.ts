// What the collections of matches, groups and captures have in common.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { copyAll } from '../System.Collections/array-copy.ts';
import type { CaptureCollection, GroupCollection, MatchCollection } from './match.ts';

type AnyCollection = CaptureCollection | GroupCollection | MatchCollection;

/** What the three read-only lists have in common. */
export function listMembers(item: 'Capture' | 'Group' | 'Match'): Record<string, Implementation> {
  return {
    'int Count { get; }': (self: AnyCollection) => self.items.length,
    'bool IsReadOnly { get; }': () => true,
    'bool IsSynchronized { get; }': () => false,
    'object SyncRoot { get; }': (self: AnyCollection) => self.syncRoot,
    'System.Collections.IEnumerator GetEnumerator()': (self: AnyCollection) =>
      new Enumerator<unknown>(self, self.$elementType),
    'void CopyTo(Array array, int arrayIndex)': copyItems,
    [`void CopyTo(${item}[] array, int arrayIndex)`]: copyItems,
  };
}
function copyItems(self: AnyCollection, array: unknown[], index: number): void {
  copyAll(self.items, self.$elementType, array, index);
}
