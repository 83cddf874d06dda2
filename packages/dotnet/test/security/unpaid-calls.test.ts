// Calls that take long each, made again and again by code whose tank is full: they pay for what they do, so that such code
// ends when its time is over. The setup of a case makes something large; its call is repeated for ever.
import { expect, test } from 'vitest';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';
import cases from './unpaid-calls.json' with { type: 'json' };

/** Fills the tank: turns that cost next to nothing. */
const shortTurns = 'for (var w = 0; w < 20000; w++) ;';
/** The later ones are for a busy machine, where the setup takes all of the first. */
const times = [120, 600, 3000];

test.each(cases)('$setup $call', { timeout: 30_000 }, ({ setup, call }) => {
  const before = `${setup} ${shortTurns} `;
  let isOver = false;
  for (let at = 0; at < times.length && !isOver; at++) {
    const { user } = process.cpuUsage();
    const { exception, diagnostics, position } = evaluate([`${before}for (;;) { ${call} }`], {
      run: { timeoutMilliseconds: times[at]! },
    });
    expect(diagnostics?.filter((each) => each.includes('error')) ?? []).toEqual([]);
    expect(exception).toBe('System.TimeoutException');
    // On a busy machine the time may be over before the code begins.
    isOver = position !== undefined && position.column > before.length;
    expect((process.cpuUsage().user - user) / 1000).toBeLessThan(times[at]! + 2500);
  }
  expect(isOver, 'the setup takes too long').toBe(true);
});
