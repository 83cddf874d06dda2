// The top of a script: directives, members and statements in any order.
import type {
  AttributeListSyntax,
  CompilationUnitSyntax,
  IdentifierToken,
  MemberDeclarationSyntax,
  NameSyntax,
  UsingDirectiveSyntax,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import { parseAttributeList, startsAttributes } from './attributes.ts';
import type { Parser } from './parser.ts';
import {
  isExtensionBlock,
  isTypeDeclarationStart,
  parseExtension,
  parseMembers,
  parseTypeDeclaration,
} from './declarations.ts';
import { isLambdaStart } from './lambdas.ts';
import { isPossibleLocalDeclaration, typeAndName } from './possible-local-declaration.ts';
import { parseMemberStart } from './member-start.ts';
import { parseMember } from './members.ts';
import { isModifier, isModifierKeyword } from './modifiers.ts';
import { isPossibleExpression, isStatementKeyword, isPossibleType } from './possible-starts.ts';
import { parseExpressionStatement, parseKeywordStatement } from './statements.ts';
import { canStartNamespaceMember, Stop, until } from './terminators.ts';
import { isDotted, isFunctionPointer, isPredefinedType, scanNamePart, scanType } from './type-scan.ts';
import { parseName, parseType } from './types.ts';

/** Reads a whole script. */
export function parseCompilationUnit(p: Parser): CompilationUnitSyntax {
  p.isScript = true;
  p.stops = Stop.NamespaceMember;
  const usings: UsingDirectiveSyntax[] = [];
  const members: MemberDeclarationSyntax[] = [];
  const attributeLists: AttributeListSyntax[] = [];
  let skipping = false;
  /** How many complaints there were before declarations that broke off, where nothing but such has been read so far. */
  let unfinished: number | undefined;
  /** The token behind all that has been passed over at the beginning. */
  let passedOver: number | undefined;
  while (!p.atEnd) {
    const before = p.index;
    if (p.isWord('await') && p.peek() === K.using && p.peek(2) !== K.OpenParen) {
      // Nor does `await using`: Roslyn reads a lone name and then a directive.
      p.next();
      p.reportHere('CS1519', p.currentText);
    }
    if (isGlobalAttribute(p)) {
      const code = members.length > 0 ? 'CS1730' : 'CS7026';
      p.next();
      const target = { start: p.start, end: p.currentEnd };
      p.moveTo(before);
      const { length } = p.complaints;
      attributeLists.push(parseAttributeList(p));
      if (code === 'CS7026') p.reportLater(code, target.start, target.end);
      else if (p.complaints.length === length) p.report(code, target.start, target.end);
      else p.passOver(length);
    } else if (isExternAlias(p)) {
      p.report(members.length + usings.length > 0 ? 'CS0439' : 'CS7015', p.start, p.currentEnd);
      for (let count = 0; count < 4; count++) p.next();
    } else if (isUsingDirective(p)) {
      const complaints = p.complaints.length;
      const isLate = p.isWord('global') && usings.at(-1)?.global === false;
      if (isLate && members.length === 0) p.reportHere('CS8915');
      const directive = parseUsingDirective(p);
      if (members.length > 0) {
        p.passOver(complaints);
        if (p.complaints.length === complaints) p.report('CS1529', directive.start, directive.end);
      }
      usings.push(directive);
    } else if (p.kind === K.namespace) {
      members.push(parseNamespace(p));
    } else if (p.kind === K.CloseBrace) {
      skipStray(true);
    } else {
      const { length } = p.complaints;
      const member = parseMemberOrStatement(p);
      skipping = skipping && member === undefined;
      if (member === undefined) {
        // Only the first of several tokens in a row is reported, or the first of which nothing else was.
        skipping = skipStray(!skipping) || skipping;
      } else if (p.index === before) {
        p.next();
        skipping = true;
      }
      if (passedOver === before && member?.kind === 'GlobalStatement') moveMissing(p, length, member.start);
      const isUnfinished = member?.kind === 'IncompleteMember' && members.every(isIncomplete);
      if (member !== undefined) members.push(member);
      unfinished = isUnfinished ? (unfinished ?? length) : undefined;
      continue;
    }
    unfinished = undefined;
    skipping = false;
  }
  const { designations, yields, chains } = p;
  return {
    kind: 'CompilationUnit',
    start: 0,
    end: p.start,
    usings,
    attributeLists,
    members,
    designations,
    yields,
    chains,
  };

  /**
   * Passes over a token that nothing begins with, and over the declarations before it that broke off; where nothing else
   * has been read, what they lack is told behind all that is passed over.
   * @returns whether it was reported
   */
  function skipStray(isReported: boolean): boolean {
    const isFirst = usings.length + attributeLists.length === 0 && members.every(isIncomplete);
    if (!isFirst && unfinished !== undefined) p.passOver(unfinished);
    const isTold = isReported && p.skipWith('CS7017');
    if (!isReported) p.next();
    if (!isFirst) return isTold;
    p.passOver(0, p.start);
    passedOver = p.index;
    return isTold;
  }
}

/**
 * All of the text before `start` was passed over and belongs to what begins there now. If that is an operand that is
 * missing, Roslyn tells of it first, and as far behind its place as the text passed over is long.
 * @param at the complaint that may be of the operand
 */
function moveMissing({ complaints, text }: Parser, at: number, start: number): void {
  const complaint = complaints[at];
  if (complaint?.code !== 'CS1525' || complaint.start !== start) return;
  const moved = Math.min(2 * start, text.length);
  complaints[at] = { ...complaint, start: moved, end: moved, toldAt: 0 };
}

const isIncomplete = ({ kind }: MemberDeclarationSyntax): boolean => kind === 'IncompleteMember';

function parseMemberOrStatement(p: Parser): MemberDeclarationSyntax | undefined {
  if (isScriptMember(p)) return parseScriptMember(p);
  return canStartStatement(p) ? parseGlobalStatement(p) : undefined;
}

function parseGlobalStatement(p: Parser): MemberDeclarationSyntax {
  const { start, kind } = p;
  // What begins with `new` might have been a member: it is read before a statement is looked for.
  const statement =
    kind === K.new
      ? parseExpressionStatement(p)
      : until(p, Stop.Statement, () => parseKeywordStatement(p) ?? parseExpressionStatement(p));
  return { kind: 'GlobalStatement', start, end: p.end, statement };
}

function canStartStatement(p: Parser): boolean {
  if (p.kind === K.catch || p.kind === K.finally) return false;
  if (p.kind === K.else || p.kind === K.OpenBrace || p.kind === K.Semicolon) return true;
  return isPossibleExpression(p) || (isStatementKeyword(p.kind) && p.kind !== K.namespace);
}

// ---------------------------------------------------------------- members and statements

/** Whether a declaration (not a statement) begins at the current token. */
function isScriptMember(p: Parser): boolean {
  switch (p.kind) {
    case K.OpenBracket:
      return startsAttributes(p);
    case K.new:
      return isNewModifier(p);
    case K.fixed:
      return p.peek() !== K.OpenParen;
    case K.unsafe:
      return p.peek() !== K.OpenBrace && p.peek() !== K.OpenParen;
    case K.static:
      return true;
    case K.const:
    case K.event:
    case K.implicit:
    case K.explicit:
    case K.operator:
    case K.ref:
    case K.Question:
      return true;
    case K.Tilde:
      return false;
    case K.Identifier:
      if (p.peek() === K.Colon) return false;
      if (isExtensionBlock(p)) return true;
      return isTypeDeclarationStart(p) || isModifier(p)
        ? p.word() !== 'async' || isPossibleLocalDeclaration(p, true) || isTypeKeyword(p.peek())
        : isNamedMember(p);
    case K.OpenParen:
      return typeAndName(p, true);
    default:
      if (isPredefinedType(p.kind))
        return !isDotted(p.peek()) && (p.peek() === K.Arrow || !isLambdaStart(p)) && !isInvalidTerm(p);
      return isTypeDeclarationStart(p) || isFunctionPointer(p) || isModifier(p);
  }
}

function isInvalidTerm(p: Parser): boolean {
  return p.peek() === K.OpenParen;
}

function isNamedMember(p: Parser): boolean {
  if (p.isWord('yield') && (p.peek() === K.return || p.peek() === K.break)) return false;
  if (isCondition(p)) return false;
  if (isPossibleLocalDeclaration(p, true)) return true;
  const { index } = p;
  const found = scanType(p);
  const isArray = found === 'type' && p.peek(-1) === K.CloseBracket;
  const result =
    found !== 'none' &&
    (startsOperator(p.kind) ||
      (p.kind === K.this && p.peek() === K.OpenBracket) ||
      (isArray && !goesOnBehindArray(p.kind)));
  p.moveTo(index);
  return result;
}

const startsOperator = (kind: number): boolean =>
  kind === K.operator || kind === K.implicit || kind === K.explicit;

/**
 * `T? F() => …` and `T? P => …`, which at the top of a script are conditions with a lambda: only braces or parameters make
 * members of them.
 */
function isCondition(p: Parser): boolean {
  const { index } = p;
  let result = scanType(p) === 'nullable' && p.peek(-1) === K.Question && p.kind === K.Identifier;
  if (result) {
    scanNamePart(p);
    if (p.kind === K.OpenParen && p.peek() === K.CloseParen) p.moveTo(p.index + 2);
    result = p.kind === K.Arrow;
  }
  p.moveTo(index);
  return result;
}

/** What makes `x[]` an expression in which an index is missing, and not a type without a name. */
const goesOnBehindArray = (kind: number): boolean =>
  kind === K.Dot || kind === K.OpenParen || kind === K.OpenBracket || kind === K.Question;

const isTypeKeyword = (kind: number): boolean =>
  kind === K.class || kind === K.struct || kind === K.interface || kind === K.enum;

/** `new` before a member, as opposed to a creation. */
function isNewModifier(p: Parser): boolean {
  const next = p.peek();
  if (p.isWord('async', 1) && isPredefinedType(p.peek(2))) return true;
  if (next === K.Identifier || isPredefinedType(next)) {
    const { index } = p;
    p.next();
    const result = typeAndName(p, true);
    p.moveTo(index);
    return result;
  }
  return isTypeKeyword(next) || isModifierKeyword(next);
}

function parseScriptMember(p: Parser): MemberDeclarationSyntax | undefined {
  const at = parseMemberStart(p, true);
  if (isTypeDeclarationStart(p)) return parseTypeDeclaration(p, at);
  if (isExtensionBlock(p)) return parseExtension(p, at);
  return parseMember(p, at);
}

// ---------------------------------------------------------------- directives and namespaces

/** `extern alias Name;`. */
function isExternAlias(p: Parser): boolean {
  return (
    p.kind === K.extern && p.isWord('alias', 1) && p.peek(2) === K.Identifier && p.peek(3) === K.Semicolon
  );
}

/** `[assembly: …]`, `[module: …]`. */
function isGlobalAttribute(p: Parser): boolean {
  const isTarget = p.isWord('assembly', 1) || p.isWord('module', 1);
  return p.kind === K.OpenBracket && isTarget && p.peek(2) === K.Colon;
}

/** Whether `using` here is a directive: at the top of a script it never declares a variable. */
function isUsingDirective(p: Parser): boolean {
  if (p.isWord('global') && p.peek() === K.using) return true;
  return p.kind === K.using && p.peek() !== K.OpenParen;
}

function parseUsingDirective(p: Parser): UsingDirectiveSyntax {
  const { start } = p;
  const global = p.eatWord('global');
  p.next();
  const isStatic = p.eat(K.static);
  const unsafe = p.eat(K.unsafe);
  let alias: IdentifierToken | undefined;
  if (p.kind === K.Identifier && p.peek() === K.Equals) {
    alias = p.identifier();
    if (isStatic) p.reportLater('CS8085', alias.start, alias.end);
    p.next();
  }
  const isOmitted = alias !== undefined && !isPossibleType(p) && canStartNamespaceMember(p);
  const type = alias !== undefined && !isOmitted ? parseType(p) : parseDirectiveName(p);
  if (type.kind !== 'IdentifierName' || !type.missing || !canStartNamespaceMember(p)) p.expect(K.Semicolon);
  return { kind: 'UsingDirective', start, end: p.end, global, static: isStatic, unsafe, alias, type };
}

/** The name of a directive. Where something else begins instead, the directive is taken for unfinished. */
function parseDirectiveName(p: Parser): NameSyntax {
  if (p.kind === K.Identifier || p.kind === K.ColonColon) return parseName(p);
  if (canStartNamespaceMember(p)) {
    p.missingIdentifier();
    return p.missingName();
  }
  p.reportMissing('CS1001');
  if (p.peek() === K.Semicolon) p.next();
  return p.missingName();
}

function parseNamespace(p: Parser): MemberDeclarationSyntax {
  const { start } = p;
  p.reportHere('CS7021');
  p.next();
  const name = parseName(p);
  const fileScoped = p.eat(K.Semicolon);
  let members: readonly MemberDeclarationSyntax[] = [];
  const usings: UsingDirectiveSyntax[] = [];
  if (!fileScoped) p.expect(K.OpenBrace);
  while (p.kind === K.using) usings.push(parseUsingDirective(p));
  if (!fileScoped) {
    members = parseMembers(p);
    p.expect(K.CloseBrace);
  }
  return { kind: 'NamespaceDeclaration', start, end: p.end, name, fileScoped, usings, members };
}
