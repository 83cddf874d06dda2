// Offsets of time zones, from the platform's own zone data.
import { TextCache } from '@mockwright/language/runtime/text-cache';
import { currentRun } from '@mockwright/language/runtime/run';
import { ticksPerMillisecond, unixEpochTicks } from './calendar.ts';
import { offsetByRules } from './zone-rules.ts';

/** Names may be written in any case. */
const formatters = new TextCache<Intl.DateTimeFormat>(20, 10_000);
const offsets = new TextCache<Map<number, number>>(20, 10_000);
const mostOffsets = 5000;
const quarter = 900_000;

function makeFormatter(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    era: 'short',
  });
}

/** Minutes east of UTC in a zone at a moment (ticks of UTC). */
export function offsetAt(zone: string, utcTicks: bigint): number {
  if (zone === 'UTC') return 0;
  if (zone.startsWith('=')) return offsetByRules(zone, utcTicks);
  const milliseconds = Number((utcTicks - unixEpochTicks) / ticksPerMillisecond);
  const slot = Math.floor(milliseconds / quarter);
  const known = offsets.of(zone, () => new Map<number, number>());
  if (known.size > mostOffsets) known.clear();
  let offset = known.get(slot);
  if (offset === undefined) known.set(slot, (offset = wholeMinutes(zone, slot * quarter)));
  return offset;
}

/** Offsets in seconds, which were usual before 1940, are counted in minutes from the one of today, as in .NET. */
function wholeMinutes(zone: string, milliseconds: number): number {
  const seconds = offsetInSeconds(zone, milliseconds);
  if (seconds % 60 === 0) return seconds / 60;
  const base = standardMinutes(zone);
  return base + (Math.trunc((seconds - base * 60) / 60) % 1440);
}
/** `BaseUtcOffset` of a zone. */
function standardMinutes(zone: string): number {
  return Math.min(...[0, 6].map((month) => offsetInSeconds(zone, Date.UTC(2024, month, 1)))) / 60;
}

function offsetInSeconds(zone: string, milliseconds: number): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatters.of(zone, makeFormatter).formatToParts(milliseconds))
    parts[type] = value;
  const year = parts['era'] === 'BC' ? 1 - Number(parts['year']) : Number(parts['year']);
  const local = new Date(0);
  local.setUTCFullYear(year, Number(parts['month']) - 1, Number(parts['day']));
  local.setUTCHours(Number(parts['hour']), Number(parts['minute']), Number(parts['second']));
  return Math.round((local.getTime() - milliseconds) / 1000);
}

const day = 864_000_000_000n;

/** The offsets that a local time may have, the smaller first: none in a gap, two where the clock is set back. */
export function offsetsOfLocal(zone: string, localTicks: bigint): number[] {
  if (zone === 'UTC') return [0];
  return [...new Set([offsetAt(zone, localTicks - day), offsetAt(zone, localTicks + day)])]
    .filter((offset) => offsetAt(zone, localTicks - BigInt(offset) * 600_000_000n) === offset)
    .sort((a, b) => a - b);
}
/** Minutes east of UTC for a local time; in a gap or overlap the standard (smaller) offset. */
export function offsetOfLocal(zone: string, localTicks: bigint): number {
  const [fitting] = offsetsOfLocal(zone, localTicks);
  return fitting ?? Math.min(offsetAt(zone, localTicks - day), offsetAt(zone, localTicks + day));
}

/** The local zone of the run. */
export function localZone(): string {
  return currentRun().options.timeZone;
}
/** Ticks of UTC now. */
export function utcNowTicks(): bigint {
  const now = currentRun().now();
  const whole = Math.floor(now);
  return BigInt(whole) * ticksPerMillisecond + BigInt(Math.floor((now - whole) * 10_000)) + unixEpochTicks;
}
