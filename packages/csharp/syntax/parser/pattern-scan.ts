// Looking ahead in patterns: whether a type is meant, a name, or a constant.
import { K } from '../tokens.ts';
import { binaryPrecedence } from './binary-operators.ts';
import type { Parser } from './parser.ts';
import { precedence } from './precedence.ts';
import { isQueryWord } from './query-words.ts';
import { isPredefinedType, scanType, type TypeScan } from './type-scan.ts';
import { startsOperand } from './types.ts';

/** A type with nothing behind it that would make it a pattern. */
export function isPlainType(p: Parser): boolean {
  if (p.kind !== K.Identifier && !isPredefinedType(p.kind)) return false;
  if (p.isWord('not') || isVarPattern(p) || p.isWord('_')) return false;
  const { index } = p;
  const found = scanPatternType(p);
  const result = found !== 'none' && p.kind !== K.Dot && !isPatternRest(p) && !continuesConstant(p);
  p.moveTo(index);
  return result;
}

/** Behind a type: whether what follows would make an operand of it, which is read as one although it is none. */
export function continuesExpression(p: Parser): boolean {
  const { shift, relational, coalescing } = precedence;
  const least = p.constantPrecedence === shift ? relational : p.constantPrecedence;
  switch (p.kind) {
    case K.Dot:
    case K.Exclamation:
    case K.MinusGreater:
      return true;
    case K.is:
    case K.as:
      return relational > least;
    case K.QuestionQuestion:
      return coalescing > least;
    default:
      return binaryPrecedence(p) > least;
  }
}

/** `var` and what it declares: a name, or names in parentheses. */
export function isVarPattern(p: Parser): boolean {
  if (!p.isWord('var')) return false;
  const { index } = p;
  p.next();
  const result = p.kind === K.OpenParen || isDesignation(p);
  p.moveTo(index);
  return result;
}

/** Moves over a type, leaving a `?` that begins a conditional. */
export function scanPatternType(p: Parser): TypeScan {
  const found = scanType(p);
  if (found === 'nullable' && p.peek(-1) === K.Question && startsOperand(p)) {
    p.moveTo(p.index - 1);
    return isNameEnd(p.peek(-1)) ? 'name' : 'type';
  }
  return found;
}

/** What ends a type that may be the name of a constant, too: no keyword, array or tuple. */
const isNameEnd = (kind: number): boolean => kind === K.Identifier || kind === K.Greater;

/** What makes a type the beginning of a longer pattern. */
function isPatternRest(p: Parser): boolean {
  switch (p.kind) {
    case K.OpenBrace:
    case K.OpenParen:
      return true;
    case K.Identifier:
      return isPatternOperator(p) || isDesignation(p);
    default:
      return false;
  }
}

/** Whether the parser stands at a word that puts patterns together. */
export function isPatternOperator(p: Parser): boolean {
  const word = p.word();
  return word === 'and' || word === 'or';
}

/** Whether a pattern may follow `and` or `or`; before anything else, a sign included, the word is a name. */
function mayBeginPattern(kind: number): boolean {
  switch (kind) {
    case K.EndOfFile:
    case K.CloseBrace:
    case K.CloseBracket:
    case K.CloseParen:
    case K.Comma:
    case K.Semicolon:
    case K.Question:
    case K.Colon:
    case K.Arrow:
    case K.Plus:
    case K.Minus:
    case K.Asterisk:
    case K.Slash:
    case K.Percent:
    case K.Ampersand:
    case K.Bar:
    case K.Caret:
    case K.AmpersandAmpersand:
    case K.BarBar:
    case K.QuestionQuestion:
    case K.EqualsEquals:
    case K.ExclamationEquals:
    case K.is:
    case K.as:
      return false;
    default:
      return true;
  }
}

/** Whether the parser stands at the name of a variable of a pattern, not at a word that goes on with something else. */
export function isDesignation(p: Parser): boolean {
  if (p.kind !== K.Identifier) return false;
  if (isPatternOperator(p)) return !mayBeginPattern(p.peek());
  const word = p.word();
  if (word === 'when') return false;
  return !(p.inQuery && isQueryWord(word));
}

/** After a name: an operator that continues a constant expression. */
function continuesConstant(p: Parser): boolean {
  switch (p.kind) {
    case K.Plus:
    case K.Minus:
    case K.Asterisk:
    case K.Slash:
    case K.Percent:
    case K.LessLess:
      return true;
    default:
      return false;
  }
}
