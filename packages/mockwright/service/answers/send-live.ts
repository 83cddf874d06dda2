// Sends an answer that has no end of its own: what it is made of comes as it happens.
import type { ServerResponse } from 'node:http';
import type { LiveAnswer } from './answer.ts';

/**
 * Sends status and headers at once, then whatever comes, until either side ends it.
 * @returns rejects with what goes wrong meanwhile
 */
export function sendLive(
  response: ServerResponse,
  { status, start }: LiveAnswer,
  headers: string[],
): Promise<void> | undefined {
  response.writeHead(status, headers);
  if (response.req.method === 'HEAD') {
    response.end();
    return undefined;
  }
  response.flushHeaders();
  return new Promise((resolve, reject) => {
    const stop = start(
      (text) => {
        // What happens goes on after the end, while the client takes the rest.
        if (!response.writableEnded) response.write(text);
      },
      () => void response.end(),
      () => response.writableLength,
      reject,
    );
    response.once('close', () => {
      stop();
      resolve();
    });
  });
}
