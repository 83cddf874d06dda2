// When a member has the form of an interface's member that it is to implement.
import { countSteps } from '@mockwright/language/text/work-limit';
import type {
  EventSymbol,
  Member,
  MethodSymbol,
  NamedType,
  PropertySymbol,
} from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { accessorOf } from '../../lookup/accessors.ts';
import { sameParameters, sameShape, sameSignature } from '../../lookup/member-lookup.ts';
import { returnKind } from '../members/overriding.ts';
import type { SourceType } from '../source-type.ts';

/** A member that an interface can ask for. */
export type InterfaceMember = MethodSymbol | PropertySymbol | EventSymbol;

/** Whether both are methods, properties or events; what is declared as an operator is another thing than a method. */
export const isSameKind = (candidate: Member, member: InterfaceMember): candidate is InterfaceMember =>
  candidate.kind === member.kind &&
  (candidate.kind !== 'method' || candidate.methodKind === (member as MethodSymbol).methodKind);

/** Whether the signatures are the same, and the types where that is asked too. */
export function matches(candidate: InterfaceMember, member: InterfaceMember, withType: boolean): boolean {
  if (candidate.kind === 'method' && member.kind === 'method')
    return (
      sameSignature(candidate, member) &&
      (!withType ||
        (sameShape(candidate.returnType, member.returnType) && returnKind(candidate) === returnKind(member)))
    );
  if (candidate.kind === 'property' && member.kind === 'property') {
    return (
      sameParameters(candidate.parameters, member.parameters) &&
      (!withType ||
        (sameShape(candidate.type, member.type) &&
          returnKind(candidate) === returnKind(member) &&
          (!member.getMethod ||
            member.getMethod.flags.isAbstract === false ||
            accessorOf(candidate, 'getMethod') !== undefined) &&
          (!member.setMethod ||
            !member.flags.isAbstract ||
            accessorOf(candidate, 'setMethod') !== undefined)))
    );
  }
  return (
    candidate.kind === 'event' &&
    member.kind === 'event' &&
    (!withType || sameShape(candidate.type, member.type))
  );
}

/** The accessor of the interface for which the property has one that is not public, and that one. */
export function hiddenAccessorOf(
  candidate: PropertySymbol,
  member: PropertySymbol,
): readonly [MethodSymbol, MethodSymbol] | undefined {
  for (const key of ['getMethod', 'setMethod'] as const) {
    const [wanted, own] = [member[key], accessorOf(candidate, key)];
    if (wanted && own && own.accessibility !== 'public') return [wanted, own];
  }
  return undefined;
}

/** Whether just one of the properties is set while an object is made and not later. */
export function initializesOtherwise(own: PropertySymbol, { setMethod }: PropertySymbol): boolean {
  const setter = accessorOf(own, 'setMethod');
  return (
    setter !== undefined &&
    setMethod !== undefined &&
    (setter.flags.isInitOnly ?? false) !== (setMethod.flags.isInitOnly ?? false)
  );
}

/** Where the type says that it has the interface. */
export function listedSpan({ interfaceSpans, identifier }: SourceType, face: NamedType): TextSpan {
  countSteps(interfaceSpans.size);
  const listed = [...interfaceSpans].find(
    ([each]) => each === face || each.allInterfaces.includes(face),
  )?.[1];
  return listed?.type ?? identifier;
}
