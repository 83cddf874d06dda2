// The tokens of one text: parallel arrays, so that looking ahead costs an index and nothing is allocated per token.
import type { SyntaxCode } from '../../diagnostics/codes-syntax.ts';
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

/** Everything the lexer found; the last token is the end of the file. */
export class TokenList {
  readonly kinds: number[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly values: TokenValue[] = [];
  /** 1 where a line break stands between the token and the one before it. */
  readonly lineBreaks: number[] = [];
  /** 1 for identifiers written with `@` or with escapes: they are never contextual keywords. */
  readonly verbatim: number[] = [];

  add(
    kind: number,
    start: number,
    end: number,
    value: TokenValue,
    lineBreak: number,
    verbatim: number,
  ): void {
    this.kinds.push(kind);
    this.starts.push(start);
    this.ends.push(end);
    this.values.push(value);
    this.lineBreaks.push(lineBreak);
    this.verbatim.push(verbatim);
  }
}
