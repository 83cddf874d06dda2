// The class `System.Globalization.HebrewCalendar` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { calendarType } from '../../System.Globalization/calendar-members.ts';
import { HebrewCalendar } from '../../System.Globalization/calendars/lunisolar.ts';

/** `System.Globalization.HebrewCalendar`. */
export const hebrewCalendarType: TypeDeclaration = calendarType(
  'HebrewCalendar',
  HebrewCalendar,
  'HebrewEra',
);
