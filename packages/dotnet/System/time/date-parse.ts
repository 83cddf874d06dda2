// `DateTime.Parse`: reads dates as people write them, in the order of the culture's short date.
import { typeName } from '@mockwright/language/runtime/type-name';
import { datePartsOf, dayOfWeekOf, maxTicks, ticksOfTime, ticksPerDay } from './calendar.ts';
import type { Calendar } from '../../System.Globalization/calendars/calendar.ts';
import { dayOfDate } from '../../System.Globalization/calendars/day-of-date.ts';
import { GregorianCalendar, JapaneseCalendar } from '../../System.Globalization/calendars/gregorian.ts';
import type { DateTimeFormatInfo } from '../../System.Globalization/date-time-format-info.ts';
import { PartsReader, emptyReading } from './reading/complete-parts.ts';
import type { Reading } from './reading/complete-parts.ts';
import { DateProblem } from './reading/parsed-date.ts';
import type { DateDefaults, ParsedDate } from './reading/parsed-date.ts';
import { follow, isOpen } from './reading/states.ts';
import type { OpenState, Step } from './reading/states.ts';
import { StepReader } from './reading/step-reader.ts';

/** The year of a day in a calendar. */
export function yearOfDay(calendar: Calendar, dayNumber: number): number {
  return calendar instanceof GregorianCalendar
    ? datePartsOf(dayNumber).year
    : calendar.partsOf(dayNumber).year;
}

/** Reads a whole text. */
export function parseDate(
  text: string,
  info: DateTimeFormatInfo,
  shownName: string,
  defaults: DateDefaults,
): ParsedDate | DateProblem {
  // Marks of direction behind numbers mean nothing.
  const plain = text.replaceAll(/(?<=\d)\u200f+/g, '');
  const isJapanese = info.calendar instanceof JapaneseCalendar;
  const reader = new DateReader(isJapanese ? plain.replace('元年', '1年') : plain, info, defaults);
  return (
    reader.read() ??
    reader.problem ??
    new DateProblem(`String '${text}' was not recognized as a valid ${shownName}.`)
  );
}

/** Numbers behind which the culture writes both dates and times with the same sign. */
const withSpace: Readonly<Partial<Record<Step, readonly [end: Step, space: Step]>>> = {
  yearDate: ['yearEnd', 'yearSpace'],
  numberDate: ['numberEnd', 'numberSpace'],
  numberTime: ['numberEnd', 'numberSpace'],
  monthDate: ['monthEnd', 'monthSpace'],
};

class DateReader {
  readonly #text: string;
  readonly #info: DateTimeFormatInfo;
  readonly #defaults: DateDefaults;
  readonly #reading: Reading = emptyReading();
  readonly #parts: PartsReader;
  readonly #steps: StepReader;
  #state: OpenState = 'start';
  #problem: DateProblem | undefined;

  constructor(text: string, info: DateTimeFormatInfo, defaults: DateDefaults) {
    this.#text = text;
    this.#info = info;
    this.#defaults = defaults;
    this.#parts = new PartsReader(this.#reading, info, () =>
      yearOfDay(info.calendar, defaults.today(this.#steps.offset)),
    );
    this.#steps = new StepReader(text, info, this.#reading, this.#parts);
  }

  /** What is wrong, when .NET says more than that the text is no date. */
  get problem(): DateProblem | undefined {
    return this.#problem ?? this.#steps.problem;
  }

  read(): ParsedDate | undefined {
    const steps = this.#steps;
    let isComplete = false;
    for (let step: Step | undefined; step !== 'end' && step !== 'numberEnd' && step !== 'monthEnd';) {
      const found = steps.step(this.#state);
      if (found === 'iso') return this.#isoTime();
      if (found === 'nothing') continue;
      if (found === undefined || !steps.useSuffix()) return undefined;
      step = found;
      // This may change the state.
      const meant = steps.sameSeparators ? this.#withoutTime(step) : step;
      const to = follow(this.#state, meant);
      if (to === undefined) return undefined;
      if (isOpen(to)) this.#state = to;
      else {
        if (!this.#parts.complete(to)) return undefined;
        this.#state = 'start';
        isComplete = true;
      }
    }
    return isComplete ? this.#finish() : undefined;
  }

  /** Where dates and times have the same separator, a year shows that what was taken for a time is a date. */
  #withoutTime(step: Step): Step {
    if (step === 'yearEnd' || step === 'yearSpace' || step === 'yearDate') {
      if (this.#state === 'n:t') this.#state = 'n-d';
      else if (this.#state === 'nn:t') this.#state = 'nn-d';
    }
    const { isAtEnd } = this.#steps.cursor;
    const other = withSpace[step];
    if (!other || (follow(this.#state, step) !== undefined && !isAtEnd)) return step;
    return isAtEnd ? other[0] : other[1];
  }

  /** The time of ISO 8601, behind the `T`. */
  #isoTime(): ParsedDate | undefined {
    const { cursor } = this.#steps;
    const two = (): number | undefined => {
      cursor.skipWhite();
      const value = cursor.digits(2);
      cursor.skipWhite();
      return value;
    };
    const hour = two();
    if (hour === undefined || !cursor.take(':')) return undefined;
    const minute = two();
    if (minute === undefined) return undefined;
    let second: number | undefined = 0;
    let fraction: number | undefined = 0;
    if (cursor.take(':')) {
      cursor.skipWhite();
      second = cursor.digits(2);
      if (second === undefined) return undefined;
      if (cursor.take('.') || cursor.take(',')) fraction = cursor.fraction();
      if (fraction === undefined) return undefined;
      cursor.skipWhite();
    }
    if (cursor.current === '+' || cursor.current === '-') {
      this.#steps.offset = cursor.offset();
      if (this.#steps.offset === undefined) return undefined;
    } else if (cursor.take('Z') || cursor.take('z')) {
      this.#steps.offset = 0;
      this.#steps.isUtc = true;
    }
    cursor.skipWhite();
    if (!cursor.isAtEnd && cursor.closes()) cursor.skipWhite();
    if (!cursor.isAtEnd) return undefined;
    const { longYear, numbers } = this.#reading;
    const dayNumber = dayOfDate(GregorianCalendar.instance, longYear!, numbers[0]!, numbers[1]!);
    return this.#result(GregorianCalendar.instance, dayNumber, [hour, minute, second], fraction, {
      hasDate: false,
      hasTime: false,
    });
  }

  #finish(): ParsedDate | undefined {
    const reading = this.#reading;
    const { amDesignator, pmDesignator } = this.#info.patterns;
    // Where one half of the day has no name, a time without one lies in it.
    if (amDesignator === '' && pmDesignator !== '') reading.isAfternoon ??= false;
    if (pmDesignator === '' && amDesignator !== '') reading.isAfternoon ??= true;
    if (!this.#adjustHour()) return undefined;
    const { year, month, day, hour = 0, minute = 0, second = 0 } = reading;
    if (
      this.#defaults.keepsOffset &&
      this.#steps.offset !== undefined &&
      (month !== undefined || day !== undefined) &&
      (year === undefined || reading.isYearDefault)
    ) {
      this.#problem = new DateProblem(
        `There must be at least a partial date with a year present in the input string '${this.#text}'.`,
      );
      return undefined;
    }
    const said = (...parts: readonly string[]): boolean => parts.some((part) => reading.bySuffix.has(part));
    const { calendar } = this.#info;
    const dayNumber =
      year === undefined && month === undefined && day === undefined
        ? this.#defaults.noCurrentDate
          ? 0
          : this.#defaults.today(this.#steps.offset)
        : dayOfDate(
            calendar,
            year ?? yearOfDay(calendar, this.#defaults.today(this.#steps.offset)),
            month ?? 1,
            day ?? 1,
            reading.era,
          );
    return this.#result(calendar, dayNumber, [hour, minute, second], reading.fraction, {
      hasDate: reading.hasDate || said('year', 'month', 'day'),
      hasTime: reading.hasTime || said('hour', 'minute', 'second'),
    });
  }
  #adjustHour(): boolean {
    const reading = this.#reading;
    const { hour = 0, isAfternoon } = reading;
    if (isAfternoon === undefined) return true;
    if (hour > (isAfternoon ? 23 : 12)) return false;
    if (isAfternoon) reading.hour = hour < 12 ? hour + 12 : hour;
    else reading.hour = hour === 12 ? 0 : hour;
    return true;
  }

  #result(
    calendar: Calendar,
    dayNumber: number | undefined,
    [hour, minute, second]: readonly [number, number, number],
    fraction: number,
    has: { readonly hasDate: boolean; readonly hasTime: boolean },
  ): ParsedDate | undefined {
    if (dayNumber === undefined || hour > 23 || minute > 59 || second > 59) {
      this.#problem = new DateProblem(
        `The DateTime represented by the string '${this.#text}' is not supported in calendar '${typeName(calendar.$type)}'.`,
      );
      return undefined;
    }
    const { dayOfWeek } = this.#reading;
    if (dayOfWeek !== undefined && dayOfWeekOf(dayNumber) !== dayOfWeek) {
      this.#problem = new DateProblem(
        `String '${this.#text}' was not recognized as a valid DateTime because the day of week was incorrect.`,
      );
      return undefined;
    }
    const ticks =
      BigInt(dayNumber) * ticksPerDay +
      ticksOfTime(hour, minute, second, 0) +
      BigInt(Math.round(fraction * 1e7));
    if (ticks > maxTicks) return undefined;
    return {
      ticks,
      offsetMinutes: this.#steps.offset,
      isUtc: this.#steps.isUtc,
      ...has,
    };
  }
}
