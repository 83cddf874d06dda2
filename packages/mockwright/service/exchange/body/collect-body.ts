// Receives the body of a request, up to a limit. Callbacks rather than promises: every request with a body passes here.
import type { IncomingMessage } from 'node:http';
import { turnsOf } from '../../listening/hold-back.ts';
import { http2HasBody, isHttp2 } from '../../listening/http2-exchange.ts';
import type { MemoryBudget } from '../../state/memory-budget.ts';

/** What bodies take their memory from. */
export type BodyMemory = Pick<MemoryBudget, 'take' | 'give'>;

/** The smallest buffer that chunks are collected in. */
const SMALLEST_BUFFER = 16 * 1024;

/** Whether a request announces a body. */
export function hasBody(request: IncomingMessage): boolean {
  const { headers } = request;
  if (isHttp2(request)) return http2HasBody(request);
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}

/** Who is told what became of a body; one of the functions is called, once. */
export interface BodyReceiver {
  /**
   * The bytes; undefined when there are more than the limit (they are received to the end and forgotten, so that the
   * client gets to read the answer). What they take of the memory stays taken.
   */
  done(bytes: Buffer | undefined): void;
  /** There is no memory left for bodies. Nothing of this one is kept. */
  full(): void;
  /** The client hung up. */
  aborted(): void;
}

/**
 * Receives the whole body.
 * @param limit how many bytes are kept at most
 * @param memory of all bodies
 */
export function collectBody(
  request: IncomingMessage,
  limit: number,
  memory: BodyMemory,
  receiver: BodyReceiver,
): void {
  const collector = new Collector(memory);
  let length = 0;
  let isOver = false;
  const end = (tell: () => void): void => {
    if (isOver) return;
    isOver = true;
    tell();
  };
  const leaveOthersTurns = turnsOf(request);
  request.on('data', (chunk: Buffer) => {
    leaveOthersTurns(chunk);
    length += chunk.length;
    if (isOver) return;
    if (length > limit) collector.forget();
    else if (!collector.add(chunk)) {
      collector.forget();
      end(() => receiver.full());
    }
  });
  const abort = (): void =>
    end(() => {
      collector.forget();
      receiver.aborted();
    });
  // A stream of HTTP/2 that the client gave up ends as well, wherever it is.
  request.on('aborted', abort);
  request.on('error', abort);
  request.on('end', () => end(() => receiver.done(length > limit ? undefined : collector.bytes())));
}

/** Receives a body that nobody asks for: what comes behind it on the connection is the next request. */
export function discardBody(request: IncomingMessage): void {
  request.on('data', turnsOf(request)).on('error', () => undefined);
}

/** Joins chunks in one buffer that grows: a chunk of one byte would otherwise keep some 200. */
export class Collector {
  readonly #memory: BodyMemory;
  #buffer: Buffer | undefined;
  #length = 0;

  /** @param memory pays for the buffer */
  constructor(memory: BodyMemory) {
    this.#memory = memory;
  }

  /** @returns false when there is no memory for it */
  add(chunk: Buffer): boolean {
    const length = this.#length + chunk.length;
    const capacity = this.#buffer?.length ?? 0;
    if (length > capacity) {
      // Most bodies come in one piece, which is taken as it is.
      const isFirst = this.#buffer === undefined;
      const size = isFirst ? chunk.length : Math.max(SMALLEST_BUFFER, 2 * length);
      if (!this.#memory.take(size - capacity)) return false;
      const grown = isFirst ? chunk : Buffer.allocUnsafeSlow(size);
      this.#buffer?.copy(grown, 0, 0, this.#length);
      this.#buffer = grown;
    }
    if (this.#buffer !== chunk) chunk.copy(this.#buffer!, this.#length);
    this.#length = length;
    return true;
  }

  /** What was added, in memory of its own length. */
  bytes(): Buffer {
    const buffer = this.#buffer;
    if (buffer === undefined) return Buffer.alloc(0);
    if (buffer.length === this.#length) return buffer;
    this.#memory.give(buffer.length - this.#length);
    this.#buffer = Buffer.allocUnsafeSlow(this.#length);
    buffer.copy(this.#buffer, 0, 0, this.#length);
    return this.#buffer;
  }

  /** Gives back what was collected. */
  forget(): void {
    this.#memory.give(this.#buffer?.length ?? 0);
    this.#buffer = undefined;
    this.#length = 0;
  }
}
