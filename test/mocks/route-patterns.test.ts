// Route templates against what ASP.NET 10 said of them (route-patterns.json, route-matches.json).
import { expect, test } from 'vitest';
import { decodePath } from '../../src/http/percent-decoding.ts';
import { matchRoute, splitPath } from '../../src/mocks/route-match.ts';
import { parseRoutePattern } from '../../src/mocks/route-pattern.ts';
import { createRouter } from '../../src/mocks/router.ts';
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

test.each(matches)('$template on $path', ({ template, path, values }) => {
  const decoded = decodePath(path.replace(/\?.*$/, ''))!;
  const pattern = parseRoutePattern(template);
  const matched = matchRoute(pattern, splitPath(decoded));
  expect(matched === undefined ? null : Object.fromEntries(matched)).toEqual(values);

  // The tree must say the same as the route alone.
  const [found] = createRouter([{ methods: ['GET'], pattern }]).find('GET', decoded);
  expect(found === undefined ? null : Object.fromEntries(found.values)).toEqual(values);
});
