// The class `System.Globalization.EastAsianLunisolarCalendar` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import type { DateTime } from '../../System/time/date-time.ts';
import { EastAsianCalendar } from '../../System.Globalization/calendars/lunisolar.ts';

/** Where a year of the cycle of sixty is in a shorter one. */
function cycle(year: number, length: number): number {
  if (year < 1 || year > 60)
    throw new ArgumentOutOfRangeException('sexagenaryYear', 'Valid values are between 1 and 60, inclusive.', {
      value: year,
      text: String(year),
    });
  return ((year - 1) % length) + 1;
}

/** `System.Globalization.EastAsianLunisolarCalendar`. */
export const eastAsianLunisolarCalendarType: TypeDeclaration = declareType(
  'public abstract class System.Globalization.EastAsianLunisolarCalendar : Calendar',
  () => ({
    'virtual int GetSexagenaryYear(DateTime time)': (self: EastAsianCalendar, time: DateTime) =>
      self.sexagenaryYear(time.dayNumber, time.ticks),
    'int GetCelestialStem(int sexagenaryYear)': (_: EastAsianCalendar, year: number) => cycle(year, 10),
    'int GetTerrestrialBranch(int sexagenaryYear)': (_: EastAsianCalendar, year: number) => cycle(year, 12),
  }),
  { runtime: EastAsianCalendar },
);
