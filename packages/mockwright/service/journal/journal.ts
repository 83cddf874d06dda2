// What was asked and what became of it: a ring of exchanges under a byte budget, and counters that stay exact.
import type { Answer } from '../answers/answer.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { CallCounters, type CallCounter } from './call-counters.ts';
import { answerBytes, requestBytes } from './entry-size.ts';
import { PathCalls, PathQueue, type JournalEntry } from './path-calls.ts';
import { filterOf, type RequestQuery } from './request-query.ts';
import { Ring } from './ring.ts';

/** What a journal is told. */
export interface JournalOptions {
  /** How long a call is kept, by the clock of its session. */
  readonly retentionMilliseconds: number;
  /** How much all calls together may take, about. */
  readonly byteBudget: number;
  /** How much of an answer's body is kept. */
  readonly bodyLimit: number;
}

/** How many calls that are forgotten may still be here: taking them out costs a walk, so many go at once. */
const MOST_GONE = 1024;

/** What the counts of paths may take, however small the budget is. */
const LEAST_IDLE_BYTES = 64 * 1024;

/**
 * Keeps exchanges as they are: nothing is copied or decoded unless somebody asks. The last call to a path that a template
 * answered outlives the ring, as far as half of the budget goes. Counts are exact for ever; those of single paths as long
 * as the paths of which no call is kept take less than an eighth of the budget besides.
 */
export class Journal {
  readonly #options: JournalOptions;
  readonly #ring = new Ring<JournalEntry>();
  readonly #counters = new CallCounters();
  readonly #paths = new Map<string, PathCalls>();
  /** Paths whose last call has left the ring and is kept for its own sake, the oldest first. */
  #held = new PathQueue();
  /** Paths of which no call is kept, only counts; the oldest first. */
  #idle = new PathQueue();
  readonly #listeners = new Set<(entry: JournalEntry) => void>();
  /** How many calls are here, and how many of them are forgotten. */
  #kept = 0;
  #gone = 0;
  #bytes = 0;
  #heldBytes = 0;
  #idleBytes = 0;

  constructor(options: JournalOptions) {
    this.#options = options;
  }

  /** About how many bytes the calls take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The id of the last call; 0 before the first. */
  get lastId(): number {
    return this.#ring.lastNumber;
  }

  /** How many calls there were, by kind. */
  counters(): Iterable<Readonly<CallCounter>> {
    return this.#counters.all();
  }

  /**
   * Records an exchange once its answer is there, and gives it its id. Called again when another answer took the place
   * of the first, it corrects what is counted.
   */
  add(exchange: Exchange): void {
    const kind = this.#counters.of(exchange);
    if (exchange.id > 0) {
      this.#restate(exchange, kind);
      return;
    }
    const calls = this.#callsTo(exchange.path ?? exchange.rawPath);
    forgetWhatIsDone(exchange);
    const entry: JournalEntry = { exchange, calls, kind, bytes: requestBytes(exchange) };
    exchange.id = this.#ring.push(entry);
    kind.count++;
    kind.kept++;
    this.#kept++;
    calls.count(kind, 1);
    calls.kept++;
    this.#bytes += entry.bytes;
    if (exchange.mock !== undefined) {
      this.#release(calls);
      calls.lastMatched = entry;
    }
    this.#makeRoom();
    if (this.#listeners.size > 0) for (const listener of this.#listeners) listener(entry);
  }

  /** The exchange is over: what is kept of its answer is cut to the limit and counted. */
  finish(exchange: Exchange): void {
    const entry = this.#ring.get(exchange.id);
    if (entry?.exchange !== exchange || exchange.answer === undefined) return;
    exchange.answer = cut(exchange.answer, this.#options.bodyLimit);
    const bytes = answerBytes(exchange.answer);
    entry.bytes += bytes;
    this.#bytes += bytes;
    this.#makeRoom();
  }

  /** The exchange with an id; undefined when there is none or it is not kept any more. */
  get(id: number): Exchange | undefined {
    const entry = this.#ring.get(id);
    return entry === undefined || entry.kind.isGone || this.#isExpired(entry.exchange)
      ? undefined
      : entry.exchange;
  }

  /** The kept exchanges that fit, the oldest first. */
  find(query: RequestQuery): Exchange[] {
    const fits = filterOf(query);
    const found: Exchange[] = [];
    for (const { exchange, kind, calls } of this.#ring.after(query.since ?? 0))
      if (!kind.isGone && fits(kind, calls.path) && !this.#isExpired(exchange)) found.push(exchange);
    return query.limit === undefined ? found : found.slice(-query.limit || found.length);
  }

  /** How many exchanges fitted ever; of those after an id, how many are kept. */
  count(query: RequestQuery): number {
    if (query.since !== undefined) return this.find({ ...query, limit: undefined }).length;
    const { path, ...rest } = query;
    const fits = filterOf(rest);
    let sum = 0;
    if (path === undefined) {
      for (const counter of this.#counters.all()) if (fits(counter, '')) sum += counter.count;
    } else {
      for (const { kind, count } of this.#paths.get(path)?.counters ?? [])
        if (!kind.isGone && fits(kind, path)) sum += count;
    }
    return sum;
  }

  /**
   * The last call to a path that a template answered; undefined when there was none or it was too long ago.
   * @param session undefined: of any
   */
  lastMatched(path: string, session: string | undefined): Exchange | undefined {
    const last = this.#paths.get(path)?.lastMatched;
    if (last === undefined) return undefined;
    const { exchange, kind } = last;
    if (!kind.isGone && (session === undefined || kind.session === session))
      return this.#isExpired(exchange) ? undefined : exchange;
    return this.find({ path, session, matched: true }).at(-1);
  }

  /** Forgets the calls of a session, or all: entries and counts. However many there are, it takes no time. */
  clear(session?: string): void {
    this.#gone += this.#counters.forget(session);
    if (this.#counters.isEmpty) this.#forgetAll();
    else if (this.#gone > Math.max(MOST_GONE, this.#kept / 2)) this.#sweep();
  }

  #forgetAll(): void {
    this.#ring.clear();
    this.#paths.clear();
    this.#held = new PathQueue();
    this.#idle = new PathQueue();
    this.#bytes = this.#heldBytes = this.#idleBytes = this.#kept = this.#gone = 0;
  }

  /** Takes out what is forgotten. */
  #sweep(): void {
    for (const entry of this.#ring.after(0)) if (entry.kind.isGone) this.#drop(entry);
    for (const calls of this.#paths.values()) {
      if (calls.lastMatched?.kind.isGone === true) {
        this.#release(calls);
        calls.lastMatched = undefined;
      }
      const others = calls.counters.filter(({ kind }) => !kind.isGone);
      calls.counters.splice(0, calls.counters.length, ...others);
      if (others.length === 0) this.#forget(calls);
    }
    this.#gone = 0;
  }

  /** Tells of each call that is recorded from now on. @returns what ends that */
  listen(listener: (entry: JournalEntry) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #restate(exchange: Exchange, kind: CallCounter): void {
    const entry = this.#ring.get(exchange.id);
    if (entry?.exchange !== exchange || entry.kind === kind || entry.kind.isGone) return;
    entry.kind.count--;
    entry.kind.kept--;
    entry.calls.count(entry.kind, -1);
    kind.count++;
    kind.kept++;
    entry.calls.count(kind, 1);
    entry.kind = kind;
  }

  #callsTo(path: string): PathCalls {
    let calls = this.#paths.get(path);
    if (calls !== undefined && this.#idle.remove(calls)) this.#idleBytes -= calls.bytes;
    if (calls === undefined) {
      // A part of a longer text keeps the whole: the counter outlives the first request, whose target may be long.
      const own = Buffer.from(path).toString();
      this.#paths.set(own, (calls = new PathCalls(own)));
    }
    return calls;
  }

  /** Lets the oldest calls go until the rest fits the budget and none is too old. */
  #makeRoom(): void {
    const { byteBudget } = this.#options;
    for (let oldest = this.#ring.oldest(); oldest !== undefined; oldest = this.#ring.oldest()) {
      const isExpired = oldest.kind.isGone || this.#isExpired(oldest.exchange);
      if (this.#bytes <= byteBudget && !isExpired) break;
      if (this.#gone > 0) {
        this.#sweep();
        continue;
      }
      if (oldest.calls.lastMatched === oldest && !isExpired) this.#hold(oldest);
      else this.#drop(oldest);
      this.#trimHeld(byteBudget / 2);
    }
    this.#trimHeld(byteBudget / 2);
  }

  /** Lets the oldest go of the calls that are kept as the last to their paths, when they take too much or are too old. */
  #trimHeld(budget: number): void {
    for (let calls = this.#held.first; calls !== undefined; calls = this.#held.first) {
      if (this.#heldBytes <= budget && !this.#isExpired(calls.lastMatched!.exchange)) break;
      this.#release(calls);
      calls.lastMatched = undefined;
      this.#retire(calls);
    }
  }

  /** Keeps a call that leaves the ring, because it is the last to its path. */
  #hold(entry: JournalEntry): void {
    const { calls } = entry;
    this.#ring.remove(entry.exchange.id);
    calls.kept--;
    this.#held.push(calls);
    this.#heldBytes += entry.bytes;
  }

  /** Lets the call go that was kept as the last to its path: another takes its place, or none. */
  #release(calls: PathCalls): void {
    if (!this.#held.remove(calls)) return;
    const { lastMatched } = calls;
    this.#heldBytes -= lastMatched!.bytes;
    this.#left(lastMatched!);
  }

  #drop(entry: JournalEntry): void {
    const { calls } = entry;
    this.#ring.remove(entry.exchange.id);
    this.#left(entry);
    calls.kept--;
    if (calls.lastMatched === entry) calls.lastMatched = undefined;
    this.#retire(calls);
  }

  /** A call is here no more. */
  #left({ kind, bytes }: JournalEntry): void {
    this.#bytes -= bytes;
    this.#kept--;
    kind.kept--;
    if (kind.isGone) this.#gone--;
  }

  /** Keeps only the counts of a path when none of its calls is left; in the end not even those. */
  #retire(calls: PathCalls): void {
    if (calls.kept > 0 || calls.queue !== undefined) return;
    this.#idle.push(calls);
    this.#idleBytes += calls.bytes;
    for (let oldest = this.#idle.first; oldest !== undefined; oldest = this.#idle.first) {
      if (this.#idleBytes <= Math.max(LEAST_IDLE_BYTES, this.#options.byteBudget / 8)) break;
      this.#forget(oldest);
    }
  }

  #forget(calls: PathCalls): void {
    if (this.#idle.remove(calls)) this.#idleBytes -= calls.bytes;
    this.#paths.delete(calls.path);
  }

  #isExpired({ time, session }: Exchange): boolean {
    return session.clock.now() - time > this.#options.retentionMilliseconds;
  }
}

/** What only served to find the answer goes: an exchange is kept for long. */
function forgetWhatIsDone(exchange: Exchange): void {
  const { matches, mock, body } = exchange;
  exchange.routeValues = matches.find(({ target }) => target === mock)?.values;
  exchange.matches = [];
  exchange.mocks = undefined;
  exchange.tried = [];
  body?.forgetContent();
}

/** The beginning of an answer that is too long to be kept whole, as a copy that does not keep the rest. */
function cut<Kind extends Answer>(answer: Kind, limit: number): Kind;
function cut(answer: Answer, limit: number): Answer {
  if (answer.kind === 'fault') return { ...answer, instead: cut(answer.instead, limit) };
  if (answer.kind !== 'bytes' || answer.body === undefined || answer.body.length <= limit) return answer;
  const { body } = answer;
  // A character takes at least a byte: what is behind `limit` characters is behind `limit` bytes.
  const bytes = typeof body === 'string' ? Buffer.from(body.slice(0, limit)) : body;
  return { ...answer, body: Buffer.from(bytes.subarray(0, limit)), isCut: true };
}
