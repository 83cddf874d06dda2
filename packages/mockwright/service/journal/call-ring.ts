// The calls that are kept, in columns: an object for each, alive for an hour, would cost the collector of garbage more
// than all the rest of a call (decisions/fast-path.md).
import { ExchangeWorld } from '../exchange/exchange-world.ts';
import { Exchange } from '../exchange/exchange.ts';
import type { RequestBody } from '../exchange/body/request-body.ts';
import type { RequestHead } from '../exchange/request-head.ts';
import type { PassedOver } from '../exchange/passed-over.ts';
import type { Answer } from '../answers/answer.ts';
import type { MockFacts } from '../mocks/mock-set.ts';
import { matchRoute, splitPath } from '../routing/route-match.ts';
import type { Session } from '../state/session.ts';
import type { Seed } from '../../template/running/seed.ts';
import type { CallCounter } from './call-counters.ts';
import type { PathCalls } from './path-calls.ts';

/** How many calls a piece of the columns holds: a power of two. */
const BITS = 9;
const SIZE = 1 << BITS;

/** A column of what is no number; undefined where a call has left, or has none. */
type Column<T> = (T | undefined)[];
const column = <T>(): Column<T> => Array.from({ length: SIZE }, () => undefined);
const numbers = (): Float64Array => new Float64Array(SIZE);

/** A piece of all columns. */
class Chunk {
  /** There for every call that is here. */
  readonly calls: Column<PathCalls> = column();
  readonly kinds: Column<CallCounter> = column();
  readonly sessions: Column<Session> = column();
  readonly bytes: Float64Array = numbers();
  readonly times: Float64Array = numbers();
  /** The call as a whole: while it is not over, and when there is more to it than the following columns hold. */
  readonly wholes: Column<Exchange> = column();
  readonly heads: Column<RequestHead> = column();
  readonly answeredBy: Column<MockFacts> = column();
  readonly answers: Column<Answer> = column();
  readonly bodies: Column<RequestBody> = column();
  readonly seeds: Column<Seed> = column();
  readonly passedOver: Column<readonly PassedOver[]> = column();
  readonly durations: Float64Array = numbers();
  readonly numbers: Float64Array = numbers();
  readonly answeredBefore: Float64Array = numbers();
  readonly delays: Float64Array = numbers();
}

/** Calls numbered 1, 2, 3 …: adding, taking the oldest and finding one cost the same however many there are. */
export class CallRing {
  readonly #chunks: Chunk[] = [];
  /** One that has become free: it is used again. */
  #spare: Chunk | undefined;
  /** The number of the first place, of the oldest call (or a place before it), and of the next. */
  #first = 1;
  #oldest = 1;
  #next = 1;

  /** The number of the last that was added; 0 before the first. */
  get lastNumber(): number {
    return this.#next - 1;
  }

  /** Adds a call, and gives its number. */
  push(exchange: Exchange, calls: PathCalls, kind: CallCounter, bytes: number): number {
    const number = this.#next++;
    const at = number - this.#first;
    let chunk = this.#chunks[at >>> BITS];
    if (chunk === undefined) {
      this.#chunks.push((chunk = this.#spare ?? new Chunk()));
      this.#spare = undefined;
    }
    const slot = at & (SIZE - 1);
    chunk.calls[slot] = calls;
    chunk.kinds[slot] = kind;
    chunk.sessions[slot] = exchange.session;
    chunk.bytes[slot] = bytes;
    chunk.times[slot] = exchange.time;
    chunk.wholes[slot] = exchange;
    return number;
  }

  /** Takes all out; numbers go on. */
  clear(): void {
    this.#chunks.length = 0;
    this.#first = this.#oldest = this.#next;
  }

  /** Whether the call of that number is here. */
  has(number: number): boolean {
    return this.#chunkOf(number)?.calls[this.#slotOf(number)] !== undefined;
  }

  /** The number of the oldest call; 0 when there is none. */
  oldest(): number {
    while (this.#oldest < this.#next && !this.has(this.#oldest)) this.#oldest++;
    return this.#oldest < this.#next ? this.#oldest : 0;
  }

  /** The numbers above one, the oldest first. */
  *after(number: number): Generator<number> {
    for (let next = Math.max(this.#oldest, Math.floor(number) + 1); next < this.#next; next++)
      if (this.has(next)) yield next;
  }

  /** @param number of a call that is here, as in all that follow */
  calls(number: number): PathCalls {
    return this.#chunkOf(number)!.calls[this.#slotOf(number)]!;
  }

  kind(number: number): CallCounter {
    return this.#chunkOf(number)!.kinds[this.#slotOf(number)]!;
  }

  setKind(number: number, kind: CallCounter): void {
    this.#chunkOf(number)!.kinds[this.#slotOf(number)] = kind;
  }

  bytes(number: number): number {
    return this.#chunkOf(number)!.bytes[this.#slotOf(number)]!;
  }

  addBytes(number: number, bytes: number): void {
    this.#chunkOf(number)!.bytes[this.#slotOf(number)]! += bytes;
  }

  /** How long ago it came, by the clock of its session. */
  age(number: number): number {
    const chunk = this.#chunkOf(number)!;
    const slot = this.#slotOf(number);
    return chunk.sessions[slot]!.clock.now() - chunk.times[slot]!;
  }

  /** Whether this is the call of that number, and is not over. */
  isOpen(number: number, exchange: Exchange): boolean {
    return this.#chunkOf(number)?.wholes[this.#slotOf(number)] === exchange;
  }

  /** The call: as it is while it is not over, afterwards like it. */
  exchange(number: number): Exchange {
    const chunk = this.#chunkOf(number)!;
    const slot = this.#slotOf(number);
    return chunk.wholes[slot] ?? restored(chunk, slot, number);
  }

  /** The call, where it is here as a whole. */
  whole(number: number): Exchange | undefined {
    return this.#chunkOf(number)!.wholes[this.#slotOf(number)];
  }

  /** The call is over: it goes into columns, unless there is more to it. */
  close(number: number, exchange: Exchange): void {
    if (!isPlain(exchange)) return;
    const chunk = this.#chunkOf(number)!;
    const slot = this.#slotOf(number);
    chunk.wholes[slot] = undefined;
    chunk.heads[slot] = exchange.head;
    chunk.answeredBy[slot] = exchange.answeredBy;
    chunk.answers[slot] = exchange.answer;
    chunk.bodies[slot] = exchange.body;
    chunk.seeds[slot] = exchange.world?.seed;
    chunk.passedOver[slot] = exchange.passedOver;
    chunk.durations[slot] = exchange.milliseconds!;
    chunk.numbers[slot] = exchange.number;
    chunk.answeredBefore[slot] = exchange.answeredBefore;
    chunk.delays[slot] = exchange.delayMilliseconds;
  }

  /** Lets a call go. */
  remove(number: number): void {
    const chunk = this.#chunkOf(number)!;
    const slot = this.#slotOf(number);
    chunk.calls[slot] = undefined;
    chunk.kinds[slot] = undefined;
    chunk.sessions[slot] = undefined;
    chunk.wholes[slot] = undefined;
    chunk.heads[slot] = undefined;
    chunk.answeredBy[slot] = undefined;
    chunk.answers[slot] = undefined;
    chunk.bodies[slot] = undefined;
    chunk.seeds[slot] = undefined;
    chunk.passedOver[slot] = undefined;
    if (number !== this.#oldest) return;
    this.oldest();
    for (; this.#oldest - this.#first >= SIZE; this.#first += SIZE) this.#spare = this.#chunks.shift();
  }

  #chunkOf(number: number): Chunk | undefined {
    return number < this.#oldest || number >= this.#next || !Number.isInteger(number)
      ? undefined
      : this.#chunks[(number - this.#first) >>> BITS];
  }

  #slotOf(number: number): number {
    return (number - this.#first) & (SIZE - 1);
  }
}

/** Whether the columns hold all that there is to a call: so it is with most. */
function isPlain(exchange: Exchange): boolean {
  const { answer, world, answeredBy, milliseconds, isAborted, chaos } = exchange;
  return (
    answer?.kind === 'bytes' &&
    answeredBy !== undefined &&
    milliseconds !== undefined &&
    !isAborted &&
    chaos === undefined &&
    exchange.failure === undefined &&
    world?.readings === undefined &&
    world?.globals === undefined &&
    exchange.addedHeaders.length === 0 &&
    exchange.closest.length === 0 &&
    exchange.pendingCallbacks.length === 0 &&
    exchange.callbacks.length === 0
  );
}

function restored(chunk: Chunk, slot: number, number: number): Exchange {
  const head = chunk.heads[slot]!;
  const answeredBy = chunk.answeredBy[slot]!;
  const seed = chunk.seeds[slot];
  const exchange = new Exchange(chunk.sessions[slot]!, chunk.times[slot]!, head, undefined);
  exchange.id = number;
  exchange.number = chunk.numbers[slot]!;
  exchange.body = chunk.bodies[slot];
  exchange.answeredBy = answeredBy;
  exchange.passedOver = chunk.passedOver[slot]!;
  exchange.answeredBefore = chunk.answeredBefore[slot]!;
  exchange.routeValues = matchRoute(answeredBy.pattern, splitPath(head.path!));
  exchange.answer = chunk.answers[slot];
  exchange.delayMilliseconds = chunk.delays[slot]!;
  exchange.milliseconds = chunk.durations[slot];
  if (seed !== undefined) {
    exchange.world = new ExchangeWorld(exchange);
    exchange.world.seed = seed;
  }
  return exchange;
}
