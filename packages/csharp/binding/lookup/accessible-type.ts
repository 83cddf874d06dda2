// What a value is taken for where its own type cannot be named.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { isAccessible } from './member-lookup.ts';

/**
 * `GetBestAccessibleType` of the run-time binder: the type itself, or the nearest of its bases that the code may name.
 * @param context the type whose code it is; null at the top of a script
 */
export function bestAccessibleType(type: Type, context: NamedType | null): Type {
  let at = type;
  while ('definition' in at && at.baseType && !isNameable(at, context)) at = at.baseType;
  return at;
}

function isNameable(type: NamedType, context: NamedType | null): boolean {
  return (
    isAccessible(type, { containingType: context }) &&
    (type.containingType === null || isNameable(type.containingType, context))
  );
}
