// The class `System.Globalization.UmAlQuraCalendar` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { calendarType } from '../../System.Globalization/calendar-members.ts';
import { UmAlQuraCalendar } from '../../System.Globalization/calendars/umm-al-qura.ts';

/** `System.Globalization.UmAlQuraCalendar`. */
export const umAlQuraCalendarType: TypeDeclaration = calendarType(
  'UmAlQuraCalendar',
  UmAlQuraCalendar,
  'UmAlQuraEra',
);
