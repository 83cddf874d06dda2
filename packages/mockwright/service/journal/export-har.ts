// Recorded exchanges as an HTTP Archive 1.2 (http://www.softwareishard.com/blog/har-12-spec/), which browsers and proxies read.
import { parseUrl } from '@mockwright/language/text/web-address';
import { STATUS_CODES } from 'node:http';
import PACKAGE from '../../package.json' with { type: 'json' };
import type { Exchange } from '../exchange/exchange.ts';
import { queryOf } from '../exchange/target.ts';
import { describeRequest, queryPairs, requestHeaders, shownHeaders } from './describe-request.ts';

interface NameValue {
  readonly name: string;
  readonly value: string;
}

const { name, version } = PACKAGE;

/** What stands before and after the entries, which are separated by commas. */
export const HAR_FRAME: readonly [before: string, after: string] = [
  `{"log":{"version":"1.2","creator":${JSON.stringify({ name, version })},"entries":[`,
  ']}}',
];

/** One entry, ready for `JSON.stringify`. @param hidden names of headers whose values are not shown, in lower case */
export function toHarEntry(exchange: Exchange, hidden: ReadonlySet<string>): object {
  const { method, body, answer } = exchange;
  const told = describeRequest(exchange, hidden);
  const milliseconds = told.milliseconds ?? 0;
  const mimeType = exchange.header('content-type') ?? '';
  return {
    startedDateTime: told.time,
    time: milliseconds,
    request: {
      method,
      url: urlOf(exchange),
      httpVersion: `HTTP/${exchange.httpVersion}`,
      cookies: [],
      headers: nameValues(shownHeaders(requestHeaders(exchange), hidden)),
      queryString: nameValues(queryPairs(queryOf(exchange.target))),
      ...(body !== undefined && { postData: { mimeType, text: told.body, params: [] } }),
      headersSize: -1,
      bodySize: body?.bytes.length ?? 0,
    },
    response: {
      // 0: the client hung up before there was an answer.
      status: told.status ?? 0,
      statusText: STATUS_CODES[told.status ?? 0] ?? '',
      httpVersion: `HTTP/${exchange.httpVersion}`,
      cookies: [],
      headers: nameValues(shownHeaders(answer?.headers ?? [], hidden)),
      content: contentOf(told.answer, answer?.headers ?? []),
      redirectURL: answer?.headers.find(([name]) => name.toLowerCase() === 'location')?.[1] ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
    _id: told.id,
    _session: told.session,
    ...(told.template !== null && { _template: told.template }),
  };
}

function contentOf(
  answer: ReturnType<typeof describeRequest>['answer'],
  headers: readonly (readonly [name: string, value: string])[],
): object {
  const mimeType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  if (answer === null) return { size: 0, mimeType };
  const { body, bodyBase64 } = answer;
  if (bodyBase64 === undefined) return { size: Buffer.byteLength(body), mimeType, text: body };
  return { size: Buffer.byteLength(bodyBase64, 'base64'), mimeType, text: bodyBase64, encoding: 'base64' };
}

/** The absolute address as the client asked for it; with this machine in place of a host that no address can have. */
export function urlOf({ scheme, authority, target }: Exchange): string {
  const origin = `${scheme}://${authority}`;
  return (
    (/^[!-~]+$/.test(origin) && parseUrl(origin) !== undefined ? origin : `${scheme}://localhost`) + target
  );
}

function nameValues(pairs: readonly (readonly [name: string, value: string])[]): NameValue[] {
  return pairs.map(([name, value]) => ({ name, value }));
}
