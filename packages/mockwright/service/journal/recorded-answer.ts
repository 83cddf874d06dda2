// What is kept of an answer.
import type { ServerSentEvent } from '../../template/fields/events.ts';
import type { Answer, EventsAnswer } from '../answers/answer.ts';

/**
 * An answer without its template; of one that is too long to be kept whole its beginning, as a copy that does not keep the rest.
 * @param limit how many bytes of a body are kept
 */
export function recordedAnswer<Kind extends Answer>(answer: Kind, limit: number): Kind;
export function recordedAnswer(answer: Answer, limit: number): Answer {
  const kept = { ...answer, template: undefined };
  if (kept.kind === 'fault') return { ...kept, instead: recordedAnswer(kept.instead, limit) };
  if (kept.kind === 'events') return { ...kept, ...firstEvents(kept.events, limit) };
  if (kept.kind !== 'bytes' || kept.body === undefined || isWithin(kept.body, limit)) return kept;
  const { body } = kept;
  const bytes = typeof body === 'string' ? firstBytes(body, limit) : body.subarray(0, limit);
  return { ...kept, body: Buffer.from(bytes), isCut: true };
}

/** Whether a body has no more bytes than a limit. Most need not be counted: a unit of UTF-16 takes three at most. */
function isWithin(body: string | Uint8Array, limit: number): boolean {
  if (typeof body !== 'string') return body.length <= limit;
  return 3 * body.length <= limit || Buffer.byteLength(body) <= limit;
}

/** The whole characters that the first bytes of a text are. */
function firstBytes(text: string, limit: number): Buffer {
  // A character takes at least a byte: what is behind `limit` characters is behind `limit` bytes.
  const bytes = Buffer.from(text.slice(0, limit));
  let end = limit;
  while ((bytes[end] ?? 0) >> 6 === 0b10) end--;
  return bytes.subarray(0, end);
}

/** What an event takes besides its data: `data: ` and two line breaks. */
const AROUND_DATA = 8;

/** The first of some events, as many as a limit of bytes leaves. */
function firstEvents(
  events: readonly ServerSentEvent[],
  limit: number,
): Pick<EventsAnswer, 'events' | 'isCut'> {
  let left = limit;
  for (const [index, event] of events.entries()) {
    const room = left - AROUND_DATA;
    left = room - Buffer.byteLength(event.data);
    if (left >= 0) continue;
    const data = firstBytes(event.data, Math.max(0, room)).toString();
    return { events: [...events.slice(0, index), { ...event, data }], isCut: true };
  }
  return { events };
}
