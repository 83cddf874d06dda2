// What the words before a type say of it.
import { hasModifier } from '../../../symbols/declaration-words.ts';
import type { IdentifierToken, ModifierToken } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { accessWords, checkAccess, checkOrder } from './modifiers.ts';

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
