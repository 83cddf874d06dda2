// What the types of dates and times have in common: reading, writing and comparing.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import { comparisonOperators } from '../numbers/comparison-operators.ts';
import { tryFormat } from '../span-members.ts';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';

type Formats = readonly (string | null)[] | undefined;
type Members = Record<string, Implementation>;
type Text = string | null;

/** How a type reads text: by formats, or (`undefined`) as people write. */
export interface DateReading<T> {
  readonly type: string;
  readonly parse: (text: Text, formats: Formats, provider: unknown, styles: number) => T;
  readonly tryParse: (
    text: Text,
    formats: Formats,
    provider: unknown,
    styles: number,
    result: Ref<T>,
  ) => boolean;
}

/** What .NET calls the parameters. */
interface Names {
  readonly text: string;
  readonly provider: string;
  /** The styles of `ParseExact`. */
  readonly exactStyles: string;
}

/** A format by itself, which must not be null; a text that is null is told of first. @throws {ArgumentNullException} */
const single = (text: Text, format: Text): Formats => [text === null ? format : notNull(format, 'format')];

/** `Parse` and `TryParse` of any text. */
function freeParsers<T>({ type, parse, tryParse }: DateReading<T>, names: Names): Members {
  const { text, provider } = names;
  return {
    [`static ${type} Parse(string ${text})`]: (value: Text) => parse(value, undefined, null, 0),
    [`static ${type} Parse(string ${text}, IFormatProvider? ${provider})`]: (value: Text, culture: unknown) =>
      parse(value, undefined, culture, 0),
    [`static bool TryParse(string? ${text}, out ${type} result)`]: (value: Text, result: Ref<T>) =>
      tryParse(value, undefined, null, 0, result),
    [`static bool TryParse(string? ${text}, IFormatProvider? ${provider}, out ${type} result)`]: (
      value: Text,
      culture: unknown,
      result: Ref<T>,
    ) => tryParse(value, undefined, culture, 0, result),
  };
}
/** `TryParse` and `TryParseExact` with styles. */
function styledParsers<T>({ type, tryParse }: DateReading<T>, names: Names, styles: string): Members {
  const { text, provider, exactStyles } = names;
  const exact = `IFormatProvider? ${provider}, DateTimeStyles ${exactStyles}`;
  return {
    [`static bool TryParse(string? ${text}, IFormatProvider? ${provider}, DateTimeStyles ${styles}, out ${type} result)`]:
      (value: Text, culture: unknown, style: number, result: Ref<T>) =>
        tryParse(value, undefined, culture, style, result),
    [`static bool TryParseExact(string? ${text}, string? format, ${exact}, out ${type} result)`]: (
      value: Text,
      format: Text,
      culture: unknown,
      style: number,
      result: Ref<T>,
    ) => tryParse(value, [format], culture, style, result),
    [`static bool TryParseExact(string? ${text}, string?[]? formats, ${exact}, out ${type} result)`]: (
      value: Text,
      formats: Text[] | null,
      culture: unknown,
      style: number,
      result: Ref<T>,
    ) => tryParse(value, formats ?? [], culture, style, result),
  };
}

/** The parsers of `DateTime` and `DateTimeOffset`. */
export function dateParsers<T>(reading: DateReading<T>, names: Names): Members {
  const { type, parse } = reading;
  const { text, provider, exactStyles } = names;
  const exact = `static ${type} ParseExact(string ${text}`;
  return {
    ...freeParsers(reading, names),
    [`static ${type} Parse(string ${text}, IFormatProvider? ${provider}, DateTimeStyles styles)`]: (
      value: Text,
      culture: unknown,
      styles: number,
    ) => parse(value, undefined, culture, styles),
    [`${exact}, string format, IFormatProvider? ${provider})`]: (
      value: Text,
      format: Text,
      culture: unknown,
    ) => parse(value, single(value, format), culture, 0),
    [`${exact}, string format, IFormatProvider? ${provider}, DateTimeStyles ${exactStyles})`]: (
      value: Text,
      format: Text,
      culture: unknown,
      styles: number,
    ) => parse(value, single(value, format), culture, styles),
    [`${exact}, string[] formats, IFormatProvider? ${provider}, DateTimeStyles ${exactStyles})`]: (
      value: Text,
      formats: Text[] | null,
      culture: unknown,
      styles: number,
    ) => {
      notNull(value, text);
      if (formats === null)
        throw new ArgumentNullException('formats', 'String reference not set to an instance of a String.');
      return parse(value, formats, culture, styles);
    },
    ...styledParsers(reading, names, 'styles'),
  };
}

/** The parsers of `DateOnly` and `TimeOnly`. */
export function onlyParsers<T>(reading: DateReading<T>): Members {
  const { type, parse, tryParse } = reading;
  const names: Names = { text: 's', provider: 'provider', exactStyles: 'style' };
  const styles = 'IFormatProvider? provider, DateTimeStyles style = DateTimeStyles.None';
  return {
    ...freeParsers(reading, names),
    [`static ${type} Parse(string s, ${styles})`]: (value: Text, culture: unknown, style: number) =>
      parse(value, undefined, culture, style),
    [`static ${type} ParseExact(string s, string format)`]: (value: Text, format: Text) =>
      parse(value, single(value, format), null, 0),
    [`static ${type} ParseExact(string s, string format, ${styles})`]: (
      value: Text,
      format: Text,
      culture: unknown,
      style: number,
    ) => parse(value, single(value, format), culture, style),
    [`static ${type} ParseExact(string s, string[] formats)`]: (value: Text, formats: Text[]) =>
      parse(value, formats, null, 0),
    [`static ${type} ParseExact(string s, string[] formats, ${styles})`]: parse,
    [`static bool TryParseExact(string? s, string? format, out ${type} result)`]: (
      value: Text,
      format: Text,
      result: Ref<T>,
    ) => tryParse(value, [format], null, 0, result),
    [`static bool TryParseExact(string? s, string?[]? formats, out ${type} result)`]: (
      value: Text,
      formats: Text[] | null,
      result: Ref<T>,
    ) => tryParse(value, formats ?? [], null, 0, result),
    ...styledParsers(reading, names, 'style'),
  };
}

interface Formattable {
  $format(format: string | null, provider: unknown): string;
  /** Where it finds other words for what is wrong. */
  $spanFormat?(format: string | null, provider: unknown): string;
  $toString(): string;
}
/** `ToString` in its four forms, and `TryFormat`. */
export function formatMembers(provider: string = 'provider'): Members {
  return {
    'string ToString()': (self: Formattable) => self.$toString(),
    'string ToString(string? format)': (self: Formattable, format: Text) => self.$format(format, null),
    [`string ToString(IFormatProvider? ${provider})`]: (self: Formattable, culture: unknown) =>
      self.$format(null, culture),
    [`string ToString(string? format, IFormatProvider? ${provider})`]: (
      self: Formattable,
      format: Text,
      culture: unknown,
    ) => self.$format(format, culture),
    ...tryFormat(
      (self: Formattable, format, culture) =>
        self.$spanFormat?.(format, culture) ?? self.$format(format, culture),
    ),
  };
}

/**
 * The comparison operators.
 * @param numberOf what is compared of a value
 * @param names the parameters of `==`/`!=` and of the others
 */
export function orderOperators(
  type: string,
  numberOf: (value: any) => number | bigint,
  names: { readonly equal: readonly [string, string]; readonly order: readonly [string, string] } = {
    equal: ['left', 'right'],
    order: ['left', 'right'],
  },
): Members {
  return Object.fromEntries(
    Object.entries(comparisonOperators).map(([operator, test]) => {
      const [left, right] = /^[=!]/.test(operator) ? names.equal : names.order;
      return [
        `static bool operator ${operator}(${type} ${left}, ${type} ${right})`,
        (a: unknown, b: unknown) => test(numberOf(a) as bigint, numberOf(b) as bigint),
      ];
    }),
  );
}
