// The class `System.Threading.Timer` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { ValueTask } from '@mockwright/language/runtime/tasks';
import type { Callback } from './started-timer.ts';
import { millisecondsOf } from './timeouts.ts';
import { Timer } from './timer.ts';
import { createTimer } from './start-timer.ts';

/** `System.Threading.Timer`. */
export const timerType: TypeDeclaration = declareType(
  'public sealed class System.Threading.Timer : ITimer',
  () => ({
    'Timer(TimerCallback callback)': (callback: Callback | null) => {
      const call = notNull(callback, 'callback');
      const timer: Timer = new Timer(() => call(timer));
      return timer;
    },
    'Timer(TimerCallback callback, object? state, int dueTime, int period)': createTimer,
    'Timer(TimerCallback callback, object? state, long dueTime, long period)': (
      callback,
      state,
      due: bigint,
      period: bigint,
    ) => createTimer(callback, state, Number(due), Number(period)),
    'Timer(TimerCallback callback, object? state, uint dueTime, uint period)': createTimer,
    'Timer(TimerCallback callback, object? state, TimeSpan dueTime, TimeSpan period)': (
      callback,
      state,
      due,
      period,
    ) => createTimer(callback, state, millisecondsOf(due), millisecondsOf(period)),
    'bool Change(int dueTime, int period)': (self: Timer, due, period) => self.change(due, period),
    'bool Change(long dueTime, long period)': (self: Timer, due: bigint, period: bigint) =>
      self.change(Number(due), Number(period)),
    'bool Change(uint dueTime, uint period)': (self: Timer, due, period) => self.change(due, period),
    'bool Change(TimeSpan dueTime, TimeSpan period)': (self: Timer, due, period) =>
      self.change(millisecondsOf(due), millisecondsOf(period)),
    'void Dispose()': (self: Timer) => void self.dispose(),
    'System.Threading.Tasks.ValueTask DisposeAsync()': (self: Timer) => {
      self.dispose();
      return new ValueTask(undefined, undefined);
    },
  }),
  { runtime: Timer },
);
