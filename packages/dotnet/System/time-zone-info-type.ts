// `TimeZoneInfo.AdjustmentRule` and `TimeZoneInfo.TransitionTime` as template code sees them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { TimeSpan } from './time-span.ts';
import { ticksPerDay, ticksPerMinute } from './time/calendar.ts';
import { DateTime } from './time/date-time.ts';
import { TransitionTime } from './time/zone-rules.ts';
import type { ZoneRule } from './time/zone-rules.ts';

/** `TimeZoneInfo.AdjustmentRule`. */
export class AdjustmentRule {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly rule: ZoneRule;
  constructor(rule: ZoneRule) {
    this.rule = rule;
  }
  $equals(other: unknown): boolean {
    if (!(other instanceof AdjustmentRule)) return false;
    const { start, end, ...rest } = this.rule;
    return (
      start.$equals(other.rule.start) &&
      end.$equals(other.rule.end) &&
      Object.entries(rest).every(([key, value]) => other.rule[key as 'firstDay'] === value)
    );
  }
  $hash(): number {
    return this.rule.firstDay;
  }
}

const minutes = (span: TimeSpan): number => Number(span.ticks / ticksPerMinute);
const spanOf = (count: number): TimeSpan => new TimeSpan(BigInt(count) * ticksPerMinute);
const dayOf = (day: number): DateTime => new DateTime(BigInt(day) * ticksPerDay);

/** `CreateAdjustmentRule`. @throws {ArgumentException} */
export function createRule(
  dateStart: DateTime,
  dateEnd: DateTime,
  delta: TimeSpan,
  start: TransitionTime,
  end: TransitionTime,
  baseDelta: TimeSpan = TimeSpan.zero,
): AdjustmentRule {
  if (dateStart.ticks > dateEnd.ticks)
    throw new ArgumentException('The DateStart property must come before the DateEnd property.', 'dateStart');
  if (start.$equals(end))
    throw new ArgumentException(
      'The DaylightTransitionStart property must not equal the DaylightTransitionEnd property.',
      'daylightTransitionEnd',
    );
  return new AdjustmentRule({
    firstDay: dateStart.dayNumber,
    lastDay: dateEnd.dayNumber,
    daylightMinutes: minutes(delta),
    baseDeltaMinutes: minutes(baseDelta),
    start,
    end,
  });
}

function inRange(value: number, most: number, name: string): void {
  if (value < 1 || value > most)
    throw new ArgumentOutOfRangeException(
      name.toLowerCase(),
      `The ${name} parameter must be in the range 1 through ${most}.`,
    );
}
/** A transition. @throws {ArgumentException | ArgumentOutOfRangeException} for what is no time of day, and no day */
export function transition(
  timeOfDay: DateTime,
  month: number,
  week: number,
  day: number,
  dayOfWeek: number,
  isFixed: boolean,
): TransitionTime {
  if (timeOfDay.dayNumber !== 0 || timeOfDay.ticks % 10_000n !== 0n) {
    throw new ArgumentException(
      'The supplied DateTime must have the Year, Month, and Day properties set to 1.  The time cannot be specified more precisely than whole milliseconds.',
      'timeOfDay',
    );
  }
  inRange(month, 12, 'Month');
  inRange(day, 31, 'Day');
  inRange(week, 5, 'Week');
  return new TransitionTime(timeOfDay.ticks, month, week, day, dayOfWeek, isFixed);
}

/** `System.TimeZoneInfo.TransitionTime`. */
export const timeZoneInfoTransitionTimeType: TypeDeclaration = declareType(
  'public readonly struct System.TimeZoneInfo.TransitionTime : IEquatable<TimeZoneInfo.TransitionTime>',
  () => ({
    ['static System.TimeZoneInfo.TransitionTime CreateFixedDateRule(DateTime timeOfDay, int month, int day)']:
      (time: DateTime, month: number, day: number) => transition(time, month, 1, day, 0, true),
    ['static System.TimeZoneInfo.TransitionTime CreateFloatingDateRule(DateTime timeOfDay, int month, int week, DayOfWeek dayOfWeek)']:
      (time: DateTime, month: number, week: number, dayOfWeek: number) =>
        transition(time, month, week, 1, dayOfWeek, false),
    'DateTime TimeOfDay { get; }': (self: TransitionTime) => new DateTime(self.ticksOfDay),
    'int Month { get; }': (self: TransitionTime) => self.month,
    'int Week { get; }': (self: TransitionTime) => self.week,
    'int Day { get; }': (self: TransitionTime) => self.day,
    'DayOfWeek DayOfWeek { get; }': (self: TransitionTime) => self.dayOfWeek,
    'bool IsFixedDateRule { get; }': (self: TransitionTime) => self.isFixed,
    ['bool Equals(System.TimeZoneInfo.TransitionTime other)']: (
      self: TransitionTime,
      other: TransitionTime,
    ) => self.$equals(other),
    'override bool Equals(object? obj)': (self: TransitionTime, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: TransitionTime) => self.$hash(),
    ['static bool operator ==(System.TimeZoneInfo.TransitionTime t1, System.TimeZoneInfo.TransitionTime t2)']:
      (a: TransitionTime, b: TransitionTime) => a.$equals(b),
    ['static bool operator !=(System.TimeZoneInfo.TransitionTime t1, System.TimeZoneInfo.TransitionTime t2)']:
      (a: TransitionTime, b: TransitionTime) => !a.$equals(b),
  }),
  { runtime: TransitionTime, defaultValue: new TransitionTime(0n, 0, 0, 0, 0, false) },
);

/** `System.TimeZoneInfo.AdjustmentRule`. */
export const timeZoneInfoAdjustmentRuleType: TypeDeclaration = declareType(
  'public sealed class System.TimeZoneInfo.AdjustmentRule : IEquatable<TimeZoneInfo.AdjustmentRule>',
  () => ({
    ['static System.TimeZoneInfo.AdjustmentRule CreateAdjustmentRule(DateTime dateStart, DateTime dateEnd, TimeSpan daylightDelta, System.TimeZoneInfo.TransitionTime daylightTransitionStart, System.TimeZoneInfo.TransitionTime daylightTransitionEnd)']:
      createRule,
    ['static System.TimeZoneInfo.AdjustmentRule CreateAdjustmentRule(DateTime dateStart, DateTime dateEnd, TimeSpan daylightDelta, System.TimeZoneInfo.TransitionTime daylightTransitionStart, System.TimeZoneInfo.TransitionTime daylightTransitionEnd, TimeSpan baseUtcOffsetDelta)']:
      createRule,
    'DateTime DateStart { get; }': ({ rule }: AdjustmentRule) => dayOf(rule.firstDay),
    'DateTime DateEnd { get; }': ({ rule }: AdjustmentRule) => dayOf(rule.lastDay),
    'TimeSpan DaylightDelta { get; }': ({ rule }: AdjustmentRule) => spanOf(rule.daylightMinutes),
    'TimeSpan BaseUtcOffsetDelta { get; }': ({ rule }: AdjustmentRule) => spanOf(rule.baseDeltaMinutes),
    ['System.TimeZoneInfo.TransitionTime DaylightTransitionStart { get; }']: ({ rule }: AdjustmentRule) =>
      rule.start,
    ['System.TimeZoneInfo.TransitionTime DaylightTransitionEnd { get; }']: ({ rule }: AdjustmentRule) =>
      rule.end,
    ['bool Equals(System.TimeZoneInfo.AdjustmentRule? other)']: (self: AdjustmentRule, other: unknown) =>
      self.$equals(other),
    'override bool Equals(object? obj)': (self: AdjustmentRule, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: AdjustmentRule) => self.$hash(),
  }),
  { runtime: AdjustmentRule },
);
