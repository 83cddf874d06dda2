// Query expressions: `from … where … select …`.
import type {
  FromClauseSyntax,
  GroupClauseSyntax,
  IdentifierToken,
  JoinClauseSyntax,
  LetClauseSyntax,
  OrderByClauseSyntax,
  OrderingSyntax,
  QueryBodySyntax,
  QueryClauseSyntax,
  QueryContinuationSyntax,
  QueryExpressionSyntax,
  SelectClauseSyntax,
} from '../nodes.ts';
import { isKeyword, K } from '../tokens.ts';
import type { Parser } from './parser.ts';
import { isPredefinedType, scanType } from './type-scan.ts';
import { isQueryWord } from './query-words.ts';
import { parseType } from './types.ts';

/** Where a query may begin: among expressions, or where `from` may be the type of a variable or of a member, too. */
export type QueryPlace = 'expression' | 'statement' | 'member';

/** Whether `from` at the current token begins a query. */
export function isQueryStart(p: Parser, place: QueryPlace): boolean {
  if (!p.isWord('from')) return false;
  const next = p.peek();
  if (isPredefinedType(next)) return true;
  if (next !== K.Identifier) return isTypeBeforeName(p);
  const after = p.peek(2);
  if (after === K.in || place === 'expression') return true;
  if (after === K.Semicolon || after === K.Comma || after === K.Equals) return false;
  if (place === 'statement') return true;
  return after !== K.OpenParen && after !== K.OpenBrace && isTypeBeforeName(p);
}

/** Whether a type stands behind `from`, and a range variable or `in` behind it. */
function isTypeBeforeName(p: Parser): boolean {
  const { index } = p;
  p.next();
  const result = scanType(p) !== 'none' && (p.kind === K.Identifier || p.kind === K.in);
  p.moveTo(index);
  return result;
}

/** Reads a query; the current token is `from`. */
export function parseQuery(p: Parser): QueryExpressionSyntax {
  const { start, inQuery } = p;
  p.inQuery = true;
  const fromClause = parseFrom(p);
  const body = parseBody(p);
  p.inQuery = inQuery;
  return { kind: 'QueryExpression', start, end: p.end, fromClause, body };
}

function parseBody(p: Parser): QueryBodySyntax {
  const { start } = p;
  const clauses: QueryClauseSyntax[] = [];
  for (;;) {
    const clause = parseClause(p);
    if (clause === undefined) break;
    clauses.push(clause);
  }
  const selectOrGroup = parseSelectOrGroup(p);
  const continuation = p.isWord('into') ? parseContinuation(p) : undefined;
  return { kind: 'QueryBody', start, end: p.end, clauses, selectOrGroup, continuation };
}

function parseContinuation(p: Parser): QueryContinuationSyntax {
  const { start } = p;
  p.next();
  const identifier = p.identifier();
  if (!p.enter()) {
    p.leave();
    return { kind: 'QueryContinuation', start, identifier, body: emptyBody(p), end: p.end };
  }
  const body = parseBody(p);
  p.leave();
  return { kind: 'QueryContinuation', start, identifier, body, end: p.end };
}

function emptyBody(p: Parser): QueryBodySyntax {
  const at = p.end;
  const select = missingSelect(p);
  return {
    kind: 'QueryBody',
    start: at,
    end: at,
    clauses: [],
    selectOrGroup: select,
    continuation: undefined,
  };
}

function parseClause(p: Parser): QueryClauseSyntax | undefined {
  switch (p.word()) {
    case 'from':
      return parseFrom(p);
    case 'let':
      return parseLet(p);
    case 'where': {
      const { start } = p;
      const whereKeyword = p.take();
      const condition = p.areas.expression(p);
      return { kind: 'WhereClause', start, end: p.end, whereKeyword, condition };
    }
    case 'join':
      return parseJoin(p);
    case 'orderby':
      return parseOrderBy(p);
    default:
      return undefined;
  }
}

/** A type before the range variable, unless that one stands alone before `in`. */
const hasType = (p: Parser): boolean => p.peek() !== K.in;

/** The range variable; another word before `in` is taken for one. */
function parseRangeVariable(p: Parser): IdentifierToken {
  if (p.peek() !== K.in || (p.kind === K.Identifier && !isQueryWord(p.word()))) return p.identifier();
  if (isKeyword(p.kind)) p.skipWith('CS1041', p.currentText);
  else p.skipWith('CS1001');
  return p.noIdentifier();
}

function parseFrom(p: Parser): FromClauseSyntax {
  const { start } = p;
  const fromKeyword = p.take();
  const type = hasType(p) ? parseType(p) : undefined;
  const identifier = parseRangeVariable(p);
  expectIn(p);
  const expression = p.areas.expression(p);
  return { kind: 'FromClause', start, end: p.end, fromKeyword, type, identifier, expression };
}

function expectIn(p: Parser): void {
  if (!p.eat(K.in)) p.reportMissing('CS1003', 'in');
}

function parseLet(p: Parser): LetClauseSyntax {
  const { start } = p;
  p.next();
  const identifier = p.identifier();
  p.expect(K.Equals);
  const expression = p.areas.expression(p);
  return { kind: 'LetClause', start, end: p.end, identifier, expression };
}

function parseJoin(p: Parser): JoinClauseSyntax {
  const { start } = p;
  const joinKeyword = p.take();
  const type = hasType(p) ? parseType(p) : undefined;
  const identifier = p.identifier();
  expectIn(p);
  const inExpression = p.areas.expression(p);
  if (!p.eatWord('on')) p.reportMissing('CS0743');
  const leftExpression = p.areas.expression(p);
  if (!p.eatWord('equals')) p.reportMissing('CS0744');
  const rightExpression = p.areas.expression(p);
  const into = p.eatWord('into') ? p.identifier() : undefined;
  return {
    kind: 'JoinClause',
    start,
    end: p.end,
    joinKeyword,
    type,
    identifier,
    inExpression,
    leftExpression,
    rightExpression,
    into,
  };
}

function parseOrderBy(p: Parser): OrderByClauseSyntax {
  const { start } = p;
  const orderByKeyword = p.take();
  const orderings: OrderingSyntax[] = [];
  do {
    const at = p.start;
    const expression = p.areas.expression(p);
    const descending = p.eatWord('descending');
    if (!descending) p.eatWord('ascending');
    orderings.push({ kind: 'Ordering', start: at, end: p.end, expression, descending });
  } while (p.eat(K.Comma));
  return { kind: 'OrderByClause', start, end: p.end, orderByKeyword, orderings };
}

function parseSelectOrGroup(p: Parser): SelectClauseSyntax | GroupClauseSyntax {
  const { start } = p;
  if (p.isWord('select')) {
    const selectKeyword = p.take();
    const expression = p.areas.expression(p);
    return { kind: 'SelectClause', start, end: p.end, selectKeyword, expression };
  }
  if (p.isWord('group')) {
    const groupKeyword = p.take();
    const groupExpression = p.areas.expression(p);
    if (!p.eatWord('by')) p.reportMissing('CS0745');
    const byExpression = p.areas.expression(p);
    return { kind: 'GroupClause', start, end: p.end, groupKeyword, groupExpression, byExpression };
  }
  p.reportMissing('CS0742');
  return missingSelect(p);
}

function missingSelect(p: Parser): SelectClauseSyntax {
  const at = p.end;
  const empty = { start: at, end: at };
  return { kind: 'SelectClause', start: at, end: at, selectKeyword: empty, expression: p.missingName() };
}
