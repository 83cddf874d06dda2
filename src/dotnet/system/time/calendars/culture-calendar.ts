// Which calendar a culture counts by.
import type { Calendar } from './calendar.ts';
import { GregorianCalendar, ThaiBuddhistCalendar } from './gregorian.ts';
import { PersianCalendar } from './other-calendars.ts';
import { UmAlQuraCalendar } from './umm-al-qura.ts';

const thai = new ThaiBuddhistCalendar();
const saudi = new UmAlQuraCalendar();
const persian = new PersianCalendar();

/** The calendar of a culture by its name; most have the Gregorian one. */
export function calendarOfCulture(culture: string): Calendar {
  if (/^th\b/.test(culture)) return thai;
  if (culture === 'ar-SA') return saudi;
  return /^fa\b/.test(culture) ? persian : GregorianCalendar.instance;
}
/** What is added to the name of a locale to have the names of the Gregorian calendar. */
export const gregorianLocale = '-u-ca-gregory';
/** What `Intl` calls the calendar by which the months of a culture are named. */
export function platformCalendar(culture: string): string {
  if (culture.endsWith(gregorianLocale)) return 'gregory';
  if (culture === 'ar-SA') return 'islamic-umalqura';
  return /^fa\b/.test(culture) ? 'persian' : 'gregory';
}
