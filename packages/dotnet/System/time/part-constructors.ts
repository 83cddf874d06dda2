// The constructors that take a date and a time in parts: `DateTime(int year, int month, int day, …)` in all their lengths.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import type { Calendar } from '../../System.Globalization/calendars/calendar.ts';
import { calendarTime } from '../../System.Globalization/calendars/calendar-time.ts';
import { DateTime, fractionOf } from './date-time.ts';

const parameters = [
  'int year',
  'int month',
  'int day',
  'int hour',
  'int minute',
  'int second',
  'int millisecond',
  'int microsecond',
];
const calendarParameter = 'Calendar calendar';

/** One constructor: how many parts it takes, and the parameters behind them. */
type PartList = readonly [count: 3 | 6 | 7 | 8, ...rest: string[]];

/**
 * Declares constructors by parts; a calendar may follow these.
 * @param make makes the value: gets the time, to be asked for when the last argument was found good, and that argument
 */
export function partConstructors(
  type: string,
  lists: readonly PartList[],
  make: (time: () => DateTime, last: any) => unknown,
): Record<string, Implementation> {
  return Object.fromEntries(
    lists.map(([count, ...rest]) => {
      const hasCalendar = rest[0] === calendarParameter;
      const lastAt = count + (hasCalendar ? 1 : 0);
      const implementation = (...args: unknown[]): unknown => {
        const calendar = hasCalendar ? (args[count] as Calendar | null) : undefined;
        if (calendar === null) throw new ArgumentNullException('calendar');
        return make(() => timeOf(args.slice(0, count) as number[], calendar), args[lastAt]);
      };
      return [`${type}(${[...parameters.slice(0, count), ...rest].join(', ')})`, implementation];
    }),
  );
}

function timeOf(parts: readonly number[], calendar: Calendar | undefined): DateTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, millisecond = 0, microsecond = 0] =
    parts;
  const time = calendar
    ? calendarTime(calendar, year, month, day, hour, minute, second)
    : DateTime.of(year, month, day, hour, minute, second);
  return time.addTicks(BigInt(fractionOf(millisecond, microsecond)));
}
