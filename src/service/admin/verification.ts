// The verification endpoint: the last call to a concrete path, as a record.
import type { OwnAnswer } from '../answers/answer.ts';
import { decodeTextLeniently } from '../exchange/body/decode-text.ts';
import { parseMediaType } from '../exchange/body/media-type.ts';
import type { Journal, RecordedCall } from '../journal/journal.ts';
import { listHeaders } from '../exchange/known-headers.ts';

const RECORD_HEADERS = [['Content-Type', 'application/json; charset=utf-8']] as const;
const ERROR_HEADERS = [['Content-Type', 'application/json']] as const;

/**
 * The answer for `?route=<path>`: the record, 404 when there is none, 400 when no path is named.
 * @param route the decoded value of the query parameter
 * @param ignoredHeaders lower-case names
 */
export function verificationAnswer(
  journal: Journal,
  route: string | undefined,
  ignoredHeaders: ReadonlySet<string>,
): OwnAnswer {
  if (route === undefined || route === '')
    return messageAnswer(
      400,
      "Name the path that was called in the query parameter 'route': ?route=/orders/5.",
    );
  const path = route.startsWith('/') ? route : `/${route}`;
  const call = journal.find(path);
  if (call !== undefined)
    return {
      status: 200,
      headers: RECORD_HEADERS,
      body: JSON.stringify(toRecord(path, call, ignoredHeaders)),
    };
  const advice = /[{}]/.test(path)
    ? 'A route with braces is a template: name the path as it was called, such as /orders/5.'
    : 'No template answered such a call, or it was too long ago.';
  return messageAnswer(404, `There is no recorded call to ${path}. ${advice}`);
}

function messageAnswer(status: number, message: string): OwnAnswer {
  return { status, headers: ERROR_HEADERS, body: JSON.stringify([{ Message: message }], undefined, 2) };
}

/** The members in the order of docs/endpoints.md; `headers` only when there are any. */
function toRecord(route: string, call: RecordedCall, ignoredHeaders: ReadonlySet<string>): object {
  const all = listHeaders(call.rawHeaders);
  const headers = all.filter(({ key }) => !ignoredHeaders.has(key.toLowerCase()));
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
