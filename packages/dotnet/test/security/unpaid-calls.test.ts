// Calls that take long each, made again and again by code whose tank is full: they pay for what they do, so that such code
// ends when its time is over. The setup of a case makes something large; its call is repeated for ever.
import { expect, test } from 'vitest';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';
import cases from './unpaid-calls.json' with { type: 'json' };

/** Fills the tank: turns that cost next to nothing. */
const shortTurns = 'for (var w = 0; w < 400000; w++) ;';

test.each(cases)('$setup $call', { timeout: 15_000 }, ({ setup, call }) => {
  const { user } = process.cpuUsage();
  const { exception, diagnostics } = evaluate([`${setup} ${shortTurns} for (;;) { ${call} }`], {
    run: { timeoutMilliseconds: 120 },
  });
  expect(diagnostics?.filter((each) => each.includes('error')) ?? []).toEqual([]);
  expect(exception).toBe('System.TimeoutException');
  expect((process.cpuUsage().user - user) / 1000).toBeLessThan(3000);
});
