// What was asked and what became of it: a ring of calls under a byte budget, and counters that stay exact.
import { ownText } from '@mockwright/language/text/own-text';
import type { Exchange } from '../exchange/exchange.ts';
import { CallCounters, type CallCounter, type CallKind, type CallTotal } from './call-counters.ts';
import { answerBytes, callbackBytes, requestBytes } from './entry-size.ts';
import { CallRing } from './call-ring.ts';
import { PathCalls, PathQueue } from './path-calls.ts';
import { recordedAnswer } from './recorded-answer.ts';
import { SeenValues } from './seen-values.ts';
import { askedPath, filterOf, type RequestQuery } from './request-query.ts';

/** What a journal is told. */
export interface JournalOptions {
  /** How long a call is kept, by the clock of its session. */
  readonly retentionMilliseconds: number;
  /** How much all calls together may take, about. */
  readonly byteBudget: number;
  /** How much of an answer's body is kept. */
  readonly bodyLimit: number;
}

/** A call that was just recorded. */
export interface RecordedCall {
  readonly exchange: Exchange;
  readonly kind: CallCounter;
  /** The path that it went to, decoded. */
  readonly path: string;
}

/** How many calls that are forgotten may still be here: taking them out costs a walk, so many go at once. */
const MOST_GONE = 1024;

/** What the counts of paths may take, however small the budget is. */
const LEAST_IDLE_BYTES = 64 * 1024;

/**
 * Keeps what exchanges refer to: nothing is copied or decoded unless somebody asks. The last call to a path that a template
 * answered outlives the ring, as far as half of the budget goes. Counts are exact for ever; those of single paths as long
 * as the paths of which no call is kept take less than an eighth of the budget besides. What calls saw of `Global` has half
 * of the budget besides.
 */
export class Journal {
  readonly #options: JournalOptions;
  readonly #ring = new CallRing();
  readonly #counters = new CallCounters();
  readonly #paths = new Map<string, PathCalls>();
  /** Paths whose last call has left the ring and is kept for its own sake, the oldest first. */
  #held = new PathQueue();
  /** Paths of which no call is kept, only counts; the oldest first. */
  #idle = new PathQueue();
  #seen: SeenValues;
  readonly #listeners = new Set<(call: RecordedCall) => void>();
  /** How many calls are here, and how many of them are forgotten. */
  #kept = 0;
  #gone = 0;
  #bytes = 0;
  #heldBytes = 0;
  #idleBytes = 0;

  constructor(options: JournalOptions) {
    this.#options = options;
    this.#seen = new SeenValues(options.byteBudget / 2);
  }

  /** About how many bytes the calls take. Those that are forgotten go first. */
  get bytes(): number {
    if (this.#gone > 0) this.#sweep();
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

  /** How many calls there were since the start, the forgotten ones among them. */
  totals(): readonly CallTotal[] {
    return this.#counters.totals();
  }

  /**
   * Records an exchange once its answer is there, and gives it its id. Called again when another answer took the place
   * of the first, it corrects what is counted.
   */
  add(exchange: Exchange): void {
    const { isEnded } = exchange.session;
    if (exchange.id > 0) {
      if (!isEnded) this.#restate(exchange, this.#counters.of(exchange));
      this.#measureAgain(exchange);
      return;
    }
    const kind = isEnded ? this.#counters.ofEnded(exchange) : this.#counters.of(exchange);
    const calls = this.#callsTo(exchange.path ?? exchange.rawPath);
    forgetWhatIsDone(exchange);
    const bytes = requestBytes(exchange);
    exchange.id = this.#ring.push(exchange, calls, kind, bytes);
    kind.count++;
    kind.kept++;
    this.#kept++;
    if (kind.isGone) this.#gone++;
    calls.count(kind, 1);
    calls.kept++;
    this.#bytes += bytes;
    if (exchange.answeredBy !== undefined && !kind.isGone) {
      this.#release(calls);
      calls.lastMatched = exchange.id;
    }
    if (exchange.world?.globals !== undefined) this.#seen.take(exchange.world);
    this.#makeRoom();
    if (!kind.isGone) this.#tell({ exchange, kind, path: calls.path });
  }

  #tell(call: RecordedCall): void {
    if (this.#listeners.size > 0) for (const listener of this.#listeners) listener(call);
  }

  /** The exchange is over: what is kept of its answer is cut to the limit and counted, what gave it goes. */
  finish(exchange: Exchange): void {
    const { id, answer } = exchange;
    exchange.mock = undefined;
    if (answer === undefined || !this.#ring.isOpen(id, exchange)) return;
    exchange.answer = recordedAnswer(answer, this.#options.bodyLimit);
    const bytes = answerBytes(exchange.answer) + callbackBytes(exchange.pendingCallbacks);
    this.#ring.addBytes(id, bytes);
    this.#bytes += bytes;
    this.#ring.close(id, exchange);
    if (this.#bytes > this.#options.byteBudget) this.#makeRoom();
  }

  /** The exchange with an id; undefined when there is none or it is not kept any more. */
  get(id: number): Exchange | undefined {
    return this.#ring.has(id) && !this.#isPast(id) ? this.#ring.exchange(id) : undefined;
  }

  /** About how many bytes a call takes; 0 when it is not kept any more. */
  bytesOf(id: number): number {
    return this.#ring.has(id) ? this.#ring.bytes(id) : 0;
  }

  /** The kept exchanges that fit, the oldest first. */
  find(query: RequestQuery): Exchange[] {
    return this.findIds(query).map((id) => this.#ring.exchange(id));
  }

  /** The ids of the kept exchanges that fit, the oldest first. */
  findIds(query: RequestQuery): number[] {
    const found = this.#idsOf(query);
    return query.limit === undefined ? found : found.slice(-query.limit || found.length);
  }

  /** How many of the kept exchanges fit. */
  countKept(query: RequestQuery): number {
    return this.#idsOf(query).length;
  }

  /** How many calls of some kinds there were that are not kept any more, or too old. @param session undefined: of any */
  countLost(isMeant: (kind: CallKind) => boolean, session: string | undefined): number {
    let lost = 0;
    for (const kind of this.#counters.all(session)) if (isMeant(kind)) lost += kind.count;
    if (lost === 0) return 0;
    for (const id of this.#ring.after(0)) {
      const kind = this.#ring.kind(id);
      if ((session === undefined || kind.session === session) && isMeant(kind) && !this.#isPast(id)) lost--;
      if (lost === 0) break;
    }
    return lost;
  }

  /** The first `count` kept exchanges with a greater id. */
  next(since: number, count: number): Exchange[] {
    const found: Exchange[] = [];
    for (const id of this.#ring.after(since)) {
      if (found.length === count) break;
      if (!this.#isPast(id)) found.push(this.#ring.exchange(id));
    }
    return found;
  }

  #idsOf(query: RequestQuery): number[] {
    const { path: given, ...rest } = query;
    const path = given === undefined ? undefined : (askedPath(given) ?? '');
    // Whoever waits for what never came asks again and again: nothing is gone through for that.
    if (path !== undefined && !this.#paths.has(path)) return [];
    const fits = filterOf(rest);
    /** How many are still to be found, of whatever path: nothing is gone through behind the last of a session. */
    let left = 0;
    for (const kind of this.#counters.all(query.session)) if (fits(kind, '')) left += kind.kept;
    const found: number[] = [];
    if (left === 0) return found;
    for (const id of this.#ring.after(query.since ?? 0)) {
      const kind = this.#ring.kind(id);
      if (kind.isGone || !fits(kind, '')) continue;
      if ((path === undefined || this.#ring.calls(id).path === path) && !this.#isPast(id)) found.push(id);
      if (--left === 0) break;
    }
    return found;
  }

  /** How many exchanges fitted ever; of those after an id, how many are kept. */
  count(query: RequestQuery): number {
    if (query.since !== undefined) return this.countKept(query);
    const { path: given, ...rest } = query;
    const fits = filterOf(rest);
    let sum = 0;
    if (given === undefined) {
      for (const counter of this.#counters.all(query.session)) if (fits(counter, '')) sum += counter.count;
    } else {
      const path = askedPath(given) ?? '';
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
    const calls = this.#paths.get(path);
    const last = calls && this.#lastOf(calls);
    if (last === undefined) return undefined;
    const { exchange, kind } = last;
    if (!kind.isGone && (session === undefined || kind.session === session))
      return this.#isExpired(exchange) ? undefined : exchange;
    // Those who ask may write it percent-encoded: what is decoded already must not be decoded again.
    return this.find({ path: path.replaceAll('%', '%25'), session, matched: true }).at(-1);
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
    this.#seen = new SeenValues(this.#options.byteBudget / 2);
    this.#bytes = this.#heldBytes = this.#idleBytes = this.#kept = this.#gone = 0;
  }

  /** Takes out what is forgotten. */
  #sweep(): void {
    for (const id of this.#ring.after(0)) if (this.#ring.kind(id).isGone) this.#drop(id);
    for (const calls of this.#paths.values()) {
      if (calls.held?.kind.isGone === true) this.#release(calls);
      calls.prune();
      if (calls.counters.length === 0) this.#forget(calls);
    }
    this.#gone = 0;
  }

  /** Tells of each call that is recorded from now on, and again when it becomes one of another kind. @returns what ends that */
  listen(listener: (call: RecordedCall) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #restate(exchange: Exchange, kind: CallCounter): void {
    const { id } = exchange;
    if (!this.#ring.isOpen(id, exchange)) return;
    const before = this.#ring.kind(id);
    if (before === kind || before.isGone) return;
    const calls = this.#ring.calls(id);
    before.count--;
    before.kept--;
    calls.count(before, -1);
    kind.count++;
    kind.kept++;
    calls.count(kind, 1);
    this.#ring.setKind(id, kind);
    this.#tell({ exchange, kind, path: calls.path });
  }

  /** What its code saw may have become known after it was recorded: when its client went first. */
  #measureAgain(exchange: Exchange): void {
    const { id, world } = exchange;
    if (!this.#ring.isOpen(id, exchange)) return;
    const more = requestBytes(exchange) - this.#ring.bytes(id);
    this.#ring.addBytes(id, more);
    this.#bytes += more;
    if (world?.globals !== undefined) this.#seen.take(world);
    this.#makeRoom();
  }

  #callsTo(path: string): PathCalls {
    let calls = this.#paths.get(path);
    if (calls !== undefined && this.#idle.remove(calls)) this.#idleBytes -= calls.bytes;
    if (calls === undefined) {
      // The counter outlives the first request, whose target may be long.
      const own = ownText(path);
      this.#paths.set(own, (calls = new PathCalls(own)));
    }
    return calls;
  }

  /** Lets the oldest calls go until the rest fits the budget and none is too old. */
  #makeRoom(): void {
    const { byteBudget } = this.#options;
    for (let oldest = this.#ring.oldest(); oldest !== 0; oldest = this.#ring.oldest()) {
      const isPast = this.#isPast(oldest);
      if (this.#bytes <= byteBudget && !isPast) break;
      if (this.#gone > 0) {
        this.#sweep();
        continue;
      }
      if (this.#ring.calls(oldest).lastMatched === oldest && !isPast) this.#hold(oldest);
      else this.#drop(oldest);
      this.#trimHeld(byteBudget / 2);
    }
    this.#trimHeld(byteBudget / 2);
  }

  /** Lets the oldest go of the calls that are kept as the last to their paths, when they take too much or are too old. */
  #trimHeld(budget: number): void {
    for (let calls = this.#held.first; calls !== undefined; calls = this.#held.first) {
      if (this.#heldBytes <= budget && !this.#isExpired(calls.held!.exchange)) break;
      this.#release(calls);
      this.#retire(calls);
    }
  }

  /** Keeps a call that leaves the ring, because it is the last to its path. */
  #hold(id: number): void {
    const calls = this.#ring.calls(id);
    const bytes = this.#ring.bytes(id);
    calls.held = { exchange: this.#ring.exchange(id), kind: this.#ring.kind(id), bytes };
    calls.lastMatched = 0;
    this.#remove(id);
    calls.kept--;
    this.#held.push(calls);
    this.#heldBytes += bytes;
  }

  /** Lets the call go that was kept as the last to its path: another takes its place, or none. */
  #release(calls: PathCalls): void {
    const { held } = calls;
    if (held === undefined) return;
    this.#held.remove(calls);
    this.#heldBytes -= held.bytes;
    this.#left(held.kind, held.bytes);
    calls.held = undefined;
  }

  #drop(id: number): void {
    const calls = this.#ring.calls(id);
    this.#left(this.#ring.kind(id), this.#ring.bytes(id));
    this.#remove(id);
    calls.kept--;
    if (calls.lastMatched === id) calls.lastMatched = 0;
    this.#retire(calls);
  }

  #remove(id: number): void {
    const world = this.#ring.whole(id)?.world;
    if (world !== undefined) this.#seen.give(world);
    this.#ring.remove(id);
  }

  /** A call is here no more. */
  #left(kind: CallCounter, bytes: number): void {
    this.#bytes -= bytes;
    this.#kept--;
    kind.kept--;
    if (kind.isGone) this.#gone--;
  }

  /** The last call to a path that a template answered, as far as it is kept. */
  #lastOf({
    lastMatched,
    held,
  }: PathCalls): { readonly exchange: Exchange; readonly kind: CallCounter } | undefined {
    return lastMatched === 0
      ? held
      : { exchange: this.#ring.exchange(lastMatched), kind: this.#ring.kind(lastMatched) };
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

  /** Whether a call in the ring is forgotten, or too old. */
  #isPast(id: number): boolean {
    return this.#ring.kind(id).isGone || this.#ring.age(id) > this.#options.retentionMilliseconds;
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
  exchange.run = undefined;
  body?.forgetContent();
}
