// Interfaces that a template's type has several times, with other type arguments each: `class Audit : IHandle<Paid>,
// IHandle<Shipped>`. The members of all of them share one key, so that calls say which interface is meant.
import { substitutionOf } from '../metadata/substitution.ts';
import { erase } from '../metadata/symbols.ts';
import type { InterfaceImplementation, MethodSymbol, NamedType, Type } from '../metadata/symbols.ts';
import type { TypedObject } from './box.ts';
import { isAssignable } from './type-relations.ts';

type Callable = (self: never, ...args: unknown[]) => unknown;
const found = new WeakMap<NamedType, Map<MethodSymbol, Map<NamedType, Callable | undefined>>>();

/**
 * What an object's type does for a member of an interface.
 * @param member the interface's member (its definition)
 * @param face the interface as constructed
 * @returns undefined for objects whose type has no interface several times
 */
export function implementationFor(
  self: unknown,
  member: MethodSymbol,
  face: NamedType,
): Callable | undefined {
  const type = (self as TypedObject).$type as NamedType | undefined;
  if (type?.definition.runtime?.instanceImplementations === undefined) return undefined;
  let ofType = found.get(type);
  if (!ofType) found.set(type, (ofType = new Map()));
  let ofMember = ofType.get(member);
  if (!ofMember) ofType.set(member, (ofMember = new Map()));
  if (!ofMember.has(face)) ofMember.set(face, resolve(type, member, face));
  return ofMember.get(face);
}

function resolve(type: NamedType, member: MethodSymbol, face: NamedType): Callable | undefined {
  for (const fits of [(own: Type) => own === face, (own: Type) => isAssignable(own, face)]) {
    for (let at: NamedType | null = type; at; at = at.baseType) {
      const substitution = substitutionOf(at);
      const link = at.definition.runtime?.instanceImplementations?.find(
        (each) => each.interfaceMember === member && fits(erase(substitution.apply(each.interfaceType))),
      );
      if (link) return callOf(link, at);
    }
  }
  // A private or sealed member, which the interface has for itself.
  const key = member.key!;
  return isAssignable(type, face)
    ? (self: Record<string, Callable>, ...args) => (self[key] as any)(...args, face)
    : undefined;
}

function callOf({ implementation, fallback }: InterfaceImplementation, type: NamedType): Callable {
  const { key } = implementation.definition;
  if (!fallback)
    return (self: Record<string, (...args: unknown[]) => unknown>, ...args) => self[key!]!(...args);
  const face = erase(substitutionOf(type).apply(implementation.containingType!));
  return (self, ...args) => fallback.call(self, ...args, face);
}

/**
 * What the library is given of an object: it asks for members by their keys alone, so that an object whose type has the
 * interface several times is shown with those of the one that is meant.
 * @param face the interface as constructed
 */
export function seenAs(value: unknown, face: NamedType): unknown {
  const type = (value as Partial<TypedObject> | null)?.$type;
  if (type?.definition.runtime?.instanceImplementations === undefined) return value;
  if (type.allInterfaces.filter(({ definition }) => definition === face.definition).length < 2) return value;
  const view = Object.create(value as object) as Record<string, unknown>;
  for (const name of face.definition.memberNames())
    for (const member of face.definition.members(name)) {
      const methods = member.kind === 'property' ? [member.getMethod, member.setMethod] : [member];
      for (const method of methods) {
        if (method?.kind !== 'method' || method.key === undefined) continue;
        const call = implementationFor(value, method, face);
        if (call) view[method.key] = (...args: unknown[]) => call(value as never, ...args);
      }
    }
  return view;
}
