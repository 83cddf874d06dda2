// What is said of members that exist but cannot be used from where they are named.
import type { Member, Type } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { displayMember, displayType } from '../../symbols/display.ts';
import type { Binder } from '../binder.ts';
import { isAccessible, isInvocableMember } from './member-lookup.ts';

/** Reports that the member is out of reach (CS0122), or only its receiver is of the wrong type (CS1540). */
export function reportInaccessible(binder: Binder, member: Member, receiver: Type, span: TextSpan): void {
  const { containingType } = binder;
  if (containingType && isAccessible(member, { containingType }))
    binder.error('CS1540', span, [displayMember(member), displayType(receiver), displayType(containingType)]);
  else binder.error('CS0122', span, [displayMember(member)]);
}

/** Of members out of reach that are called: reports that none of them can be called at all. @returns whether it is so */
export function reportUncallable(binder: Binder, members: readonly Member[], span: TextSpan): boolean {
  if (members.some(isInvocableMember)) return false;
  binder.error('CS1955', span, [displayMember(members[0]!)]);
  return true;
}
