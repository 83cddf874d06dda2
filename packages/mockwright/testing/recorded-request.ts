// A recorded request as tests see it.
import { types } from 'node:util';
import { printableLine } from '@mockwright/language/text/printable';
import { isTimeOfDotNet, NO_TIME_OF_DOTNET } from '../service/state/session-clock.ts';
import { isImpossibleDate } from '../service/state/iso-date.ts';
import type { DescribedRequest } from '../service/journal/describe-request.ts';
import type { RecordedRequest } from './api.ts';
import { checkText } from './check-options.ts';
import { shownValue } from './shown-value.ts';

/** How long `waitForRequest` waits where it is not told. */
export const WAIT_MILLISECONDS = 5000;

/** Adds what a test asks of a record. */
export function recordedRequest(record: DescribedRequest): RecordedRequest {
  return {
    ...record,
    header(name) {
      checkText('header', name);
      const found = Object.entries(record.headers).find(
        ([each]) => each.toLowerCase() === name.toLowerCase(),
      );
      return found === undefined ? undefined : [found[1]].flat().join(', ');
    },
    json: () => jsonOfBody(record) as never,
  };
}

/** @throws {SyntaxError} that names the request, and shows how its body begins */
function jsonOfBody({ method, path, body }: DescribedRequest): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    const begins = body.length > SHOWN_OF_BODY ? `${body.slice(0, SHOWN_OF_BODY)}…` : body;
    const what = body === '' ? 'empty' : `no JSON: '${begins}'`;
    throw new SyntaxError(printableLine(`The body of ${method} ${path} is ${what}.`), { cause: error });
  }
}

/** How many characters of a body a message shows. */
const SHOWN_OF_BODY = 100;

/** One request in words: `POST /users (501)`. */
function requestInWords({
  method,
  path,
  status,
}: Pick<RecordedRequest, 'method' | 'path' | 'status'>): string {
  return printableLine(`${method} ${path} (${status ?? 'no answer'})`);
}

/** A request that nothing answered, in words: `GET /user/5?x=1: closest is Mocks/user.json: 'user' is not 'users'`. */
export function unmatchedInWords(request: RecordedRequest): string {
  const [first] = request.closest ?? [];
  const why = first === undefined ? '' : `: closest is ${first.template}: ${first.reasons.join('; ')}`;
  return printableLine(`${request.method} ${targetOf(request)}${why}`);
}

/** Whether nothing answered a request; one whose client hung up before there was an answer, body or not, is none of those. */
export function isUnanswered({ matched, status }: Pick<RecordedRequest, 'matched' | 'status'>): boolean {
  return !matched && status !== null;
}

/** The path with its query. */
function targetOf({ path, query }: RecordedRequest): string {
  const pairs = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) pairs.append(name, value);
  return pairs.size === 0 ? path : `${path}?${pairs.toString()}`;
}

/**
 * A request whose template failed, in words: `GET /users/5: Mocks/user.json:3:20 System.FormatException: …`; and a line
 * for each template whose condition threw while another one answered.
 */
export function failuresInWords(request: RecordedRequest): readonly string[] {
  const { method, failure, passedOver = [] } = request;
  const threw = passedOver.filter((each) => each.threw);
  const lines = threw.map(({ template, reasons }) => `${template}: ${reasons.join('; ')}`);
  if (failure !== undefined) lines.unshift(failure);
  return lines.map((line) => printableLine(`${method} ${targetOf(request)}: ${line}`));
}

/** Lines below a heading. */
export function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

/** So many of the requests that came are told to who waited in vain. */
export const MOST_TOLD = 10;

/**
 * What somebody waited for in vain, in words.
 * @param last the last requests that came, {@link MOST_TOLD} at most
 * @param all how many came
 */
export function waitedInVain(
  filter: object,
  count: number,
  milliseconds: number,
  last: readonly RecordedRequest[],
  all: number,
  found: number,
): Error {
  const before = all - last.length;
  const came =
    last.length === 0
      ? 'No request came.'
      : `These came: ${last.map(requestInWords).join(', ')}${before > 0 ? ` and ${before} before` : ''}.`;
  return new Error(
    `Waited ${milliseconds} ms for ${count === 1 ? 'a request' : `${count} requests`} with ${JSON.stringify(filter)}; ${found} fitted. ${came}`,
  );
}

/** Milliseconds since 1970. @throws {TypeError} for what is no time, or none that `DateTime` can hold */
export function timeOf(time: string | number | Date): number {
  const mayBe = typeof time === 'string' || typeof time === 'number' || types.isDate(time);
  const milliseconds = mayBe ? new Date(time).getTime() : Number.NaN;
  const shown = types.isDate(time) ? `'${String(time)}'` : shownValue(time);
  if (Number.isNaN(milliseconds) || (typeof time === 'string' && isImpossibleDate(time)))
    throw new TypeError(`${shown} is no time. Write it like '2026-01-01T00:00:00Z'.`);
  if (!isTimeOfDotNet(milliseconds)) throw new TypeError(`${shown}: ${NO_TIME_OF_DOTNET}`);
  return milliseconds;
}

/** The id of a request to be replayed. @throws {TypeError} for what is neither a recorded request nor an id */
export function idOfRequest(request: RecordedRequest | number): number {
  const id: unknown =
    typeof request === 'number' ? request : (request as { id?: unknown } | undefined | null)?.id;
  if (!Number.isSafeInteger(id))
    throw new TypeError(`replay takes one of requests(), or its id, not ${shownValue(request)}.`);
  return id as number;
}
