// `/_mock/requests`: what was asked, and what became of it.
import type { Answer } from '../answers/answer.ts';
import { ownAnswer } from '../answers/answer.ts';
import { jsonInPieces } from '../answers/json-in-pieces.ts';
import { answerInPieces, type PartedText } from '../answers/text-in-pieces.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { describeRequest, listRequest } from '../journal/describe-request.ts';
import { toCurl } from '../journal/export-curl.ts';
import { HAR_FRAME, toHarEntry } from '../journal/export-har.ts';
import { toTemplate } from '../journal/export-template.ts';
import type { Journal } from '../journal/journal.ts';
import { sharedTurns } from '../listening/fair-turns.ts';
import { defineEndpoint, type Endpoint, type EndpointCall } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import { hiddenHeaders, RAW_PARAMETER } from './hidden-headers.ts';
import { jsonAnswer, longJsonAnswer } from './json-answer.ts';
import { METHOD_CHECK, PATH_CHECK, STATUS_RANGE } from '../journal/request-query.ts';
import type { EndpointParameter } from './parameters.ts';
import { errorSchema, exactly, schemaRef } from './schemas.ts';
import { tellForgotten, type ServiceContext } from './service-context.ts';
import { noSession, sessionName } from './session-of.ts';
import { LONGEST_WAIT, waitForRequest } from './wait-for-request.ts';

const FILTERS = {
  session: { type: 'text', summary: 'The name of the session; `default` for requests that named none.' },
  method: { type: 'text', summary: 'The method.', check: METHOD_CHECK },
  path: {
    type: 'text',
    summary: 'The exact path, without the query; case counts: `/users/5`.',
    check: PATH_CHECK,
  },
  route: { type: 'text', summary: 'The pattern of the template that answered: `/users/{id}`.' },
  template: { type: 'text', summary: 'The file or name of the template that answered: `Mocks/user.json`.' },
  status: { type: 'integer', ...STATUS_RANGE, summary: 'The status of the answer.' },
  matched: { type: 'boolean', summary: 'Whether a template answered.' },
  since: { type: 'integer', summary: 'Only requests with a greater id.' },
} as const satisfies Record<string, EndpointParameter>;

const FORM = {
  format: {
    type: ['json', 'list', 'har', 'curl', 'template'],
    summary:
      '`list`: without headers and bodies; `har`: HTTP Archive 1.2, as `Accept: application/har+json` asks for; `curl`: command lines; `template`: templates that answer the same.',
  },
  ...RAW_PARAMETER,
  withBody: {
    type: 'boolean',
    summary: 'With `format=template`: whether the condition also wants the JSON body that the request had.',
  },
} as const satisfies Record<string, EndpointParameter>;

/** What requests are written as besides JSON. */
const OTHER_TYPES = ['application/har+json', 'text/plain'];

/** The recorded requests that fit. */
export const listRequests: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/requests',
  summary: 'The recorded requests that fit, the newest last.',
  parameters: {
    ...FILTERS,
    limit: { type: 'integer', summary: 'The last so many.' },
    wait: {
      type: 'integer',
      maximum: LONGEST_WAIT,
      summary:
        'Waits so many milliseconds for one more that fits (after `since`, where it is given) before it answers.',
    },
    ...FORM,
  },
  responses: {
    200: {
      summary: 'The requests.',
      schema: exactly({
        requests: { type: 'array', items: { oneOf: [schemaRef('Request'), schemaRef('ListedRequest')] } },
      }),
      otherTypes: OTHER_TYPES,
    },
    404: errorSchema('There is no such session, and `wait` does not ask to wait for it.'),
  },
  serve: (call, service) => {
    const { wait } = call.query;
    const query = { ...call.query, session: sessionAsked(call.query.session, wait !== undefined, service) };
    const hidden = hiddenHeaders(call, query.raw, service);
    const { journal } = service;
    const answer = (): Answer => inForm(call, query, journal.findIds(query), journal, hidden);
    if (wait === undefined) return answer();
    // Many may wait for the same.
    return waitForRequest(call.exchange, service, query, wait).then(() => sharedTurns.take(answer));
  },
});

/** How many requests fit. */
export const countRequests: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/requests/count',
  summary: 'How many requests fit: ever, and of those that are still kept.',
  parameters: FILTERS,
  responses: {
    200: {
      summary: '`count` is exact after requests have gone; with `since` it counts those that are kept.',
      schema: exactly({ count: { type: 'integer' }, kept: { type: 'integer' } }),
    },
    404: errorSchema('There is no such session.'),
  },
  serve: ({ query: asked }, service) => {
    const { journal } = service;
    const query = { ...asked, session: sessionAsked(asked.session, false, service) };
    return jsonAnswer({ count: journal.count(query), kept: journal.countKept(query) });
  },
});

/** One request. */
export const oneRequest: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/requests/{id}',
  summary: 'One recorded request.',
  parameters: FORM,
  responses: {
    200: {
      summary: 'The request; `list` is a list of it.',
      schema: {
        oneOf: [
          schemaRef('Request'),
          exactly({ requests: { type: 'array', items: schemaRef('ListedRequest') } }),
        ],
      },
      otherTypes: OTHER_TYPES,
    },
    404: errorSchema('There is no such request, or it is not kept any more.'),
  },
  serve: (call, service) => {
    const exchange = requestNamed(call.path['id']!, service);
    const hidden = hiddenHeaders(call, call.query.raw, service);
    return wantsForm(call, call.query.format) === 'json'
      ? longJsonAnswer(describeRequest(exchange, hidden), service.journal.bytesOf(exchange.id))
      : inForm(call, call.query, [exchange.id], service.journal, hidden);
  },
});

/** Forgets requests. */
export const clearRequests: Endpoint = defineEndpoint({
  method: 'DELETE',
  path: '/requests',
  summary: 'Forgets the requests and counts of a session, or of all.',
  parameters: { session: FILTERS.session },
  responses: { 204: { summary: 'They are forgotten.' } },
  serve: ({ query }, service) => {
    const { journal, events } = service;
    const session = query.session === undefined ? undefined : sessionName(query.session);
    tellForgotten(service, session);
    journal.clear(session);
    events.emit('reset', { session, what: ['requests'] });
    return ownAnswer(204, [], '');
  },
});

/**
 * The session whose requests are asked for; undefined: all.
 * @param mayCome whether it may be born later
 * @throws {EndpointError} 400 for what is no name, 404 for a session that there is not
 */
function sessionAsked(
  text: string | undefined,
  mayCome: boolean,
  { sessions }: ServiceContext,
): string | undefined {
  if (text === undefined) return undefined;
  const name = sessionName(text);
  if (!mayCome && sessions.find(name) === undefined) throw noSession(name, sessions);
  return name;
}

/** The recorded request with an id. @throws {EndpointError} 404 when there is none */
export function requestNamed(id: string, { journal }: Pick<ServiceContext, 'journal'>): Exchange {
  const exchange = /^\d{1,15}$/.test(id) ? journal.get(Number(id)) : undefined;
  if (exchange !== undefined) return exchange;
  throw new EndpointError(
    404,
    `There is no request with the id ${id}.`,
    journal.lastId === 0
      ? 'None was recorded yet.'
      : `The last one had the id ${journal.lastId}; old ones are forgotten, and all at a reset.`,
  );
}

type Form = (typeof FORM.format.type)[number];

function wantsForm({ exchange }: EndpointCall, format: Form | undefined): Form {
  if (format !== undefined) return format;
  return exchange.header('accept')?.includes('application/har+json') === true ? 'har' : 'json';
}

/** How requests are written in each form. */
const FORMS: {
  readonly [Each in Form]: Omit<PartedText<number>, 'items' | 'partOf' | 'bytes'> & {
    readonly type: string;
    readonly write: (
      exchange: Exchange,
      hidden: ReadonlySet<string>,
      withBody: boolean,
    ) => string | Iterable<string>;
  };
} = {
  json: {
    type: 'application/json',
    before: '{ "requests": [\n',
    separator: ',\n',
    after: '\n] }\n',
    write: (exchange: Exchange, hidden: ReadonlySet<string>) =>
      jsonInPieces(describeRequest(exchange, hidden), 2),
  },
  list: {
    type: 'application/json',
    before: '{ "requests": [\n',
    separator: ',\n',
    after: '\n] }\n',
    write: (exchange: Exchange) => JSON.stringify(listRequest(exchange)),
  },
  har: {
    type: 'application/har+json',
    before: HAR_FRAME[0],
    separator: ',\n',
    after: HAR_FRAME[1],
    write: (exchange: Exchange, hidden: ReadonlySet<string>) => jsonInPieces(toHarEntry(exchange, hidden)),
  },
  curl: {
    type: 'text/plain; charset=utf-8',
    before: '',
    separator: '',
    after: '',
    write: (exchange: Exchange, hidden: ReadonlySet<string>) => `${toCurl(exchange, hidden)}\n`,
  },
  template: {
    type: 'text/plain; charset=utf-8',
    before: '',
    separator: '\n',
    after: '',
    write: toTemplate,
  },
};

function inForm(
  call: EndpointCall,
  { format, withBody = false }: { readonly format: Form | undefined; readonly withBody: boolean | undefined },
  ids: readonly number[],
  journal: Journal,
  hidden: ReadonlySet<string>,
): Answer {
  const { type, write, ...frame } = FORMS[wantsForm(call, format)];
  return answerInPieces(
    [
      ['Content-Type', type],
      ['Cache-Control', 'no-store'],
    ],
    {
      ...frame,
      // Those that are forgotten before it is their turn are not kept for a client that takes its time.
      items: ids,
      // One at a time is held.
      bytes: ids.reduce((most, id) => Math.max(most, journal.bytesOf(id)), 0),
      partOf: (id) => {
        const exchange = journal.get(id);
        return exchange && write(exchange, hidden, withBody);
      },
    },
  );
}
