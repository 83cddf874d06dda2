// The class `System.Threading.ManualResetEventSlim`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { Countdown, nonNegative, waitMembers } from './wait-handles.ts';

const mostSpins = 2047;
class ManualResetEventSlim extends Countdown {
  readonly spins: number;
  constructor(isSet: boolean, spins = 35) {
    super(isSet ? 0 : 1);
    if (spins < 0) throw nonNegative('spinCount', spins);
    if (spins > mostSpins)
      throw new ArgumentOutOfRangeException(
        'spinCount',
        `spinCount ('${spins}') must be less than or equal to '${mostSpins}'.`,
        { value: spins, text: String(spins) },
      );
    this.spins = spins;
  }
}

/** `System.Threading.ManualResetEventSlim`. */
export const manualResetEventSlimType: TypeDeclaration = declareType(
  'public class System.Threading.ManualResetEventSlim : IDisposable',
  () => ({
    'ManualResetEventSlim()': () => new ManualResetEventSlim(false),
    'ManualResetEventSlim(bool initialState)': (isSet) => new ManualResetEventSlim(isSet),
    'ManualResetEventSlim(bool initialState, int spinCount)': (isSet, spins) =>
      new ManualResetEventSlim(isSet, spins),
    'bool IsSet { get; }': (self: Countdown) => self.left === 0,
    'int SpinCount { get; }': (self: ManualResetEventSlim) => self.spins,
    'void Set()': (self: Countdown) => void (self.left = 0),
    'void Reset()': (self: Countdown) => self.reset(1),
    ...waitMembers,
  }),
  { runtime: ManualResetEventSlim },
);
