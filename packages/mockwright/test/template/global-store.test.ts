// The committed values of `Global`, and who wants to know what changes in them.
import { expect, test } from 'vitest';
import { MemoryGlobalStore } from '../../template/host/global-store.ts';

const names = (...given: string[]): ReadonlySet<string> => new Set(given);

test('each who watches knows what has changed since', () => {
  const store = new MemoryGlobalStore();
  store.commit(new Map([['before', 1]]));
  const first = store.watch();
  store.commit(new Map([['a', 1]]));
  const second = store.watch();
  store.commit(new Map([['b', 1]]), ['c']);
  expect(['before', 'a', 'b', 'c', 'd'].map((name) => first.hasChanged(names('x', name)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(['a', 'b'].map((name) => second.hasChanged(names(name)))).toEqual([false, true]);
  store.unwatch();
  store.clear();
  expect(first.hasChanged(names('before'))).toBe(true);
  store.unwatch();
});

test('however many watch, a change is noted once', () => {
  const store = new MemoryGlobalStore();
  for (let index = 0; index < 50; index++) store.watch();
  let walks = 0;
  store.commit(new Map(), {
    *[Symbol.iterator]() {
      walks++;
      yield 'a';
    },
  });
  expect(walks).toBeLessThan(3);
});
