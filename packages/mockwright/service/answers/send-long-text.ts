// Sends a long text piece by piece: making bytes of all of it at once would keep others waiting.
import type { ServerResponse } from 'node:http';
import { bytesOfText } from './byte-source.ts';
import { LONGEST_AT_ONCE, type WireAnswer } from './send-bytes.ts';
import { sendPieces, type Piece } from './send-pieces.ts';

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
  for (const content of bytesOfText(body, encoding)) yield { wait: 0, content };
}
