// `try`, `catch`, `finally`.
import type {
  BlockSyntax,
  CatchClauseSyntax,
  IdentifierToken,
  StatementSyntax,
  TypeSyntax,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import type { Parser } from './core.ts';
import { parseType } from './types.ts';

/** Reads a try statement; `catch` or `finally` without one is read as if an empty one stood before it. */
export function parseTry(p: Parser): StatementSyntax {
  const { start } = p;
  p.expect(K.try);
  const block = blockOfTry(p);
  const catches: CatchClauseSyntax[] = [];
  while (p.kind === K.catch) catches.push(parseCatch(p));
  const finallyBlock = p.eat(K.finally) ? p.grammar.block(p) : undefined;
  const { closeBrace } = block;
  if (catches.length === 0 && finallyBlock === undefined && closeBrace.end > closeBrace.start) {
    p.report('CS1524', closeBrace.start, closeBrace.end);
  }
  return { kind: 'TryStatement', start, end: p.end, block, catches, finallyBlock };
}

function blockOfTry(p: Parser): BlockSyntax {
  const { inTry } = p;
  p.inTry = true;
  const block = p.grammar.block(p);
  p.inTry = inTry;
  return block;
}

function parseCatch(p: Parser): CatchClauseSyntax {
  const { start } = p;
  const catchKeyword = p.take();
  let type: TypeSyntax | undefined;
  let identifier: IdentifierToken | undefined;
  if (p.eat(K.OpenParen)) {
    type = parseType(p);
    if (p.kind === K.Identifier) identifier = p.identifier();
    p.expect(K.CloseParen);
  }
  let filter;
  if (p.eatWord('when')) {
    p.expect(K.OpenParen);
    filter = p.grammar.expression(p);
    p.expect(K.CloseParen);
  }
  const block = blockOfTry(p);
  return { kind: 'CatchClause', start, end: p.end, catchKeyword, type, identifier, filter, block };
}
