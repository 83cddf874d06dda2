// The class `System.Threading.CountdownEvent` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Countdown, waitMembers } from './wait-handles.ts';

/** `System.Threading.CountdownEvent`. */
export const countdownEventType: TypeDeclaration = declareType(
  'public class System.Threading.CountdownEvent : IDisposable',
  () => ({
    'CountdownEvent(int initialCount)': (count) => new Countdown(count),
    'int CurrentCount { get; }': (self: Countdown) => self.left,
    'int InitialCount { get; }': (self: Countdown) => self.initial,
    'bool IsSet { get; }': (self: Countdown) => self.left === 0,
    'bool Signal()': (self: Countdown) => self.signal(1),
    'bool Signal(int signalCount)': (self: Countdown, count) => self.signal(count),
    'void AddCount()': (self: Countdown) => self.add(1),
    'void AddCount(int signalCount)': (self: Countdown, count) => self.add(count),
    'bool TryAddCount()': (self: Countdown) => self.tryAdd(1),
    'bool TryAddCount(int signalCount)': (self: Countdown, count) => self.tryAdd(count),
    'void Reset()': (self: Countdown) => self.reset(self.initial),
    'void Reset(int count)': (self: Countdown, count) => self.reset(count),
    ...waitMembers,
  }),
  { runtime: Countdown },
);
