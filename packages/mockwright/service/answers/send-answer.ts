// Sends an answer of any kind: the one place where kinds are told apart.
import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';
import type { FileSender } from './file-sender.ts';
import { mayHaveBody, sendBytes } from './send-bytes.ts';
import { sendLive } from './send-live.ts';
import { checkStatus, wireHeaders } from './wire-head.ts';

/**
 * Sends an answer; its delay is over already.
 * @returns undefined when it is sent at once, a promise when that takes time
 * @throws {TemplateError} when it cannot be sent; nothing is sent then
 */
export function sendAnswer(
  response: ServerResponse,
  answer: Answer,
  files: FileSender,
): Promise<void> | undefined {
  checkStatus(answer);
  const headers = wireHeaders(answer);
  switch (answer.kind) {
    case 'bytes':
      sendBytes(response, answer.status, headers, answer.body);
      return undefined;
    case 'file':
      if (mayHaveBody(answer.status))
        return files.send(response, answer.status, headers, answer.path, answer.template);
      sendBytes(response, answer.status, headers, undefined);
      return undefined;
    case 'live':
      sendLive(response, answer, headers);
      return undefined;
    default:
      return answer satisfies never;
  }
}
