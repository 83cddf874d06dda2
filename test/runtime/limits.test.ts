// Code that would take too much time or memory ends its own run, and nothing else.
import { expect, test } from 'vitest';
import { evaluate } from '../../src/template/compiling/evaluate.ts';
import cases from './limits.json' with { type: 'json' };

test.each(cases)('$code', ({ code, message }) => {
  // What is refused at once has all the time it wants.
  const timeoutMilliseconds = message.includes('at once') ? 60_000 : 200;
  const { exception, message: said } = evaluate([code], { run: { timeoutMilliseconds } });
  expect(exception).toBe('System.TimeoutException');
  expect(said).toContain(message);
});
