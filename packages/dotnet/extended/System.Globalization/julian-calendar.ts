// The class `System.Globalization.JulianCalendar` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { calendarType } from '../../System.Globalization/calendar-members.ts';
import { JulianCalendar } from '../../System.Globalization/calendars/other-calendars.ts';

/** `System.Globalization.JulianCalendar`. */
export const julianCalendarType: TypeDeclaration = calendarType(
  'JulianCalendar',
  JulianCalendar,
  'JulianEra',
);
