// The class `System.Globalization.HijriCalendar` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { HijriCalendar } from '../../System.Globalization/calendars/other-calendars.ts';

/** `System.Globalization.HijriCalendar`. */
export const hijriCalendarType: TypeDeclaration = declareType(
  'public class System.Globalization.HijriCalendar : Calendar',
  () => ({
    'static readonly int HijriEra': 1,
    'HijriCalendar()': () => new HijriCalendar(),
    'int HijriAdjustment { get; set; }': {
      get: (self: HijriCalendar) => self.adjustment,
      set: (self: HijriCalendar, value: number) => (self.adjustment = value),
    },
  }),
  { runtime: HijriCalendar },
);
