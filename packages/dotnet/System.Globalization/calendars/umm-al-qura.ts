// `System.Globalization.UmAlQuraCalendar`: the calendar of Saudi Arabia, whose months are looked up.
import { isOfType } from '@mockwright/language/runtime/core-types';
import { dayNumberOf } from '../../System/time/calendar.ts';
import { withValue } from './calendar.ts';
import { CountedCalendar } from './other-calendars.ts';

const firstYear = 1318;
const lastYear = 1500;

/** Three hexadecimal digits a year: the months of 30 days, the first one the lowest bit. */
const longMonths =
  '2ea6e9ed2ea4d4aa96536ab5daaba4b49a9352ba574b6ab55aad55d2aa564ae95d2ec6d56aa5554ab95b2ba575' +
  'bb27647496552ab55bada6d4ec9d92d25a4d2ad56db6ab52aa5a4b4979372b6575d6ad52a9692d25d4ddada5d4' +
  'da9d52aaa4d69b63747697526a554baab55aad5dd2da4d49a9552da5d55aad56aa69552ba574ae97656cb55aaa' +
  'a554ad95d2da5d9db2ba4b4aa552b5575b6abd2bc4b89a9552d5adb6a6d4dc9d92aa69562ae56d36ab55aaa94d' +
  '49d95d2ba5b55aad55a9a92e26e55dada6d46a554ba9754eaae5acba9d92b2564bcab55ab556d2ea5e4aa9552d' +
  'aad36c7596d269552da5b4ba9ba3b4b69b52aa64b696d2ec6d9eb2d54d2aa564ae96dd6ab54b29a9352ba57536' +
  'ab56aae93';

/** Whether each month of a year has 30 days. */
function lengths(year: number): readonly number[] {
  const at = (year - firstYear) * 3;
  const bits = Number.parseInt(longMonths.slice(at, at + 3), 16);
  return Array.from({ length: 12 }, (_, month) => ((bits >> month) & 1) + 29);
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** See the head of this file. */
export class UmAlQuraCalendar extends CountedCalendar {
  static {
    isOfType(this, 'System.Globalization.UmAlQuraCalendar');
  }
  override readonly algorithm = 2;
  override readonly firstDay: number = dayNumberOf(1900, 4, 30);
  override readonly lastDay: number = dayNumberOf(2077, 11, 16);
  protected override get epoch(): number {
    return 227014;
  }
  protected override readonly yearLength = 354.3667;
  readonly #starts: readonly number[];
  constructor() {
    super(1451, lastYear);
    const starts = [this.firstDay - this.epoch];
    for (let year = firstYear; year <= lastYear; year++) starts.push(starts.at(-1)! + sum(lengths(year)));
    this.#starts = starts;
  }
  override checkYear(year: number): void {
    if (year < firstYear || year > lastYear)
      throw withValue('year', `Valid values are between ${firstYear} and ${lastYear}, inclusive.`, year);
  }
  protected override yearStart(year: number): number {
    return this.#starts[year - firstYear] ?? (year < firstYear ? -Infinity : Infinity);
  }
  protected override daysBefore(month: number, year: number): number {
    return sum(lengths(year).slice(0, month - 1));
  }
  protected override get twoDigitYearLimits(): readonly [least: number, greatest: number] {
    return [firstYear, lastYear];
  }
  protected override isLong(year: number): boolean {
    return sum(lengths(year)) === 355;
  }
}
