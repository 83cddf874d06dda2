// The class `System.Globalization.PersianCalendar` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { calendarType } from './calendar-members.ts';
import { PersianCalendar } from './calendars/other-calendars.ts';

/** `System.Globalization.PersianCalendar`. */
export const persianCalendarType: TypeDeclaration = calendarType(
  'PersianCalendar',
  PersianCalendar,
  'PersianEra',
);
