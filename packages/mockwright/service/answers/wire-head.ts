// Status and headers as they go over the wire, and what of a template's cannot.
import { TemplateError } from '../../template/template-error.ts';
import { CONTROL_CHARACTER, HTTP_TOKEN } from '@mockwright/language/text/http-token';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { Answer } from './answer.ts';

/** Header names that the server sets itself, or that would announce what it never sends. */
export const OWN_HEADERS: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding', 'trailer']);

const MOST_OF_HTTP2 = 599;

/** The library below Node.js ends the stream without a word beyond 65,536; some headers are added on the way there. */
const MOST_HEADERS_OF_HTTP2 = 65_000;
/** What it counts for the length of a name or value. */
const COST_OF_TEXT = 6;

/** Characters of headers that are sent at all: hardly a client takes so many, and others would wait for them. */
export const MOST_HEADERS: number = 1_000_000;

/** @throws {TemplateError} for a status that ends no request */
export function checkStatus(answer: Answer): void {
  const { status } = answer;
  if (Number.isInteger(status) && status >= 200 && status <= 999) return;
  throw unsendable(
    answer,
    answer.template?.answerSpans.status,
    `The status ${status} is none that ends a request: 200 to 999.`,
  );
}

/** @throws {TemplateError} for a status that Node.js does not send by HTTP/2, where the client speaks it */
export function checkHttp2Status(answer: Answer, isHttp2: boolean): void {
  const { status } = answer;
  if (status <= MOST_OF_HTTP2 || !isHttp2) return;
  throw unsendable(
    answer,
    answer.template?.answerSpans.status,
    `The status ${status} cannot be sent by HTTP/2, which the client speaks: 200 to ${MOST_OF_HTTP2}.`,
  );
}

/** @throws {TemplateError} for more bytes of headers than Node.js sends by HTTP/2, where the client speaks it */
export function checkHttp2Headers(answer: Answer, headers: readonly string[], isHttp2: boolean): void {
  if (headers.length < 2 || !isHttp2) return;
  let bytes = 0;
  for (const text of headers) bytes += text.length + COST_OF_TEXT;
  if (bytes <= MOST_HEADERS_OF_HTTP2) return;
  const lengths = answer.headers.map(([, value]) => value.length);
  const longest = lengths.indexOf(lengths.reduce((most, length) => Math.max(most, length), 0));
  throw unsendable(
    answer,
    answer.template?.answerSpans.headers[longest],
    `Headers of ${bytes} bytes cannot be sent by HTTP/2, which the client speaks: ${MOST_HEADERS_OF_HTTP2} at most.`,
  );
}

/**
 * The headers as Node.js takes them: names and values in turn, other characters than ASCII as their UTF-8 bytes.
 * @throws {TemplateError} for a name or value that would break the answer, and for too many characters of them
 */
export function wireHeaders(answer: Answer): string[] {
  let flat = prepared.get(answer.headers);
  if (flat === undefined) prepared.set(answer.headers, (flat = prepareHeaders(answer)));
  return flat.slice();
}

/** Constant headers are one object for all answers: they are looked at once. */
const prepared = new WeakMap<Answer['headers'], string[]>();

function prepareHeaders(answer: Answer): string[] {
  const flat: string[] = [];
  let characters = 0;
  answer.headers.forEach(([name, value], index) => {
    if (OWN_HEADERS.has(name.toLowerCase()) || (value === '' && isContentType(name))) return;
    const fail = (message: string): Error =>
      unsendable(answer, answer.template?.answerSpans.headers[index], message);
    characters += name.length + value.length;
    if (characters > MOST_HEADERS)
      throw fail(`Headers of more than ${MOST_HEADERS} characters cannot be sent.`);
    if (!HTTP_TOKEN.test(name)) throw fail(`'${name}' is no name of a header.`);
    if (CONTROL_CHARACTER.test(value))
      throw fail(`The header '${name}' holds a line break or another control character.`);
    flat.push(name, hasBytes(value) ? Buffer.from(value, 'utf8').toString('latin1') : value);
  });
  return flat;
}

/** One that is empty says nothing, and RFC 9110 8.3 knows none. */
function isContentType(name: string): boolean {
  return name.toLowerCase() === 'content-type';
}

/** HTTP has no body for these: RFC 9110 15.3.5, 15.3.6, 15.4.5. */
export function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 205 && status !== 304;
}

/** Whether a text needs other bytes than those of ASCII. */
export function hasBytes(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}

/** An answer that HTTP cannot carry: the template's mistake, or else a bug of ours. */
function unsendable({ template }: Answer, span: TextSpan | undefined, message: string): Error {
  return template === undefined
    ? new Error(message)
    : new TemplateError(template.source, span, {
        exceptionType: 'System.InvalidOperationException',
        message,
      });
}
