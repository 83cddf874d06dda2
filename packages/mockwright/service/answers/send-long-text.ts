// Sends a long text piece by piece: making bytes of all of it at once would keep others waiting.
import { isHighSurrogate } from '@mockwright/language/text/code-units';
import type { ServerResponse } from 'node:http';
import type { WireAnswer } from './send-bytes.ts';
import { sendPieces, type Piece } from './send-pieces.ts';

/** What is shorter is sent at once, and how much of it at a time. */
const LONGEST_AT_ONCE = 4 * 1024 * 1024;
const CHARACTERS_AT_A_TIME = 256 * 1024;

/** An answer with such a text. */
export interface LongText extends WireAnswer {
  readonly body: string;
}

/** Whether an answer is one. */
export function isLongText(wire: WireAnswer): wire is LongText {
  return typeof wire.body === 'string' && wire.body.length > LONGEST_AT_ONCE;
}

/** Sends it. @returns when all of it is sent, or nobody is there any more */
export async function sendLongText(response: ServerResponse, wire: LongText): Promise<void> {
  response.writeHead(wire.status, wire.headers as string[]);
  if (response.req.method === 'HEAD') response.end();
  else await sendPieces(response, piecesOf(wire));
}

function* piecesOf({ body, encoding }: LongText): Generator<Piece> {
  for (let start = 0, end = 0; start < body.length; start = end) {
    end = start + CHARACTERS_AT_A_TIME;
    if (isHighSurrogate(body.charCodeAt(end - 1))) end++;
    yield { wait: 0, content: Buffer.from(body.slice(start, end), encoding) };
  }
}
