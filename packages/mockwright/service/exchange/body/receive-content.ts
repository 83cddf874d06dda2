// The body of a request from the socket to bytes that can be read: asked for where the client waits for that, received up
// to the limit, unpacked.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MemoryBudget } from '../../state/memory-budget.ts';
import type { BodyHeaders, RequestHead } from '../request-head.ts';
import { collectBody, type BodyMemory } from './collect-body.ts';
import { codingsOf, unpackBody } from './unpack-body.ts';

/** What was received. */
export interface ReceivedContent {
  /** Unpacked; as they came where that is not possible; undefined: there are more than the limit. */
  readonly bytes: Buffer | undefined;
  /** Why they cannot be read, where they are packed. */
  readonly problem?: string;
  /** Whether they are others than came. */
  readonly isUnpacked?: boolean;
  /** The value of `Content-Encoding`, where nobody knows how to undo it. */
  readonly unknownCoding?: string;
}

/** Who is told what became of a body; at most one of the functions is called, and none when the client hung up. */
export interface ContentReceiver {
  done(content: ReceivedContent): void;
  /** There is no memory left for bodies. Nothing of this one is kept. */
  full(): void;
}

const NOTHING: ReceivedContent = { bytes: Buffer.alloc(0) };

/**
 * Receives the whole body. What it takes of the memory of all bodies is given back when the response is over.
 * @param head of the request
 * @param limit how many bytes are kept at most, packed and unpacked
 * @param memory of all bodies
 */
export function receiveContent(
  { hasBody, bodyHeaders }: RequestHead,
  message: IncomingMessage,
  response: ServerResponse,
  limit: number,
  memory: MemoryBudget,
  receiver: ContentReceiver,
): void {
  if (!hasBody) return receiver.done(NOTHING);
  if (isAskedFor(bodyHeaders, message)) {
    // What is too long anyway is not.
    if (Number(bodyHeaders['content-length'] ?? 0) > limit) return receiver.done({ bytes: undefined });
    response.writeContinue();
  }
  const loan = new Loan(memory);
  response.once('close', () => loan.end());
  collectBody(message, limit, loan, {
    done: (bytes) => {
      const codings = codingsOf(bodyHeaders['content-encoding']);
      if (bytes === undefined || bytes.length === 0 || codings.kind === 'none') receiver.done({ bytes });
      else if (codings.kind === 'unknown') receiver.done({ bytes, unknownCoding: codings.text });
      else void unpackInto(receiver, bytes, codings.names, limit, loan);
    },
    full: () => receiver.full(),
    aborted: () => undefined,
  });
}

/** Whether the client sends its body when it is told to (RFC 9110 10.1.1; HTTP/1.0 knows no such thing). */
function isAskedFor(
  { expect }: BodyHeaders,
  { httpVersionMajor, httpVersionMinor }: IncomingMessage,
): boolean {
  return expect !== undefined && (httpVersionMajor > 1 || httpVersionMinor > 0);
}

async function unpackInto(
  receiver: ContentReceiver,
  packed: Buffer,
  names: readonly string[],
  limit: number,
  loan: Loan,
): Promise<void> {
  const unpacked = await unpackBody(packed, names, limit, loan);
  if (loan.isOver) return;
  if (unpacked.kind === 'whole') receiver.done({ bytes: unpacked.bytes, isUnpacked: true });
  else if (unpacked.kind === 'too long') receiver.done({ bytes: undefined });
  else if (unpacked.kind === 'full') receiver.full();
  else
    receiver.done({
      bytes: packed,
      problem: `The body cannot be unpacked (Content-Encoding: ${names.join(', ')}): ${unpacked.why}.`,
    });
}

/** What one request takes of the memory of all; nothing more once it is over. */
class Loan implements BodyMemory {
  readonly #memory: MemoryBudget;
  #taken = 0;
  isOver = false;

  constructor(memory: MemoryBudget) {
    this.#memory = memory;
  }

  take(bytes: number): boolean {
    if (this.isOver || !this.#memory.take(bytes)) return false;
    this.#taken += bytes;
    return true;
  }

  give(bytes: number): void {
    const given = Math.min(bytes, this.#taken);
    this.#taken -= given;
    this.#memory.give(given);
  }

  end(): void {
    this.give(this.#taken);
    this.isOver = true;
  }
}
