// `TimeProvider`: a clock that code takes as a parameter; tests derive clocks of their own from it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { frequency, nanosecondsBetween, timestamp } from '../System.Diagnostics/timestamp.ts';
import { millisecondsOf } from '../System.Threading/timeouts.ts';
import { createTimer } from '../System.Threading/start-timer.ts';
import type { Timer } from '../System.Threading/timer.ts';
import { DateTime } from './time/date-time.ts';
import { dateTimeKinds } from './date-time-kinds.ts';
import { DateTimeOffset } from './date-time-offset.ts';
import { TimeSpan } from './time-span.ts';
import { TimeZoneInfo } from './time/time-zone.ts';

const ticksPerSecond = 10_000_000n;

/** The run's clock. Members that others call are virtual. */
class TimeProvider {
  declare readonly $type: NamedType;
  static readonly system: TimeProvider = new TimeProvider();
  'TimeProvider.GetUtcNow/0'(): DateTimeOffset {
    return DateTimeOffset.utcNow();
  }
  'TimeProvider.get_LocalTimeZone/0'(): TimeZoneInfo {
    return TimeZoneInfo.local();
  }
  'TimeProvider.GetTimestamp/0'(): bigint {
    return timestamp();
  }
  'TimeProvider.get_TimestampFrequency/0'(): bigint {
    return frequency;
  }
  'TimeProvider.CreateTimer/4'(
    callback: ((state: unknown) => void) | null,
    state: unknown,
    due: TimeSpan,
    period: TimeSpan,
  ): Timer {
    return createTimer(callback, state, millisecondsOf(due), millisecondsOf(period));
  }
  localNow(): DateTimeOffset {
    const { utcTicks } = this['TimeProvider.GetUtcNow/0']();
    const zone = this['TimeProvider.get_LocalTimeZone/0']() as TimeZoneInfo | null;
    if (zone === null)
      throw new InvalidOperationException(
        'The operation cannot be performed when TimeProvider.LocalTimeZone is null.',
      );
    return DateTimeOffset.nearest(
      utcTicks,
      zone.offsetOf(new DateTime(utcTicks).withKind(dateTimeKinds.Utc)),
    );
  }
  elapsed(from: bigint, to: bigint = this['TimeProvider.GetTimestamp/0']()): TimeSpan {
    const own = this['TimeProvider.get_TimestampFrequency/0']();
    if (own <= 0n)
      throw new InvalidOperationException(
        'The operation cannot be performed when TimeProvider.TimestampFrequency is zero or negative.',
      );
    const ticks = (nanosecondsBetween(from, to) * ticksPerSecond) / own;
    return new TimeSpan(ticks > mostTicks ? mostTicks : ticks < -mostTicks - 1n ? -mostTicks - 1n : ticks);
  }
}
/** Of a `TimeSpan`. */
const mostTicks = (1n << 63n) - 1n;
type Provider = TimeProvider;
const own = TimeProvider.prototype;

/** `System.TimeProvider`. */
export const timeProviderType: TypeDeclaration = declareType(
  'public abstract class System.TimeProvider',
  () => ({
    'protected TimeProvider()': () => new TimeProvider(),
    'static TimeProvider System { get; }': () => TimeProvider.system,
    'virtual DateTimeOffset GetUtcNow()': (self: Provider) => own['TimeProvider.GetUtcNow/0'].call(self),
    'DateTimeOffset GetLocalNow()': (self: Provider) => self.localNow(),
    'virtual TimeZoneInfo LocalTimeZone { get; }': (self: Provider) =>
      own['TimeProvider.get_LocalTimeZone/0'].call(self),
    'virtual System.Threading.ITimer CreateTimer(System.Threading.TimerCallback callback, object? state, TimeSpan dueTime, TimeSpan period)':
      (self: Provider, callback, state, due: TimeSpan, period: TimeSpan) =>
        own['TimeProvider.CreateTimer/4'].call(self, callback, state, due, period),
    'virtual long GetTimestamp()': (self: Provider) => own['TimeProvider.GetTimestamp/0'].call(self),
    'virtual long TimestampFrequency { get; }': (self: Provider) =>
      own['TimeProvider.get_TimestampFrequency/0'].call(self),
    'TimeSpan GetElapsedTime(long startingTimestamp)': (self: Provider, from: bigint) => self.elapsed(from),
    'TimeSpan GetElapsedTime(long startingTimestamp, long endingTimestamp)': (
      self: Provider,
      from: bigint,
      to: bigint,
    ) => self.elapsed(from, to),
  }),
  { runtime: TimeProvider },
);
