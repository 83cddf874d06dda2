// Sends `response.file`: raw bytes, whole or the part that the client asks for.
import type { FileHandle } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Stats } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { TemplateError } from '../../template/template-error.ts';
import type { FileAnswer, SentHead } from './answer.ts';
import type { AnswerTools } from './answer-tools.ts';
import { selectPart, type Selection } from './conditional-request.ts';
import { breakOff } from '../listening/http2-exchange.ts';
import type { OpenFile } from './file-opener.ts';
import { flatHeader, headerPairs } from './flat-headers.ts';
import { sendChunks } from './send-chunks.ts';
import { resetAfter } from './send-fault.ts';

/** Files up to this length are read whole: fewer steps, one write. */
const WHOLE_FILE_BYTES = 64 * 1024;

/**
 * Sends a file.
 * @param headers names and values in turn, without the length
 * @param onHead told status and headers before they go out
 * @throws {TemplateError} when there is no such file, or it is outside; nothing is sent then
 */
export async function sendFile(
  response: ServerResponse,
  answer: FileAnswer,
  headers: string[],
  tools: AnswerTools,
  onHead: (sent: SentHead) => void,
): Promise<void> {
  const file = await tools.files.open(answer.path, answer.template!);
  const { handle, stats } = file;
  try {
    if (hasGone(response)) return;
    const selection = answer.status === 200 ? select(response, headers, stats) : undefined;
    const { status, start, end } = partOf(selection, answer.status, stats.size);
    if (selection !== undefined) describePart(headers, selection, stats.size);
    if (answer.chunks !== undefined && end > start) {
      const read = (from: number, to: number): Promise<Uint8Array> =>
        readPart(file, answer.path, start + from, start + to);
      onHead({ status, headers: headerPairs(headers) });
      await sendChunks(response, status, headers, { length: end - start, read }, answer.chunks);
      return;
    }
    if (status !== 304) headers.push('Content-Length', String(end - start));
    const sent = { status, headers: headerPairs(headers) };
    if (response.req.method === 'HEAD' || start === end) {
      onHead(sent);
      response.writeHead(status, headers).end();
    } else if (end - start <= WHOLE_FILE_BYTES) {
      const bytes = await readPart(file, answer.path, start, end);
      onHead(sent);
      response.writeHead(status, headers).end(bytes);
    } else {
      onHead(sent);
      response.writeHead(status, headers);
      await stream(response, handle, start, end);
    }
  } finally {
    await handle.close();
  }
}

/** Sends head and half of a file, then resets the connection. @throws {TemplateError} as `sendFile` does */
export async function truncateFile(
  response: ServerResponse,
  answer: FileAnswer,
  headers: string[],
  { files }: AnswerTools,
): Promise<void> {
  const { handle, stats } = await files.open(answer.path, answer.template!);
  try {
    if (hasGone(response)) return;
    headers.push('Content-Length', String(Math.max(1, stats.size)));
    response.writeHead(answer.status, headers);
    const half = Math.floor(stats.size / 2);
    if (half > 0)
      await pipeline(handle.createReadStream({ autoClose: false, end: half - 1 }), response, { end: false });
    resetAfter(response, '');
  } finally {
    await handle.close();
  }
}

/** Whether the client went while its file was opened: its end is told already, so that nothing would end what waits for it. */
function hasGone(response: ServerResponse): boolean {
  return response.destroyed;
}

/** What of the file the client is to get; its validators are among the headers then, unless the template gave others. */
function select(response: ServerResponse, headers: string[], { size, mtime, mtimeMs }: Stats): Selection {
  const given = (name: string, value: string): string => {
    const own = flatHeader(headers, name);
    if (own === undefined) headers.push(name, value);
    return own ?? value;
  };
  const etag = given('ETag', `"${size.toString(16)}-${Math.round(mtimeMs * 1000).toString(16)}"`);
  const lastModified = given('Last-Modified', mtime.toUTCString());
  const hasRanges = given('Accept-Ranges', 'bytes').toLowerCase() === 'bytes';
  const { method = 'GET', headers: asked } = response.req;
  if (method !== 'GET' && method !== 'HEAD') return { status: 200 };
  const isPart = flatHeader(headers, 'content-range') !== undefined;
  const selection = selectPart(method, asked, { length: size, etag, lastModified });
  return (hasRanges && !isPart) || selection.status === 304 ? selection : { status: 200 };
}

function partOf(
  selection: Selection | undefined,
  status: number,
  size: number,
): { readonly status: number; readonly start: number; readonly end: number } {
  if (selection === undefined || selection.status === 200) return { status, start: 0, end: size };
  return selection.status === 206 ? selection : { status: selection.status, start: 0, end: 0 };
}

/** What the head says of the part. What describes content goes where there is none. */
function describePart(headers: string[], selection: Selection, size: number): void {
  const { status } = selection;
  if (status === 304 || status === 416)
    for (let index = headers.length - 2; index >= 0; index -= 2)
      if (/^content-(?!location$|disposition$)/i.test(headers[index]!)) headers.splice(index, 2);
  if (status === 206) headers.push('Content-Range', `bytes ${selection.start}-${selection.end - 1}/${size}`);
  if (status === 416) headers.push('Content-Range', `bytes */${size}`);
}

/** @throws {TemplateError} when the file became shorter meanwhile */
async function readPart(
  { handle, fail }: OpenFile,
  path: string,
  start: number,
  end: number,
): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(end - start);
  for (let length = 0; length < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, length, bytes.length - length, start + length);
    if (bytesRead === 0) throw changed(path, fail);
    length += bytesRead;
  }
  return bytes;
}

function changed(path: string, fail: OpenFile['fail']): TemplateError {
  return fail(`'${path}' changed while it was read.`);
}

async function stream(
  response: ServerResponse,
  handle: FileHandle,
  start: number,
  end: number,
): Promise<void> {
  const bytes = handle.createReadStream({ autoClose: false, start, end: end - 1 });
  // A file that became shorter: the next answer would be read as its rest.
  bytes.on('end', () => {
    if (bytes.bytesRead < end - start) breakOff(response);
  });
  await pipeline(bytes, response);
}
