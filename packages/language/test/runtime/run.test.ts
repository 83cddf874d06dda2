// What ends a run: its time, its memory.
import { expect, test } from 'vitest';
import { BudgetError, Run, spend } from '../../runtime/run.ts';
import { defaultRunOptions } from '../../../mockwright/template/running/run-options.ts';

const moreThanATank = 1_000_000;

test.each([
  ['grows too much', { memoryGrowth: 1000, memoryLimit: Infinity }],
  ['is too much for the process', { memoryGrowth: Infinity, memoryLimit: 1000 }],
])('a run whose memory %s is ended', (_, limits) => {
  let inUse = 0;
  const memoryInUse = (): number => (inUse += 600);
  const run = new Run({ ...defaultRunOptions(), ...limits, memoryInUse });
  const spendAll = (): void => {
    for (;;) spend(moreThanATank);
  };
  expect(() => run.enter(spendAll)).toThrow(
    new BudgetError('The code took too much memory and was stopped.'),
  );
});

test('a run whose time is over is ended', () => {
  const run = new Run({ ...defaultRunOptions(), timeoutMilliseconds: 0 });
  expect(() => run.enter(() => spend(moreThanATank))).toThrow(/ran for more than 0 ms/);
});

test('runs for one request have its time together', () => {
  const options = { ...defaultRunOptions(), timeoutMilliseconds: 100, timeTaken: { milliseconds: 0 } };
  const turns = (): number => {
    let count = 0;
    const turnForEver = (): void => {
      for (; ; count++) spend(1);
    };
    expect(() => new Run(options).enter(turnForEver)).toThrow(BudgetError);
    return count;
  };
  const first = turns();
  expect(options.timeTaken.milliseconds).toBeGreaterThan(90);
  expect(turns()).toBeLessThan(Math.min(100, first));
});

test('what others hold fails no run that takes little', () => {
  const held = { memoryInUse: () => 2 ** 40, memoryGrowth: 2 ** 30, memoryLimit: 2 ** 31 };
  const run = new Run({ ...defaultRunOptions(), ...held, timeoutMilliseconds: 40 });
  expect(() =>
    run.enter(() => {
      for (;;) spend(1);
    }),
  ).toThrow(/ran for more than 40 ms/);
});
