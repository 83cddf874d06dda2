// What recorded calls keep of `Global`: each object once, and no more than there is room for.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { sizeOfValue } from '../../template/host/value-size.ts';
import { SeenValues, type Seen } from '../../service/journal/seen-values.ts';
import { answering, REAL_TEMPLATES } from './real-templates.ts';
import { withServer } from './test-server.ts';

const seen = (...values: unknown[]): Seen => ({
  globals: new Map(values.map((value, index) => [String(index), value])),
});
/** Room for two of {@link big}. */
const LIMIT = 2.5 * sizeOfValue(Array.from({ length: 1000 }, (_, index) => index));
const big = (): number[] => Array.from({ length: 1000 }, (_, index) => index);

test('an object is kept once, whoever saw it; the oldest calls forget theirs first', () => {
  const values = new SeenValues(LIMIT);
  const shared = big();
  const calls = Array.from({ length: 50 }, () => seen(shared, 'text'));
  for (const call of calls) values.take(call);
  expect(calls.every(({ globals }) => globals!.get('0') === shared)).toBe(true);
  const own = Array.from({ length: 3 }, () => seen(big(), 5));
  for (const call of own) values.take(call);
  expect(calls.filter(({ globals }) => globals!.has('0'))).toEqual([]);
  expect(own.map(({ globals }) => globals!.has('0'))).toEqual([false, true, true]);
  expect(own.map(({ globals }) => globals!.get('1'))).toEqual([5, 5, 5]);
  expect(calls[0]!.globals!.get('1')).toBe('text');
});

test('what is given back makes room', () => {
  const values = new SeenValues(LIMIT);
  const calls = Array.from({ length: 5000 }, () => seen(big()));
  for (const [index, call] of calls.entries()) {
    values.take(call);
    if (index > 0) values.give(calls[index - 1]!);
    expect(call.globals!.has('0')).toBe(true);
  }
});

test('a template that sets a long list each time does not fill the memory by what is recorded', () =>
  withServer(
    {
      'Mocks/a.json': answering(
        '/a',
        '((Global["l"] as List<int>)?.Count ?? 0) + ((List<int>)(Global["l"] = Enumerable.Range(0, 5000).ToList())).Count',
      ),
    },
    async ({ ask, server }) => {
      for (let index = 0; index < 60; index++) expect((await ask('/a')).status).toBe(200);
      const kept = server.service.journal
        .find({})
        .map(
          ({ world }) =>
            (world!.globals!.get('l') as { items?: readonly unknown[] } | undefined)?.items?.length,
        );
      expect(kept).toHaveLength(60);
      // Half of a megabyte, at eight bytes an element.
      expect(kept.filter((length) => length === 5000).length).toBeLessThan(15);
      expect(kept.at(-1)).toBe(5000);
    },
    REAL_TEMPLATES,
  ));

test('what was given back is not kept by what was seen before', async () => {
  setFlagsFromString('--expose-gc');
  const values = new SeenValues(LIMIT);
  const object = ['in Global'];
  values.take(seen(object));
  const given = Array.from({ length: 3000 }, () => {
    const later = seen(object);
    values.take(later);
    values.give(later);
    return new WeakRef(later);
  });
  await new Promise((resolve) => void setImmediate(resolve));
  (runInNewContext('gc') as () => void)();
  expect(given.filter((each) => each.deref() !== undefined)).toEqual([]);
});
