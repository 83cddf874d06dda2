// `TimeZoneInfo.ToSerializedString` and `FromSerializedString`: a zone with its rules as text.
import { spendMemory } from '@mockwright/language/runtime/run';
import {
  ArgumentException,
  ArgumentNullException,
  SerializationException,
} from '@mockwright/language/runtime/exceptions';
import {
  datePartsOf,
  dayNumberOf,
  daysInMonth,
  ticksPerDay,
  ticksPerMinute,
  ticksPerSecond,
} from './calendar.ts';
import { DateTime } from './date-time.ts';
import { TimeSpan } from '../time-span.ts';
import { createRule, transition } from '../time-zone-info-type.ts';
import type { AdjustmentRule } from '../time-zone-info-type.ts';
import { TimeZoneInfo } from './time-zone.ts';
import type { TransitionTime } from './zone-rules.ts';

const escaped = (text: string): string => text.replaceAll(/[[\];\\]/g, String.raw`\$&`);
const padded = (value: number | bigint, length = 2): string => String(value).padStart(length, '0');

function dayText(day: number): string {
  const { year, month, day: ofMonth } = datePartsOf(day);
  return `${padded(month)}:${padded(ofMonth)}:${padded(year, 4)}`;
}
function timeText(ticks: bigint): string {
  const seconds = ticks / ticksPerSecond;
  const milliseconds = padded((ticks % ticksPerSecond) / 10_000n, 3).replace(/(?<!0)0+$/, '');
  const parts = [seconds / 3600n, (seconds / 60n) % 60n, seconds % 60n].map((part) => padded(part));
  return `${parts.join(':')}${milliseconds === '' ? '' : `.${milliseconds}`}`;
}
function transitionText(time: TransitionTime): string {
  const { ticksOfDay, month, week, day, dayOfWeek, isFixed } = time;
  const place = isFixed ? [day] : [week, dayOfWeek];
  return `[${[isFixed ? 1 : 0, timeText(ticksOfDay), month, ...place].join(';')};]`;
}

/** `ToSerializedString()`. */
export function zoneText(zone: TimeZoneInfo, rules: readonly AdjustmentRule[]): string {
  spendMemory(
    4 * (zone.id.length + zone.displayName.length + zone.standardName.length + zone.daylightName.length),
  );
  const names = [zone.displayName, zone.standardName, zone.daylightName].map(escaped);
  const ruleTexts = rules.map(({ rule }) => {
    const delta = rule.baseDeltaMinutes === 0 ? '' : `${rule.baseDeltaMinutes};`;
    return `[${dayText(rule.firstDay)};${dayText(rule.lastDay)};${rule.daylightMinutes};${transitionText(rule.start)};${transitionText(rule.end)};${delta}]`;
  });
  return [escaped(zone.id), zone.baseOffset, ...names, ''].join(';') + `${ruleTexts.join('')};`;
}

const corrupt = 'An error occurred while deserializing the object.  The serialized data is corrupt.';

/** Reads the parts of a text, each ended by a semicolon. */
class ZoneReader {
  readonly #text: string;
  #at = 0;
  constructor(text: string) {
    this.#text = text;
  }
  take(expected: string): void {
    if (!this.tryTake(expected)) throw new SerializationException(corrupt);
  }
  tryTake(expected: string): boolean {
    if (this.#text[this.#at] !== expected) return false;
    this.#at++;
    return true;
  }
  text(): string {
    const rest = this.#text.slice(this.#at);
    const wrong = /^(?:\\[[\];\\]|[^[\];\\])*\\([^[\];\\])/.exec(rest);
    if (wrong)
      throw new SerializationException(
        String.raw`The serialized data contained an invalid escape sequence '\\${wrong[1]}'.`,
      );
    const [found = '', body = ''] = /^((?:\\[[\];\\]|[^[\];\\])*);/.exec(rest) ?? [];
    if (found === '') throw new SerializationException(corrupt);
    this.#at += found.length;
    return body.replaceAll(/\\(.)/g, '$1');
  }
  matched(pattern: RegExp): readonly number[] {
    const match = pattern.exec(this.text());
    if (!match) throw new SerializationException(corrupt);
    return match.slice(1).map((part) => Number(part ?? 0));
  }
  number(): number {
    return this.matched(/^(-?\d+)$/)[0]!;
  }
  minutes(): TimeSpan {
    return new TimeSpan(BigInt(this.number()) * ticksPerMinute);
  }
  /** Whether another number follows. */
  get hasNumber(): boolean {
    return /[-\d]/.test(this.#text[this.#at] ?? '');
  }
}

function readDay(reader: ZoneReader): DateTime {
  const [month = 0, day = 0, year = 0] = reader.matched(/^(\d\d):(\d\d):(\d{4})$/);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    throw new SerializationException(corrupt);
  return new DateTime(BigInt(dayNumberOf(year, month, day)) * ticksPerDay);
}
function readTransition(reader: ZoneReader): TransitionTime {
  reader.take('[');
  const isFixed = reader.number() === 1;
  const [hours = 0, minutes = 0, seconds = 0, fraction = 0] = reader.matched(
    /^(\d\d):(\d\d):(\d\d)(\.\d{1,3})?$/,
  );
  const milliseconds = ((hours * 60 + minutes) * 60 + seconds) * 1000 + Math.round(fraction * 1000);
  const month = reader.number();
  const place = reader.number();
  const dayOfWeek = isFixed ? 0 : reader.number();
  reader.take(']');
  reader.take(';');
  const [week, day] = isFixed ? [1, place] : [place, 1];
  return transition(new DateTime(BigInt(milliseconds) * 10_000n), month, week, day, dayOfWeek, isFixed);
}
function readRule(reader: ZoneReader): AdjustmentRule {
  const first = readDay(reader);
  const last = readDay(reader);
  const delta = reader.minutes();
  const start = readTransition(reader);
  const end = readTransition(reader);
  const baseDelta = reader.hasNumber ? reader.minutes() : TimeSpan.zero;
  reader.take(']');
  return createRule(first, last, delta, start, end, baseDelta);
}
function readZone(reader: ZoneReader): TimeZoneInfo {
  const id = reader.text();
  const offset = reader.minutes();
  const [display, standard, daylight] = [reader.text(), reader.text(), reader.text()];
  const rules: AdjustmentRule[] = [];
  while (reader.tryTake('[')) rules.push(readRule(reader));
  reader.take(';');
  return TimeZoneInfo.custom(id, offset, display, standard, daylight, rules);
}

/** `FromSerializedString(source)`. @throws {ArgumentException | SerializationException} */
export function zoneFromText(source: string | null): TimeZoneInfo {
  if (source === null) throw new ArgumentNullException('source');
  if (source === '')
    throw new ArgumentException(`The specified serialized string '${source}' is not supported.`, 'source');
  try {
    return readZone(new ZoneReader(source));
  } catch (error) {
    throw error instanceof ArgumentException ? new SerializationException(corrupt, error) : error;
  }
}
