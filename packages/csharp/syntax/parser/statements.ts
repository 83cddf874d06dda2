// Statements, except declarations, loops' headers, `try` and `switch`, which have files of their own.
import type {
  BlockSyntax,
  ExpressionSyntax,
  IfStatementSyntax,
  StatementSyntax,
  TokenSpan,
  VariableDeclarationSyntax,
} from '../nodes.ts';
import { K, tokenText } from '../tokens.ts';
import { skipTokens } from './arguments.ts';
import { parseAttributeLists, startsAttributes } from './attributes.ts';
import type { Parser } from './parser.ts';
import { isPossibleLocalDeclaration } from './possible-local-declaration.ts';
import { parseLocal, parseVariableDeclaration } from './locals.ts';
import { markStatement, parseCondition, parseDo, parseFor, parseForEach, parseWhile } from './loops.ts';
import { parseSwitch } from './switches.ts';
import { isPossibleStatement, isTerminator, Stop, until } from './terminators.ts';
import { parseTry } from './tries.ts';

/** Reads one statement of a block. */
export function parseStatement(p: Parser): StatementSyntax {
  if (!p.enter()) {
    p.leave();
    return { kind: 'EmptyStatement', start: p.end, end: p.end };
  }
  const result = parseKeywordStatement(p) ?? parseOther(p);
  p.leave();
  return result;
}

/** Reads the body of `if`, `while` and the like. */
export function parseEmbedded(p: Parser): StatementSyntax {
  const { embedded } = p;
  p.embedded = true;
  const body = parseStatement(p);
  p.embedded = embedded;
  return body;
}

/** Reads `{ … }`; a missing brace is reported. */
export function parseBlock(p: Parser): BlockSyntax {
  return parseOpenBlock(p, p.expect(K.OpenBrace));
}

/** Reads a block from behind its opening brace, which may be missing but was reported then. */
export function parseOpenBlock(p: Parser, openBrace: TokenSpan): BlockSyntax {
  const { embedded } = p;
  p.embedded = false;
  const statements = parseStatements(p);
  const closeBrace = p.expect(K.CloseBrace);
  p.embedded = embedded;
  return { kind: 'Block', start: openBrace.start, end: p.end, statements, openBrace, closeBrace };
}

/** Reads statements up to a closing brace or, in a switch section, the next label. */
export function parseStatements(p: Parser, inSwitch = false): StatementSyntax[] {
  const list: StatementSyntax[] = [];
  const { stops } = p;
  p.stops |= Stop.Statement | (inSwitch ? Stop.SwitchSection : 0);
  while (p.kind !== K.CloseBrace && !p.atEnd) {
    if (
      inSwitch &&
      (p.kind === K.case || (p.kind === K.default && p.peek() !== K.OpenParen && p.peek() !== K.Dot))
    )
      break;
    if (!isPossibleStatement(p)) {
      if (!skipBadStatement(p)) break;
      continue;
    }
    const before = p.index;
    list.push(parseStatement(p));
    if (p.index === before) p.next();
  }
  p.stops = stops;
  return list;
}

/** Passes over tokens that begin no statement; false where the block must be given up. */
function skipBadStatement(p: Parser): boolean {
  return skipTokens(
    p,
    () => isPossibleStatement(p),
    () => p.kind === K.CloseBrace || isTerminator(p),
    () => p.skipAs(K.CloseBrace),
  );
}

/** A statement that begins with a keyword or a brace; `undefined` if none does. */
export function parseKeywordStatement(p: Parser): StatementSyntax | undefined {
  const { start } = p;
  switch (p.kind) {
    case K.OpenBrace:
      return p.areas.block(p);
    case K.Semicolon:
      p.next();
      return { kind: 'EmptyStatement', start, end: p.end };
    case K.if:
      return parseIf(p);
    case K.else:
      p.reportMissing('CS8641');
      return parseIf(p);
    case K.while:
      return parseWhile(p);
    case K.do:
      return parseDo(p);
    case K.for:
      return parseFor(p);
    case K.foreach:
      return parseForEach(p, undefined);
    case K.switch:
    case K.case:
      return parseSwitch(p);
    case K.try:
    case K.catch:
    case K.finally:
      return parseTry(p);
    case K.break:
    case K.continue: {
      const kind = p.kind === K.break ? 'BreakStatement' : 'ContinueStatement';
      p.next();
      const label = p.kind === K.Identifier ? p.identifier() : undefined;
      p.expect(K.Semicolon);
      return { kind, start, end: p.end, label };
    }
    case K.goto:
      return parseGoto(p);
    case K.return: {
      const returnKeyword = p.take();
      const expression = p.kind === K.Semicolon ? undefined : p.areas.possibleReference(p);
      p.expect(K.Semicolon);
      return { kind: 'ReturnStatement', start, end: p.end, returnKeyword, expression };
    }
    case K.throw: {
      p.next();
      const expression = p.kind === K.Semicolon ? undefined : p.areas.expression(p);
      p.expect(K.Semicolon);
      return { kind: 'ThrowStatement', start, end: p.end, expression };
    }
    case K.lock: {
      p.next();
      const expression = parseCondition(p);
      const statement = parseEmbedded(p);
      return { kind: 'LockStatement', start, end: p.end, expression, statement };
    }
    case K.checked:
    case K.unchecked: {
      if (p.peek() === K.OpenParen) return undefined;
      const keyword = p.kind === K.checked ? 'checked' : 'unchecked';
      p.next();
      const block = p.areas.block(p);
      return { kind: 'CheckedStatement', start, end: p.end, keyword, block };
    }
    case K.unsafe: {
      if (p.peek() !== K.OpenBrace) return undefined;
      const unsafeKeyword = p.take();
      const block = p.areas.block(p);
      return { kind: 'UnsafeStatement', start, end: p.end, unsafeKeyword, block };
    }
    case K.fixed:
      return parseFixed(p);
    case K.using:
      return parseUsing(p, undefined);
    case K.OpenBracket:
      return startsAttributes(p) && !isPossibleLocalDeclaration(p) ? parseAttributed(p) : undefined;
    case K.Identifier:
      return parseWordStatement(p);
    default:
      return undefined;
  }
}

/** A statement behind attributes, which only local functions may have. */
function parseAttributed(p: Parser): StatementSyntax {
  for (const { start, end } of parseAttributeLists(p)) p.reportLater('CS7014', start, end);
  return parseStatement(p);
}

/** Statements that begin with a contextual keyword or a label. */
function parseWordStatement(p: Parser): StatementSyntax | undefined {
  const { start } = p;
  const next = p.peek();
  if (next === K.Colon) {
    const identifier = p.identifier();
    p.next();
    const { embedded } = p;
    p.embedded = false;
    const statement = parseStatement(p);
    p.embedded = embedded;
    if (statement.kind === 'ExpressionStatement' && !statement.hasSemicolon)
      p.reportLater('CS1002', p.end, p.end);
    return { kind: 'LabeledStatement', start, end: p.end, identifier, statement };
  }
  if (p.isWord('yield') && (next === K.return || next === K.break)) {
    p.yields.push(start);
    const yieldKeyword = p.take();
    const isBreak = next === K.break;
    const isEmpty = p.peek() === K.Semicolon;
    if (isEmpty && !isBreak) p.reportHere('CS1627');
    p.next();
    const expression = isBreak || isEmpty ? undefined : p.areas.expression(p);
    p.expect(K.Semicolon);
    return { kind: 'YieldStatement', start, end: p.end, yieldKeyword, expression, isBreak };
  }
  if (p.isWord('await') && (next === K.foreach || next === K.using)) {
    const awaitKeyword = p.take();
    return next === K.foreach ? parseForEach(p, awaitKeyword) : parseUsing(p, awaitKeyword);
  }
  return undefined;
}

function parseOther(p: Parser): StatementSyntax {
  return isPossibleLocalDeclaration(p) ? parseLocal(p) : parseExpressionStatement(p);
}

/** Reads an expression as a statement; the last one of a script needs no semicolon. */
export function parseExpressionStatement(p: Parser): StatementSyntax {
  const { start } = p;
  const expression = markStatement(p.areas.expression(p));
  const hasSemicolon = !p.atEnd || p.embedded;
  if (hasSemicolon) p.expect(K.Semicolon);
  return { kind: 'ExpressionStatement', start, end: p.end, expression, hasSemicolon };
}

/** A chain of `else if`s is no nesting: it may be of any length. */
function parseIf(p: Parser): StatementSyntax {
  const branches = [parseIfBranch(p)];
  const { embedded } = p;
  let elseStatement: StatementSyntax | undefined;
  while (p.eat(K.else)) {
    p.embedded = true;
    if (p.kind === K.if) branches.push(parseIfBranch(p));
    else {
      elseStatement = parseStatement(p);
      break;
    }
  }
  p.embedded = embedded;
  const { end } = p;
  return branches.reduceRight<StatementSyntax | undefined>(
    (otherwise, branch) => ({ kind: 'IfStatement', ...branch, end, elseStatement: otherwise }),
    elseStatement,
  )!;
}

type IfBranch = Pick<IfStatementSyntax, 'start' | 'condition' | 'statement'>;

function parseIfBranch(p: Parser): IfBranch {
  const { start } = p;
  const stray = p.kind === K.else;
  if (stray) p.missing(K.OpenParen);
  else p.next();
  const condition = stray ? strayElse(p) : parseCondition(p);
  const statement = stray ? parseExpressionStatement(p) : parseEmbedded(p);
  return { start, condition, statement };
}

function strayElse(p: Parser): ExpressionSyntax {
  p.reportMissing('CS1525', tokenText(K.else));
  p.missing(K.CloseParen);
  return p.missingName();
}

function parseGoto(p: Parser): StatementSyntax {
  const { start } = p;
  p.next();
  if (p.kind === K.case) {
    p.next();
    const expression = p.areas.expression(p);
    p.expect(K.Semicolon);
    return { kind: 'GotoStatement', start, end: p.end, target: 'case', expression };
  }
  if (p.eat(K.default)) {
    p.expect(K.Semicolon);
    return { kind: 'GotoStatement', start, end: p.end, target: 'default', expression: undefined };
  }
  const expression = p.identifierName();
  p.expect(K.Semicolon);
  return { kind: 'GotoStatement', start, end: p.end, target: 'label', expression };
}

function parseFixed(p: Parser): StatementSyntax {
  const { start } = p;
  p.next();
  p.expect(K.OpenParen);
  const declaration = until(p, Stop.FixedHead, (inner) => parseVariableDeclaration(inner, 'parentheses'));
  p.expect(K.CloseParen);
  const statement = parseEmbedded(p);
  return { kind: 'FixedStatement', start, end: p.end, declaration, statement };
}

/** `using (…) statement` or `using T x = …;`. */
function parseUsing(p: Parser, awaitKeyword: TokenSpan | undefined): StatementSyntax {
  const usingKeyword = p.take();
  const start = awaitKeyword?.start ?? usingKeyword.start;
  if (p.kind !== K.OpenParen) {
    const declaration = parseVariableDeclaration(p);
    p.expect(K.Semicolon);
    return {
      kind: 'LocalDeclarationStatement',
      start,
      end: p.end,
      awaitKeyword,
      usingKeyword,
      modifiers: [],
      declaration,
    };
  }
  p.next();
  let declaration: VariableDeclarationSyntax | undefined;
  let expression: ExpressionSyntax | undefined;
  if (isPossibleLocalDeclaration(p, true)) declaration = parseVariableDeclaration(p, 'parentheses');
  else expression = p.areas.expression(p);
  p.expect(K.CloseParen);
  const statement = parseEmbedded(p);
  return {
    kind: 'UsingStatement',
    start,
    end: p.end,
    awaitKeyword,
    usingKeyword,
    declaration,
    expression,
    statement,
  };
}
