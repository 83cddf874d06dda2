// A template file as JSON text in which every piece of code is one character, so that it can be read as JSON.
import { lexSource } from '@mockwright/csharp';
import { K } from '@mockwright/csharp';
import { countBelow, lastUpTo } from '@mockwright/language/text/places-in-order';
import type { SourceText } from '@mockwright/language/text/source-text';
import { countStep } from '@mockwright/language/text/work-limit';
import { codeOfTag } from './code-source.ts';
import type { Tag, TextPiece } from './tags.ts';

/**
 * Code whose braces stay open over several tags (`<# foreach (…) { #> … <# } #>`): what stands between, text and
 * expressions, belongs to it.
 */
export interface Group {
  readonly kind: 'group';
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly (Tag | TextPiece)[];
}

/** Whether a group writes to the answer: an expression, or text that is more than white space. */
export function writes({ pieces }: Group, source: SourceText): boolean {
  return pieces.some(
    (piece) =>
      piece.kind === 'expression' ||
      (piece.kind === 'text' && source.text.slice(piece.start, piece.end).trim() !== ''),
  );
}

/** A hole in the JSON text: an expression, statements, or a group. */
export type Code = Tag | Group;

/** The text with its code taken out. */
export interface Skeleton {
  /** Every code is the one character {@link codeMark}. */
  readonly text: string;
  /** What stands at an index of `text`; a mark that the author's text holds itself has none. */
  readonly codeAt: ReadonlyMap<number, Code>;
  /** What stands in a part of `text`, in its order. */
  codeBetween(start: number, end: number): readonly (readonly [at: number, code: Code])[];
  /** The groups that are opened: their texts are part of `text`, each of their tags is a code of its own. */
  readonly openGroups: readonly Group[];
  /** The opened group of a tag. */
  readonly groupOf: ReadonlyMap<Code, Group>;
  /** Member declarations (`<#+`), which the whole template sees. */
  readonly members: readonly Tag[];
  readonly directives: readonly Tag[];
  /** Maps an index of `text` to an offset of the file. */
  toFile(index: number): number;
}

/** Stands for code in the skeleton. */
export const codeMark = '\uE000';

/** The pieces of a file by what they are for. */
export interface SortedPieces {
  /** Text, and the code that runs where it stands. */
  readonly body: readonly (Code | TextPiece)[];
  readonly members: readonly Tag[];
  readonly directives: readonly Tag[];
}

/** Sorts the pieces of a file; tags between which braces stay open are joined, with what stands between them. */
export function sortPieces(source: SourceText, pieces: readonly (Tag | TextPiece)[]): SortedPieces {
  return {
    body: joinGroups(
      source,
      pieces.filter(({ kind }) => kind !== 'members' && kind !== 'directive'),
    ),
    members: pieces.filter((piece): piece is Tag => piece.kind === 'members'),
    directives: pieces.filter((piece): piece is Tag => piece.kind === 'directive'),
  };
}

/** Takes the code out of the text. A group is one code; if `isOpen` says so, each of its tags is one. */
export function makeSkeleton(
  source: SourceText,
  { body, members, directives }: SortedPieces,
  isOpen: (group: Group) => boolean,
): Skeleton {
  const codeAt = new Map<number, Code>();
  const openGroups: Group[] = [];
  const groupOf = new Map<Code, Group>();
  const starts: number[] = [];
  const fileStarts: number[] = [];
  let text = '';
  const add = (piece: Code | TextPiece, group?: Group): void => {
    starts.push(text.length);
    fileStarts.push(piece.start);
    if (piece.kind === 'text') text += source.text.slice(piece.start, piece.end);
    else {
      codeAt.set(text.length, piece);
      if (group) groupOf.set(piece, group);
      text += codeMark;
    }
  };
  for (const piece of body) {
    if (piece.kind === 'group' && isOpen(piece)) {
      openGroups.push(piece);
      for (const part of piece.pieces) add(part, piece);
    } else add(piece);
  }
  let inOrder: { readonly places: readonly number[]; readonly codes: readonly [number, Code][] } | undefined;
  return {
    text,
    codeAt,
    codeBetween(start, end) {
      inOrder ??= { places: [...codeAt.keys()], codes: [...codeAt] };
      const { places, codes } = inOrder;
      return codes.slice(countBelow(places, start), countBelow(places, end));
    },
    openGroups,
    groupOf,
    members,
    directives,
    toFile(index) {
      const piece = lastUpTo(starts, index);
      return (fileStarts[piece] ?? 0) + Math.max(0, index - (starts[piece] ?? 0));
    },
  };
}

function joinGroups(source: SourceText, pieces: readonly (Tag | TextPiece)[]): readonly (Code | TextPiece)[] {
  const result: (Code | TextPiece)[] = [];
  const last = pieces.findLastIndex(({ kind }) => kind === 'statements');
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!;
    // Behind the last statements nothing can be closed: most templates have one block, whose braces need no counting.
    const close = piece.kind === 'statements' && at < last ? closingPiece(source, pieces, at) : at;
    if (close === at) result.push(piece);
    else {
      result.push({
        kind: 'group',
        start: piece.start,
        end: pieces[close]!.end,
        pieces: pieces.slice(at, close + 1),
      });
      at = close;
    }
  }
  return result;
}

/** The index of the piece where the braces that `pieces[at]` opens are closed; `at` when it opens none, or nothing closes them. */
function closingPiece(source: SourceText, pieces: readonly (Tag | TextPiece)[], at: number): number {
  let depth = 0;
  for (let index = at; index < pieces.length; index++) {
    const piece = pieces[index]!;
    countStep();
    if (piece.kind !== 'statements') continue;
    depth += braceBalance(codeOfTag(source, piece));
    if (depth <= 0) return index;
  }
  return at;
}

/** How many more braces a piece of C# opens than it closes. */
function braceBalance(code: SourceText): number {
  let balance = 0;
  for (const { kind } of lexSource(code).tokens) {
    if (kind === K.OpenBrace) balance++;
    else if (kind === K.CloseBrace) balance--;
  }
  return balance;
}
