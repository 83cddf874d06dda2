// The processes that run what takes long, and the jobs that wait for one of them.
import { clearTimeout, setImmediate, setTimeout } from '@mockwright/language/text/real-time';
import type { Job, JobResult, RunnerMessage } from './job.ts';

/** A process that runs jobs, as seen from outside. */
export interface Runner {
  /** Gives it its next job. */
  send(job: Job): void;
  /** Ends it at once, whatever it does. */
  kill(): void;
}

/** Why a process ended: it took too much memory, or could not even be started, or anything else. */
export type RunnerEnd = 'memory' | 'unstartable' | 'other';

/** What is told of a process. */
export interface RunnerEvents {
  readonly onMessage: (message: RunnerMessage) => void;
  /** Told once, also when it was killed. */
  readonly onEnd: (end: RunnerEnd) => void;
}

/** Starts a process. @throws {Error} where that is not possible */
export type StartRunner = (events: RunnerEvents) => Runner;

/** How a job ended that has no result. */
export type JobEnd = 'busy' | 'killed' | 'memory' | 'ended' | 'unstartable' | 'cancelled' | 'closed';

/** What a pool is told. */
export interface PoolOptions {
  readonly start: StartRunner;
  /** How many processes there are at most. */
  readonly most: number;
  /** How long one may say nothing while it has a job. */
  readonly silenceMilliseconds: number;
}

/** A job in the queue. */
interface WaitingJob {
  readonly make: () => Job;
  readonly key: object;
  readonly settle: (result: JobResult | JobEnd) => void;
  readonly fail: (error: unknown) => void;
  readonly isRepeated: boolean;
  /** A process that was to run it ended before it began: then one more is given it, and no third one. */
  isTriedAgain: boolean;
  /** Whether a process has said that it runs it. */
  hasBegun: boolean;
}

/** What may be said of a job. */
export interface JobOptions {
  /** Takes the job back while it waits. */
  readonly signal?: AbortSignal | undefined;
  /** Whether nothing comes of it for others: then it is taken back while it runs, too. */
  readonly isRehearsal?: boolean;
  /** Whether it ran before, in vain: it goes before those that did not, and is not refused. */
  readonly isRepeated?: boolean;
}

/** A process and what it does. */
interface Worker {
  runner: Runner;
  isReady: boolean;
  current: WaitingJob | undefined;
  isKilled: boolean;
  /** Ends it: for its silence while it has a job, for being of no use while it has none. */
  timer: NodeJS.Timeout;
}

/** In the place of a process that could not be started. */
const NONE: Runner = { send: () => undefined, kill: () => undefined };

/** How many jobs may wait in all, and of one template. */
const MOST_WAITING = 500;
const MOST_OF_ONE = 50;
/** A process that nobody needs for so long ends. */
const IDLE_MILLISECONDS = 60_000;
/** How long its start may take. */
const START_MILLISECONDS = 20_000;

/** Runs jobs, each in one of few processes that are started when they are needed. */
export class RunnerPool {
  readonly #options: PoolOptions;
  readonly #workers = new Set<Worker>();
  /** By template; those that waited longest for a turn first. */
  readonly #queues = new Map<object, WaitingJob[]>();
  #waiting = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /**
   * Runs a job when its turn comes. Templates take turns, so that one of them does not keep others waiting.
   * @param key stands for the template
   * @param make makes the job when its turn has come; what it throws is what the promise rejects with
   */
  run(
    key: object,
    make: () => Job,
    { signal, isRehearsal = false, isRepeated = false }: JobOptions = {},
  ): Promise<JobResult | JobEnd> {
    return new Promise((settle, fail) => {
      const queue = this.#queues.get(key) ?? [];
      const isFull = this.#waiting >= MOST_WAITING || queue.length >= MOST_OF_ONE;
      if (this.#isClosed) {
        settle('closed');
        return;
      }
      if (isFull && !isRepeated) {
        settle('busy');
        return;
      }
      if (signal?.aborted === true) {
        settle('cancelled');
        return;
      }
      const takeBack = (): void => {
        if (!this.#takeBack(waiting) && isRehearsal) this.#giveUp(waiting);
      };
      const over = (): void => signal?.removeEventListener('abort', takeBack);
      const waiting: WaitingJob = {
        make,
        key,
        settle: (result) => {
          over();
          settle(result);
        },
        fail: (error) => {
          over();
          fail(error);
        },
        isRepeated,
        isTriedAgain: false,
        hasBegun: false,
      };
      const place = isRepeated ? queue.findIndex((other) => !other.isRepeated) : -1;
      queue.splice(place < 0 ? queue.length : place, 0, waiting);
      this.#queues.set(key, queue);
      this.#waiting++;
      signal?.addEventListener('abort', takeBack);
      this.#next();
    });
  }

  /** Ends all processes; jobs end with them. */
  close(): void {
    this.#isClosed = true;
    for (const queue of this.#queues.values()) for (const { settle } of queue) settle('closed');
    this.#queues.clear();
    for (const worker of this.#workers) this.#kill(worker);
  }

  /** @returns false when it does not wait (any more) */
  #takeBack(waiting: WaitingJob): boolean {
    const queue = this.#queues.get(waiting.key);
    const index = queue?.indexOf(waiting) ?? -1;
    if (index < 0) return false;
    queue!.splice(index, 1);
    if (queue!.length === 0) this.#queues.delete(waiting.key);
    this.#waiting--;
    waiting.settle('cancelled');
    return true;
  }

  /** Ends a job with its process. */
  #giveUp(waiting: WaitingJob): void {
    const worker = [...this.#workers].find(({ current }) => current === waiting);
    if (worker === undefined) return;
    worker.current = undefined;
    waiting.settle('cancelled');
    this.#kill(worker);
  }

  /** Gives jobs to processes, as long as there are both. */
  #next(): void {
    for (;;) {
      const waiting = this.#choose();
      if (waiting === undefined) return;
      const free = [...this.#workers].find(({ current, isKilled }) => current === undefined && !isKilled);
      if (free === undefined && this.#workers.size >= this.#options.most) return;
      this.#remove(waiting);
      this.#give(free ?? this.#start(), waiting);
    }
  }

  /** The job whose turn it is. One template never has all processes, where there are several. */
  #choose(): WaitingJob | undefined {
    const { most } = this.#options;
    for (const [key, [first]] of this.#queues) {
      let running = 0;
      for (const { current } of this.#workers) if (current?.key === key) running++;
      if (running === 0 || running < most - 1) return first;
    }
    return undefined;
  }

  #remove({ key }: WaitingJob): void {
    const queue = this.#queues.get(key)!;
    queue.shift();
    this.#waiting--;
    // Its next job comes after those of others.
    this.#queues.delete(key);
    if (queue.length > 0) this.#queues.set(key, queue);
  }

  #start(): Worker {
    const worker: Worker = {
      runner: undefined!,
      isReady: false,
      current: undefined,
      isKilled: false,
      timer: setTimeout(() => this.#kill(worker), START_MILLISECONDS).unref(),
    };
    this.#workers.add(worker);
    try {
      worker.runner = this.#options.start({
        onMessage: (message) => this.#onMessage(worker, message),
        onEnd: (end) => this.#onEnd(worker, end),
      });
    } catch {
      // This process may not start others, or has no room for them; who waits is told when it has what it waits for.
      worker.runner = NONE;
      setImmediate(() => this.#onEnd(worker, 'unstartable'));
    }
    return worker;
  }

  #give(worker: Worker, waiting: WaitingJob): void {
    worker.current = waiting;
    if (!worker.isReady) return;
    try {
      worker.runner.send(waiting.make());
    } catch (error) {
      worker.current = undefined;
      this.#expect(worker, IDLE_MILLISECONDS);
      waiting.fail(error);
      queueMicrotask(() => this.#next());
      return;
    }
    this.#expect(worker, this.#options.silenceMilliseconds);
  }

  /** Kills a process that says nothing for so long. */
  #expect(worker: Worker, milliseconds: number): void {
    clearTimeout(worker.timer);
    worker.timer = setTimeout(() => {
      // When this process did not run either, what the other said is still to be read.
      const { current } = worker;
      const before = worker.timer;
      setImmediate(() => {
        if (worker.timer === before && worker.current === current) this.#kill(worker);
      });
    }, milliseconds).unref();
  }

  #onMessage(worker: Worker, message: RunnerMessage): void {
    if (message === 'ready') {
      worker.isReady = true;
      if (worker.current !== undefined) this.#give(worker, worker.current);
      else this.#expect(worker, IDLE_MILLISECONDS);
    } else if (message === 'beat') {
      // A job may have been taken back meanwhile.
      if (worker.current === undefined) return;
      worker.current.hasBegun = true;
      this.#expect(worker, this.#options.silenceMilliseconds);
    } else {
      const { current } = worker;
      worker.current = undefined;
      this.#expect(worker, IDLE_MILLISECONDS);
      // Each result by itself, also where several came at once: what one changes, the next one is to see.
      if (current !== undefined) setImmediate(() => current.settle(message));
      this.#next();
    }
  }

  #kill(worker: Worker): void {
    worker.isKilled = true;
    worker.runner.kill();
  }

  #onEnd(worker: Worker, end: RunnerEnd): void {
    clearTimeout(worker.timer);
    this.#workers.delete(worker);
    const { current, isReady, isKilled } = worker;
    worker.current = undefined;
    if (current !== undefined) {
      if (this.#isClosed) current.settle('closed');
      else if (hasNothingToDoWithIt(worker, current, end)) {
        current.isTriedAgain = true;
        this.#give(this.#start(), current);
      } else if (!isReady || end === 'unstartable') current.settle('unstartable');
      else current.settle(isKilled ? 'killed' : end === 'memory' ? 'memory' : 'ended');
    }
    if (!this.#isClosed) this.#next();
  }
}

/** Whether a process that ended had not even begun with its job: another one may run it. */
function hasNothingToDoWithIt(
  { isKilled, isReady }: Worker,
  { hasBegun, isTriedAgain }: WaitingJob,
  end: RunnerEnd,
): boolean {
  if (isKilled || isTriedAgain || end === 'unstartable') return false;
  return !isReady || (!hasBegun && end === 'other');
}
