// The class `System.Globalization.ChineseLunisolarCalendar` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { calendarType } from './calendar-members.ts';
import { ChineseLunisolarCalendar } from './calendars/lunisolar.ts';

/** `System.Globalization.ChineseLunisolarCalendar`. */
export const chineseLunisolarCalendarType: TypeDeclaration = calendarType(
  'ChineseLunisolarCalendar',
  ChineseLunisolarCalendar,
  'ChineseEra',
  'EastAsianLunisolarCalendar',
);
