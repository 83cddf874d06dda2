// How the fixtures of node:test declare tests: what node:test itself is told. `examples/node-test` runs them.
import { expect, test, vi } from 'vitest';
import { mockTest } from '../../testing/fixtures/node-test.ts';

const { declared } = vi.hoisted(() => ({ declared: [] as unknown[][] }));

vi.mock('node:test', () => {
  const declare =
    (kind: string) =>
    (...args: unknown[]): void => {
      declared.push([kind, ...args.map((each) => (typeof each === 'function' ? 'function' : each))]);
    };
  const base = Object.assign(declare('test'), {
    only: declare('only'),
    skip: declare('skip'),
    todo: declare('todo'),
  });
  return { test: base, after: () => undefined };
});

test('options and functions may be left out, as with node:test', async () => {
  const mock = mockTest();
  await mock('with a function', () => undefined);
  await mock('with both', { timeout: 5 }, () => undefined);
  await mock('pending');
  await mock.todo('later');
  await mock.skip('not now', { timeout: 5 });
  await mock(function named() {});
  await mock({ timeout: 5 }, () => undefined);
  expect(declared).toEqual([
    ['test', 'with a function', {}, 'function'],
    ['test', 'with both', { timeout: 5 }, 'function'],
    ['test', 'pending', {}],
    ['todo', 'later', {}],
    ['skip', 'not now', { timeout: 5 }],
    ['test', 'named', {}, 'function'],
    ['test', '<anonymous>', { timeout: 5 }, 'function'],
  ]);
});
