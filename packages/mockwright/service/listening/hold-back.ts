// Connections that bring a great many small things at a time (pieces of a body, requests, streams), each of them or all
// together: each reading of a socket is handled in one go, as are all that are ready, so that others wait until that is done.
import { performance, setImmediate, setTimeout } from '@mockwright/language/text/real-time';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How many small things of a connection are ordinary at a time. */
export const ORDINARY_AT_A_TIME = 100;

/** A piece of a body that is shorter costs as much as its handling. */
const SMALL_PIECE = 256;

/** What Node.js reads a socket by: it has no other way to stop that works beneath its parsers of HTTP. */
interface Reading {
  /** False where Node.js itself has stopped. */
  readonly reading?: boolean;
  /** What lies beneath TLS, and how many bytes the client has not taken. TLS itself keeps those that a broken connection left. */
  readonly _parent?: { readonly writeQueueSize?: number };
  readStart(): number;
  readStop(): number;
}

/** A turn that took longer leaves as much time to others before the next connection is read, up to the most. */
const LONG_TURN_MILLISECONDS = 5;
const MOST_REST_MILLISECONDS = 100;

/** When one is looked at again whose client does not take what was written. */
const UNREAD_MILLISECONDS = 100;

/** How long all connections together may bring many things in a turn before the rest of them waits for the next. */
const LONGEST_CROWD_MILLISECONDS = 80;

/** After how many things that connections bring the clock is looked at: the dearest of them take some milliseconds. */
const LOOK_EVERY = 8;
let brought = 0;

/** Who is at the other end of a connection. */
type Peer = 'client' | 'called server';

/** Those that are open. */
const open = new Map<Socket, Peer>();
/** Those that are not read for now, the longest first; whether they speak HTTP/2. */
const held = new Map<Reading, boolean>();
/** The same of those that brought nothing yet when others took too long. They come first. */
const aside = new Map<Reading, boolean>();
/**
 * Those of them, the last at the end, and whether it is the turn of that one: who comes on top is read between those that
 * came in a crowd, and does not wait for all of them.
 */
const lastAside: Reading[] = [];
let isTurnOfLast = true;
/** The one whose turn it is: who comes in a crowd meanwhile must not take it from it. */
let turnOf: Reading | undefined;
/** When the clock was first looked at in this turn. */
let crowdBegan: number | undefined;
let isUnderWay = false;

/**
 * Reads nothing more of a connection until it is its turn: of those that are held back, one is read in a turn of the event
 * loop, and what takes long leaves as much time to others.
 * @param socket undefined: it is gone
 */
export function holdBack(socket: Socket | undefined): void {
  const found = readingOf(socket);
  if (found === undefined) return;
  const { reading, isHttp2 } = found;
  // By HTTP/2, Node.js goes on by itself when a write is done, though it is held back already.
  reading.readStop();
  aside.delete(reading);
  if (!held.has(reading)) queue(held, reading, isHttp2);
  leaveRest();
}

/**
 * Tells of something that a connection brought and whose handling costs: itself, a request, a piece of a body. However few of
 * them each brings, many connections may bring too many in a turn of the event loop.
 */
export function noteBrought(): void {
  brought = (brought + 1) % LOOK_EVERY;
  if (brought === 0) leaveRest();
}

/** @returns told of each piece of a body; reads those of a few bytes not faster than others get their turn */
export function turnsOf(message: IncomingMessage): (piece: Uint8Array) => void {
  let small = 0;
  return ({ length }) => {
    noteBrought();
    if (length >= SMALL_PIECE || ++small < ORDINARY_AT_A_TIME) return;
    small = 0;
    holdBack(message.socket);
  };
}

/** Makes a connection one of those that wait when others bring too much in a turn: clients do not wait for called servers. */
export function followConnection(socket: Socket, peer: Peer = 'client'): void {
  noteBrought();
  open.set(socket, peer);
  socket.once('close', () => open.delete(socket));
}

/** The connection is one of those no more. */
export function leaveConnection(socket: Socket): void {
  open.delete(socket);
}

/** What all connections brought since the turn before is read in one go, which nothing else ends. */
function leaveRest(): void {
  const now = performance.now();
  if (crowdBegan === undefined) {
    crowdBegan = now;
    setImmediate(() => (crowdBegan = undefined));
  } else if (now - crowdBegan > LONGEST_CROWD_MILLISECONDS) {
    // What comes on top in this turn is small, or new.
    crowdBegan = Infinity;
    for (const [socket, peer] of open) {
      const { reading, isHttp2 } = readingOf(socket) ?? {};
      if (reading === undefined || reading === turnOf) continue;
      if (reading.reading === false || held.has(reading)) continue;
      reading.readStop();
      if (peer === 'client' && !aside.has(reading)) lastAside.push(reading);
      queue(peer === 'client' ? aside : held, reading, isHttp2 === true);
    }
  }
}

function readingOf(
  socket: Socket | undefined,
): { readonly reading: Reading; readonly isHttp2: boolean } | undefined {
  const { _handle: reading, alpnProtocol } = (socket ?? {}) as {
    readonly _handle?: Reading | null;
    readonly alpnProtocol?: unknown;
  };
  return reading?.readStop === undefined ? undefined : { reading, isHttp2: alpnProtocol === 'h2' };
}

function queue(where: Map<Reading, boolean>, reading: Reading, isHttp2: boolean): void {
  where.set(reading, isHttp2);
  if (!isUnderWay) setImmediate(readNext);
  isUnderWay = true;
}

/** @returns undefined: it is the first one's turn, or nobody is set aside */
function takeLastAside(): Reading | undefined {
  if (aside.size === 0) lastAside.length = 0;
  isTurnOfLast = !isTurnOfLast;
  if (!isTurnOfLast) return undefined;
  let last = lastAside.pop();
  while (last !== undefined && !aside.has(last)) last = lastAside.pop();
  return last;
}

function readNext(): void {
  const where = aside.size > 0 ? aside : held;
  const [next] = where;
  if (next === undefined) {
    turnOf = undefined;
    isUnderWay = false;
    isTurnOfLast = true;
    return;
  }
  const reading = takeLastAside() ?? next[0];
  const isHttp2 = where.get(reading)!;
  where.delete(reading);
  // By HTTP/2, Node.js reads nothing while it writes, and does not say so: what came all the same it would pile up.
  if (isHttp2 && (reading._parent?.writeQueueSize ?? 0) > 0)
    setTimeout(() => queue(held, reading, isHttp2), UNREAD_MILLISECONDS).unref();
  else if (reading.reading !== false) reading.readStart();
  turnOf = reading;
  const began = performance.now();
  setImmediate(() => {
    const taken = performance.now() - began;
    // While some are set aside, hardly anybody else is there to leave time to.
    if (taken < LONG_TURN_MILLISECONDS || aside.size > 0) readNext();
    else setTimeout(readNext, Math.min(taken, MOST_REST_MILLISECONDS));
  });
}
