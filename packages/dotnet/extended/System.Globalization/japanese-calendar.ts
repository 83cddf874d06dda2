// The class `System.Globalization.JapaneseCalendar` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { JapaneseCalendar } from '../../System.Globalization/calendars/gregorian.ts';

/** `System.Globalization.JapaneseCalendar`. */
export const japaneseCalendarType: TypeDeclaration = declareType(
  'public class System.Globalization.JapaneseCalendar : Calendar',
  () => ({ 'JapaneseCalendar()': () => new JapaneseCalendar() }),
  { runtime: JapaneseCalendar },
);
