// What is told of a member of an interface that a type does not implement.
import type { MethodSymbol, NamedType, PropertySymbol } from '@mockwright/language/metadata/symbols';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { accessorOf, accessorsNamed } from '../../lookup/accessors.ts';
import { sameShape } from '../../lookup/member-lookup.ts';
import { returnKind } from '../members/overriding.ts';
import type { SourceType } from '../source-type.ts';
import { methodsForAccessors, reportAccessor, reportAccessorMethods } from './accessor-implementations.ts';
import {
  hiddenAccessorOf,
  initializesOtherwise,
  isSameKind,
  listedSpan,
  matches,
} from './matching-members.ts';
import type { InterfaceMember } from './matching-members.ts';

/** Reports a member of the interface that has no implementation, with what comes nearest to one. */
export function reportMissing(source: SourceType, face: NamedType, member: InterfaceMember): void {
  if (member.kind === 'method') {
    const nearest = nearestTo(source.type, member);
    if (nearest?.kind === 'method' && nearest.associated && fits(nearest, member))
      reportAccessor(source, face, member, nearest);
    else reportOpen(source, face, member);
    return;
  }
  const methods = methodsForAccessors(source.type, member);
  if (member.kind === 'event') reportAccessorMethods(source, face, methods);
  const half = member.kind === 'property' ? missingAccessor(source.type, face, member) : undefined;
  if (!half || !methods.has(half)) reportOpen(source, face, member);
  if (member.kind === 'property') reportAccessorMethods(source, face, methods);
}

function reportOpen(source: SourceType, face: NamedType, member: InterfaceMember): void {
  const { type, binder } = source;
  const span = listedSpan(source, face);
  const values = [displayType(type), displayMember(member)];
  const nearest = nearestTo(type, member);
  const near = nearest && !fits(nearest, member) ? nearest : undefined;
  if (!near) {
    const half = member.kind === 'property' ? missingAccessor(type, face, member) : undefined;
    const hidden = member.kind === 'property' ? hiddenAccessor(type, member) : undefined;
    if (hidden) {
      binder.error('CS0277', span, [values[0]!, ...hidden.map((accessor) => displayMember(accessor))]);
      return;
    }
    const [setter, other] = member.kind === 'property' ? otherSetters(type, member) : [];
    if (setter && other) {
      binder.error('CS8854', span, [values[0]!, displayMember(setter), displayMember(other)]);
      return;
    }
    binder.error('CS0535', span, half ? [values[0]!, displayMember(half)] : values);
  } else if (near.isStatic !== member.isStatic)
    binder.error(member.isStatic ? 'CS8928' : 'CS0736', span, [...values, displayMember(near)]);
  else if (near.accessibility !== 'public') binder.error('CS0737', span, [...values, displayMember(near)]);
  else if (returnKind(near) !== returnKind(member))
    binder.error('CS8152', span, [...values, displayMember(near)]);
  else
    binder.error('CS0738', span, [
      ...values,
      displayMember(near),
      displayType(member.kind === 'method' ? member.returnType : member.type),
    ]);
}

/** The nearest member that has the name and the parameters; it may be static, not public, of another type, or an accessor. */
function nearestTo(type: NamedType, member: InterfaceMember): InterfaceMember | undefined {
  for (let at: NamedType | null = type; at; at = at.baseType) {
    const near = at
      .members(member.name)
      .find(
        (candidate): candidate is InterfaceMember =>
          isSameKind(candidate, member) && !candidate.explicitInterface && matches(candidate, member, false),
      );
    if (near) return near;
    const accessor =
      member.kind === 'method'
        ? accessorsNamed(at, member.name).find(
            (each) => !each.explicitInterface && matches(each, member, false),
          )
        : undefined;
    if (accessor) return accessor;
  }
  return undefined;
}

/** Whether nothing of that is wrong with it. */
const fits = (near: InterfaceMember, member: InterfaceMember): boolean =>
  near.isStatic === member.isStatic &&
  near.accessibility === 'public' &&
  returnKind(near) === returnKind(member) &&
  (near.kind === 'method'
    ? sameShape(near.returnType, (member as MethodSymbol).returnType)
    : sameShape(near.type, (member as PropertySymbol).type));

function hiddenAccessor(
  type: NamedType,
  member: PropertySymbol,
): readonly [MethodSymbol, MethodSymbol] | undefined {
  for (let at: NamedType | null = type; at; at = at.baseType)
    for (const candidate of at.members(member.name))
      if (candidate.kind === 'property' && !candidate.explicitInterface && matches(candidate, member, true)) {
        const hidden = hiddenAccessorOf(candidate, member);
        if (hidden) return hidden;
      }
  return undefined;
}

/** The setters of the interface's property and of the one that would do but for `init`. */
function otherSetters(type: NamedType, member: PropertySymbol): readonly (MethodSymbol | undefined)[] {
  for (let at: NamedType | null = type; at; at = at.baseType)
    for (const candidate of at.members(member.name))
      if (
        candidate.kind === 'property' &&
        matches(candidate, member, true) &&
        initializesOtherwise(candidate, member)
      )
        return [member.setMethod, accessorOf(candidate, 'setMethod')];
  return [];
}

/** The accessor that a property lacks, where it fits otherwise. */
function missingAccessor(type: NamedType, face: NamedType, member: PropertySymbol): MethodSymbol | undefined {
  for (let at: NamedType | null = type; at; at = at.baseType) {
    for (const candidate of at.members(member.name)) {
      if (
        candidate.kind !== 'property' ||
        (candidate.explicitInterface && candidate.explicitInterface !== face) ||
        !sameShape(candidate.type, member.type)
      )
        continue;
      return member.getMethod && !accessorOf(candidate, 'getMethod')
        ? member.getMethod
        : member.setMethod && !accessorOf(candidate, 'setMethod')
          ? member.setMethod
          : undefined;
    }
  }
  return undefined;
}
