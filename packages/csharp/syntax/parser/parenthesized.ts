// What a parenthesis can begin besides a lambda: a cast, a tuple, a parenthesized expression; and declarations in it.
import type {
  ArgumentSyntax,
  DeclarationExpressionSyntax,
  ExpressionSyntax,
  VariableDesignationSyntax,
} from '../nodes.ts';
import { isKeyword, K } from '../tokens.ts';
import type { Parser } from './parser.ts';
import { precedence } from './precedence.ts';
import { isQueryWord } from './query-words.ts';
import { isExpressionStart } from './possible-starts.ts';
import { isPredefinedType, scanType } from './type-scan.ts';
import { parseType } from './types.ts';

/** Whether the parenthesis at the current token begins a cast. */
export function isCastStart(p: Parser): boolean {
  const { index } = p;
  p.next();
  const found = scanType(p);
  let result = false;
  if (found !== 'none' && p.kind === K.CloseParen) {
    const last = p.peek(-1);
    p.next();
    const isGeneric = last === K.Greater;
    // `(A<B>)[…]` can only be the cast of a collection expression.
    const isSure = isGeneric ? p.kind === K.OpenBracket : found === 'type' && last !== K.Identifier;
    result = found === 'nullable' || isSure || canFollowCast(p);
  }
  p.moveTo(index);
  return result;
}

/** Whether `(X)` before this token is a cast and not a parenthesized name. */
function canFollowCast(p: Parser): boolean {
  switch (p.kind) {
    case K.Identifier: {
      const word = p.word();
      if (word === 'and' || word === 'or' || word === 'when') return false;
      if (word === 'with' && p.peek() === K.OpenBrace) return false;
      return !(p.inQuery && isQueryWord(word));
    }
    case K.Number:
    case K.Character:
    case K.String:
    case K.InterpolatedString:
    case K.OpenParen:
    case K.Exclamation:
    case K.Tilde:
      return true;
    case K.as:
    case K.is:
    case K.switch:
    case K.in:
      return false;
    default:
      return isKeyword(p.kind);
  }
}

/** `(T)operand`. */
export function parseCast(p: Parser): ExpressionSyntax {
  const { start } = p;
  p.next();
  const type = parseType(p);
  p.next();
  const expression = p.areas.subexpression(p, precedence.unary);
  return { kind: 'CastExpression', start, end: p.end, type, expression };
}

/** `(a)`, `(a, b)`, `(int a, var b)`. */
export function parseParenthesized(p: Parser): ExpressionSyntax {
  const { start } = p;
  p.next();
  const first = parseTupleArgument(p, true);
  if (p.kind === K.Comma) {
    const list = [first];
    while (p.eat(K.Comma)) list.push(parseTupleArgument(p, false));
    p.expect(K.CloseParen);
    return { kind: 'TupleExpression', start, end: p.end, arguments: list };
  }
  if (first.name !== undefined) {
    p.reportMissing('CS8124');
    p.expect(K.CloseParen);
    return { kind: 'TupleExpression', start, end: p.end, arguments: [first] };
  }
  closeParenthesis(p);
  return { kind: 'ParenthesizedExpression', start, end: p.end, expression: first.expression };
}

/** The end of a parenthesized expression; another expression before it is passed over, but not before an arrow. */
export function closeParenthesis(p: Parser): void {
  const isOther = p.kind === K.Arrow || (p.kind !== K.CloseParen && isExpressionStart(p));
  if (isOther && p.reads(() => endsAtParenthesis(p), true)) skipExpression(p);
  p.expect(K.CloseParen);
}

/** Passes over an expression that belongs nowhere, which is told of its first token if not of what is missing in it. */
function skipExpression(p: Parser): void {
  const { start, currentEnd, currentText } = p;
  const { length } = p.complaints;
  const { kind } = p.areas.expression(p);
  // The name of a type is told of itself: it is there, only no operand.
  const isTold = kind === 'PredefinedType' && p.complaints.length > length;
  if (!isTold) p.reportBefore(length, () => p.report('CS1073', start, currentEnd, currentText));
  p.passOver(length);
}

/** Whether an expression stands here up to a parenthesis, of which the end at least is there. */
function endsAtParenthesis(p: Parser): boolean {
  const { length } = p.complaints;
  p.areas.expression(p);
  const isWhole = p.complaints.slice(length).every(({ start }) => start < p.end);
  return isWhole && p.kind === K.CloseParen && p.peek() !== K.Arrow;
}

function parseTupleArgument(p: Parser, first: boolean): ArgumentSyntax {
  const { start } = p;
  const named = p.kind === K.Identifier && p.peek() === K.Colon;
  const name = named ? p.identifier() : undefined;
  if (named) p.next();
  const expression = isDeclarationExpression(p, first)
    ? parseDeclarationExpression(p)
    : p.areas.expression(p);
  return { kind: 'Argument', start, end: p.end, name, refKind: 'none', expression };
}

/**
 * Whether `type designation` stands here, ended by a comma or (unless `onlyComma`) a closing parenthesis, or (behind
 * `out`) by anything.
 */
export function isDeclarationExpression(p: Parser, onlyComma: boolean, anyEnd: boolean = false): boolean {
  if (p.kind !== K.Identifier && !isKeyword(p.kind) && p.kind !== K.OpenParen) return false;
  if (p.inAsync && !p.isScript && p.isWord('await')) return false;
  const { index } = p;
  const isVar = isDesignationType(p);
  let result = false;
  if (isVar) p.next();
  if ((isVar || scanType(p) !== 'none') && scanDesignation(p, isVar)) {
    result = anyEnd || p.kind === K.Comma || (!onlyComma && p.kind === K.CloseParen);
  }
  p.moveTo(index);
  return result;
}

/** Whether `var (` stands here, or a type before the parenthesis that is refused when it is bound. */
export const isDesignationType = (p: Parser): boolean =>
  p.peek() === K.OpenParen && (p.isWord('var') || isPredefinedType(p.kind));

/** `var (a, b) =`, which is not a call. */
export function isDeconstruction(p: Parser): boolean {
  if (!isDesignationType(p)) return false;
  const { index } = p;
  p.next();
  const result = scanDesignation(p, true) && p.kind === K.Equals;
  p.moveTo(index);
  return result;
}

/** Moves over a designation; false if there is none. */
export function scanDesignation(p: Parser, parenthesized: boolean): boolean {
  if (p.kind === K.Identifier) {
    p.next();
    return true;
  }
  if (p.kind !== K.OpenParen || !parenthesized) return false;
  const isList = p.enter() && scanDesignations(p);
  p.leave();
  return isList && p.eat(K.CloseParen);
}

function scanDesignations(p: Parser): boolean {
  do {
    p.next();
    if (!scanDesignation(p, true)) return false;
  } while (p.kind === K.Comma);
  return true;
}

/** `int x`, `var (a, b)`. */
export function parseDeclarationExpression(p: Parser): DeclarationExpressionSyntax {
  const { start } = p;
  let type = p.isWord('var') && p.peek() === K.OpenParen ? p.identifierName() : parseType(p);
  if (type.kind === 'RefType') {
    p.deferred.push({ code: 'CS1073', start, end: start + 'ref'.length, args: ['ref'] });
    type = type.type;
  }
  const designation = parseDesignation(p, true);
  return { kind: 'DeclarationExpression', start, end: p.end, type, designation };
}

/** A name, `_`, or several in parentheses; in a pattern one may stand there alone. */
export function parseDesignation(p: Parser, ofSeveral: boolean = false): VariableDesignationSyntax {
  const { start } = p;
  if (p.kind === K.OpenParen) {
    const variables: VariableDesignationSyntax[] = [];
    if (!p.enter()) {
      p.leave();
      return { kind: 'DiscardDesignation', start, end: start };
    }
    do {
      p.next();
      variables.push(parseDesignation(p, ofSeveral));
    } while (p.kind === K.Comma);
    p.leave();
    if (ofSeveral && variables.length === 1 && p.kind === K.CloseParen) {
      p.missing(K.Comma);
      p.missing(K.Identifier);
    }
    p.expect(K.CloseParen);
    return { kind: 'ParenthesizedVariableDesignation', start, end: p.end, variables };
  }
  if (p.isWord('_')) {
    p.next();
    return { kind: 'DiscardDesignation', start, end: p.end };
  }
  const identifier = p.identifier();
  p.designations.push(identifier.start);
  return { kind: 'SingleVariableDesignation', start: identifier.start, end: identifier.end, identifier };
}
