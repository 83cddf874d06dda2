// Calls a declared public member of a library object by its name: how interface members reach classes that declare the
// member publicly and need no code of their own for the interface.
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { typeOf } from '@mockwright/language/runtime/type-of';

type Callable = (...args: unknown[]) => unknown;
const found = new WeakMap<NamedType, Map<string, Callable | null>>();

/**
 * Calls a method, reads or writes a property (`this[]` for the indexer, its indices and value as arguments).
 * @throws {Error} when the object's type has no such member, which is a mistake of the library
 */
export function declaredCall(
  self: unknown,
  name: string,
  args: readonly unknown[],
  accessor: 'get' | 'set' | 'method' = 'method',
): unknown {
  const implementation = findDeclared(self, name, args.length, accessor);
  if (!implementation)
    throw new Error(
      `${typeOf(self).kind === 'array' ? 'Array' : (typeOf(self) as NamedType).name} declares no ${name}`,
    );
  return implementation(self, ...args);
}

function findDeclared(
  self: unknown,
  name: string,
  argumentCount: number,
  accessor: 'get' | 'set' | 'method',
): Callable | undefined {
  const actual = typeOf(self);
  const start = (actual.kind === 'array' ? actual.baseType : actual).definition;
  let members = found.get(start);
  if (!members) found.set(start, (members = new Map()));
  const key = `${accessor} ${name}/${argumentCount}`;
  let implementation = members.get(key);
  if (implementation === undefined)
    members.set(key, (implementation = search(start, name, argumentCount, accessor) ?? null));
  return implementation ?? undefined;
}

function search(
  start: NamedType,
  name: string,
  argumentCount: number,
  accessor: 'get' | 'set' | 'method',
): Callable | undefined {
  let overriding: Callable | undefined;
  for (let type: NamedType | null = start; type; type = type.baseType) {
    const isTemplates = type.definition.flags.submission !== undefined;
    for (const member of type.members(name)) {
      const method: MethodSymbol | undefined =
        member.kind === 'method'
          ? accessor === 'method'
            ? member
            : undefined
          : member.kind === 'property'
            ? accessor === 'get'
              ? member.getMethod
              : accessor === 'set'
                ? member.setMethod
                : undefined
            : undefined;
      if (!method || method.isStatic || method.parameters.length !== argumentCount) continue;
      const implementation = method.definition.implementation as Callable | undefined;
      // What a class of a template overrides is called for the library's member, and what hides it is not.
      if (isTemplates)
        overriding = method.flags.isOverride === true ? (overriding ?? implementation) : undefined;
      else if (implementation) return overriding ?? implementation;
    }
  }
  return undefined;
}
