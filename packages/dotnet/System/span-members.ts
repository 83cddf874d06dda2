// The members of values that read a span of characters, or write one: `Parse`, `TryParse`, `TryFormat`.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';

type Chars = Span<number>;

/** A text as an argument: a string, or a span of characters. */
export type SomeText = string | Chars | null;
/** The characters of a string or a span. */
export const textOf = (text: SomeText): string | null =>
  text === null || typeof text === 'string' ? text : textOfSpan(text);

/** The text of UTF-8. */
export const textOfBytes = (bytes: Chars): string => new TextDecoder().decode(Uint8Array.from(bytes.copy()));

/** `IUtf8SpanParsable`, of a type that reads text and does not show that it reads UTF-8. */
export function utf8Statics(
  parse: (text: string, provider: unknown) => unknown,
  tryParse: (text: string, provider: unknown, result: Ref) => boolean,
): Record<string, (...args: any[]) => unknown> {
  return {
    'IUtf8SpanParsable.Parse/2': (text: Chars, provider: unknown) => parse(textOfBytes(text), provider),
    'IUtf8SpanParsable.TryParse/3': (text: Chars, provider: unknown, result: Ref) =>
      tryParse(textOfBytes(text), provider, result),
  };
}

/** Writes a text into a span where there is room for it. */
export function writeText(text: string, destination: Chars, charsWritten: Ref): boolean {
  const fits = text.length <= destination.length;
  charsWritten.v = fits ? text.length : 0;
  if (fits) for (let index = 0; index < text.length; index++) destination.set(index, text.charCodeAt(index));
  return fits;
}

/** Writes a text as UTF-8 into a span where there is room for it. */
export function writeBytes(text: string, destination: Chars, bytesWritten: Ref): boolean {
  const bytes = new TextEncoder().encode(text);
  const fits = bytes.length <= destination.length;
  bytesWritten.v = fits ? bytes.length : 0;
  if (fits) for (let index = 0; index < bytes.length; index++) destination.set(index, bytes[index]!);
  return fits;
}

/** The format that a span of characters holds: null where it is empty. */
export const formatOf = (format: Chars): string | null => (format.length === 0 ? null : textOfSpan(format));

/**
 * `TryFormat` by `ToString(format, provider)`, for characters and for UTF-8.
 * @param rest the parameters after the number of what was written
 */
export function tryFormat(
  toText: (self: any, format: string | null, provider: unknown) => string,
  rest: string = ', ReadOnlySpan<char> format = default, IFormatProvider? provider = null',
): Record<string, Implementation> {
  const by =
    (write: typeof writeText) =>
    (self: unknown, destination: Chars, written: Ref, format?: Chars, provider: unknown = null): boolean =>
      write(toText(self, format ? formatOf(format) : null, provider), destination, written);
  return {
    [`bool TryFormat(Span<char> destination, out int charsWritten${rest})`]: by(writeText),
    [`bool TryFormat(Span<byte> utf8Destination, out int bytesWritten${rest})`]: by(writeBytes),
  };
}

/** How a type reads text. */
export interface TextReader {
  readonly parse: (text: string | null, style: number, provider: unknown) => unknown;
  readonly tryParse: (text: string | null, style: number, provider: unknown, result: Ref) => boolean;
  readonly style: number;
}

/** The members of a number that read spans of characters. `styleText` is the default style as C#. */
export function characterParsers(
  type: string,
  styleText: string,
  { parse, tryParse, style: usual }: TextReader,
): Record<string, Implementation> {
  return {
    [`static ${type} Parse(ReadOnlySpan<char> s, NumberStyles style = ${styleText}, IFormatProvider? provider = null)`]:
      (s: Chars, style: number, provider: unknown) => parse(textOfSpan(s), style, provider),
    [`static ${type} Parse(ReadOnlySpan<char> s, IFormatProvider? provider)`]: (
      s: Chars,
      provider: unknown,
    ) => parse(textOfSpan(s), usual, provider),
    [`static bool TryParse(ReadOnlySpan<char> s, out ${type} result)`]: (s: Chars, result: Ref) =>
      tryParse(textOfSpan(s), usual, null, result),
    [`static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out ${type} result)`]: (
      s: Chars,
      provider: unknown,
      result: Ref,
    ) => tryParse(textOfSpan(s), usual, provider, result),
    [`static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider? provider, out ${type} result)`]:
      (s: Chars, style: number, provider: unknown, result: Ref) =>
        tryParse(textOfSpan(s), style, provider, result),
  };
}

/** The members of a number that read spans, of characters and of UTF-8. */
export function numberParsers(
  type: string,
  styleText: string,
  reader: TextReader,
): Record<string, Implementation> {
  const { parse, tryParse, style: usual } = reader;
  return {
    ...characterParsers(type, styleText, reader),
    [`static ${type} Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = ${styleText}, IFormatProvider? provider = null)`]:
      (s: Chars, style: number, provider: unknown) => parse(textOfBytes(s), style, provider),
    [`static ${type} Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider)`]: (
      s: Chars,
      provider: unknown,
    ) => parse(textOfBytes(s), usual, provider),
    [`static bool TryParse(ReadOnlySpan<byte> utf8Text, out ${type} result)`]: (s: Chars, result: Ref) =>
      tryParse(textOfBytes(s), usual, null, result),
    [`static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out ${type} result)`]: (
      s: Chars,
      provider: unknown,
      result: Ref,
    ) => tryParse(textOfBytes(s), usual, provider, result),
    [`static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider? provider, out ${type} result)`]:
      (s: Chars, style: number, provider: unknown, result: Ref) =>
        tryParse(textOfBytes(s), style, provider, result),
  };
}

const formatFirst: ReadonlySet<string> = new Set(['byte', 'sbyte', 'int', 'nint', 'nuint', 'double']);
/** `ToString(format)` and `ToString(provider)`, which .NET has in this order for some types only. */
export function textMembers(
  keyword: string,
  members: Readonly<Record<string, Implementation>>,
): Record<string, Implementation> {
  return formatFirst.has(keyword) ? { ...members } : Object.fromEntries(Object.entries(members).reverse());
}

/**
 * A type's members with those that read spans of characters beside `Parse`, `TryParse`, `ParseExact` and
 * `TryParseExact` of strings.
 */
export function withSpanParsers(
  members: Readonly<Record<string, Implementation>>,
  comesFirst: boolean = false,
): Record<string, Implementation> {
  return withSpanOverloads(
    members,
    /^static [\w?]+ (?:Try)?Parse(?:Exact)?(?:<\w+>)?\(string\b/,
    /^string\?? /,
    comesFirst,
  );
}

/**
 * The members with overloads that read spans of characters.
 * @param which the signatures that have one
 * @param text the parameters that are spans there
 * @param comesFirst whether .NET has these overloads before those of strings
 */
export function withSpanOverloads(
  members: Readonly<Record<string, Implementation>>,
  which: RegExp,
  text: RegExp,
  comesFirst: boolean = false,
): Record<string, Implementation> {
  const found: Record<string, Implementation> = {};
  for (const [signature, member] of Object.entries(members)) {
    if (!which.test(signature)) continue;
    const implementation = member as (...args: unknown[]) => unknown;
    const open = signature.indexOf('(');
    const close = signature.lastIndexOf(')');
    const parameters = signature.slice(open + 1, close).split(', ');
    const offset = signature.startsWith('static ') ? 0 : 1;
    const isText = parameters.map((parameter) => text.test(parameter));
    const own = parameters.map((parameter, index) =>
      isText[index] ? parameter.replace(/^string\?? /, 'ReadOnlySpan<char> ') : parameter,
    );
    found[`${signature.slice(0, open)}(${own.join(', ')})${signature.slice(close + 1)}`] = (
      ...args: unknown[]
    ) =>
      implementation(
        ...args.map((argument, index) =>
          isText[index - offset] === true ? textOfSpan(argument as Chars) : argument,
        ),
      );
  }
  return comesFirst ? { ...found, ...members } : { ...members, ...found };
}
