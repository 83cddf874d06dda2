// What outlives runs is bounded by its number and by the characters of the texts that it was made of.
import { expect, test } from 'vitest';
import { TextCache } from '@mockwright/language/runtime/text-cache';

test('so many values are kept at most', () => {
  const cache = new TextCache<number>(2, 100);
  cache.set('a', 1);
  cache.set('b', 2);
  expect([cache.get('a'), cache.get('b')]).toEqual([1, 2]);
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, undefined, 3]);
});

test('values of long texts are fewer, and of too long ones none', () => {
  const cache = new TextCache<number>(10, 5);
  cache.set('abc', 1);
  cache.set('abcdef', 2);
  expect([cache.get('abc'), cache.get('abcdef')]).toEqual([1, undefined]);
  cache.set('def', 3);
  expect([cache.get('abc'), cache.get('def')]).toEqual([undefined, 3]);
});
