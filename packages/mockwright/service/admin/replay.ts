// `POST /requests/{id}/replay`: a recorded request once more, as if nothing had happened since.
import { goneSignal } from '../exchange/gone-signal.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import { hiddenHeaders, RAW_PARAMETER } from './hidden-headers.ts';
import { longJsonAnswer } from './json-answer.ts';
import { replayExchange } from './replay-exchange.ts';
import { requestNamed } from './requests.ts';
import { errorSchema, exactly, schemaRef } from './schemas.ts';

/** Runs a request again, with the same seed, clock and `Global`. */
export const replay: Endpoint = defineEndpoint({
  method: 'POST',
  path: '/requests/{id}/replay',
  summary:
    'Runs a recorded request again with the seed, the clock and `Global` of its moment, and the templates of now. Nothing changes by it.',
  parameters: RAW_PARAMETER,
  responses: {
    200: {
      summary: 'The answer, whether it is the same, and what differs.',
      schema: exactly({
        answer: schemaRef('Answer'),
        same: { type: 'boolean' },
        differences: {
          type: 'array',
          items: exactly(
            {
              part: { type: 'string', description: '`status`, `body`, `headers.X-Id`.' },
              was: { description: 'Missing where there was no such part.' },
              is: { description: 'Missing where there is none now.' },
            },
            ['was', 'is'],
          ),
        },
      }),
    },
    503: errorSchema('The templates are still being loaded.'),
    404: errorSchema('There is no such request, or it is not kept any more.'),
  },
  async serve(call, service) {
    const { id = '' } = call.path;
    const exchange = requestNamed(id, service);
    if (exchange.answer === undefined)
      throw new EndpointError(404, `The request with the id ${id} has no answer yet.`);
    const hidden = hiddenHeaders(call, call.query.raw, service);
    const replayed = await replayExchange(exchange, service, hidden, goneSignal(call.exchange));
    return longJsonAnswer(replayed, 2 * (replayed.answer.body?.length ?? 0));
  },
});
