// Binds the parts of the parser to one another.
import type { Grammar } from './parser.ts';
import { parseExpression, parsePossibleReference, parseSubexpression } from './expressions.ts';
import { isLambdaStart } from './lambdas.ts';
import { parsePatternOf } from './patterns.ts';
import { parseOutOperand } from './primary.ts';
import { parseBlock, parseEmbedded, parseOpenBlock, parseStatement, parseStatements } from './statements.ts';
import { parseType } from './types.ts';

/** The grammar of C# scripts. */
export const csharpGrammar: Grammar = {
  expression: parseExpression,
  possibleReference: parsePossibleReference,
  subexpression: parseSubexpression,
  outOperand: parseOutOperand,
  isLambdaStart,
  pattern: parsePatternOf,
  type: (p) => parseType(p),
  statement: parseStatement,
  embedded: parseEmbedded,
  section: (p) => parseStatements(p, true),
  block: parseBlock,
  openBlock: parseOpenBlock,
};
