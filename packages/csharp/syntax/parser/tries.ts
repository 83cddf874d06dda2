// `try`, `catch`, `finally`.
import type {
  BlockSyntax,
  CatchClauseSyntax,
  IdentifierToken,
  StatementSyntax,
  TypeSyntax,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import type { Parser } from './parser.ts';
import { closeParenthesis } from './parenthesized.ts';
import { isTrueIdentifier } from './possible-starts.ts';
import { Stop, until } from './terminators.ts';
import { parseType } from './types.ts';

/** Reads a try statement; `catch` or `finally` without one is read as if an empty one stood before it. */
export function parseTry(p: Parser): StatementSyntax {
  const { start } = p;
  p.expect(K.try);
  const { length } = p.complaints;
  const block = blockOfTry(p);
  const isWhole = p.complaints.length === length;
  const catches: CatchClauseSyntax[] = [];
  while (p.kind === K.catch) catches.push(parseCatch(p));
  const finallyBlock = p.eat(K.finally) ? p.areas.block(p) : undefined;
  const { closeBrace } = block;
  if (catches.length === 0 && finallyBlock === undefined && isWhole) {
    p.report('CS1524', closeBrace.start, closeBrace.end);
  }
  return { kind: 'TryStatement', start, end: p.end, block, catches, finallyBlock };
}

const blockOfTry = (p: Parser): BlockSyntax => until(p, Stop.Try, p.areas.block);

function parseCatch(p: Parser): CatchClauseSyntax {
  const { start } = p;
  const catchKeyword = p.take();
  let type: TypeSyntax | undefined;
  let identifier: IdentifierToken | undefined;
  const { stops } = p;
  if (p.eat(K.OpenParen)) {
    p.stops |= Stop.CatchHead;
    type = parseType(p);
    if (isTrueIdentifier(p)) identifier = p.identifier();
    p.stops = stops;
    p.expect(K.CloseParen);
  }
  let filter;
  const isIf = p.kind === K.if;
  if (isIf || p.isWord('when')) {
    // Filters were once written with `if`.
    if (isIf) p.reportMissing('CS1003', 'when');
    p.next();
    p.expect(K.OpenParen);
    filter = until(p, Stop.CatchHead, p.areas.expression);
    closeParenthesis(p);
  }
  const block = blockOfTry(p);
  return { kind: 'CatchClause', start, end: p.end, catchKeyword, type, identifier, filter, block };
}
