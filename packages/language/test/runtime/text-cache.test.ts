// What outlives runs is bounded by its number and by the characters of the texts that it was made of.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { TextCache } from '@mockwright/language/runtime/text-cache';

/** Counts what is made anew. */
function counting(most: number, mostCharacters: number): (text: string) => number {
  const cache = new TextCache<number>(most, mostCharacters);
  let made = 0;
  return (text) => cache.of(text, () => ++made);
}

test('so many values are kept at most', () => {
  const of = counting(2, 100);
  expect(['a', 'b', 'a', 'b'].map(of)).toEqual([1, 2, 1, 2]);
  expect(['c', 'c', 'a'].map(of)).toEqual([3, 3, 4]);
});

test('values of long texts are fewer, and of too long ones none', () => {
  const of = counting(10, 5);
  expect(['abc', 'abcdef', 'abcdef', 'abc'].map(of)).toEqual([1, 2, 3, 1]);
  expect(['def', 'def', 'abc'].map(of)).toEqual([4, 4, 5]);
});

test('what making throws is thrown, and nothing is kept of it', () => {
  const cache = new TextCache<number>(10, 100);
  expect(() =>
    cache.of('a', () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(cache.of('a', () => 1)).toBe(1);
});

test('a part of a long text does not keep the whole, half pairs of surrogates included', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const cache = new TextCache<string>(1000, 100_000);
  const before = process.memoryUsage().heapUsed;
  for (let at = 0; at < 100; at++) {
    const body = Buffer.alloc(1_000_000, `${at} of many \ud83d`).toString();
    const part = body.slice(10, 40);
    expect(cache.of(part, (own) => own.slice(1, 20))).toBe(part.slice(1, 20));
  }
  expect(cache.of(`\ud83d`, (own) => own)).toBe('\ud83d');
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
});
