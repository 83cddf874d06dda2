// Numbers to text and back, against tables of what real .NET gives.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NumberFormatInfo } from '../../System.Globalization/number-format-info.ts';
import {
  formatDecimal,
  formatDouble,
  formatInteger,
  formatSingle,
} from '../../System/numbers/format-number.ts';
import {
  integerRanges,
  parseDecimal,
  parseFloating,
  parseInteger,
  tryParseDecimal,
  tryParseFloating,
  tryParseInteger,
} from '../../System/numbers/parse-number.ts';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { doubleText } from '@mockwright/language/runtime/number-text';
import { Run } from '@mockwright/language/runtime/run';

const info = NumberFormatInfo.invariant;
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const run = new Run({
  now: () => 0,
  timeZone: 'UTC',
  random: () => 0,
  console: () => undefined,
  consoleError: () => undefined,
  timeoutMilliseconds: 60_000,
  memoryInUse: () => 0,
  memoryGrowth: 1,
  memoryLimit: 1,
  locale: 'en',
  environment: new Map(),
});

/** The text, or `!` and the message of what was thrown. */
function outcome(action: () => string, describe: (error: Exception) => string): string {
  try {
    return run.enter(action);
  } catch (error) {
    if (error instanceof Exception) return describe(error);
    throw error;
  }
}

type Kind = 'int' | 'long' | 'double' | 'float' | 'decimal';
interface FormatTable extends Record<
  Kind,
  readonly { readonly value: string; readonly texts: readonly string[] }[]
> {
  readonly formats: readonly string[];
}
const format: Readonly<Record<Kind, (value: string, format: string) => string>> = {
  int: (value, text) => formatInteger(Number(value), 32, text, info),
  long: (value, text) => formatInteger(BigInt(value), 64, text, info),
  double: (value, text) => formatDouble(Number(value), text, info),
  float: (value, text) => formatSingle(Math.fround(Number(value)), text, info),
  decimal: (value, text) => formatDecimal(Decimal.parse(value)!, text, info),
};

const formats = read('number-formats.json') as FormatTable;
describe.each(Object.keys(format) as Kind[])('ToString of %s', (kind) => {
  test.each(formats[kind].map(({ value, texts }) => [value, texts] as const))('%s', (value, texts) => {
    const actual = formats.formats.map((text) =>
      outcome(
        () => format[kind](value, text),
        (error) => `!${error.text}`,
      ),
    );
    expect(actual).toEqual(texts);
  });
});

type ParseKind = 'int' | 'double' | 'decimal';
const parse: Readonly<Record<ParseKind, (text: string, style: number) => string>> = {
  int: (text, style) => parseInteger(text, integerRanges.int, style, info).toString(),
  double: (text, style) => doubleText(parseFloating(text, false, style, info)),
  decimal: (text, style) => parseDecimal(text, style, info).toString(),
};
const tryParse: Readonly<Record<ParseKind, (text: string) => string | undefined>> = {
  int: (text) => tryParseInteger(text, integerRanges.int, 7, info)?.toString(),
  double: (text) => {
    const value = tryParseFloating(text, false, 231, info);
    return value === undefined ? undefined : doubleText(value);
  },
  decimal: (text) => tryParseDecimal(text, 111, info)?.toString(),
};

const parsing = read('number-parsing.json') as {
  readonly styles: readonly number[];
  readonly rows: readonly (readonly string[])[];
};
describe('Parse and TryParse', () => {
  test.each(parsing.rows.map(([kind, text, ...expected]) => [kind as ParseKind, text!, expected] as const))(
    '%s %j',
    (kind, text, expected) => {
      const parsed = parsing.styles.map((style) =>
        outcome(
          () => parse[kind](text, style),
          (error) => `${error.constructor.name}: ${error.text}`,
        ),
      );
      const tried = tryParse[kind](text);
      expect([...parsed, tried === undefined ? 'False 0' : `True ${tried}`]).toEqual(expected);
    },
  );
});
