// The verification endpoint: the last call to a concrete path, as a record.
import { shorten } from '@mockwright/language/text/shorten';
import { ownAnswer, type Answer, type BytesAnswer } from '../answers/answer.ts';
import { jsonInPieces } from '../answers/json-in-pieces.ts';
import { answerOfPieces } from '../answers/text-in-pieces.ts';
import { decodeTextLeniently } from '../exchange/body/decode-text.ts';
import { parseMediaType } from '../exchange/body/media-type.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { requestBytes } from '../journal/entry-size.ts';
import type { Journal } from '../journal/journal.ts';
import { listHeaders } from '../exchange/request-headers.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import type { JsonSchema } from './json-schema.ts';
import { withSlash } from '../routing/with-slash.ts';

const RECORD_HEADERS = [['Content-Type', 'application/json; charset=utf-8']] as const;
const ERROR_HEADERS = [['Content-Type', 'application/json']] as const;

const MESSAGES: JsonSchema = {
  type: 'array',
  items: { type: 'object', properties: { Message: { type: 'string' } }, required: ['Message'] },
};

const RECORD: JsonSchema = {
  type: 'object',
  required: ['route', 'timestamp', 'body'],
  properties: {
    route: { type: 'string', description: 'The path, percent-decoded.' },
    timestamp: { type: 'string', description: 'When the call came: `HH:mm`.' },
    headers: {
      type: 'array',
      description: 'Those that are not hidden, in the order of the request; missing when there are none.',
      items: {
        type: 'object',
        required: ['key', 'value'],
        properties: { key: { type: 'string' }, value: { type: 'string' } },
      },
    },
    body: { type: 'string', description: 'As it was sent; empty when there was none.' },
  },
};

/** The last call to the path `?route=<path>`: its record, 404 when there is none, 400 when no path is named. */
export const verification: Endpoint = defineEndpoint({
  method: undefined,
  path: '/verification',
  summary: 'The last call to a path that a template answered.',
  parameters: { route: { type: 'text', summary: 'The path as it was called: `/orders/5`.' } },
  anyParameters: true,
  responses: {
    200: { summary: 'The record of the call.', schema: RECORD },
    404: { summary: 'There is no such call, or it is forgotten.', schema: MESSAGES },
    400: { summary: 'The parameter `route` is missing.', schema: MESSAGES },
  },
  serve: ({ query, exchange }, { journal, options, sessions }) => {
    const session = exchange.session === sessions.default ? undefined : exchange.session.name;
    return verificationAnswer(journal, session, query.route, options.settings.ignoredHeaders);
  },
});

/**
 * @param session undefined: calls of any
 * @param route the decoded value of the query parameter
 */
function verificationAnswer(
  journal: Journal,
  session: string | undefined,
  route: string | undefined,
  ignoredHeaders: readonly string[],
): Answer {
  if (route === undefined || route === '')
    return messageAnswer(
      400,
      "Name the path that was called in the query parameter 'route': ?route=/orders/5.",
    );
  const path = withSlash(route);
  const call = journal.lastMatched(path, session);
  if (call !== undefined)
    return answerOfPieces(
      RECORD_HEADERS,
      jsonInPieces(toRecord(path, call, ignoredHeaders)),
      requestBytes(call),
    );
  const advice = /[{}]/.test(path)
    ? 'A route with braces is a template: name the path as it was called, such as /orders/5.'
    : 'No template answered such a call, or it is forgotten: by a reset, or because it was too long ago (Mock:MatchedRoutesCacheDuration, by the clock of the session).';
  return messageAnswer(404, `There is no recorded call to ${shorten(path)}. ${advice}`);
}

function messageAnswer(status: number, message: string): BytesAnswer {
  return ownAnswer(status, ERROR_HEADERS, JSON.stringify([{ Message: message }], undefined, 2));
}

/** The members in the order of docs/endpoints.md; `headers` only when there are any. */
function toRecord(route: string, call: Exchange, ignoredHeaders: readonly string[]): object {
  const ignored = new Set(ignoredHeaders.map((name) => name.toLowerCase()));
  const all = listHeaders(call.rawHeaders);
  const headers = all.filter(({ key }) => !ignored.has(key.toLowerCase()));
  const contentType = all.find(({ key }) => key.toLowerCase() === 'content-type')?.value ?? '';
  return {
    route,
    timestamp: hoursAndMinutes(new Date(call.time)),
    ...(headers.length > 0 && { headers }),
    body:
      call.body === undefined
        ? ''
        : decodeTextLeniently(call.body.bytes, parseMediaType(contentType).charset),
  };
}

function hoursAndMinutes(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(time.getHours())}:${two(time.getMinutes())}`;
}
