// The router: order, many mocks, and that their number does not matter.
import { expect, test } from 'vitest';
import { parseRoutePattern } from '../../service/routing/route-pattern.ts';
import { createRouter, type Routed } from '../../service/routing/router.ts';

interface Named extends Routed {
  readonly name: string;
}

const named = (route: string, methods: Named['methods'] = ['GET']): Named => ({
  name: route,
  methods,
  pattern: parseRoutePattern(route),
});
const found = (routes: readonly string[], path: string): string[] =>
  createRouter(routes.map((route) => named(route)))
    .find('GET', path)
    .map(({ target }) => target.name);

test('the more specific route first, segment by segment from the left', () => {
  const routes = [
    '{*all}',
    'a/{*rest}',
    '{x}/{y}',
    'a/{y}',
    'a/{y:int}',
    '{x}/b',
    'a/b',
    'a/{y}-{z}',
    'a/b/{z?}',
    '{*all:nonfile}',
  ];
  expect(found(routes, '/a/b')).toEqual([
    'a/b',
    'a/b/{z?}',
    'a/{y}',
    'a/{*rest}',
    '{x}/b',
    '{x}/{y}',
    '{*all:nonfile}',
    '{*all}',
  ]);
  expect(found(routes, '/a/5')[0]).toBe('a/{y:int}');
  expect(found(routes, '/a/5-6')[0]).toBe('a/{y}-{z}');
});

test('equally specific routes keep the order they were given in', () => {
  expect(found(['{b}', '{a}', 'x', 'X'], '/x')).toEqual(['x', 'X', '{b}', '{a}']);
});

test('methods are apart', () => {
  const router = createRouter([named('a', ['GET']), named('a', ['POST'])]);
  expect(router.find('POST', '/a').map(({ target }) => target.methods)).toEqual([['POST']]);
  expect(router.find('PUT', '/a')).toEqual([]);
});

test('one method goes before a list, a list before any; a more specific route before all', () => {
  const router = createRouter([
    named('{x}', '*'),
    named('{x}', ['GET', 'HEAD']),
    named('{x}', ['GET']),
    named('a', '*'),
  ]);
  const methodsFor = (method: string, path: string): unknown =>
    router.find(method, path).map(({ target }) => target.methods);
  expect(methodsFor('GET', '/b')).toEqual([['GET'], ['GET', 'HEAD'], '*']);
  expect(methodsFor('HEAD', '/b')).toEqual([['GET', 'HEAD'], '*']);
  expect(methodsFor('PURGE', '/b')).toEqual(['*']);
  expect(router.find('GET', '/a')[0]!.target.name).toBe('a');
});

test('parameters have the names of their own route', () => {
  const router = createRouter([named('a/{x}'), named('a/{y}')]);
  expect(router.find('GET', '/a/1').map(({ values }) => Object.fromEntries(values))).toEqual([
    { x: '1' },
    { y: '1' },
  ]);
});

test('ten thousand mocks cost a lookup no more than ten', () => {
  const readsFor = (count: number): number => {
    let reads = 0;
    const router = createRouter(
      Array.from({ length: count }, (_, index) => {
        const route = named(`api/r${index}/{id:int}/items/{item}`);
        return { ...route, get pattern() { reads++; return route.pattern; } }; // prettier-ignore
      }),
    );
    reads = 0;
    expect(router.find('GET', '/api/r7/5/items/x')).toHaveLength(1);
    return reads;
  };
  expect(readsFor(10_000)).toBe(readsFor(10));
});

test('routes of more segments than calls can be nested', () => {
  const names = Array.from({ length: 30_000 }, (_, index) => `p${index}`);
  const literals = names.join('/');
  const parameters = names.map((name) => `{${name}}`).join('/');
  const omissible = names.map((name) => `{${name}=1}`).join('/');
  expect(found([literals, parameters, `a/${omissible}`], `/${literals}`)).toEqual([literals, parameters]);
  expect(found([`a/${omissible}`], '/a/b')).toEqual([`a/${omissible}`]);
});

test('more mocks at one route than a call takes arguments', () => {
  const routes = Array.from({ length: 300_000 }, () => 'a');
  expect(found(routes, '/a')).toHaveLength(300_000);
});
