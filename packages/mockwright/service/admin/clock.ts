// The clock of a session: `DateTime.Now`, `Stopwatch`, the dates of `Faker` follow it.
import type { BytesAnswer } from '../answers/answer.ts';
import { isImpossibleDate } from '../state/iso-date.ts';
import { isTimeOfDotNet, NO_TIME_OF_DOTNET, type SessionClock } from '../state/session-clock.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import { jsonAnswer } from './json-answer.ts';
import type { JsonSchema } from './json-schema.ts';
import { errorSchema, exactly } from './schemas.ts';
import { existingSession, SESSION_PARAMETER, sessionToChange } from './session-of.ts';

/** The body of `PUT /clock`. */
interface ClockBody {
  readonly now?: string;
  readonly frozen?: boolean;
  readonly advance?: number;
}

const CLOCK: JsonSchema = exactly({
  now: { type: 'string', format: 'date-time' },
  frozen: { type: 'boolean' },
});

/** What time it is. */
export const getClock: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/clock',
  summary: 'What time it is in a session, and whether time stands still there.',
  parameters: SESSION_PARAMETER,
  responses: { 200: { summary: 'The time.', schema: CLOCK }, 404: errorSchema('There is no such session.') },
  serve: (call, service) => clockAnswer(existingSession(call, service).clock),
});

/** Sets, moves, stops the clock, or lets it go. */
export const putClock: Endpoint = defineEndpoint({
  method: 'PUT',
  path: '/clock',
  summary: 'Sets, moves or stops the clock of a session; `{}` puts it back to how it began.',
  parameters: SESSION_PARAMETER,
  body: {
    required: true,
    summary:
      '`now` sets it ("2026-01-01T00:00:00Z"), `advance` moves it on by milliseconds, `frozen` stops it or lets it go.',
    schema: {
      type: 'object',
      properties: {
        now: { type: 'string', format: 'date-time' },
        frozen: { type: 'boolean' },
        advance: { type: 'number' },
      },
      additionalProperties: false,
    },
  },
  responses: { 200: { summary: 'The time from now on.', schema: CLOCK } },
  serve(call, service) {
    const { now, frozen, advance } = call.body as ClockBody;
    const time = now === undefined ? undefined : readTime(now);
    const session = sessionToChange(call, service);
    const { clock } = session;
    if (time === undefined && frozen === undefined && advance === undefined) session.resetClock();
    else {
      checkRange((time ?? clock.now()) + (advance ?? 0));
      clock.change({ now: time, frozen, advance });
    }
    return clockAnswer(clock);
  },
});

function clockAnswer(clock: SessionClock): BytesAnswer {
  return jsonAnswer({ now: new Date(clock.now()).toISOString(), frozen: clock.frozen });
}

/** @throws {EndpointError} 400 for what is no time of ISO 8601, with its zone */
function readTime(text: string): number {
  const isTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text);
  const time = isTime && !isImpossibleDate(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time))
    throw new EndpointError(
      400,
      `'now' is '${text}', which is no time.`,
      'Write it as 2026-01-01T00:00:00Z.',
    );
  return time;
}

/** @throws {EndpointError} 400 */
function checkRange(time: number): void {
  if (!isTimeOfDotNet(time)) throw new EndpointError(400, NO_TIME_OF_DOTNET);
}
