// The table of areas: the one place that knows all parts of the parser.
import type { Areas } from '../../areas.ts';
import type { Parser } from './parser.ts';
import type { ParsingFunctions } from './parsing-functions.ts';
import { parseExpression, parsePossibleReference, parseSubexpression } from './expressions.ts';
import { isLambdaStart } from './lambdas.ts';
import { parsePatternOf } from './patterns.ts';
import { parseOutOperand } from './primary.ts';
import { parseBlock, parseEmbedded, parseOpenBlock, parseStatement, parseStatements } from './statements.ts';
import { parseType } from './types.ts';

/** Every area of the grammar by the functions that read it. */
export const parsingAreas: Areas<Parser, ParsingFunctions> = {
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
