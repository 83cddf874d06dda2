// Sends an answer: headers, bytes or a file, with what HTTP wants of HEAD, 204 and 304.
import type { ServerResponse } from 'node:http';
import { TemplateError, type TemplateAnswer } from '../template/template.ts';
import type { FileSender } from './file-sender.ts';
import { CONTROL_CHARACTER, HTTP_TOKEN } from '../text/http-token.ts';

/** Header names that the server sets itself. */
const OWN_HEADERS = new Set(['content-length', 'transfer-encoding']);

/**
 * Sends an answer; its delay is over already.
 * @param template the template that gave it, for messages
 * @returns undefined when it is sent at once, a promise when a file is sent
 * @throws {TemplateError} when it cannot be sent; nothing is sent then
 */
export function sendAnswer(
  response: ServerResponse,
  answer: TemplateAnswer,
  template: string,
  files: FileSender,
): Promise<void> | undefined {
  const { status, body, file } = answer;
  if (!Number.isInteger(status) || status < 200 || status > 999)
    throw unsendable(template, `The status ${status} is none that ends a request: 200 to 999.`);
  const headers = wireHeaders(answer, template);
  if (status === 204 || status === 304) {
    response.writeHead(status, headers).end();
    return undefined;
  }
  if (file !== undefined) return files.send(response, status, headers, file, template);
  const length = body === undefined ? 0 : typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  headers.push('Content-Length', String(length));
  response.writeHead(status, headers);
  if (length === 0 || response.req.method === 'HEAD') response.end();
  // Node.js would send the headers in the encoding of a text that follows them: not those with bytes of their own.
  else response.end(typeof body === 'string' && headers.some(hasBytes) ? Buffer.from(body) : body);
  return undefined;
}

/** The headers as Node.js takes them: names and values in turn, other characters than ASCII as their UTF-8 bytes. */
function wireHeaders({ headers }: TemplateAnswer, template: string): string[] {
  const flat: string[] = [];
  for (const [name, value] of headers) {
    if (OWN_HEADERS.has(name.toLowerCase())) continue;
    if (!HTTP_TOKEN.test(name)) throw unsendable(template, `'${name}' is no name of a header.`);
    if (CONTROL_CHARACTER.test(value))
      throw unsendable(template, `The header '${name}' holds a line break or another control character.`);
    flat.push(name, hasBytes(value) ? Buffer.from(value, 'utf8').toString('latin1') : value);
  }
  return flat;
}

function hasBytes(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}

/** A template's answer that HTTP cannot carry. */
function unsendable(path: string, message: string): TemplateError {
  return new TemplateError({ path, exceptionType: 'System.InvalidOperationException', message });
}
