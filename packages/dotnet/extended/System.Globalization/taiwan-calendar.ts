// The class `System.Globalization.TaiwanCalendar` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { calendarType } from '../../System.Globalization/calendar-members.ts';
import { TaiwanCalendar } from '../../System.Globalization/calendars/gregorian.ts';

/** `System.Globalization.TaiwanCalendar`. */
export const taiwanCalendarType: TypeDeclaration = calendarType('TaiwanCalendar', TaiwanCalendar, null);
