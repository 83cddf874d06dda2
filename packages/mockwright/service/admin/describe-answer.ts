// Answers as endpoints show them, and in what two of them differ.
import type { FaultKind } from '../../template/fields/fault.ts';
import type { Answer } from '../answers/answer.ts';
import { bodyOfEvents } from '../answers/send-events.ts';
import { REDACTED } from '../exchange/request-secrets.ts';
import { valuesByName } from '../values-by-name.ts';

/** An answer in JSON. */
export interface AnswerRecord {
  readonly status: number;
  /** A list where a header is repeated. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string;
  /** The path of the file that is sent. */
  readonly file?: string;
  /** What happens instead; of the answer, the client sees at most a part. */
  readonly fault?: FaultKind;
}

/** One part in which two answers differ. */
export interface AnswerDifference {
  /** `status`, `headers.X-Id`, `body`, `file`. */
  readonly part: string;
  readonly was?: unknown;
  readonly is?: unknown;
}

/** How many characters of events are shown: as many as the text of another body may have. */
const MOST_OF_EVENTS = 2 ** 26;

/** How the parts begin that are headers. */
const HEADER = 'headers.';

/** The record of an answer. */
export function describeAnswer(answer: Answer): AnswerRecord {
  const headers = Object.fromEntries(valuesByName(answer.headers));
  const { status } = answer;
  if (answer.kind === 'fault') return { ...describeAnswer(answer.instead), fault: answer.fault };
  if (answer.kind === 'file') return { status, headers, file: answer.path };
  if (answer.kind === 'events') return { status, headers, body: bodyOfEvents(answer, MOST_OF_EVENTS) };
  const body = answer.kind === 'bytes' ? answer.body : undefined;
  return { status, headers, ...(body !== undefined && { body: textOf(body) }) };
}

/** What differs between an answer and the one that took its place. */
export function compareAnswers(was: AnswerRecord, is: AnswerRecord): AnswerDifference[] {
  const parts: [string, unknown, unknown][] = [
    ['status', was.status, is.status],
    ...[...new Set([...Object.keys(was.headers), ...Object.keys(is.headers)])].map(
      (name): [string, unknown, unknown] => [HEADER + name, was.headers[name], is.headers[name]],
    ),
    ['body', was.body, is.body],
    ['file', was.file, is.file],
    ['fault', was.fault, is.fault],
  ];
  return parts
    .filter(([, before, now]) => JSON.stringify(before) !== JSON.stringify(now))
    .map(([part, before, now]) => ({ part, was: before, is: now }));
}

/** A record without the values of hidden headers. @param hidden their names in lower case */
export function hideHeaders(record: AnswerRecord, hidden: ReadonlySet<string>): AnswerRecord {
  const headers = Object.entries(record.headers).map(([name, value]) => [
    name,
    hidden.has(name.toLowerCase()) ? redacted(value) : value,
  ]);
  return { ...record, headers: Object.fromEntries(headers) as AnswerRecord['headers'] };
}

/** As many as there are. */
function redacted(value: string | readonly string[]): string | string[] {
  return typeof value === 'string' ? REDACTED : value.map(() => REDACTED);
}

/** A difference without the values of a hidden header. @param hidden names in lower case */
export function hideDifference(difference: AnswerDifference, hidden: ReadonlySet<string>): AnswerDifference {
  const { part, was, is } = difference;
  if (!part.startsWith(HEADER) || !hidden.has(part.slice(HEADER.length).toLowerCase())) return difference;
  return { part, was: was && REDACTED, is: is && REDACTED };
}

function textOf(body: string | Uint8Array): string {
  return typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
}
