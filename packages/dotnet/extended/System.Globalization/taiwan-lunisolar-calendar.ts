// The class `System.Globalization.TaiwanLunisolarCalendar` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { TaiwanLunisolarCalendar } from '../../System.Globalization/calendars/lunisolar.ts';

/** `System.Globalization.TaiwanLunisolarCalendar`. */
export const taiwanLunisolarCalendarType: TypeDeclaration = declareType(
  'public class System.Globalization.TaiwanLunisolarCalendar : EastAsianLunisolarCalendar',
  () => ({ 'TaiwanLunisolarCalendar()': () => new TaiwanLunisolarCalendar() }),
  { runtime: TaiwanLunisolarCalendar },
);
