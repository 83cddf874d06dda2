// The class `System.Globalization.PersianCalendar` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { calendarType } from '../../System.Globalization/calendar-members.ts';
import { PersianCalendar } from '../../System.Globalization/calendars/other-calendars.ts';

/** `System.Globalization.PersianCalendar`. */
export const persianCalendarType: TypeDeclaration = calendarType(
  'PersianCalendar',
  PersianCalendar,
  'PersianEra',
);
