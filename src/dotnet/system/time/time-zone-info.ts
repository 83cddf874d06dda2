// System.TimeZoneInfo, on the platform's own zone data.
import { declareType } from '../../../metadata/declaration.ts';
import type { Ref, TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NamedType } from '../../../metadata/symbols.ts';
import { ArgumentException, ArgumentNullException, Exception } from '../../../runtime/exceptions.ts';
import { ticksPerMinute } from './calendar.ts';
import type { DateTimeOffset } from './date-time-offset.ts';
import { DateTime } from './date-time.ts';
import { dateTimeKinds } from './enums.ts';
import { localZone, offsetAt, offsetOfLocal } from './local-zone.ts';
import { TimeSpan } from './time-span.ts';

const { Utc, Local, Unspecified } = dateTimeKinds;

/** `System.TimeZoneNotFoundException`. */
export class TimeZoneNotFoundException extends Exception {}

export class TimeZoneInfo {
  declare readonly $type: NamedType;
  /** IANA name. */
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
  static readonly utc: TimeZoneInfo = new TimeZoneInfo('UTC');
  static local(this: void): TimeZoneInfo {
    return new TimeZoneInfo(localZone());
  }
  /** @throws {ArgumentNullException | TimeZoneNotFoundException} */
  static find(this: void, id: string | null): TimeZoneInfo {
    if (id === null) throw new ArgumentNullException('id');
    if (/^(?:UTC|Etc\/UTC)$/i.test(id)) return TimeZoneInfo.utc;
    try {
      Intl.DateTimeFormat('en-US', { timeZone: windowsZones[id] ?? id });
    } catch {
      throw new TimeZoneNotFoundException(`The time zone ID '${id}' was not found on the local computer.`);
    }
    return new TimeZoneInfo(windowsZones[id] ?? id);
  }
  /** Minutes east of UTC for a time of the calendar; UTC and local ones are converted first. */
  offsetOf(time: DateTime): number {
    if (time.kind === Utc) return offsetAt(this.id, time.ticks);
    if (time.kind === Local) return offsetAt(this.id, time.toUtc().ticks);
    return offsetOfLocal(this.id, time.ticks);
  }
  get baseOffset(): number {
    const year = 633979008000000000n;
    return Math.min(offsetAt(this.id, year), offsetAt(this.id, year + 157248000000000n));
  }
  isDaylight(time: DateTime): boolean {
    return this.offsetOf(time) > this.baseOffset;
  }
  name(style: 'long' | 'short', daylight: boolean): string {
    const date = new Date(Date.UTC(2024, daylight ? 6 : 0, 1));
    return (
      new Intl.DateTimeFormat('en-US', { timeZone: this.id, timeZoneName: style })
        .formatToParts(date)
        .find(({ type }) => type === 'timeZoneName')?.value ?? this.id
    );
  }
  get displayName(): string {
    if (this.id === 'UTC') return '(UTC) Coordinated Universal Time';
    const offset = this.baseOffset;
    const positive = Math.abs(offset);
    return `(UTC${offset < 0 ? '-' : '+'}${String(Math.floor(positive / 60)).padStart(2, '0')}:${String(positive % 60).padStart(2, '0')}) ${this.name('long', false)}`;
  }
  $toString(): string {
    return this.displayName;
  }
  $equals(other: unknown): boolean {
    return other instanceof TimeZoneInfo && other.id === this.id;
  }
}

/** Windows names that authors use most. */
const windowsZones: Readonly<Record<string, string>> = {
  'Pacific Standard Time': 'America/Los_Angeles',
  'Mountain Standard Time': 'America/Denver',
  'Central Standard Time': 'America/Chicago',
  'Eastern Standard Time': 'America/New_York',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'China Standard Time': 'Asia/Shanghai',
  'India Standard Time': 'Asia/Kolkata',
  'Russian Standard Time': 'Europe/Moscow',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'New Zealand Standard Time': 'Pacific/Auckland',
};

/** How many offsets make a time of the zone's clock: none in a gap, two where the clock is set back. */
function matchingOffsets(zone: TimeZoneInfo, time: DateTime): number {
  if (time.kind === Utc || zone.id === 'UTC') return 1;
  const day = 864_000_000_000n;
  const candidates = new Set([offsetAt(zone.id, time.ticks - day), offsetAt(zone.id, time.ticks + day)]);
  return [...candidates].filter(
    (offset) => offsetAt(zone.id, time.ticks - BigInt(offset) * ticksPerMinute) === offset,
  ).length;
}

function convert(time: DateTime, source: TimeZoneInfo, target: TimeZoneInfo): DateTime {
  const utc =
    time.kind === Utc
      ? time.ticks
      : time.kind === Local
        ? time.toUtc().ticks
        : time.ticks - BigInt(offsetOfLocal(source.id, time.ticks)) * ticksPerMinute;
  const kind = target.id === 'UTC' ? Utc : target.id === localZone() ? Local : Unspecified;
  return new DateTime(utc + BigInt(offsetAt(target.id, utc)) * ticksPerMinute, kind);
}

export const timeZoneNotFoundExceptionType: TypeDeclaration = declareType(
  'public class System.TimeZoneNotFoundException : Exception',
  {
    'TimeZoneNotFoundException()': () => new TimeZoneNotFoundException(),
    'TimeZoneNotFoundException(string? message)': (message: string | null) =>
      new TimeZoneNotFoundException(message),
  },
  { runtime: TimeZoneNotFoundException },
);

export const timeZoneInfoType: TypeDeclaration = declareType(
  'public sealed class System.TimeZoneInfo : IEquatable<TimeZoneInfo>',
  {
    'static TimeZoneInfo Utc { get; }': () => TimeZoneInfo.utc,
    'static TimeZoneInfo Local { get; }': TimeZoneInfo.local,
    'static TimeZoneInfo FindSystemTimeZoneById(string id)': TimeZoneInfo.find,
    'string Id { get; }': (self: TimeZoneInfo) => self.id,
    'string DisplayName { get; }': (self: TimeZoneInfo) => self.displayName,
    'string StandardName { get; }': (self: TimeZoneInfo) =>
      self.id === 'UTC' ? 'Coordinated Universal Time' : self.name('long', false),
    'string DaylightName { get; }': (self: TimeZoneInfo) =>
      self.id === 'UTC' ? 'Coordinated Universal Time' : self.name('long', true),
    'TimeSpan BaseUtcOffset { get; }': (self: TimeZoneInfo) =>
      new TimeSpan(BigInt(self.baseOffset) * ticksPerMinute),
    'bool SupportsDaylightSavingTime { get; }': (self: TimeZoneInfo) =>
      offsetAt(self.id, 638396640000000000n) !== offsetAt(self.id, 638553888000000000n),
    'TimeSpan GetUtcOffset(DateTime dateTime)': (self: TimeZoneInfo, time: DateTime) =>
      new TimeSpan(BigInt(self.offsetOf(time)) * ticksPerMinute),
    'TimeSpan GetUtcOffset(DateTimeOffset dateTimeOffset)': (self: TimeZoneInfo, time: DateTimeOffset) =>
      new TimeSpan(BigInt(offsetAt(self.id, time.utcTicks)) * ticksPerMinute),
    'bool IsDaylightSavingTime(DateTime dateTime)': (self: TimeZoneInfo, time: DateTime) =>
      self.isDaylight(time),
    'bool IsDaylightSavingTime(DateTimeOffset dateTimeOffset)': (self: TimeZoneInfo, time: DateTimeOffset) =>
      offsetAt(self.id, time.utcTicks) > self.baseOffset,
    'bool IsInvalidTime(DateTime dateTime)': (self: TimeZoneInfo, time: DateTime) =>
      matchingOffsets(self, time) === 0,
    'bool IsAmbiguousTime(DateTime dateTime)': (self: TimeZoneInfo, time: DateTime) =>
      matchingOffsets(self, time) === 2,
    'static bool TryFindSystemTimeZoneById(string id, out TimeZoneInfo? timeZoneInfo)': (
      id: string,
      result: Ref<TimeZoneInfo | null>,
    ) => {
      try {
        result.v = TimeZoneInfo.find(id);
      } catch (error) {
        if (!(error instanceof TimeZoneNotFoundException)) throw error;
        result.v = null;
      }
      return result.v !== null;
    },
    'bool HasIanaId { get; }': () => true,
    'static DateTime ConvertTime(DateTime dateTime, TimeZoneInfo destinationTimeZone)': (
      time: DateTime,
      target: TimeZoneInfo,
    ) => convert(time, TimeZoneInfo.local(), target),
    'static DateTime ConvertTime(DateTime dateTime, TimeZoneInfo sourceTimeZone, TimeZoneInfo destinationTimeZone)':
      convert,
    'static DateTimeOffset ConvertTime(DateTimeOffset dateTimeOffset, TimeZoneInfo destinationTimeZone)': (
      time: DateTimeOffset,
      target: TimeZoneInfo,
    ) => time.toOffset(offsetAt(target.id, time.utcTicks)),
    'static DateTime ConvertTimeFromUtc(DateTime dateTime, TimeZoneInfo destinationTimeZone)': (
      time: DateTime,
      target: TimeZoneInfo,
    ) => {
      if (time.kind === Local)
        throw new ArgumentException(
          'The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local.',
          'sourceTimeZone',
        );
      return convert(time.withKind(Utc), TimeZoneInfo.utc, target);
    },
    'static DateTime ConvertTimeToUtc(DateTime dateTime)': (time: DateTime) =>
      convert(time, TimeZoneInfo.local(), TimeZoneInfo.utc),
    'static DateTime ConvertTimeToUtc(DateTime dateTime, TimeZoneInfo sourceTimeZone)': (
      time: DateTime,
      source: TimeZoneInfo,
    ) => convert(time, source, TimeZoneInfo.utc),
    'static DateTime ConvertTimeBySystemTimeZoneId(DateTime dateTime, string destinationTimeZoneId)': (
      time: DateTime,
      id: string,
    ) => convert(time, TimeZoneInfo.local(), TimeZoneInfo.find(id)),
    'static DateTime ConvertTimeBySystemTimeZoneId(DateTime dateTime, string sourceTimeZoneId, string destinationTimeZoneId)':
      (time: DateTime, source: string, target: string) =>
        convert(time, TimeZoneInfo.find(source), TimeZoneInfo.find(target)),
    'static DateTimeOffset ConvertTimeBySystemTimeZoneId(DateTimeOffset dateTimeOffset, string destinationTimeZoneId)':
      (time: DateTimeOffset, id: string) => time.toOffset(offsetAt(TimeZoneInfo.find(id).id, time.utcTicks)),
    'bool Equals(TimeZoneInfo? other)': (self: TimeZoneInfo, other: unknown) => self.$equals(other),
    'string ToString()': (self: TimeZoneInfo) => self.displayName,
  },
  { runtime: TimeZoneInfo },
);
