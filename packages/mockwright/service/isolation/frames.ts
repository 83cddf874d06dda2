// Messages on a pipe: four bytes that say how long a message is, then the message.
import type { Duplex } from 'node:stream';

const HEAD_BYTES = 4;
/** No message is longer: who says so has lost its head. */
const LONGEST_FRAME = 2 ** 29;

/** Sends a message, given in pieces. */
export function writeFrame(pipe: Duplex, ...pieces: readonly Uint8Array[]): void {
  const head = Buffer.allocUnsafe(HEAD_BYTES);
  head.writeUInt32LE(pieces.reduce((sum, { length }) => sum + length, 0));
  pipe.cork();
  pipe.write(head);
  for (const piece of pieces) pipe.write(piece);
  pipe.uncork();
}

/**
 * Reads messages until the pipe ends.
 * @param onFrame told of each
 * @param onNonsense told when what comes is none; nothing is read after that
 */
export function readFrames(
  pipe: Duplex,
  onFrame: (frame: Buffer) => void,
  onNonsense: () => void = () => undefined,
): void {
  // Filled as the parts come: putting a long message together at its end would keep others waiting.
  let target = Buffer.allocUnsafe(HEAD_BYTES);
  let filled = 0;
  let isHead = true;
  /** @returns whether more is to be read */
  const take = (piece: Buffer): boolean => {
    filled = 0;
    const length = isHead ? piece.readUInt32LE() : HEAD_BYTES;
    if (length > LONGEST_FRAME) return false;
    target = Buffer.allocUnsafe(length);
    isHead = !isHead;
    if (isHead) onFrame(piece);
    return true;
  };
  const read = (part: Buffer): void => {
    for (let at = 0; ;) {
      const count = part.copy(target, filled, at);
      at += count;
      filled += count;
      if (filled < target.length) return;
      if (take(target)) continue;
      pipe.off('data', read);
      onNonsense();
      return;
    }
  };
  pipe.on('data', read);
}
