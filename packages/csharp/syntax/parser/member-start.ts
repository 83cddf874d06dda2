// What members begin with: attributes, modifiers, the interface of an explicit implementation.
import type {
  AttributeListSyntax,
  IdentifierToken,
  ModifierToken,
  NameSyntax,
  SimpleNameSyntax,
  TokenSpan,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import { parseAttributeLists } from './attributes.ts';
import type { Parser } from './parser.ts';
import { isMemberName, isQualified, isScopedModifier, parseModifiers, takeModifier } from './modifiers.ts';
import { scanNamePart } from './type-scan.ts';
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
  const modifiers = parseModifiers(p);
  const all = isScopedModifier(p) ? [...modifiers, takeModifier(p)] : modifiers;
  return { start, attributeLists, modifiers: all, complete, complaints };
}

/** The interface before the name of a member and its last dot; nothing where the name stands alone. */
export interface ExplicitInterface {
  readonly name: NameSyntax;
  readonly dot: TokenSpan;
}

/** `IFoo<T>.` before the name of a member; nothing if there is no dot. */
export function parseExplicitInterface(p: Parser): ExplicitInterface | undefined {
  let name: NameSyntax | undefined;
  let dot: TokenSpan | undefined;
  while (p.kind === K.Identifier && (isQualified(p) || lacksDot(p))) {
    const start: number = name?.start ?? p.start;
    const alias = name === undefined && isAlias(p) ? p.identifier() : undefined;
    if (alias) p.next();
    const right: SimpleNameSyntax = parseSimpleName(p, true);
    const end = p.end;
    if (alias) name = { kind: 'AliasQualifiedName', start, end, alias, name: right };
    else name = name === undefined ? right : { kind: 'QualifiedName', start, end, left: name, right };
    // `I..M`: between the dots a name is missing.
    if (p.kind === K.DotDot) p.report('CS1001', p.currentEnd - 1, p.currentEnd);
    else if (p.kind !== K.Dot) p.missing(K.Dot);
    dot = p.kind === K.operator ? p.nothing() : p.take();
  }
  return name && dot && { name, dot };
}

/** Whether the name of an interface stands right before `operator`. */
function lacksDot(p: Parser): boolean {
  const { index } = p;
  scanNamePart(p);
  const result = p.kind === K.operator;
  p.moveTo(index);
  return result;
}

/** Whether an alias stands here: `a::I.` begins the name of an interface. */
function isAlias(p: Parser): boolean {
  if (p.peek() !== K.ColonColon) return false;
  const { index } = p;
  p.next();
  p.next();
  const result = p.kind === K.Identifier && isQualified(p);
  p.moveTo(index);
  return result;
}

/** What a member is called; `this` is the name of an indexer. */
export interface MemberName {
  readonly explicitInterface: ExplicitInterface | undefined;
  /** Nothing where there is no name at all. */
  readonly identifier: IdentifierToken | undefined;
  readonly thisKeyword: TokenSpan | undefined;
}

/** Reads the name of a member up to its type parameters. */
export function parseMemberName(p: Parser): MemberName {
  if (!isMemberName(p))
    return { explicitInterface: undefined, identifier: undefined, thisKeyword: undefined };
  const explicitInterface = parseExplicitInterface(p);
  const thisKeyword = p.kind === K.this ? p.take() : undefined;
  const isOperator = explicitInterface !== undefined && p.kind === K.operator;
  const identifier = thisKeyword ? undefined : isOperator ? p.noIdentifier() : p.identifier();
  return { explicitInterface, identifier, thisKeyword };
}
