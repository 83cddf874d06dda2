// Calls of virtual and interface members of the library: what the object itself carries under the member's key comes
// first, then the library's implementation.
import type { MethodSymbol, NamedType, Type } from '../metadata/symbols.ts';
import { box } from './casting.ts';
import { objectEquals, hash } from './equality.ts';
import { NullReferenceException } from './exceptions.ts';
import { implementationOf, sameMember } from './members.ts';
import { implementationFor } from './repeated-interfaces.ts';
import { textOf } from './text.ts';

type Callable = (...args: any[]) => any;
const stubs = new WeakMap<MethodSymbol, Callable>();

/** A function `(self, …args) => result` for a member (its definition). One per member. */
export function virtualCall(method: MethodSymbol): Callable {
  let stub = stubs.get(method);
  if (!stub) stubs.set(method, (stub = makeStub(method)));
  return stub;
}

function makeStub(method: MethodSymbol): Callable {
  const key = method.key!;
  const fallback: Callable =
    method.implementation ?? ((self, ...args) => implementationOf(method, self)(self, ...args));
  switch (method.parameters.length + method.typeParameters.length) {
    case 0:
      return (self) => {
        const own = self[key];
        return own === undefined ? fallback(self) : own.call(self);
      };
    case 1:
      return (self, a) => {
        const own = self[key];
        return own === undefined ? fallback(self, a) : own.call(self, a);
      };
    case 2:
      return (self, a, b) => {
        const own = self[key];
        return own === undefined ? fallback(self, a, b) : own.call(self, a, b);
      };
    default:
      return (self, ...args) => {
        const own = self[key];
        return own === undefined ? fallback(self, ...args) : own.apply(self, args);
      };
  }
}

/** Calls a member on a value whose type is a type parameter: natural values of small types have no methods of their own. */
export function constrained(self: unknown, type: Type, method: MethodSymbol, ...args: unknown[]): unknown {
  const isNullableType = type.kind === 'struct' && type.isNullable;
  if (self === null && (!isNullableType || method.name === 'GetType')) throw new NullReferenceException();
  switch (method.key) {
    case '$toString':
      return textOf(self, type);
    case '$equals':
      return objectEquals(box(self, type), args[0]);
    case '$hash':
      return hash(box(self, type));
    default:
  }
  if (method.key !== undefined && typeof self === 'object' && self !== null) {
    const own = (self as Record<string, Callable | undefined>)[method.key];
    if (own !== undefined) return own.apply(self, args);
  }
  if (type.kind !== 'array' && 'definition' in type && type.isValueType) {
    for (let at: NamedType | null = type; at; at = at.baseType) {
      const found = sameMember(at, method);
      // What `ValueType`, `Enum` and `object` declare is given the value in its box.
      if (found?.definition.implementation)
        return found.definition.implementation(at === type ? self : box(self, type), ...args);
    }
  }
  return implementationOf(method, box(self, type))(box(self, type), ...args);
}

/**
 * Calls a member of an interface that some type of the template has several times. Type arguments of the member follow the other arguments.
 * @param member the interface's member (its definition)
 * @param face the interface as constructed
 * @throws {NullReferenceException} where there is no object
 */
export function interfaceCall(
  self: unknown,
  member: MethodSymbol,
  face: NamedType,
  ...args: unknown[]
): unknown {
  if (self === null) throw new NullReferenceException();
  const own = implementationFor(self, member, face);
  return own ? own(self as never, ...args) : (virtualCall(member)(self, ...args) as unknown);
}

/** The same on a value whose type is a type parameter. @throws {NullReferenceException} where there is no value */
export function constrainedInterfaceCall(
  self: unknown,
  type: Type,
  member: MethodSymbol,
  face: NamedType,
  ...args: unknown[]
): unknown {
  const own = self === null ? undefined : implementationFor(self, member, face);
  return own ? own(self as never, ...args) : constrained(self, type, member, ...args);
}
