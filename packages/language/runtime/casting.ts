// Values on their way to `object` and back: boxing, unboxing, type tests, casts, default values.
import { spendSize } from './run.ts';
import type { NamedType, Type } from '../metadata/symbols.ts';
import { Box, isBare } from './box.ts';
import type { NetArray } from './box.ts';
import { checkedDelegate } from './delegates.ts';
import type { Delegate } from './delegates.ts';
import { ArrayTypeMismatchException, InvalidCastException, NullReferenceException } from './exceptions.ts';
import { typeName } from './type-name.ts';
import { typeOf } from './type-of.ts';
import { isAssignable, isReference } from './type-relations.ts';

/** Whether values of the type change their form when they become `object`: small numbers, `char`, floating point, enums. */
export function needsBox(type: NamedType): boolean {
  switch (type.special) {
    case undefined:
      return type.kind === 'enum';
    case 'char':
    case 'sbyte':
    case 'byte':
    case 'short':
    case 'ushort':
    case 'uint':
    case 'ulong':
    case 'nint':
    case 'nuint':
    case 'float':
    case 'double':
      return true;
    default:
      return false;
  }
}

/** A value in natural form as `object`. Mutable structs are copied. */
export function box(value: unknown, type: Type): unknown {
  if (
    value === null ||
    type.kind === 'array' ||
    type.kind === 'dynamic' ||
    type.kind === 'typeParameter' ||
    type.kind === 'error'
  )
    return value;
  if (type.kind === 'delegate') return markDelegate(value as Delegate, type);
  if (!type.isValueType) return value;
  if (type.isNullable) return box(value, type.typeArguments[0]!);
  if (needsBox(type)) return new Box(type, value as number | bigint);
  return copyValue(value, type);
}

/** {@link box} for programs that tell boxes apart: `int` and `long` come into boxes, too, so that each is an object. */
export function boxApart(value: unknown, type: Type): unknown {
  const boxed = box(value, type);
  return typeof boxed === 'number' || typeof boxed === 'bigint'
    ? new Box(typeOf(boxed) as NamedType, boxed)
    : boxed;
}

/** A boxed `int` or `long` as most programs have it, without a box; anything else itself. */
export function bare(boxed: unknown): unknown {
  return boxed instanceof Box && isBare(boxed.$type) ? boxed.value : boxed;
}

/** Makes a delegate know its type, which nobody asks for until it is an `object`; other functions never learn one. */
function markDelegate(delegate: Delegate, type: NamedType): Delegate {
  checkedDelegate(delegate).$type ??= type;
  return delegate;
}

/** A copy of a mutable struct; any other value itself. */
export function copyValue(value: unknown, type: Type): unknown {
  if (value === null || type.kind !== 'struct') return value;
  if (type.isNullable) return copyValue(value, type.typeArguments[0]!);
  const { $copy } = value as { $copy?: () => unknown };
  return $copy === undefined ? value : $copy.call(value);
}

/** Elements for another array, which can be changed there: mutable structs are copied. */
export function copyItems<T>(items: readonly T[], element: Type, start?: number, end?: number): T[] {
  spendSize((end ?? items.length) - (start ?? 0));
  const copy = items.slice(start, end);
  if (element.kind === 'struct')
    for (let index = 0; index < copy.length; index++) copy[index] = copyValue(copy[index], element) as T;
  return copy;
}

/** `default(T)`. */
export function defaultOf(type: Type): unknown {
  return 'defaultValue' in type ? type.defaultValue() : null;
}

/** `value is T` for a boxed value; null is nothing. */
export function isInstance(boxed: unknown, type: Type): boolean {
  if (boxed === null) return false;
  if (type.kind === 'dynamic') return true;
  if (type.kind === 'struct' && type.isNullable) return isInstance(boxed, type.typeArguments[0]!);
  return isAssignable(typeOf(boxed), type);
}

/**
 * Elements that are written as that type must be kept as it: an array may be of a more derived type than is said.
 * @throws {ArrayTypeMismatchException}
 */
export function requireElementType({ $element: kept }: NetArray, written: Type): void {
  if (kept !== written && isReference(written) && !isAssignable(written, kept))
    throw new ArrayTypeMismatchException();
}

function naturalForm(boxed: unknown, type: NamedType): unknown {
  return boxed instanceof Box ? boxed.value : copyValue(boxed, type);
}

const underlying = (type: Type): Type => (type.kind === 'enum' ? type.definition.enumUnderlying! : type);

/** Whether .NET lets a boxed value of one type be unboxed as the other: an enum or the number underneath. */
export const isUnboxable = (from: Type, to: Type): boolean =>
  from === to || underlying(from) === underlying(to);

/**
 * A boxed value as exactly the value type.
 * @throws {NullReferenceException} for null (unless the type is nullable)
 * @throws {InvalidCastException} for a value of another type
 */
export function unbox(boxed: unknown, type: Type): unknown {
  return cast(boxed, type);
}

/**
 * `(T)value` for a boxed value: a type test for reference types, unboxing for value types. The result is in natural form.
 * @throws {NullReferenceException} for null as a value type that is not nullable
 * @throws {InvalidCastException} for a value of another type
 */
export function cast(boxed: unknown, type: Type): unknown {
  if (type.kind === 'dynamic') return boxed;
  if (type.kind === 'struct' || type.kind === 'enum' || (type.kind === 'class' && type.isValueType)) {
    if (type.isNullable) {
      if (boxed === null) return null;
      if (!isInstance(boxed, type)) throw castFailure(typeOf(boxed), type);
      return cast(boxed, type.typeArguments[0]!);
    }
    if (boxed === null) throw new NullReferenceException();
    const actual = typeOf(boxed);
    if (isUnboxable(actual, type)) return naturalForm(boxed, type);
    throw castFailure(actual, type);
  }
  if (boxed === null) return null;
  const actual = typeOf(boxed);
  if (isAssignable(actual, type)) return boxed;
  throw castFailure(actual, type);
}

/** `value as T`. */
export function castOrNull(boxed: unknown, type: Type): unknown {
  if (!isInstance(boxed, type)) return null;
  return type.kind === 'struct' || type.kind === 'enum' ? cast(boxed, type) : boxed;
}

/** The name of a type in the words of a failed cast: .NET leaves containing types out there. */
export function shownName(type: Type): string {
  if (type.kind === 'array') return `${shownName(type.element)}[${','.repeat(type.rank - 1)}]`;
  const name = typeName(type);
  const own = name.split('[', 1)[0]!;
  return name.slice(own.lastIndexOf('+') + 1);
}

/** The exception of a cast that does not hold. */
function castFailure(actual: Type, type: Type): InvalidCastException {
  // In Global, code finds objects of classes that other code declared under the same name.
  const why =
    typeName(actual) === typeName(type)
      ? ' The object is of another template, or of this one before it was loaded again.'
      : '';
  return new InvalidCastException(
    `Unable to cast object of type '${shownName(actual)}' to type '${shownName(type)}'.${why}`,
  );
}
