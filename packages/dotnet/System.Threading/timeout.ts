// The static class `System.Threading.Timeout` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { TimeSpan } from '../System/time-span.ts';

/** `System.Threading.Timeout`. */
export const timeoutType: TypeDeclaration = declareType(
  'public static class System.Threading.Timeout',
  () => ({
    'const int Infinite': -1,
    'static TimeSpan InfiniteTimeSpan { get; }': () => new TimeSpan(-10_000n),
  }),
);
