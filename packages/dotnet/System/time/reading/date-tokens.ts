// What the words and signs in a date mean to a culture: names of months and days, separators, designators.
import { erasOf } from '../../../System.Globalization/calendars/calendar-names.ts';
import { JapaneseCalendar } from '../../../System.Globalization/calendars/gregorian.ts';
import { DateTimeFormatInfo } from '../../../System.Globalization/date-time-format-info.ts';
import { dateWordsOf } from './date-words.ts';

/** What a word is where a part of the date may begin. */
export type WordKind = 'am' | 'pm' | 'month' | 'dayOfWeek' | 'zone' | 'era' | 'word' | 'ignorable';
/** What a word or a sign is behind a number or a month. */
export type SeparatorKind =
  | 'am'
  | 'pm'
  | 'date'
  | 'time'
  | 'year'
  | 'month'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  /** The `T` of ISO 8601. */
  | 'timeMark'
  /** `-`: between parts of a date, or the sign of an offset. */
  | 'dateOrOffset';

/** One word or sign; many are both a word and a separator. */
export interface DateToken {
  readonly text: string;
  /** The month (from 1) or the day of the week. */
  value: number;
  word: WordKind | undefined;
  separator: SeparatorKind | undefined;
}

/** The tokens of a culture by the first letter, longer ones first. */
export class DateTokens {
  readonly #byText: Map<string, DateToken> = new Map();
  readonly #byFirst: Map<string, DateToken[]> = new Map();

  constructor(info: DateTimeFormatInfo) {
    this.#addSigns(info);
    this.#addNames(info);
    // In Japanese the day of the week stands in parentheses, too.
    if (info.patterns.dayNames[0] === '日曜日')
      info.patterns.abbreviatedDayNames.forEach((name, index) =>
        this.#add(`(${name})`, 'dayOfWeek', undefined, index),
      );
    this.#addNames(DateTimeFormatInfo.invariant);
    this.#add('T', undefined, 'timeMark');
    this.#add('GMT', 'zone');
    this.#add('Z', 'zone');
    this.#add('/', undefined, 'date');
    this.#add(':', undefined, 'time');
    for (const tokens of this.#byFirst.values()) tokens.sort((a, b) => b.text.length - a.text.length);
  }

  #addSigns({ patterns }: DateTimeFormatInfo): void {
    const timeSeparator = patterns.timeSeparator.trim();
    if (timeSeparator !== ',') this.#add(',', 'ignorable');
    if (timeSeparator !== '.') this.#add('.', 'ignorable');
    this.#add(patterns.timeSeparator, undefined, 'time');
    this.#add(patterns.amDesignator, 'am', 'am');
    this.#add(patterns.pmDesignator, 'pm', 'pm');
    for (const [signs, kind] of suffixes) for (const sign of signs) this.#add(sign, undefined, kind);
    this.#add('-', undefined, 'dateOrOffset');
    const { words, monthEndings, endsWithPoint } = dateWordsOf(patterns);
    for (const word of words) this.#add(word, 'word');
    for (const ending of monthEndings)
      patterns.monthNames.forEach((name, index) =>
        this.#add(name && name + ending, 'month', undefined, index + 1),
      );
    if (endsWithPoint) this.#add('.', 'ignorable');
    if (!endsWithPoint || patterns.dateSeparator.trim() !== '.')
      this.#add(patterns.dateSeparator, undefined, 'date');
  }

  #addNames({ patterns, calendar }: DateTimeFormatInfo): void {
    const add = (names: readonly string[], word: WordKind, first: number): void =>
      names.forEach((name, index) => this.#add(name, word, undefined, index + first));
    add(patterns.monthNames, 'month', 1);
    add(patterns.abbreviatedMonthNames, 'month', 1);
    add(patterns.monthGenitiveNames, 'month', 1);
    add(patterns.abbreviatedMonthGenitiveNames, 'month', 1);
    add(patterns.dayNames, 'dayOfWeek', 0);
    add(patterns.abbreviatedDayNames, 'dayOfWeek', 0);
    erasOf(calendar, patterns).forEach(([name, short, english], index) => {
      const others = calendar instanceof JapaneseCalendar ? [short, english] : [short];
      for (const each of [name, ...others]) this.#add(each, 'era', undefined, index + 1);
    });
    this.#add(patterns.amDesignator, 'am', 'am');
    this.#add(patterns.pmDesignator, 'pm', 'pm');
  }

  /** The first meaning of a text stays; it may get one of the other sort. */
  #add(name: string, word: WordKind | undefined, separator?: SeparatorKind, value: number = 0): void {
    const text = name.trim().toLowerCase();
    if (text === '') return;
    const known = this.#byText.get(text);
    if (known) {
      if (known.word && !(separator && !known.separator)) return;
      if (!known.word && word === undefined) return;
      known.word ??= word;
      known.separator ??= separator;
      if (value !== 0) known.value = value;
      return;
    }
    const token: DateToken = { text, value, word, separator };
    this.#byText.set(text, token);
    const first = this.#byFirst.get(text[0]!);
    if (first) first.push(token);
    else this.#byFirst.set(text[0]!, [token]);
  }

  /** The token of that sort which stands at a place of a text in lower case. */
  find(lower: string, at: number, sort: 'word' | 'separator'): DateToken | undefined {
    const candidates = this.#byFirst.get(lower[at]!);
    if (!candidates) return undefined;
    const isLetter = letter.test(lower[at]!);
    return candidates.find(
      (token) =>
        token[sort] !== undefined &&
        lower.startsWith(token.text, at) &&
        // No part of a longer word.
        !(isLetter && letter.test(lower[at + token.text.length] ?? '')),
    );
  }
}

const letter = /\p{L}/u;
const suffixes: readonly (readonly [signs: string, kind: SeparatorKind])[] = [
  ['年년', 'year'],
  ['月월', 'month'],
  ['日일', 'day'],
  ['時时', 'hour'],
  ['分', 'minute'],
  ['秒', 'second'],
];

const known = new WeakMap<DateTimeFormatInfo, DateTokens>();
/** The tokens of a culture's formats; those that can still be changed are looked at every time. */
export function dateTokensOf(info: DateTimeFormatInfo): DateTokens {
  let tokens = known.get(info);
  if (!tokens) {
    tokens = new DateTokens(info);
    if (info.isReadOnly) known.set(info, tokens);
  }
  return tokens;
}
