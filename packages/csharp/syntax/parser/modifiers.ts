// The modifiers of declarations. Some are ordinary names unless a declaration goes on behind them.
import type { ModifierToken } from '../nodes.ts';
import { isKeyword, K } from '../tokens.ts';
import type { Parser } from './parser.ts';
import { isPredefinedType, scanNamePart, scanType } from './type-scan.ts';

/** Whether the current token is a modifier of a declaration. */
export function isModifier(p: Parser): boolean {
  if (isModifierKeyword(p.kind)) return true;
  if (p.kind === K.ref) return isRefModifier(p);
  return p.kind === K.Identifier && isModifierWord(p);
}

/** Whether a token is a modifier and can be nothing else. */
export function isModifierKeyword(kind: number): boolean {
  switch (kind) {
    case K.public:
    case K.private:
    case K.protected:
    case K.internal:
    case K.static:
    case K.readonly:
    case K.abstract:
    case K.sealed:
    case K.virtual:
    case K.override:
    case K.extern:
    case K.unsafe:
    case K.volatile:
    case K.new:
      return true;
    default:
      return false;
  }
}

/**
 * Whether `ref` stands before a type declaration (of all types only a struct can be one; others are told of when they are
 * bound) or, in a type, before what cannot begin the type of a member.
 */
function isRefModifier(p: Parser): boolean {
  if (isTypeWord(p, 1) || (p.isWord('partial', 1) && isTypeWord(p, 2))) return true;
  if (p.isScript) return false;
  switch (p.peek()) {
    case K.readonly:
      return false;
    case K.const:
    case K.event:
    case K.fixed:
    case K.ref:
      return true;
    default:
      return lookBehind(p, () => isModifier(p) || isScopedModifier(p));
  }
}

/** Whether `scoped` stands here before a type and a name. */
export const isScopedModifier = (p: Parser): boolean =>
  p.isWord('scoped') && lookBehind(p, () => p.kind === K.ref || (scanType(p) !== 'none' && isMemberName(p)));

function isTypeWord(p: Parser, ahead: number): boolean {
  const kind = p.peek(ahead);
  const isKeyword = kind === K.struct || kind === K.class || kind === K.interface || kind === K.enum;
  return isKeyword || p.isWord('record', ahead);
}

function isModifierWord(p: Parser): boolean {
  switch (p.word()) {
    case 'partial':
      return isPartial(p) || isMisplacedPartial(p);
    case 'required':
    case 'file':
      // Among members they are nothing else, unless they are the name of one.
      return (p.typeName !== '' && !endsName(p.peek())) || declarationFollows(p);
    case 'async':
      return isTypeArgument(p) || declarationFollows(p);
    default:
      return false;
  }
}

/** Whether a generic type follows that cannot be the name of a method with its type parameters. */
const isTypeArgument = (p: Parser): boolean =>
  p.peek() === K.Identifier && p.peek(2) === K.Less && isKeyword(p.peek(3));

/** Whether the token behind a name says that it is one. */
const endsName = (kind: number): boolean =>
  kind === K.Semicolon ||
  kind === K.Equals ||
  kind === K.Comma ||
  kind === K.OpenParen ||
  kind === K.OpenBrace;

/** Whether `partial` here belongs to a type or a member, be it before other modifiers, which is told of later. */
export function isPartial(p: Parser): boolean {
  const next = p.peek();
  if (next === K.class || next === K.struct || next === K.interface || next === K.event) return true;
  // A third one is no name any more; one would ask the next, and that the next, without end.
  if (p.isWord('partial', 1) && p.isWord('partial', 2)) return true;
  if (p.isWord('record', 1) || lookBehind(p, () => isModifier(p))) return true;
  // A constructor, be it one of another name.
  if (next === K.Identifier && p.peek(2) === K.OpenParen) return true;
  return lookBehind(p, () => scanType(p) !== 'none' && isMemberName(p));
}

/** Whether `partial` stands before a type that has no parts, which is told of when it is bound. */
const isMisplacedPartial = (p: Parser): boolean => p.peek() === K.enum || p.peek() === K.delegate;

/** Whether a token is a modifier that a type can have. */
export function isTypeModifier(kind: number): boolean {
  switch (kind) {
    case K.abstract:
    case K.internal:
    case K.new:
    case K.private:
    case K.protected:
    case K.public:
    case K.sealed:
    case K.static:
    case K.unsafe:
      return true;
    default:
      return false;
  }
}

/** Whether the name of a member can stand here. */
export const isMemberName = (p: Parser): boolean => p.kind === K.Identifier || p.kind === K.this;

/** Whether what stands behind the word here is a declaration of which the word is a modifier. */
export function declarationFollows(p: Parser): boolean {
  if (isModifierKeyword(p.peek())) return true;
  return lookBehind(p, () => {
    if (p.isWord('partial')) p.next();
    if (startsType(p) || p.kind === K.event) return true;
    if ((p.kind === K.explicit || p.kind === K.implicit) && p.peek() === K.operator) return true;
    return scanType(p) !== 'none' && isMemberBehindType(p);
  });
}

function lookBehind(p: Parser, test: () => boolean): boolean {
  const { index } = p;
  p.next();
  const result = test();
  p.moveTo(index);
  return result;
}

function startsType(p: Parser): boolean {
  switch (p.kind) {
    case K.class:
    case K.struct:
    case K.interface:
    case K.enum:
    case K.delegate:
      return true;
    default:
      return isModifierKeyword(p.kind);
  }
}

/** Behind `async T`: what makes `async` a modifier and not a type. */
function isMemberBehindType(p: Parser): boolean {
  return (
    isMemberName(p) ||
    p.atEnd ||
    p.kind === K.CloseBrace ||
    p.kind === K.operator ||
    p.kind === K.namespace ||
    isPredefinedType(p.kind) ||
    startsType(p)
  );
}

/** Reads the modifiers that stand here; `isOne` tells them from what follows. */
export function parseModifiers(
  p: Parser,
  isOne: (p: Parser) => boolean = isModifier,
): readonly ModifierToken[] {
  const list: ModifierToken[] = [];
  while (isOne(p)) list.push(takeModifier(p));
  return list;
}

/** Words that are modifiers before the word of an accessor whatever follows. */
const accessorModifierWords: ReadonlySet<string> = new Set(['partial', 'required', 'async', 'file']);

/** Whether the current token is a modifier where only an accessor can follow. */
export const isAccessorModifier = (p: Parser): boolean =>
  isModifierKeyword(p.kind) ||
  p.kind === K.ref ||
  (p.kind === K.Identifier && accessorModifierWords.has(p.word()));

/** Consumes the current token as a modifier. */
export function takeModifier(p: Parser): ModifierToken {
  return { text: p.value as string, ...p.take() };
}

/** Whether `name.` or `name<…>.` stands here: the interface of an explicit implementation. */
export function isQualified(p: Parser): boolean {
  const { index } = p;
  scanNamePart(p);
  const result = p.kind === K.Dot || p.kind === K.ColonColon || p.kind === K.DotDot;
  p.moveTo(index);
  return result;
}
