// What is kept of an answer.
import { ownText } from '@mockwright/language/text/own-text';
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
  if (kept.kind !== 'bytes' || kept.body === undefined || kept.body.length <= limit) return kept;
  const { body } = kept;
  // A character takes at least a byte: what is behind `limit` characters is behind `limit` bytes.
  const bytes = typeof body === 'string' ? Buffer.from(body.slice(0, limit)) : body;
  return { ...kept, body: Buffer.from(bytes.subarray(0, limit)), isCut: true };
}

/** What an event takes besides its data: `data: ` and two line breaks. */
const AROUND_DATA = 8;

/** The first of some events, as many as a limit of characters leaves. */
function firstEvents(
  events: readonly ServerSentEvent[],
  limit: number,
): Pick<EventsAnswer, 'events' | 'isCut'> {
  let left = limit;
  for (const [index, event] of events.entries()) {
    left -= AROUND_DATA + event.data.length;
    if (left >= 0) continue;
    const data = ownText(event.data.slice(0, Math.max(0, left + event.data.length)));
    return { events: [...events.slice(0, index), { ...event, data }], isCut: true };
  }
  return { events };
}
