// The constraint `{when:datetime}`: what `DateTime.TryParse` accepts in the invariant culture.
import { dateNow } from '@mockwright/language/text/real-time';
import { DateTimeFormatInfo } from '@mockwright/dotnet';
import { parseDate } from '@mockwright/dotnet';
import { DateProblem } from '@mockwright/dotnet';
import type { DateDefaults } from '@mockwright/dotnet';

/** `Feb 29` without a year is a date in some years only. */
const defaults: DateDefaults = {
  today: () => Math.floor(dateNow() / 86_400_000) + daysBefore1970,
  noCurrentDate: false,
  keepsOffset: false,
};
const daysBefore1970 = 719_162;

/** Whether a text is a date, a time, or both. */
export function isDateTime(value: string): boolean {
  const parsed = parseDate(value, DateTimeFormatInfo.invariant, 'DateTime', defaults);
  return !(parsed instanceof DateProblem);
}
