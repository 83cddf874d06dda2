// Accessors and operators have names in metadata by which code cannot call them.
import type { Member, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember } from '../../../symbols/display.ts';
import type { Binder } from '../../binder.ts';
import { lookupMembers } from '../../lookup/member-lookup.ts';

const accessorKeys = {
  get: 'getMethod',
  set: 'setMethod',
  add: 'addMethod',
  remove: 'removeMethod',
} as const;

/** Reports a name that means an accessor or an operator of the type (CS0571). @returns whether it does */
export function reportSpecialMethod(binder: Binder, type: Type, name: string, span: TextSpan): boolean {
  const special = specialMethod(binder, type, name);
  if (special) binder.error('CS0571', span, [displayMember(special)]);
  return special !== undefined;
}

function specialMethod(binder: Binder, type: Type, name: string): Member | undefined {
  const [, word, rest] = /^(get|set|add|remove|op)_(\w+)$/.exec(name) ?? [];
  if (word === undefined || rest === undefined) return undefined;
  const find = (wanted: string): readonly Member[] =>
    lookupMembers(type, wanted, binder.library, { containingType: binder.containingType }).members;
  if (word === 'op') return find(name)[0];
  const key = accessorKeys[word as keyof typeof accessorKeys];
  const owners = rest === 'Item' ? [...find('this[]'), ...find(rest)] : find(rest);
  for (const owner of owners) if (key in owner) return owner[key as keyof typeof owner] as Member | undefined;
  return undefined;
}
