// The second clock of runs: it ends what its own one does not see, and the next run finds everything in order.
import { performance } from '@mockwright/language/text/real-time';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCompiler } from '../../compiler.ts';
import { jsonTokens } from '../../service/exchange/body/json-tokens.ts';
import { createServiceLog } from '../../service/service-log.ts';
import { createRunGuard } from '../../service/exchange/run-guard.ts';
import { BudgetError, TrialError } from '@mockwright/language/runtime/run';
import type { RunGuard } from '../../template/template.ts';
import { outOfHandles } from '@mockwright/language/test/out-of-handles';
import { messages, withServer } from './test-server.ts';

const hang = (): never => {
  for (;;);
};
const hasClock = (): boolean => new Error('where').stack!.includes('runInThisContext');
const runs = (guard: RunGuard, template: object, count: number, size = 100): boolean[] =>
  Array.from({ length: count }, () => guard(template, hasClock, size));

describe('a guard', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('ends what never ends', () => {
    const guard = createRunGuard(20);
    expect(() => guard({}, hang, 0)).toThrow(BudgetError);
    expect(() => guard({}, hang, 0)).toThrow('The code ran for more than 20 ms and was stopped.');
  });

  test('ends a trial soon, and with its own error', () => {
    const guard = createRunGuard(60_000);
    expect(() => guard({}, hang, 0, 5)).toThrow(TrialError);
    expect(() => guard({}, hang, 0, 5.5)).toThrow(TrialError);
  });

  test('lets be done what is done, though its time is over', () => {
    const guard = createRunGuard(60_000);
    const numbers = new Float64Array(6_000_000).map(() => Math.random());
    // The engine does not look up from this before it is done.
    expect(guard({}, () => numbers.sort(), 0, 1)).toBe(numbers);
  });

  test('does not mind another copy of its module', async () => {
    createRunGuard(1000)({}, () => 1, 0);
    vi.resetModules();
    const copy = await import('../../service/exchange/run-guard.ts');
    expect(copy.createRunGuard).not.toBe(createRunGuard);
    const shared = (): unknown[] =>
      Object.getOwnPropertySymbols(globalThis).map((name) => [
        name,
        Reflect.get(globalThis, name) as unknown,
      ]);
    const before = shared();
    expect(copy.createRunGuard(1000)({}, () => 2, 0)).toBe(2);
    // What stays there is never forgotten, though the copy is.
    expect(shared()).toEqual(before);
  });

  test('gives what the action gives or throws', () => {
    const guard = createRunGuard(1000);
    const own = new Error('own');
    const fail = (): never => {
      throw own;
    };
    expect(guard({}, () => own, 0)).toBe(own);
    expect(() => guard({}, fail, 0)).toThrow(own);
  });

  test('has the clock for the first runs of each template', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const guard = createRunGuard(1000);
    const expected = [true, true, true, false, false];
    expect(runs(guard, {}, 5)).toEqual(expected);
    expect(runs(guard, {}, 5)).toEqual(expected);
  });

  test('has it for twenty runs after a slow one, even if that one threw', () => {
    const guard = createRunGuard(1000);
    const [slow, failing] = [{}, {}];
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const wait = (): void => void clock.mockReturnValue(performance.now() + 150);
    const fail = (): never => {
      wait();
      throw new Error('late');
    };
    guard(slow, wait, 0);
    expect(() => guard(failing, fail, 0)).toThrow('late');
    expect(runs(guard, slow, 21)).toEqual([...Array.from({ length: 20 }, () => true), false]);
    expect(runs(guard, failing, 20)).not.toContain(false);
  });

  test('has it for requests with which much comes', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const guard = createRunGuard(1000);
    const template = {};
    runs(guard, template, 3);
    expect(runs(guard, template, 1, 16_383)).toEqual([false]);
    expect(runs(guard, template, 4, 16_384)).toEqual([true, true, true, true]);
    expect(runs(guard, template, 1)).toEqual([false]);
  });

  // Node.js would end the process.
  test('goes without where no more files may be open', () =>
    outOfHandles(() => expect(runs(createRunGuard(1000), {}, 4)).toEqual([false, false, false, false])));

  test('has it for all runs when asked to, and tells of each end', () => {
    const ends: number[] = [];
    const guard = createRunGuard(1000, { everyRun: true, onEnd: (now) => ends.push(now) });
    expect(runs(guard, {}, 6)).not.toContain(false);
    expect(ends).toHaveLength(6);
  });
});

// What hangs here is the console of the test: the code itself would be stopped by its own clock.
test('a run that is ended from outside is answered, keeps what was, and leaves nothing behind', async () => {
  const answer = (route: string, body: string): string =>
    `{ "request": { "method": "GET", "route": "${route}" }, "response": { "indented": false, "body": ${body} } }`;
  await withServer(
    {
      'Mocks/hang.json': `<#
        using System.Threading;
        Global["n"] = 2;
        var thread = new Thread(() => {
          try { Console.WriteLine("now"); } catch (Exception) when (true) { } finally { Global["n"] = 3; }
        });
        thread.Start();
        thread.Join();
      #>${answer('hang', '1')}`,
      'Mocks/set.json': answer('set', '"<#= Global["n"] = 1 #>"'),
      'Mocks/get.json': `<#
        var caught = "";
        try { throw new FormatException("x"); } catch (FormatException e) when (e.Message == "x") { caught = "caught"; }
      #>${answer('get', '"<#= caught #> <#= Global["n"] #> <#= System.Threading.Thread.CurrentThread.ManagedThreadId #>"')}`,
    },
    async ({ ask }) => {
      await ask('/set');
      const before = (await ask('/get')).body;
      expect(before).toMatch(/caught 1 \d/);
      for (let time = 0; time < 2; time++) {
        const { status, headers, body } = await ask('/hang');
        expect([status, headers['mockwright-error']]).toEqual([501, 'template-failed']);
        expect(messages(body)).toBe(
          'Mocks/hang.json System.TimeoutException: The code ran for more than 50 ms and was stopped.',
        );
        expect((await ask('/get')).body).toBe(before);
      }
    },
    {
      compile: createCompiler({ imports: [] }),
      tokens: jsonTokens,
      scriptTimeoutMilliseconds: 50,
      guard: createRunGuard(50),
      log: { ...createServiceLog('quiet', { write: () => undefined, color: false }), script: hang },
    },
  );
});
