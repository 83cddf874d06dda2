// The day that a text means by year, month and day, in the calendar of its culture.
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { dayNumberOf, isValidDate } from '../../System/time/calendar.ts';
import type { Calendar } from './calendar.ts';
import { GregorianCalendar } from './gregorian.ts';

/** Days from 0001-01-01; undefined for a date that there is not. */
export function dayOfDate(
  calendar: Calendar,
  year: number,
  month: number,
  day: number,
  era: number = 0,
): number | undefined {
  if (calendar instanceof GregorianCalendar)
    return isValidDate(year, month, day) ? dayNumberOf(year, month, day) : undefined;
  try {
    return calendar.toDay(year, month, day, era);
  } catch (error) {
    if (error instanceof ArgumentOutOfRangeException) return undefined;
    throw error;
  }
}
