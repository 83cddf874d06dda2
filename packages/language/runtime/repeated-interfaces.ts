// Interfaces that a template's type has several times, with other type arguments each: `class Audit : IHandle<Paid>,
// IHandle<Shipped>`. The members of all of them share one key, so that calls say which interface is meant.
import { substitutionOf } from '../metadata/substitution.ts';
import { erase } from '../metadata/symbols.ts';
import type {
  ArrayType,
  InterfaceImplementation,
  MethodSymbol,
  NamedType,
  Type,
} from '../metadata/symbols.ts';
import { checkedDelegate, own } from './delegates.ts';
import type { Delegate } from './delegates.ts';
import { coreType } from './core-types.ts';
import { NotSupportedException } from './exceptions.ts';
import { typeName } from './type-name.ts';
import { isAssignable } from './type-relations.ts';

type Callable = (self: never, ...args: unknown[]) => unknown;
const found = new WeakMap<NamedType, Map<MethodSymbol, Map<NamedType, Callable | undefined>>>();

/** The type of an object that may have an interface several times. */
function typeOfSeveral(value: unknown): NamedType | undefined {
  // An array of several dimensions has a type without a definition.
  const type = (value as { readonly $type?: NamedType | ArrayType } | null)?.$type;
  if (type === undefined || type.kind === 'array') return undefined;
  return type.definition.runtime?.instanceImplementations && type;
}

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
  const type = typeOfSeveral(self);
  if (!type) return undefined;
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

/** The members of an interface that objects have, by their keys. */
export function interfaceMethods(face: NamedType): readonly (MethodSymbol & { readonly key: string })[] {
  return face.definition
    .memberNames()
    .flatMap((name) => face.definition.members(name))
    .flatMap((member) => (member.kind === 'property' ? [member.getMethod, member.setMethod] : [member]))
    .filter(
      (method): method is MethodSymbol & { readonly key: string } =>
        method?.kind === 'method' && method.key !== undefined,
    );
}

/** The library's class that a class of a template derives from. */
export function libraryBase(type: NamedType): NamedType | undefined {
  let at = type.baseType;
  while (at && at.definition.flags.submission !== undefined) at = at.baseType;
  return at ?? undefined;
}

/** Definitions of the library's interfaces that a class of a template has several times, not all of them by its base class. */
export function repeatedOf(type: NamedType): ReadonlySet<NamedType> {
  const inherited = libraryBase(type)?.allInterfaces ?? [];
  const met = new Set(inherited.map(({ definition }) => definition));
  const repeated = new Set<NamedType>();
  for (const face of type.allInterfaces) {
    if (inherited.includes(face)) continue;
    const { definition } = face;
    if (met.has(definition) && definition.flags.submission === undefined) repeated.add(definition);
    met.add(definition);
  }
  return repeated;
}

/** Whether an object has an interface of the library several times, so that it has to be said which one is meant. */
export function isAmbiguous(value: unknown): boolean {
  const type = typeOfSeveral(value);
  return type !== undefined && repeatedOf(type).size > 0;
}

/** What is called of an interface that an object has several times, where nobody said which one is meant. */
export function ambiguousMembers(
  repeated: ReadonlySet<NamedType>,
): readonly (readonly [string, () => never])[] {
  return [...repeated].flatMap((definition) =>
    interfaceMethods(definition).map(({ key }): readonly [string, () => never] => [
      key,
      () => {
        throw new NotSupportedException(
          `The object has ${typeName(definition)} several times, and here nobody says which one is meant.`,
        );
      },
    ]),
  );
}

/** A class of the library that is a sequence of several types of elements, and walks through those of one of them itself. */
export interface SeveralSequences {
  /** What shows the interface, where its elements are others than those that the object itself gives. */
  $seenAs(face: NamedType): object | undefined;
}
const originals = new WeakMap<object, unknown>();

/** The object that {@link seenAs} shows; any other value itself. */
export function originalOf(value: unknown): unknown {
  return originals.get(value as object) ?? value;
}

/**
 * What the library is given of an object: it asks for members by their keys alone, so that an object whose type has the
 * interface several times is shown with those of the one that is meant, of what it inherits, and of what inherits it.
 * Others of their kind are not shown.
 * @param face the interface as constructed
 */
export function seenAs(value: unknown, face: NamedType): unknown {
  const view = viewOf(value, face);
  if (view === undefined) return value;
  originals.set(view, value);
  return view;
}

function viewOf(value: unknown, face: NamedType): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('$seenAs' in value) return (value as SeveralSequences).$seenAs(face);
  const type = typeOfSeveral(value);
  if (!type) return undefined;
  const repeated = repeatedOf(type);
  if (repeated.size === 0) return undefined;
  const isRelated = (each: NamedType): boolean => isAssignable(each, face) || isAssignable(face, each);
  const view = Object.create(value) as Record<string, unknown>;
  const shown = type.allInterfaces.filter(isRelated);
  for (const each of type.allInterfaces)
    if ([each, ...each.allInterfaces].some(({ definition }) => repeated.has(definition)))
      for (const { key } of interfaceMethods(each)) view[key] = undefined;
  for (const each of shown)
    for (const method of interfaceMethods(each)) {
      const call = implementationFor(value, method, each);
      if (call) view[method.key] = (...args: unknown[]) => call(value as never, ...args);
    }
  const sequence = shown.find(
    ({ definition }) => definition === coreType('System.Collections.Generic.IEnumerable', 1),
  );
  if (sequence) view['$elementType'] = sequence.typeArguments[0];
  return view;
}

/** A delegate as the library is to call it: what it gives is shown by {@link seenAs}. */
export function showingResult(delegate: Delegate | null, face: NamedType): Delegate | null {
  if (delegate === null) return null;
  checkedDelegate(delegate);
  return own((...args) => seenAs(delegate(...args), face));
}
