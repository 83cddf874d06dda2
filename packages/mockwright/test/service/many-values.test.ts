// Very many values of one thing that a client or a template brings: what is told of them takes no longer for each than for few.
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { describeAnswer } from '../../service/admin/describe-answer.ts';
import { ownAnswer } from '../../service/answers/answer.ts';
import { cookiesOf } from '../../service/exchange/cookies.ts';
import { Exchange } from '../../service/exchange/exchange.ts';
import { parseQueryString } from '../../service/exchange/query-string.ts';
import { RequestHead } from '../../service/exchange/request-head.ts';
import { listHeaders } from '../../service/exchange/request-headers.ts';
import { RequestSecrets } from '../../service/exchange/request-secrets.ts';
import { queryOf } from '../../service/exchange/target.ts';
import { describeRequest, listRequest } from '../../service/journal/describe-request.ts';
import { toCurl } from '../../service/journal/export-curl.ts';
import { toHarEntry } from '../../service/journal/export-har.ts';
import { toTemplate } from '../../service/journal/export-template.ts';
import type { Session } from '../../service/state/session.ts';

const MANY = 100_000;
/** What takes longer goes through all of them for each. */
const MOST_MICROSECONDS = 5_000_000;

const SESSION = { name: 'default', seedOf: () => undefined } as unknown as Session;
const HIDDEN: ReadonlySet<string> = new Set(['cookie', 'set-cookie']);

const list = <T>(of: (index: number) => T): T[] => Array.from({ length: MANY }, (_, index) => of(index));

interface Brought {
  readonly query?: string;
  readonly headers?: readonly string[];
  readonly answered?: readonly (readonly [name: string, value: string])[];
}

/** What there are many of. */
const BROUGHT: Readonly<Record<string, () => Brought>> = {
  'parameters of one name': () => ({ query: 'a=b&'.repeat(MANY) }),
  'parameters of other names': () => ({ query: list((index) => `a${index}`).join('&') }),
  'headers of one name': () => ({ headers: list(() => ['a', 'b']).flat() }),
  'headers of other names': () => ({ headers: list((index) => [`a${index}`, 'b']).flat() }),
  'cookies of one name': () => ({ headers: ['Cookie', 'a=bcde;'.repeat(MANY)] }),
  'cookies of other names': () => ({ headers: ['Cookie', list((index) => `a${index}=bcde`).join(';')] }),
  'headers with cookies': () => ({ headers: list((index) => ['cookie', `a${index}=b`]).flat() }),
  'headers of the answer of one name': () => ({ answered: list(() => ['a', 'b']) }),
  'headers of the answer of other names': () => ({ answered: list((index) => [`a${index}`, 'b']) }),
  'hidden headers of the answer': () => ({ answered: list((index) => ['Set-Cookie', `a${index}=b`]) }),
};

/** What tells of them. */
const TOLD: Readonly<Record<string, (exchange: Exchange) => unknown>> = {
  json: (exchange) => describeRequest(exchange, HIDDEN),
  list: listRequest,
  har: (exchange) => toHarEntry(exchange, HIDDEN),
  curl: (exchange) => toCurl(exchange, HIDDEN),
  template: (exchange) => toTemplate(exchange, HIDDEN, true),
  replay: ({ answer }) => describeAnswer(answer!),
  query: ({ target }) => parseQueryString(queryOf(target)),
  headers: ({ rawHeaders }) => listHeaders(rawHeaders),
  cookies: ({ rawHeaders }) => cookiesOf(rawHeaders),
  secrets: ({ rawHeaders }) => RequestSecrets.of(rawHeaders, [...HIDDEN]).isIn('"text"'),
};

function exchangeWith({ query = '', headers = [], answered = [] }: Brought): Exchange {
  const message = {
    method: 'GET',
    url: `/a?${query}`,
    socket: {},
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    headers: { host: 'h' },
    rawHeaders: ['Host', 'h', ...headers],
  };
  const limits = { maxUrlLength: Infinity, maxHeaderBytes: Infinity };
  const head = RequestHead.of(message as unknown as IncomingMessage, limits);
  const exchange = new Exchange(SESSION, 0, head, undefined);
  exchange.choose({
    template: { path: 'a', route: 'a' },
    facts: { template: { path: 'a', route: 'a' } },
  } as never);
  exchange.answer = ownAnswer(200, answered, '');
  return exchange;
}

test.each(Object.keys(BROUGHT))('%s', (brought) => {
  const exchange = exchangeWith(BROUGHT[brought]!());
  for (const [told, tell] of Object.entries(TOLD)) {
    const before = process.cpuUsage();
    tell(exchange);
    const { user, system } = process.cpuUsage(before);
    expect(user + system, told).toBeLessThan(MOST_MICROSECONDS);
  }
});
