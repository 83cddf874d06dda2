// `response.events`: server-sent events as WHATWG HTML, 9.2.6 reads them.
import { isHighSurrogate } from '@mockwright/language/text/code-units';
import type { ServerResponse } from 'node:http';
import type { ServerSentEvent } from '../../template/fields/events.ts';
import { sharedTurns } from '../listening/fair-turns.ts';
import type { EventsAnswer } from './answer.ts';
import type { AnswerTools } from './answer-tools.ts';
import { sourceOf, type ByteSource } from './byte-source.ts';
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
    for (const content of textsOf(event)) {
      yield { wait, content };
      wait = 0;
    }
  }
  if (!keepOpen) return;
  for (;;) yield { wait: heartbeat, content: HEARTBEAT };
}

/** The bytes of events, without their delays: they are counted, and made again as they are read. */
export async function sourceOfEvents(events: readonly ServerSentEvent[]): Promise<ByteSource> {
  const counted = bytesOf(events);
  let length = 0;
  for (;;) {
    const more = await sharedTurns.take(() => counted.next().value?.length);
    if (more === undefined) return sourceOf(length, bytesOf(events));
    length += more;
  }
}

function* bytesOf(events: readonly ServerSentEvent[]): Generator<Buffer, undefined> {
  for (const event of events) for (const text of textsOf(event)) yield Buffer.from(text);
}

/** Events as they are sent, without their delays. @param most characters after which no further piece is added */
export function eventsText(events: readonly ServerSentEvent[], most: number = Infinity): string {
  let text = '';
  for (const event of events)
    for (const piece of textsOf(event)) {
      text += piece;
      if (text.length > most) return text;
    }
  return text;
}

/** The body of an answer of events; of one that was cut, without the end of the last. */
export function bodyOfEvents({ events, isCut }: EventsAnswer, most?: number): string {
  const text = eventsText(events, most);
  return isCut === true && text.endsWith(END) ? text.slice(0, -END.length) : text;
}

/** How many characters of data are written at a time: all of them may be line breaks. */
const CHARACTERS_AT_A_TIME = 64 * 1024;

/** What ends an event. */
const END = '\n\n';

/** The text of an event, in pieces. */
function* textsOf({ id, event, retry, data }: ServerSentEvent): Generator<string> {
  let open =
    (id === undefined ? '' : `id: ${id}\n`) +
    (event === undefined ? '' : `event: ${event}\n`) +
    (retry === undefined ? '' : `retry: ${Math.round(retry)}\n`) +
    'data: ';
  let start = 0;
  for (let end = CHARACTERS_AT_A_TIME; end < data.length; end += CHARACTERS_AT_A_TIME) {
    if (isWithin(data, end)) end++;
    yield open + inLines(data.slice(start, end));
    open = '';
    start = end;
  }
  yield open + inLines(data.slice(start)) + END;
}

/** Whether two characters are there that belong together. */
function isWithin(data: string, at: number): boolean {
  const before = data.charCodeAt(at - 1);
  return (before === 0x0d && data.charCodeAt(at) === 0x0a) || isHighSurrogate(before);
}

function inLines(data: string): string {
  const lines = data.includes('\r') ? data.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : data;
  return lines.split('\n').join('\ndata: ');
}
