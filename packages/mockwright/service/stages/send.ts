// The way out: the answer is held back for its delay, then sent.
import type { ServerResponse } from 'node:http';
import type { ServiceContext } from '../admin/service-context.ts';
import type { Answer } from '../answers/answer.ts';
import { sendAnswer } from '../answers/send-answer.ts';
import { discardBody } from '../exchange/body/collect-body.ts';
import type { BusyWith } from '../exchange/errors.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { EVENT_BYTES } from '../journal/entry-size.ts';
import { breakOff, http2StreamOf } from '../listening/http2-exchange.ts';
import type { Stage } from './stage.ts';
import { tooBusy } from './too-busy.ts';

/** Shorter answers count for nothing: the system's own buffers take them, and a connection costs as much. */
const LONG_BYTES = 64 * 1024;
/**
 * By HTTP/2, a client that takes nothing of a hundred answers costs one connection, and the system buffers none of them; nor
 * does it those that are held back.
 */
const LONG_UNBUFFERED_BYTES = 1024;

/** Looks whether there is room to hold the answer back and to wait until it is taken, before anything is added to it or it is recorded. */
export const findRoom: Stage = (exchange, service) => {
  const { answer, delayMilliseconds, transport } = exchange;
  const isHeld = delayMilliseconds > 0;
  const bytes =
    answer === undefined
      ? 0
      : bytesToKeep(answer, isHeld || http2StreamOf(transport!.response) !== undefined);
  if (isHeld && service.held.isFull) refuse(exchange, service, 'held answers');
  else if (bytes > 0 && !service.unread.take(bytes)) refuse(exchange, service, 'unread answers');
  else if (bytes > 0) transport!.response.once('close', () => service.unread.give(bytes));
  return 'next';
};

/** How much memory an answer takes until its client has it, about; 0 where that is hardly any. @param isUnbuffered whether the system takes none of it */
function bytesToKeep(answer: Answer, isUnbuffered: boolean): number {
  const bytes = lengthOf(answer);
  return bytes < (isUnbuffered ? LONG_UNBUFFERED_BYTES : LONG_BYTES) ? 0 : bytes;
}

/** Characters of a text count once: it is written, and then its bytes are kept. */
function lengthOf(answer: Answer): number {
  if (answer.kind === 'bytes') return headersLength(answer) + (answer.body?.length ?? 0);
  if (answer.kind === 'file') return headersLength(answer);
  if (answer.kind === 'events')
    return answer.events.reduce((sum, { data }) => sum + EVENT_BYTES + data.length, headersLength(answer));
  if (answer.kind === 'live') return answer.bytes;
  // What resets or closes a connection is over at once.
  const isKept = answer.kind === 'fault' && (answer.fault === 'truncate' || answer.fault === 'hang');
  return isKept ? lengthOf(answer.instead) : 0;
}

function headersLength({ headers }: Answer): number {
  let length = 0;
  for (const [name, value] of headers) length += name.length + value.length;
  return length;
}

function refuse(exchange: Exchange, service: ServiceContext, what: BusyWith): void {
  exchange.delayMilliseconds = 0;
  exchange.pendingCallbacks = [];
  tooBusy(exchange, service, what);
}

/** Waits for as long as the answer is held back. */
export const hold: Stage = (exchange, service, flow) => {
  const { delayMilliseconds, transport } = exchange;
  if (delayMilliseconds <= 0) return 'next';
  service.held.hold(transport!.response, delayMilliseconds, () => flow.resume(exchange));
  return 'wait';
};

/** Sends it, unless the client has gone. */
export const send: Stage = (exchange, { sending: tools, options, journal }, flow) => {
  const { transport, answer, head } = exchange;
  const { message, response } = transport!;
  if (response.destroyed) return 'next';
  if (head.hasBody && message.readableFlowing === null) discardBody(message);
  const sending = sendAnswer(response, answer!, tools, (sent) => {
    if (answer!.kind !== 'file') return;
    exchange.answer = { ...answer!, sent };
    if (sent.status !== answer!.status) journal.add(exchange);
  });
  leaveWhenUnread(response, sending !== undefined, options.settings.writeTimeoutMilliseconds);
  sending?.catch((error: unknown) => flow.fail(exchange, error));
  return 'next';
};

/**
 * A client that takes nothing more of its answer is left; most answers are with the system at once. The time counts while
 * something waits to be taken: what is silent on purpose may be so for as long as it likes.
 */
function leaveWhenUnread(response: ServerResponse, isLong: boolean, milliseconds: number): void {
  if (response.socket === null || !(isLong || response.writableLength > 0)) return;
  response.setTimeout(milliseconds, () => {
    if (response.writableLength > 0) breakOff(response);
  });
}
