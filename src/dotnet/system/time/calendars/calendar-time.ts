// Moments by the years, months and days of a calendar.
import { ticksPerDay } from '../calendar.ts';
import { DateTime, ticksOfClock } from '../date-time.ts';
import type { Calendar } from './calendar.ts';

/**
 * A date of a calendar with a time of day.
 * @param fraction ticks
 * @throws {ArgumentOutOfRangeException} for a date or time that does not exist
 */
export function calendarTime(
  calendar: Calendar,
  year: number,
  month: number,
  day: number,
  hour: number = 0,
  minute: number = 0,
  second: number = 0,
  fraction: number = 0,
  kind: number = 0,
  era: number = 0,
): DateTime {
  const ticks = BigInt(calendar.toDay(year, month, day, era)) * ticksPerDay;
  return DateTime.ofTicks(ticks + ticksOfClock(hour, minute, second) + BigInt(fraction), kind);
}
