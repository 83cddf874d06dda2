// The callbacks of a service: sent once their answers are complete, so many at a time, none lost when the service ends.
// However many begin or end at once, others have their turns between.
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
import { FairTurns } from '../listening/fair-turns.ts';
import { roundMilliseconds } from '../round-milliseconds.ts';
import { MemoryBudget } from '../state/memory-budget.ts';
import { LONGEST_TIMER } from '../state/longest-timer.ts';

/** How many are not over, those that wait among them. */
const MOST_OPEN = 10_000;
/** How many bytes all that are not over may take together. */
const MOST_BYTES = 64 * 1024 * 1024;
/** One besides its texts. */
const CALLBACK_BYTES = 1000;

/** Whose callbacks they are. */
export interface CallbackOwner {
  readonly rawHeaders: readonly string[];
  /** Its record has what became of one from now on. */
  addCallback(record: CallbackRecord): void;
}

/** Told of each outcome: the one of a request, or what failed before. */
export type OnCallback = (exchange: CallbackOwner, record: CallbackRecord) => void;

/** Sends callbacks. */
export class Callbacks {
  readonly #settings: CallbackSettings;
  readonly #onEnd: OnCallback;
  readonly #hosts = new HostTurns();
  readonly #turns = new FairTurns();
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

  /** The answer of an exchange is complete: what its template wants sent goes out. What is too much is told once. */
  send(exchange: CallbackOwner, outcomes: readonly CallbackOutcome[]): void {
    let refused = 0;
    let first: CallbackOutcome | undefined;
    for (const [index, outcome] of outcomes.entries()) {
      if (this.#open >= MOST_OPEN) {
        first ??= outcome;
        refused += outcomes.length - index;
        break;
      }
      const bytes = bytesOf(outcome);
      if (!this.#memory.take(bytes)) {
        first ??= outcome;
        refused++;
        continue;
      }
      this.#open++;
      if (outcome.kind === 'request') this.#schedule(exchange, outcome, bytes);
      else {
        const which = outcomes.length > 1 ? ` (callback ${index + 1} of ${outcomes.length})` : '';
        this.#end(exchange, failedRecord(outcome, which), bytes);
      }
    }
    if (first !== undefined) this.#onEnd(exchange, refusedRecord(first, refused));
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

  #schedule(exchange: CallbackOwner, request: CallbackRequest, bytes: number): void {
    const run = (): Promise<void> => this.#run(exchange, request, bytes);
    const start = (): void =>
      this.#turns.begin(() => this.#hosts.begin(parseWebAddress(request.url)?.host ?? '', run));
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

  async #run(exchange: CallbackOwner, request: CallbackRequest, bytes: number): Promise<void> {
    let started = 0;
    const { method, url } = request;
    const ending = new AbortController();
    this.#endings.add(ending);
    const send = (): Promise<number> => {
      started = performance.now();
      if (this.#isEnding) ending.abort();
      return sendCallback(request, this.#settings, ending);
    };
    const record = async (): Promise<Pick<CallbackRecord, 'status' | 'error'>> => {
      try {
        return { status: await this.#turns.take(send) };
      } catch (error) {
        return { error: reasonOf(error as Error) };
      }
    };
    const outcome = await record();
    const milliseconds = roundMilliseconds(performance.now() - started);
    this.#endings.delete(ending);
    this.#end(exchange, { method, url, ...outcome, milliseconds }, bytes);
  }

  #end(exchange: CallbackOwner, record: CallbackRecord, bytes: number): void {
    this.#turns.begin(() => {
      this.#onEnd(exchange, record);
      this.#memory.give(bytes);
      this.#open--;
      if (this.#open === 0) this.#idle?.();
    });
  }
}

/** What there is to tell of one whose code failed. @param which of several it is */
function failedRecord(
  { error }: Extract<CallbackOutcome, { readonly kind: 'failed' }>,
  which: string,
): CallbackRecord {
  const { exceptionType, message, path, position } = error;
  const place = position === undefined ? path : `${path}:${position.line}:${position.column}`;
  return {
    method: '',
    url: '',
    error: `${place}${which} ${exceptionType}: ${message}`,
    milliseconds: 0,
  };
}

/** What there is to tell of those that were too many. @param first of them @param count how many of one request they are */
function refusedRecord(first: CallbackOutcome, count: number): CallbackRecord {
  const { method, url } = first.kind === 'request' ? first : { method: '', url: '' };
  const others = count === 1 ? '' : ` This one and ${count - 1} more of the same request are not sent.`;
  return { method, url, error: `Too many callbacks are under way.${others}`, milliseconds: 0 };
}

/** What one takes while it is not over, about. */
function bytesOf(outcome: CallbackOutcome): number {
  if (outcome.kind === 'failed') return CALLBACK_BYTES + 2 * outcome.error.message.length;
  const { url, headers, body } = outcome;
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
