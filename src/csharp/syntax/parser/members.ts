// Members: fields, methods, constructors, properties, indexers, events, operators.
import type {
  AccessorDeclarationSyntax,
  ArgumentListSyntax,
  ArrowExpressionClauseSyntax,
  BlockSyntax,
  ConstructorInitializerSyntax,
  ExpressionSyntax,
  IdentifierToken,
  MemberDeclarationSyntax,
  NameSyntax,
  TypeSyntax,
} from '../nodes.ts';
import { isKeyword, K } from '../tokens.ts';
import { parseArgumentList } from './arguments.ts';
import { parseAttributeLists } from './attributes.ts';
import { parseArrayInitializer } from './creation.ts';
import type { Parser } from './core.ts';
import { parseArrowBody, parseFunctionBody, parseFunctionRest, skipSemicolon } from './functions.ts';
import { parseDeclarators } from './locals.ts';
import { isModifier, type MemberStart, parseExplicitInterface, parseModifiers } from './member-start.ts';
import { parseConversion, parseOperator } from './operators.ts';
import { parseParameterList } from './parameters.ts';
import { isTerminator } from './terminators.ts';
import { parseType } from './types.ts';

/** Reads a member behind its modifiers. */
export function parseMember(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  if (p.kind === K.Tilde) return parseDestructor(p, at);
  if (p.kind === K.event) return parseEvent(p, at);
  if (p.kind === K.implicit || p.kind === K.explicit) return parseConversion(p, at);
  if (p.kind === K.Identifier && p.peek() === K.OpenParen) return parseConstructor(p, at);
  if (p.kind === K.operator) p.reportMissing('CS1031');
  const type = p.kind === K.operator ? p.missingName() : parseType(p);
  return parseTyped(p, at, type);
}

function isAsync(at: MemberStart): boolean {
  return at.modifiers.some((modifier) => modifier.text === 'async');
}

/** A member from behind its type. */
function parseTyped(p: Parser, at: MemberStart, type: TypeSyntax): MemberDeclarationSyntax {
  if (p.kind === K.operator) return parseOperator(p, at, type, undefined);
  if (p.kind === K.this) return parseIndexer(p, at, type, undefined);
  const isConst = at.modifiers.some((modifier) => modifier.text === 'const');
  if (p.kind !== K.Identifier) return isConst ? parseField(p, at, type, false) : parseIncomplete(p, at, type);
  const next = p.peek();
  if (type.kind === 'RefType' && p.isScript && next === K.Equals) {
    // At the top of a script no variable is a reference: what begins like one is read as a function.
    p.identifier();
    p.expect(K.OpenParen);
  }
  if (next === K.Equals || next === K.Semicolon || next === K.Comma || isConst)
    return parseField(p, at, type, isConst);
  let explicitInterface: NameSyntax | undefined;
  if (next === K.Dot || next === K.Less || next === K.ColonColon)
    explicitInterface = parseExplicitInterface(p);
  if (explicitInterface !== undefined && p.kind === K.this)
    return parseIndexer(p, at, type, explicitInterface);
  if (explicitInterface !== undefined && p.kind === K.operator)
    return parseOperator(p, at, type, explicitInterface);
  if (p.peek() === K.OpenParen || p.peek() === K.Less) {
    const { attributeLists, modifiers, start, complete } = at;
    const identifier = p.identifier();
    const rest = parseFunctionRest(p, isAsync(at), complete);
    return {
      kind: 'MethodDeclaration',
      start,
      end: p.end,
      attributeLists,
      modifiers,
      returnType: type,
      explicitInterface,
      identifier,
      ...rest,
    };
  }
  if (p.peek() === K.OpenBrace || p.peek() === K.Arrow) return parseProperty(p, at, type, explicitInterface);
  return parseField(p, at, type, isConst);
}

/** Modifiers or a type without a member: reported at what follows, which stays. */
function parseIncomplete(p: Parser, at: MemberStart, type: TypeSyntax | undefined): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complaints } = at;
  if (p.complaints.length === complaints) {
    if (type !== undefined && isKeyword(p.kind) && isModifier(p)) p.reportHere('CS1585', p.currentText);
    else p.reportHere('CS1519', p.atEnd ? '' : p.currentText);
  }
  return { kind: 'IncompleteMember', start, end: p.end, attributeLists, modifiers, type };
}

/** Reads modifiers that no member follows. */
export function parseLoneModifiers(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  return parseIncomplete(p, at, undefined);
}

function parseField(p: Parser, at: MemberStart, type: TypeSyntax, isConst: boolean): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  const declaration = parseDeclarators(p, type, isConst && complete);
  if (complete || !p.atEnd) p.expect(K.Semicolon);
  return { kind: 'FieldDeclaration', start, end: p.end, attributeLists, modifiers, declaration };
}

function parseConstructor(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  const identifier = p.identifier();
  if (complete && p.typeName === '') p.reportLater('CS1520', identifier.start, identifier.end);
  const parameterList = parseParameterList(p, 'declaration');
  const initializer = p.kind === K.Colon ? parseConstructorInitializer(p) : undefined;
  const { body, expressionBody } = parseFunctionBody(p, false, complete);
  return {
    kind: 'ConstructorDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    identifier,
    parameterList,
    initializer,
    body,
    expressionBody,
  };
}

function parseConstructorInitializer(p: Parser): ConstructorInitializerSyntax {
  const { start } = p;
  p.next();
  const keyword = p.kind === K.base ? 'base' : 'this';
  const isNamed = p.kind === K.base || p.kind === K.this;
  if (!isNamed) p.reportMissing('CS1018');
  const keywordToken = isNamed ? p.take() : p.nothing();
  const argumentList: ArgumentListSyntax =
    isNamed || p.kind === K.OpenParen
      ? parseArgumentList(p)
      : { kind: 'ArgumentList', ...p.nothing(), arguments: [], closeToken: p.nothing() };
  return { kind: 'ConstructorInitializer', start, end: p.end, keyword, keywordToken, argumentList };
}

function parseDestructor(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  p.next();
  const identifier = p.identifier();
  p.expect(K.OpenParen);
  p.expect(K.CloseParen);
  const { body, expressionBody } = parseFunctionBody(p, false, complete);
  return {
    kind: 'DestructorDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    identifier,
    body,
    expressionBody,
  };
}

function parseEvent(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  p.next();
  const type = parseType(p);
  const next = p.peek();
  if (
    p.kind === K.Identifier &&
    (next === K.Semicolon || next === K.Equals || next === K.Comma || (!complete && next === K.EndOfFile))
  ) {
    const declaration = parseDeclarators(p, type, false);
    if (complete || !p.atEnd) p.expect(K.Semicolon);
    return { kind: 'EventFieldDeclaration', start, end: p.end, attributeLists, modifiers, declaration };
  }
  const explicitInterface = parseExplicitInterface(p);
  const known = type.kind !== 'IdentifierName' || !type.missing;
  const identifier: IdentifierToken = known ? p.identifier() : p.noIdentifier();
  const accessors = parseAccessors(p, true);
  return {
    kind: 'EventDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    type,
    explicitInterface,
    identifier,
    accessors,
  };
}

function parseProperty(
  p: Parser,
  at: MemberStart,
  type: TypeSyntax,
  explicitInterface: NameSyntax | undefined,
): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  const identifier = p.identifier();
  let accessors: readonly AccessorDeclarationSyntax[] | undefined;
  let expressionBody: ArrowExpressionClauseSyntax | undefined;
  let initializer: ExpressionSyntax | undefined;
  if (p.kind === K.Arrow) {
    expressionBody = inBody(p, parseArrowBody);
    if (complete || !p.atEnd) p.expect(K.Semicolon);
  } else {
    accessors = parseAccessors(p, false);
    if (p.eat(K.Equals)) {
      initializer = p.kind === K.OpenBrace ? parseArrayInitializer(p) : p.grammar.expression(p);
      p.expect(K.Semicolon);
    } else skipSemicolon(p);
  }
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

function parseIndexer(
  p: Parser,
  at: MemberStart,
  type: TypeSyntax,
  explicitInterface: NameSyntax | undefined,
): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  const thisKeyword = p.take();
  const parameterList = parseParameterList(p, 'indexer');
  let accessors: readonly AccessorDeclarationSyntax[] | undefined;
  let expressionBody: ArrowExpressionClauseSyntax | undefined;
  if (p.kind === K.Arrow) {
    expressionBody = inBody(p, parseArrowBody);
    if (complete || !p.atEnd) p.expect(K.Semicolon);
  } else if (complete || !p.atEnd) {
    accessors = parseAccessors(p, false);
  }
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

function parseAccessors(p: Parser, ofEvent: boolean): readonly AccessorDeclarationSyntax[] {
  const { inStatements } = p;
  p.inStatements = false;
  const { start, end } = p.expect(K.OpenBrace);
  const list = end > start || !isTerminator(p) ? parseAccessorList(p, ofEvent) : [];
  p.inStatements = inStatements;
  p.expect(K.CloseBrace);
  return list;
}

function parseAccessorList(p: Parser, ofEvent: boolean): readonly AccessorDeclarationSyntax[] {
  const list: AccessorDeclarationSyntax[] = [];
  while (p.kind !== K.CloseBrace && !p.atEnd) {
    const before = p.index;
    if (isPossibleAccessor(p)) {
      const accessor = parseAccessor(p, ofEvent);
      if (accessor !== undefined) list.push(accessor);
    } else if (!skipBadAccessor(p, ofEvent)) break;
    if (p.index === before) break;
  }
  return list;
}

const accessorWords = new Set(['get', 'set', 'init', 'add', 'remove']);

function isPossibleAccessor(p: Parser): boolean {
  return (
    p.kind === K.Identifier ||
    p.kind === K.OpenBracket ||
    p.kind === K.OpenBrace ||
    p.kind === K.Semicolon ||
    (isModifier(p) && isAccessorModifier(p))
  );
}

/** Modifiers belong to an accessor only if its word follows them. */
function isAccessorModifier(p: Parser): boolean {
  const { index } = p;
  while (isModifier(p)) p.next();
  const result = p.kind === K.CloseBrace || p.atEnd || accessorWords.has(p.word());
  p.moveTo(index);
  return result;
}

/** Passes over tokens that begin no accessor; false where the list must be given up. */
function skipBadAccessor(p: Parser, ofEvent: boolean): boolean {
  let isFirst = true;
  while (p.kind !== K.CloseBrace && !isPossibleAccessor(p)) {
    if (isTerminator(p)) return false;
    if (isFirst && p.kind !== K.Bad) p.reportHere(ofEvent ? 'CS1055' : 'CS1014');
    isFirst = false;
    p.next();
  }
  return true;
}

function parseAccessor(p: Parser, ofEvent: boolean): AccessorDeclarationSyntax | undefined {
  const { start } = p;
  const attributeLists = p.kind === K.OpenBracket ? parseAttributeLists(p) : [];
  const modifiers = parseModifiers(p);
  const word = p.word();
  const isKnown = accessorWords.has(word) && (word === 'add' || word === 'remove') === ofEvent;
  if (!isKnown) p.reportHere(ofEvent ? 'CS1055' : 'CS1014');
  const keywordToken = p.kind === K.Identifier ? p.take() : p.nothing();
  const { inAsync, isScript } = p;
  p.inAsync = false;
  p.isScript = false;
  let body: BlockSyntax | undefined;
  let expressionBody: ArrowExpressionClauseSyntax | undefined;
  if (p.kind === K.OpenBrace || p.kind === K.Arrow)
    ({ body, expressionBody } = parseFunctionBody(p, false, true));
  else if (!p.eat(K.Semicolon) && isKnown) {
    p.reportMissing('CS8180');
    if (!isTerminator(p)) body = p.grammar.openBlock(p, p.nothing());
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
