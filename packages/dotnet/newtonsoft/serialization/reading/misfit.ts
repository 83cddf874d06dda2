// Values that are of another type than the place where they go: what references, converters and contracts of template code may give.
import { box, isInstance, shownName } from '@mockwright/language/runtime/casting';
import { InvalidCastException } from '@mockwright/language/runtime/exceptions';
import { typeOf } from '@mockwright/language/runtime/type-of';
import type { Type } from '@mockwright/language/metadata/symbols';
import { castOrDefault } from '../contracts/value-provider.ts';

/** Tells the place where a value goes that it is of another type; what that means there, the place says. */
export class Misfit extends InvalidCastException {
  readonly boxed: unknown;
  constructor(boxed: unknown, type: Type) {
    super(`Unable to cast object of type '${shownName(typeOf(boxed))}' to type '${shownName(type)}'.`);
    this.boxed = boxed;
  }
}
/** A boxed value in natural form of a type; null is the default value of a value type. @throws {Misfit} */
export function fitted(boxed: unknown, type: Type): unknown {
  if (boxed !== null && !isInstance(boxed, type)) throw new Misfit(boxed, type);
  return castOrDefault(boxed, type);
}
/** Does what gives a value of a type in natural form. @returns the value boxed, of whatever type it is */
export function boxedResult(type: Type | null, read: () => unknown): unknown {
  try {
    const value = read();
    return type ? box(value, type) : value;
  } catch (error) {
    if (error instanceof Misfit) return error.boxed;
    throw error;
  }
}
