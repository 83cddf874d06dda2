// Type arguments of library base classes, seen from the types that derive from them.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';

/** The type arguments of the base class with that name (`class Names : List<string>` → `string`). */
export function baseArguments(type: NamedType, fullName: string, arity: number): readonly Type[] {
  const definition = coreType(fullName, arity);
  let base: NamedType | null = type;
  while (base && base.definition !== definition) base = base.baseType;
  return (base ?? type).typeArguments;
}
