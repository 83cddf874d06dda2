// The queue of jobs and the processes that take them, which here are none.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job, JobResult } from '../../service/isolation/job.ts';
import { RunnerPool, type RunnerEvents } from '../../service/isolation/runner-pool.ts';

const RESULT = { outcome: { kind: 'none', tried: [] } } as unknown as JobResult;

/** A process of which the test says what happens. */
class Pretended {
  readonly events: RunnerEvents;
  readonly jobs: Job[] = [];
  isKilled = false;

  constructor(events: RunnerEvents) {
    this.events = events;
  }

  send(job: Job): void {
    this.jobs.push(job);
  }

  kill(): void {
    this.isKilled = true;
    queueMicrotask(() => this.events.onEnd('other'));
  }

  get last(): string | undefined {
    return this.jobs.at(-1)?.seed;
  }

  ready(): void {
    this.events.onMessage('ready');
  }

  async done(): Promise<void> {
    this.events.onMessage(RESULT);
    await vi.advanceTimersByTimeAsync(0);
  }
}

const started: Pretended[] = [];
const pool = (most: number): RunnerPool =>
  new RunnerPool({
    start: (events) => {
      const each = new Pretended(events);
      started.push(each);
      return each;
    },
    most,
    silenceMilliseconds: 1000,
  });
const named = (seed: string) => (): Job => ({ seed }) as Job;
const [A, B, C] = [{}, {}, {}];

// The pool keeps the timers that were there when it was loaded: here they are those that the test turns.
vi.mock(import('@mockwright/language/text/real-time'), async (original) => ({
  ...(await original()),
  setTimeout: ((run: () => void, wait?: number) => setTimeout(run, wait)) as typeof setTimeout,
  clearTimeout: (timer) => clearTimeout(timer),
  setImmediate: ((...given: Parameters<typeof setImmediate>) =>
    setImmediate(...given)) as typeof setImmediate,
}));

beforeEach(() => {
  started.length = 0;
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => void vi.restoreAllMocks());

test('a process is started for the first job, has the next one when it is done, and ends when nobody needs it', async () => {
  const jobs = pool(1);
  const first = jobs.run(A, named('1'));
  expect(started).toHaveLength(1);
  expect(started[0]!.jobs).toHaveLength(0);
  started[0]!.ready();
  expect(started[0]!.last).toBe('1');
  const second = jobs.run(B, named('2'));
  await started[0]!.done();
  expect(await first).toBe(RESULT);
  expect(started[0]!.last).toBe('2');
  await started[0]!.done();
  expect(await second).toBe(RESULT);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(started[0]!.isKilled).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(started[0]!.isKilled).toBe(true);
  void jobs.run(A, named('3'));
  expect(started).toHaveLength(2);
});

test('templates take turns, and none of them has all processes', async () => {
  const jobs = pool(2);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void jobs.run(A, named(name));
  expect(started).toHaveLength(1);
  const [first] = started;
  first!.ready();
  void jobs.run(B, named('b1'));
  void jobs.run(B, named('b2'));
  void jobs.run(C, named('c1'));
  expect(started).toHaveLength(2);
  const second = started[1]!;
  second.ready();
  expect([first!.last, second.last]).toEqual(['a1', 'b1']);
  const order: (string | undefined)[] = [];
  for (let turn = 0; turn < 5; turn++) {
    await first!.done();
    order.push(first!.last);
  }
  expect(order).toEqual(['a2', 'c1', 'a3', 'a4', 'a4']);
  await second.done();
  expect(first!.last).toBe('b2');
});

test('a job is made when its turn has come; one that cannot be made leaves its process to the next', async () => {
  const jobs = pool(1);
  const made: string[] = [];
  const first = jobs.run(A, () => {
    made.push('first');
    throw new Error('no');
  });
  const second = jobs.run(B, () => {
    made.push('second');
    return named('2')();
  });
  expect(made).toEqual([]);
  started[0]!.ready();
  expect(made).toEqual(['first']);
  await expect(first).rejects.toThrow('no');
  expect(started[0]!.last).toBe('2');
  await started[0]!.done();
  expect(await second).toBe(RESULT);
});

describe('a process that', () => {
  const busy = async (): Promise<{ readonly runner: Pretended; readonly result: Promise<unknown> }> => {
    const result = pool(1).run(A, named('1'));
    started[0]!.ready();
    return { runner: started[0]!, result };
  };

  test('says nothing is killed, but not while it says that it gets on', async () => {
    const { runner, result } = await busy();
    for (let time = 0; time < 5; time++) {
      await vi.advanceTimersByTimeAsync(900);
      runner.events.onMessage('beat');
    }
    expect(runner.isKilled).toBe(false);
    await vi.advanceTimersByTimeAsync(1100);
    expect(await result).toBe('killed');
  });

  test.each([
    ['memory', 'memory'],
    ['other', 'ended'],
  ] as const)('ends by %s', async (end, expected) => {
    const { runner, result } = await busy();
    runner.events.onMessage('beat');
    runner.events.onEnd(end);
    expect(await result).toBe(expected);
  });

  test('ended before it began: another one is given the job, and no third one', async () => {
    const { runner, result } = await busy();
    runner.events.onEnd('other');
    expect(started).toHaveLength(2);
    started[1]!.ready();
    expect(started[1]!.last).toBe('1');
    started[1]!.events.onEnd('other');
    expect(await result).toBe('ended');
    expect(started).toHaveLength(2);
  });

  test('rehearses for nobody is ended, another job has its place', async () => {
    const jobs = pool(1);
    const gone = new AbortController();
    const first = jobs.run(A, named('1'), { signal: gone.signal, isRehearsal: true });
    const second = jobs.run(B, named('2'));
    started[0]!.ready();
    started[0]!.events.onMessage('beat');
    gone.abort();
    expect(await first).toBe('cancelled');
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toHaveLength(2);
    started[1]!.ready();
    await started[1]!.done();
    expect(await second).toBe(RESULT);
  });

  test('ends before it was ready: another one is started, and no third one', async () => {
    const result = pool(1).run(A, named('1'));
    started[0]!.events.onEnd('other');
    expect(started).toHaveLength(2);
    started[1]!.events.onEnd('other');
    expect(await result).toBe('unstartable');
    expect(started).toHaveLength(2);
  });

  test('ends before it was ready, and the next one does the job', async () => {
    const result = pool(1).run(A, named('1'));
    started[0]!.events.onEnd('other');
    started[1]!.ready();
    expect(started[1]!.last).toBe('1');
    await started[1]!.done();
    expect(await result).toBe(RESULT);
  });

  test('cannot be started', async () => {
    const result = pool(1).run(A, named('1'));
    started[0]!.events.onEnd('unstartable');
    expect(await result).toBe('unstartable');
    expect(started).toHaveLength(1);
  });

  test('may not be started by this one', async () => {
    const forbidden = new RunnerPool({
      start: () => {
        throw new Error('ERR_ACCESS_DENIED');
      },
      most: 1,
      silenceMilliseconds: 1000,
    });
    const results = Promise.all([forbidden.run(A, named('1')), forbidden.run(A, named('2'))]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await results).toEqual(['unstartable', 'unstartable']);
    forbidden.close();
  });

  test('is never ready', async () => {
    const result = pool(1).run(A, named('1'));
    await vi.advanceTimersByTimeAsync(21_000);
    expect(await result).toBe('unstartable');
  });
});

test('too many of one template, and too many in all, are refused', async () => {
  const jobs = pool(1);
  void jobs.run(A, named('running'));
  for (let count = 0; count < 50; count++) void jobs.run(A, named('waiting'));
  expect(await jobs.run(A, named('one more'))).toBe('busy');
  for (let count = 0; count < 450; count++) void jobs.run({}, named('waiting'));
  expect(await jobs.run(B, named('one more'))).toBe('busy');
});

test('a job that waits can be taken back, one that runs not', async () => {
  const jobs = pool(1);
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = jobs.run(A, named('1'), running);
  const second = jobs.run(A, named('2'), waiting);
  started[0]!.ready();
  running.abort();
  waiting.abort();
  expect(await second).toBe('cancelled');
  expect(await jobs.run(A, named('3'), waiting)).toBe('cancelled');
  await started[0]!.done();
  expect(await first).toBe(RESULT);
  expect(started[0]!.last).toBe('1');
});

test('what ran before goes before what did not, each in order, and is not refused', async () => {
  const jobs = pool(1);
  void jobs.run(A, named('running'));
  for (let count = 0; count < 50; count++) void jobs.run(A, named('new'));
  void jobs.run(A, named('again 1'), { isRepeated: true });
  void jobs.run(A, named('again 2'), { isRepeated: true });
  started[0]!.ready();
  for (let count = 0; count < 3; count++) await started[0]!.done();
  expect(started[0]!.jobs.map(({ seed }) => seed)).toEqual(['running', 'again 1', 'again 2', 'new']);
});

test('a pool that is closed ends its processes and jobs, and takes no more', async () => {
  const jobs = pool(1);
  const first = jobs.run(A, named('1'));
  const second = jobs.run(A, named('2'));
  started[0]!.ready();
  jobs.close();
  expect(await Promise.all([first, second])).toEqual(['closed', 'closed']);
  expect(started[0]!.isKilled).toBe(true);
  expect(await jobs.run(A, named('3'))).toBe('closed');
});
