// What is said of a member that is not there, and what may have been meant.
import type { Type } from '../../../../metadata/symbols.ts';
import { nearestName } from '../../../../text/nearest-name.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { displayType } from '../../../symbols/display.ts';
import { isNamed } from '../../../symbols/type-facts.ts';
import type { Binder } from '../../binder.ts';
import type { BoundExpression } from '../../bound-nodes.ts';
import { lookupTypes, sameType } from '../../member-lookup.ts';

/** Says that a value has no member of a name (CS1061). */
export function reportMissing(binder: Binder, receiver: BoundExpression, name: string, span: TextSpan): void {
  const text = displayType(receiver.type);
  binder.error('CS1061', span, [text, name], {
    hint: () =>
      importHint(binder, receiver, name) ??
      hintFor(binder, receiver.type, name) ??
      tokenHint(receiver.type, name),
  });
}

/** The hint that names something like it. */
export const didYouMean = (name: string | undefined): string | undefined => name && `did you mean '${name}'?`;

/** An extension method that would be there with another `using`. */
function importHint(binder: Binder, receiver: BoundExpression, name: string): string | undefined {
  for (const namespace of binder.library.namespaces()) {
    const fits = binder.library
      .extensionMethods(namespace, name)
      .some((method) => sameType(method.parameters[0]!.type, receiver.type));
    if (fits)
      return `'${name}' is in ${namespace}: write \`using ${namespace};\` or name it in the setting Mock:Imports`;
  }
  return undefined;
}

function tokenHint(type: Type, name: string): string | undefined {
  return isNamed(type) && type.namespace === 'Newtonsoft.Json.Linq'
    ? `members of a JSON token are read with ["${name}"]`
    : undefined;
}

/** A member with a name like that one. */
export function hintFor(binder: Binder, type: Type, name: string): string | undefined {
  const names = new Set<string>();
  for (const at of lookupTypes(type, binder.library))
    for (const member of at.memberNames())
      if (!member.startsWith('.') && !member.startsWith('op_') && member !== 'this[]') names.add(member);
  const nearest = nearestName(name, [...names]);
  return didYouMean(nearest === name ? undefined : nearest);
}
