// `response.fault`: what goes wrong with a connection, on purpose.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FaultKind } from '../../template/fields/fault.ts';
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
  reset,
  close: (socket) => socket.destroySoon(),
  garbage: (socket) => {
    socket.write(GARBAGE);
    socket.destroySoon();
  },
  hang(socket, response, { atClose }) {
    const end = (): void => void socket.destroy();
    atClose.add(end);
    response.once('close', () => atClose.delete(end));
  },
};

/** Does to the connection what the fault says, at once. */
export function sendFault(response: ServerResponse, fault: BareFault, tools: AnswerTools): void {
  const { socket } = response;
  if (socket !== null) FAULTS[fault](socket, response, tools);
}

/** Resets the connection when what was written has gone out. */
export function resetAfter(response: ServerResponse, written: string | Uint8Array): void {
  const { socket } = response;
  if (socket === null) return;
  const end = (): void => {
    const timer = setTimeout(() => reset(socket), HEAD_START_MILLISECONDS);
    socket.once('close', () => clearTimeout(timer));
  };
  if (written.length > 0) response.write(written, end);
  else {
    response.flushHeaders();
    end();
  }
}

function reset(socket: Socket): void {
  try {
    socket.resetAndDestroy();
  } catch {
    // Only plain TCP can be reset; of TLS, the other side misses the end.
    socket.destroy();
  }
}
