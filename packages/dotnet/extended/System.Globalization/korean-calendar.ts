// The class `System.Globalization.KoreanCalendar` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { calendarType } from '../../System.Globalization/calendar-members.ts';
import { KoreanCalendar } from '../../System.Globalization/calendars/gregorian.ts';

/** `System.Globalization.KoreanCalendar`. */
export const koreanCalendarType: TypeDeclaration = calendarType(
  'KoreanCalendar',
  KoreanCalendar,
  'KoreanEra',
);
