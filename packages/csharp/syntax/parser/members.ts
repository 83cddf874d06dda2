// Members: fields, methods, constructors, properties, indexers, events, operators.
import type {
  AccessorDeclarationSyntax,
  IdentifierToken,
  MemberDeclarationSyntax,
  NameSyntax,
  TypeParameterSyntax,
  TypeSyntax,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import type { Parser } from './parser.ts';
import {
  checkBodies,
  parseConstructorInitializer,
  parseFunctionBody,
  parseFunctionRest,
} from './functions.ts';
import { parseDeclarators } from './locals.ts';
import { type MemberStart, parseMemberName } from './member-start.ts';
import { isModifierKeyword, takeModifier } from './modifiers.ts';
import { isConversion, parseConversion, parseOperator } from './operators.ts';
import { parseParameterList, parseTypeParameters, refuseTypeParameters } from './parameters.ts';
import { parseAccessors, parseIndexer, parseProperty } from './properties.ts';
import { Stop, until } from './terminators.ts';
import { parseReturnType, parseType } from './types.ts';

/** Reads a member behind its modifiers; nothing, and nothing is reported, where there is no part of one. */
export function parseMember(p: Parser, at: MemberStart): MemberDeclarationSyntax | undefined {
  switch (p.kind) {
    case K.Tilde:
      if (!p.isScript) return parseDestructor(p, at);
      break;
    case K.const:
    case K.fixed:
      return parseWordedField(p, at);
    case K.event:
      return parseEvent(p, at);
    case K.Identifier:
      if (p.peek() === K.OpenParen) return p.isScript ? parseTypeless(p, at) : parseConstructor(p, at);
      break;
    default:
  }
  if (isConversion(p)) return parseConversion(p, at);
  const { length } = p.complaints;
  const type = until(p, Stop.ReturnType, parseReturnType);
  return parseTyped(p, at, type, length);
}

function isAsync(at: MemberStart): boolean {
  return at.modifiers.some((modifier) => modifier.text === 'async');
}

const isMissing = (type: TypeSyntax): boolean => type.kind === 'IdentifierName' && type.missing;

/** A member from behind its type; `from` is how many complaints there were before that. */
function parseTyped(
  p: Parser,
  at: MemberStart,
  type: TypeSyntax,
  from: number,
): MemberDeclarationSyntax | undefined {
  if ((isModifierKeyword(p.kind) || p.kind === K.ref) && p.complaints.length === from) {
    p.reportHere('CS1585', p.currentText);
    return incomplete(p, at, type);
  }
  if (p.kind === K.operator) return parseOperator(p, at, type, undefined);
  if (p.kind === K.implicit || p.kind === K.explicit) {
    // The type stands where none belongs.
    const isConversion = p.peek() === K.operator;
    if (isConversion) p.passOver(from);
    if (p.complaints.length === from)
      p.report('CS1553', type.start, type.end, isConversion ? p.currentText : '+');
    return isConversion ? parseConversion(p, at) : parseOperator(p, at, type, undefined);
  }
  // At the top of a script no variable is a reference: what begins like one is read as a function.
  if (!(type.kind === 'RefType' && p.isScript) && isFieldName(p, false)) return parseField(p, at, type);
  const name = parseMemberName(p);
  // A property's braces behind a type that is right in itself: only its name is missing. Behind words alone all of it.
  const isTypeless = isMissing(type) && at.modifiers.length > 0;
  const isNameless =
    name.thisKeyword === undefined && startsPropertyBody(p) && (p.complaints.length === from || isTypeless);
  const identifier = name.identifier ?? (isNameless ? p.identifier() : undefined);
  if (name.thisKeyword !== undefined) {
    refuseTypeParameters(p, name.thisKeyword);
    return parseIndexer(p, at, type, name.explicitInterface?.name, name.thisKeyword);
  }
  if (identifier === undefined) return parseIncomplete(p, at, type, from);
  const explicitInterface = name.explicitInterface?.name;
  if (name.explicitInterface !== undefined && p.kind === K.operator && identifier.missing)
    return parseOperator(p, at, type, explicitInterface);
  const parameters = p.complaints.length;
  const behind = p.index;
  const typeParameters = parseTypeParameters(p);
  if (startsPropertyBody(p)) {
    if (p.index > behind) {
      p.complaints.length = parameters;
      p.moveTo(behind);
      refuseTypeParameters(p, identifier);
    }
    return parseProperty(p, at, type, explicitInterface, identifier);
  }
  return parseMethod(p, at, type, explicitInterface, identifier, typeParameters);
}

const startsProperty = (kind: number): boolean => kind === K.OpenBrace || kind === K.Arrow;

/** Whether a property goes on here, be it behind a semicolon too many. */
const startsPropertyBody = (p: Parser): boolean =>
  startsProperty(p.kind) || (p.kind === K.Semicolon && startsProperty(p.peek()));

/** Whether the name here is a field's: what follows it belongs to no other member. */
function isFieldName(p: Parser, ofEvent: boolean): boolean {
  if (p.kind !== K.Identifier) return false;
  switch (p.peek()) {
    case K.Dot:
    case K.ColonColon:
    case K.DotDot:
    case K.Less:
    case K.OpenBrace:
    case K.Arrow:
    case K.operator:
      return false;
    case K.OpenParen:
      return ofEvent;
    case K.Semicolon:
      return p.isScript || !startsProperty(p.peek(2));
    default:
      return true;
  }
}

/** Modifiers or a type without a member: reported at what follows, which stays. */
function parseIncomplete(
  p: Parser,
  at: MemberStart,
  type: TypeSyntax,
  from: number,
): MemberDeclarationSyntax | undefined {
  if (isMissing(type)) {
    p.complaints.length = from;
    if (at.modifiers.length === 0 && at.attributeLists.length === 0) return undefined;
  }
  if (p.complaints.length === at.complaints) p.reportHere('CS1519', p.atEnd ? '' : p.currentText);
  return incomplete(p, at, isMissing(type) ? undefined : type);
}

function incomplete(p: Parser, at: MemberStart, type: TypeSyntax | undefined): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = at;
  return { kind: 'IncompleteMember', start, end: p.end, attributeLists, modifiers, type };
}

function parseMethod(
  p: Parser,
  at: MemberStart,
  returnType: TypeSyntax,
  explicitInterface: NameSyntax | undefined,
  identifier: IdentifierToken,
  typeParameters: readonly TypeParameterSyntax[],
): MemberDeclarationSyntax {
  const { attributeLists, modifiers, start, complete } = at;
  const rest = parseFunctionRest(p, isAsync(at), complete, { typeParameters });
  checkBodies(p, start, rest);
  return {
    kind: 'MethodDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    returnType,
    explicitInterface,
    identifier,
    ...rest,
  };
}

/** What would be a constructor is a method without a type at the top of a script. */
function parseTypeless(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  p.reportMissing('CS1520');
  const type = p.missingName();
  return parseMethod(p, at, type, undefined, p.identifier(), []);
}

/** `const T x = 1;`, `fixed T x[3];`: the word is kept as a modifier. */
function parseWordedField(p: Parser, before: MemberStart): MemberDeclarationSyntax {
  const word = p.kind === K.fixed ? 'fixed' : 'const';
  const at = { ...before, modifiers: [...before.modifiers, takeModifier(p)] };
  const type = parseType(p);
  return parseField(p, at, type, word);
}

function parseField(
  p: Parser,
  at: MemberStart,
  type: TypeSyntax,
  word?: 'const' | 'fixed',
): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  const form = word === 'const' && !complete ? undefined : word;
  // At the top of a script a plain field is a variable, behind which a statement may begin.
  const isVariable =
    p.isScript && word === undefined && at.modifiers.length === 0 && at.attributeLists.length === 0;
  const stop = isVariable ? Stop.Field | Stop.Statement : Stop.Field;
  const declaration = until(p, stop, () => parseDeclarators(p, type, form));
  if (complete || !p.atEnd) p.expect(K.Semicolon);
  return { kind: 'FieldDeclaration', start, end: p.end, attributeLists, modifiers, declaration };
}

function parseConstructor(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  const identifier = p.identifier();
  const { stops } = p;
  p.stops |= Stop.Signature;
  const parameterList = parseParameterList(p, 'declaration');
  const initializer = p.kind === K.Colon ? parseConstructorInitializer(p) : undefined;
  p.stops = stops;
  const bodies = parseFunctionBody(p, false, complete);
  checkBodies(p, start, bodies);
  return {
    kind: 'ConstructorDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    identifier,
    parameterList,
    initializer,
    ...bodies,
  };
}

function parseDestructor(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  p.next();
  const identifier = p.identifier();
  p.expect(K.OpenParen);
  p.expect(K.CloseParen);
  const bodies = parseFunctionBody(p, false, complete);
  checkBodies(p, start, bodies);
  return {
    kind: 'DestructorDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    identifier,
    ...bodies,
  };
}

function parseEvent(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  const eventKeyword = p.take();
  const type = parseType(p);
  if (isFieldName(p, true)) {
    const declaration = until(p, Stop.Field, () => parseDeclarators(p, type));
    if (p.kind === K.Dot) p.report('CS0071', eventKeyword.start, eventKeyword.end);
    if (complete || !p.atEnd) p.expect(K.Semicolon);
    return { kind: 'EventFieldDeclaration', start, end: p.end, attributeLists, modifiers, declaration };
  }
  const { explicitInterface: qualifier, identifier: name } = parseMemberName(p);
  const explicitInterface = qualifier?.name;
  const needsAccessors = qualifier !== undefined && p.kind !== K.OpenBrace && p.kind !== K.Semicolon;
  if (needsAccessors) p.report('CS0071', qualifier.dot.start, qualifier.dot.end);
  let identifier = name ?? p.noIdentifier();
  if (name === undefined && !isMissing(type) && !needsAccessors) identifier = p.identifier();
  refuseTypeParameters(p, identifier);
  let accessors: readonly AccessorDeclarationSyntax[] | undefined = [];
  if (qualifier !== undefined && p.eat(K.Semicolon)) accessors = undefined;
  else if (!needsAccessors) accessors = parseAccessors(p, true);
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
