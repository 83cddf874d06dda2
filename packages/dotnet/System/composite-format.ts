// Composite formatting: `string.Format("{0,8:N2}", …)`, for everything in the library that formats so.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentNullException, FormatException } from '@mockwright/language/runtime/exceptions';
import { coreType } from '@mockwright/language/runtime/core-types';
import { memoryLimit, spend, spendMemory, spendSize, spendText } from '@mockwright/language/runtime/run';
import { formatValue } from '@mockwright/language/runtime/text';
import { CultureInfo } from '../System.Globalization/culture-info.ts';
import { getFormat } from '../System.Globalization/format-provider.ts';
import { NumberFormatInfo } from '../System.Globalization/number-format-info.ts';

/** A provider's `ICustomFormatter.Format`. */
type CustomFormat = (format: string | null, arg: unknown, provider: unknown) => string | null;

const customFormatKey = 'ICustomFormatter.Format/3';

/** The custom formatter that a provider of template code supplies, undefined for the library's own providers. */
function customFormatOf(provider: unknown): CustomFormat | undefined {
  if (provider == null || provider instanceof CultureInfo || provider instanceof NumberFormatInfo)
    return undefined;
  const formatter = getFormat(provider, coreType('System.ICustomFormatter'));
  if (formatter === null || typeof formatter !== 'object') return undefined;
  const format = (formatter as Record<string, unknown>)[customFormatKey];
  return typeof format === 'function'
    ? (...args) => format.apply(formatter, args) as string | null
    : undefined;
}

function parseError(offset: number, reason: string): FormatException {
  return new FormatException(
    `Input string was not in a correct format. Failure to parse near offset ${offset}. ${reason}`,
  );
}
const endsEarly = 'Format item ends prematurely.';
const needsDigit = 'Expected an ASCII digit.';
const strayBrace = 'Unexpected closing brace without a corresponding opening brace.';
const limit = 1_000_000;

/** A part of a composite format: text as it is, or a hole. */
interface Item {
  readonly index: number;
  readonly width: number;
  readonly format: string;
}
type Part = string | Item;

/**
 * @param parts gets the parts, also those before what is wrong
 * @throws {FormatException} with the offset of what is wrong
 */
function parse(format: string, parts: Part[] = []): readonly Part[] {
  let at = 0;
  const next = (): string => {
    at++;
    if (at >= format.length) throw parseError(at, endsEarly);
    return format.charAt(at);
  };
  const number = (first: string): [value: number, next: string] => {
    if (!/[0-9]/.test(first)) throw parseError(at, needsDigit);
    let value = Number(first);
    let char = next();
    while (/[0-9]/.test(char) && value < limit) {
      value = value * 10 + Number(char);
      char = next();
    }
    return [value, char];
  };
  while (at < format.length) {
    spend(1);
    const brace = format.slice(at).search(/[{}]/);
    if (brace < 0) {
      parts.push(format.slice(at));
      break;
    }
    if (brace > 0) parts.push(format.slice(at, at + brace));
    at += brace;
    const opening = format.charAt(at);
    let char = next();
    if (char === opening) {
      parts.push(char);
      at++;
      continue;
    }
    if (opening !== '{') throw parseError(at, strayBrace);
    let index: number;
    let width = 0;
    let itemFormat = '';
    [index, char] = number(char);
    while (char === ' ') char = next();
    if (char === ',') {
      do char = next();
      while (char === ' ');
      const isLeft = char === '-';
      if (isLeft) char = next();
      [width, char] = number(char);
      if (isLeft) width = -width;
      while (char === ' ') char = next();
    }
    if (char !== '}') {
      if (char !== ':') throw parseError(at, endsEarly);
      const start = at + 1;
      for (;;) {
        char = next();
        if (char === '}') break;
        if (char === '{') throw parseError(at, endsEarly);
      }
      itemFormat = format.slice(start, at);
    }
    at++;
    parts.push({ index, width, format: itemFormat });
  }
  return parts;
}

/** Pads to a width: positive to the right, negative to the left. */
function align(text: string, width: number): string {
  spendMemory(Math.abs(width));
  return width < 0 ? text.padEnd(-width) : text.padStart(width);
}

/**
 * `string.Format(provider, format, args)`.
 * @param args boxed
 * @throws {ArgumentNullException | FormatException}
 */
export function formatComposite(
  format: string | null,
  args: readonly unknown[] | null,
  provider: unknown = null,
): string {
  if (format === null) throw new ArgumentNullException('format');
  if (args === null) throw new ArgumentNullException('args');
  const parts: Part[] = [];
  try {
    parse(format, parts);
  } catch (error) {
    // .NET formats as it reads: what an item before the mistake throws comes first.
    formatParts(parts, args, provider);
    throw error;
  }
  return formatParts(parts, args, provider);
}

function formatParts(parts: readonly Part[], args: readonly unknown[], provider: unknown): string {
  const custom = customFormatOf(provider);
  let result = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      result += part;
      continue;
    }
    if (part.index >= args.length) {
      throw new FormatException(
        'Index (zero based) must be greater than or equal to zero and less than the size of the argument list.',
      );
    }
    result += align(formatItem(args[part.index], part, provider, custom), part.width);
    if (result.length > memoryLimit) spendText(result);
  }
  return spendText(result);
}

/** `System.Text.CompositeFormat`: a composite format that was parsed once. */
export class CompositeFormat {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly format: string;
  readonly #parts: readonly Part[];
  /** @throws {ArgumentNullException | FormatException} */
  constructor(format: string | null) {
    if (format === null) throw new ArgumentNullException('format');
    this.format = format;
    this.#parts = parse(format);
  }
  /** How many arguments it needs at least. */
  get minimumArgumentCount(): number {
    spendSize(this.#parts.length);
    return this.#parts.reduce(
      (count, part) => (typeof part === 'string' ? count : Math.max(count, part.index + 1)),
      0,
    );
  }
  /** The formatted text of boxed arguments. @throws {FormatException} when there are too few */
  text(args: readonly unknown[], provider: unknown): string {
    return formatParts(this.#parts, args, provider);
  }
}

/** One item: by the custom formatter first, then by itself. */
function formatItem(
  arg: unknown,
  { format, width }: Item,
  provider: unknown,
  custom: CustomFormat | undefined,
): string {
  const itemFormat = format === '' ? null : format;
  // What is padded is not written in place.
  return custom?.(itemFormat, arg, provider) ?? formatValue(arg, itemFormat, provider, width === 0);
}
