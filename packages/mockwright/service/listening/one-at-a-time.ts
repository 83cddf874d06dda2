// One request in hand per connection. A client may send many without waiting for answers; each in hand holds memory.
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { FairTurns } from './fair-turns.ts';
import { holdBack, noteBrought, ORDINARY_AT_A_TIME } from './hold-back.ts';

/** How many requests of one connection may wait: more than one reading of a socket brings. */
const MOST_WAITING = 4000;
/** How many of all connections may: where more come, the connection with most of them is ended. */
const MOST_WAITING_OF_ALL = 20_000;

/** Who is told of requests that wait. */
export interface TurnEvents {
  /** It is the turn of one that waited. */
  readonly onTurn: (message: IncomingMessage) => void;
  /** A connection is ended. */
  readonly onTooMany: (waiting: number) => void;
}

/**
 * Requests of a connection one after the other: the next one is handled when the answer before it is written. A connection
 * with too many of them is ended. (Not to read on instead would mean not to notice that the client hung up.)
 */
export function oneAtATime(listener: RequestListener, { onTurn, onTooMany }: TurnEvents): RequestListener {
  const waiting = new Map<Socket, number>();
  const turns = new FairTurns();
  let all = 0;
  const forget = (socket: Socket): void => {
    all -= waiting.get(socket) ?? 0;
    waiting.delete(socket);
  };
  const end = (socket: Socket): void => {
    onTooMany(waiting.get(socket) ?? 0);
    socket.destroy();
    // Its end is told later, when more may have come.
    forget(socket);
  };
  const greediest = (): Socket => {
    const [first, ...others] = waiting;
    return others.reduce((most, each) => (each[1] > most[1] ? each : most), first!)[0];
  };
  return (message, response) => {
    noteBrought();
    // Node.js gives a response its socket when those before it are done: nearly always at once.
    if (response.socket !== null) {
      listener(message, response);
      return;
    }
    const { socket } = message;
    if (socket.destroyed) return;
    const known = waiting.get(socket);
    if (known === undefined) socket.once('close', () => forget(socket));
    const count = known ?? 0;
    if (count >= MOST_WAITING) end(socket);
    else if (all >= MOST_WAITING_OF_ALL) end(greediest());
    if (socket.destroyed) return;
    waiting.set(socket, count + 1);
    all++;
    if (count >= ORDINARY_AT_A_TIME) holdBack(socket);
    const begin = (): void => {
      // Node.js goes through all that waits when the client hung up, too: nobody is there for the answers. Nor is anybody where
      // the connection was ended.
      if (!socket.writable) return;
      waiting.set(socket, waiting.get(socket)! - 1);
      all--;
      onTurn(message);
      listener(message, response);
    };
    // Not at once: it is not done with the response before, and would take an answer that fails for that one's.
    response.once('socket', () => process.nextTick(() => turns.begin(begin)));
  };
}
