// What the lexer finds: tokens with their values, and what is wrong.
import type { SyntaxCode } from '@mockwright/language/diagnostics/codes-syntax';
import type { LiteralType } from './nodes.ts';

/** What a literal token says. See `LiteralExpressionSyntax` for the meaning of `value`. */
export interface LiteralToken {
  readonly type: LiteralType;
  readonly value: number | bigint | string;
  readonly negatable: boolean;
}

/** Literal text of an interpolated string, or a hole with its expression still to be parsed. */
export type InterpolatedPiece =
  | { readonly kind: 'text'; readonly start: number; readonly end: number; readonly text: string }
  | {
      readonly kind: 'hole';
      /** The opening brace and the position after the closing one. */
      readonly start: number;
      readonly end: number;
      /** The expression with its alignment. */
      readonly expressionStart: number;
      readonly expressionEnd: number;
      readonly format: string | undefined;
    };

/** The payload of a token: the name of an identifier, the meaning of a literal, the pieces of an interpolated string. */
export type TokenValue = string | LiteralToken | readonly InterpolatedPiece[] | undefined;

/** A lexical or syntactic complaint before it becomes a diagnostic. */
export interface SyntaxComplaint {
  readonly code: SyntaxCode;
  readonly start: number;
  readonly end: number;
  readonly args: readonly string[];
  /** The place by which it comes in order, where that is not its own. */
  readonly toldAt?: number;
  /** It is told of tokens that are passed over, not of something missing. */
  readonly skipped?: true;
}

/** How much is told of one text: nobody reads more, and rubbish of megabytes would bring millions. */
const mostComplaints = 1000;

/** Adds a complaint to those of a text, unless there are too many already. */
export function addComplaint(complaints: SyntaxComplaint[], complaint: SyntaxComplaint): void {
  if (complaints.length < mostComplaints) complaints.push(complaint);
}

/** Adds what was kept apart or found elsewhere. */
export function addComplaints(complaints: SyntaxComplaint[], found: readonly SyntaxComplaint[]): void {
  for (const complaint of found) addComplaint(complaints, complaint);
}

/** A piece of the text that has a meaning of its own. The last of a text is its end. */
export interface Token {
  /** One of `K`. */
  readonly kind: number;
  readonly start: number;
  readonly end: number;
  readonly value: TokenValue;
  /** A line break stands between the token and the one before it. */
  readonly onNewLine: boolean;
  /** An identifier written with `@` or with escapes, which is never a contextual keyword. */
  readonly verbatim: boolean;
}
