// `response.fault`: what goes wrong with a connection, on purpose.
import { clearTimeout, setTimeout } from '@mockwright/language/text/real-time';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FaultKind } from '../../template/fields/fault.ts';
import { H2_ERRORS, http2StreamOf } from '../listening/http2-exchange.ts';
import { resetConnection } from '../listening/raw-sockets.ts';
import type { AnswerTools } from './answer-tools.ts';

/** How long what is sent before a reset has to reach the client: a reset overtakes what waits in some systems. */
const HEAD_START_MILLISECONDS = 20;

/** No HTTP, in the first byte already. */
const GARBAGE = Buffer.from('00ff8b1f08c3b6eddeadbeef017f80fe0d0a0d0a55aa9c3e11e2b4d7fa6600c1', 'hex');

/** Faults that send nothing of an answer. */
type BareFault = Exclude<FaultKind, 'truncate'>;

const FAULTS: Readonly<
  Record<BareFault, (socket: Socket, response: ServerResponse, tools: AnswerTools) => void>
> = {
  reset: resetConnection,
  close: (socket) => socket.destroySoon(),
  garbage: (socket) => {
    socket.write(GARBAGE);
    socket.destroySoon();
  },
  hang(_socket, response, { atClose }) {
    const end = (): void => void response.destroy();
    atClose.add(end);
    response.once('close', () => atClose.delete(end));
  },
};

/** With what code a stream of HTTP/2 ends, whose connection others use as well. */
const STREAM_FAULTS: Readonly<Record<Exclude<BareFault, 'hang'>, number>> = {
  reset: H2_ERRORS.internalError,
  close: H2_ERRORS.cancel,
  garbage: H2_ERRORS.protocolError,
};

/** Does to the connection what the fault says, at once; of HTTP/2, to the stream. */
export function sendFault(response: ServerResponse, fault: BareFault, tools: AnswerTools): void {
  const { socket } = response;
  const stream = http2StreamOf(response);
  if (stream !== undefined && fault !== 'hang') {
    stream.close(STREAM_FAULTS[fault]);
    return;
  }
  if (socket !== null) FAULTS[fault](socket, response, tools);
}

/** Resets the connection when what was written has gone out. */
export function resetAfter(response: ServerResponse, written: string | Uint8Array): void {
  const { socket } = response;
  if (socket === null) return;
  const end = (): void => {
    const stream = http2StreamOf(response);
    const timer = setTimeout(
      () => (stream === undefined ? resetConnection(socket) : stream.close(STREAM_FAULTS.reset)),
      HEAD_START_MILLISECONDS,
    );
    response.once('close', () => clearTimeout(timer));
  };
  if (written.length > 0) response.write(written, end);
  else {
    response.flushHeaders();
    end();
  }
}
