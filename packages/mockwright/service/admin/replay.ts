// `POST /requests/{id}/replay`: a recorded request once more, as if nothing had happened since.
import { RequestBody } from '../exchange/body/request-body.ts';
import { PastGlobal, ReplayWorld } from '../exchange/replay-world.ts';
import { compareAnswers, describeAnswer } from './describe-answer.ts';
import { chaosAnswer } from '../answers/chaos-answer.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import { jsonAnswer } from './json-answer.ts';
import { errorSchema, exactly, schemaRef } from './schemas.ts';
import { rehearse } from './rehearse.ts';

/** Runs a request again, with the same seed, clock and `Global`. */
export const replay: Endpoint = defineEndpoint({
  method: 'POST',
  path: '/requests/{id}/replay',
  summary:
    'Runs a recorded request again with the seed, the clock and `Global` of its moment, and the templates of now. Nothing changes by it.',
  parameters: {},
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
    const exchange = /^\d{1,15}$/.test(id) ? service.journal.get(Number(id)) : undefined;
    if (exchange?.answer === undefined)
      throw new EndpointError(404, `There is no request '${id}'.`, 'It may have been too long ago.');
    const { world, session, time, body, answer } = exchange;
    const { answer: rehearsed } = await rehearse(
      {
        line: exchange,
        body: body ?? RequestBody.none(service.options.tokens),
        session,
        world: new ReplayWorld({ seed: world?.seed, readings: world?.readings, time }),
        global: new PastGlobal(session.global, world?.pastGlobals()),
        replayed: exchange,
      },
      service,
    );
    const struck = exchange.chaos === undefined ? rehearsed : chaosAnswer(exchange.chaos, rehearsed);
    const again = { ...struck, headers: [...struck.headers, ...exchange.addedHeaders] };
    const isCut = answer.kind === 'bytes' && answer.isCut === true;
    const record = describeAnswer(again);
    const differences = compareAnswers(describeAnswer(answer), record, isCut);
    return jsonAnswer({ answer: record, same: differences.length === 0, differences });
  },
});
