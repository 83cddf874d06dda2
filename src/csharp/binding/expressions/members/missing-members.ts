// What is said of a member that a value does not have.
import type { TextSpan } from '../../../../text/source-text.ts';
import { displayType } from '../../../symbols/display.ts';
import type { Binder } from '../../binder.ts';
import type { BoundExpression } from '../../bound-nodes.ts';
import { hintForMemberOfValue } from '../../hints.ts';

/** Says that a value has no member of a name (CS1061). */
export function reportMissing(binder: Binder, receiver: BoundExpression, name: string, span: TextSpan): void {
  binder.error('CS1061', span, [displayType(receiver.type), name], {
    hint: () => hintForMemberOfValue(binder, receiver, name),
  });
}
