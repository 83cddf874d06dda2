// Connections that bring a great many small things at a time (pieces of a body, requests, streams): each reading of a socket
// is handled in one go, so that others wait until that is done.
import { performance, setImmediate, setTimeout } from '@mockwright/language/text/real-time';
import type { Socket } from 'node:net';

/** How many small things of a connection are ordinary at a time. */
export const ORDINARY_AT_A_TIME = 100;

/** What Node.js reads a socket by: it has no other way to stop that works beneath its parsers of HTTP. */
interface Reading {
  /** False where Node.js itself has stopped. */
  readonly reading?: boolean;
  /** How many bytes of TLS the client has not taken. */
  readonly writeQueueSize?: number;
  readStart(): number;
  readStop(): number;
}

/** A turn that took longer leaves as much time to others before the next connection is read, up to the most. */
const LONG_TURN_MILLISECONDS = 5;
const MOST_REST_MILLISECONDS = 100;

/** When one is looked at again whose client does not take what was written. */
const UNREAD_MILLISECONDS = 100;

/** Those that are not read for now, the longest first; whether they speak HTTP/2. */
const held = new Map<Reading, boolean>();
let isUnderWay = false;

/**
 * Reads nothing more of a connection until it is its turn: of those that are held back, one is read in a turn of the event
 * loop, and what takes long leaves as much time to others.
 * @param socket undefined: it is gone
 */
export function holdBack(socket: Socket | undefined): void {
  const { _handle: reading, alpnProtocol } = (socket ?? {}) as {
    readonly _handle?: Reading | null;
    readonly alpnProtocol?: unknown;
  };
  if (reading?.readStop === undefined) return;
  // By HTTP/2, Node.js goes on by itself when a write is done, though it is held back already.
  reading.readStop();
  if (!held.has(reading)) queue(reading, alpnProtocol === 'h2');
}

function queue(reading: Reading, isHttp2: boolean): void {
  held.set(reading, isHttp2);
  if (!isUnderWay) setImmediate(readNext);
  isUnderWay = true;
}

function readNext(): void {
  const [next] = held;
  if (next === undefined) {
    isUnderWay = false;
    return;
  }
  const [reading, isHttp2] = next;
  held.delete(reading);
  // By HTTP/2, Node.js reads nothing while it writes, and does not say so: what came all the same it would pile up.
  if (isHttp2 && (reading.writeQueueSize ?? 0) > 0)
    setTimeout(() => queue(reading, isHttp2), UNREAD_MILLISECONDS).unref();
  else if (reading.reading !== false) reading.readStart();
  const began = performance.now();
  setImmediate(() => {
    const taken = performance.now() - began;
    if (taken < LONG_TURN_MILLISECONDS) readNext();
    else setTimeout(readNext, Math.min(taken, MOST_REST_MILLISECONDS));
  });
}
