// Lists between brackets: arguments, and the way every comma-separated list recovers from mistakes.
import type {
  ArgumentListSyntax,
  ArgumentSyntax,
  ExpressionSyntax,
  IdentifierToken,
  TokenSpan,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import type { Parser } from './parser.ts';
import { isPossibleExpression } from './possible-starts.ts';
import { isTerminator, Stop, until } from './terminators.ts';

/** How one kind of list is read. */
export interface ListRules<Element> {
  readonly close: number;
  readonly element: (p: Parser) => Element;
  readonly canStart: (p: Parser) => boolean;
  /** A comma may stand before the closing bracket. */
  readonly trailingComma: boolean;
  /** There is no such list without an element. */
  readonly needsOne?: boolean;
  /** A semicolon is taken for a comma (object and collection initializers). */
  readonly semicolonAsComma?: boolean;
  /** A semicolon ends the list. */
  readonly stopAtSemicolon?: boolean;
  /** Any closing bracket ends the list. */
  readonly stopAtBrackets?: boolean;
  /** What is wrong is passed over up to the next comma, elements or not. */
  readonly skipsElements?: boolean;
}

/** Reads the elements up to the closing bracket, which stays. Mistakes between them are reported and passed over. */
export function parseList<Element>(p: Parser, rules: ListRules<Element>): Element[] {
  const list: Element[] = [];
  while (rules.needsOne === true || p.kind !== rules.close) {
    const isSeparator = p.kind === K.Comma || (p.kind === K.Semicolon && rules.semicolonAsComma === true);
    if (rules.needsOne === true || isSeparator || rules.canStart(p)) {
      list.push(rules.element(p));
      break;
    }
    if (!skipBad(p, rules, K.Identifier)) return list;
  }
  while (p.kind !== rules.close) {
    const before = p.index;
    if (p.kind === K.Semicolon && rules.semicolonAsComma === true) {
      p.skipAs(K.Comma);
    } else if (p.kind === K.Comma) {
      p.next();
    } else if (rules.canStart(p)) {
      p.missing(K.Comma);
    } else if (skipBad(p, rules, K.Comma)) {
      continue;
    } else {
      break;
    }
    if (rules.trailingComma) {
      if (
        p.kind !== rules.close &&
        p.kind !== K.Comma &&
        !rules.canStart(p) &&
        !skipBad(p, rules, K.Identifier)
      )
        break;
      if (p.kind === rules.close) break;
    }
    list.push(rules.element(p));
    if (p.index === before) break;
  }
  return list;
}

/** Passes over tokens that neither separate nor begin an element; false where the list must be given up. */
function skipBad<Element>(p: Parser, rules: ListRules<Element>, expected: number): boolean {
  const isExpected = (): boolean =>
    p.kind === K.Comma ||
    (rules.skipsElements !== true && rules.canStart(p)) ||
    (p.kind === K.Semicolon && rules.semicolonAsComma === true);
  return skipTokens(
    p,
    isExpected,
    () =>
      p.kind === rules.close ||
      (rules.stopAtSemicolon === true && p.kind === K.Semicolon) ||
      (rules.stopAtBrackets === true && isClosingBracket(p.kind)) ||
      isTerminator(p),
    () => p.skipAs(expected),
  );
}

const isClosingBracket = (kind: number): boolean =>
  kind === K.CloseParen || kind === K.CloseBracket || kind === K.CloseBrace;

/**
 * Passes over tokens up to one that is expected, `skipFirst` reporting the first.
 * @returns whether one was found before what ends the search
 */
export function skipTokens(
  p: Parser,
  isExpected: () => boolean,
  isEnd: () => boolean,
  skipFirst: () => void,
): boolean {
  for (let isFirst = true; !isExpected(); isFirst = false) {
    if (isEnd()) return false;
    if (isFirst) skipFirst();
    else p.next();
  }
  return true;
}

const parenthesizedArguments: ListRules<ArgumentSyntax> = {
  close: K.CloseParen,
  element: (p) => parseArgument(p, 'CS0839'),
  canStart: isArgumentStart,
  trailingComma: false,
  stopAtSemicolon: true,
};
const bracketedArguments: ListRules<ArgumentSyntax> = {
  ...parenthesizedArguments,
  element: (p) => parseArgument(p, 'CS0443'),
  close: K.CloseBracket,
};

function isArgumentStart(p: Parser): boolean {
  return p.kind === K.ref || p.kind === K.out || p.kind === K.in || isPossibleExpression(p);
}

/** Arguments up to the bracket that ends them, be it the other one. */
function parseArguments(p: Parser, rules: ListRules<ArgumentSyntax>): ArgumentSyntax[] {
  if (p.kind === rules.close || p.kind === K.Semicolon) return [];
  return until(p, Stop.Arguments, () => parseList(p, rules));
}

/** `(a, b)`, the current token being the parenthesis or whatever stands in its place. */
export function parseArgumentList(p: Parser): ArgumentListSyntax {
  const { start } = p.expect(K.OpenParen);
  const list = parseArguments(p, parenthesizedArguments);
  const closeToken = closeList(p, K.CloseParen);
  return { kind: 'ArgumentList', start, end: p.end, arguments: list, closeToken };
}

/** The end of arguments; the other bracket is taken for it. */
function closeList(p: Parser, kind: number): TokenSpan {
  const other = kind === K.CloseParen ? K.CloseBracket : K.CloseParen;
  if (p.kind !== other) return p.expect(kind);
  p.skipAs(kind);
  return p.nothing();
}

/** `[a, b]`; a parenthesis is taken for the bracket. */
export function parseBracketedArgumentList(p: Parser): ArgumentListSyntax {
  const { start } = p;
  if (p.kind === K.OpenParen) p.skipAs(K.OpenBracket);
  else p.expect(K.OpenBracket);
  const list = parseArguments(p, bracketedArguments);
  if (list.length === 0 && p.kind === K.CloseBracket) p.reportMissing('CS0443');
  const closeToken = closeList(p, K.CloseBracket);
  return { kind: 'ArgumentList', start, end: p.end, arguments: list, closeToken };
}

/** How the argument at the current token is passed; the `ref` of a lambda's return type says nothing of that. */
function refKindAt(p: Parser): ArgumentSyntax['refKind'] {
  switch (p.kind) {
    case K.ref:
      return p.areas.isLambdaStart(p) ? 'none' : 'ref';
    case K.out:
      return 'out';
    case K.in:
      return 'in';
    default:
      return 'none';
  }
}

/** @param missing what is said where there is no argument before a comma */
function parseArgument(p: Parser, missing: 'CS0443' | 'CS0839'): ArgumentSyntax {
  const { start } = p;
  let name: IdentifierToken | undefined;
  if (p.kind === K.Identifier && p.peek() === K.Colon) {
    name = p.identifier();
    p.next();
  }
  const refKind = refKindAt(p);
  if (refKind !== 'none') p.next();
  if (p.kind === K.Comma || (p.kind === K.CloseBracket && missing === 'CS0443')) {
    p.reportMissing(missing);
    return { kind: 'Argument', start: p.end, end: p.end, name, refKind, expression: p.missingName() };
  }
  const expression: ExpressionSyntax = refKind === 'out' ? p.areas.outOperand(p) : p.areas.expression(p);
  return { kind: 'Argument', start, end: p.end, name, refKind, expression };
}
