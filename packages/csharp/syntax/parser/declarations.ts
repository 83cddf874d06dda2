// Type declarations: classes, structs, records, interfaces, enums, delegates, extension blocks; and their bodies.
import type {
  BaseTypeSyntax,
  EnumMemberDeclarationSyntax,
  IdentifierToken,
  MemberDeclarationSyntax,
  NameSyntax,
  TokenSpan,
  TypeDeclarationSyntax,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import { type ListRules, parseArgumentList, parseList, skipTokens } from './arguments.ts';
import { parseAttributeLists, skipBrackets } from './attributes.ts';
import type { Parser } from './parser.ts';
import { type MemberStart, parseMemberStart } from './member-start.ts';
import { parseMember } from './members.ts';
import {
  parseConstraintClauses,
  parseParameterList,
  parseTypeParameters,
  refuseTypeParameters,
} from './parameters.ts';
import { isTrueIdentifier, isPossibleType, isWhereClause } from './possible-starts.ts';
import { canStartMember, isTerminator, Stop, until } from './terminators.ts';
import { scanTypeArguments } from './type-scan.ts';
import { parseReturnType, parseSimpleName, parseType } from './types.ts';

/** Whether a type declaration begins at the current token (behind modifiers). */
export function isTypeDeclarationStart(p: Parser): boolean {
  switch (p.kind) {
    case K.class:
    case K.struct:
    case K.interface:
    case K.enum:
      return true;
    case K.delegate:
      if (p.peek() === K.OpenParen) return isTupleDelegate(p);
      return p.peek() !== K.Asterisk && p.peek() !== K.OpenBrace;
    default:
      // Where declarations stand, the word begins a record whatever follows.
      return p.isWord('record');
  }
}

/** Whether the delegate gives a tuple: behind the parentheses stands a name; in a type's body, the rest of a type too. */
function isTupleDelegate(p: Parser): boolean {
  const { index } = p;
  p.next();
  const isRest = (): boolean => !p.isScript && (p.kind === K.Question || p.kind === K.OpenBracket);
  const result = skipBrackets(p) && (p.kind === K.Identifier || isRest());
  p.moveTo(index);
  return result;
}

/** Reads a type declaration behind its modifiers. */
export function parseTypeDeclaration(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { inAsync, isScript, inQuery, stops } = p;
  p.inAsync = false;
  p.isScript = false;
  p.inQuery = false;
  p.stops &= ~Stop.Statement;
  const allowed = p.enter();
  const { start, attributeLists, modifiers } = at;
  let result: MemberDeclarationSyntax;
  if (!allowed)
    result = { kind: 'IncompleteMember', start, end: p.end, attributeLists, modifiers, type: undefined };
  else if (p.kind === K.enum) result = parseEnum(p, at);
  else if (p.kind === K.delegate) result = parseDelegate(p, at);
  else result = parseClassLike(p, at);
  p.leave();
  p.inAsync = inAsync;
  p.isScript = isScript;
  p.inQuery = inQuery;
  p.stops = stops;
  return result;
}

/** The name of a declaration; a header (not `complete`) may qualify it. */
function parseDeclaredName(
  p: Parser,
  complete: boolean,
): { qualifier: NameSyntax | undefined; identifier: IdentifierToken } {
  let qualifier: NameSyntax | undefined;
  if (complete) return { qualifier, identifier: p.identifier() };
  while (p.kind === K.Identifier && qualifies(p)) {
    const start: number = qualifier?.start ?? p.start;
    const right = parseSimpleName(p, true);
    const end = p.end;
    qualifier =
      qualifier === undefined ? right : { kind: 'QualifiedName', start, end, left: qualifier, right };
    p.next();
  }
  return { qualifier, identifier: p.identifier() };
}

/** Whether a dot follows the name here, perhaps behind type parameters (`List<T>.Enumerator`). */
function qualifies(p: Parser): boolean {
  if (p.peek() === K.Dot) return true;
  if (p.peek() !== K.Less) return false;
  let ahead = 2;
  while (p.peek(ahead) === K.Identifier || p.peek(ahead) === K.Comma) ahead++;
  return p.peek(ahead) === K.Greater && p.peek(ahead + 1) === K.Dot;
}

function parseClassLike(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  const first = p.kind;
  const isMisplaced =
    (first === K.class || first === K.struct) && p.isWord('record', 1) && p.peek(2) === K.Identifier;
  const keywordToken = p.take();
  let keyword: TypeDeclarationSyntax['keyword'];
  if (isMisplaced) {
    p.reportHere('CS9012');
    p.next();
    keyword = first === K.struct ? 'record struct' : 'record';
  } else if (first === K.class) keyword = 'class';
  else if (first === K.struct) keyword = 'struct';
  else if (first === K.interface) keyword = 'interface';
  else if (p.eat(K.struct)) keyword = 'record struct';
  else {
    keyword = 'record';
    p.eat(K.class);
  }
  const { stops } = p;
  p.stops |= Stop.Signature | Stop.TypeHead;
  const { qualifier, identifier } = parseDeclaredName(p, complete);
  const typeParameters = parseTypeParameters(p);
  const parameterList = p.kind === K.OpenParen ? parseParameterList(p, 'declaration') : undefined;
  const baseTypes = parseBaseTypes(p);
  p.stops = stops | Stop.Signature;
  const constraintClauses = parseConstraintClauses(p);
  p.stops = stops;
  let members: readonly MemberDeclarationSyntax[] = [];
  let closeBrace: TokenSpan | undefined;
  if (p.kind === K.Semicolon) p.next();
  else if (complete || !p.atEnd) {
    const open = p.expect(K.OpenBrace);
    const { typeName } = p;
    p.typeName = identifier.text;
    const isOpen = open.end > open.start;
    if (!isOpen) p.missing(K.CloseBrace);
    else members = parseMembers(p);
    p.typeName = typeName;
    closeBrace = isOpen ? p.expect(K.CloseBrace) : p.nothing();
    p.eat(K.Semicolon);
  }
  return {
    kind: 'TypeDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    keyword,
    keywordToken,
    qualifier,
    identifier,
    typeParameters,
    parameterList,
    baseTypes,
    constraintClauses,
    members,
    closeBrace,
  };
}

function parseBaseTypes(p: Parser): readonly BaseTypeSyntax[] {
  const list: BaseTypeSyntax[] = [];
  if (!p.eat(K.Colon)) return list;
  list.push(parseBaseType(p));
  while (p.kind !== K.OpenBrace && p.kind !== K.Semicolon && !isWhereClause(p)) {
    if (p.kind === K.Comma || isPossibleType(p)) {
      p.expect(K.Comma);
      list.push(parseBaseType(p));
    } else if (!skipBadBaseType(p)) break;
  }
  return list;
}

function parseBaseType(p: Parser): BaseTypeSyntax {
  const { start } = p;
  const type = parseType(p);
  const argumentList = p.kind === K.OpenParen ? parseArgumentList(p) : undefined;
  return { kind: 'BaseType', start, end: p.end, type, argumentList };
}

function skipBadBaseType(p: Parser): boolean {
  return skipTokens(
    p,
    () => p.kind === K.Comma || isTrueIdentifier(p),
    () => p.kind === K.OpenBrace || isWhereClause(p) || isTerminator(p),
    () => p.skipAs(K.Comma),
  );
}

/** Reads members up to the closing brace or up to what stands around the type. */
export function parseMembers(p: Parser): readonly MemberDeclarationSyntax[] {
  const list: MemberDeclarationSyntax[] = [];
  while (p.kind !== K.CloseBrace && !p.atEnd) {
    const member = canStartMember(p) ? until(p, Stop.Member, parseMemberOrType) : undefined;
    if (member !== undefined) list.push(member);
    else if (canStartMember(p) || !isTerminator(p)) skipBadMember(p);
    else break;
  }
  return list;
}

/** Passes over everything up to what can begin a member, whole blocks included; one message for all of it. */
function skipBadMember(p: Parser): void {
  p.skipWith('CS1519', p.currentText);
  for (let braces = 0; !p.atEnd; p.next()) {
    const isAnonymousMethod = p.kind === K.delegate && (p.peek() === K.OpenBrace || p.peek() === K.OpenParen);
    if (canStartMember(p) && !isAnonymousMethod) return;
    if (p.kind === K.OpenBrace) braces++;
    else if (p.kind === K.CloseBrace && braces-- === 0) return;
  }
}

function parseMemberOrType(p: Parser): MemberDeclarationSyntax | undefined {
  const at = parseMemberStart(p, true);
  if (isTypeDeclarationStart(p)) return parseTypeDeclaration(p, at);
  if (isExtensionStart(p)) return parseExtension(p, at);
  return parseMember(p, at);
}

/** `extension(` or `extension<` among the members of a type. */
const isExtensionStart = (p: Parser): boolean =>
  p.isWord('extension') && (p.peek() === K.OpenParen || p.peek() === K.Less);

/** An extension block among the statements of a script, where it could be a call but for its braces. */
export function isExtensionBlock(p: Parser): boolean {
  if (!isExtensionStart(p)) return false;
  const { index } = p;
  p.next();
  const isList = p.kind === K.Less ? scanTypeArguments(p) !== 'none' : true;
  const result = isList && p.kind === K.OpenParen && skipBrackets(p) && p.kind === K.OpenBrace;
  p.moveTo(index);
  return result;
}

/** Reads an extension block behind its modifiers. */
export function parseExtension(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = at;
  p.next();
  const typeParameters = parseTypeParameters(p);
  const parameterList = parseParameterList(p, 'extension');
  const constraintClauses = parseConstraintClauses(p);
  const open = p.expect(K.OpenBrace);
  const isOpen = open.end > open.start;
  if (!isOpen) p.missing(K.CloseBrace);
  const members = isOpen ? parseMembers(p) : [];
  if (isOpen) p.expect(K.CloseBrace);
  return {
    kind: 'ExtensionBlockDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    typeParameters,
    parameterList,
    constraintClauses,
    members,
  };
}

const enumMembers: ListRules<EnumMemberDeclarationSyntax> = {
  close: K.CloseBrace,
  element: parseEnumMember,
  canStart: (p) => p.kind === K.OpenBracket || isTrueIdentifier(p),
  trailingComma: true,
  semicolonAsComma: true,
};

function parseEnum(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  p.next();
  const { qualifier, identifier } = parseDeclaredName(p, complete);
  refuseTypeParameters(p, identifier);
  const baseTypes = p.kind === K.Colon ? [parseEnumBase(p)] : [];
  let members: readonly EnumMemberDeclarationSyntax[] = [];
  if (p.kind === K.Semicolon) p.next();
  else if (complete || !p.atEnd) {
    const { start: open, end: opened } = p.expect(K.OpenBrace);
    if (opened > open) members = parseList(p, enumMembers);
    p.expect(K.CloseBrace);
    p.eat(K.Semicolon);
  }
  return {
    kind: 'EnumDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    qualifier,
    identifier,
    baseTypes,
    members,
  };
}

function parseEnumBase(p: Parser): BaseTypeSyntax {
  p.next();
  const type = parseType(p);
  return { kind: 'BaseType', start: type.start, end: p.end, type, argumentList: undefined };
}

function parseEnumMember(p: Parser): EnumMemberDeclarationSyntax {
  const { start } = p;
  const attributeLists = p.kind === K.OpenBracket ? parseAttributeLists(p) : [];
  const identifier = p.identifier();
  let value;
  if (p.eat(K.Equals)) {
    if (p.kind === K.Comma || p.kind === K.CloseBrace) {
      p.reportMissing('CS0150');
      value = p.missingName();
    } else {
      value = p.areas.expression(p);
    }
  }
  return { kind: 'EnumMemberDeclaration', start, end: p.end, attributeLists, identifier, value };
}

function parseDelegate(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  p.next();
  const returnType = until(p, Stop.ReturnType, parseReturnType);
  const { stops } = p;
  p.stops |= Stop.Signature;
  const { qualifier, identifier } = parseDeclaredName(p, complete);
  const typeParameters = parseTypeParameters(p);
  const parameterList = parseParameterList(p, 'declaration');
  const constraintClauses = parseConstraintClauses(p);
  p.stops = stops;
  if (complete || !p.atEnd) p.expect(K.Semicolon);
  return {
    kind: 'DelegateDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    qualifier,
    returnType,
    identifier,
    typeParameters,
    parameterList,
    constraintClauses,
  };
}
