// A recorded exchange as people and programs read it: decoded, and with what is secret hidden.
import type { CallbackRecord } from '../callbacks/send-callback.ts';
import { sentStatus, type Answer } from '../answers/answer.ts';
import { bodyOfEvents } from '../answers/send-events.ts';
import type { ChaosKind } from '../answers/chaos-answer.ts';
import type { FaultKind } from '../../template/fields/fault.ts';
import { decodeQueryPart } from '../exchange/percent-decoding.ts';
import { ERROR_HEADER } from '../exchange/errors.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { givenSeed } from '../exchange/exchange-world.ts';
import { describeMiss, type DescribedMiss } from '../exchange/near-misses.ts';
import { describePassedOver, throwsInWords, type DescribedPassedOver } from '../exchange/passed-over.ts';
import { headerText } from '../exchange/request-headers.ts';
import { REDACTED } from '../exchange/request-secrets.ts';
import { queryOf } from '../exchange/target.ts';
import { describeClosest } from '../exchange/why-unanswered.ts';
import { roundMilliseconds } from '../round-milliseconds.ts';
import { shorten } from '@mockwright/language/text/shorten';
import { readableBody, type ReadableBody } from './readable-body.ts';
import { withSlash } from '../routing/with-slash.ts';

/** Values by their names; a list where a name was there several times. */
type Values = Readonly<Record<string, string | readonly string[]>>;

/** An answer as it was sent; to a client that hung up before it had it whole, as it was to be sent. */
interface DescribedAnswer extends ReadableBody {
  readonly headers: Values;
  /** Instead of the body: the file that was sent. */
  readonly file?: string;
}

/** One request and what became of it. */
export interface DescribedRequest extends ReadableBody {
  readonly id: number;
  /** ISO 8601. */
  readonly time: string;
  readonly session: string;
  readonly method: string;
  /** Decoded. */
  readonly path: string;
  readonly query: Values;
  readonly headers: Values;
  readonly matched: boolean;
  /** The file or name of the template that answered, and its route. */
  readonly template: string | null;
  /** Of one that was added to the session: its id. */
  readonly templateId?: string;
  readonly route: string | null;
  readonly routeValues: Readonly<Record<string, string>>;
  /** The templates whose method and route fit, too, and why they did not answer. */
  readonly passedOver?: readonly DescribedPassedOver[];
  /** Where nothing fitted. */
  readonly closest?: readonly DescribedMiss[];
  /** Null when the client hung up before there was an answer, or a fault took its place. */
  readonly status: number | null;
  /** What happened instead of an answer. */
  readonly fault?: FaultKind;
  /** What chaos did to it (`Mock:Chaos`). */
  readonly chaos?: ChaosKind;
  readonly answer: DescribedAnswer | null;
  /** Null while the answer is not sent. */
  readonly milliseconds: number | null;
  /** What was sent after the answer, and what came of it. */
  readonly callbacks?: readonly CallbackRecord[];
  /** Where the template failed: what failed and where, in a line. */
  readonly failure?: string;
  /** The client hung up before it had the whole answer: status and answer are those that it would have got. */
  readonly aborted?: true;
  /** Of the random values, where request or session has one, or the code asked for some. */
  readonly seed?: string;
  /** The session's time that the code was told first, or when the request came: ISO 8601. */
  readonly clock: string;
}

/** A request in a list: what a line of it shows, without headers and bodies. */
export interface ListedRequest extends Pick<
  DescribedRequest,
  | 'id'
  | 'time'
  | 'session'
  | 'method'
  | 'path'
  | 'matched'
  | 'template'
  | 'status'
  | 'fault'
  | 'chaos'
  | 'milliseconds'
> {
  /** As it was sent; empty where there was none. */
  readonly query: string;
  /** The kind of error that the server itself answered with: `no-match`, `template-failed`. */
  readonly error?: string;
  /** What came closest where nothing fitted, and why it did not fit; where another template answered: whose condition threw. */
  readonly why?: string;
}

/** An exchange as a list shows it. */
export function listRequest(exchange: Exchange): ListedRequest {
  const { id, time, session, method, path, rawPath, answeredBy, answer, milliseconds, closest, passedOver } =
    exchange;
  const error = answer?.headers.find(([name]) => name === ERROR_HEADER)?.[1];
  const why = describeClosest(closest) ?? throwsInWords(passedOver)[0];
  return {
    id,
    time: new Date(time).toISOString(),
    session: session.name,
    method,
    path: path ?? rawPath,
    query: queryOf(exchange.target),
    matched: answeredBy !== undefined,
    template: answeredBy?.template.path ?? null,
    status: (answer && sentStatus(answer)) ?? null,
    ...(answer?.kind === 'fault' && { fault: answer.fault }),
    ...(exchange.chaos !== undefined && { chaos: exchange.chaos }),
    milliseconds: milliseconds === undefined ? null : roundMilliseconds(milliseconds),
    ...(error !== undefined && { error }),
    ...(why !== undefined && { why: shorten(why) }),
  };
}

/**
 * @param hidden names of headers whose values are not shown, in lower case
 * @param mostOfBody how many bytes of each body are shown at most
 */
export function describeRequest(
  exchange: Exchange,
  hidden: ReadonlySet<string>,
  mostOfBody: number = Infinity,
): DescribedRequest {
  const {
    id,
    time,
    session,
    method,
    path,
    rawPath,
    body,
    answeredBy,
    routeValues,
    passedOver,
    closest,
    answer,
  } = exchange;
  const seed = exchange.world?.seed?.text ?? givenSeed(exchange);
  return {
    id,
    time: new Date(time).toISOString(),
    session: session.name,
    method,
    path: path ?? rawPath,
    query: byName(queryPairs(queryOf(exchange.target))),
    headers: byName(shownHeaders(requestHeaders(exchange), hidden)),
    ...beginningOf(body?.bytes, exchange.header('content-type'), body?.isTooLong === true, mostOfBody),
    matched: answeredBy !== undefined,
    template: answeredBy?.template.path ?? null,
    ...(answeredBy?.id !== undefined && { templateId: answeredBy.id }),
    route: answeredBy === undefined ? null : withSlash(answeredBy.template.route),
    routeValues: Object.fromEntries(routeValues ?? []),
    ...(passedOver.length > 0 && { passedOver: passedOver.map(describePassedOver) }),
    ...(closest.length > 0 && {
      closest: closest.map(describeMiss),
    }),
    status: (answer && sentStatus(answer)) ?? null,
    ...(answer?.kind === 'fault' && { fault: answer.fault }),
    ...(exchange.chaos !== undefined && { chaos: exchange.chaos }),
    answer:
      answer === undefined || sentStatus(answer) === undefined
        ? null
        : describeAnswer(answer, method, hidden, mostOfBody),
    milliseconds: exchange.milliseconds === undefined ? null : roundMilliseconds(exchange.milliseconds),
    ...(exchange.callbacks.length > 0 && { callbacks: [...exchange.callbacks] }),
    ...(exchange.failure !== undefined && { failure: exchange.failure }),
    ...(exchange.isAborted && { aborted: true }),
    ...(seed !== undefined && { seed }),
    clock: new Date(exchange.world?.readings?.[0] ?? time).toISOString(),
  };
}

/** A body, or what of it is shown. */
function beginningOf(
  bytes: Uint8Array | undefined,
  type: string | undefined,
  isCut: boolean,
  most: number,
): ReadableBody {
  return readableBody(bytes?.subarray(0, most), type, isCut || (bytes?.length ?? 0) > most);
}

function describeAnswer(
  answer: Answer,
  method: string,
  hidden: ReadonlySet<string>,
  mostOfBody: number,
): DescribedAnswer {
  const sent = answer.kind === 'file' ? (answer.sent ?? answer) : answer;
  const headers = byName(shownHeaders(sent.headers, hidden));
  if (answer.kind === 'file') return { headers, body: '', file: answer.path };
  if (answer.kind === 'live') return { headers, body: '' };
  if (answer.kind === 'fault') return describeAnswer(answer.instead, method, hidden, mostOfBody);
  if (answer.kind === 'events') {
    const text = bodyOfEvents(answer, mostOfBody);
    const isCut = answer.isCut === true || text.length > mostOfBody;
    return { headers, body: text.slice(0, mostOfBody), ...(isCut && { truncated: true }) };
  }
  const type = answer.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const body = method === 'HEAD' ? undefined : answer.body;
  return {
    headers,
    ...beginningOf(
      typeof body === 'string' ? Buffer.from(body) : body,
      type,
      answer.isCut === true,
      mostOfBody,
    ),
  };
}

/** The headers of the request, in its order and spelling. */
export function requestHeaders({ rawHeaders }: Exchange): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index < rawHeaders.length; index += 2)
    pairs.push([rawHeaders[index]!, headerText(rawHeaders[index + 1]!)]);
  return pairs;
}

/** Headers as they may be shown. */
export function shownHeaders(
  headers: readonly (readonly [name: string, value: string])[],
  hidden: ReadonlySet<string>,
): (readonly [name: string, value: string])[] {
  return headers.map(([name, value]) => [name, hidden.has(name.toLowerCase()) ? REDACTED : value]);
}

/** The parameters of a query, decoded, in its order. */
export function queryPairs(query: string): [name: string, value: string][] {
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const equals = part.indexOf('=');
      return equals < 0
        ? [decodeQueryPart(part), '']
        : [decodeQueryPart(part.slice(0, equals)), decodeQueryPart(part.slice(equals + 1))];
    });
}

/** The names are told apart without regard to case, and written as the first of them. */
function byName(pairs: readonly (readonly [name: string, value: string])[]): Values {
  const values = new Map<string, { readonly name: string; readonly values: string[] }>();
  for (const [name, value] of pairs) {
    const known = values.get(name.toLowerCase());
    if (known === undefined) values.set(name.toLowerCase(), { name, values: [value] });
    else known.values.push(value);
  }
  return Object.fromEntries(
    [...values.values()].map(({ name, values: all }) => [name, all.length === 1 ? all[0]! : all]),
  );
}
