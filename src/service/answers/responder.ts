// Sends an answer: headers, bytes or a file, with what HTTP wants of HEAD, 204 and 304.
import type { ServerResponse } from 'node:http';
import { TemplateError } from '../../template/template-error.ts';
import type { CompiledTemplate, TemplateAnswer } from '../../template/template.ts';
import { CONTROL_CHARACTER, HTTP_TOKEN } from '../../text/http-token.ts';
import type { TextSpan } from '../../text/source-text.ts';
import type { OwnAnswer } from './answer.ts';
import type { FileSender } from './file-sender.ts';

/** Header names that the server sets itself. */
const OWN_HEADERS = new Set(['content-length', 'transfer-encoding']);

/**
 * Sends the answer of a template; its delay is over already.
 * @param template the one that gave it, for messages
 * @returns undefined when it is sent at once, a promise when a file is sent
 * @throws {TemplateError} when it cannot be sent; nothing is sent then
 */
export function sendTemplateAnswer(
  response: ServerResponse,
  answer: TemplateAnswer,
  template: CompiledTemplate,
  files: FileSender,
): Promise<void> | undefined {
  const { status, body, file } = answer;
  if (!Number.isInteger(status) || status < 200 || status > 999)
    throw unsendable(
      template,
      template.answerSpans.status,
      `The status ${status} is none that ends a request: 200 to 999.`,
    );
  const headers = wireHeaders(answer, template);
  if (file !== undefined && mayHaveBody(status)) return files.send(response, status, headers, file, template);
  sendWhole(response, status, headers, body);
  return undefined;
}

/** Sends what the server itself has to say. */
export function sendOwnAnswer(response: ServerResponse, { status, headers, body }: OwnAnswer): void {
  sendWhole(response, status, headers.flat(), body);
}

/** @param headers names and values in turn, without the length */
function sendWhole(
  response: ServerResponse,
  status: number,
  headers: string[],
  body: string | Uint8Array | undefined,
): void {
  if (!mayHaveBody(status)) {
    response.writeHead(status, headers).end();
    return;
  }
  const length = body === undefined ? 0 : typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  headers.push('Content-Length', String(length));
  response.writeHead(status, headers);
  if (length === 0 || response.req.method === 'HEAD') response.end();
  // Node.js would send the headers in the encoding of a text that follows them: not those with bytes of their own.
  else response.end(typeof body === 'string' && headers.some(hasBytes) ? Buffer.from(body) : body);
}

/** HTTP has no body for 204 and 304. */
function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 304;
}

/** The headers as Node.js takes them: names and values in turn, other characters than ASCII as their UTF-8 bytes. */
function wireHeaders({ headers }: TemplateAnswer, template: CompiledTemplate): string[] {
  const flat: string[] = [];
  headers.forEach(([name, value], index) => {
    if (OWN_HEADERS.has(name.toLowerCase())) return;
    const fail = (message: string): TemplateError =>
      unsendable(template, template.answerSpans.headers[index], message);
    if (!HTTP_TOKEN.test(name)) throw fail(`'${name}' is no name of a header.`);
    if (CONTROL_CHARACTER.test(value))
      throw fail(`The header '${name}' holds a line break or another control character.`);
    flat.push(name, hasBytes(value) ? Buffer.from(value, 'utf8').toString('latin1') : value);
  });
  return flat;
}

function hasBytes(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}

/** A template's answer that HTTP cannot carry. */
function unsendable(
  { source }: CompiledTemplate,
  span: TextSpan | undefined,
  message: string,
): TemplateError {
  return new TemplateError(source, span, { exceptionType: 'System.InvalidOperationException', message });
}
