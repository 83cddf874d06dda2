// System.Globalization.DateTimeFormatInfo: names and patterns of dates, invariant or by culture.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { CultureInfo, currentCulture } from './culture-info.ts';
import { erasOf, namesInCalendar } from './calendars/calendar-names.ts';
import { culturePatterns } from '../System/time/culture-dates.ts';
import type { NameLists } from '../System/time/culture-names.ts';
import type { DatePatterns } from '../System/time/date-patterns.ts';
import { withValue } from './calendars/calendar.ts';
import type { Calendar } from './calendars/calendar.ts';
import { calendarOfCulture, copyOfCalendar, mayCountBy } from './calendars/culture-calendar.ts';
import { GregorianCalendar } from './calendars/gregorian.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
  '',
];
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const invariantPatterns: DatePatterns = {
  shortDatePattern: 'MM/dd/yyyy',
  longDatePattern: 'dddd, dd MMMM yyyy',
  shortTimePattern: 'HH:mm',
  longTimePattern: 'HH:mm:ss',
  fullDateTimePattern: 'dddd, dd MMMM yyyy HH:mm:ss',
  monthDayPattern: 'MMMM dd',
  yearMonthPattern: 'yyyy MMMM',
  dateSeparator: '/',
  timeSeparator: ':',
  amDesignator: 'AM',
  pmDesignator: 'PM',
  firstDayOfWeek: 0,
  calendarWeekRule: 0,
  eraName: 'A.D.',
  abbreviatedEraName: 'AD',
  nativeCalendarName: 'Gregorian Calendar',
  shortDatePatterns: ['MM/dd/yyyy', 'yyyy-MM-dd'],
  longDatePatterns: ['dddd, dd MMMM yyyy'],
  shortTimePatterns: ['HH:mm', 'hh:mm tt', 'H:mm', 'h:mm tt'],
  longTimePatterns: ['HH:mm:ss'],
  yearMonthPatterns: ['yyyy MMMM'],
  monthNames: months,
  abbreviatedMonthNames: months.map((name) => name.slice(0, 3)),
  monthGenitiveNames: months,
  abbreviatedMonthGenitiveNames: months.map((name) => name.slice(0, 3)),
  dayNames: days,
  abbreviatedDayNames: days.map((name) => name.slice(0, 3)),
  shortestDayNames: days.map((name) => name.slice(0, 2)),
};

const rfc1123Pattern = "ddd, dd MMM yyyy HH':'mm':'ss 'GMT'";
const sortablePattern = "yyyy'-'MM'-'dd'T'HH':'mm':'ss";
const universalPattern = "yyyy'-'MM'-'dd HH':'mm':'ss'Z'";
/** The standard formats of dates and times, in .NET's order. */
export const standardFormats = 'dDfFgGmMoOrRstTuUyY';
/** The patterns that are the first of several. */
const listsOf: Partial<
  Record<
    keyof DatePatterns,
    'shortDatePatterns' | 'longDatePatterns' | 'shortTimePatterns' | 'longTimePatterns' | 'yearMonthPatterns'
  >
> = {
  shortDatePattern: 'shortDatePatterns',
  longDatePattern: 'longDatePatterns',
  shortTimePattern: 'shortTimePatterns',
  longTimePattern: 'longTimePatterns',
  yearMonthPattern: 'yearMonthPatterns',
};

/** Of a culture: its .NET name, and as `Intl` takes it. */
type Culture = Pick<CultureInfo, 'name' | 'locale'>;

/** Of all that a culture has, what depends on its calendar. */
const namesIn = (patterns: DatePatterns): Partial<DatePatterns> => ({
  monthNames: patterns.monthNames,
  abbreviatedMonthNames: patterns.abbreviatedMonthNames,
  monthGenitiveNames: patterns.monthGenitiveNames,
  abbreviatedMonthGenitiveNames: patterns.abbreviatedMonthGenitiveNames,
  eraName: patterns.eraName,
  abbreviatedEraName: patterns.abbreviatedEraName,
  nativeCalendarName: patterns.nativeCalendarName,
});

/** `System.Globalization.DateTimeFormatInfo`. */
export class DateTimeFormatInfo {
  declare readonly $type: NamedType;
  readonly patterns: DatePatterns;
  isReadOnly: boolean;

  calendar: Calendar;
  readonly #culture: Culture;

  constructor(
    patterns: DatePatterns = invariantPatterns,
    isReadOnly: boolean = false,
    calendar: Calendar = GregorianCalendar.instance,
    culture: Culture = { name: '', locale: '' },
  ) {
    this.#culture = culture;
    this.patterns = { ...patterns };
    this.isReadOnly = isReadOnly;
    this.calendar = calendar;
  }
  $held(): Held {
    const { calendar } = this;
    const patterns = { ...this.patterns };
    const putBack = (): void => {
      this.calendar = calendar;
      Object.assign(this.patterns, patterns);
    };
    return { parts: [calendar], putBack };
  }
  /** `Calendar`: the one that all have is copied before code may set it. */
  get givenCalendar(): Calendar {
    const isShared =
      this.calendar === GregorianCalendar.instance || this.calendar === calendarOfCulture(this.#culture.name);
    if (isShared && !this.isReadOnly) this.calendar = copyOfCalendar(this.calendar);
    return this.calendar;
  }
  /** @throws {ArgumentNullException | InvalidOperationException | ArgumentOutOfRangeException} */
  setCalendar(value: Calendar | null): void {
    this.checkWritable();
    if (value === null) throw new ArgumentNullException('value');
    if (value === this.calendar) return;
    const { name, locale } = this.#culture;
    if (!mayCountBy(name, value))
      throw new ArgumentOutOfRangeException('value', 'Not a valid calendar for the given culture.', {
        value,
        text: typeName(value.$type),
      });
    if (value.constructor !== this.calendar.constructor) {
      const isOwn = value.constructor === calendarOfCulture(name).constructor;
      const own = name === '' ? invariantPatterns : culturePatterns(name, locale);
      Object.assign(this.patterns, isOwn ? namesIn(own) : namesInCalendar(locale, value));
    }
    this.calendar = value;
  }
  /** The same in an object of its own. */
  copy(isReadOnly: boolean): DateTimeFormatInfo {
    return new DateTimeFormatInfo(this.patterns, isReadOnly, this.calendar, this.#culture);
  }
  /** What the format `U` writes by: the same with the Gregorian calendar. */
  withGregorian(): DateTimeFormatInfo {
    if (this.calendar instanceof GregorianCalendar) return this;
    const copy = this.copy(false);
    copy.setCalendar(GregorianCalendar.instance);
    return copy;
  }
  static readonly invariant: DateTimeFormatInfo = new DateTimeFormatInfo(invariantPatterns, true);

  /** That of a culture. */
  static ofCulture(culture: CultureInfo): DateTimeFormatInfo {
    if (culture.isInvariant && culture.isReadOnly) return DateTimeFormatInfo.invariant;
    return (culture.dateTimeFormat ??= culture.isInvariant
      ? new DateTimeFormatInfo()
      : new DateTimeFormatInfo(
          culturePatterns(culture.name, culture.locale),
          culture.isReadOnly,
          calendarOfCulture(culture.name),
          culture,
        )) as DateTimeFormatInfo;
  }
  /** What a format provider gives: itself, its culture's, or the current culture's. */
  static of(provider: unknown): DateTimeFormatInfo {
    if (provider instanceof DateTimeFormatInfo) return provider;
    return DateTimeFormatInfo.ofCulture(provider instanceof CultureInfo ? provider : currentCulture());
  }
  /** @throws {InvalidOperationException} when read-only */
  checkWritable(): void {
    if (this.isReadOnly) throw new InvalidOperationException('Instance is read-only.');
  }
  /** @throws {InvalidOperationException} when read-only */
  set<K extends keyof DatePatterns>(name: K, value: DatePatterns[K] | null): void {
    this.checkWritable();
    if (value === null) throw new ArgumentNullException('value');
    const before = this.patterns[name];
    this.patterns[name] = value;
    const list = listsOf[name];
    if (list !== undefined)
      this.patterns[list] = [value as string, ...this.patterns[list].filter((known) => known !== value)];
    // The full pattern is made of the two others, until it is set itself.
    if (name === 'longDatePattern' || name === 'longTimePattern') this.#fullPattern(name, before as string);
  }
  #fullPattern(changed: 'longDatePattern' | 'longTimePattern', before: string): void {
    const { patterns } = this;
    const longDate = changed === 'longDatePattern' ? before : patterns.longDatePattern;
    const longTime = changed === 'longTimePattern' ? before : patterns.longTimePattern;
    if (patterns.fullDateTimePattern === `${longDate} ${longTime}`)
      patterns.fullDateTimePattern = `${patterns.longDatePattern} ${patterns.longTimePattern}`;
  }
  /** `GetAllDateTimePatterns(format)`. @throws {ArgumentException} for letters that are no standard format */
  allPatterns(format: string): readonly string[] {
    const { patterns } = this;
    const pairs = (dates: readonly string[], times: readonly string[]): string[] =>
      dates.flatMap((date) => times.map((time) => `${date} ${time}`));
    switch (format) {
      case 'd':
        return patterns.shortDatePatterns;
      case 'D':
        return patterns.longDatePatterns;
      case 'f':
        return pairs(patterns.longDatePatterns, patterns.shortTimePatterns);
      case 'F':
      case 'U':
        return pairs(patterns.longDatePatterns, patterns.longTimePatterns);
      case 'g':
        return pairs(patterns.shortDatePatterns, patterns.shortTimePatterns);
      case 'G':
        return pairs(patterns.shortDatePatterns, patterns.longTimePatterns);
      case 'm':
      case 'M':
        return [patterns.monthDayPattern];
      case 'o':
      case 'O':
        return ["yyyy'-'MM'-'dd'T'HH':'mm':'ss.fffffffK"];
      case 'r':
      case 'R':
        return [rfc1123Pattern];
      case 's':
        return [sortablePattern];
      case 't':
        return patterns.shortTimePatterns;
      case 'T':
        return patterns.longTimePatterns;
      case 'u':
        return [universalPattern];
      case 'y':
      case 'Y':
        return patterns.yearMonthPatterns;
      default:
        throw new ArgumentException(`Format specifier '${format}' was invalid.`, 'format');
    }
  }
}

function names(values: readonly string[]): NetArray<string> {
  return toArray([...values], specialType('string'));
}
function property<K extends keyof DatePatterns>(
  name: K,
  check: (value: DatePatterns[K]) => void = () => {},
): {
  get: (self: DateTimeFormatInfo) => DatePatterns[K];
  set: (self: DateTimeFormatInfo, value: DatePatterns[K] | null) => void;
} {
  return {
    get: (self) => self.patterns[name],
    set: (self, value) => {
      if (value !== null) check(value);
      self.set(name, value);
    },
  };
}
function nameList(name: keyof NameLists | 'shortestDayNames'): {
  get: (self: DateTimeFormatInfo) => NetArray<string>;
  set: (self: DateTimeFormatInfo, value: readonly string[] | null) => void;
} {
  const length = name.includes('onth') ? 13 : 7;
  return {
    get: (self) => names(self.patterns[name]),
    set: (self, value) => {
      self.checkWritable();
      if (value === null) throw new ArgumentNullException('value');
      if (value.length !== length)
        throw new ArgumentException(`Length of the array must be ${length}.`, 'value');
      if ((value as readonly (string | null)[]).includes(null)) throw new ArgumentNullException('value');
      self.set(name, [...value]);
    },
  };
}
/** The names of an era, 0 for the latest. @throws {ArgumentOutOfRangeException} for eras that the calendar does not have */
function eraOf({ calendar, patterns }: DateTimeFormatInfo, era: number): readonly [string, string, string] {
  const eras = erasOf(calendar, patterns);
  if (era >= 0 && era <= eras.length) return eras.at(era - 1)!;
  throw withValue('era', 'Era value was not valid.', era);
}
function nameAt(
  list: readonly string[],
  index: number,
  parameter: string,
  first: number,
  last: number,
): string {
  checkBetween(index, parameter, first, last, String(first), String(last));
  return list[index - first]!;
}
function checkBetween(
  value: number,
  parameter: string,
  first: number,
  last: number,
  firstName: string,
  lastName: string,
): void {
  if (value < first || value > last)
    throw new ArgumentOutOfRangeException(
      parameter,
      `Valid values are between ${firstName} and ${lastName}, inclusive.`,
      { value, text: String(value) },
    );
}
const checkDay = (day: number, parameter: string): void =>
  checkBetween(day, parameter, 0, 6, 'Sunday', 'Saturday');
function dayNameAt(list: readonly string[], day: number, parameter: string): string {
  checkDay(day, parameter);
  return list.at(day)!;
}

/** `System.Globalization.DateTimeFormatInfo`. */
export const dateTimeFormatInfoType: TypeDeclaration = declareType(
  'public sealed class System.Globalization.DateTimeFormatInfo : ICloneable, IFormatProvider',
  () => ({
    'DateTimeFormatInfo()': () => new DateTimeFormatInfo(),
    'static DateTimeFormatInfo InvariantInfo { get; }': () => DateTimeFormatInfo.invariant,
    'static DateTimeFormatInfo CurrentInfo { get; }': () => DateTimeFormatInfo.of(null),
    'static DateTimeFormatInfo GetInstance(IFormatProvider? provider)': (provider: unknown) =>
      DateTimeFormatInfo.of(provider),
    'bool IsReadOnly { get; }': (self: DateTimeFormatInfo) => self.isReadOnly,
    'object Clone()': (self: DateTimeFormatInfo) => self.copy(false),
    'object? GetFormat(Type? formatType)': (
      self: DateTimeFormatInfo,
      type: { readonly name?: string } | null,
    ) => (type?.name === 'DateTimeFormatInfo' ? self : null),
    'Calendar Calendar { get; set; }': {
      get: (self: DateTimeFormatInfo) => self.givenCalendar,
      set: (self: DateTimeFormatInfo, value: Calendar | null) => self.setCalendar(value),
    },
    'CalendarWeekRule CalendarWeekRule { get; set; }': property('calendarWeekRule', (rule) =>
      checkBetween(rule, 'value', 0, 2, 'FirstDay', 'FirstFourDayWeek'),
    ),
    'string NativeCalendarName { get; }': (self: DateTimeFormatInfo) => self.patterns.nativeCalendarName,
    'int GetEra(string eraName)': (self: DateTimeFormatInfo, name: string | null) => {
      if (name === null) throw new ArgumentNullException('eraName');
      const wanted = name.toLowerCase();
      const eras = erasOf(self.calendar, self.patterns);
      return eras.findIndex((era) => era.some((known) => known.toLowerCase() === wanted)) + 1 || -1;
    },
    'string GetEraName(int era)': (self: DateTimeFormatInfo, era: number) => eraOf(self, era)[0],
    'string GetAbbreviatedEraName(int era)': (self: DateTimeFormatInfo, era: number) => eraOf(self, era)[1],
    'string[] GetAllDateTimePatterns()': (self: DateTimeFormatInfo) =>
      names(Array.from(standardFormats).flatMap((format) => self.allPatterns(format))),
    'string[] GetAllDateTimePatterns(char format)': (self: DateTimeFormatInfo, format: number) =>
      names(self.allPatterns(String.fromCharCode(format))),
    'static DateTimeFormatInfo ReadOnly(DateTimeFormatInfo dtfi)': (info: DateTimeFormatInfo | null) => {
      if (info === null) throw new ArgumentNullException('dtfi');
      return info.isReadOnly ? info : info.copy(true);
    },
    'string ShortDatePattern { get; set; }': property('shortDatePattern'),
    'string LongDatePattern { get; set; }': property('longDatePattern'),
    'string ShortTimePattern { get; set; }': property('shortTimePattern'),
    'string LongTimePattern { get; set; }': property('longTimePattern'),
    'string FullDateTimePattern { get; set; }': property('fullDateTimePattern'),
    'string MonthDayPattern { get; set; }': property('monthDayPattern'),
    'string YearMonthPattern { get; set; }': property('yearMonthPattern'),
    'string DateSeparator { get; set; }': property('dateSeparator'),
    'string TimeSeparator { get; set; }': property('timeSeparator'),
    'string AMDesignator { get; set; }': property('amDesignator'),
    'string PMDesignator { get; set; }': property('pmDesignator'),
    'DayOfWeek FirstDayOfWeek { get; set; }': property('firstDayOfWeek', (day) => checkDay(day, 'value')),
    'string RFC1123Pattern { get; }': () => rfc1123Pattern,
    'string SortableDateTimePattern { get; }': () => sortablePattern,
    'string UniversalSortableDateTimePattern { get; }': () => universalPattern,
    'string[] MonthNames { get; set; }': nameList('monthNames'),
    'string[] AbbreviatedMonthNames { get; set; }': nameList('abbreviatedMonthNames'),
    'string[] MonthGenitiveNames { get; set; }': nameList('monthGenitiveNames'),
    'string[] AbbreviatedMonthGenitiveNames { get; set; }': nameList('abbreviatedMonthGenitiveNames'),
    'string[] DayNames { get; set; }': nameList('dayNames'),
    'string[] AbbreviatedDayNames { get; set; }': nameList('abbreviatedDayNames'),
    'string[] ShortestDayNames { get; set; }': nameList('shortestDayNames'),
    'string GetMonthName(int month)': (self: DateTimeFormatInfo, month: number) =>
      nameAt(self.patterns.monthNames, month, 'month', 1, 13),
    'string GetAbbreviatedMonthName(int month)': (self: DateTimeFormatInfo, month: number) =>
      nameAt(self.patterns.abbreviatedMonthNames, month, 'month', 1, 13),
    'string GetDayName(DayOfWeek dayofweek)': (self: DateTimeFormatInfo, day: number) =>
      dayNameAt(self.patterns.dayNames, day, 'dayofweek'),
    'string GetAbbreviatedDayName(DayOfWeek dayofweek)': (self: DateTimeFormatInfo, day: number) =>
      dayNameAt(self.patterns.abbreviatedDayNames, day, 'dayofweek'),
    'string GetShortestDayName(DayOfWeek dayOfWeek)': (self: DateTimeFormatInfo, day: number) =>
      dayNameAt(self.patterns.shortestDayNames, day, 'dayOfWeek'),
  }),
  { runtime: DateTimeFormatInfo },
);
