// `GET /events`: what happens, as it happens, as server-sent events (WHATWG HTML, 9.2).
import { clearInterval, setInterval } from '@mockwright/language/text/real-time';
import type { Answer } from '../answers/answer.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { hiddenHeaders } from './hidden-headers.ts';
import type { ServiceContext } from './service-context.ts';
import { EVENT_DATA, type ServiceEvents } from './service-events.ts';

/** Proxies end connections that are silent for a minute or so. */
const HEARTBEAT_MILLISECONDS = 15_000;
/** Who does not read is told nothing more, but cut off: it may come back with the last id it has. */
const MOST_UNREAD_BYTES = 4_000_000;

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
  { events, journal, atClose }: ServiceContext,
  hidden: ReadonlySet<string> | undefined,
  last: number,
  write: (text: string) => void,
  end: () => void,
  unread: () => number,
): () => void {
  const tell = <Name extends keyof ServiceEvents>(name: Name, event: ServiceEvents[Name]): void => {
    const id = name === 'request' ? `id: ${(event as ServiceEvents['request']).id}\n` : '';
    write(`event: ${name}\n${id}data: ${JSON.stringify(EVENT_DATA[name](event, hidden))}\n\n`);
    if (unread() > MOST_UNREAD_BYTES) end();
  };
  write(': events follow\n\n');
  if (last >= 0)
    for (const exchange of journal.find({ since: last }))
      // Of one that is under way is told when it is over.
      if (exchange.milliseconds !== undefined) tell('request', exchange);
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MILLISECONDS);
  const stop = events.listen((name, event) => tell(name, event as never));
  atClose.add(end);
  return () => {
    clearInterval(heartbeat);
    stop();
    atClose.delete(end);
  };
}
