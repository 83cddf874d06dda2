// Reads a date's text step by step: numbers, names and what separates them.
import type { DateTimeFormatInfo } from '../../../System.Globalization/date-time-format-info.ts';
import { DateProblem } from './parsed-date.ts';
import type { PartsReader, Reading } from './complete-parts.ts';
import { dateTokensOf } from './date-tokens.ts';
import type { DateToken, SeparatorKind } from './date-tokens.ts';
import { follow, isOpen } from './states.ts';
import type { OpenState, Step } from './states.ts';
import { TextCursor } from './text-cursor.ts';

const dateSuffixes: ReadonlySet<string> = new Set(['year', 'month', 'day']);

/** Reads steps until the text ends. */
export class StepReader {
  /** What is wrong, when .NET says more than that the text is no date. */
  problem: DateProblem | undefined;
  readonly cursor: TextCursor;
  /** Minutes east of UTC. */
  offset: number | undefined;
  isUtc = false;
  /** Dates and times are written with the same separator. */
  readonly sameSeparators: boolean;
  readonly #text: string;
  readonly #info: DateTimeFormatInfo;
  readonly #reading: Reading;
  readonly #parts: PartsReader;
  #state: OpenState = 'start';
  /** The number with the suffix that was just read. */
  #suffixed: { readonly value: number; readonly suffix: SeparatorKind } | undefined;

  constructor(text: string, info: DateTimeFormatInfo, reading: Reading, parts: PartsReader) {
    this.#text = text;
    this.#info = info;
    this.#reading = reading;
    this.#parts = parts;
    this.cursor = new TextCursor(text, dateTokensOf(info));
    this.sameSeparators = info.patterns.dateSeparator === info.patterns.timeSeparator;
  }

  /** The next step from a state: `iso` for the time of ISO 8601, `nothing` for what means none; undefined for what is wrong. */
  step(state: OpenState): Step | 'iso' | 'nothing' | undefined {
    this.#state = state;
    const found = this.cursor.next();
    switch (found.kind) {
      case 'end':
        return 'end';
      case 'number':
        return this.#number(found.value, found.digits > 2 && found.digits <= 8);
      case 'token':
        return this.#token(found.token);
      case 'unknown':
        return this.#unknown();
    }
  }

  #number(value: number, isYear: boolean): Step | 'iso' | undefined {
    const reading = this.#reading;
    const cursor = this.cursor;
    if (reading.numbers.length === 3 || value < 0) return undefined;
    const isTime = this.#state === 'n:t' || this.#state === 'nn:t';
    // The last character of a text is no fraction and no sign.
    const hasMore = cursor.at < this.#text.length - 1;
    if (this.#state === 'nn:t' && hasMore && /[.,]/.test(cursor.current ?? '')) {
      cursor.at++;
      reading.fraction = cursor.fraction() ?? 0;
    }
    if (isTime && cursor.at < this.#text.length - 1 && !this.#zone()) return undefined;
    const before = cursor.at;
    const separator = cursor.separator();
    if (isYear) return this.#year(value, separator, before);
    const step = this.#numberBefore(separator, value, before);
    if (step === undefined || step === 'dateSuffix' || step === 'timeSuffix') return step;
    if (separator === 'am' || separator === 'pm') {
      // The number belongs to the time, those before it are a date.
      if (this.#state === 'dnn' && !this.#parts.complete('NN')) return undefined;
      reading.numbers.push(value);
      return !isTime || this.#zone() ? step : undefined;
    }
    reading.numbers.push(value);
    if (step === 'iso') return this.#state === 'yn-d' || this.#state === 'yn' ? step : undefined;
    return step;
  }
  #numberBefore(
    separator: SeparatorKind | 'space' | 'end',
    value: number,
    before: number,
  ): Step | 'iso' | undefined {
    switch (separator) {
      case 'end':
        return 'numberEnd';
      case 'space':
        return 'numberSpace';
      case 'am':
      case 'pm':
        return this.#designator(separator) ? 'numberAmPm' : undefined;
      case 'date':
        return 'numberDate';
      case 'dateOrOffset':
        return this.#dateOrOffset('numberDate', 'numberSpace', before);
      case 'time':
        return this.sameSeparators && this.#state.startsWith('y') ? 'numberDate' : 'numberTime';
      case 'timeMark':
        return 'iso';
      case 'year':
        return this.#suffix(this.#info.calendar.fourDigitYear(value), separator);
      default:
        return this.#suffix(value, separator);
    }
  }
  #year(value: number, separator: SeparatorKind | 'space' | 'end', before: number): Step | undefined {
    if (this.#reading.longYear !== undefined) return undefined;
    this.#reading.longYear = value;
    switch (separator) {
      case 'end':
        return 'yearEnd';
      case 'space':
        return 'yearSpace';
      case 'am':
      case 'pm':
        return this.#designator(separator) ? 'yearSpace' : undefined;
      case 'date':
        return 'yearDate';
      case 'time':
        return this.sameSeparators ? 'yearDate' : undefined;
      case 'dateOrOffset':
        return this.#dateOrOffset('yearDate', 'yearSpace', before);
      case 'timeMark':
        return undefined;
      default:
        return this.#suffix(value, separator);
    }
  }
  /** A `-` is a separator where one can stand, and else the sign of an offset. */
  #dateOrOffset(separated: Step, spaced: Step, before: number): Step {
    const to = follow(this.#state, spaced);
    if (follow(this.#state, separated) !== undefined || to === undefined || isOpen(to)) return separated;
    this.cursor.at = before;
    return spaced;
  }
  #suffix(value: number, suffix: SeparatorKind): Step {
    this.#suffixed = { value, suffix };
    return dateSuffixes.has(suffix) ? 'dateSuffix' : 'timeSuffix';
  }
  /** Takes what the last number with a suffix says, if there was one. @returns whether it was not said before */
  useSuffix(): boolean {
    if (!this.#suffixed) return true;
    const { value, suffix } = this.#suffixed;
    this.#suffixed = undefined;
    const reading = this.#reading;
    const part = suffix as 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';
    if (reading.bySuffix.has(part)) return false;
    reading.bySuffix.add(part);
    reading[part] = value;
    if (part === 'year') reading.longYear = value;
    if (part === 'month') reading.monthName = value;
    return true;
  }

  #designator(kind: 'am' | 'pm'): boolean {
    if (this.#reading.isAfternoon !== undefined) return false;
    this.#reading.isAfternoon = kind === 'pm';
    return true;
  }
  /** An offset behind a time, if there is one. */
  #zone(): boolean {
    const cursor = this.cursor;
    const rest = /^[\s\u0085]*(?=[+-])/.exec(this.#text.slice(cursor.at));
    if (!rest || cursor.at >= this.#text.length - 1) return true;
    if (this.offset !== undefined) return false;
    cursor.at += rest[0].length;
    this.offset = cursor.offset();
    return this.offset !== undefined;
  }

  #token({ word, value }: DateToken): Step | 'nothing' | undefined {
    const reading = this.#reading;
    switch (word) {
      case 'am':
      case 'pm':
        return this.#designator(word) ? 'nothing' : undefined;
      case 'dayOfWeek':
        if (reading.dayOfWeek !== undefined) return undefined;
        reading.dayOfWeek = value;
        return 'dayOfWeek';
      case 'month':
        return this.#month(value);
      case 'zone':
        if (this.offset !== undefined) return undefined;
        this.offset = 0;
        this.isUtc = true;
        return 'zone';
      case 'era':
        reading.era = value;
        return 'era';
      default:
        return 'nothing';
    }
  }
  #month(value: number): Step | undefined {
    if (this.#reading.monthName !== undefined) return undefined;
    this.#reading.monthName = value;
    const before = this.cursor.at;
    switch (this.cursor.separator()) {
      case 'end':
        return 'monthEnd';
      case 'space':
        return 'monthSpace';
      case 'date':
        return 'monthDate';
      case 'time':
        return this.sameSeparators ? 'monthDate' : undefined;
      case 'dateOrOffset':
        return this.#dateOrOffset('monthDate', 'monthSpace', before);
      default:
        return undefined;
    }
  }

  #unknown(): 'nothing' | undefined {
    const cursor = this.cursor;
    const { at, current } = cursor;
    if (/\p{L}/u.test(current!)) {
      this.problem = new DateProblem(
        `The string '${this.#text}' was not recognized as a valid DateTime. There is an unknown word starting at index '${at}'.`,
      );
      return undefined;
    }
    if ((current === '+' || current === '-') && this.offset === undefined) {
      this.offset = cursor.offset();
      if (this.offset !== undefined) return 'nothing';
      cursor.at = at;
    }
    return cursor.closes() ? 'nothing' : undefined;
  }
}
