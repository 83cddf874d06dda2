// What resolving the types of a declared signature needs from the library.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';

/** Library types by name: the part of `Library` that the makers of its types call back. */
export interface TypeLookup {
  /** The type with that full name and arity; containing types count as qualifiers. */
  getType(fullName: string, arity?: number): NamedType | undefined;
  /** A type that the compiler itself relies on. @throws {Error} when the library does not declare it */
  core(fullName: string, arity?: number): NamedType;
  special(special: SpecialType): NamedType;
  nullable(type: Type): NamedType;
  tuple(elements: readonly Type[], names?: readonly (string | undefined)[]): NamedType;
  /** The nested types of a library type, by name. */
  nestedTypes(container: NamedType, name: string): readonly NamedType[];
  isNamespace(name: string): boolean;
}
