// Moments by the years, months and days of a calendar.
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { ticksPerDay } from '../../System/time/calendar.ts';
import { DateTime, ticksOfClock } from '../../System/time/date-time.ts';
import type { Calendar } from './calendar.ts';
import { GregorianCalendar } from './gregorian.ts';

/**
 * A date of a calendar with a time of day: `Calendar.ToDateTime`.
 * @throws {ArgumentOutOfRangeException} for a date or time that does not exist
 */
export function calendarTime(
  calendar: Calendar,
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
  millisecond: number = 0,
  era: number = 0,
): DateTime {
  const ticks =
    BigInt(calendar.toDay(year, month, day, era)) * ticksPerDay + ticksOfClock(hour, minute, second);
  if (millisecond < 0 || millisecond > 999)
    throw new ArgumentOutOfRangeException(
      'millisecond',
      'Valid values are between 0 and 999, inclusive.',
      calendar instanceof GregorianCalendar ? undefined : { value: millisecond, text: String(millisecond) },
    );
  return DateTime.ofTicks(ticks + BigInt(millisecond * 10_000), 0);
}
