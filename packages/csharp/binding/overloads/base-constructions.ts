// Which construction of a generic type a type is, inherits or implements.
import { erase } from '@mockwright/language/metadata/symbols';
import type { ArrayType, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { Library } from '../../symbols/library.ts';
import { isNamed, isSpan } from '../../symbols/type-extensions.ts';
import { lookupMembers, lookupTypes } from '../lookup/member-lookup.ts';

/** The only construction of `target`'s definition that `type` is, inherits or implements. */
export function uniqueBase(type: Type, target: NamedType, library: Library): NamedType | undefined {
  if (isNamed(type) && type.definition === target.definition) return type;
  const all: readonly NamedType[] =
    target.kind === 'interface'
      ? isNamed(type)
        ? type.allInterfaces
        : type.kind === 'array'
          ? arrayBases(type)
          : lookupTypes(type, library)
      : lookupTypes(type, library);
  let found: NamedType | undefined;
  for (const candidate of all) {
    if (candidate.definition !== target.definition) continue;
    if (found && erase(found) !== erase(candidate)) return undefined;
    found ??= candidate;
  }
  return found;
}
function arrayBases({ interfaces, baseType }: ArrayType): readonly NamedType[] {
  return [...interfaces.flatMap((face) => [face, ...face.allInterfaces]), ...baseType.allInterfaces];
}

/** What a `foreach` over the type gives, as far as its type tells. */
export function iterationType(type: Type, library: Library): Type | undefined {
  if (type.kind === 'array') return type.element;
  if (isNamed(type) && type.special === 'string') return library.special('char');
  if (isSpan(type)) return type.typeArguments[0];
  const enumerable = library.core('System.Collections.Generic.IEnumerable', 1);
  return uniqueBase(type, enumerable, library)?.typeArguments[0];
}

/** What a `foreach` over the type gives, be it objects of any kind. */
export function enumeratedType(type: Type, library: Library): Type | undefined {
  const element = iterationType(type, library);
  if (element) return element;
  const enumerable = library.core('System.Collections.IEnumerable');
  const bases = lookupTypes(type, library).flatMap((base) => [base, ...base.allInterfaces]);
  return bases.includes(enumerable) ? library.special('object') : undefined;
}

/** What a `foreach` over the type gives: by its own `GetEnumerator`, or as a sequence. */
export function iteratedType(
  type: NamedType,
  library: Library,
  access: { readonly containingType: NamedType | null },
): Type | undefined {
  const method = lookupMembers(type, 'GetEnumerator', library, access).members.find(
    (member) => member.kind === 'method' && !member.isStatic && member.parameters.length === 0,
  );
  const current =
    method?.kind === 'method' && isNamed(method.returnType)
      ? lookupMembers(method.returnType, 'Current', library, access).members[0]
      : undefined;
  return current?.kind === 'property' ? current.type : enumeratedType(type, library);
}
