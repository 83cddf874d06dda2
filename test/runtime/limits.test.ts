// Code that would take too much time or memory ends its own run, and nothing else.
import { expect, test } from 'vitest';
import { evaluate } from '../../src/template/evaluate.ts';
import cases from './limits.json' with { type: 'json' };

test.each(cases)('$code', ({ code, message }) => {
  const { exception, message: said } = evaluate([code], { run: { timeoutMilliseconds: 200 } });
  expect(exception).toBe('System.TimeoutException');
  expect(said).toContain(message);
});
