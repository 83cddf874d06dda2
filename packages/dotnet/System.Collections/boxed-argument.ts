// Boxed arguments of the non-generic interfaces.
import type { Type } from '@mockwright/language/metadata/symbols';
import { cast, defaultOf, isInstance, isUnboxable } from '@mockwright/language/runtime/casting';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { toText } from '@mockwright/language/runtime/text';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { typeName } from '@mockwright/language/runtime/type-name';

/** A boxed argument of a non-generic interface, as the collection's own type. @throws {ArgumentException} if it is of another type */
export function asArgument(
  boxed: unknown,
  type: Type,
  name: string,
  nullName: string = name,
  quote: '"' | "'" = '"',
): unknown {
  if (boxed === null && defaultOf(type) === null) return null;
  if (boxed === null) throw new ArgumentNullException(nullName);
  if (!isInstance(boxed, type) && !isUnboxable(typeOf(boxed), type))
    throw new ArgumentException(
      `The value ${quote}${toText(boxed)}${quote} is not of type ${quote}${typeName(type)}${quote} and cannot be used in this generic collection.`,
      name,
    );
  return cast(boxed, type);
}
