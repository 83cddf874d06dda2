// Operators by precedence, conditionals, ranges, assignments: everything around the terms.
import { countStep } from '@mockwright/language/text/work-limit';
import type {
  AssignmentOperator,
  BinaryOperator,
  ConditionalExpressionSyntax,
  ExpressionSyntax,
  PrefixUnaryOperator,
  SwitchExpressionArmSyntax,
  TokenSpan,
} from '../nodes.ts';
import { isAssignmentOperator, K, tokenText } from '../tokens.ts';
import { binaryPrecedence } from './binary-operators.ts';
import { readChain } from './chains.ts';
import type { Parser } from './parser.ts';
import { parseWithInitializer } from './creation.ts';
import { isLambdaStart, parseLambda } from './lambdas.ts';
import { parseIsRight } from './patterns.ts';
import { isQueryStart, parseQuery } from './queries.ts';
import { recallParse, rememberParse } from './parse-memo.ts';
import type { Mark } from './parse-memo.ts';
import { isExpressionStart } from './possible-starts.ts';
import { Stop, until } from './terminators.ts';
import { parsePostfix, parsePrimary } from './primary.ts';
import { isCastStart, parseCast } from './parenthesized.ts';
import { parseType } from './types.ts';
import { precedence } from './precedence.ts';

/** Reads an expression of any precedence, assignments and lambdas included. */
export function parseExpression(p: Parser): ExpressionSyntax {
  countStep();
  return parseSubexpression(p, precedence.expression);
}

/** Reads an expression where a reference may stand, too: `ref x`. */
export function parsePossibleReference(p: Parser): ExpressionSyntax {
  return p.kind === K.ref && !isLambdaStart(p) ? parseReference(p) : parseExpression(p);
}

function parseReference(p: Parser): ExpressionSyntax {
  const { start } = p;
  p.next();
  const expression = parseExpression(p);
  return { kind: 'RefExpression', start, end: p.end, expression };
}

/** Reads an expression whose operators bind at least as tightly as `least`. */
export function parseSubexpression(p: Parser, least: number): ExpressionSyntax {
  if (!p.enter()) {
    p.leave();
    return p.missingName();
  }
  const result = parseOperators(p, parseFirst(p, least), least);
  p.leave();
  return result;
}

/** What stands before the first operator. */
function parseFirst(p: Parser, least: number): ExpressionSyntax {
  return parseTerm(p, least) ?? parsePrimary(p);
}

/** Prefix operators, casts, lambdas and queries; `undefined` where a primary expression begins. */
function parseTerm(p: Parser, least: number): ExpressionSyntax | undefined {
  const { start } = p;
  switch (p.kind) {
    case K.Plus:
    case K.Minus:
    case K.Exclamation:
    case K.Tilde:
    case K.PlusPlus:
    case K.MinusMinus:
    case K.Caret:
    case K.Ampersand:
    case K.Asterisk: {
      const operator = tokenText(p.kind) as PrefixUnaryOperator;
      const operatorToken = p.take();
      const operand = parseSubexpression(p, precedence.unary);
      return { kind: 'PrefixUnaryExpression', start, end: p.end, operator, operatorToken, operand };
    }
    case K.DotDot: {
      const operatorToken = p.take();
      const right = isExpressionStart(p) ? parseSubexpression(p, precedence.range + 1) : undefined;
      return { kind: 'RangeExpression', start, end: p.end, left: undefined, operatorToken, right };
    }
    case K.throw: {
      // Read wherever it stands, though it binds no tighter than `??`.
      if (least > precedence.coalescing) p.reportHere('CS1525', 'throw');
      const throwKeyword = p.take();
      const expression = parseSubexpression(p, precedence.coalescing);
      return { kind: 'ThrowExpression', start, end: p.end, throwKeyword, expression };
    }
    case K.ref: {
      if (isLambdaStart(p)) return parsePostfix(p, parseLambda(p));
      p.reportHere('CS1525', 'ref');
      return parseReference(p);
    }
    case K.OpenParen:
      if (least <= precedence.lambda && isLambdaStart(p)) return parsePostfix(p, parseLambda(p));
      return isCastStart(p) ? parseCast(p) : undefined;
    case K.static:
      return least <= precedence.lambda && (isLambdaStart(p) || isLambdaWithoutArrow(p))
        ? parsePostfix(p, parseLambda(p))
        : undefined;
    case K.OpenBracket:
      return least <= precedence.lambda && isLambdaStart(p) ? parsePostfix(p, parseLambda(p)) : undefined;
    case K.Identifier:
      if (isAwait(p)) {
        const awaitKeyword = p.take();
        const expression = parseSubexpression(p, precedence.unary);
        return { kind: 'AwaitExpression', start, end: p.end, awaitKeyword, expression };
      }
      if (least <= precedence.lambda && isLambdaStart(p)) return parsePostfix(p, parseLambda(p));
      return isQueryStart(p, 'expression') ? parseQuery(p) : undefined;
    default:
      return least <= precedence.lambda && isLambdaStart(p) ? parsePostfix(p, parseLambda(p)) : undefined;
  }
}

/** `static (…)`, `static async (…)`: nothing else than a lambda begins so. */
const isLambdaWithoutArrow = (p: Parser): boolean =>
  p.peek() === K.OpenParen || (p.isWord('async', 1) && p.peek(2) === K.OpenParen);

/** `await` is a keyword inside async functions, elsewhere only where a name could not be followed by this. */
function isAwait(p: Parser): boolean {
  if (!p.isWord('await')) return false;
  if (p.inAsync) return true;
  switch (p.peek()) {
    case K.Identifier:
      return !p.isWord('with', 1) && !p.isWord('and', 1) && !p.isWord('or', 1);
    case K.new:
    case K.this:
    case K.base:
    case K.delegate:
    case K.typeof:
    case K.checked:
    case K.unchecked:
    case K.default:
    case K.String:
    case K.Number:
    case K.InterpolatedString:
    case K.Character:
    case K.true:
    case K.false:
    case K.null:
      return true;
    default:
      return false;
  }
}

/** Operators and the expressions behind them, as long as they bind tightly enough. */
function parseOperators(p: Parser, first: ExpressionSyntax, least: number): ExpressionSyntax {
  return readChain(p, first, least, parseOperator);
}

/** An operator with what stands behind it; `undefined` where none binds tightly enough. */
function parseOperator(p: Parser, left: ExpressionSyntax, least: number): ExpressionSyntax | undefined {
  const { start } = left;
  const { kind } = p;
  const binary = binaryPrecedence(p);
  if (binary >= 0) {
    if (binary < least) return undefined;
    // Behind a pattern nothing goes on that binds tighter.
    if (binary > precedence.relational && left.kind === 'IsPatternExpression')
      p.reportHere('CS1073', p.currentText);
    return parseBinary(p, left, binary);
  }
  if (kind === K.is && least <= precedence.relational) return parseIsRight(p, left);
  if (kind === K.as && least <= precedence.relational) {
    const operatorToken = p.take();
    const type = parseType(p, 'expression');
    return { kind: 'AsExpression', start, end: p.end, left, operatorToken, type };
  }
  if (kind === K.QuestionQuestion && least <= precedence.coalescing) return parseCoalescing(p, left);
  if (kind === K.Question && least <= precedence.conditional) return parseConditional(p, left);
  if (kind === K.DotDot && least <= precedence.range) {
    const operatorToken = p.take();
    const right = isExpressionStart(p) ? parseSubexpression(p, precedence.range + 1) : undefined;
    return { kind: 'RangeExpression', start, end: p.end, left, operatorToken, right };
  }
  if (kind === K.switch && p.peek() === K.OpenBrace && least <= precedence.switch)
    return parseSwitchExpression(p, left);
  if (kind === K.Identifier && least <= precedence.switch && p.isWord('with') && p.peek() === K.OpenBrace) {
    const withKeyword = p.take();
    const initializer = parseWithInitializer(p);
    return { kind: 'WithExpression', start, end: p.end, expression: left, withKeyword, initializer };
  }
  return least <= precedence.assignment && assignmentLength(p) > 0 ? parseAssignment(p, left) : undefined;
}

function parseBinary(p: Parser, left: ExpressionSyntax, binary: number): ExpressionSyntax {
  const at = p.start;
  let operator = tokenText(p.kind) as BinaryOperator;
  if (p.kind === K.Greater && binary === precedence.shift) {
    operator = '>>';
    p.next();
    if (p.peek() === K.Greater && p.touches(1)) {
      operator = '>>>';
      p.next();
    }
  }
  p.next();
  const operatorToken = { start: at, end: p.end };
  const right = parseSubexpression(p, binary + 1);
  return { kind: 'BinaryExpression', start: left.start, end: p.end, operator, operatorToken, left, right };
}

/** How many tokens the assignment operator at the current token has; 0 if there is none. */
function assignmentLength(p: Parser): number {
  if (isAssignmentOperator(p.kind)) return 1;
  if (p.kind !== K.Greater) return 0;
  if (p.peek() === K.GreaterEquals) return 2;
  return p.peek() === K.Greater && p.peek(2) === K.GreaterEquals ? 3 : 0;
}

function parseAssignment(p: Parser, left: ExpressionSyntax): ExpressionSyntax {
  const at = p.start;
  const length = assignmentLength(p);
  const operator = (length === 1 ? tokenText(p.kind) : length === 2 ? '>>=' : '>>>=') as AssignmentOperator;
  for (let count = 0; count < length; count++) p.next();
  const operatorToken = { start: at, end: p.end };
  const right =
    operator === '=' && p.kind === K.ref
      ? parsePossibleReference(p)
      : parseSubexpression(p, precedence.assignment);
  return {
    kind: 'AssignmentExpression',
    start: left.start,
    end: p.end,
    operator,
    operatorToken,
    left,
    right,
  };
}

/** `left ?? … ?? …`, which binds to the right: read in a loop all the same. */
function parseCoalescing(p: Parser, left: ExpressionSyntax): ExpressionSyntax {
  const { coalescing } = precedence;
  const operands = [left];
  const operators: TokenSpan[] = [];
  while (p.kind === K.QuestionQuestion) {
    operators.push(p.take());
    operands.push(parseOperators(p, parseFirst(p, coalescing), coalescing + 1));
  }
  const { end } = p;
  return operands.reduceRight((right, operand, index) => ({
    kind: 'BinaryExpression',
    start: operand.start,
    end,
    operator: '??',
    operatorToken: operators[index]!,
    left: operand,
    right,
  }));
}

type ConditionalStart = Pick<ConditionalExpressionSyntax, 'condition' | 'questionToken' | 'whenTrue'>;

/** `condition ? … : …`, and what goes on behind the colon as `condition ? … : …` again. */
function parseConditional(p: Parser, first: ExpressionSyntax): ExpressionSyntax {
  const starts: ConditionalStart[] = [];
  const marks: (Mark | undefined)[] = [];
  let condition: ExpressionSyntax | undefined = first;
  let last: ExpressionSyntax | undefined;
  while (condition) {
    starts.push({ condition, questionToken: p.take(), whenTrue: parseWhenTrue(p) });
    if (p.atEnd && p.formatFollows) {
      p.report('CS8361', condition.start, p.end);
      last = p.missingName();
      break;
    }
    p.expect(K.Colon);
    // The colon may yet turn out to be another conditional's, and this with it.
    last = p.bracketsAccess ? undefined : recallParse(p, 'branches');
    if (last) break;
    marks.push(p.bracketsAccess ? undefined : p.mark());
    const whenFalse = parseUpToQuestion(p);
    condition = p.kind === K.Question ? whenFalse : undefined;
    last = whenFalse;
  }
  const { end } = p;
  return starts.reduceRight((whenFalse, start, index): ExpressionSyntax => {
    const mark = marks[index];
    if (mark) rememberParse(p, 'branches', mark, whenFalse);
    return { kind: 'ConditionalExpression', start: start.condition.start, end, ...start, whenFalse };
  }, last!);
}

/** A branch; where a question mark follows it is the condition of another conditional. */
function parseUpToQuestion(p: Parser): ExpressionSyntax {
  if (p.kind === K.ref && !isLambdaStart(p)) return parseReference(p);
  const left = parseOperators(p, parseFirst(p, precedence.expression), precedence.coalescing);
  return p.kind === K.Question ? left : parseOperators(p, left, precedence.expression);
}

/** In `a ? b ?[c] : d` the colon is the outer conditional's: `b ?[c] :` is one of its own only where another colon follows. */
function parseWhenTrue(p: Parser): ExpressionSyntax {
  const { bracketBranches } = p;
  const before = p.mark();
  const whenTrue = parsePossibleReference(p);
  if (p.kind === K.Colon || p.bracketBranches === bracketBranches) return whenTrue;
  const found = p.goBack(before);
  p.bracketsAccess = true;
  const withAccess = parsePossibleReference(p);
  p.bracketsAccess = false;
  if (p.kind === K.Colon) return withAccess;
  p.goBack(before);
  p.readAgain(found);
  return whenTrue;
}

function parseSwitchExpression(p: Parser, governingExpression: ExpressionSyntax): ExpressionSyntax {
  const switchKeyword = p.take();
  p.next();
  const arms: SwitchExpressionArmSyntax[] = [];
  while (p.kind !== K.CloseBrace && !p.atEnd) {
    const before = p.index;
    const complaints = p.complaints.length;
    const { start } = p;
    if (p.kind === K.case) {
      p.reportHere('CS9134');
      p.next();
    }
    const pattern = until(p, Stop.SwitchArm, (inner) => p.areas.pattern(inner, precedence.coalescing));
    const whenClause = p.eatWord('when') ? parseSubexpression(p, precedence.coalescing) : undefined;
    if (p.kind === K.Colon) p.skipAs(K.Arrow);
    else p.expect(K.Arrow);
    const expression = parseExpression(p);
    if (p.index === before && p.kind !== K.Comma) {
      // Nothing of an arm is there: only the end of the list is missing.
      p.complaints.length = complaints;
      break;
    }
    arms.push({ kind: 'SwitchExpressionArm', start, end: p.end, pattern, whenClause, expression });
    if (p.kind === K.CloseBrace) break;
    if (p.kind === K.Semicolon) p.skipAs(K.Comma);
    else p.expect(K.Comma);
  }
  p.expect(K.CloseBrace);
  return {
    kind: 'SwitchExpression',
    start: governingExpression.start,
    end: p.end,
    governingExpression,
    switchKeyword,
    arms,
  };
}
