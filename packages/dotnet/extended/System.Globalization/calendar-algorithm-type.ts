// The enum `System.Globalization.CalendarAlgorithmType` as template code sees it.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Globalization.CalendarAlgorithmType`. */
export const calendarAlgorithmTypeType: TypeDeclaration = declareEnum(
  'public enum System.Globalization.CalendarAlgorithmType',
  {
    Unknown: 0,
    SolarCalendar: 1,
    LunarCalendar: 2,
    LunisolarCalendar: 3,
  },
);
