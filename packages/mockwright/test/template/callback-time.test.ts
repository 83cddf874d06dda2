// How long the callbacks of one answer may take.
import { expect, test } from 'vitest';
import { SourceText } from '@mockwright/language/text/source-text';
import { createCompiler } from '../../compiler.ts';
import { MemoryGlobalStore } from '../../template/host/global-store.ts';
import type { CallbackOutcome, RunGuard, TemplateRequest } from '../../template/template.ts';
import { worldOf } from '../cases/world.ts';

const compile = createCompiler({ imports: [] });

function callbacksOf(text: string, guard?: RunGuard): readonly CallbackOutcome[] {
  const { template } = compile(new SourceText('case.json', text));
  return template!
    .start({
      request: {} as TemplateRequest,
      global: new MemoryGlobalStore(),
      world: worldOf('1'),
      settings: {
        scriptTimeoutMilliseconds: 100,
        environment: new Map(),
        console: () => undefined,
        warning: () => undefined,
        ...(guard && { guard }),
      },
    })
    .answer().callbacks;
}

const failures = (outcomes: readonly CallbackOutcome[]): readonly string[] =>
  outcomes.map((outcome) => (outcome.kind === 'failed' ? outcome.error.message : outcome.url));

test('each may take its time, but not hundreds of them one after the other', () => {
  const endless = `{ "url": "http://localhost/<# while (true) { } #>" }`;
  const told = failures(
    callbacksOf(
      `{ "request": {}, "response": {}, "callbacks": [{ "url": "http://localhost/first" }${`, ${endless}`.repeat(200)}] }`,
    ),
  );
  expect(told[0]).toBe('http://localhost/first');
  expect(told[1]).toContain('The code ran for more than 100 ms');
  expect(told.length).toBeLessThan(12);
  expect(told.at(-1)).toMatch(
    /^The code of callbacks ran for more than 300 ms: the 19\d that are left are not sent\.$/,
  );
});

test('those without code are not watched', () => {
  let watched = 0;
  const guard: RunGuard = (_, action) => (watched++, action());
  const constant = `{ "url": "http://localhost/" }, `.repeat(100);
  const told = failures(
    callbacksOf(
      `{ "request": {}, <# if (true) { #> "response": {} <# } #>, "callbacks": [${constant} { "url": "http://localhost/<#= 1 #>" }] }`,
      guard,
    ),
  );
  expect(told).toHaveLength(101);
  expect(told.at(-1)).toBe('http://localhost/1');
  // The answer, the last callback, what is done at the end.
  expect(watched).toBeLessThanOrEqual(3);
});
