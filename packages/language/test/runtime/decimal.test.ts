// Decimal arithmetic against what real .NET gives for the same random values.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Decimal } from '../../runtime/decimal.ts';
import { Exception } from '../../runtime/exceptions.ts';

interface Table {
  readonly values: readonly string[];
  /** For each value and the next one: sum, difference, product, quotient, remainder, rounded, as double, hash, as float. */
  readonly results: readonly string[];
  readonly doubles: readonly string[];
  readonly ofDouble: readonly string[];
  readonly ofSingle: readonly string[];
}
const table = JSON.parse(readFileSync(new URL('decimals.json', import.meta.url), 'utf8')) as Table;
const values = table.values.map((value) => Decimal.parse(value)!);

function outcome(action: () => string): string {
  try {
    return action();
  } catch (error) {
    if (error instanceof Exception) return error.text;
    throw error;
  }
}

describe('arithmetic', () => {
  test.each(
    values.slice(0, -1).map((a, index) => [a.toString(), values[index + 1]!.toString(), index] as const),
  )('%s and %s', (_a, _b, index) => {
    const [a, b] = [values[index]!, values[index + 1]!];
    const expected = table.results.slice(index * 9, index * 9 + 9);
    const operations = [
      () => a.add(b),
      () => a.subtract(b),
      () => a.multiply(b),
      () => a.divide(b),
      () => a.remainder(b),
      () => a.round(2),
    ];
    expect(operations.map((operation) => outcome(() => operation().toString()))).toEqual(
      expected.slice(0, 6),
    );
    expect(a.toDouble()).toBe(Number(expected[6]));
    expect(a.hash()).toBe(Number(expected[7]));
    expect(a.toSingle()).toBe(Math.fround(Number(expected[8])));
  });
});

describe('conversion', () => {
  test('from double', () => {
    expect(table.doubles.map((value) => outcome(() => Decimal.fromDouble(Number(value)).toString()))).toEqual(
      table.ofDouble,
    );
  });
  test('from float', () => {
    expect(
      table.doubles.map((value) => outcome(() => Decimal.fromSingle(Math.fround(Number(value))).toString())),
    ).toEqual(table.ofSingle);
  });
});
