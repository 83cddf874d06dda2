// Long texts of which others are made character by character: a piece at a time, each paid for.
import { isHighSurrogate } from '../text/code-units.ts';
import { spend } from './run.ts';

/** So many characters at once cost next to no time and memory. */
const pieceSize = 1 << 12;

/**
 * Makes a text of another one, piece by piece where it is long, so that the run ends in the middle when its time or
 * memory is over. No piece ends between the halves of a surrogate pair.
 * @param made what is made of a piece: the same as if it stood alone
 * @param last with what a piece may end; absent: with anything
 */
export function inPieces(text: string, made: (piece: string) => string, last?: string): string {
  if (text.length <= pieceSize) return made(text);
  const pieces: string[] = [];
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + pieceSize;
    if (last !== undefined) end = text.indexOf(last, end) + 1 || text.length;
    if (isHighSurrogate(text.charCodeAt(end - 1))) end++;
    spend(pieceSize >> 2);
    const piece = made(text.slice(at, end));
    // Asking for a character makes the engine put the parts together.
    piece.charCodeAt(0);
    pieces.push(piece);
  }
  return pieces.join('');
}
