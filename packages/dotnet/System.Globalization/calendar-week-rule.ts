// The enum `System.Globalization.CalendarWeekRule`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Globalization.CalendarWeekRule`. */
export const calendarWeekRuleType: TypeDeclaration = declareEnum(
  'public enum System.Globalization.CalendarWeekRule',
  {
    FirstDay: 0,
    FirstFullWeek: 1,
    FirstFourDayWeek: 2,
  },
);
