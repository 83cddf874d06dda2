// About how many bytes of memory a recorded exchange takes: the journal's budget is counted in them.
import type { Answer, EventsAnswer } from '../answers/answer.ts';
import type { ExchangeWorld } from '../exchange/exchange-world.ts';
import type { CallbackOutcome } from '../../template/template.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** An exchange with its entry, its path's counter and its answer, besides texts and bytes. */
const ENTRY_BYTES = 1300;
/** A text of one byte a character, besides these; and the place that names it. */
const TEXT_BYTES = 32;
/** A template that came close, and why it did not fit. */
const NEAR_MISS_BYTES = 400;
/** A segment of its route beside that of the path. */
const SEGMENT_BYTES = 60;
/** A template that was passed over. */
const PASSED_OVER_BYTES = 150;

/** A callback besides its address, with what became of it. */
const CALLBACK_BYTES = 400;

/** A server-sent event besides its data. */
export const EVENT_BYTES = 200;

/** A value of `Global` that is no text. */
const OTHER_VALUE_BYTES = 500;

/** What the request takes: everything that is there before the answer. */
export function requestBytes(exchange: Exchange): number {
  const { method, rawHeaders, target, path, rawPath, body, closest, passedOver, world } = exchange;
  let size = ENTRY_BYTES + method.length + target.length + rawHeaders.length * TEXT_BYTES;
  // Decoded, it is a text of its own, perhaps of two bytes a character; otherwise it is part of the target.
  if (path !== undefined && path !== rawPath) size += 2 * path.length;
  for (const text of rawHeaders) size += text.length;
  for (const { segments, reasons } of closest)
    size += NEAR_MISS_BYTES + segments.length * SEGMENT_BYTES + reasons.join('').length;
  size += passedOver.length * PASSED_OVER_BYTES;
  return size + (body?.bytes.length ?? 0) + seenBytes(world);
}

/** What the code saw of `Global` and of time is kept, for replay. Of other values than texts only their place is known. */
function seenBytes(world: ExchangeWorld | undefined): number {
  let size = (world?.readings?.length ?? 0) * 8;
  for (const value of world?.globals?.values() ?? [])
    size += typeof value === 'string' ? 2 * value.length : OTHER_VALUE_BYTES;
  return size;
}

/** What the callbacks take that follow an answer: who called what, and what came of it. */
export function callbackBytes(callbacks: readonly CallbackOutcome[]): number {
  let size = 0;
  for (const outcome of callbacks)
    size += CALLBACK_BYTES + 2 * (outcome.kind === 'request' ? outcome.url : outcome.error.message).length;
  return size;
}

/** What the answer takes besides. */
export function answerBytes(answer: Answer): number {
  if (answer.kind === 'fault') return answerBytes(answer.instead);
  if (answer.kind === 'events') return eventsBytes(answer);
  const body = answer.kind === 'bytes' ? answer.body : undefined;
  const length = body === undefined ? 0 : typeof body === 'string' ? 2 * body.length : body.length;
  return length + headerBytes(answer);
}

function headerBytes({ headers }: Answer): number {
  let size = headers.length * 2 * TEXT_BYTES;
  for (const [name, value] of headers) size += name.length + value.length;
  return size;
}

function eventsBytes(answer: EventsAnswer): number {
  let size = headerBytes(answer);
  for (const { data } of answer.events) size += 2 * data.length + EVENT_BYTES;
  return size;
}
