// What a culture calls the months and eras of the calendars that it may count by besides its own.
import { gregorianNames, namesOf } from '../../System/time/culture-dates.ts';
import { dataLocaleOf } from '../../System/text/locale-tags.ts';
import type { DatePatterns } from '../../System/time/date-patterns.ts';
import type { Calendar } from './calendar.ts';
import { localeWith } from './culture-calendar.ts';
import { JapaneseCalendar, KoreanCalendar, TaiwanCalendar } from './gregorian.ts';
import { HebrewCalendar } from './lunisolar.ts';
import { HijriCalendar } from './other-calendars.ts';
import { UmAlQuraCalendar } from './umm-al-qura.ts';

const eras: readonly (readonly [name: string, short: string, english: string])[] = [
  ['明治', '明', 'M'],
  ['大正', '大', 'T'],
  ['昭和', '昭', 'S'],
  ['平成', '平', 'H'],
  ['令和', '令', 'R'],
];
/** By the number of an era, the first one 1: its name, what it is shortened to, and what else it is read by. */
export function erasOf(
  calendar: Calendar,
  { eraName, abbreviatedEraName }: DatePatterns,
): readonly (readonly [name: string, short: string, english: string])[] {
  return calendar instanceof JapaneseCalendar ? eras : [[eraName, abbreviatedEraName, 'AD']];
}

const hebrew: Partial<DatePatterns> = {
  monthNames: 'תשרי,חשוון,כסלו,טבת,שבט,אדר,אדר ב׳,ניסן,אייר,סיוון,תמוז,אב,אלול'.split(','),
  abbreviatedMonthNames: 'תשרי,חשון,כסלו,טבת,שבט,אדר א׳,אדר,ניסן,אייר,סיון,תמוז,אב,אלול'.split(','),
  monthGenitiveNames: 'תשרי,חשוון,כסלו,טבת,שבט,אדר א׳,אדר,ניסן,אייר,סיוון,תמוז,אב,אלול'.split(','),
  abbreviatedMonthGenitiveNames: 'תשרי,חשון,כסלו,טבת,שבט,אדר א׳,אדר,ניסן,אייר,סיון,תמוז,אב,אלול'.split(','),
};
const leapMonths: readonly string[] =
  'תשרי,חשוון,כסלו,טבת,שבט,אדר א׳,אדר ב׳,ניסן,אייר,סיוון,תמוז,אב,אלול'.split(',');
/** The name of a month of the Hebrew calendar, in whose common years the seventh is missing. */
export function hebrewMonth(
  { monthNames, abbreviatedMonthNames }: DatePatterns,
  isLeapYear: boolean,
  month: number,
  isShort: boolean,
): string {
  if (isLeapYear) return leapMonths[month - 1]!;
  return (isShort ? abbreviatedMonthNames : monthNames)[month < 7 ? month - 1 : month]!;
}

/** The names that change with the calendar. */
export function namesInCalendar(locale: string, calendar: Calendar): Partial<DatePatterns> {
  const nameOf = (id: string): string => new Intl.DisplayNames([locale], { type: 'calendar' }).of(id) ?? '';
  const named = (id: string, native: string, eraName: string, short: string): Partial<DatePatterns> => ({
    ...(id === '' ? undefined : namesOf(localeWith(dataLocaleOf(locale), id))),
    nativeCalendarName: native,
    eraName,
    abbreviatedEraName: short,
  });
  if (calendar instanceof JapaneseCalendar) return named('', '和暦', '令和', '令');
  if (calendar instanceof KoreanCalendar) return named('', '단기력', '단기', '단기');
  if (calendar instanceof TaiwanCalendar) return named('', '中華民國曆', '中華民國', '民國');
  if (calendar instanceof HebrewCalendar)
    return { ...named('', nameOf('hebrew'), 'C.E.', 'C.E.'), ...hebrew };
  if (calendar instanceof HijriCalendar) return named('islamic-civil', nameOf('islamic'), 'بعد الهجرة', 'هـ');
  if (calendar instanceof UmAlQuraCalendar)
    return named('islamic-umalqura', nameOf('islamic-umalqura'), 'بعد الهجرة', 'هـ');
  return { ...gregorianNames(locale), nativeCalendarName: nameOf('gregory') };
}
