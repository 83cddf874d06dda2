// What ends a run: its time, its memory.
import { performance } from '../../text/real-time.ts';
import { describe, expect, test, vi } from 'vitest';
import { BudgetError, Run, fuel, spend, TimeTaken, TrialError, type RunOptions } from '../../runtime/run.ts';
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

test.each<[string, (turns: () => void) => void]>([
  [
    'thrown',
    (turns) => {
      try {
        turns();
      } finally {
        // oxlint-disable-next-line no-unsafe-finally -- so does code on the way out
        throw new RangeError('other');
      }
    },
  ],
  [
    'caught',
    (turns) => {
      try {
        turns();
      } catch {
        // It goes on.
      }
    },
  ],
])('a run that was ended says so, whatever was %s on the way out', (_, action) => {
  const run = new Run({ ...defaultRunOptions(), timeoutMilliseconds: 0 });
  const atEnd = vi.fn();
  expect(() => run.enter(() => action(() => spend(moreThanATank)), atEnd)).toThrow(/ran for more than 0 ms/);
  expect(atEnd).not.toHaveBeenCalled();
  run.restartBudget();
  expect(run.enter(() => 1)).toBe(1);
});

test('a trial is over before a call that nothing can stop takes long', () => {
  const long = 1 << 24;
  const runWith = (timeTaken?: TimeTaken): Run => new Run({ ...defaultRunOptions(), timeTaken });
  expect(() => runWith(new TimeTaken(1000)).enter(() => spend(long))).toThrow(TrialError);
  runWith(new TimeTaken(1000)).enter(() => spend(long >> 4));
  runWith().enter(() => spend(long));
});

test('runs for one request have its time together', () => {
  const options = { ...defaultRunOptions(), timeoutMilliseconds: 100, timeTaken: new TimeTaken() };
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

describe('a trial', () => {
  const turnForEver = (): void => {
    for (;;) spend(1);
  };
  const options = (): RunOptions => ({
    ...defaultRunOptions(),
    timeoutMilliseconds: 10_000,
    timeTaken: new TimeTaken(20),
  });

  test('ends all runs that have it together', () => {
    const { timeTaken, ...others } = options();
    expect(() => new Run({ ...others, timeTaken }).enter(turnForEver)).toThrow(TrialError);
    expect(timeTaken!.milliseconds).toBeLessThan(1000);
    expect(() => new Run({ ...others, timeTaken }).enter(() => spend(moreThanATank))).toThrow(TrialError);
  });

  test('does not begin anew when the budget does', () => {
    const run = new Run(options());
    expect(() => run.enter(turnForEver)).toThrow(TrialError);
    run.restartBudget();
    expect(() => run.enter(() => spend(moreThanATank))).toThrow(TrialError);
  });

  test('goes on where the machine was busy with others', () => {
    let [wall, own] = [0, 0];
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (wall += 1));
    const ended = (share: number): number => {
      [wall, own] = [0, 0];
      const timeTaken = new TimeTaken(20);
      const run = new Run({ ...options(), timeTaken, processTime: () => (own = wall * share) });
      expect(() => run.enter(turnForEver)).toThrow(TrialError);
      return wall;
    };
    expect(ended(1)).toBeLessThan(30);
    expect(ended(0.5)).toBeGreaterThan(28);
    expect(ended(0.5)).toBeLessThan(40);
    expect(ended(0)).toBeGreaterThan(110);
    expect(ended(0)).toBeLessThan(130);
    expect(own).toBe(0);
    clock.mockRestore();
  });

  test('is over where one call took it all, unless the time of the run was shorter', () => {
    const ended = (timeTaken: TimeTaken, timeoutMilliseconds: number): string =>
      new Run({ ...options(), timeTaken, timeoutMilliseconds }).timeUp('A call').message;
    expect(ended(new TimeTaken(20), 1000)).toBe('The code ran for longer than its trial.');
    expect(ended(new TimeTaken(20), 10)).toBe('A call ran for more than 10 ms and was stopped.');
    expect(ended(new TimeTaken(), 10)).toBe('A call ran for more than 10 ms and was stopped.');
  });
});

test.each([-1, -1e9, Number.NaN])('spending %d units gives nothing back', (units) => {
  const run = new Run(defaultRunOptions());
  run.enter(() => {
    const { left } = fuel;
    spend(units);
    expect(fuel.left).toBe(left);
  });
});
