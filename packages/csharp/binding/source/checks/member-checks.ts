// Checks of the members of a declared type against the type: `required`, accessibility.
import type { Member, MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isObsolete } from '../../messages/obsolete.ts';
import type { Binder } from '../../binder.ts';
import type { SourceType } from '../source-type.ts';

/** Run when the members of the type are known. */
export function checkMembers(source: SourceType): void {
  for (const [member, span] of source.places) {
    if (member.kind === 'field' || member.kind === 'property') checkRequired(source, member, span);
    if (member.kind === 'method' && member.name === 'Main') warnOfEntryPoint(source.binder, member, span);
    if (source.type.flags.isStatic) checkProtected(source, member, span);
  }
}

/** Warns of a method with which a program would begin: a script begins with its statements (CS7022). */
export function warnOfEntryPoint(binder: Binder, method: MethodSymbol, span: TextSpan): void {
  if (method.isStatic && !method.flags.isAbstract && !method.explicitInterface)
    binder.error('CS7022', span, [displayMember(method)]);
}

/** A `required` member must be one that whoever creates the object can set. */
function checkRequired(
  { type, binder }: SourceType,
  member: Extract<Member, { kind: 'field' | 'property' }>,
  span: TextSpan,
): void {
  if (!member.flags.isRequired) return;
  const constructors = type.members('.ctor');
  const isUnusedAnyway = isObsolete(type) || (constructors.length > 0 && constructors.every(isObsolete));
  if (isObsolete(member) && !isUnusedAnyway) binder.error('CS9042', span, [displayMember(member)]);
  const setter = member.kind === 'property' ? (member.setMethod ?? member) : member;
  const isHidden = (accessibility: string): boolean =>
    accessibility !== 'public' && accessibility !== 'internal' && accessibility !== 'protected internal';
  const isSettable = member.kind === 'field' ? !member.flags.isReadOnly : member.setMethod !== undefined;
  const hides = isHidden(member.accessibility) || isHidden(setter.accessibility);
  if (hides && (isSettable || member.kind === 'field'))
    binder.error('CS9032', span, [displayMember(member), displayType(type)]);
  else if (!isSettable) binder.error('CS9034', span, [displayMember(member)]);
  if (member.kind === 'property' && (member.getMethod?.refKind ?? 'none') !== 'none')
    binder.error('CS9043', span);
}

/** Nobody derives from a static class. */
function checkProtected({ binder }: SourceType, member: Member, span: TextSpan): void {
  if (!member.accessibility.includes('protected') || member.name.startsWith('~')) return;
  if ('isOverride' in member.flags && member.flags.isOverride) return;
  binder.error('CS1057', span, [displayMember(member)]);
}
