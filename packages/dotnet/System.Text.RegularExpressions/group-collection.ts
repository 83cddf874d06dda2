// The class `System.Text.RegularExpressions.GroupCollection` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { listMembers } from './match-lists.ts';
import { GroupCollection } from './match.ts';
import type { Group } from './match.ts';

export const groupCollectionType: TypeDeclaration = declareType(
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
