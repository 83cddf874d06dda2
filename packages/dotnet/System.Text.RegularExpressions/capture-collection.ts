// The class `System.Text.RegularExpressions.CaptureCollection` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { listMembers } from './match-lists.ts';
import { CaptureCollection } from './match.ts';

const outOfValidRange = 'Specified argument was out of the range of valid values.';
function at<T>(items: readonly T[], index: number, name: string): T {
  const item = items[index];
  if (item === undefined) throw new ArgumentOutOfRangeException(name, outOfValidRange);
  return item;
}
export const captureCollectionType: TypeDeclaration = declareType(
  'public class System.Text.RegularExpressions.CaptureCollection : IList<Capture>, IReadOnlyList<Capture>, IList',
  () => ({
    ...listMembers('Capture'),
    'Capture this[int i] { get; }': (self: CaptureCollection, index: number) => at(self.items, index, 'i'),
  }),
  { runtime: CaptureCollection },
);
