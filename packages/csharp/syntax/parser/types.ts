// Types and names.
import type {
  ArrayRankSpecifierSyntax,
  ExpressionSyntax,
  GenericNameSyntax,
  NameSyntax,
  PredefinedTypeKeyword,
  PredefinedTypeSyntax,
  SimpleNameSyntax,
  TupleElementSyntax,
  TypeSyntax,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import type { Parser } from './parser.ts';
import { skipTokens } from './arguments.ts';
import {
  isExpressionStart,
  isPossibleExpression,
  isTrueIdentifier,
  isPossibleType,
} from './possible-starts.ts';
import { isTerminator } from './terminators.ts';
import {
  confirmsTypeArguments,
  isFunctionPointer,
  isPredefinedType,
  scanTypeArguments,
} from './type-scan.ts';

/** Where a type stands decides what `?` and `[` after it mean. */
export type TypeMode =
  /** A declaration, a parameter, a type argument: every `?` is part of the type. */
  | 'normal'
  /** After `as`, or in a pattern: `?` may begin a conditional. */
  | 'expression'
  /** Alone after `is`: beside that, `<` that begins no type arguments is an operator. */
  | 'tested'
  /** After `new`: brackets with sizes. */
  | 'creation'
  /** Before the name of a parameter. */
  | 'parameter';

/** Reads a type; a missing one is reported. */
export function parseType(p: Parser, mode: TypeMode = 'normal'): TypeSyntax {
  if (!p.enter()) {
    p.leave();
    return p.missingName();
  }
  let type = parseUnderlyingType(p, mode);
  const { start } = type;
  for (;;) {
    if (p.kind === K.Question && type.kind !== 'NullableType' && isNullable(p, mode)) {
      p.next();
      type = { kind: 'NullableType', start, end: p.end, elementType: type };
    } else if (
      p.kind === K.Asterisk &&
      (mode === 'normal' || mode === 'creation' || (mode === 'parameter' && type.kind === 'PredefinedType'))
    ) {
      p.next();
      type = { kind: 'PointerType', start, end: p.end, elementType: type };
    } else if (p.kind === K.OpenBracket) {
      const rankSpecifiers: ArrayRankSpecifierSyntax[] = [];
      do {
        const isSized = mode !== 'creation' && !isEmptyRank(p);
        const rank = parseRankSpecifier(p, isSized || (mode === 'creation' && rankSpecifiers.length === 0));
        if (isSized) p.reportLater('CS0270', rank.start, rank.end);
        rankSpecifiers.push(rank);
      } while (p.kind === K.OpenBracket);
      type = { kind: 'ArrayType', start, end: p.end, elementType: type, rankSpecifiers };
    } else {
      break;
    }
  }
  p.leave();
  return type;
}

/** Reads the type of what a function gives, or another type that may be `void`. */
export function parseReturnType(p: Parser): TypeSyntax {
  return startsVoid(p) ? parsePredefinedType(p) : parseType(p);
}

/** Whether `void` itself stands here, and no pointer to it. */
const startsVoid = (p: Parser): boolean => p.kind === K.void && p.peek() !== K.Asterisk;

function parsePredefinedType(p: Parser): PredefinedTypeSyntax {
  const { start } = p;
  const keyword = p.value as PredefinedTypeKeyword;
  p.next();
  return { kind: 'PredefinedType', start, end: p.end, keyword };
}

function isEmptyRank(p: Parser): boolean {
  let ahead = 1;
  while (p.peek(ahead) === K.Comma) ahead++;
  return p.peek(ahead) === K.CloseBracket;
}

/** `[,]`, or `[n]` where sizes may stand. */
export function parseRankSpecifier(p: Parser, withSizes: boolean): ArrayRankSpecifierSyntax {
  const { start } = p.expect(K.OpenBracket);
  const sizes: ExpressionSyntax[] = [];
  let isComplete = false;
  while (p.kind !== K.CloseBracket) {
    if (p.kind === K.Comma) {
      sizes.push(omittedSize(p));
      p.next();
      isComplete = false;
    } else if (isPossibleExpression(p)) {
      const before = p.index;
      const size = p.areas.expression(p);
      sizes.push(size);
      if (!withSizes) p.reportLater('CS0178', size.start, size.end);
      isComplete = p.kind === K.CloseBracket;
      if (!isComplete) p.expect(K.Comma);
      if (p.index === before) break;
    } else if (!skipBadSize(p)) break;
  }
  if (!isComplete) sizes.push(omittedSize(p));
  if (sizes.some((size) => size.kind !== 'OmittedArraySizeExpression'))
    for (const size of sizes)
      if (size.kind === 'OmittedArraySizeExpression') p.report('CS0443', size.start, size.end);
  const rank = sizes.length;
  p.expect(K.CloseBracket);
  return { kind: 'ArrayRankSpecifier', start, end: p.end, sizes, rank };
}

function omittedSize({ start }: Parser): ExpressionSyntax {
  return { kind: 'OmittedArraySizeExpression', start, end: start };
}

function skipBadSize(p: Parser): boolean {
  return skipTokens(
    p,
    () => p.kind === K.Comma || isPossibleExpression(p),
    () => p.kind === K.CloseBracket || isTerminator(p),
    () => p.skipAs(K.Comma),
  );
}

/** Whether the `?` at the current token belongs to the type. */
function isNullable(p: Parser, mode: TypeMode): boolean {
  if (mode === 'normal' || mode === 'parameter') return true;
  // `new int?()` and `new int?[3]` are right.
  const behind = p.peek();
  if (mode === 'creation')
    return behind === K.OpenParen || behind === K.OpenBracket || behind === K.OpenBrace;
  const index = p.index;
  p.next();
  const result = !startsOperand(p);
  p.moveTo(index);
  return result;
}

/** After `is T ?`, the current token being behind the `?`: whether an operand follows, which makes the `?` a conditional; `T? name` is a pattern. */
export function startsOperand(p: Parser): boolean {
  switch (p.kind) {
    case K.Identifier:
      return !endsDesignation(p);
    case K.Ampersand:
      return false;
    case K.OpenBracket:
      return p.peek() !== K.CloseBracket && p.peek() !== K.Comma;
    default:
      return isExpressionStart(p);
  }
}

/** Whether the name here is all of an operand's place: what follows it goes on with no expression. */
function endsDesignation(p: Parser): boolean {
  switch (p.peek()) {
    case K.CloseParen:
    case K.CloseBracket:
    case K.CloseBrace:
    case K.Comma:
    case K.Semicolon:
    case K.EndOfFile:
      return true;
    case K.Identifier:
      return !p.isWord('await') && !p.isWord('with', 1);
    default:
      return isPredefinedType(p.peek());
  }
}

function parseUnderlyingType(p: Parser, mode: TypeMode): TypeSyntax {
  const { start } = p;
  if (isTrueIdentifier(p)) return parseName(p, mode === 'tested');
  if (isPredefinedType(p.kind)) {
    if (startsVoid(p)) p.reportHere(mode === 'parameter' ? 'CS1536' : 'CS1547');
    return parsePredefinedType(p);
  }
  if (p.kind === K.OpenParen) return parseTupleType(p);
  if (p.kind === K.ref) {
    p.next();
    const readOnly = p.eat(K.readonly);
    if (p.kind === K.ref) p.reportHere('CS1031');
    const type = parseType(p);
    return { kind: 'RefType', start, end: p.end, readOnly, type };
  }
  if (isFunctionPointer(p)) return parseFunctionPointer(p);
  if (p.kind === K.ColonColon) {
    p.reportMissing('CS1001');
    return parseName(p);
  }
  p.reportMissing('CS1031');
  return p.missingName();
}

function parseTupleType(p: Parser): TypeSyntax {
  const { start } = p;
  const elements: TupleElementSyntax[] = [];
  do {
    p.next();
    if (p.kind === K.CloseParen && elements.length === 0) break;
    const elementStart = p.start;
    const type = parseType(p);
    const identifier = isTrueIdentifier(p) ? p.identifier() : undefined;
    elements.push({ kind: 'TupleElement', start: elementStart, end: p.end, type, identifier });
  } while (p.kind === K.Comma);
  if (elements.length < 2) p.reportMissing('CS8124');
  p.expect(K.CloseParen);
  return { kind: 'TupleType', start, end: p.end, elements };
}

function parseFunctionPointer(p: Parser): TypeSyntax {
  const { start } = p;
  p.next();
  p.next();
  const hasConvention = p.isWord('managed') || p.isWord('unmanaged');
  if (hasConvention) p.next();
  if (hasConvention && p.eat(K.OpenBracket)) {
    do p.identifier();
    while (p.eat(K.Comma));
    p.expect(K.CloseBracket);
  }
  const parameterTypes: TypeSyntax[] = [];
  p.expect(K.Less);
  do {
    if (p.kind === K.ref || p.kind === K.out || p.kind === K.in) p.next();
    parameterTypes.push(parseReturnType(p));
  } while (p.eat(K.Comma));
  p.expect(K.Greater);
  return { kind: 'FunctionPointerType', start, end: p.end, parameterTypes };
}

/** A name with dots, aliases and type arguments, where only a type or namespace can stand. */
export function parseName(p: Parser, isTested: boolean = false): NameSyntax {
  const { start } = p;
  let name: NameSyntax = parseNamePart(p, isTested);
  if (p.kind === K.ColonColon && name.kind === 'IdentifierName') {
    p.next();
    const alias = {
      text: name.text,
      start: name.start,
      end: name.end,
      missing: name.missing,
      verbatim: name.verbatim,
    };
    name = { kind: 'AliasQualifiedName', start, alias, name: parseNamePart(p, isTested), end: p.end };
  }
  while (p.kind === K.Dot || p.kind === K.DotDot) {
    if (p.peek() === K.this) break;
    // `A..B`: between the dots a name is missing.
    if (p.kind === K.DotDot) p.report('CS1001', p.currentEnd - 1, p.currentEnd);
    p.next();
    const right = parseNamePart(p, isTested);
    name = { kind: 'QualifiedName', start, end: p.end, left: name, right };
  }
  return name;
}

function parseNamePart(p: Parser, isTested: boolean): SimpleNameSyntax {
  if (p.inAsync && !p.isScript && p.isWord('await')) p.reportHere('CS4003');
  return isTested && p.peek() === K.Less && !opensTypeArguments(p)
    ? p.identifierName()
    : parseSimpleName(p, true);
}

/** Whether type arguments can be read behind the name here. */
function opensTypeArguments(p: Parser): boolean {
  const { index } = p;
  p.next();
  const result = scanTypeArguments(p) !== 'none';
  p.moveTo(index);
  return result;
}

/**
 * An identifier, perhaps with type arguments. In an expression, `<` begins them only if what follows the closing `>`
 * says so.
 */
export function parseSimpleName(p: Parser, inType: boolean): SimpleNameSyntax {
  if (p.kind !== K.Identifier || p.peek() !== K.Less) return p.identifierName();
  if (!inType && !hasTypeArguments(p)) return p.identifierName();
  const identifier = p.identifier();
  return parseGenericRest(p, identifier.start, identifier);
}

function hasTypeArguments(p: Parser): boolean {
  const index = p.index;
  p.next();
  const found = scanTypeArguments(p);
  const result = found === 'type' || (found === 'generic' && confirmsTypeArguments(p));
  p.moveTo(index);
  return result;
}

function parseGenericRest(
  p: Parser,
  start: number,
  identifier: GenericNameSyntax['identifier'],
): GenericNameSyntax {
  return { kind: 'GenericName', start, identifier, typeArguments: parseTypeArguments(p), end: p.end };
}

function parseTypeArguments(p: Parser): readonly TypeSyntax[] {
  p.next();
  const list: TypeSyntax[] = [];
  if (p.kind === K.Greater || p.kind === K.Comma) {
    let ahead = 0;
    while (p.peek(ahead) === K.Comma) ahead++;
    if (p.peek(ahead) === K.Greater) {
      do list.push({ kind: 'OmittedTypeArgument', start: p.start, end: p.start });
      while (p.eat(K.Comma));
      p.next();
      return list;
    }
  }
  list.push(parseTypeArgument(p));
  while (p.kind !== K.Greater) {
    if (breaksTypeArguments(p, 0) || (p.kind === K.Identifier && breaksTypeArguments(p, 1))) break;
    if (p.kind === K.Comma || isPossibleType(p)) {
      p.expect(K.Comma);
      list.push(parseTypeArgument(p));
    } else if (!skipBadTypeArgument(p)) break;
  }
  p.expect(K.Greater);
  return list;
}

/** Whether the token `ahead` places further tells that `>` has been forgotten: what it begins follows a type and a name. */
function breaksTypeArguments(p: Parser, ahead: number): boolean {
  switch (p.peek(ahead)) {
    case K.OpenParen:
    case K.CloseParen:
    case K.OpenBrace:
    case K.CloseBrace:
    case K.Less:
    case K.Semicolon:
    case K.Equals:
    case K.Arrow:
    case K.this:
    case K.operator:
      return true;
    default:
      return p.isWord('and', ahead) || p.isWord('or', ahead);
  }
}

/** One token that is no type is passed over: what follows it goes on with the list. */
function parseTypeArgument(p: Parser): TypeSyntax {
  if (p.kind === K.in || p.kind === K.out) p.skipWith('CS1960');
  const type = parseType(p);
  if (type.kind === 'RefType') {
    const { start } = type;
    p.deferred.push({ code: 'CS1073', start, end: start + 'ref'.length, args: ['ref'] });
  }
  const next = p.peek();
  if (
    type.kind === 'IdentifierName' &&
    type.missing &&
    p.kind !== K.Comma &&
    p.kind !== K.Greater &&
    (next === K.Comma || next === K.Greater)
  )
    p.next();
  return type;
}

function skipBadTypeArgument(p: Parser): boolean {
  return skipTokens(
    p,
    () => p.kind === K.Comma || isPossibleType(p),
    () => p.kind === K.Greater || isTerminator(p),
    () => p.skipAs(K.Comma),
  );
}
