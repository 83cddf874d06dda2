// `Bogus.DataSets.Date`: moments, days and times around now or a given one.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { convertNatural } from '../../System/convert-values.ts';
import { DateOnly } from '../../System/date-only.ts';
import { DateTimeOffset } from '../../System/date-time-offset.ts';
import { DateTime } from '../../System/time/date-time.ts';
import { TimeOnly } from '../../System/time-only.ts';
import { TimeSpan } from '../../System/time-span.ts';
import { currentRun } from '@mockwright/language/runtime/run';
import { DataSet } from '../data-set.ts';

type Clock = () => DateTime;

const clockKey = Symbol('Date.SystemClock');

/** `Date.SystemClock`: one for each run. */
export function systemClock(): Clock {
  return (currentRun().item(clockKey) as Clock | undefined) ?? (() => DateTime.now());
}
function setSystemClock(clock: Clock): void {
  currentRun().items.set(clockKey, clock);
}

const ticksPerDay = 864_000_000_000n;
const ticksPerMinute = 600_000_000n;

const addDays = (value: DateTime, days: number): DateTime => value.add(days, ticksPerDay);
const startOfDay = (value: DateTime): DateTime =>
  new DateTime(value.ticks - (value.ticks % ticksPerDay), value.kind);

/** `Bogus.DataSets.Date`. */
export class FakeDates extends DataSet {
  /** What counts as now where no other moment is given; null for the system's clock. */
  reference: DateTime | null = null;

  now(): DateTime {
    return this.reference ?? systemClock()();
  }
  /** Some part of a span. */
  part(ticks: bigint): bigint {
    return convertNatural(this.random.fraction() * Number(ticks), 'double', 'long', null) as bigint;
  }
  /** A moment between two, whichever comes first. */
  between(start: DateTime, end: DateTime): DateTime {
    const [min, max] = start.ticks < end.ticks ? [start, end] : [end, start];
    return DateTime.ofTicks(min.ticks + this.part(max.ticks - min.ticks), start.kind);
  }
  past(years: number, reference: DateTime | null): DateTime {
    const max = reference ?? this.now();
    return this.#back(max, max.addYears(-years));
  }
  future(years: number, reference: DateTime | null): DateTime {
    const min = reference ?? this.now();
    return this.between(min, min.addYears(years));
  }
  soon(days: number, reference: DateTime | null): DateTime {
    const min = reference ?? this.now();
    return this.between(min, addDays(min, days));
  }
  recent(days: number, reference: DateTime | null): DateTime {
    const max = reference ?? this.now();
    return this.#back(max, days === 0 ? startOfDay(this.now()) : addDays(max, -days));
  }
  /** A moment some part of the way from one to an earlier one. */
  #back(from: DateTime, to: DateTime): DateTime {
    return DateTime.ofTicks(from.ticks - this.part(from.ticks - to.ticks), from.kind);
  }
  /** The same with an offset: that of the reference. */
  withOffset(reference: DateTimeOffset | null, make: (clock: DateTime) => DateTime): DateTimeOffset {
    const from = reference ?? DateTimeOffset.ofDateTime(this.now());
    return from.withClock(new DateTime(make(from.clock).ticks));
  }
  betweenDays(start: DateOnly, end: DateOnly): DateOnly {
    const [min, max] = [Math.min(start.dayNumber, end.dayNumber), Math.max(start.dayNumber, end.dayNumber)];
    return new DateOnly(min + this.random.below(max - min + 1));
  }
  /** A day between the reference (today) and another one near it. */
  nearDay(reference: DateOnly | null, other: (day: DateTime) => DateTime): DateOnly {
    const day = reference ?? DateOnly.ofDateTime(this.now());
    return this.betweenDays(day, DateOnly.ofDateTime(other(day.toDateTime())));
  }
  betweenTimes(start: TimeOnly, end: TimeOnly): TimeOnly {
    const span = (end.ticks - start.ticks + ticksPerDay) % ticksPerDay;
    return start.add(this.part(span));
  }
  nearTime(minutes: number, reference: TimeOnly | null, forward: boolean): TimeOnly {
    const from = reference ?? new TimeOnly(this.now().ticks % ticksPerDay);
    const span = this.part(BigInt(minutes) * ticksPerMinute);
    return from.add(forward ? span : -span);
  }
  timespan(max: TimeSpan | null): TimeSpan {
    return new TimeSpan(this.part(max?.ticks ?? 7n * ticksPerDay));
  }
  /** A name of a month or weekday, in the form for running text where the locale has one. */
  calendarName(kind: 'month' | 'weekday', abbreviated: boolean, inContext: boolean): string {
    const path = `date.${kind}.${abbreviated ? 'abbr' : 'wide'}`;
    return (inContext ? this.one(`${path}_context`) : '') || this.one(path) || this.one(`date.${kind}.wide`);
  }
}

type Offset = DateTimeOffset | null;

/** `Bogus.DataSets.Date`. */
export const dateType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Date : DataSet',
  () => ({
    'Date(string locale = "en")': (locale: string) => new FakeDates(locale),
    'static Func<DateTime> SystemClock { get; set; }': { get: systemClock, set: setSystemClock },
    'DateTime Past(int yearsToGoBack = 1, DateTime? refDate = null)': (
      self: FakeDates,
      years: number,
      reference: DateTime | null,
    ) => self.past(years, reference),
    'DateTimeOffset PastOffset(int yearsToGoBack = 1, DateTimeOffset? refDate = null)': (
      self: FakeDates,
      years: number,
      reference: Offset,
    ) => self.withOffset(reference, (clock) => self.past(years, clock)),
    'DateTime Soon(int days = 1, DateTime? refDate = null)': (
      self: FakeDates,
      days: number,
      reference: DateTime | null,
    ) => self.soon(days, reference),
    'DateTimeOffset SoonOffset(int days = 1, DateTimeOffset? refDate = null)': (
      self: FakeDates,
      days: number,
      reference: Offset,
    ) => self.withOffset(reference, (clock) => self.soon(days, clock)),
    'DateTime Future(int yearsToGoForward = 1, DateTime? refDate = null)': (
      self: FakeDates,
      years: number,
      reference: DateTime | null,
    ) => self.future(years, reference),
    'DateTimeOffset FutureOffset(int yearsToGoForward = 1, DateTimeOffset? refDate = null)': (
      self: FakeDates,
      years: number,
      reference: Offset,
    ) => self.withOffset(reference, (clock) => self.future(years, clock)),
    'DateTime Between(DateTime start, DateTime end)': (self: FakeDates, start: DateTime, end: DateTime) =>
      self.between(start, end),
    'DateTimeOffset BetweenOffset(DateTimeOffset start, DateTimeOffset end)': (
      self: FakeDates,
      start: DateTimeOffset,
      end: DateTimeOffset,
    ) =>
      self.withOffset(start, (clock) =>
        self.between(clock, new DateTime(clock.ticks + end.utcTicks - start.utcTicks)),
      ),
    'DateTime Recent(int days = 1, DateTime? refDate = null)': (
      self: FakeDates,
      days: number,
      reference: DateTime | null,
    ) => self.recent(days, reference),
    'DateTimeOffset RecentOffset(int days = 1, DateTimeOffset? refDate = null)': (
      self: FakeDates,
      days: number,
      reference: Offset,
    ) => self.withOffset(reference, (clock) => self.recent(days, clock)),
    'TimeSpan Timespan(TimeSpan? maxSpan = null)': (self: FakeDates, max: TimeSpan | null) =>
      self.timespan(max),
    'string Month(bool abbreviation = false, bool useContext = false)': (
      self: FakeDates,
      abbreviated: boolean,
      inContext: boolean,
    ) => self.calendarName('month', abbreviated, inContext),
    'string Weekday(bool abbreviation = false, bool useContext = false)': (
      self: FakeDates,
      abbreviated: boolean,
      inContext: boolean,
    ) => self.calendarName('weekday', abbreviated, inContext),
    'string TimeZoneString()': (self: FakeDates) => self.one('date.time_zone'),
    'DateOnly BetweenDateOnly(DateOnly start, DateOnly end)': (
      self: FakeDates,
      start: DateOnly,
      end: DateOnly,
    ) => self.betweenDays(start, end),
    'DateOnly PastDateOnly(int yearsToGoBack = 1, DateOnly? refDate = null)': (
      self: FakeDates,
      years: number,
      reference: DateOnly | null,
    ) => self.nearDay(reference, (day) => day.addYears(-years)),
    'DateOnly SoonDateOnly(int days = 1, DateOnly? refDate = null)': (
      self: FakeDates,
      days: number,
      reference: DateOnly | null,
    ) => self.nearDay(reference, (day) => addDays(day, days)),
    'DateOnly FutureDateOnly(int yearsToGoForward = 1, DateOnly? refDate = null)': (
      self: FakeDates,
      years: number,
      reference: DateOnly | null,
    ) => self.nearDay(reference, (day) => day.addYears(years)),
    'DateOnly RecentDateOnly(int days = 1, DateOnly? refDate = null)': (
      self: FakeDates,
      days: number,
      reference: DateOnly | null,
    ) => self.nearDay(reference, (day) => addDays(day, -days)),
    'TimeOnly BetweenTimeOnly(TimeOnly start, TimeOnly end)': (
      self: FakeDates,
      start: TimeOnly,
      end: TimeOnly,
    ) => self.betweenTimes(start, end),
    'TimeOnly SoonTimeOnly(int mins = 60, TimeOnly? refTime = null)': (
      self: FakeDates,
      minutes: number,
      reference: TimeOnly | null,
    ) => self.nearTime(minutes, reference, true),
    'TimeOnly RecentTimeOnly(int mins = 60, TimeOnly? refTime = null)': (
      self: FakeDates,
      minutes: number,
      reference: TimeOnly | null,
    ) => self.nearTime(minutes, reference, false),
  }),
  { runtime: FakeDates },
);
