// How objects of templates compare themselves with others of their kind: by `IComparable<T>` and `IEquatable<T>`.
import type { TypedObject } from './box.ts';
import type { MethodSymbol, NamedType, Type } from '../metadata/symbols.ts';
import { implementationFor } from './repeated-interfaces.ts';
import { typeOf } from './type-of.ts';
import { isAssignable } from './type-relations.ts';

/** What an object does with another one. */
export type Comparison<Result> = (self: object, other: unknown) => Result;

/**
 * Finds the member of an interface `I<T>` by which an object compares itself: only where both objects are a `T`, so that no
 * other value gets in there.
 * @param name the interface's name, in the namespace `System`
 * @param member the name of its only member
 * @param key that member's key
 * @returns what finds it for two objects; undefined where there is none
 */
export function ownComparison<Result>(
  name: string,
  member: string,
  key: string,
): (self: TypedObject, other: unknown) => Comparison<Result> | undefined {
  const known = new WeakMap<NamedType, WeakMap<Type, { readonly call: Comparison<Result> | undefined }>>();

  const find = (self: TypedObject, type: Type): Comparison<Result> | undefined => {
    const face = self.$type.allInterfaces.find(
      (each) =>
        each.name === name &&
        each.namespace === 'System' &&
        each.typeArguments.length === 1 &&
        each.typeArguments.every((own) => isAssignable(self.$type, own) && isAssignable(type, own)),
    );
    if (!face) return undefined;
    const [method] = face.definition.members(member) as readonly MethodSymbol[];
    const repeated = implementationFor(self, method!, face) as Comparison<Result> | undefined;
    return repeated ?? ((one, other) => (one as Record<string, (other: unknown) => Result>)[key]!(other));
  };

  return (self, other) => {
    if (!(key in self)) return undefined;
    const type = typeOf(other);
    let ofType = known.get(self.$type);
    if (!ofType) known.set(self.$type, (ofType = new WeakMap()));
    let found = ofType.get(type);
    if (!found) ofType.set(type, (found = { call: find(self, type) }));
    return found.call;
  };
}
