// The verification endpoint: the last call to a concrete path, as a record.
import { ownAnswer, type BytesAnswer } from '../answers/answer.ts';
import { decodeTextLeniently } from '../exchange/body/decode-text.ts';
import { parseMediaType } from '../exchange/body/media-type.ts';
import type { Journal, RecordedCall } from '../journal/journal.ts';
import { listHeaders } from '../exchange/known-headers.ts';
import type { Endpoint } from './endpoint.ts';

const RECORD_HEADERS = [['Content-Type', 'application/json; charset=utf-8']] as const;
const ERROR_HEADERS = [['Content-Type', 'application/json']] as const;

/** The last call to the path `?route=<path>`: its record, 404 when there is none, 400 when no path is named. */
export const verification: Endpoint = {
  method: undefined,
  parameters: [{ name: 'route', required: true, summary: 'The path as it was called: `/orders/5`.' }],
  summary: 'The last call to a path.',
  serve: (call, { journal, options }) =>
    verificationAnswer(journal, call.parameter('route'), options.settings.ignoredHeaders),
};

/** @param route the decoded value of the query parameter */
function verificationAnswer(
  journal: Journal,
  route: string | undefined,
  ignoredHeaders: readonly string[],
): BytesAnswer {
  if (route === undefined || route === '')
    return messageAnswer(
      400,
      "Name the path that was called in the query parameter 'route': ?route=/orders/5.",
    );
  const path = route.startsWith('/') ? route : `/${route}`;
  const call = journal.find(path);
  if (call !== undefined)
    return ownAnswer(200, RECORD_HEADERS, JSON.stringify(toRecord(path, call, ignoredHeaders)));
  const advice = /[{}]/.test(path)
    ? 'A route with braces is a template: name the path as it was called, such as /orders/5.'
    : 'No template answered such a call, or it was too long ago.';
  return messageAnswer(404, `There is no recorded call to ${path}. ${advice}`);
}

function messageAnswer(status: number, message: string): BytesAnswer {
  return ownAnswer(status, ERROR_HEADERS, JSON.stringify([{ Message: message }], undefined, 2));
}

/** The members in the order of docs/endpoints.md; `headers` only when there are any. */
function toRecord(route: string, call: RecordedCall, ignoredHeaders: readonly string[]): object {
  const ignored = new Set(ignoredHeaders.map((name) => name.toLowerCase()));
  const all = listHeaders(call.rawHeaders);
  const headers = all.filter(({ key }) => !ignored.has(key.toLowerCase()));
  const contentType = all.find(({ key }) => key === 'Content-Type')?.value ?? '';
  return {
    route,
    timestamp: hoursAndMinutes(new Date(call.time)),
    ...(headers.length > 0 && { headers }),
    body: call.body === undefined ? '' : decodeTextLeniently(call.body, parseMediaType(contentType).charset),
  };
}

function hoursAndMinutes(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(time.getHours())}:${two(time.getMinutes())}`;
}
