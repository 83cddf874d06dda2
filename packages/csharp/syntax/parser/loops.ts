// Loops.
import type { ExpressionSyntax, StatementSyntax, TokenSpan, VariableDeclarationSyntax } from '../nodes.ts';
import { K, tokenText } from '../tokens.ts';
import { type ListRules, parseList } from './arguments.ts';
import type { Parser } from './parser.ts';
import { isPossibleScoped, typeAndName } from './possible-local-declaration.ts';
import { parseLocalType, parseVariableDeclaration } from './locals.ts';
import { isQueryStart } from './queries.ts';
import {
  closeParenthesis,
  isDeclarationExpression,
  isDesignationType,
  parseDeclarationExpression,
  scanDesignation,
} from './parenthesized.ts';
import { isPossibleExpression } from './possible-starts.ts';
import { Stop, until } from './terminators.ts';
import { scanType } from './type-scan.ts';

/** `(condition)`; missing parentheses are reported. */
export function parseCondition(p: Parser): ExpressionSyntax {
  p.expect(K.OpenParen);
  const condition = p.areas.expression(p);
  closeParenthesis(p);
  return condition;
}

/** `while (condition) statement`. */
export function parseWhile(p: Parser): StatementSyntax {
  const { start } = p;
  p.next();
  const condition = parseCondition(p);
  const statement = p.areas.embedded(p);
  return { kind: 'WhileStatement', start, end: p.end, condition, statement };
}

/** `do statement while (condition);`. */
export function parseDo(p: Parser): StatementSyntax {
  const { start } = p;
  p.next();
  const statement = p.areas.embedded(p);
  p.expect(K.while);
  const condition = until(p, Stop.DoHead, parseCondition);
  p.expect(K.Semicolon);
  return { kind: 'DoStatement', start, end: p.end, statement, condition };
}

/** `for (…; …; …) statement`; `for (… in …)` is read as a `foreach`. */
export function parseFor(p: Parser): StatementSyntax {
  const { start } = p;
  if (isForEachHead(p)) return parseForEach(p, undefined);
  p.next();
  p.expect(K.OpenParen);
  const { stops } = p;
  p.stops |= Stop.ForHead;
  let declaration: VariableDeclarationSyntax | undefined;
  let initializers: readonly ExpressionSyntax[] = [];
  if (p.kind !== K.Semicolon && p.kind !== K.CloseParen && !p.atEnd) {
    if (
      p.kind === K.ref ||
      p.kind === K.const ||
      isPossibleScoped(p) ||
      (!isQueryStart(p, 'statement') && typeAndName(p))
    )
      declaration = parseVariableDeclaration(p, 'for');
    else initializers = parseList(p, initializerRules);
  }
  separateParts(p);
  const condition = p.kind === K.Semicolon || p.kind === K.Comma ? undefined : p.areas.expression(p);
  separateParts(p);
  const incrementors = p.kind === K.CloseParen || p.atEnd ? [] : parseList(p, incrementorRules);
  p.stops = stops;
  while (p.kind === K.Semicolon || p.kind === K.Comma) p.skipAs(K.CloseParen);
  p.expect(K.CloseParen);
  const statement = p.areas.embedded(p);
  return {
    kind: 'ForStatement',
    start,
    end: p.end,
    declaration,
    initializers,
    condition,
    incrementors,
    statement,
  };
}

/** Marks a deconstruction that stands where its left side may declare variables. */
export function markStatement(expression: ExpressionSyntax): ExpressionSyntax {
  if (expression.kind !== 'AssignmentExpression') return expression;
  const { kind } = expression.left;
  const isDeconstruction = kind === 'TupleExpression' || kind === 'DeclarationExpression';
  return isDeconstruction ? { ...expression, isStatement: true } : expression;
}

/** `for (T x in`, where `foreach` was meant. */
function isForEachHead(p: Parser): boolean {
  const { index } = p;
  p.moveTo(index + 1);
  let result = p.eat(K.OpenParen) && scanType(p) !== 'none';
  result = result && p.eat(K.Identifier) && p.kind === K.in;
  p.moveTo(index);
  return result;
}

/** The semicolon between two parts; a comma is taken for it. */
function separateParts(p: Parser): void {
  if (p.kind === K.Comma) p.skipAs(K.Semicolon);
  else p.expect(K.Semicolon);
}

const initializerRules: ListRules<ExpressionSyntax> = {
  close: K.CloseParen,
  element: (p) => markStatement(p.areas.expression(p)),
  canStart: isPossibleExpression,
  trailingComma: false,
  stopAtSemicolon: true,
};
const incrementorRules: ListRules<ExpressionSyntax> = {
  ...initializerRules,
  element: (p) => p.areas.expression(p),
  stopAtSemicolon: false,
  semicolonAsComma: true,
};

/** `foreach (T x in xs) statement`, also with a deconstruction. */
export function parseForEach(p: Parser, awaitKeyword: TokenSpan | undefined): StatementSyntax {
  const start = awaitKeyword?.start ?? p.start;
  if (p.kind !== K.foreach) p.reportHere('CS1003', tokenText(K.foreach));
  const forEachKeyword = p.take();
  p.expect(K.OpenParen);
  if (!isPossibleScoped(p) && isVariableForm(p)) {
    const variable = isDeclarationBeforeIn(p) ? parseDeclarationExpression(p) : p.areas.expression(p);
    const simple =
      variable.kind === 'IdentifierName' ||
      (variable.kind !== 'DeclarationExpression' && variable.kind !== 'TupleExpression');
    if (p.kind !== K.in) p.missing(K.in);
    if (simple) p.reportMissing('CS0230');
    const inKeyword = takeIn(p);
    const expression = p.areas.expression(p);
    p.expect(K.CloseParen);
    const statement = p.areas.embedded(p);
    return {
      kind: 'ForEachVariableStatement',
      start,
      end: p.end,
      awaitKeyword,
      forEachKeyword,
      variable,
      inKeyword,
      expression,
      statement,
    };
  }
  const type = parseLocalType(p);
  const identifier = p.identifier();
  const inKeyword = p.expect(K.in);
  const expression = p.areas.expression(p);
  p.expect(K.CloseParen);
  const statement = p.areas.embedded(p);
  return {
    kind: 'ForEachStatement',
    start,
    end: p.end,
    awaitKeyword,
    forEachKeyword,
    type,
    identifier,
    inKeyword,
    expression,
    statement,
  };
}

function takeIn(p: Parser): TokenSpan {
  return p.kind === K.in ? p.take() : { start: p.end, end: p.end };
}

/** Anything but `type name`. */
function isVariableForm(p: Parser): boolean {
  if (isDesignationType(p)) return true;
  const { index } = p;
  const result = scanType(p) === 'none' || p.kind !== K.Identifier;
  p.moveTo(index);
  return result;
}

function isDeclarationBeforeIn(p: Parser): boolean {
  return isDesignation(p) || isDeclarationExpression(p, false);
}

/** `var (a, b)`; with one name in the parentheses it is a call. */
function isDesignation(p: Parser): boolean {
  if (!isDesignationType(p)) return false;
  if (p.peek(2) === K.Identifier && p.peek(3) === K.CloseParen) return false;
  const { index } = p;
  p.next();
  const result = scanDesignation(p, true);
  p.moveTo(index);
  return result;
}
