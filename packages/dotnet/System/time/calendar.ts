// The Gregorian calendar in ticks of 100 ns since the year 1, as .NET counts.
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';

/** Ticks of 100 nanoseconds. */
export const ticksPerMillisecond = 10_000n;
/** Ticks of a second. */
export const ticksPerSecond = 10_000_000n;
/** Ticks of a minute. */
export const ticksPerMinute: bigint = 60n * ticksPerSecond;
/** Ticks of an hour. */
export const ticksPerHour: bigint = 60n * ticksPerMinute;
/** Ticks of a day. */
export const ticksPerDay: bigint = 24n * ticksPerHour;
/** Of 9999-12-31 23:59:59.9999999. */
export const maxTicks = 3155378975999999999n;
/** Of 1970-01-01. */
export const unixEpochTicks = 621355968000000000n;

const daysToMonth365 = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];
const daysToMonth366 = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335, 366];

/** `DateTime.IsLeapYear` for a year in range. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
function daysToMonth(year: number): readonly number[] {
  return isLeapYear(year) ? daysToMonth366 : daysToMonth365;
}
/** Month from 1. */
export function daysInMonth(year: number, month: number): number {
  const days = daysToMonth(year);
  return days[month]! - days[month - 1]!;
}
/** Whether there is such a day between the years 1 and 9999. */
export function isValidDate(year: number, month: number, day: number): boolean {
  return (
    year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  );
}
/** What is thrown for year, month and day that are none. */
export function noSuchDay(): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(
    null,
    'Year, Month, and Day parameters describe an un-representable DateTime.',
  );
}
/** Days from 0001-01-01 to a valid date. */
export function dayNumberOf(year: number, month: number, day: number): number {
  const before = year - 1;
  return (
    before * 365 +
    Math.floor(before / 4) -
    Math.floor(before / 100) +
    Math.floor(before / 400) +
    daysToMonth(year)[month - 1]! +
    day -
    1
  );
}

/** A date taken apart. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly dayOfYear: number;
}
/** The date that many days after 0001-01-01. */
export function datePartsOf(dayNumber: number): DateParts {
  const y400 = Math.floor(dayNumber / 146097);
  let rest = dayNumber - y400 * 146097;
  const y100 = Math.min(3, Math.floor(rest / 36524));
  rest -= y100 * 36524;
  const y4 = Math.floor(rest / 1461);
  rest -= y4 * 1461;
  const y1 = Math.min(3, Math.floor(rest / 365));
  rest -= y1 * 365;
  const year = y400 * 400 + y100 * 100 + y4 * 4 + y1 + 1;
  const days = daysToMonth(year);
  let month = (rest >> 5) + 1;
  while (rest >= days[month]!) month++;
  return { year, month, day: rest - days[month - 1]! + 1, dayOfYear: rest + 1 };
}

/** A time of day taken apart; `fraction` in ticks. */
export interface TimeParts {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly fraction: number;
}
/** Hours, minutes and so on of the ticks since midnight. */
export function timePartsOf(ticksOfDay: bigint): TimeParts {
  const seconds = Number(ticksOfDay / ticksPerSecond);
  return {
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
    fraction: Number(ticksOfDay % ticksPerSecond),
  };
}
/** Ticks of a time of day. */
export function ticksOfTime(hour: number, minute: number, second: number, fraction: number = 0): bigint {
  return BigInt(hour * 3600 + minute * 60 + second) * ticksPerSecond + BigInt(fraction);
}
/** Sunday is 0. */
export function dayOfWeekOf(dayNumber: number): number {
  return (dayNumber + 1) % 7;
}
