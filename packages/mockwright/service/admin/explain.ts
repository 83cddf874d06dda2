// `POST /explain`: what would answer a request, or why nothing does.
import { CONTROL_CHARACTER, HTTP_TOKEN } from '@mockwright/language/text/http-token';
import { shorten } from '@mockwright/language/text/shorten';
import { parseWebAddress } from '@mockwright/language/text/web-address';
import { methodsText } from '../../template/fields/method.ts';
import { RequestBody } from '../exchange/body/request-body.ts';
import { goneSignal } from '../exchange/gone-signal.ts';
import { SEED_HEADER } from '../exchange/exchange-world.ts';
import type { RequestLine } from '../exchange/mock-request.ts';
import { describeMiss } from '../exchange/near-misses.ts';
import { PastGlobal, ReplayWorld } from '../exchange/replay-world.ts';
import { headersByName } from '../exchange/request-headers.ts';
import { Seed } from '../../template/running/seed.ts';
import { describeAnswer, hideHeaders } from './describe-answer.ts';
import { answerBytes } from '../journal/entry-size.ts';
import { withSlash } from '../routing/with-slash.ts';
import { decodePath } from '../exchange/percent-decoding.ts';
import { AROUND_HEADER, lengthProblem } from '../exchange/protocol.ts';
import { pathOf } from '../exchange/target.ts';
import type { Session } from '../state/session.ts';
import { readSessionName } from '../state/session-name.ts';
import type { Settings } from '../../settings/setting-table.ts';
import { defineEndpoint, type Endpoint, type EndpointCall } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import { ownSegments, sessionFinder } from './endpoint-prefixes.ts';
import { hiddenHeaders, RAW_PARAMETER } from './hidden-headers.ts';
import { jsonAnswer, longJsonAnswer } from './json-answer.ts';
import { rehearse } from './rehearse.ts';
import { errorSchema, exactly, schemaRef } from './schemas.ts';
import type { ServiceContext } from './service-context.ts';
import { existingSession, SESSION_PARAMETER, sessionName } from './session-of.ts';

/** The body of `POST /explain`. */
interface ExplainedRequest {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Explains a request. */
export const explain: Endpoint = defineEndpoint({
  method: 'POST',
  path: '/explain',
  summary: 'What would answer a request, or why nothing does. Nothing changes by it.',
  parameters: { ...SESSION_PARAMETER, ...RAW_PARAMETER },
  body: {
    required: true,
    summary:
      '{ "method": "GET", "url": "/users/5?x=1", "headers": {}, "body": "…" }; a `body` that is no text is sent as JSON.',
    schema: {
      type: 'object',
      properties: {
        method: { type: 'string' },
        url: { type: 'string' },
        headers: { type: 'object' },
        body: {},
      },
      required: ['url'],
      additionalProperties: false,
    },
  },
  responses: {
    200: {
      summary:
        '`matched`: the template that would answer, or null; the `answer`, or the `endpoint` of the service itself that would give it; the `closest` templates: where one would answer, those whose conditions were asked before.',
      schema: exactly(
        {
          matched: {
            type: ['object', 'null'],
            required: ['template', 'method', 'route'],
            properties: {
              template: { type: 'string' },
              method: { type: 'string' },
              route: { type: 'string' },
            },
            additionalProperties: false,
          },
          answer: schemaRef('Answer'),
          endpoint: { type: 'string', description: "The path, where it is the service's own." },
          closest: { type: 'array', items: schemaRef('Miss') },
        },
        ['answer', 'endpoint'],
      ),
    },
    404: errorSchema('There is no such session.'),
    503: errorSchema('The templates are still being loaded.'),
  },
  async serve(call, service) {
    const { settings } = service.options;
    const { method = 'GET', url, headers = {}, body } = call.body as ExplainedRequest;
    const hidden = hiddenHeaders(call, call.query.raw, service);
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const rawHeaders = flatten(headers, settings.maxHeaderBytes);
    checkLengths(method, url, rawHeaders, settings);
    checkTexts(method, rawHeaders);
    if (typeof body === 'object' && !hasContentType(rawHeaders))
      rawHeaders.push('Content-Type', 'application/json');
    const read = readUrl(url, call.exchange);
    const named = sessionFinder(settings)(read.target, rawHeaders);
    const session = sessionOf(call, named?.name, service);
    const line: RequestLine = {
      ...read,
      target: named?.target ?? read.target,
      method: method.toUpperCase(),
      rawHeaders,
      clientCertificate: undefined,
    };
    const endpoint = ownPath(line.target, settings);
    if (endpoint !== undefined) return jsonAnswer({ matched: null, endpoint, closest: [] });
    const bytes = Buffer.from(text ?? '');
    const limits = { bytes: bytes.length, tokens: settings.maxBodyTokens };
    const { mock, answer, delayMilliseconds, closest } = await rehearse(
      {
        line,
        httpVersion: call.exchange.httpVersion,
        body: new RequestBody({ bytes }, limits, headersByName(rawHeaders), service.options.tokens),
        session,
        world: new ReplayWorld({
          time: session.clock.now(),
          frozen: session.clock.frozen,
          seed: seedOf(rawHeaders, session),
        }),
        global: new PastGlobal(session.global),
        signal: goneSignal(call.exchange),
      },
      service,
    );
    const told = {
      matched:
        mock === undefined
          ? null
          : {
              template: mock.template.path,
              method: methodsText(mock.methods),
              route: withSlash(mock.template.route),
            },
      answer: {
        ...hideHeaders(describeAnswer(answer), hidden),
        ...(delayMilliseconds > 0 && { delay: delayMilliseconds }),
      },
      closest: closest.map(describeMiss),
    };
    return longJsonAnswer(told, answerBytes(answer));
  },
});

/**
 * The session in which a request is explained: the one that the call names, else the one that the request names.
 * @throws {EndpointError} 400 for a bad name, 404 where the call names one that there is not
 */
function sessionOf(
  call: EndpointCall<typeof SESSION_PARAMETER>,
  named: string | undefined,
  service: ServiceContext,
): Session {
  const { sessions } = service;
  const { session, head } = call.exchange;
  const isCalled =
    call.query.session !== undefined || session !== sessions.default || (head.inSession ?? null) !== null;
  return isCalled || named === undefined
    ? existingSession(call, service)
    : sessions.imagine(sessionName(named, readSessionName));
}

/** The path of a request that the service answers itself; undefined where templates are asked. */
function ownPath(target: string, settings: Settings): string | undefined {
  const path = decodePath(pathOf(target));
  const asked = `${path?.toLowerCase()}/`;
  return ownSegments(settings).some((own) => asked.startsWith(`/${own.toLowerCase()}/`)) ? path : undefined;
}

/** @throws {EndpointError} 400 for what is neither a path nor the address of a web page */
function readUrl(
  url: string,
  { scheme, authority }: RequestLine,
): Pick<RequestLine, 'scheme' | 'authority' | 'target'> {
  if (url.startsWith('/')) return { scheme, authority, target: url };
  const address = parseWebAddress(url);
  if (address === undefined)
    throw new EndpointError(
      400,
      `'url' is '${shorten(url)}', which is no address.`,
      'Write it as /users/5?x=1.',
    );
  const { protocol, host, pathname, search } = address;
  return { scheme: protocol === 'https:' ? 'https' : 'http', authority: host, target: pathname + search };
}

/**
 * Names and values in turn.
 * @param most how many bytes they may take: of more, only so many are there that it shows
 * @throws {EndpointError} 400 for a value that is neither a text nor a list of texts
 */
function flatten(headers: NonNullable<ExplainedRequest['headers']>, most: number): string[] {
  const flat: string[] = [];
  let left = most;
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (typeof each !== 'string')
        throw new EndpointError(
          400,
          `The header '${shorten(name)}' is neither a text nor a list of texts.`,
          'Write numbers in quotes: { "headers": { "X-Count": "5" } }.',
        );
      flat.push(name, each);
      left -= name.length + each.length + AROUND_HEADER;
      if (left < 0) return flat;
    }
  }
  return flat;
}

/** @throws {EndpointError} 400 for what HTTP cannot carry */
function checkTexts(method: string, rawHeaders: readonly string[]): void {
  if (!HTTP_TOKEN.test(method))
    throw new EndpointError(
      400,
      `'method' is '${shorten(method)}', which is no method.`,
      'Write one such as GET.',
    );
  rawHeaders.forEach((text, index) => {
    if (index % 2 === 0 && !HTTP_TOKEN.test(text))
      throw new EndpointError(400, `'${shorten(text)}' is no name of a header.`);
    if (index % 2 === 1 && CONTROL_CHARACTER.test(text))
      throw new EndpointError(
        400,
        `The header '${shorten(rawHeaders[index - 1]!)}' holds a line break or another control character.`,
      );
  });
}

/** @throws {EndpointError} 400 for a request that would be refused for its length */
function checkLengths(
  method: string,
  url: string,
  rawHeaders: readonly string[],
  { maxUrlLength, maxHeaderBytes }: Settings,
): void {
  const headerLength = rawHeaders.reduce((sum, text) => sum + text.length, 0);
  const problem = lengthProblem(method, url, rawHeaders, headerLength, { maxUrlLength, maxHeaderBytes });
  if (problem !== undefined) throw new EndpointError(400, problem.message);
}

function hasContentType(rawHeaders: readonly string[]): boolean {
  return headersByName(rawHeaders)['content-type'] !== undefined;
}

/** The one that the request has, or the next one of the session. */
function seedOf(rawHeaders: readonly string[], session: Session): Seed | undefined {
  const text = headersByName(rawHeaders)[SEED_HEADER] ?? session.seedOf(session.requests + 1);
  return typeof text === 'string' ? Seed.of(text) : undefined;
}
