// What the parser has read and may come to once more: where that happens again and again, each time would double the work.
import type { ExpressionSyntax } from '../nodes.ts';
import type { SyntaxComplaint } from '../token.ts';

/** A place in the tokens, and how much had been reported there. */
export interface Mark {
  readonly index: number;
  readonly complaints: number;
  readonly deferred: number;
  readonly lexical: number;
}

/** Where something that was read ended, and what was reported of it. */
export interface ParsedPart {
  readonly end: number;
  readonly complaints: readonly SyntaxComplaint[];
  readonly deferred: readonly SyntaxComplaint[];
  readonly lexical: readonly SyntaxComplaint[];
}

type Known = Map<number, { readonly expression: ExpressionSyntax; readonly reading: ParsedPart }>;

/** Expressions that were read, by the index of their first token. */
export interface ParseMemo {
  /** What stands behind the colon of a conditional. */
  readonly branches: Known;
  /** Interpolated strings. */
  readonly strings: Known;
}

/** Nothing is known yet. */
export function parseMemo(): ParseMemo {
  return { branches: new Map(), strings: new Map() };
}

/** A parser that can go back. */
interface Backtracking {
  readonly index: number;
  /** How many times `?[` was taken for a conditional because of a colon behind the brackets. */
  readonly bracketBranches: number;
  readonly known: ParseMemo;
  mark(): Mark;
  goBack(to: Mark): ParsedPart;
  readAgain(reading: ParsedPart): void;
}

/** Reads an expression, or takes it as it was read before. Only a text with `?[…] :` is read several times. */
export function readOnce<P extends Backtracking>(
  p: P,
  kind: keyof ParseMemo,
  read: (p: P) => ExpressionSyntax,
): ExpressionSyntax {
  const known = recallParse(p, kind);
  if (known) return known;
  const before = p.mark();
  const expression = read(p);
  rememberParse(p, kind, before, expression);
  return expression;
}

/** The expression that was read here before, and is passed over; undefined where none was. */
export function recallParse(p: Backtracking, kind: keyof ParseMemo): ExpressionSyntax | undefined {
  const known = p.known[kind].get(p.index);
  if (known) p.readAgain(known.reading);
  return known?.expression;
}

/** Keeps an expression that has been read from a place on, where it may be read again. */
export function rememberParse(
  p: Backtracking,
  kind: keyof ParseMemo,
  before: Mark,
  expression: ExpressionSyntax,
): void {
  if (p.bracketBranches === 0) return;
  const reading = p.goBack(before);
  p.readAgain(reading);
  p.known[kind].set(before.index, { expression, reading });
}
