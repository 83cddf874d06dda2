// What is said of a member that a value does not have.
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { Binder } from '../../binder.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { hasAnyErrors } from '../../bound-tree/has-errors.ts';
import { describe } from '../../messages/describe.ts';
import { hintForMemberOfValue } from '../../messages/hints.ts';

/** Says that a value has no member of a name (CS1061), unless the value was reported itself. */
export function reportMissing(binder: Binder, receiver: BoundExpression, name: string, span: TextSpan): void {
  if (hasAnyErrors(receiver)) return;
  binder.error('CS1061', span, [describe(receiver), name], {
    hint: () => hintForMemberOfValue(binder, receiver, name),
  });
}
