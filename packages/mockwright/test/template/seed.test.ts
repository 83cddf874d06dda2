// Seeds and the numbers they give.
import { expect, test } from 'vitest';
import { Seed } from '../../template/running/seed.ts';

const numbers = (seed: Seed, count: number): number[] => Array.from({ length: count }, seed.generator());

test('equal texts give equal numbers, others give others', () => {
  expect(numbers(Seed.of('1'), 5)).toEqual(numbers(Seed.of('1'), 5));
  expect(numbers(Seed.of('1'), 1)).not.toEqual(numbers(Seed.of('2'), 1));
});

test('a drawn seed can be written down', () => {
  const seed = Seed.draw();
  expect(seed.text).toMatch(/^[\da-f]{32}$/);
  expect(numbers(Seed.of(seed.text), 5)).toEqual(numbers(seed, 5));
  expect(Seed.draw().text).not.toBe(seed.text);
});

test('the numbers are spread evenly in [0, 1)', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const number of numbers(Seed.of('even'), 10_000)) {
    expect(number >= 0 && number < 1).toBe(true);
    tenths[Math.floor(number * 10)]!++;
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
