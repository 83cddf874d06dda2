// System.Globalization.DateTimeFormatInfo: names and patterns of dates, invariant or by culture.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NamedType } from '../../../metadata/symbols.ts';
import { toArray } from '../../../runtime/box.ts';
import type { NetArray } from '../../../runtime/box.ts';
import { specialType } from '../../../runtime/core-types.ts';
import { ArgumentOutOfRangeException, InvalidOperationException } from '../../../runtime/exceptions.ts';
import { CultureInfo, currentCulture } from '../globalization/culture-info.ts';
import { culturePatterns } from './culture-dates.ts';
import type { DatePatterns } from './date-patterns.ts';
import { GregorianCalendar } from './gregorian-calendar.ts';

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
  monthNames: months,
  abbreviatedMonthNames: months.map((name) => name.slice(0, 3)),
  monthGenitiveNames: months,
  abbreviatedMonthGenitiveNames: months.map((name) => name.slice(0, 3)),
  dayNames: days,
  abbreviatedDayNames: days.map((name) => name.slice(0, 3)),
  shortestDayNames: days.map((name) => name.slice(0, 2)),
};

export class DateTimeFormatInfo {
  declare readonly $type: NamedType;
  readonly patterns: DatePatterns;
  isReadOnly: boolean;

  constructor(patterns: DatePatterns = invariantPatterns, isReadOnly: boolean = false) {
    this.patterns = { ...patterns };
    this.isReadOnly = isReadOnly;
  }
  static readonly invariant: DateTimeFormatInfo = new DateTimeFormatInfo(invariantPatterns, true);

  /** That of a culture. */
  static ofCulture(culture: CultureInfo): DateTimeFormatInfo {
    if (culture.isInvariant) return DateTimeFormatInfo.invariant;
    return (culture.dateTimeFormat ??= new DateTimeFormatInfo(
      culturePatterns(culture.locale),
      culture.isReadOnly,
    )) as DateTimeFormatInfo;
  }
  /** What a format provider gives: itself, its culture's, or the current culture's. */
  static of(provider: unknown): DateTimeFormatInfo {
    if (provider instanceof DateTimeFormatInfo) return provider;
    return DateTimeFormatInfo.ofCulture(provider instanceof CultureInfo ? provider : currentCulture());
  }
  /** @throws {InvalidOperationException} when read-only */
  set<K extends keyof DatePatterns>(name: K, value: DatePatterns[K]): void {
    if (this.isReadOnly) throw new InvalidOperationException('Instance is read-only.');
    this.patterns[name] = value;
  }
}

function names(values: readonly string[]): NetArray<string> {
  return toArray([...values], specialType('string'));
}
function property<K extends keyof DatePatterns>(
  name: K,
): {
  get: (self: DateTimeFormatInfo) => DatePatterns[K];
  set: (self: DateTimeFormatInfo, value: DatePatterns[K]) => void;
} {
  return { get: (self) => self.patterns[name], set: (self, value) => self.set(name, value) };
}
function nameList(
  name:
    | 'monthNames'
    | 'abbreviatedMonthNames'
    | 'monthGenitiveNames'
    | 'abbreviatedMonthGenitiveNames'
    | 'dayNames'
    | 'abbreviatedDayNames'
    | 'shortestDayNames',
): {
  get: (self: DateTimeFormatInfo) => NetArray<string>;
  set: (self: DateTimeFormatInfo, value: readonly string[]) => void;
} {
  return { get: (self) => names(self.patterns[name]), set: (self, value) => self.set(name, [...value]) };
}
function nameAt(
  list: readonly string[],
  index: number,
  parameter: string,
  first: number,
  last: number,
): string {
  if (index < first || index > last)
    throw new ArgumentOutOfRangeException(
      parameter,
      `Valid values are between ${first} and ${last}, inclusive.`,
    );
  return list[index - first]!;
}

export const dateTimeFormatInfoType: TypeDeclaration = declareType(
  'public sealed class System.Globalization.DateTimeFormatInfo : ICloneable, IFormatProvider',
  {
    'DateTimeFormatInfo()': () => new DateTimeFormatInfo(),
    'static DateTimeFormatInfo InvariantInfo { get; }': () => DateTimeFormatInfo.invariant,
    'static DateTimeFormatInfo CurrentInfo { get; }': () => DateTimeFormatInfo.of(null),
    'static DateTimeFormatInfo GetInstance(IFormatProvider? provider)': (provider: unknown) =>
      DateTimeFormatInfo.of(provider),
    'bool IsReadOnly { get; }': (self: DateTimeFormatInfo) => self.isReadOnly,
    'object Clone()': (self: DateTimeFormatInfo) => new DateTimeFormatInfo(self.patterns),
    'object? GetFormat(Type? formatType)': (
      self: DateTimeFormatInfo,
      type: { readonly name?: string } | null,
    ) => (type?.name === 'DateTimeFormatInfo' ? self : null),
    'Calendar Calendar { get; }': () => GregorianCalendar.instance,
    'CalendarWeekRule CalendarWeekRule { get; }': () => 0,
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
    'DayOfWeek FirstDayOfWeek { get; set; }': property('firstDayOfWeek'),
    'string RFC1123Pattern { get; }': () => "ddd, dd MMM yyyy HH':'mm':'ss 'GMT'",
    'string SortableDateTimePattern { get; }': () => "yyyy'-'MM'-'dd'T'HH':'mm':'ss",
    'string UniversalSortableDateTimePattern { get; }': () => "yyyy'-'MM'-'dd HH':'mm':'ss'Z'",
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
      nameAt(self.patterns.dayNames, day, 'dayofweek', 0, 6),
    'string GetAbbreviatedDayName(DayOfWeek dayofweek)': (self: DateTimeFormatInfo, day: number) =>
      nameAt(self.patterns.abbreviatedDayNames, day, 'dayofweek', 0, 6),
    'string GetShortestDayName(DayOfWeek dayOfWeek)': (self: DateTimeFormatInfo, day: number) =>
      nameAt(self.patterns.shortestDayNames, day, 'dayOfWeek', 0, 6),
  },
  { runtime: DateTimeFormatInfo },
);
