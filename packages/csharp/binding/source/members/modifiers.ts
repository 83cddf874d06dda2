// The words before a declaration: who may use what is declared, and which of them it may have.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Accessibility } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import type { ModifierToken } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';

/** The words that say who may use what is declared. */
export const accessWords: ReadonlySet<string> = new Set(['public', 'private', 'protected', 'internal']);

/** The accessibility that is written, or the default of the place. */
export function accessibilityOf(
  modifiers: readonly ModifierToken[],
  otherwise: Accessibility,
): Accessibility {
  if (modifiers.length === 0) return otherwise;
  const has = (text: string): boolean => hasModifier(modifiers, text);
  if (has('public')) return 'public';
  const isPrivate = has('private');
  // Words that do not go together are told of, and hide nothing.
  if (has('internal') && isPrivate) return 'public';
  if (has('protected'))
    return has('internal') ? 'protected internal' : isPrivate ? 'private protected' : 'protected';
  if (has('internal')) return 'internal';
  return isPrivate ? 'private' : otherwise;
}

/** Whether the author wrote who may use it. */
export const writesAccessibility = (modifiers: readonly ModifierToken[]): boolean =>
  modifiers.some(({ text }) => accessWords.has(text));

/** Members of interfaces are public where nothing is written, others private. */
export const defaultAccess = (type: NamedType): Accessibility =>
  type.kind === 'interface' ? 'public' : 'private';

/** A declaration, as far as it is about which words may stand before it. */
export interface ModifierPlace {
  readonly modifiers: readonly ModifierToken[];
  readonly allowed: ReadonlySet<string>;
  /** Where words are reported that cannot stand there. */
  readonly nameSpan: TextSpan;
  readonly inInterface: boolean;
  /** Whether it is a method with a name, before whose `async` a `partial` may stand. */
  readonly ofMethod?: boolean;
}

/** The order in which words are reported. */
const wordOrder: readonly string[] = [
  'abstract',
  'sealed',
  'static',
  'new',
  'public',
  'protected',
  'internal',
  'protected internal',
  'private',
  'private protected',
  'readonly',
  'const',
  'volatile',
  'extern',
  'partial',
  'unsafe',
  'fixed',
  'virtual',
  'override',
  'async',
  'ref',
  'required',
  'scoped',
  'file',
];

/**
 * Reports words that are written twice (CS1004) or cannot stand there (CS0106, CS0112, CS0267). @returns the others, which
 * alone mean something
 */
export function permittedModifiers(binder: Binder, place: ModifierPlace): readonly ModifierToken[] {
  const { modifiers, allowed, nameSpan } = place;
  if (modifiers.length === 0) return modifiers;
  checkOrder(binder, modifiers, place.ofMethod);
  const isInherited = inheritanceWords(place);
  const isPermitted = ({ text }: ModifierToken): boolean => allowed.has(text) && !isInherited.has(text);
  if (modifiers.every(isPermitted)) return modifiers;
  const wrong = modifiers.filter((modifier) => !isPermitted(modifier));
  for (const text of inOrder(wrong)) {
    if (text === 'partial')
      binder.ofCreation.error(
        'CS0267',
        wrong.find((modifier) => modifier.text === text)!,
      );
    else binder.ofCreation.error(isInherited.has(text) ? 'CS0112' : 'CS0106', nameSpan, [text]);
  }
  return modifiers.filter(isPermitted);
}

/** Each word once, as one where two say together who may use the member. */
function inOrder(modifiers: readonly ModifierToken[]): readonly string[] {
  const words = new Set(modifiers.map(({ text }) => text));
  const access = [...words].filter((word) => accessWords.has(word));
  for (const pair of ['protected internal', 'private protected'])
    if (access.length === 2 && access.every((word) => pair.split(' ').includes(word))) {
      for (const word of access) words.delete(word);
      words.add(pair);
    }
  const placeOf = (word: string): number => wordOrder.indexOf(word);
  return [...words].toSorted((a, b) => placeOf(a) - placeOf(b));
}

const none: ReadonlySet<string> = new Set();

/** What is static cannot be inherited by: of those words that it could have, these it has no more. */
function inheritanceWords({ modifiers, allowed, inInterface }: ModifierPlace): ReadonlySet<string> {
  if (!allowed.has('static') || !hasModifier(modifiers, 'static')) return none;
  const words = inInterface ? ['override'] : ['abstract', 'override', 'virtual'];
  return new Set(words.filter((word) => allowed.has(word)));
}

/** Reports the first word that is written twice, and a `partial` that is not the last one (`async` of a method may follow). */
export function checkOrder(binder: Binder, modifiers: readonly ModifierToken[], ofMethod = false): void {
  if (modifiers.length < 2) return;
  const seen = new Set<string>();
  let isRepeated = false;
  for (const [index, modifier] of modifiers.entries()) {
    const { text } = modifier;
    if (seen.has(text) && !isRepeated) {
      binder.ofCreation.error('CS1004', modifier, [text]);
      isRepeated = true;
    }
    seen.add(text);
    if (text !== 'partial') continue;
    const behind = modifiers.slice(index + 1).filter((other) => other.text !== 'partial');
    const isBeforeAsync = ofMethod && behind.length === 1 && behind[0]!.text === 'async';
    if (behind.length > 0 && !isBeforeAsync) binder.ofCreation.error('CS0267', modifier);
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
