// The way out: the answer is held back for its delay, then sent.
import { sendAnswer } from '../answers/send-answer.ts';
import type { Stage } from './stage.ts';

/** What a timer of Node.js can wait for: nearly 25 days. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Waits for as long as the answer is held back. */
export const hold: Stage = (exchange, _service, flow) => {
  const { delayMilliseconds } = exchange;
  if (delayMilliseconds <= 0) return 'next';
  setTimeout(() => flow.resume(exchange), Math.min(delayMilliseconds, LONGEST_TIMER));
  return 'wait';
};

/** Sends it, unless the client has gone. */
export const send: Stage = (exchange, { files }, flow) => {
  const { response } = exchange.transport!;
  if (!response.destroyed)
    sendAnswer(response, exchange.answer!, files)?.catch((error: unknown) => flow.fail(exchange, error));
  return 'next';
};
