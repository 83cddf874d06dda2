// The journal's budget and order; what it is for is tested through the verification endpoint.
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Buffers that nobody needs are let go a little after the collection. */
async function memoryInUse(): Promise<number> {
  for (let turn = 0; turn < 3; turn++) {
    collectGarbage();
    await sleep(10);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Texts as they come from a socket: one piece of memory each. */
const received = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

test.each([
  [
    'paths cut out of long targets',
    4000,
    (journal: Journal, index: number) =>
      journal.record(
        received(`/dyn/aaaaaaaaaaaaaaaa${index}?${'q'.repeat(20_000)}`).split('?')[0]!,
        [],
        undefined,
      ),
  ],
  [
    'many short headers',
    200,
    (journal: Journal, index: number) =>
      journal.record(
        `/h${index}`,
        Array.from({ length: 2000 }, (_, i) => received(`x${i % 7}${index % 10}`)),
        undefined,
      ),
  ],
  [
    'bodies',
    4000,
    (journal: Journal, index: number) => journal.record(`/b${index}`, [], Buffer.alloc(3000, 'x')),
  ],
])('the memory of %s is what is counted', async (_name, count, record) => {
  const journal = new Journal(1000, 1_000_000_000, () => 0);
  const before = await memoryInUse();
  for (let index = 0; index < count; index++) record(journal, index);
  const grown = (await memoryInUse()) - before;
  expect(journal.bytes).toBeGreaterThan(grown * 0.8 - 1_000_000);
  expect(grown).toBeGreaterThan(journal.bytes * 0.3 - 1_000_000);
});
