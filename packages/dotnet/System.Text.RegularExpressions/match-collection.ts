// The class `System.Text.RegularExpressions.MatchCollection` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { listMembers } from './match-lists.ts';
import { MatchCollection } from './match.ts';

const outOfValidRange = 'Specified argument was out of the range of valid values.';
export const matchCollectionType: TypeDeclaration = declareType(
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
