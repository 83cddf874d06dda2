// Zones with rules of adjustment that template code makes: when their clocks are set for summer.
import { runInProgress, spend, spendMemory, spendSize } from '@mockwright/language/runtime/run';
import { TextCache } from '@mockwright/language/runtime/text-cache';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  datePartsOf,
  dayNumberOf,
  dayOfWeekOf,
  daysInMonth,
  noSuchDay,
  ticksPerDay,
  ticksPerMinute,
} from './calendar.ts';

/** When a clock is set, once a year. */
export class TransitionTime {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly ticksOfDay: bigint;
  readonly month: number;
  /** From 1; 5 is the last one of the month. */
  readonly week: number;
  readonly day: number;
  readonly dayOfWeek: number;
  readonly isFixed: boolean;
  constructor(
    ticksOfDay: bigint,
    month: number,
    week: number,
    day: number,
    dayOfWeek: number,
    isFixed: boolean,
  ) {
    this.ticksOfDay = ticksOfDay;
    this.month = month;
    this.week = week;
    this.day = day;
    this.dayOfWeek = dayOfWeek;
    this.isFixed = isFixed;
  }
  /** Ticks of the clock in a year. @throws {ArgumentOutOfRangeException} for the default value, which has no month */
  inYear(year: number): bigint {
    if (this.month === 0) throw noSuchDay();
    const first = dayNumberOf(year, this.month, 1);
    const last = daysInMonth(year, this.month);
    let day = Math.min(this.day, last);
    if (!this.isFixed) {
      day = ((this.dayOfWeek - dayOfWeekOf(first) + 7) % 7) + 1 + (this.week - 1) * 7;
      while (day > last) day -= 7;
    }
    return BigInt(first + day - 1) * ticksPerDay + this.ticksOfDay;
  }
  get #key(): string {
    return [this.ticksOfDay, this.month, this.week, this.day, this.dayOfWeek, this.isFixed ? 1 : 0].join();
  }
  $equals(other: unknown): boolean {
    return other instanceof TransitionTime && other.#key === this.#key;
  }
  $hash(): number {
    return this.month ^ (this.week << 8);
  }
  /** As a part of a zone's name. */
  encode(): string {
    return this.#key;
  }
  static decode(this: void, text: string): TransitionTime {
    const [ticks = '', ...rest] = text.split(',');
    const [month = 1, week = 1, day = 1, dayOfWeek = 0, fixed = 0] = rest.map(Number);
    return new TransitionTime(BigInt(ticks), month, week, day, dayOfWeek, fixed === 1);
  }
}

/** What holds between two days. */
export interface ZoneRule {
  /** Days from 0001-01-01. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly daylightMinutes: number;
  readonly baseDeltaMinutes: number;
  readonly start: TransitionTime;
  readonly end: TransitionTime;
}

/** What writing or reading a rule costs. */
const ruleUnits = 128;

/** The name of a zone with an offset in winter and rules: it says everything. */
export function zoneOfRules(offsetMinutes: number, rules: readonly ZoneRule[]): string {
  let characters = 0;
  const parts = rules.map(({ firstDay, lastDay, daylightMinutes, baseDeltaMinutes, start, end }) => {
    spend(ruleUnits);
    const part = [firstDay, lastDay, daylightMinutes, baseDeltaMinutes, start.encode(), end.encode()].join(
      ';',
    );
    characters += part.length + 1;
    return part;
  });
  spendMemory(characters);
  return [`=${offsetMinutes}`, ...parts].join('|');
}

const longestKept = 100_000;
const decoded = new TextCache<readonly ZoneRule[]>(500, longestKept);

/** The key of what a run has read of zones that are too long to be kept beyond it. */
const longZones = Symbol('zones of many rules');

function rulesOf(zone: string): readonly ZoneRule[] {
  if (zone.length <= longestKept) return decoded.of(zone, readRules);
  const known = runInProgress()?.kept(longZones, () => new Map<string, readonly ZoneRule[]>());
  let rules = known?.get(zone);
  if (!rules) known?.set(zone, (rules = readRules(zone)));
  return rules ?? readRules(zone);
}
function readRules(zone: string): readonly ZoneRule[] {
  spendSize(zone.length);
  return zone
    .split('|')
    .slice(1)
    .map((part) => {
      spend(ruleUnits);
      const [first, last, daylight, base, start = '', end = ''] = part.split(';');
      return {
        firstDay: Number(first),
        lastDay: Number(last),
        daylightMinutes: Number(daylight),
        baseDeltaMinutes: Number(base),
        start: TransitionTime.decode(start),
        end: TransitionTime.decode(end),
      };
    });
}

/** Minutes east of UTC in such a zone at a moment (ticks of UTC). */
export function offsetByRules(zone: string, utcTicks: bigint): number {
  const base = Number.parseInt(zone.slice(1), 10);
  const local = utcTicks + BigInt(base) * ticksPerMinute;
  const day = Number(local / ticksPerDay);
  const rules = rulesOf(zone);
  spendSize(rules.length * 4);
  const rule = rules.find(({ firstDay, lastDay }) => day >= firstDay && day <= lastDay);
  if (!rule) return base;
  const winter = base + rule.baseDeltaMinutes;
  const { year } = datePartsOf(day);
  const start = rule.start.inYear(year) - BigInt(winter) * ticksPerMinute;
  const end = rule.end.inYear(year) - BigInt(winter + rule.daylightMinutes) * ticksPerMinute;
  const isSummer = start < end ? utcTicks >= start && utcTicks < end : !(utcTicks >= end && utcTicks < start);
  return winter + (isSummer ? rule.daylightMinutes : 0);
}
