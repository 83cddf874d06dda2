// The journal's budget and order; what it is for is tested through the verification endpoint.
import { expect, test } from 'vitest';
import { Journal } from '../../src/service/journal/journal.ts';

const bodyOf = (length: number): Uint8Array => new Uint8Array(length);

test('the oldest calls go when the budget is used up; a repeated call is young again', () => {
  const journal = new Journal(1000, 5000, () => 0);
  journal.record('/a', [], bodyOf(1000));
  journal.record('/b', [], bodyOf(1000));
  journal.record('/a', [], bodyOf(1000));
  journal.record('/c', [], bodyOf(1000));
  journal.record('/d', [], bodyOf(1000));
  expect(['/a', '/b', '/c', '/d'].map((path) => journal.find(path) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(journal.bytes).toBeLessThanOrEqual(5000);
});

test('one call over the whole budget is not kept', () => {
  const journal = new Journal(1000, 5000, () => 0);
  journal.record('/a', [], bodyOf(6000));
  expect(journal.find('/a')).toBeUndefined();
  expect(journal.bytes).toBe(0);
});

test('expired calls make room, and a replaced call is not counted twice', () => {
  let now = 0;
  const journal = new Journal(1000, 1_000_000, () => now);
  for (let index = 0; index < 100; index++) journal.record('/a', ['X', 'y'], bodyOf(10));
  const { bytes } = journal;
  now = 2000;
  journal.record('/b', ['X', 'y'], bodyOf(10));
  expect(journal.bytes).toBe(bytes);
});
