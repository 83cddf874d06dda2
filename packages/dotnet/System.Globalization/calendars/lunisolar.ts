// Calendars whose years have twelve or thirteen months: Hebrew, Chinese and Taiwanese.
import { isOfType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { dayNumberOf, ticksPerDay } from '../../System/time/calendar.ts';
import { Calendar, wrongMonth } from './calendar.ts';
import type { CalendarDay } from './calendar.ts';

/** A calendar with a thirteenth month in some years. */
abstract class LunisolarCalendar extends Calendar {
  override readonly algorithm = 3;
  override readonly tellsTicks = true;
  protected abstract readonly firstYear: number;
  protected abstract readonly lastYear: number;
  /** What is added to a year where a message tells it. */
  protected readonly base: number = 0;
  protected readonly yearsParameter: string = 'year';
  /** The days of the months of a year. */
  abstract lengths(year: number): readonly number[];
  /** The day on which a year begins. */
  protected abstract yearStart(year: number): number;
  /** The number of the month that a leap year has more; 0 in others. */
  abstract override leapMonth(year: number): number;

  override checkYear(year: number): void {
    this.#checkRange(year, 'year');
  }
  #checkRange(year: number, parameter: string): void {
    if (year < this.firstYear || year > this.lastYear)
      throw outside(parameter, year + this.base, this.firstYear, this.lastYear);
  }
  override parts(dayNumber: number): CalendarDay {
    let year = this.firstYear + Math.floor((dayNumber - this.yearStart(this.firstYear)) / 365.2467);
    while (this.yearStart(year) > dayNumber) year--;
    while (year < this.lastYear && this.yearStart(year + 1) <= dayNumber) year++;
    const dayOfYear = dayNumber - this.yearStart(year) + 1;
    let [month, day] = [1, dayOfYear];
    for (const length of this.lengths(year)) {
      if (day <= length) break;
      day -= length;
      month++;
    }
    return { era: 1, year, month, day, dayOfYear };
  }
  protected override dayOf(year: number, month: number, day: number): number {
    const before = this.lengths(year).slice(0, month - 1);
    return before.reduce((days, length) => days + length, this.yearStart(year) + day - 1);
  }
  override monthsInYear(year: number): number {
    this.checkYear(year);
    return this.lengths(year).length;
  }
  override isLeapYear(year: number): boolean {
    return this.monthsInYear(year) === 13;
  }
  override checkMonth(year: number, month: number): void {
    if (month < 1 || month > this.monthsInYear(year)) throw wrongMonth(month);
  }
  override daysInMonth(year: number, month: number): number {
    this.checkYear(year);
    this.checkMonth(year, month);
    return this.lengths(year)[month - 1]!;
  }
  override toDay(year: number, month: number, day: number): number {
    const last = this.daysInMonth(year, month);
    if (!(day >= 1 && day <= last)) throw this.wrongDay(month, last, day);
    return this.dayOf(year, month, day);
  }
  protected override moved(ticks: bigint, months: number): bigint {
    const from = this.partsOf(Number(ticks / ticksPerDay), ticks);
    let { year } = from;
    let month = from.month + months;
    while (month <= 0) month += this.monthsInYear(--year);
    for (let count = this.monthsInYear(year); month > count; count = this.monthsInYear(year)) {
      month -= count;
      year++;
    }
    return this.#at(ticks, year, month, from.day);
  }
  override addYears(ticks: bigint, years: number): bigint {
    const { year, month, day } = this.partsOf(Number(ticks / ticksPerDay), ticks);
    const next = year + years;
    this.#checkRange(next, this.yearsParameter);
    return this.#at(ticks, next, Math.min(month, this.monthsInYear(next)), day);
  }
  #at(ticks: bigint, year: number, month: number, day: number): bigint {
    const start = this.dayOf(year, month, Math.min(day, this.daysInMonth(year, month)));
    return BigInt(start) * ticksPerDay + (ticks % ticksPerDay);
  }
}
function outside(parameter: string, value: number, first: number, last: number): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(
    parameter,
    `Valid values are between ${first} and ${last}, inclusive.`,
    {
      value,
      text: String(value),
    },
  );
}

/** Days from the epoch to the new moon with which a Hebrew year may begin. */
function molad(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const day = 29 * months + Math.floor((12084 + 13753 * months) / 25920);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}
/** `System.Globalization.HebrewCalendar`. */
export class HebrewCalendar extends LunisolarCalendar {
  static {
    isOfType(this, 'System.Globalization.HebrewCalendar');
  }
  protected override readonly yearsParameter = 'years';
  protected override readonly limitsMonths = false;
  override readonly firstDay: number = dayNumberOf(1583, 1, 1);
  override readonly lastDay: number = dayNumberOf(2239, 9, 29);
  protected override readonly firstYear = 5343;
  protected override readonly lastYear = 5999;
  constructor() {
    super(5790);
  }
  protected override moved(ticks: bigint, months: number): bigint {
    try {
      return super.moved(ticks, months);
    } catch (error) {
      if (error instanceof ArgumentOutOfRangeException && error.paramName === 'year')
        throw new ArgumentOutOfRangeException('months', 'Value to add was out of range.', {
          value: months,
          text: String(months),
        });
      throw error;
    }
  }
  protected override yearStart(year: number): number {
    const [before, start, after] = [molad(year - 1), molad(year), molad(year + 1)];
    if (after - start === 356) return start + 2 - 1373428;
    return start + (start - before === 382 ? 1 : 0) - 1373428;
  }
  override lengths(year: number): readonly number[] {
    const days = this.yearStart(year + 1) - this.yearStart(year);
    const rest = days > 380 ? days - 30 : days;
    const adar = days > 380 ? [30, 29] : [29];
    return [30, rest > 354 ? 30 : 29, rest < 354 ? 29 : 30, 29, 30, ...adar, 30, 29, 30, 29, 30, 29];
  }
  protected override get twoDigitYearLimits(): readonly [least: number, greatest: number] {
    return [this.firstYear, this.lastYear];
  }
  override leapMonth(year: number): number {
    return this.isLeapYear(year) ? 7 : 0;
  }
  override isLeapDay(year: number, month: number, day: number): boolean {
    return this.isLeapYear(year) && (month === 7 || (month === 6 && day === 30));
  }
  override checkMonth(year: number, month: number): void {
    const last = this.monthsInYear(year);
    if (month < 1 || month > last) throw outside('month', month, 1, last);
  }
  protected override wrongDay(_month: number, last: number, day: number): ArgumentOutOfRangeException {
    return outside('day', day, 1, last);
  }
}

/** Years of the Chinese calendar from 1901 on, four digits to the base 36 each: which months have 30 days, and the leap month. */
const years =
  '01g202w516bu018r023f0zti012i028p0nki01g21dlx02790217160b00j1012j0l7t02p51keq02vm02lh174d' +
  '021i00ja0zw501ck02w90p0202vm1aue010r021j15me028q01ck0s7d01ft1j0z0237010r1aaj023x012i1105' +
  '02as02890o7n02391ir10112023x167e014i02p10v2i02mi1mz9023b011y1ad1025101ci0yhx02w5018q0rrr' +
  '023f1isa012i029516j6028i0279100b02171oyz00j1012l1ai102p502oi11d102lh22q5021i00ja19dh01cl' +
  '02w917yq02vm02li0rbq021j1p0600nu01cl16fd01ft01ar0zsb010r021n0n6i012i1jyt02as0289176b0239' +
  '010t0xpp02451vhm015e02p11e1602mi02hh0zse011y02450n8y01ci1b5101et018r14ev02i301220rfa0295' +
  '28gi028i02791dfv021700x712zf014d02960ocy02oi1kbp02lh021h160d00xi014l0rze02x51qxe02vm02li' +
  '1aae021j00ye0wyd01g501ft0s5v01ar1iqz010r021n1656012i0291107e028a1q510239010t1act0245014a' +
  '0xwl02p102mi0uxh02hi1jke011y0245167m01ci02w50yfe01aj1ndj00x701231ady029601g2106d0285022z' +
  '0n1700x7';
const starts: number[] = [dayNumberOf(1901, 2, 19)];

/** `System.Globalization.EastAsianLunisolarCalendar`. */
export abstract class EastAsianCalendar extends LunisolarCalendar {
  static {
    isOfType(this, 'System.Globalization.EastAsianLunisolarCalendar');
  }
  #code(year: number): number {
    const at = (year + this.base - 1901) * 4;
    return parseInt(years.slice(at, at + 4), 36);
  }
  protected override yearStart(year: number): number {
    const index = year + this.base - 1901;
    while (starts.length <= index) {
      const last = 1901 + starts.length - 1 - this.base;
      starts.push(this.lengths(last).reduce((sum, days) => sum + days, starts.at(-1)!));
    }
    return starts[index]!;
  }
  override lengths(year: number): readonly number[] {
    const code = this.#code(year);
    return Array.from({ length: code < 8192 ? 12 : 13 }, (_, index) => 29 + ((code >> index) & 1));
  }
  override leapMonth(year: number): number {
    this.checkYear(year);
    return this.#code(year) >> 13;
  }
  override isLeapDay(year: number, month: number, day: number): boolean {
    this.toDay(year, month, day);
    return month === this.leapMonth(year);
  }
  /** The year in the cycle of sixty. */
  sexagenaryYear(dayNumber: number, ticks: bigint): number {
    return ((this.partsOf(dayNumber, ticks).year + this.base - 4) % 60) + 1;
  }
}
/** `System.Globalization.ChineseLunisolarCalendar`. */
export class ChineseLunisolarCalendar extends EastAsianCalendar {
  static {
    isOfType(this, 'System.Globalization.ChineseLunisolarCalendar');
  }
  override readonly firstDay: number = dayNumberOf(1901, 2, 19);
  override readonly lastDay: number = dayNumberOf(2101, 1, 28);
  protected override readonly firstYear = 1901;
  protected override readonly lastYear = 2100;
  constructor() {
    super(2048);
  }
}
/** `System.Globalization.TaiwanLunisolarCalendar`. */
export class TaiwanLunisolarCalendar extends EastAsianCalendar {
  static {
    isOfType(this, 'System.Globalization.TaiwanLunisolarCalendar');
  }
  override readonly firstDay: number = dayNumberOf(1912, 2, 18);
  override readonly lastDay: number = dayNumberOf(2051, 2, 10);
  protected override readonly base = 1911;
  protected override readonly firstYear = 1;
  protected override readonly lastYear = 139;
  constructor() {
    super(137);
  }
}
