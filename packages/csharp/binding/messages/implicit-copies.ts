// Warns of read-only members of structs that use others of their struct, which may change it: they get a copy.
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember } from '../../symbols/display.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';

/** Warns of a method or accessor that is called on a `this` that must not change (CS8656). */
export function checkImplicitCopy(
  binder: Binder,
  receiver: BoundExpression | null,
  { definition: method }: MethodSymbol,
  span: TextSpan,
): void {
  if (receiver?.kind !== 'This' || !receiver.isReadOnly) return;
  const { associated, flags, containingType } = method;
  const isReadOnly =
    flags.isReadOnly === true ||
    associated?.flags.isReadOnly === true ||
    (associated?.kind === 'property' &&
      associated.backingField !== undefined &&
      method.methodKind === 'getter');
  if (isReadOnly || method.isStatic || containingType?.kind !== 'struct' || containingType.flags.isReadOnly)
    return;
  binder.error('CS8656', span, [displayMember(method), 'this']);
}
