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
  readStart(): number;
  readStop(): number;
}

/** A turn that took longer leaves as much time to others before the next connection is read, up to the most. */
const LONG_TURN_MILLISECONDS = 5;
const MOST_REST_MILLISECONDS = 100;

/** Those that are not read for now, the longest first. */
const held = new Set<Reading>();
let isUnderWay = false;

/**
 * Reads nothing more of a connection until it is its turn: of those that are held back, one is read in a turn of the event
 * loop, and what takes long leaves as much time to others.
 * @param socket undefined: it is gone
 * @returns false where it is held back already
 */
export function holdBack(socket: Socket | undefined): boolean {
  const reading = (socket as { readonly _handle?: Reading | null } | undefined)?._handle;
  if (reading?.readStop === undefined) return true;
  if (held.has(reading)) return false;
  reading.readStop();
  held.add(reading);
  if (!isUnderWay) setImmediate(readNext);
  isUnderWay = true;
  return true;
}

function readNext(): void {
  const [reading] = held;
  if (reading === undefined) {
    isUnderWay = false;
    return;
  }
  held.delete(reading);
  if (reading.reading !== false) reading.readStart();
  const began = performance.now();
  setImmediate(() => {
    const taken = performance.now() - began;
    if (taken < LONG_TURN_MILLISECONDS) readNext();
    else setTimeout(readNext, Math.min(taken, MOST_REST_MILLISECONDS));
  });
}
