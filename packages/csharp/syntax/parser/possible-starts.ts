// What a token can begin: expressions, statements, members. Lists and blocks recover by these.
import { isAssignmentOperator, K } from '../tokens.ts';
import type { Parser } from './parser.ts';
import { isPartial } from './modifiers.ts';
import { isQueryWord } from './query-words.ts';
import { isPredefinedType } from './type-scan.ts';

/** Whether `where T :` stands here, which is no name. */
export function isWhereClause(p: Parser): boolean {
  return p.isWord('where') && p.peek() === K.Identifier && p.peek(2) === K.Colon;
}

/** Whether the current token is a name, not a word that is a keyword where it stands. */
export function isTrueIdentifier(p: Parser): boolean {
  if (p.kind !== K.Identifier) return false;
  const word = p.word();
  if (word === 'where' && isWhereClause(p)) return false;
  if (word === 'partial' && isPartial(p)) return false;
  return !(p.inQuery && isQueryWord(word));
}

/** Whether the beginning of a type stands here, tuples aside. */
export function isPossibleType(p: Parser): boolean {
  return isPredefinedType(p.kind) || isTrueIdentifier(p);
}

/** Whether an expression can begin with the current token. */
export function isExpressionStart(p: Parser): boolean {
  switch (p.kind) {
    case K.Identifier:
      return isTrueIdentifier(p) || p.isWord('from');
    case K.Number:
    case K.Character:
    case K.String:
    case K.InterpolatedString:
    case K.OpenParen:
    case K.OpenBracket:
    case K.DotDot:
    case K.Plus:
    case K.Minus:
    case K.Exclamation:
    case K.Tilde:
    case K.PlusPlus:
    case K.MinusMinus:
    case K.Caret:
    case K.Ampersand:
    case K.Asterisk:
    case K.ColonColon:
    case K.base:
    case K.checked:
    case K.default:
    case K.delegate:
    case K.false:
    case K.new:
    case K.null:
    case K.ref:
    case K.sizeof:
    case K.stackalloc:
    case K.this:
    case K.throw:
    case K.true:
    case K.typeof:
    case K.unchecked:
    case K.unsafe:
      return true;
    case K.static:
      return startsFunction(p);
    default:
      return isPredefinedType(p.kind);
  }
}

/** Whether a lambda or an anonymous method may follow `static`. */
function startsFunction(p: Parser): boolean {
  switch (p.peek()) {
    case K.OpenParen:
    case K.OpenBracket:
    case K.Arrow:
    case K.delegate:
    case K.static:
      return true;
    case K.Identifier:
      return p.isWord('async', 1) || p.peek(2) !== K.OpenBrace;
    default:
      return isPredefinedType(p.peek()) && p.peek(2) !== K.Identifier && p.peek(2) !== K.Dot;
  }
}

/** Operators between two operands: what they begin is an expression without its first operand. */
export function isOperator(kind: number): boolean {
  switch (kind) {
    case K.QuestionQuestion:
    case K.is:
    case K.as:
    case K.Bar:
    case K.EqualsEquals:
    case K.ExclamationEquals:
    case K.Less:
    case K.LessEquals:
    case K.Greater:
    case K.GreaterEquals:
    case K.LessLess:
    case K.Slash:
    case K.Percent:
    case K.AmpersandAmpersand:
    case K.BarBar:
      return true;
    default:
      return isAssignmentOperator(kind);
  }
}

/** Whether an expression begins here, be it one without its first operand. */
export function isPossibleExpression(p: Parser): boolean {
  return isExpressionStart(p) || isOperator(p.kind);
}

/** Words that begin a statement and can be nothing else. */
export function isStatementKeyword(kind: number): boolean {
  switch (kind) {
    case K.break:
    case K.case:
    case K.catch:
    case K.const:
    case K.continue:
    case K.do:
    case K.else:
    case K.finally:
    case K.fixed:
    case K.for:
    case K.foreach:
    case K.goto:
    case K.if:
    case K.lock:
    case K.return:
    case K.switch:
    case K.try:
    case K.unsafe:
    case K.using:
    case K.while:
    case K.class:
    case K.struct:
    case K.interface:
    case K.enum:
    case K.namespace:
      return true;
    default:
      return false;
  }
}
