// The class `System.Globalization.ChineseLunisolarCalendar` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { calendarType } from '../../System.Globalization/calendar-members.ts';
import { ChineseLunisolarCalendar } from '../../System.Globalization/calendars/lunisolar.ts';

/** `System.Globalization.ChineseLunisolarCalendar`. */
export const chineseLunisolarCalendarType: TypeDeclaration = calendarType(
  'ChineseLunisolarCalendar',
  ChineseLunisolarCalendar,
  'ChineseEra',
  'EastAsianLunisolarCalendar',
);
