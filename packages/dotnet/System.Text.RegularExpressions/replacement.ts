// `Regex.Replace` with `$1`, `${name}`, `$&` and its kin.
import { joined } from '@mockwright/language/runtime/emitted';
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import type { Match } from './match.ts';

type Piece = string | ((match: Match) => string);

/** A replacement text, ready to be applied. */
export function compileReplacement(
  text: string,
  groups: { readonly groupNumbers: readonly number[]; groupNumber(name: string): number },
): (match: Match) => string {
  spendMemory(text.length);
  const pieces: Piece[] = [];
  const pattern = /\$(?:\{(\w+)\}|(\d+)|([$&`'+_]))/g;
  let from = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    spend(1);
    const piece = pieceOf(found, groups);
    if (piece === undefined) continue;
    if (found.index > from) pieces.push(text.slice(from, found.index));
    pieces.push(piece.piece);
    from = found.index + piece.length;
    pattern.lastIndex = from;
  }
  if (from < text.length) pieces.push(text.slice(from));
  if (pieces.length === 0) return () => '';
  return (match) => {
    let result = '';
    for (const piece of pieces) {
      spend(1);
      result = joined(result + (typeof piece === 'string' ? piece : piece(match)));
    }
    return result;
  };
}

function pieceOf(
  found: RegExpExecArray,
  groups: { readonly groupNumbers: readonly number[]; groupNumber(name: string): number },
): { readonly piece: Piece; readonly length: number } | undefined {
  const [whole, name, digits, symbol] = found;
  if (symbol !== undefined) return { piece: symbolPiece(symbol, groups), length: whole.length };
  if (name !== undefined) {
    const number =
      /^\d+$/.test(name) && groups.groupNumbers.includes(Number(name))
        ? Number(name)
        : groups.groupNumber(name);
    return number < 0 ? undefined : { piece: (match) => match.textOf(number) ?? '', length: whole.length };
  }
  const number = Number(digits);
  return groups.groupNumbers.includes(number)
    ? { piece: (match) => match.textOf(number) ?? '', length: whole.length }
    : undefined;
}

function symbolPiece(symbol: string, groups: { readonly groupNumbers: readonly number[] }): Piece {
  switch (symbol) {
    case '$':
      return '$';
    case '&':
      return (match) => match.value;
    case '`':
      return (match) => match.input.slice(0, match.index);
    case "'":
      return (match) => match.input.slice(match.index + match.length);
    case '_':
      return (match) => match.input;
    default:
      return (match) => match.textOf(groups.groupNumbers.at(-1)!) ?? '';
  }
}
