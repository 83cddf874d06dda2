// What the areas of the grammar ask of each other: the types of the functions that a parser gives them.
import type {
  BlockSyntax,
  ExpressionSyntax,
  PatternSyntax,
  StatementSyntax,
  TokenSpan,
  TypeSyntax,
} from '../nodes.ts';

/** What the areas of the grammar ask of each other. */
export interface ParsingFunctions {
  expression(): ExpressionSyntax;
  /** An expression, or `ref` and one. */
  possibleReference(): ExpressionSyntax;
  /** An expression whose operators bind at least as tightly as `precedence`. */
  subexpression(precedence: number): ExpressionSyntax;
  outOperand(): ExpressionSyntax;
  /** Whether a lambda begins at the current token. */
  isLambdaStart(): boolean;
  /** A pattern whose constants have operators that bind at least as tightly as `least`. */
  pattern(least: number): PatternSyntax;
  type(): TypeSyntax;
  statement(): StatementSyntax;
  embedded(): StatementSyntax;
  /** Statements up to a closing brace or the next `case`. */
  section(): StatementSyntax[];
  block(): BlockSyntax;
  /** A block from behind its opening brace. */
  openBlock(openBrace: TokenSpan): BlockSyntax;
}
