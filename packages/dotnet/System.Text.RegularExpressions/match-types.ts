// System.Text.RegularExpressions: Capture, Group, Match and their collections.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import {
  ArgumentNullException,
  ArgumentOutOfRangeException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { toSpan } from '@mockwright/language/runtime/span';
import { copyAll } from '../System.Collections/array-copy.ts';
import { Capture, CaptureCollection, Group, GroupCollection, Match, MatchCollection } from './match.ts';
import { compileReplacement } from './replacement.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

type AnyCollection = CaptureCollection | GroupCollection | MatchCollection;

/** What the three read-only lists have in common. */
function listMembers(item: 'Capture' | 'Group' | 'Match'): Record<string, Implementation> {
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
const outOfValidRange = 'Specified argument was out of the range of valid values.';
function at<T>(items: readonly T[], index: number, name: string): T {
  const item = items[index];
  if (item === undefined) throw new ArgumentOutOfRangeException(name, outOfValidRange);
  return item;
}
const captureType = declareType(
  'public class System.Text.RegularExpressions.Capture',
  () => ({
    'int Index { get; }': (self: Capture) => self.index,
    'int Length { get; }': (self: Capture) => self.length,
    'string Value { get; }': (self: Capture) => self.value,
    'ReadOnlySpan<char> ValueSpan { get; }': (self: Capture) =>
      toSpan(self.value, coreType('System.ReadOnlySpan', 1).construct([specialType('char')])),
    'override string ToString()': (self: Capture) => self.value,
  }),
  { runtime: Capture },
);
const groupType = declareType(
  'public class System.Text.RegularExpressions.Group : Capture',
  () => ({
    'bool Success { get; }': (self: Group) => self.success,
    'string Name { get; }': (self: Group) => self.name,
    'CaptureCollection Captures { get; }': (self: Group) => self.captures,
    'static Group Synchronized(Group inner)': (inner: Group | null) => notNull(inner, 'inner'),
  }),
  { runtime: Group },
);
const matchType = declareType(
  'public class System.Text.RegularExpressions.Match : Group',
  () => ({
    'static Match Empty { get; }': () => Match.empty,
    'virtual GroupCollection Groups { get; }': (self: Match) => self.groups,
    'static Match Synchronized(Match inner)': (inner: Match | null) => notNull(inner, 'inner'),
    'Match NextMatch()': (self: Match) => self.next(),
    'virtual string Result(string replacement)': (self: Match, replacement: string | null) => {
      if (replacement === null) throw new ArgumentNullException('replacement');
      if (!self.success) throw new NotSupportedException('Result cannot be called on a failed Match.');
      return compileReplacement(replacement, self.regex)(self);
    },
  }),
  { runtime: Match },
);

const captureCollectionType = declareType(
  'public class System.Text.RegularExpressions.CaptureCollection : IList<Capture>, IReadOnlyList<Capture>, IList',
  () => ({
    ...listMembers('Capture'),
    'Capture this[int i] { get; }': (self: CaptureCollection, index: number) => at(self.items, index, 'i'),
  }),
  { runtime: CaptureCollection },
);
const groupCollectionType = declareType(
  'public class System.Text.RegularExpressions.GroupCollection : IList<Group>, IReadOnlyList<Group>, IList, IReadOnlyDictionary<string, Group>',
  () => ({
    ...listMembers('Group'),
    'Group this[int groupnum] { get; }': (self: GroupCollection, number: number) => self.byNumber(number),
    'Group this[string groupname] { get; }': (self: GroupCollection, name: string) => self.byName(name),
    'bool TryGetValue(string key, out Group? value)': (
      self: GroupCollection,
      key: string,
      result: Ref<Group | null>,
    ) => {
      const found = self.items.find((group) => group.name === key);
      result.v = found ?? null;
      return found !== undefined;
    },
    'bool ContainsKey(string key)': (self: GroupCollection, key: string) =>
      self.items.some((group) => group.name === key),
    'IEnumerable<string> Keys { get; }': (self: GroupCollection) =>
      toArray(
        self.items.map((group) => group.name),
        specialType('string'),
      ),
    'IEnumerable<Group> Values { get; }': (self: GroupCollection) =>
      toArray([...self.items], self.$elementType),
  }),
  { runtime: GroupCollection },
);
const matchCollectionType = declareType(
  'public class System.Text.RegularExpressions.MatchCollection : IList<Match>, IReadOnlyList<Match>, IList',
  () => ({
    ...listMembers('Match'),
    'virtual Match this[int i] { get; }': (self: MatchCollection, index: number) => {
      const match = index < 0 ? undefined : self.at(index);
      if (!match) throw new ArgumentOutOfRangeException('i', outOfValidRange);
      return match;
    },
  }),
  { runtime: MatchCollection },
);

/** Captures, groups and matches, containing types first. */
export const matchTypes: readonly TypeDeclaration[] = [
  captureType,
  groupType,
  matchType,
  captureCollectionType,
  groupCollectionType,
  matchCollectionType,
];
