// Type arguments of library base classes, seen from the types that derive from them.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { libraryBase } from '@mockwright/language/runtime/repeated-interfaces';

/** The type arguments of the base class with that name (`class Names : List<string>` → `string`). */
export function baseArguments(type: NamedType, fullName: string, arity: number): readonly Type[] {
  const definition = coreType(fullName, arity);
  let base: NamedType | null = type;
  while (base && base.definition !== definition) base = base.baseType;
  return (base ?? type).typeArguments;
}

/** The library's class of an object: its own one, or that which the class of a template derives from. */
export function libraryType(type: NamedType): NamedType {
  return type.definition.flags.submission === undefined ? type : libraryBase(type)!;
}

/** The type arguments of the library's class of an object. */
export function libraryArguments(type: NamedType): readonly Type[] {
  return libraryType(type).typeArguments;
}
