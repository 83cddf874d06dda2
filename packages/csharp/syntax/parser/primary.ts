// Terms and what may follow them: member access, calls, element access, `?.`, `++`, `!`.
import type {
  ArgumentListSyntax,
  ExpressionSyntax,
  LiteralExpressionSyntax,
  PredefinedTypeKeyword,
  SimpleNameSyntax,
  TypeSyntax,
} from '../nodes.ts';
import type { LiteralToken } from '../token.ts';
import { K, tokenText } from '../tokens.ts';
import { readChain } from './chains.ts';
import { parseArgumentList, parseBracketedArgumentList } from './arguments.ts';
import { parseCollection, parseNew, parseStackAlloc } from './creation.ts';
import type { Parser } from './parser.ts';
import { parseInterpolatedString } from './interpolation.ts';
import { parseAnonymousMethod, parseLambda } from './lambdas.ts';
import {
  isDeclarationExpression,
  parseDeclarationExpression,
  parseParenthesized,
  isDeconstruction,
  closeParenthesis,
} from './parenthesized.ts';
import { isPossibleScoped } from './possible-local-declaration.ts';
import { precedence } from './precedence.ts';
import { isQueryWord, queryWords } from './query-words.ts';
import { isOperator } from './possible-starts.ts';
import { isDotted, isPredefinedType } from './type-scan.ts';
import { readOnce } from './parse-memo.ts';
import { parseReturnType, parseSimpleName, parseType } from './types.ts';

/** Reads a term with everything that binds to it directly. A missing one is reported and nothing is consumed. */
export function parsePrimary(p: Parser): ExpressionSyntax {
  return parsePostfix(p, parseTerm(p));
}

function literal(p: Parser, token: LiteralToken): LiteralExpressionSyntax {
  const { start, currentEnd } = p;
  p.next();
  return {
    kind: 'LiteralExpression',
    start,
    end: currentEnd,
    type: token.type,
    value: token.value,
    negatable: token.negatable,
  };
}

function constant(
  p: Parser,
  type: 'bool' | 'null' | 'default',
  value: boolean | null,
): LiteralExpressionSyntax {
  const { start, currentEnd } = p;
  p.next();
  return { kind: 'LiteralExpression', start, end: currentEnd, type, value, negatable: false };
}

function parseTerm(p: Parser): ExpressionSyntax {
  const { start } = p;
  switch (p.kind) {
    case K.Identifier:
      return parseNameTerm(p);
    case K.Number:
    case K.String:
    case K.Character:
      return literal(p, p.value as LiteralToken);
    case K.InterpolatedString:
      return readOnce(p, 'strings', parseInterpolatedString);
    case K.true:
    case K.false:
      return constant(p, 'bool', p.kind === K.true);
    case K.null:
      return constant(p, 'null', null);
    case K.OpenParen:
      return parseParenthesized(p);
    case K.OpenBracket:
      return parseCollection(p);
    case K.new:
      return parseNew(p);
    case K.this:
      p.next();
      return { kind: 'ThisExpression', start, end: p.end };
    case K.base:
      p.next();
      return { kind: 'BaseExpression', start, end: p.end };
    case K.typeof:
      p.next();
      return { kind: 'TypeOfExpression', start, type: typeInParentheses(p, parseReturnType), end: p.end };
    case K.sizeof:
      p.next();
      return { kind: 'SizeOfExpression', start, type: typeInParentheses(p, parseType), end: p.end };
    case K.default:
      if (p.peek() !== K.OpenParen) return constant(p, 'default', null);
      p.next();
      return { kind: 'DefaultExpression', start, type: typeInParentheses(p, parseType), end: p.end };
    case K.checked:
    case K.unchecked:
    case K.unsafe: {
      const keyword = tokenText(p.kind) as 'checked' | 'unchecked' | 'unsafe';
      if (keyword === 'unsafe') p.reportLater('CS8652', start, p.currentEnd);
      p.next();
      p.expect(K.OpenParen);
      const expression = p.areas.expression(p);
      closeParenthesis(p);
      return { kind: 'CheckedExpression', start, end: p.end, keyword, expression };
    }
    case K.delegate:
      return parseAnonymousMethod(p);
    case K.static:
      if (p.peek() === K.delegate) return parseAnonymousMethod(p);
      break;
    case K.Arrow:
      return parseLambda(p);
    case K.stackalloc:
      return parseStackAlloc(p);
    case K.ColonColon:
      p.reportMissing('CS1001');
      p.next();
      return parseSimpleName(p, false);
    case K.EndOfFile:
      p.reportMissing('CS1733');
      return p.missingName();
    default:
      if (isPredefinedType(p.kind)) {
        if (isDeconstruction(p)) return parseDeclarationExpression(p);
        const keyword = p.value as PredefinedTypeKeyword;
        if (!isDotted(p.peek()) || p.kind === K.void) p.reportHere('CS1525', keyword);
        p.next();
        return { kind: 'PredefinedType', start, end: p.end, keyword };
      }
  }
  const text = p.kind === K.Identifier ? p.currentText : tokenText(p.kind);
  // An operator without its first operand is told of where it stands, all else where the operand is missing.
  if (isOperator(p.kind)) p.reportHere('CS1525', text);
  else p.reportMissing('CS1525', text);
  return p.missingName();
}

function typeInParentheses(p: Parser, read: (p: Parser) => TypeSyntax): TypeSyntax {
  p.expect(K.OpenParen);
  const type = read(p);
  p.expect(K.CloseParen);
  return type;
}

function parseNameTerm(p: Parser): ExpressionSyntax {
  const { start } = p;
  if (p.inQuery && isQueryWord(p.word())) {
    p.reportMissing('CS1525', p.currentText);
    return p.missingName();
  }
  if (p.isWord('async') && (p.peek() === K.delegate || (p.peek() === K.static && p.peek(2) === K.delegate))) {
    return parseAnonymousMethod(p);
  }
  if (isDeconstruction(p)) return parseDeclarationExpression(p);
  if (p.peek() !== K.ColonColon) return parseSimpleName(p, false);
  const alias = p.identifier();
  p.next();
  const name = parseSimpleName(p, false);
  return { kind: 'AliasQualifiedName', start, end: p.end, alias, name };
}

/** @param isBinding of `?.x`: `++` and `--` belong to the whole access */
export function parsePostfix(
  p: Parser,
  term: ExpressionSyntax,
  isBinding: boolean = false,
): ExpressionSyntax {
  return readChain(p, term, precedence.unary, isBinding ? parseBindingSuffix : parseSuffix);
}

/** What follows a term; `undefined` where nothing more belongs to it. */
function parseSuffix(p: Parser, operand: ExpressionSyntax): ExpressionSyntax | undefined {
  const { kind } = p;
  if (kind !== K.PlusPlus && kind !== K.MinusMinus) return parseAccess(p, operand);
  const operator = kind === K.PlusPlus ? '++' : '--';
  const operatorToken = p.take();
  return {
    kind: 'PostfixUnaryExpression',
    start: operand.start,
    end: p.end,
    operator,
    operatorToken,
    operand,
  };
}

function parseBindingSuffix(p: Parser, expression: ExpressionSyntax): ExpressionSyntax | undefined {
  if (p.kind !== K.DotDot) return parseAccess(p, expression);
  // Behind `?.` no range begins: `a?.b..c` lacks a name between its dots.
  p.report('CS1001', p.currentEnd - 1, p.currentEnd);
  return parseMemberAccess(p, expression);
}

function parseMemberAccess(p: Parser, expression: ExpressionSyntax): ExpressionSyntax {
  const arrow = p.kind === K.MinusGreater;
  const operatorToken = p.take();
  const name = isUnfinishedAccess(p) ? unfinishedName(p) : parseSimpleName(p, false);
  return {
    kind: 'SimpleMemberAccessExpression',
    start: expression.start,
    end: p.end,
    expression,
    operatorToken,
    name,
    arrow,
  };
}

function parseAccess(p: Parser, expression: ExpressionSyntax): ExpressionSyntax | undefined {
  const { start } = expression;
  switch (p.kind) {
    case K.Dot:
    case K.MinusGreater:
      return parseMemberAccess(p, expression);
    case K.OpenParen: {
      const argumentList = parseCallArguments(p);
      return { kind: 'InvocationExpression', start, end: p.end, expression, argumentList };
    }
    case K.OpenBracket: {
      const argumentList = parseBracketedArgumentList(p);
      return { kind: 'ElementAccessExpression', start, end: p.end, expression, argumentList };
    }
    case K.Exclamation: {
      const operatorToken = p.take();
      return {
        kind: 'PostfixUnaryExpression',
        start,
        end: p.end,
        operator: '!',
        operatorToken,
        operand: expression,
      };
    }
    case K.Question: {
      if (!isConditionalAccess(p)) return undefined;
      const operatorToken = p.take();
      const whenNotNull = parseWhenNotNull(p);
      return {
        kind: 'ConditionalAccessExpression',
        start,
        end: p.end,
        expression,
        operatorToken,
        whenNotNull,
      };
    }
    default:
      return undefined;
  }
}

/** Behind a dot: whether a declaration begins on the next line, so that the name of a member is still to be written. */
const isUnfinishedAccess = (p: Parser): boolean =>
  p.onNewLine &&
  p.kind === K.Identifier &&
  p.peek() === K.Identifier &&
  !wordsBehindNames.some((word) => p.isWord(word, 1));

/** What goes on behind the name of a member. */
const wordsBehindNames = [...queryWords, 'and', 'or', 'when', 'with'];

function unfinishedName(p: Parser): SimpleNameSyntax {
  p.reportMissing('CS1001');
  return p.missingName();
}

function parseCallArguments(p: Parser): ArgumentListSyntax {
  const { inQuery } = p;
  const list = parseArgumentList(p);
  p.inQuery = inQuery;
  return list;
}

/** `?.name`, or `?[…]` that is not the beginning of a conditional `? [a] : b`. */
function isConditionalAccess(p: Parser): boolean {
  const next = p.peek();
  if (next === K.Dot) return true;
  if (next !== K.OpenBracket) return false;
  if (p.bracketsAccess) return true;
  // `a ? [b] : c` if a colon follows the brackets at the same level.
  let open = 0;
  let ahead = 1;
  do {
    const kind = p.peek(ahead++);
    if (kind === K.OpenBracket || kind === K.OpenParen || kind === K.OpenBrace) open++;
    else if (kind === K.CloseBracket || kind === K.CloseParen || kind === K.CloseBrace) open--;
    else if (kind === K.EndOfFile) return true;
  } while (open > 0);
  const isAccess = p.peek(ahead) !== K.Colon;
  if (!isAccess) p.bracketBranches++;
  return isAccess;
}

function parseWhenNotNull(p: Parser): ExpressionSyntax {
  const { start } = p;
  let expression: ExpressionSyntax;
  if (p.kind === K.Dot) {
    p.next();
    const name = parseSimpleName(p, false);
    expression = { kind: 'MemberBindingExpression', start, end: p.end, name };
  } else {
    const argumentList = parseBracketedArgumentList(p);
    expression = { kind: 'ElementBindingExpression', start, end: p.end, argumentList };
  }
  if (!p.enter()) {
    p.leave();
    return expression;
  }
  const whole = parsePostfix(p, expression, true);
  p.leave();
  return whole;
}

/** The operand of `out`: a declaration or any expression. */
export function parseOutOperand(p: Parser): ExpressionSyntax {
  if (isPossibleScoped(p)) p.skipWith('CS1073', 'scoped');
  return isDeclarationExpression(p, false, true) ? parseDeclarationExpression(p) : p.areas.expression(p);
}
