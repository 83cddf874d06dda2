// The way out: the answer is held back for its delay, then sent.
import type { ServerResponse } from 'node:http';
import { sendAnswer } from '../answers/send-answer.ts';
import type { Stage } from './stage.ts';
import { tooBusy } from './too-busy.ts';

/** Waits for as long as the answer is held back. */
export const hold: Stage = (exchange, service, flow) => {
  const { delayMilliseconds, transport } = exchange;
  if (delayMilliseconds <= 0) return 'next';
  if (service.held.isFull) {
    tooBusy(exchange, service, 'held answers');
    return 'next';
  }
  service.held.hold(transport!.response, delayMilliseconds, () => flow.resume(exchange));
  return 'wait';
};

/** Sends it, unless the client has gone. */
export const send: Stage = (exchange, { sending: tools, options }, flow) => {
  const { response } = exchange.transport!;
  if (response.destroyed) return 'next';
  const sending = sendAnswer(response, exchange.answer!, tools);
  leaveWhenUnread(
    response,
    exchange.answer!.kind === 'file' && sending !== undefined,
    options.settings.writeTimeoutMilliseconds,
  );
  sending?.catch((error: unknown) => flow.fail(exchange, error));
  return 'next';
};

/** A client that takes nothing more of its answer is left; most answers are with the system at once. */
function leaveWhenUnread({ socket }: ServerResponse, isLong: boolean, milliseconds: number): void {
  if (socket !== null && (isLong || socket.writableLength > 0)) socket.setTimeout(milliseconds);
}
