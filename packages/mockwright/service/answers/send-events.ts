// `response.events`: server-sent events as WHATWG HTML, 9.2.6 reads them.
import type { ServerResponse } from 'node:http';
import type { ServerSentEvent } from '../../template/fields/events.ts';
import type { EventsAnswer } from './answer.ts';
import type { AnswerTools } from './answer-tools.ts';
import { flatHeader } from './flat-headers.ts';
import { sendPieces, type Piece } from './send-pieces.ts';

/** Proxies end connections that are silent for a minute or so. */
const HEARTBEAT_MILLISECONDS = 15_000;
/** A comment: clients take no notice of it. */
const HEARTBEAT = ':\n\n';

/**
 * Sends head and events; a stream that is kept open ends when the client goes or the service ends.
 * @param heartbeatMilliseconds after which silence is broken by a comment
 */
export async function sendEvents(
  response: ServerResponse,
  { status, events, keepOpen }: EventsAnswer,
  headers: string[],
  { atClose }: AnswerTools,
  heartbeatMilliseconds: number = HEARTBEAT_MILLISECONDS,
): Promise<void> {
  if (flatHeader(headers, 'cache-control') === undefined) headers.push('Cache-Control', 'no-cache');
  response.writeHead(status, headers);
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  response.flushHeaders();
  if (keepOpen) {
    const end = (): void => void response.end();
    atClose.add(end);
    response.once('close', () => atClose.delete(end));
  }
  await sendPieces(response, piecesOf(events, keepOpen, heartbeatMilliseconds));
}

function* piecesOf(
  events: readonly ServerSentEvent[],
  keepOpen: boolean,
  heartbeat: number,
): Generator<Piece> {
  for (const event of events) {
    let wait = event.delay ?? 0;
    for (; wait > heartbeat; wait -= heartbeat) yield { wait: heartbeat, content: HEARTBEAT };
    yield { wait, content: eventText(event) };
  }
  if (!keepOpen) return;
  for (;;) yield { wait: heartbeat, content: HEARTBEAT };
}

/** Events as they are sent, without their delays. */
export function eventsText(events: readonly ServerSentEvent[]): string {
  return events.map(eventText).join('');
}

function eventText({ id, event, retry, data }: ServerSentEvent): string {
  const lines = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(retry === undefined ? [] : [`retry: ${Math.round(retry)}`]),
    `data: ${data.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n').join('\ndata: ')}`,
  ];
  return `${lines.join('\n')}\n\n`;
}
