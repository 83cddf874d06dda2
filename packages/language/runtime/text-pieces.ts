// Long texts of which others are made character by character: a piece at a time, each paid for.
import { isHighSurrogate } from '../text/code-units.ts';
import { memoryLimit, spend, spendMemory, spendSize } from './run.ts';

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

/**
 * Puts a text in the place of each match of a pattern, and pays for each where there may be many.
 * @param pattern finds all, and looks at no more than a few characters for each
 * @throws {BudgetError} where what would come out is absurdly long
 */
export function replaceMany(text: string, pattern: RegExp, by: string): string {
  if (text.length <= pieceSize && by.length <= pieceSize) return text.replace(pattern, () => by);
  spendSize(text.length);
  const pieces: string[] = [];
  let piece = '';
  let from = 0;
  let { length } = text;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    spend(matchUnits);
    length += by.length - found.length;
    if (length > memoryLimit) spendMemory(length);
    piece += text.slice(from, index) + by;
    from = index + found.length;
    if (piece.length <= pieceSize) continue;
    piece.charCodeAt(0);
    pieces.push(piece);
    piece = '';
  }
  return pieces.join('') + piece + text.slice(from);
}
/** What putting a text in the place of another one costs, once. */
const matchUnits = 8;
