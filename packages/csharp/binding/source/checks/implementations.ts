// Which member implements which member of an interface, and what is missing.
import type { Member, MethodSymbol, NamedType, PropertySymbol } from '@mockwright/language/metadata/symbols';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { methodsOf } from '../../../symbols/type-extensions.ts';
import type { BoundTypeDeclaration } from '../../bound-tree/bound-nodes.ts';
import { accessorOf } from '../../lookup/accessors.ts';
import { listedInterfaces } from '../members/explicit-interfaces.ts';
import { findInherited } from '../members/overriding.ts';
import type { SourceType } from '../source-type.ts';
import { checkImplementation } from './implementation-checks.ts';
import {
  hiddenAccessorOf,
  initializesOtherwise,
  isSameKind,
  listedSpan,
  matches,
} from './matching-members.ts';
import type { InterfaceMember } from './matching-members.ts';
import { reportMissing } from './missing-implementations.ts';

type Implementation = BoundTypeDeclaration['implementations'][number];

/** Finds the implementation of every interface member that the type itself promises; reports CS0535 and the like. */
export function bindImplementations(source: SourceType): readonly Implementation[] {
  const { type } = source;
  if (type.kind !== 'class' && type.kind !== 'struct') return [];
  const found: Implementation[] = [];
  for (const face of listedInterfaces(type)) {
    for (const member of implementable(face)) found.push(...implementMember(source, face, member));
  }
  return found;
}

/** In the order of their declaration; those of the library by their kinds, as its metadata has them. */
function implementable(face: NamedType): readonly InterfaceMember[] {
  const all = [...face.memberNames()].flatMap((name) => face.members(name).filter(isImplementable));
  return face.definition.flags.submission === undefined
    ? all.toSorted((a, b) => Number(a.kind !== 'method') - Number(b.kind !== 'method'))
    : all;
}

function isImplementable(member: Member): member is InterfaceMember {
  if (member.kind !== 'method' && member.kind !== 'property' && member.kind !== 'event') return false;
  return (
    (!member.isStatic || member.flags.isAbstract === true || member.flags.isVirtual === true) &&
    !member.explicitInterface &&
    member.accessibility !== 'private' &&
    !member.flags.isSealed
  );
}

function implementMember(
  source: SourceType,
  face: NamedType,
  member: InterfaceMember,
): readonly Implementation[] {
  const { type } = source;
  const implementation = findImplementation(type, face, member);
  if (implementation) {
    checkImplementation(source, member, implementation, listedSpan(source, face));
    reportLackingAccessors(source, face, member, implementation);
    return pairs(face, member, implementation);
  }
  const [fallback, rival] = defaultImplementations(type, face, member);
  const { baseType } = type;
  if (baseType?.allInterfaces.includes(face)) {
    // An interface that only this type has may implement the member anew.
    const [inherited] = defaultImplementations(baseType, face, member);
    if (fallback === inherited) return [];
  }
  if (fallback && rival)
    source.binder.error('CS8705', listedSpan(source, face), [
      displayMember(member),
      displayMember(fallback),
      displayMember(rival),
    ]);
  if (fallback) {
    const found = pairs(face, member, fallback);
    // Without a box there is no interface for the body to work on.
    if (type.flags.isRefLike && !member.isStatic)
      for (const { interfaceMember, implementation } of found)
        source.binder.error('CS9245', listedSpan(source, face), [
          displayMember(implementation),
          displayMember(fallback === member ? implementation : interfaceMember),
          displayType(type),
        ]);
    return found;
  }
  if (!member.flags.isAbstract) return [];
  reportMissing(source, face, member);
  return [];
}

/** Explicit implementations first, then public members of the type and its bases. */
function findImplementation(
  type: NamedType,
  face: NamedType,
  member: InterfaceMember,
): InterfaceMember | undefined {
  for (let at: NamedType | null = type; at; at = at.baseType) {
    const explicit = explicitImplementation(at, face, member);
    if (explicit) return explicit;
    const implicit = at
      .members(member.name)
      .find(
        (candidate): candidate is InterfaceMember =>
          isSameKind(candidate, member) &&
          !candidate.explicitInterface &&
          candidate.accessibility === 'public' &&
          candidate.isStatic === member.isStatic &&
          matches(candidate, member, true) &&
          !(
            candidate.kind === 'property' &&
            (hiddenAccessorOf(candidate, member as PropertySymbol) ||
              initializesOtherwise(candidate, member as PropertySymbol))
          ),
      );
    if (implicit) return implicit;
  }
  return undefined;
}

const explicitImplementation = (
  type: NamedType,
  face: NamedType,
  member: InterfaceMember,
): InterfaceMember | undefined =>
  type
    .members(member.name)
    .find((candidate): candidate is InterfaceMember => implementsExplicitly(candidate, face, member));

const implementsExplicitly = (
  candidate: Member,
  face: NamedType,
  member: InterfaceMember,
): candidate is InterfaceMember =>
  isSameKind(candidate, member) &&
  candidate.explicitInterface === face &&
  candidate.isStatic === member.isStatic &&
  matches(candidate, member, true);

/** An explicit implementation of an event without accessors leaves those of the interface open. */
function reportLackingAccessors(
  source: SourceType,
  face: NamedType,
  member: InterfaceMember,
  implementation: InterfaceMember,
): void {
  if (member.kind !== 'event' || implementation.kind !== 'event') return;
  for (const accessor of ['addMethod', 'removeMethod'] as const)
    if (member[accessor] && !implementation[accessor])
      source.binder.error('CS0535', listedSpan(source, face), [
        displayType(source.type),
        displayMember(member[accessor]),
      ]);
}

/** The bodies in the most derived interfaces that implement the member anew, or that in the interface itself. */
function defaultImplementations(
  type: NamedType,
  face: NamedType,
  member: InterfaceMember,
): readonly InterfaceMember[] {
  const found: (readonly [NamedType, InterfaceMember])[] = [];
  for (const other of type.allInterfaces) {
    if (!other.allInterfaces.includes(face)) continue;
    const explicit = explicitImplementation(other, face, member);
    if (explicit && !explicit.flags.isAbstract) found.push([other, explicit]);
  }
  const specific = found.filter(([face]) => !found.some(([other]) => other.allInterfaces.includes(face)));
  if (specific.length > 0) return specific.map(([, implementation]) => implementation);
  return !member.flags.isAbstract && face.namespace === '' ? [member] : [];
}

function pairs(
  face: NamedType,
  member: InterfaceMember,
  implementation: InterfaceMember,
): readonly Implementation[] {
  const pair = (
    interfaceMember: MethodSymbol | undefined,
    own: MethodSymbol | undefined,
  ): readonly Implementation[] =>
    interfaceMember && own
      ? [{ interfaceType: face, interfaceMember: interfaceMember.definition, implementation: own }]
      : [];
  if (member.kind === 'method' && implementation.kind === 'method') return pair(member, implementation);
  if (member.kind === 'property' && implementation.kind === 'property')
    return [
      ...pair(member.getMethod, accessorOf(implementation, 'getMethod')),
      ...pair(member.setMethod, accessorOf(implementation, 'setMethod')),
    ];
  if (member.kind === 'event' && implementation.kind === 'event')
    return [
      ...pair(member.addMethod, implementation.addMethod),
      ...pair(member.removeMethod, implementation.removeMethod),
    ];
  return [];
}

/** Whether the compiler writes the method for a record, whatever its base says of it. */
const isMadeByRecord = ({ flags }: NamedType, { name, parameters }: MethodSymbol): boolean =>
  flags.isRecord === true && parameters.length === 0 && (name === 'ToString' || name === 'GetHashCode');

/** Automatic properties that override another one do without none of its accessors (CS8080). */
export function checkAutomaticOverrides({
  type,
  binder,
  autoProperties,
  places,
  identifier,
}: SourceType): void {
  for (const { property } of autoProperties) {
    const overridden = property.flags.isOverride ? findInherited(type, property) : undefined;
    if (!overridden) continue;
    const lacks = (own: 'getMethod' | 'setMethod'): boolean =>
      !property[own] && accessorOf(overridden, own) !== undefined;
    if (lacks('getMethod') || lacks('setMethod')) binder.error('CS8080', places.get(property) ?? identifier);
  }
}

/** Reports the abstract members that a class which is not abstract leaves open (CS0534). */
export function checkAbstractMembers(source: SourceType): void {
  const { type, binder } = source;
  if (type.kind !== 'class' || type.flags.isAbstract || !type.baseType?.flags.isAbstract) return;
  const keys = new Set<string>();
  // Another one that is not abstract, or was told to be open itself, leaves nothing open.
  const isOpen = (at: NamedType): boolean => at === type || at.flags.isAbstract === true;
  for (let at: NamedType | null = type; at && isOpen(at); at = at.baseType) {
    for (const name of at.memberNames()) {
      for (const member of at.members(name)) {
        for (const method of methodsOf(member)) {
          if (method.key === undefined || method.isStatic) continue;
          if (!method.flags.isAbstract) keys.add(method.key);
          else if (at !== type && !keys.has(method.key) && !isMadeByRecord(type, method))
            binder.error('CS0534', source.identifier, [displayType(type), displayMember(method)]);
        }
      }
    }
  }
}
