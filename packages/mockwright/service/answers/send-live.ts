// Sends an answer that has no end of its own: what it is made of comes as it happens.
import type { ServerResponse } from 'node:http';
import type { LiveAnswer } from './answer.ts';

/** Sends status and headers at once, then whatever comes, until either side ends it. */
export function sendLive(response: ServerResponse, { status, start }: LiveAnswer, headers: string[]): void {
  response.writeHead(status, headers);
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  response.flushHeaders();
  const stop = start(
    (text) => {
      // What happens goes on after the end, while the client takes the rest.
      if (!response.writableEnded) response.write(text);
    },
    () => void response.end(),
    () => response.writableLength,
  );
  response.once('close', stop);
}
