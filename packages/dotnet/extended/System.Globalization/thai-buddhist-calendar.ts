// The class `System.Globalization.ThaiBuddhistCalendar` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { calendarType } from '../../System.Globalization/calendar-members.ts';
import { ThaiBuddhistCalendar } from '../../System.Globalization/calendars/gregorian.ts';

/** `System.Globalization.ThaiBuddhistCalendar`. */
export const thaiBuddhistCalendarType: TypeDeclaration = calendarType(
  'ThaiBuddhistCalendar',
  ThaiBuddhistCalendar,
  'ThaiBuddhistEra',
);
