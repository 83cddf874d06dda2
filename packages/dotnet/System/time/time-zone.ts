// The value of System.TimeZoneInfo, on the platform's own zone data.
import { spendMemory } from '@mockwright/language/runtime/run';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  Exception,
} from '@mockwright/language/runtime/exceptions';
import { dayNumberOf, maxTicks, ticksPerDay, ticksPerMinute } from './calendar.ts';
import { DateTime } from './date-time.ts';
import { dateTimeKinds } from '../date-time-kinds.ts';
import { localZone, offsetAt, offsetOfLocal, offsetsOfLocal } from './local-zone.ts';
import { TimeSpan } from '../time-span.ts';
import type { AdjustmentRule } from '../time-zone-info-type.ts';
import { clockOf, daylightNameOf, generalNameOf, standardNameOf } from './zone-names.ts';
import { zoneOfRules } from './zone-rules.ts';
import { ianaOfWindows } from './windows-zones.ts';

const { Utc, Local, Unspecified } = dateTimeKinds;

/** Other names of UTC, and those of the time of Greenwich. */
const universalTime = /^(?:Etc\/)?(?:UTC|UCT|Zulu|Universal)$/;
const greenwich = /^(?:(?:Etc\/)?(?:GMT[+-]?0?|Greenwich))$/;

/** `System.InvalidTimeZoneException`. */
export class InvalidTimeZoneException extends Exception {}
/** `System.TimeZoneNotFoundException`. */
export class TimeZoneNotFoundException extends Exception {}

/** The names that a zone made by template code has. */
interface CustomNames {
  readonly display: string;
  readonly standard: string;
  readonly daylight: string;
  /** Minutes east of UTC in winter. */
  readonly base: number;
}

/** `System.TimeZoneInfo`. */
export class TimeZoneInfo {
  declare readonly $type: NamedType;
  /** As the author named it: an IANA or a Windows name. */
  readonly id: string;
  /** The zone whose offsets it has. */
  readonly zone: string;
  readonly #names: CustomNames | undefined;
  constructor(id: string, zone: string = id, names?: CustomNames) {
    this.id = id;
    this.zone = zone;
    this.#names = names;
  }
  static readonly utc: TimeZoneInfo = new TimeZoneInfo('UTC');
  static local(this: void): TimeZoneInfo {
    return new TimeZoneInfo(localZone());
  }
  /** @throws {ArgumentNullException | TimeZoneNotFoundException} */
  static find(this: void, id: string | null): TimeZoneInfo {
    if (id === null) throw new ArgumentNullException('id');
    if (id.length > longestId) throw unknownZone(id);
    if (id.toUpperCase() === 'UTC') return TimeZoneInfo.utc;
    const iana = universalTime.test(id) ? 'UTC' : greenwich.test(id) ? 'Etc/GMT' : ianaOfWindows(id);
    try {
      const { timeZone } = Intl.DateTimeFormat('en-US', { timeZone: iana ?? id }).resolvedOptions();
      // Names are found in any case; old names of a zone stay as they are.
      const name = timeZone.toLowerCase() === id.toLowerCase() ? timeZone : id;
      return iana === undefined ? new TimeZoneInfo(name) : new TimeZoneInfo(id, iana);
    } catch {
      throw unknownZone(id);
    }
  }
  /** `CreateCustomTimeZone`. @throws {ArgumentNullException | ArgumentException | ArgumentOutOfRangeException} */
  static custom(
    this: void,
    id: string | null,
    offset: TimeSpan,
    displayName: string | null,
    standardName: string | null,
    daylightName: string | null = standardName,
    rules: readonly AdjustmentRule[] | null = null,
  ): TimeZoneInfo {
    if (id === null) throw new ArgumentNullException('id');
    if (id === '') throw new ArgumentException('The value cannot be an empty string.', 'id');
    if (offset.ticks % ticksPerMinute !== 0n)
      throw new ArgumentException(
        'The TimeSpan parameter cannot be specified more precisely than whole minutes.',
        'baseUtcOffset',
      );
    const minutes = Number(offset.ticks / ticksPerMinute);
    if (Math.abs(minutes) > 840)
      throw new ArgumentOutOfRangeException(
        'baseUtcOffset',
        'The TimeSpan parameter must be within plus or minus 14.0 hours.',
      );
    if (rules?.some((rule) => (rule as AdjustmentRule | null) === null))
      throw new InvalidTimeZoneException('The AdjustmentRule array cannot contain null elements.');
    const zone = zoneOfRules(
      minutes,
      (rules ?? []).map(({ rule }) => rule),
    );
    const made = new TimeZoneInfo(id, zone, {
      display: displayName ?? '',
      standard: standardName ?? '',
      daylight: daylightName ?? '',
      base: minutes,
    });
    made.rules = rules ?? [];
    return made;
  }
  /** The rules that template code gave it. */
  rules: readonly AdjustmentRule[] = [];
  get isCustom(): boolean {
    return this.#names !== undefined;
  }
  get hasIanaId(): boolean {
    return !this.isCustom && (this.id === 'UTC' || ianaOfWindows(this.id) === undefined);
  }
  /** Whether its clock was ever set for summer: so of every zone of the earth. */
  get hasDaylightSaving(): boolean {
    return this.isCustom ? this.rules.length > 0 : this.zone !== 'UTC' && !this.zone.startsWith('Etc/');
  }
  hasSameRules(other: TimeZoneInfo): boolean {
    if (this.hasDaylightSaving || other.hasDaylightSaving) return this.zone === other.zone;
    return this.baseOffset === other.baseOffset;
  }
  /** Minutes east of UTC for a time of the calendar; UTC and local ones are converted first. */
  offsetOf(time: DateTime): number {
    if (time.kind === Utc) return offsetAt(this.zone, time.ticks);
    if (time.kind === Local) return offsetAt(this.zone, time.toUtc().ticks);
    return offsetOfLocal(this.zone, time.ticks);
  }
  get baseOffset(): number {
    if (this.#names) return this.#names.base;
    return this.#standardOf([offsetAt(this.zone, january), offsetAt(this.zone, july)]);
  }
  /** The offset without daylight saving. Ireland's standard time is that of its summer. */
  #standardOf(offsets: readonly number[]): number {
    return this.zone === 'Europe/Dublin' ? Math.max(...offsets) : Math.min(...offsets);
  }
  isDaylight(time: DateTime): boolean {
    return this.isDaylightOffset(this.offsetOf(time), time);
  }
  /** Whether an offset at a time is not the standard one of its year. */
  isDaylightOffset(offset: number, time: DateTime): boolean {
    return offset !== this.#standardOf(this.#offsetsOfYear(time.date.year));
  }
  /** The offsets of winter and summer, or the other way round. */
  #offsetsOfYear(year: number): readonly [january: number, july: number] {
    const start = BigInt(dayNumberOf(year, 1, 1)) * ticksPerDay;
    return [offsetAt(this.zone, start), offsetAt(this.zone, start + 182n * ticksPerDay)];
  }
  /** The offsets that a time of the zone's clock may have; UTC and local ones are converted first. */
  offsetsOf(time: DateTime): readonly number[] {
    if (time.kind === Unspecified) return offsetsOfLocal(this.zone, time.ticks);
    const utc = time.toUtc().ticks;
    const offset = offsetAt(this.zone, utc);
    return offsetsOfLocal(this.zone, utc + BigInt(offset) * ticksPerMinute);
  }
  get standardName(): string {
    return this.#names ? this.#names.standard : standardNameOf(this.zone);
  }
  get daylightName(): string {
    return this.#names ? this.#names.daylight : daylightNameOf(this.zone, this.baseOffset);
  }
  get displayName(): string {
    if (this.#names) return this.#names.display;
    if (this.zone === 'UTC') return '(UTC) Coordinated Universal Time';
    return `(UTC${clockOf(this.baseOffset)}) ${generalNameOf(this.zone)}`;
  }
  /** `ISerializable.GetObjectData` of zones without rules of adjustment. */
  $objectData(): Iterable<readonly [string, unknown]> | undefined {
    if (this.hasDaylightSaving) return undefined;
    return [
      ['Id', this.id],
      ['DisplayName', this.displayName],
      ['StandardName', this.standardName],
      ['DaylightName', this.daylightName],
      ['BaseUtcOffset', new TimeSpan(BigInt(this.baseOffset) * ticksPerMinute)],
      ['AdjustmentRules', null],
      ['SupportsDaylightSavingTime', false],
    ];
  }
  $toString(): string {
    return this.displayName;
  }
  $equals(other: unknown): boolean {
    spendMemory(this.id.length * 2);
    return (
      other instanceof TimeZoneInfo &&
      other.id.toLowerCase() === this.id.toLowerCase() &&
      this.hasSameRules(other)
    );
  }
}
/** No zone of the earth has a longer name. */
const longestId = 100;
function unknownZone(id: string): TimeZoneNotFoundException {
  return new TimeZoneNotFoundException(`The time zone ID '${id}' was not found on the local computer.`);
}
const january = 638396640000000000n;
const july = 638553888000000000n;

/** The kind of times of a zone. */
function kindIn(zone: TimeZoneInfo): number {
  if (zone === TimeZoneInfo.utc) return Utc;
  return zone.id === localZone() ? Local : Unspecified;
}
const wrongKind =
  'The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local.';

/** Ticks within the years that there are. */
function within(ticks: bigint): bigint {
  return ticks < 0n ? 0n : ticks > maxTicks ? maxTicks : ticks;
}

/**
 * `TimeZoneInfo.ConvertTime`.
 * @param source null: what the time's kind says
 * @throws {ArgumentNullException | ArgumentException} for a time that its kind does not let be of the zone, or that is skipped there
 */
export function convertTime(
  time: DateTime,
  source: TimeZoneInfo | null,
  target: TimeZoneInfo | null,
): DateTime {
  if (target === null) throw new ArgumentNullException('destinationTimeZone');
  const from = source ?? (time.kind === Utc ? TimeZoneInfo.utc : TimeZoneInfo.local());
  if (time.kind !== Unspecified && time.kind !== kindIn(from))
    throw new ArgumentException(wrongKind, 'sourceTimeZone');
  if (time.kind === Unspecified && offsetsOfLocal(from.zone, time.ticks).length === 0)
    throw new ArgumentException(
      'The supplied DateTime represents an invalid time.  For example, when the clock is adjusted forward, any time in the period that is skipped is invalid.',
      'dateTime',
    );
  const utc =
    time.kind === Utc
      ? time.ticks
      : within(time.ticks - BigInt(offsetOfLocal(from.zone, time.ticks)) * ticksPerMinute);
  return new DateTime(within(utc + BigInt(offsetAt(target.zone, utc)) * ticksPerMinute), kindIn(target));
}
