// The types that the runtime itself must know (`System.Int32` of a boxed number…), given to it by the library loader.
import type { MethodSymbol, NamedType } from '../metadata/symbols.ts';
import type { SpecialType } from '../metadata/symbol-kinds.ts';

/** Finds declared types: the compiler's library is one. */
export interface CoreTypes {
  special(special: SpecialType): NamedType;
  /** @throws {Error} when the library does not declare it */
  core(fullName: string, arity?: number): NamedType;
}

let provider: CoreTypes | undefined;
const specials = new Map<SpecialType, NamedType>();
const named = new Map<string, NamedType>();

/** Called by the library loader, once per library. */
export function setCoreTypes(types: CoreTypes): void {
  provider = types;
  specials.clear();
  named.clear();
}

/** The type of a C# keyword. */
export function specialType(special: SpecialType): NamedType {
  let type = specials.get(special);
  if (!type) specials.set(special, (type = provider!.special(special)));
  return type;
}

/** A library type by its full name. */
export function coreType(fullName: string, arity: number = 0): NamedType {
  const key = `${fullName}\`${arity}`;
  let type = named.get(key);
  if (!type) named.set(key, (type = provider!.core(fullName, arity)));
  return type;
}

/**
 * Says of which declared type the values of a class are, before the library loader does: for classes whose values are
 * made while their type need not be declared yet.
 */
export function isOfType(constructor: { readonly prototype: object }, fullName: string): void {
  Object.defineProperty(constructor.prototype, '$type', {
    configurable: true,
    get: () => coreType(fullName),
  });
}

type Implementation = (...args: any[]) => any;
const implementations = new WeakMap<NamedType, Map<string, Implementation | null>>();

/**
 * What stands behind a declared method of a type, for values that have no methods of their own (numbers, strings):
 * the overload whose parameters have exactly those types.
 * @param parameters special types, or simple names of others
 */
export function declaredMethod(
  type: NamedType,
  name: string,
  parameters: readonly string[],
): Implementation | undefined {
  const { definition } = type;
  let methods = implementations.get(definition);
  if (!methods) implementations.set(definition, (methods = new Map()));
  const key = `${name}(${parameters.join()})`;
  let found = methods.get(key);
  if (found === undefined) {
    const method = definition.members(name).find((member): member is MethodSymbol => {
      if (member.kind !== 'method' || member.isStatic || member.parameters.length !== parameters.length)
        return false;
      return member.parameters.every(
        ({ type: parameter }, index) =>
          'name' in parameter && (parameter.special ?? parameter.name) === parameters[index],
      );
    });
    methods.set(key, (found = method?.implementation ?? null));
  }
  return found ?? undefined;
}

/** `ToString(format, provider)` of a value, as its type declares it. */
export function declaredFormat(
  self: { readonly $type: NamedType },
  format: string | null,
  provider: unknown,
): string {
  const toText = declaredMethod(self.$type, 'ToString', ['string', 'IFormatProvider'])!;
  return toText(self, format, provider) as string;
}
