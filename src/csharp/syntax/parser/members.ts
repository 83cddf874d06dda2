// Members: fields, methods, constructors, properties, indexers, events, operators.
import type {
  AccessorDeclarationSyntax,
  ArrowExpressionClauseSyntax,
  AttributeListSyntax,
  ConstructorInitializerSyntax,
  ExpressionSyntax,
  IdentifierToken,
  MemberDeclarationSyntax,
  ModifierToken,
  NameSyntax,
  SimpleNameSyntax,
  TypeSyntax,
} from '../nodes.ts';
import { isKeyword, K, tokenText } from '../tokens.ts';
import { parseArgumentList } from './arguments.ts';
import { parseAttributeLists } from './attributes.ts';
import { parseArrayInitializer } from './creation.ts';
import type { Parser } from './core.ts';
import { parseArrowBody, parseFunctionBody, parseFunctionRest } from './functions.ts';
import { parseDeclarators } from './locals.ts';
import { parseParameterList } from './parameters.ts';
import { scanTypeArguments } from './type-scan.ts';
import { parseSimpleName, parseType } from './types.ts';

/** What has been read of a member, and whether its body must be there (not in a signature). */
export interface MemberStart {
  readonly start: number;
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
  readonly complete: boolean;
}

/** Reads attributes and modifiers. */
export function parseMemberStart(p: Parser, complete: boolean): MemberStart {
  const { start } = p;
  const attributeLists = p.kind === K.OpenBracket ? parseAttributeLists(p) : [];
  return { start, attributeLists, modifiers: parseModifiers(p), complete };
}

/** Whether the current token is a modifier of a declaration. */
export function isModifier(p: Parser): boolean {
  switch (p.kind) {
    case K.public:
    case K.private:
    case K.protected:
    case K.internal:
    case K.static:
    case K.readonly:
    case K.const:
    case K.abstract:
    case K.sealed:
    case K.virtual:
    case K.override:
    case K.extern:
    case K.unsafe:
    case K.volatile:
    case K.new:
    case K.fixed:
      return true;
    case K.Identifier:
      return isModifierWord(p);
    default:
      return false;
  }
}

const modifierWords = new Set(['async', 'partial', 'required', 'file', 'scoped']);

/** A contextual modifier: a declaration must go on behind it. */
function isModifierWord(p: Parser): boolean {
  const word = p.word();
  if (!modifierWords.has(word)) return false;
  const next = p.peek();
  if (next === K.Identifier || next === K.OpenParen) {
    if (next === K.OpenParen) return false;
    const after = p.peek(2);
    return (
      after !== K.Equals &&
      after !== K.Semicolon &&
      after !== K.Comma &&
      after !== K.EndOfFile &&
      after !== K.Arrow &&
      (after !== K.OpenBrace || word !== 'scoped') &&
      (after !== K.OpenParen || word === 'async')
    );
  }
  return (
    isKeyword(next) &&
    next !== K.in &&
    next !== K.is &&
    next !== K.as &&
    next !== K.switch &&
    next !== K.delegate
  );
}

function parseModifiers(p: Parser): readonly ModifierToken[] {
  const list: ModifierToken[] = [];
  while (isModifier(p)) {
    list.push({ text: p.value as string, start: p.start, end: p.currentEnd });
    p.next();
  }
  return list;
}

/** Reads a member behind its modifiers, `typeName` being the type it stands in (for constructors). */
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
  const { start, attributeLists, modifiers } = at;
  const missing = type !== undefined && type.kind === 'IdentifierName' && type.missing;
  if (!missing) p.reportHere('CS1519', p.atEnd ? '' : p.currentText);
  return { kind: 'IncompleteMember', start, end: p.end, attributeLists, modifiers, type };
}

/** Reads modifiers that no member follows. */
export function parseLoneModifiers(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  return parseIncomplete(p, at, undefined);
}

/** `IFoo<T>.` before the name of a member; nothing if there is no dot. */
function parseExplicitInterface(p: Parser): NameSyntax | undefined {
  let name: NameSyntax | undefined;
  while (p.kind === K.Identifier && dotFollows(p)) {
    const start: number = name?.start ?? p.start;
    const right: SimpleNameSyntax = parseSimpleName(p, true);
    const end = p.end;
    name = name === undefined ? right : { kind: 'QualifiedName', start, end, left: name, right };
    p.next();
  }
  return name;
}

function dotFollows(p: Parser): boolean {
  if (p.peek() === K.Dot) return true;
  if (p.peek() !== K.Less) return false;
  const { index } = p;
  p.next();
  const result = scanTypeArguments(p) !== 'none' && p.kind === K.Dot;
  p.moveTo(index);
  return result;
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
  if (complete && identifier.text !== p.typeName) p.reportLater('CS1520', identifier.start, identifier.end);
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
  const keywordToken = p.kind === K.base ? p.take() : p.expect(K.this);
  const argumentList = parseArgumentList(p);
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
    } else if (p.kind === K.Semicolon) {
      p.next();
    }
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
  const list: AccessorDeclarationSyntax[] = [];
  if (p.expect(K.OpenBrace).end !== p.end || p.kind === K.EndOfFile) {
    if (p.kind === K.EndOfFile) p.missing(K.CloseBrace);
    return list;
  }
  while (p.kind !== K.CloseBrace && !p.atEnd) {
    const before = p.index;
    const accessor = parseAccessor(p, ofEvent);
    if (accessor !== undefined) list.push(accessor);
    if (p.index === before) break;
  }
  p.expect(K.CloseBrace);
  return list;
}

const accessorWords = new Set(['get', 'set', 'init', 'add', 'remove']);

function parseAccessor(p: Parser, ofEvent: boolean): AccessorDeclarationSyntax | undefined {
  const { start } = p;
  const attributeLists = p.kind === K.OpenBracket ? parseAttributeLists(p) : [];
  const modifiers = parseModifiers(p);
  const word = p.word();
  if (!accessorWords.has(word)) {
    p.reportHere(ofEvent ? 'CS1055' : 'CS1014');
    p.next();
    if (p.kind === K.Semicolon) p.next();
    return undefined;
  }
  const keyword = word as AccessorDeclarationSyntax['keyword'];
  const keywordToken = p.take();
  const { inAsync, isScript } = p;
  p.inAsync = false;
  p.isScript = false;
  const body = p.kind === K.OpenBrace ? p.grammar.block(p) : undefined;
  const expressionBody = p.kind === K.Arrow ? parseArrowBody(p) : undefined;
  if (body !== undefined) p.eat(K.Semicolon);
  else if (expressionBody !== undefined) p.expect(K.Semicolon);
  else if (!p.eat(K.Semicolon)) p.reportMissing('CS8180');
  p.inAsync = inAsync;
  p.isScript = isScript;
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

const overloadable = new Set<number>([
  K.Plus,
  K.Minus,
  K.Exclamation,
  K.Tilde,
  K.PlusPlus,
  K.MinusMinus,
  K.true,
  K.false,
  K.Asterisk,
  K.Slash,
  K.Percent,
  K.Ampersand,
  K.Bar,
  K.Caret,
  K.LessLess,
  K.EqualsEquals,
  K.ExclamationEquals,
  K.Less,
  K.Greater,
  K.LessEquals,
  K.GreaterEquals,
  K.PlusEquals,
  K.MinusEquals,
  K.AsteriskEquals,
  K.SlashEquals,
  K.PercentEquals,
  K.AmpersandEquals,
  K.BarEquals,
  K.CaretEquals,
  K.LessLessEquals,
]);

function parseOperator(
  p: Parser,
  at: MemberStart,
  returnType: TypeSyntax,
  explicitInterface: NameSyntax | undefined,
): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  p.next();
  const checked = p.eat(K.checked);
  let operator = '';
  const from = p.start;
  if (overloadable.has(p.kind)) {
    do {
      operator += tokenText(p.kind);
      p.next();
    } while (
      operator.startsWith('>') &&
      (p.kind === K.Greater || p.kind === K.GreaterEquals) &&
      p.touches(0)
    );
  } else if (p.kind === K.implicit || p.kind === K.explicit || p.kind !== K.OpenParen) {
    p.reportHere('CS1037');
    if (p.kind !== K.CloseBrace && !p.atEnd) p.next();
  } else {
    p.reportMissing('CS1037');
  }
  const operatorToken = { start: from, end: operator === '' ? from : p.end };
  const parameterList = parseParameterList(p, 'declaration');
  const { body, expressionBody } = parseFunctionBody(p, false, complete);
  return {
    kind: 'OperatorDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    returnType,
    explicitInterface,
    checked,
    operator,
    operatorToken,
    parameterList,
    body,
    expressionBody,
  };
}

function parseConversion(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  const direction = p.kind === K.implicit ? 'implicit' : 'explicit';
  p.next();
  const explicitInterface = p.kind === K.Identifier ? parseExplicitInterface(p) : undefined;
  const operatorToken = p.expect(K.operator);
  const checked = p.eat(K.checked);
  const type = parseType(p);
  const parameterList = parseParameterList(p, 'declaration');
  const { body, expressionBody } = parseFunctionBody(p, false, complete);
  return {
    kind: 'ConversionOperatorDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    direction,
    explicitInterface,
    checked,
    operatorToken,
    type,
    parameterList,
    body,
    expressionBody,
  };
}
