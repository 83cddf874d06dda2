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
  let parts: Buffer[] = [];
  let size = 0;
  let wanted = HEAD_BYTES;
  let isHead = true;
  let isOver = false;
  pipe.on('data', (part: Buffer) => {
    if (isOver) return;
    parts.push(part);
    size += part.length;
    while (size >= wanted && !isOver) {
      const all = parts.length === 1 ? parts[0]! : Buffer.concat(parts, size);
      const piece = all.subarray(0, wanted);
      parts = all.length > wanted ? [all.subarray(wanted)] : [];
      size -= wanted;
      if (isHead) {
        wanted = piece.readUInt32LE();
        isHead = false;
        if (wanted > LONGEST_FRAME) {
          isOver = true;
          onNonsense();
        }
      } else {
        wanted = HEAD_BYTES;
        isHead = true;
        onFrame(piece);
      }
    }
  });
}
