// Near misses of paths that nobody types.
import { expect, test } from 'vitest';
import type { Mock } from '../../service/mocks/mock-set.ts';
import { findNearMisses, type NearMiss } from '../../service/exchange/near-misses.ts';
import { parseRoutePattern } from '../../service/routing/route-pattern.ts';

const mockOf = (route: string): Mock => {
  const facts = { pattern: parseRoutePattern(route), template: { path: '', route, methods: ['GET'] } };
  return { methods: ['GET'], pattern: facts.pattern, facts } as unknown as Mock;
};
const closest = (route: string, path: string): NearMiss =>
  findNearMisses([mockOf(route)], 'GET', path, [])[0]!;

test.each([
  ['a', 'a/b', "the path goes on with '/b'"],
  ['orders/{id:int}', '/oders/x', "'oders' is not 'orders'; 'x' does not fit '{id:int}'"],
  ['a/b/{c?}', '/a', "the path lacks '/b/{c?}'"],
  ['a/{b=1}/{c?}', '/b', "'b' is not 'a'"],
  ['ab/{*rest}', '/ac/b/c/d/e', "'ac' is not 'ab'"],
])('%s for %s', (route, path, reasons) => {
  const { reasons: found, isNear } = closest(route, path);
  expect(found.join('; ')).toBe(reasons);
  expect(isNear).toBe(true);
});

test.each([
  ['users/{id}', '/cars/5', "'cars' is not 'users'"],
  ['users/{id}/cars', '/shops/5/sale', "'shops' is not 'users'; 'sale' is not 'cars'"],
  ['a', '/', "the path lacks '/a'"],
  ['/', '/anything', "the path goes on with '/anything'"],
  ['{id:int}/list', '/5/else', "'else' is not 'list'"],
])(
  '%s is not near %s: it has nothing of it; why it does not fit is known all the same',
  (route, path, reasons) => {
    const { reasons: found, isNear } = closest(route, path);
    expect(found.join('; ')).toBe(reasons);
    expect(isNear).toBe(false);
  },
);

test.each([
  ['/order/5', ['orders/{id}', 'cars/{id}', 'users/{id}'], 1],
  ['/order', ['orders/{id}', 'shops/list', 'cars/{id}'], 1],
  ['/something', ['shops/list', 'cars/{id}', 'orders/{id}'], 0],
])('three are closest to %s where there are three, the near ones first: %j', (path, routes, near) => {
  const mocks = ['shops/list', 'long/and/far/away', 'cars/{id}', 'orders/{id}', 'users/{id}'].map(mockOf);
  const misses = findNearMisses(mocks, 'GET', path, []);
  expect(misses.map(({ mock }) => mock.template.route).toSorted()).toEqual(routes.toSorted());
  expect(misses.map(({ isNear }) => isNear)).toEqual([0, 1, 2].map((index) => index < near));
});

test.each([
  ['{id:int}', '/x', "'x' does not fit '{id:int}'"],
  ['shops/{id}/users', '/shop/5/cars', "'shop' is not 'shops'; 'cars' is not 'users'"],
  ['a-{n:int}/b', '/a-1/xyz', "'xyz' is not 'b'"],
])('%s is near %s: %s', (route, path, reasons) => {
  const { reasons: found, isNear } = closest(route, path);
  expect(found.join('; ')).toBe(reasons);
  expect(isNear).toBe(true);
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
  expect(performance.now() - started).toBeLessThan(4000);
  expect(JSON.stringify(misses.map(({ reasons }) => reasons)).length).toBeLessThan(2000);
});

test('what is told of a long route has a limit', () => {
  const miss = closest('a/'.repeat(20_000) + 'b', '/x'.repeat(15_000));
  expect(miss.reasons.length).toBeLessThan(25);
  expect(miss.segments.length).toBeLessThan(125);
  const lacking = closest('a/'.repeat(20_000) + 'b', '/a'.repeat(15_000));
  expect(Math.max(...lacking.reasons.map(({ length }) => length))).toBeLessThan(400);
});
