// The class `System.Globalization.KoreanCalendar` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { calendarType } from './calendar-members.ts';
import { KoreanCalendar } from './calendars/gregorian.ts';

/** `System.Globalization.KoreanCalendar`. */
export const koreanCalendarType: TypeDeclaration = calendarType(
  'KoreanCalendar',
  KoreanCalendar,
  'KoreanEra',
);
