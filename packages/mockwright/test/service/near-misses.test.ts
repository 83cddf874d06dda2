// Near misses of paths that nobody types.
import { expect, test } from 'vitest';
import type { Mock } from '../../service/mocks/mock-set.ts';
import { findNearMisses } from '../../service/exchange/near-misses.ts';
import { parseRoutePattern } from '../../service/routing/route-pattern.ts';

const mockOf = (route: string): Mock =>
  ({
    methods: ['GET'],
    pattern: parseRoutePattern(route),
    template: { route, methods: ['GET'] },
  }) as unknown as Mock;
const reasonsFor = (route: string, path: string): readonly string[] | undefined =>
  findNearMisses([mockOf(route)], 'GET', path, [])[0]?.reasons;

test.each([
  ['a', 'a/b', "the path goes on with '/b'"],
  ['orders/{id:int}', '/oders/x', "'oders' is not 'orders'; 'x' does not fit '{id:int}'"],
  ['a/b/{c?}', '/a', "the path lacks '/b/{c?}'"],
  ['a/{b=1}/{c?}', '/b', "'b' is not 'a'"],
  ['ab/{*rest}', '/ac/b/c/d/e', "'ac' is not 'ab'"],
])('%s for %s', (route, path, reasons) => {
  expect(reasonsFor(route, path)?.join('; ')).toBe(reasons);
});

test.each([
  ['users/{id}', '/cars/5'],
  ['users/{id}/cars', '/shops/5/sale'],
  ['a', '/'],
  ['/', '/anything'],
  ['{id:int}/list', '/5/else'],
])('%s is not near %s: it has nothing of it', (route, path) => {
  expect(reasonsFor(route, path)).toBeUndefined();
});

test.each([
  ['{id:int}', '/x', "'x' does not fit '{id:int}'"],
  ['shops/{id}/users', '/shop/5/cars', "'shop' is not 'shops'; 'cars' is not 'users'"],
  ['a-{n:int}/b', '/a-1/xyz', "'xyz' is not 'b'"],
])('%s is near %s: %s', (route, path, reasons) => {
  expect(reasonsFor(route, path)?.join('; ')).toBe(reasons);
});

test.each([
  ['many segments', '/a'.repeat(30_000)],
  ['slashes', '/'.repeat(60_000)],
  ['a long segment', `/${'a'.repeat(60_000)}`],
  ['a long segment behind others', `/api/r1/${'1'.repeat(60_000)}`],
])('5,000 mocks and a path of %s', (_name, path) => {
  const mocks = Array.from({ length: 5000 }, (_, index) => mockOf(`api/r${index}/{id:int}-{name}`));
  const started = performance.now();
  const misses = findNearMisses(mocks, 'GET', path, []);
  expect(performance.now() - started).toBeLessThan(1000);
  expect(JSON.stringify(misses.map(({ reasons }) => reasons)).length).toBeLessThan(2000);
});
