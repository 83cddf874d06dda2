// What the words before a member say of it.
import type { Accessibility, NamedType } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { displayType } from '../../../symbols/display.ts';
import type { IdentifierToken, ModifierToken } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { phases } from '../../phases.ts';

/** The modifiers that methods, properties and events may have, besides their accessibility (C# 15.3). */
export const commonModifiers: ReadonlySet<string> = new Set([
  'static',
  'abstract',
  'virtual',
  'override',
  'sealed',
  'new',
  'extern',
  'partial',
  'unsafe',
  'readonly',
]);

const accessWords: ReadonlySet<string> = new Set(['public', 'private', 'protected', 'internal']);

/** The accessibility that is written, or the default of the place. */
export function accessibilityOf(
  modifiers: readonly ModifierToken[],
  otherwise: Accessibility,
): Accessibility {
  if (modifiers.length === 0) return otherwise;
  const has = (text: string): boolean => hasModifier(modifiers, text);
  if (has('public')) return 'public';
  if (has('protected'))
    return has('internal') ? 'protected internal' : has('private') ? 'private protected' : 'protected';
  if (has('internal')) return 'internal';
  return has('private') ? 'private' : otherwise;
}

/** Whether the author wrote who may use it. */
export const writesAccessibility = (modifiers: readonly ModifierToken[]): boolean =>
  modifiers.some(({ text }) => accessWords.has(text));

/** Members of interfaces are public where nothing is written, others private. */
export const defaultAccess = (type: NamedType): Accessibility =>
  type.kind === 'interface' ? 'public' : 'private';

const typeModifiers: Readonly<Record<string, readonly string[]>> = {
  class: ['abstract', 'sealed', 'static', 'partial', 'new', 'unsafe', 'file'],
  record: ['abstract', 'sealed', 'partial', 'new', 'unsafe', 'file'],
  struct: ['readonly', 'ref', 'partial', 'new', 'unsafe', 'file'],
  'record struct': ['readonly', 'partial', 'new', 'unsafe', 'file'],
  interface: ['partial', 'new', 'unsafe', 'file'],
  enum: ['new', 'file'],
  delegate: ['new', 'unsafe', 'file'],
};

/** Reports modifiers that a type of its kind cannot have, or not together; `keyword` is what it is declared by. */
export function checkTypeModifiers(
  binder: Binder,
  keyword: string,
  modifiers: readonly ModifierToken[],
  name: IdentifierToken,
): void {
  checkOrder(binder, modifiers);
  for (const modifier of modifiers) {
    const { text } = modifier;
    if (accessWords.has(text) || typeModifiers[keyword]?.includes(text)) continue;
    if (text === 'partial') binder.error('CS0267', modifier);
    else binder.error('CS0106', name, [text]);
  }
  checkAccess(binder, modifiers, name);
  if (keyword === 'class' || keyword === 'record') checkDerivation(binder, keyword, modifiers, name);
}

/** Reports a class that must be derived from and cannot be; `modifiers` are those of all its parts. */
export function checkDerivation(
  binder: Binder,
  keyword: string,
  modifiers: readonly ModifierToken[],
  name: IdentifierToken,
): void {
  const has = (text: string): boolean => hasModifier(modifiers, text);
  if (has('abstract') && (has('sealed') || has('static'))) binder.error('CS0418', name, [name.text]);
  else if (keyword === 'class' && has('sealed') && has('static')) binder.error('CS0441', name, [name.text]);
}

/** What is declared: messages call it so. */
type MemberWord = 'method' | 'property' | 'event' | 'field';

/** A member declaration, as far as its modifiers are checked. */
export interface DeclaredMember {
  readonly kind: MemberWord;
  readonly modifiers: readonly ModifierToken[];
  readonly allowed: ReadonlySet<string>;
  readonly nameSpan: TextSpan;
  readonly display: string;
  /** Whether it is a method with a name, before whose `async` a `partial` may stand. */
  readonly ofMethod?: boolean;
}

/** Reports modifiers that a member cannot have, or not together; of properties and events that is told when all types are known. */
export function checkMemberModifiers(binder: Binder, type: NamedType, member: DeclaredMember): void {
  const { modifiers, nameSpan } = member;
  const access = checkWords(binder, type, member);
  const late = binder.withPhase(phases.typeChecks);
  if (member.kind !== 'property') checkAccess(binder, modifiers, nameSpan);
  else binder.compilation.checkLater(() => checkAccess(late, modifiers, nameSpan));
  if (member.kind === 'method' || member.kind === 'field') checkPairs(binder, type, member, access);
  else binder.compilation.checkLater(() => checkPairs(late, type, member, access));
}

function checkPairs(
  binder: Binder,
  type: NamedType,
  member: DeclaredMember,
  access: string | undefined,
): void {
  const { modifiers, nameSpan, display } = member;
  const isInterface = type.kind === 'interface';
  const isStatic = hasModifier(modifiers, 'static');
  const has = (text: string): boolean => hasModifier(modifiers, text);
  if (isStatic && !isInterface) {
    for (const word of ['abstract', 'override', 'virtual'])
      if (has(word)) binder.error('CS0112', nameSpan, [word]);
    return;
  }
  if (isStatic && has('sealed') && isInterface) {
    if (has('abstract') || has('virtual')) binder.error('CS0106', nameSpan, ['sealed']);
    return;
  }
  // Fields have none of these words, which is told already.
  const isOpen = member.kind !== 'field' && (has('virtual') || has('abstract') || has('override'));
  if (isOpen && !isInterface && (access === 'private' || access === undefined))
    binder.error('CS0621', nameSpan, [display]);
  else if (has('override') && (has('new') || has('virtual'))) binder.error('CS0113', nameSpan, [display]);
  else if (has('sealed') && !has('override') && (!isInterface || has('abstract') || has('virtual')))
    binder.error('CS0238', nameSpan, [display]);
  else checkInheritanceWords(binder, type, member, has);
}

/** The words that say whether a derived type gives the member another body. */
function checkInheritanceWords(
  binder: Binder,
  type: NamedType,
  { kind, nameSpan, display }: DeclaredMember,
  has: (text: string) => boolean,
): void {
  const inStruct =
    type.kind === 'struct' ? ['sealed', 'abstract', 'virtual'].find((word) => has(word)) : undefined;
  if (inStruct !== undefined) binder.error('CS0106', nameSpan, [inStruct]);
  else if (has('abstract') && has('extern')) binder.error('CS0180', nameSpan, [display]);
  else if (has('abstract') && has('sealed')) binder.error('CS0502', nameSpan, [display]);
  else if (has('abstract') && has('virtual')) binder.error('CS0503', nameSpan, [kind, display]);
  else if (kind === 'method' || (kind === 'event' && has('abstract')))
    checkOpenness(binder, type, { nameSpan, display }, has);
}

/** Reports a method or accessor that is abstract in a class that is not, or virtual where nothing can override it. */
export function checkOpenness(
  binder: Binder,
  type: NamedType,
  { nameSpan, display }: Pick<DeclaredMember, 'nameSpan' | 'display'>,
  has: (text: string) => boolean,
): void {
  if (type.kind !== 'class') return;
  if (has('abstract') && !type.flags.isAbstract)
    binder.error('CS0513', nameSpan, [display, displayType(type)]);
  else if (has('virtual') && type.flags.isSealed)
    binder.error('CS0549', nameSpan, [display, displayType(type)]);
}

/** Only structs have functions that promise to change nothing; in interfaces nothing overrides by a word. */
const isForeign = (word: string, kind: MemberWord, type: NamedType): boolean =>
  (word === 'readonly' && kind !== 'field' && type.kind !== 'struct') ||
  (word === 'override' && type.kind === 'interface');

/** Reports the first word that is written twice, and a `partial` that is not the last one (`async` of a method may follow). */
export function checkOrder(binder: Binder, modifiers: readonly ModifierToken[], ofMethod = false): void {
  if (modifiers.length < 2) return;
  const seen = new Set<string>();
  let isRepeated = false;
  for (const [index, modifier] of modifiers.entries()) {
    const { text } = modifier;
    if (seen.has(text) && !isRepeated) {
      binder.error('CS1004', modifier, [text]);
      isRepeated = true;
    }
    seen.add(text);
    if (text !== 'partial') continue;
    const behind = modifiers.length - 1 - index;
    const isBeforeAsync = ofMethod && behind === 1 && modifiers.at(-1)!.text === 'async';
    if (behind > 0 && !isBeforeAsync) binder.error('CS0267', modifier);
  }
}

/** Reports words that do not say together who may use what is declared (CS0107). */
export function checkAccess(binder: Binder, modifiers: readonly ModifierToken[], name: TextSpan): void {
  if (modifiers.length < 2) return;
  const words = new Set(modifiers.flatMap(({ text }) => (accessWords.has(text) ? [text] : [])));
  const isPair =
    words.size === 2 && words.has('protected') && (words.has('internal') || words.has('private'));
  if (words.size > 1 && !isPair) binder.error('CS0107', name);
}

/** Reports words that are written twice or cannot stand there. @returns the last word that says who may use the member */
export function checkWords(
  binder: Binder,
  type: NamedType,
  { kind, modifiers, allowed, nameSpan, ofMethod }: Omit<DeclaredMember, 'display'>,
): string | undefined {
  checkOrder(binder, modifiers, ofMethod);
  let access: string | undefined;
  for (const modifier of modifiers) {
    const { text } = modifier;
    if (accessWords.has(text)) {
      if (allowed.has('async') && !allowed.has('virtual')) binder.error('CS0106', nameSpan, [text]);
      access = text;
    } else if (text === 'partial' && !allowed.has(text)) binder.error('CS0267', modifier);
    else if (text === 'required' && hasModifier(modifiers, 'static'))
      binder.error('CS0106', nameSpan, [text]);
    else if (text === 'abstract' && kind === 'field') binder.error('CS0681', nameSpan);
    else if (!allowed.has(text) || isForeign(text, kind, type)) binder.error('CS0106', nameSpan, [text]);
  }
  return access;
}
