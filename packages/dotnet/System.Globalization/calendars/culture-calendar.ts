// Which calendars a culture counts by.
import type { Calendar } from './calendar.ts';
import {
  GregorianCalendar,
  JapaneseCalendar,
  KoreanCalendar,
  TaiwanCalendar,
  ThaiBuddhistCalendar,
} from './gregorian.ts';
import { HebrewCalendar } from './lunisolar.ts';
import { HijriCalendar, PersianCalendar } from './other-calendars.ts';
import { UmAlQuraCalendar } from './umm-al-qura.ts';

type CalendarClass = new () => Calendar;

const persian = /^(?:fa|ps(?!-PK)|lrc(?!-IQ)|mzn|uz-Arab|ckb-IR)\b/;
const islamic = new Set(
  (
    'ar ar-DJ ar-DZ ar-EG ar-EH ar-ER ar-IQ ar-JO ar-KM ar-LB ar-LY ar-MA ar-MR ar-OM ar-PS ar-SD ar-SY ar-TD ar-TN ' +
    'ar-YE bn bn-BD ccp ccp-BD ckb ckb-IQ dje dje-NE en-ER en-MY en-PK en-SD ff-Adlm-MR ff-Adlm-NE ff-Latn-MR ' +
    'ff-Latn-NE fr-DJ fr-DZ fr-KM fr-MA fr-MR fr-NE fr-SY fr-TD fr-TN ha-NE id id-ID jv jv-ID kab kab-DZ lrc-IQ ms ' +
    'ms-ID ms-MY pa-Arab pa-Arab-PK ps-PK sd sd-Arab sd-Arab-PK shi shi-Latn shi-Latn-MA shi-Tfng shi-Tfng-MA so-DJ ' +
    'su su-Latn su-Latn-ID ta-MY ti-ER twq twq-NE tzm tzm-MA ur ur-PK zgh zgh-MA'
  ).split(' '),
);

/** The calendars of a culture by its name, its own one first; all have the Gregorian one. */
function classesOf(culture: string): readonly CalendarClass[] {
  if (persian.test(culture)) return [PersianCalendar, GregorianCalendar, HijriCalendar];
  if (islamic.has(culture)) return [GregorianCalendar, HijriCalendar];
  if (culture === 'ar-SA') return [UmAlQuraCalendar, GregorianCalendar, HijriCalendar];
  if (/^(?:ar-(?:AE|BH|KW|QA)|en-AE)$/.test(culture))
    return [GregorianCalendar, UmAlQuraCalendar, HijriCalendar];
  if (/^(?:he|ar-IL|en-IL)\b/.test(culture)) return [GregorianCalendar, HebrewCalendar, HijriCalendar];
  if (/^ja\b/.test(culture)) return [GregorianCalendar, JapaneseCalendar];
  if (/^ko(?!-KP)\b/.test(culture)) return [GregorianCalendar, KoreanCalendar];
  if (/^th\b/.test(culture)) return [ThaiBuddhistCalendar, GregorianCalendar];
  if (/^(?:zh-TW|zh-CHT|zh-Hant(?:-TW)?)$/.test(culture)) return [GregorianCalendar, TaiwanCalendar];
  return [GregorianCalendar];
}

const made = new Map<CalendarClass, Calendar>([[GregorianCalendar, GregorianCalendar.instance]]);
/** The calendar that a culture counts by unless it is told otherwise. */
export function calendarOfCulture(culture: string): Calendar {
  const type = classesOf(culture)[0]!;
  let calendar = made.get(type);
  if (!calendar) made.set(type, (calendar = new type().asReadOnly()));
  return calendar;
}
/** A calendar of one's own, which may be set. */
export function copyOfCalendar(calendar: Calendar): Calendar {
  const copy = new (calendar.constructor as new () => Calendar)();
  copy.twoDigitYearMax = calendar.twoDigitYearMax;
  if (copy instanceof HijriCalendar) copy.adjustment = (calendar as HijriCalendar).adjustment;
  return copy;
}
/** `OptionalCalendars`: all that a culture may count by, new ones. */
export function optionalCalendars(culture: string): Calendar[] {
  return classesOf(culture).map((type) => new type());
}
/** Whether a culture may count by a calendar. */
export function mayCountBy(culture: string, calendar: Calendar): boolean {
  const isUsual = !(calendar instanceof GregorianCalendar) || calendar.type === 1;
  return isUsual && classesOf(culture).includes(calendar.constructor as CalendarClass);
}

/** A locale with another calendar, as `Intl` calls it. */
export const localeWith = (locale: string, calendar: string): string => `${locale}-u-ca-${calendar}`;
/** What `Intl` calls the calendar by which the months of a culture are named. */
export function platformCalendar(culture: string): string {
  const told = /-u-ca-(.*)$/.exec(culture);
  if (told) return told[1]!;
  if (culture === 'ar-SA') return 'islamic-umalqura';
  return persian.test(culture) ? 'persian' : 'gregory';
}
