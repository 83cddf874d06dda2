// Sends an answer of any kind: the one place where kinds are told apart.
import type { ServerResponse } from 'node:http';
import { http2StreamOf } from '../listening/http2-exchange.ts';
import type { Answer, FaultAnswer, SentHead } from './answer.ts';
import type { AnswerTools } from './answer-tools.ts';
import { bytesSource } from './byte-source.ts';
import { wireOf } from './constant-answers.ts';
import { sendWire, wireAnswer } from './send-bytes.ts';
import { sendChunks } from './send-chunks.ts';
import type { FileOpener } from './file-opener.ts';
import { sendEvents, sourceOfEvents } from './send-events.ts';
import { saysTheEnd } from './says-the-end.ts';
import { sendFault } from './send-fault.ts';
import { sendFile, truncateFile } from './send-file.ts';
import { sendLive } from './send-live.ts';
import { isLongText, sendLongText } from './send-long-text.ts';
import { truncateSource } from './truncate-source.ts';
import { checkHttp2Headers, checkHttp2Status, checkStatus, mayHaveBody, wireHeaders } from './wire-head.ts';

/**
 * Sends an answer; its delay is over already.
 * @param given the answer as it was made
 * @param onHead told status and headers of a file before they go out: they depend on what the file turns out to be
 * @returns undefined when it is sent at once, a promise when that takes time
 * @throws {TemplateError} when it cannot be sent; nothing is sent then
 */
export function sendAnswer(
  response: ServerResponse,
  given: Answer,
  tools: AnswerTools,
  onHead: (sent: SentHead) => void = () => undefined,
): Promise<void> | undefined {
  const answer = response.shouldKeepAlive ? given : saysTheEnd(given);
  const isHttp2 = http2StreamOf(response) !== undefined;
  checkHttp2Status(answer, isHttp2);
  if (answer.kind === 'bytes' && answer.chunks === undefined) {
    const wire = wireOf(answer);
    checkHttp2Headers(answer, wire.headers, isHttp2);
    if (isLongText(wire)) return sendLongText(response, wire);
    sendWire(response, wire);
    return undefined;
  }
  checkStatus(answer);
  const headers = wireHeaders(answer);
  checkHttp2Headers(answer, headers, isHttp2);
  const { status } = answer;
  switch (answer.kind) {
    case 'bytes':
      if (mayHaveBody(status))
        return sendChunks(response, status, headers, bytesSource(answer.body), answer.chunks!);
      sendWire(response, wireAnswer(status, headers, undefined));
      return undefined;
    case 'file':
      if (mayHaveBody(status)) return sendFile(response, answer, headers, tools, onHead);
      sendWire(response, wireAnswer(status, headers, undefined));
      return undefined;
    case 'events':
      return sendEvents(response, answer, headers, tools);
    case 'fault':
      if (answer.fault === 'truncate') return truncate(response, answer, headers, tools);
      sendFault(response, answer.fault, tools);
      return undefined;
    case 'live':
      return sendLive(response, answer, headers);
    default:
      return answer satisfies never;
  }
}

/**
 * Looks whether an answer could be sent.
 * @param client the one that would get it
 * @throws {TemplateError} when it could not
 */
export async function checkSendable(
  answer: Answer,
  client: { readonly method: string; readonly isHttp2: boolean },
  files: FileOpener,
): Promise<void> {
  const { status } = answer;
  checkHttp2Status(answer, client.isHttp2);
  checkStatus(answer);
  const isWhole = answer.kind === 'bytes' && answer.chunks === undefined;
  checkHttp2Headers(answer, isWhole ? wireOf(answer).headers : wireHeaders(answer), client.isHttp2);
  const isCut = answer.kind === 'fault' && answer.fault === 'truncate' && client.method !== 'HEAD';
  const sent = isCut ? answer.instead : answer;
  if (sent.kind !== 'file' || !mayHaveBody(status)) return;
  const { handle } = await files.open(sent.path, sent.template!);
  await handle.close();
}

/** Sends headers and half of the body, then resets the connection; at once where no body can be cut off. */
function truncate(
  response: ServerResponse,
  { status, instead }: FaultAnswer,
  headers: string[],
  tools: AnswerTools,
): Promise<void> | undefined {
  if (!mayHaveBody(status) || response.req.method === 'HEAD') {
    sendFault(response, 'reset', tools);
    return undefined;
  }
  if (instead.kind === 'file') return truncateFile(response, instead, headers, tools);
  return truncateSource(
    response,
    status,
    headers,
    instead.kind === 'events' ? sourceOfEvents(instead.events) : bytesSource(instead.body),
    instead.kind !== 'events',
  );
}
