// `GET /events`: what happens, as it happens, as server-sent events (WHATWG HTML, 9.2).
import { clearInterval, clearTimeout, setInterval, setTimeout } from '@mockwright/language/text/real-time';
import type { Answer } from '../answers/answer.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { sharedTurns } from '../listening/fair-turns.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { eventText, EventStreams } from './event-texts.ts';
import { hiddenHeaders } from './hidden-headers.ts';
import type { ServiceContext } from './service-context.ts';

/** Proxies end connections that are silent for a minute or so. */
const HEARTBEAT_MILLISECONDS = 15_000;
/** Who does not read is told nothing more, but cut off: it may come back with the last id it has. */
const MOST_UNREAD_BYTES = 4_000_000;
/** When all together have so much to read, those are cut off that have the most. */
const MOST_UNREAD_OF_ALL = 64_000_000;

/** How many requests of the past are told in a row, while how much waits to be read, and when that is looked at again. */
const PAST_IN_A_ROW = 100;
const MOST_UNSENT_BYTES = 1_000_000;
const PAUSE_MILLISECONDS = 10;

const HEADERS = [
  ['Content-Type', 'text/event-stream'],
  ['Cache-Control', 'no-store'],
  ['X-Accel-Buffering', 'no'],
] as const;

/** A stream of events; it goes on with requests after `Last-Event-ID`. */
export const events: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/events',
  summary: 'Requests, reloads, diagnostics and resets as they happen, as server-sent events.',
  parameters: {
    format: {
      type: ['json', 'list'],
      summary: '`list`: requests come without headers and bodies, as `GET /requests?format=list` gives them.',
    },
  },
  responses: {
    200: {
      summary: 'Events `request`, `reload`, `diagnostics`, `reset`, whose data are JSON.',
      type: 'text/event-stream',
    },
  },
  serve(call, service): Answer {
    const hidden = hiddenHeaders(call, undefined, service);
    const last = Number(call.exchange.header('last-event-id') ?? Number.NaN);
    return {
      kind: 'live',
      // What it has to tell has a limit of its own.
      bytes: 0,
      status: 200,
      headers: HEADERS,
      template: undefined,
      start: (write, end, unread) =>
        stream(service, call.query.format === 'list' ? undefined : hidden, last, write, end, unread),
    };
  },
});

/** Tells of events until the client goes. @param hidden undefined: requests in their short form @returns what ends that */
function stream(
  service: ServiceContext,
  hidden: ReadonlySet<string> | undefined,
  last: number,
  write: (text: string) => void,
  end: () => void,
  unread: () => number,
): () => void {
  const { events, journal, atClose } = service;
  const streams = EventStreams.of(service);
  let unreadBefore = 0;
  const tell = (text: string): void => {
    write(text);
    const now = unread();
    streams.unread += now - unreadBefore;
    unreadBefore = now;
    const isMuchOfAll = streams.unread > MOST_UNREAD_OF_ALL && now * streams.count >= streams.unread;
    if (now > MOST_UNREAD_BYTES || isMuchOfAll) end();
  };
  /** Up to which request the past was told; what comes after it is told when its turn comes. */
  let position = last >= 0 ? last : Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const catchUp = (): void => {
    if (isOver) return;
    const canTell = unread() < MOST_UNSENT_BYTES;
    const next = canTell ? journal.next(position, PAST_IN_A_ROW) : [];
    for (const exchange of next) {
      position = exchange.id;
      // Of one that is under way is told when it is over.
      if (exchange.milliseconds !== undefined) tell(eventText('request', exchange, hidden));
    }
    if (canTell && next.length < PAST_IN_A_ROW) position = Number.POSITIVE_INFINITY;
    else timer = setTimeout(inTurn, canTell ? 0 : PAUSE_MILLISECONDS);
  };
  // Many that come back at a time share the time that there is for them.
  const inTurn = (): void => sharedTurns.begin(catchUp);
  streams.count++;
  write(': events follow\n\n');
  if (last >= 0) inTurn();
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MILLISECONDS);
  const stop = events.listen((name, event) => {
    if (name !== 'request' || (event as Exchange).id <= position) tell(streams.text(name, event, hidden));
  });
  atClose.add(end);
  return () => {
    isOver = true;
    streams.count--;
    streams.unread -= unreadBefore;
    clearTimeout(timer);
    clearInterval(heartbeat);
    stop();
    atClose.delete(end);
  };
}
