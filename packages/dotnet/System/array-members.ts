// What `System.Array`'s members do, for arrays of one dimension and of several.
import type { Type } from '@mockwright/language/metadata/symbols';
import { storable } from '@mockwright/language/runtime/array-store';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import {
  box,
  cast,
  copyItems,
  copyValue,
  defaultOf,
  isInstance,
  isUnboxable,
} from '@mockwright/language/runtime/casting';
import { equals } from '@mockwright/language/runtime/equality';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  ArrayTypeMismatchException,
  IndexOutOfRangeException,
  InvalidCastException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { MultiArray, createMultiArray } from '@mockwright/language/runtime/multi-array';
import { paidElements } from '@mockwright/language/runtime/paid-elements';
import { spendElements, spendSize } from '@mockwright/language/runtime/run';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { checkIndexCount, checkSameRank, oneDimension } from './array-rank.ts';
import { convertNatural, convertibleOf } from './convert-values.ts';
import type { Convertible } from './convert-values.ts';
import { notNull } from '@mockwright/language/runtime/not-null';
import { specialType } from '@mockwright/language/runtime/core-types';

/** Any C# array. */
export type AnyArray = NetArray | MultiArray;

/** Whether a value is an array, of one dimension or of several. */
export function isArray(value: unknown): value is AnyArray {
  return Array.isArray(value) || value instanceof MultiArray;
}
/** The elements in memory order. */
export function elementsOf(array: AnyArray): unknown[] {
  return array instanceof MultiArray ? array.items : array;
}
/** The type of the elements. */
export function elementType(array: AnyArray): Type {
  return array instanceof MultiArray ? array.$elementType : array.$element;
}
/** The length of each dimension. */
export function lengthsOf(array: AnyArray): readonly number[] {
  return array instanceof MultiArray ? array.lengths : [array.length];
}

function outOfRange(name: string, value: number, condition: string): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(name, `${name} ('${value}') must be ${condition}.`, {
    value,
    text: String(value),
  });
}
/** What is said of a range that an array does not have. */
export const badRange =
  'Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.';

/** @throws {ArgumentOutOfRangeException | ArgumentException} for a range outside of the array */
export function checkRange(total: number, index: number, length: number): void {
  if (index < 0) throw new ArgumentOutOfRangeException('index', 'Non-negative number required.');
  if (length < 0) throw new ArgumentOutOfRangeException('length', 'Non-negative number required.');
  if (total - index < length) throw new ArgumentException(badRange);
}

/**
 * `Array.CreateInstance`.
 * @param isList whether the lengths were given as a list, which is what an error then names
 * @throws {ArgumentNullException | ArgumentException | ArgumentOutOfRangeException}
 */
export function createInstance(
  element: Type | null,
  given: readonly number[] | null,
  isList: boolean = false,
): AnyArray {
  notNull(element, 'elementType');
  const lengths = notNull(given, 'lengths');
  if (lengths.length === 0) throw new ArgumentException('Must provide at least one rank.');
  const negative = lengths.findIndex((length) => length < 0);
  if (negative >= 0 && isList)
    throw new ArgumentOutOfRangeException(`lengths[${negative}]`, 'Non-negative number required.');
  if (negative >= 0) {
    throw outOfRange(
      lengths.length === 1 ? 'length' : `length${negative + 1}`,
      lengths[negative]!,
      'a non-negative value',
    );
  }
  const refusal = notOfArrays(element!);
  if (refusal !== undefined) throw new NotSupportedException(refusal);
  if (lengths.length > 1) return createMultiArray(element!, lengths);
  return newArray(element!, lengths[0]!);
}
/** Why there are no arrays of a type. */
function notOfArrays(element: Type): string | undefined {
  if (element.kind === 'typeParameter') return 'Cannot create arrays of open type.';
  if (element.kind === 'array' || element.kind === 'dynamic' || element.kind === 'error') return undefined;
  if (element === specialType('void')) return 'Arrays of System.Void are not supported.';
  if (element.flags.isRefLike) return 'Cannot create arrays of ByRef-like values.';
  return element.isDefinition && element.typeParameters.length > 0
    ? 'Cannot create arrays of open type.'
    : undefined;
}
/** A one-dimensional array of default values. */
export function newArray(element: Type, length: number): NetArray {
  spendElements(length);
  return toArray(
    paidElements(length, () => defaultOf(element)),
    element,
  );
}

/** `Array.Copy`. @throws as .NET for ranges outside of the arrays and for elements that do not fit */
export function copy(
  source: AnyArray | null,
  sourceIndex: number,
  target: AnyArray | null,
  targetIndex: number,
  length: number,
): void {
  const from = notNull(source, 'sourceArray');
  const to = notNull(target, 'destinationArray');
  checkSameRank(from, to);
  if (length < 0) throw outOfRange('length', length, 'a non-negative value');
  if (sourceIndex < 0) throw outOfRange('sourceIndex', sourceIndex, "greater than or equal to '0'");
  if (targetIndex < 0) throw outOfRange('destinationIndex', targetIndex, "greater than or equal to '0'");
  const tooShort = (which: string): string =>
    `${which} array was not long enough. Check the ${which.toLowerCase()} index, length, and the array's lower bounds.`;
  if (sourceIndex + length > elementsOf(from).length)
    throw new ArgumentException(tooShort('Source'), 'sourceArray');
  if (targetIndex + length > elementsOf(to).length)
    throw new ArgumentException(tooShort('Destination'), 'destinationArray');
  const convert = conversion(elementType(from), elementType(to));
  spendSize(length);
  const moved = elementsOf(from).slice(sourceIndex, sourceIndex + length);
  const elements = elementsOf(to);
  moved.forEach((value, index) => (elements[targetIndex + index] = convert(value)));
}

/** `CopyTo`. @throws {ArgumentException} for a target of several dimensions, and what {@link copy} throws */
export function copyTo(self: AnyArray, target: AnyArray | null, index: number): void {
  if (target instanceof MultiArray)
    throw new ArgumentException('Only single dimensional arrays are supported for the requested action.');
  copy(self, 0, target, index, elementsOf(self).length);
}

/** How elements change from one array's type to another's. @throws {ArrayTypeMismatchException} */
function conversion(from: Type, to: Type): (value: unknown) => unknown {
  if (from === to) return from.kind === 'struct' ? (value) => copyValue(value, from) : (value) => value;
  const isValue = (type: Type): boolean => 'isValueType' in type && type.isValueType;
  if (!isValue(to)) {
    if (isValue(from) && isAssignable(from, to)) return (value) => box(value, from);
    if (isAssignable(from, to)) return (value) => value;
    if (isAssignable(to, from)) return (value) => cast(box(value, from), to);
  } else if (!isValue(from) && isAssignable(to, from)) return (value) => unboxElement(value, to);
  const [source, target] = [convertibleOf(from), convertibleOf(to)];
  if (source && target && widens(source, target))
    return (value) => convertNatural(value, source, target, null);
  throw new ArrayTypeMismatchException('Source array type cannot be assigned to destination array type.');
}

const wider: Partial<Record<Convertible, readonly Convertible[]>> = {
  byte: ['short', 'ushort', 'char', 'int', 'uint', 'long', 'ulong', 'float', 'double'],
  sbyte: ['short', 'int', 'long', 'float', 'double'],
  short: ['int', 'long', 'float', 'double'],
  ushort: ['char', 'int', 'uint', 'long', 'ulong', 'float', 'double'],
  char: ['ushort', 'int', 'uint', 'long', 'ulong', 'float', 'double'],
  int: ['long', 'float', 'double'],
  uint: ['long', 'ulong', 'float', 'double'],
  long: ['float', 'double'],
  ulong: ['float', 'double'],
  float: ['double'],
};
function widens(from: Convertible, to: Convertible): boolean {
  return wider[from]?.includes(to) ?? false;
}
function unboxElement(value: unknown, type: Type): unknown {
  if (isInstance(value, type)) return cast(value, type);
  throw new InvalidCastException(
    'At least one element in the source array could not be cast down to the destination array type.',
  );
}

/** `GetValue`, boxed. @throws {ArgumentException | IndexOutOfRangeException} */
export function getValue(array: AnyArray, indices: readonly number[]): unknown {
  return box(elementsOf(array)[place(array, indices)], elementType(array));
}
/** `SetValue` of a boxed value. @throws {InvalidCastException | ArgumentException | IndexOutOfRangeException} */
export function setValue(array: AnyArray, value: unknown, indices: readonly number[]): void {
  const at = place(array, indices);
  elementsOf(array)[at] = elementFor(value, elementType(array));
}

function place(array: AnyArray, indices: readonly number[]): number {
  checkIndexCount(array, indices);
  if (array instanceof MultiArray) return array.offset(indices);
  const [index] = indices;
  if (index === undefined || index < 0 || index >= array.length) throw new IndexOutOfRangeException();
  return index;
}
const isPrimitive = (kind: string): boolean => kind !== 'DateTime' && kind !== 'decimal';

/** A boxed value as an element of the type. */
function elementFor(value: unknown, type: Type): unknown {
  const isValue = 'isValueType' in type && type.isValueType;
  if (value === null) return isValue ? defaultOf(type) : null;
  if (!isValue) {
    if (isInstance(value, type)) return value;
    throw new InvalidCastException('Object cannot be stored in an array of this type.');
  }
  const actual = typeOf(value);
  const natural =
    typeof value === 'object' && 'value' in value && '$type' in value && convertibleOf(actual) !== undefined
      ? value.value
      : value;
  if (
    actual === type ||
    (type.kind !== 'enum' && isUnboxable(actual, type)) ||
    ('isNullable' in type && type.isNullable && isInstance(value, type))
  )
    return natural;
  const [source, target] = [convertibleOf(actual), convertibleOf(type)];
  if (source && target && widens(source, target)) return convertNatural(natural, source, target, null);
  if (source && source !== 'string' && isPrimitive(source) && target && isPrimitive(target)) {
    throw new ArgumentException(
      'Cannot widen from source type to target type either because the source type is a not a primitive type or the conversion cannot be accomplished.',
    );
  }
  throw new InvalidCastException('Object cannot be stored in an array of this type.');
}

/** `Clear`. @throws {IndexOutOfRangeException} */
export function clear(array: AnyArray | null, index: number, length: number): void {
  const elements = elementsOf(notNull(array, 'array'));
  if (index < 0 || length < 0 || index + length > elements.length) throw new IndexOutOfRangeException();
  const type = elementType(array!);
  spendSize(length);
  for (let at = index; at < index + length; at++) elements[at] = defaultOf(type);
}

/** `IndexOf`, or `LastIndexOf` backwards from `start`; values natural. @throws {ArgumentNullException | ArgumentOutOfRangeException} */
export function indexOf(array: AnyArray | null, value: unknown, startIndex?: number, count?: number): number {
  const elements = oneDimension(array);
  const [start, end] = partOf(elements.length, startIndex, count);
  spendSize(end - start);
  for (let at = start; at < end; at++) if (equals(elements[at], value)) return at;
  return -1;
}
/**
 * `LastIndexOf`.
 * @param isGeneric whether a place in an empty array is looked at, and a count told of by its own name
 * @throws {ArgumentNullException | ArgumentOutOfRangeException}
 */
export function lastIndexOf(
  array: AnyArray | null,
  value: unknown,
  startIndex?: number,
  count?: number,
  isGeneric: boolean = false,
): number {
  const elements = oneDimension(array);
  const start = startIndex ?? elements.length - 1;
  if (elements.length === 0 && !isGeneric) return -1;
  if (elements.length === 0 ? start < -1 || start > 0 : start < 0 || start >= elements.length) {
    throw new ArgumentOutOfRangeException(
      'startIndex',
      'Index was out of range. Must be non-negative and less than the size of the collection.',
    );
  }
  const length = count ?? (elements.length === 0 ? 0 : start + 1);
  if (elements.length === 0 && length === 0) return -1;
  if (!isGeneric && length > start + 1)
    throw new ArgumentOutOfRangeException('endIndex', 'endIndex cannot be greater than startIndex.');
  if (elements.length === 0 || length < 0 || start - length + 1 < 0) throw badCount();
  spendSize(length);
  for (let at = start; at > start - length; at--) if (equals(elements[at], value)) return at;
  return -1;
}
/** Where a part of an array begins and ends. @throws {ArgumentOutOfRangeException} */
function partOf(
  size: number,
  startIndex: number | undefined,
  count: number | undefined,
): readonly [start: number, end: number] {
  const start = startIndex ?? 0;
  if (start < 0 || start > size) {
    throw new ArgumentOutOfRangeException(
      'startIndex',
      'Index was out of range. Must be non-negative and less than or equal to the size of the collection.',
    );
  }
  const length = count ?? size - start;
  if (length < 0 || length > size - start) throw badCount();
  return [start, start + length];
}
function badCount(): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(
    'count',
    'Count must be positive and count must refer to a location within the string/array/collection.',
  );
}

type Predicate = (value: unknown) => boolean;

/** `FindIndex` in a part of the array. @throws {ArgumentNullException | ArgumentOutOfRangeException} */
export function findIndex(
  array: NetArray | null,
  startIndex: number | undefined,
  count: number | undefined,
  match: Predicate | null,
): number {
  const elements = notNull(array, 'array');
  const [start, end] = partOf(elements.length, startIndex, count);
  const test = notNull(match, 'match');
  for (let at = start; at < end; at++) if (test(elements[at])) return at;
  return -1;
}
/** `FindLastIndex` in a part of the array. @throws {ArgumentNullException | ArgumentOutOfRangeException} */
export function findLastIndex(
  array: NetArray | null,
  startIndex: number | undefined,
  count: number | undefined,
  match: Predicate | null,
): number {
  const elements = notNull(array, 'array');
  const test = notNull(match, 'match');
  const start = startIndex ?? elements.length - 1;
  if (elements.length > 0 && (start < 0 || start >= elements.length)) {
    throw new ArgumentOutOfRangeException(
      'startIndex',
      'Index was out of range. Must be non-negative and less than the size of the collection.',
    );
  }
  const length = count ?? start + 1;
  if (length < 0 || start - length + 1 < 0) throw badCount();
  for (let at = start; at > start - length; at--) if (test(elements[at])) return at;
  return -1;
}

/** `Reverse`. */
export function reverse(array: AnyArray | null, index?: number, length?: number): void {
  const elements = elementsOf(notNull(array, 'array'));
  const start = index ?? 0;
  const count = length ?? elements.length - start;
  checkRange(elements.length, start, count);
  oneDimension(array);
  spendSize(count);
  const reversed = elements.slice(start, start + count).reverse();
  reversed.forEach((value, at) => (elements[start + at] = value));
}

/** `Fill` of a part with a `T`. @throws {ArgumentNullException | ArgumentOutOfRangeException | ArrayTypeMismatchException} */
export function fill(
  array: NetArray | null,
  value: unknown,
  startIndex: number = 0,
  count: number | undefined,
  T: Type,
): void {
  const elements = notNull(array, 'array');
  if (startIndex < 0 || startIndex > elements.length) {
    throw new ArgumentOutOfRangeException(
      'startIndex',
      'Index was out of range. Must be non-negative and less than or equal to the size of the collection.',
    );
  }
  const length = count ?? elements.length - startIndex;
  if (length < 0 || length > elements.length - startIndex) throw badCount();
  if (length === 0) return;
  spendSize(length);
  const stored = storable(elements.$element, value, T);
  for (let at = startIndex; at < startIndex + length; at++) elements[at] = copyValue(stored, T);
}

/** `Clone`: a new array of the same elements. */
export function clone(array: AnyArray): AnyArray {
  return array instanceof MultiArray
    ? new MultiArray(array.$elementType, array.lengths, copyItems(array.items, array.$elementType))
    : toArray(copyItems(array, array.$element), array.$element);
}
