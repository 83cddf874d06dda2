// The class `System.Globalization.GregorianCalendar` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { GregorianCalendar } from '../../System.Globalization/calendars/gregorian.ts';

/** `System.Globalization.GregorianCalendar`. */
export const gregorianCalendarType: TypeDeclaration = declareType(
  'public class System.Globalization.GregorianCalendar : Calendar',
  () => ({
    'const int ADEra': 1,
    'GregorianCalendar()': () => new GregorianCalendar(),
    'GregorianCalendar(GregorianCalendarTypes type)': (type: number) => new GregorianCalendar(type),
    'virtual GregorianCalendarTypes CalendarType { get; set; }': {
      get: (self: GregorianCalendar) => self.type,
      set: (self: GregorianCalendar, value: number) => (self.type = value),
    },
  }),
  { runtime: GregorianCalendar },
);
