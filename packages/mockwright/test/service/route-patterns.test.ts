// Route templates against what ASP.NET 10 said of them (route-patterns.json, route-matches.json).
import { expect, test } from 'vitest';
import { decodePath } from '../../service/exchange/percent-decoding.ts';
import { matchRoute, splitPath } from '../../service/routing/route-match.ts';
import { parseRoutePattern } from '../../service/routing/route-pattern.ts';
import { createRouter } from '../../service/routing/router.ts';
import matches from './route-matches.json' with { type: 'json' };
import patterns from './route-patterns.json' with { type: 'json' };

test.each(patterns)('parses $template', ({ template, precedence, error }) => {
  if (error !== undefined) expect(() => parseRoutePattern(template)).toThrow(error);
  else expect(parseRoutePattern(template).precedence).toBe(precedence);
});

test.each([
  ['{a:foo}', "The constraint reference 'foo' could not be resolved to a type."],
  ['{a:constructor}', "The constraint reference 'constructor' could not be resolved to a type."],
  ['{a:min(x)}', "The constraint 'min(x)' cannot be used: its arguments must be whole numbers."],
  ['{a:range(5,1)}', "The constraint 'range(5,1)' cannot be used: 5 is greater than 1."],
  ['{a:int(3)}', "The constraint 'int(3)' takes 0 arguments."],
  ['{a:regex([)}', "The constraint 'regex([)' is no regular expression"],
])('refuses the constraint of %s', (template, message) => {
  expect(() => parseRoutePattern(template)).toThrow(message);
});

test('a regular expression that takes too long does not match, and is soon stopped', () => {
  const pattern = parseRoutePattern('{a:regex(^(a+)+$)}/{b:regex((?<=^x+)(y+)+$)}');
  const started = performance.now();
  expect(matchRoute(pattern, splitPath(`/${'a'.repeat(60)}b/x`))).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(5000);
  expect(matchRoute(pattern, splitPath('/aaa/xyy'))).toBeDefined();
});

// A path may be 64 KB long. Square times would be minutes here.
test.each([
  'int',
  'long',
  'bool',
  'datetime',
  'decimal',
  'double',
  'float',
  'guid',
  'alpha',
  'file',
  'range(1,5)',
])('the constraint %s takes no longer than its text is long', (name) => {
  const pattern = parseRoutePattern(`{a:${name}}`);
  const started = performance.now();
  for (const piece of ['1', '1,', ' ', '+', '.', '1.', 'e', '1e', '0', 'a', '-', '2020-', '1:'])
    for (const text of [
      piece.repeat(300_000 / piece.length),
      `${piece.repeat(300_000 / piece.length)}x`,
      `1${piece.repeat(300_000 / piece.length)}1`,
    ])
      matchRoute(pattern, splitPath(`/${text}`));
  expect(performance.now() - started).toBeLessThan(4000);
});

test('the searches of one path share one time limit, and the same search is made once', () => {
  const routes = Array.from({ length: 40 }, (_, index) => ({
    methods: ['GET'],
    pattern: parseRoutePattern(`{a:regex(^(a+)+${index}$)}`),
  }));
  const started = performance.now();
  expect(createRouter(routes).find('GET', `/${'a'.repeat(60)}!`)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(4000);
});

test.each(matches)('$template on $path', ({ template, path, values }) => {
  const decoded = decodePath(path.replace(/\?.*$/, ''))!;
  const pattern = parseRoutePattern(template);
  const matched = matchRoute(pattern, splitPath(decoded));
  expect(matched === undefined ? null : Object.fromEntries(matched)).toEqual(values);

  // The tree must say the same as the route alone.
  const [found] = createRouter([{ methods: ['GET'], pattern }]).find('GET', decoded);
  expect(found === undefined ? null : Object.fromEntries(found.values)).toEqual(values);
});
