// What members begin with: attributes, modifiers, the interface of an explicit implementation.
import type { AttributeListSyntax, ModifierToken, NameSyntax, SimpleNameSyntax } from '../nodes.ts';
import { isKeyword, K } from '../tokens.ts';
import { parseAttributeLists } from './attributes.ts';
import type { Parser } from './core.ts';
import { scanTypeArguments } from './type-scan.ts';
import { parseSimpleName } from './types.ts';

/** What has been read of a member, and whether its body must be there (not in a signature). */
export interface MemberStart {
  readonly start: number;
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
  readonly complete: boolean;
  /** How many complaints there were before it. */
  readonly complaints: number;
}

/** Reads attributes and modifiers. */
export function parseMemberStart(p: Parser, complete: boolean): MemberStart {
  const { start } = p;
  const complaints = p.complaints.length;
  const attributeLists = p.kind === K.OpenBracket ? parseAttributeLists(p) : [];
  return { start, attributeLists, modifiers: parseModifiers(p), complete, complaints };
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
    case K.ref:
      return p.peek() === K.struct || (p.isWord('partial', 1) && p.peek(2) === K.struct);
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
      (after !== K.OpenParen || word === 'async' || (word === 'partial' && p.isWord(p.typeName, 1)))
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

/** Reads the modifiers that stand here. */
export function parseModifiers(p: Parser): readonly ModifierToken[] {
  const list: ModifierToken[] = [];
  while (isModifier(p)) {
    list.push({ text: p.value as string, start: p.start, end: p.currentEnd });
    p.next();
  }
  return list;
}

/** `IFoo<T>.` before the name of a member; nothing if there is no dot. */
export function parseExplicitInterface(p: Parser): NameSyntax | undefined {
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
