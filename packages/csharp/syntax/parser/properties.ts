// Properties, indexers, and the accessors of these and of events.
import type {
  AccessorDeclarationSyntax,
  ArrowExpressionClauseSyntax,
  BlockSyntax,
  ExpressionSyntax,
  IdentifierToken,
  MemberDeclarationSyntax,
  NameSyntax,
  TokenSpan,
  TypeSyntax,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import { skipTokens } from './arguments.ts';
import { parseAttributeLists } from './attributes.ts';
import { parseArrayInitializer } from './creation.ts';
import type { Parser } from './parser.ts';
import { checkBodies, parseArrowBody, parseFunctionBody, skipSemicolon } from './functions.ts';
import type { MemberStart } from './member-start.ts';
import { isAccessorModifier, parseModifiers } from './modifiers.ts';
import { parseParameterList } from './parameters.ts';
import { isTerminator, Stop } from './terminators.ts';

/** Reads a property from behind its name. */
export function parseProperty(
  p: Parser,
  at: MemberStart,
  type: TypeSyntax,
  explicitInterface: NameSyntax | undefined,
  identifier: IdentifierToken,
): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  let expressionBody: ArrowExpressionClauseSyntax | undefined;
  let initializer: ExpressionSyntax | undefined;
  // `int P; { get; }`: the semicolon stands where none belongs.
  if (p.kind === K.Semicolon) p.skipAs(K.OpenBrace);
  const accessors = p.kind === K.OpenBrace ? parseAccessors(p, false) : undefined;
  if (p.kind === K.Arrow) {
    expressionBody = inBody(p, parseArrowBody);
    if (complete || !p.atEnd) p.expect(K.Semicolon);
  } else if (p.eat(K.Equals)) {
    initializer = p.kind === K.OpenBrace ? parseArrayInitializer(p) : p.areas.possibleReference(p);
    p.expect(K.Semicolon);
  } else skipSemicolon(p);
  checkAccessorBodies(p, start, accessors, expressionBody);
  return {
    kind: 'PropertyDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    type,
    explicitInterface,
    identifier,
    accessors,
    expressionBody,
    initializer,
  };
}

function checkAccessorBodies(
  p: Parser,
  start: number,
  accessors: readonly AccessorDeclarationSyntax[] | undefined,
  expressionBody: ArrowExpressionClauseSyntax | undefined,
): void {
  if (accessors !== undefined && expressionBody !== undefined) p.reportLater('CS8057', start, p.end);
}

/** A body is not at the top of a script and not in an async function. */
function inBody<Result>(p: Parser, parse: (p: Parser) => Result): Result {
  const { inAsync, isScript } = p;
  p.inAsync = false;
  p.isScript = false;
  const result = parse(p);
  p.inAsync = inAsync;
  p.isScript = isScript;
  return result;
}

/** Reads an indexer from behind `this`. */
export function parseIndexer(
  p: Parser,
  at: MemberStart,
  type: TypeSyntax,
  explicitInterface: NameSyntax | undefined,
  thisKeyword: TokenSpan,
): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  const parameterList = parseParameterList(p, 'indexer');
  let accessors: readonly AccessorDeclarationSyntax[] | undefined;
  let expressionBody: ArrowExpressionClauseSyntax | undefined;
  if (p.kind !== K.Arrow && (complete || !p.atEnd)) accessors = parseAccessors(p, false);
  if (p.kind === K.Arrow) {
    expressionBody = inBody(p, parseArrowBody);
    if (complete || !p.atEnd) p.expect(K.Semicolon);
  } else skipSemicolon(p);
  checkAccessorBodies(p, start, accessors, expressionBody);
  return {
    kind: 'IndexerDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    type,
    explicitInterface,
    thisKeyword,
    parameterList,
    accessors,
    expressionBody,
  };
}

/** Reads `{ get; set; }`, or `{ add { … } remove { … } }` of an event. */
export function parseAccessors(p: Parser, ofEvent: boolean): readonly AccessorDeclarationSyntax[] {
  const { stops } = p;
  p.stops &= ~Stop.Statement;
  const { start, end } = p.expect(K.OpenBrace);
  const list = end > start || !isTerminator(p) ? parseAccessorList(p, ofEvent) : [];
  p.stops = stops;
  p.expect(K.CloseBrace);
  return list;
}

function parseAccessorList(p: Parser, ofEvent: boolean): readonly AccessorDeclarationSyntax[] {
  const list: AccessorDeclarationSyntax[] = [];
  while (p.kind !== K.CloseBrace) {
    const before = p.index;
    if (isPossibleAccessor(p)) {
      const accessor = parseAccessor(p, ofEvent);
      if (accessor !== undefined) list.push(accessor);
      if (p.index === before) break;
    } else if (p.kind === K.OpenBracket || !skipBadAccessor(p, ofEvent)) break;
  }
  return list;
}

/** Behind a bracket: what begins no attribute, but may be an index. */
const isLiteral = (kind: number): boolean =>
  kind === K.String || kind === K.Number || kind === K.Character || kind === K.InterpolatedString;

const accessorWords = new Set(['get', 'set', 'init', 'add', 'remove']);

function isPossibleAccessor(p: Parser): boolean {
  return (
    p.kind === K.Identifier ||
    (p.kind === K.OpenBracket && !isLiteral(p.peek())) ||
    p.kind === K.OpenBrace ||
    p.kind === K.Semicolon ||
    p.kind === K.Arrow ||
    (isAccessorModifier(p) && isBeforeAccessor(p))
  );
}

/** Modifiers belong to an accessor only if its word follows them. */
function isBeforeAccessor(p: Parser): boolean {
  const { index } = p;
  while (isAccessorModifier(p)) p.next();
  const result =
    p.kind === K.CloseBrace ||
    p.kind === K.OpenBrace ||
    p.kind === K.Semicolon ||
    p.kind === K.Arrow ||
    p.atEnd ||
    accessorWords.has(p.word()) ||
    (p.kind === K.Identifier && startsAccessorBody(p.peek()));
  p.moveTo(index);
  return result;
}

const startsAccessorBody = (kind: number): boolean =>
  kind === K.Semicolon || kind === K.OpenBrace || kind === K.Arrow;

/** Passes over tokens that begin no accessor; false where the list must be given up. */
function skipBadAccessor(p: Parser, ofEvent: boolean): boolean {
  return skipTokens(
    p,
    () => p.kind === K.CloseBrace || isPossibleAccessor(p),
    () => isTerminator(p),
    () => p.skipWith(ofEvent ? 'CS1055' : 'CS1014'),
  );
}

function parseAccessor(p: Parser, ofEvent: boolean): AccessorDeclarationSyntax | undefined {
  const { start } = p;
  const attributeLists = p.kind === K.OpenBracket ? parseAttributeLists(p) : [];
  const modifiers = parseModifiers(p, isAccessorModifier);
  const word = p.word();
  const isKnown = accessorWords.has(word) && (word === 'add' || word === 'remove') === ofEvent;
  if (!isKnown) {
    // The words of other accessors are right as such, and told of when all else is read.
    if (accessorWords.has(word)) p.reportLater(ofEvent ? 'CS1055' : 'CS1014', p.start, p.currentEnd);
    else if (p.kind === K.Identifier) p.reportHere(ofEvent ? 'CS1055' : 'CS1014');
    else p.reportMissing(ofEvent ? 'CS1055' : 'CS1014');
  }
  const keywordToken = p.kind === K.Identifier ? p.take() : p.nothing();
  const { inAsync, isScript } = p;
  p.inAsync = false;
  p.isScript = false;
  let body: BlockSyntax | undefined;
  let expressionBody: ArrowExpressionClauseSyntax | undefined;
  if (p.kind === K.OpenBrace || p.kind === K.Arrow) {
    ({ body, expressionBody } = parseFunctionBody(p, false, true));
    checkBodies(p, start, { body, expressionBody });
  } else if (!p.eat(K.Semicolon) && isKnown) {
    p.reportMissing('CS8180');
    if (!isTerminator(p) && p.kind !== K.Identifier) body = p.areas.openBlock(p, p.nothing());
  }
  p.inAsync = inAsync;
  p.isScript = isScript;
  if (!isKnown) return undefined;
  const keyword = word as AccessorDeclarationSyntax['keyword'];
  return {
    kind: 'AccessorDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    keyword,
    keywordToken,
    body,
    expressionBody,
  };
}
