// The callbacks of a service: sent once their answers are complete, so many at a time, none lost when the service ends.
import { parseWebAddress } from '@mockwright/language/text/web-address';
import { clearTimeout, performance, setTimeout } from '@mockwright/language/text/real-time';
import type { CallbackOutcome } from '../../template/template.ts';
import {
  sendCallback,
  type CallbackRecord,
  type CallbackRequest,
  type CallbackSettings,
} from './send-callback.ts';
import { HostTurns } from './host-turns.ts';
import { roundMilliseconds } from '../round-milliseconds.ts';
import { MemoryBudget } from '../state/memory-budget.ts';
import { LONGEST_TIMER } from '../state/longest-timer.ts';

/** How many are not over, those that wait among them. */
const MOST_OPEN = 10_000;
/** How many bytes all that are not over may take together. */
const MOST_BYTES = 64 * 1024 * 1024;
/** One besides its texts. */
const CALLBACK_BYTES = 1000;

/** Whose callbacks they are: its record gets what became of them. */
export interface CallbackOwner {
  readonly rawHeaders: readonly string[];
  callbacks: readonly CallbackRecord[];
}

/** Told of each outcome: the one of a request, or what failed before. */
export type OnCallback = (exchange: CallbackOwner, record: CallbackRecord) => void;

/** Sends callbacks. */
export class Callbacks {
  readonly #settings: CallbackSettings;
  readonly #onEnd: OnCallback;
  readonly #turns = new HostTurns();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** One for each that is under way. */
  readonly #endings = new Set<AbortController>();
  #isEnding = false;
  #idle: (() => void) | undefined;
  /** All that are not over: those that wait for their delay, too. */
  #open = 0;
  readonly #memory = new MemoryBudget(MOST_BYTES);

  constructor(settings: CallbackSettings, onEnd: OnCallback) {
    this.#settings = settings;
    this.#onEnd = onEnd;
  }

  /** The answer of an exchange is complete: what its template wants sent goes out. */
  send(exchange: CallbackOwner, outcomes: readonly CallbackOutcome[]): void {
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.kind === 'failed') {
        const { exceptionType, message, path, position } = outcome.error;
        const which = outcomes.length > 1 ? ` (callback ${index + 1} of ${outcomes.length})` : '';
        const place = position === undefined ? path : `${path}:${position.line}:${position.column}`;
        this.#onEnd(exchange, {
          method: '',
          url: '',
          error: `${place}${which} ${exceptionType}: ${message}`,
          milliseconds: 0,
        });
      } else this.#schedule(exchange, outcome);
    }
  }

  /** Waits until none is open, or for a time; what is left then is given up. */
  async drain(timeoutMilliseconds: number): Promise<void> {
    if (this.#open > 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMilliseconds);
        this.#idle = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    for (const timer of this.#timers) clearTimeout(timer);
    this.#isEnding = true;
    for (const ending of this.#endings) ending.abort();
  }

  #schedule(exchange: CallbackOwner, request: CallbackRequest): void {
    const bytes = bytesOf(request);
    if (this.#open >= MOST_OPEN || !this.#memory.take(bytes)) {
      const { method, url } = request;
      this.#onEnd(exchange, { method, url, error: 'Too many callbacks are under way.', milliseconds: 0 });
      return;
    }
    this.#open++;
    const start = (): void =>
      this.#turns.begin(parseWebAddress(request.url)?.host ?? '', () =>
        this.#run(exchange, request).finally(() => this.#memory.give(bytes)),
      );
    if (request.delay <= 0) return start();
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        start();
      },
      Math.min(request.delay, LONGEST_TIMER),
    );
    this.#timers.add(timer);
  }

  async #run(exchange: CallbackOwner, request: CallbackRequest): Promise<void> {
    const started = performance.now();
    const { method, url } = request;
    const ending = new AbortController();
    this.#endings.add(ending);
    if (this.#isEnding) ending.abort();
    const record = async (): Promise<Pick<CallbackRecord, 'status' | 'error'>> => {
      try {
        return { status: await sendCallback(request, this.#settings, ending) };
      } catch (error) {
        return { error: reasonOf(error as Error) };
      }
    };
    const outcome = await record();
    const milliseconds = roundMilliseconds(performance.now() - started);
    this.#endings.delete(ending);
    this.#onEnd(exchange, { method, url, ...outcome, milliseconds });
    this.#open--;
    if (this.#open === 0) this.#idle?.();
  }
}

/** What one takes while it is not over, about. */
function bytesOf({ url, headers, body }: CallbackRequest): number {
  let size = CALLBACK_BYTES + 2 * url.length + 2 * (body?.length ?? 0);
  for (const [name, value] of headers) size += 2 * (name.length + value.length);
  return size;
}

/** A connection that was tried at several addresses fails with several errors, and says nothing itself. */
function reasonOf(error: Error): string {
  const first = error instanceof AggregateError ? (error.errors[0] as Error) : error;
  const { code = '' } = first as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return `nothing listens there (${first.message})`;
  // What OpenSSL says names places in its own code.
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) return 'no HTTPS that both sides know is spoken there';
  // Where nothing was connected, Node.js tells of `Local (undefined:undefined)`.
  return first.message.replace(/ - Local \(.*\)$/, '');
}
