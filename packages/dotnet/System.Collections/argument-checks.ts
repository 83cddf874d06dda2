// Argument checks that all collections share, with .NET's messages.
import { BudgetError, longestArray } from '@mockwright/language/runtime/run';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';

/** @throws {ArgumentNullException} for null */
export function requireArgument(value: unknown, name: string): void {
  if (value === null || value === undefined) throw new ArgumentNullException(name);
}

/**
 * An argument whose interface template code may implement as well, where the library knows its own objects alone.
 * @throws {NotSupportedException} for others
 */
export function ofLibrary<T>(value: unknown, type: abstract new (...args: any[]) => T): T {
  if (value instanceof type) return value;
  throw new NotSupportedException('The library takes its own objects here, not those of other classes.');
}

/** @throws {ArgumentNullException} for the first argument, by its name, that is null */
export function requireArguments(values: Readonly<Record<string, unknown>>): void {
  for (const name in values) requireArgument(values[name], name);
}

/** The exception of an index that may also stand at the end, and is beyond it. */
export function indexBeyondEnd(): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(
    'index',
    'Index was out of range. Must be non-negative and less than or equal to the size of the collection.',
  );
}
/** The exception of an indexer whose index is outside the collection. */
export function indexOutOfRange(name: string = 'index'): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(
    name,
    'Index was out of range. Must be non-negative and less than the size of the collection.',
  );
}

/** @throws {ArgumentOutOfRangeException} for a negative number where one is not allowed ("Non-negative number required.") */
export function requireNonNegativeNumber(value: number, name: string): void {
  if (value < 0) throw new ArgumentOutOfRangeException(name, 'Non-negative number required.');
}

/** The exception of a number that is told with its value. */
export function outOfRange(
  name: string,
  value: number | bigint,
  message: string,
): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(name, message, { value, text: String(value) });
}

/** @throws {ArgumentOutOfRangeException} for a negative number, told with the number itself */
export function requireNonNegative(value: number, name: string): void {
  if (value < 0) throw outOfRange(name, value, `${name} ('${value}') must be a non-negative value.`);
}

/** @throws {ArgumentOutOfRangeException} for a number that is not above zero, told with the number itself */
export function requirePositive(value: number, name: string): void {
  if (value <= 0)
    throw outOfRange(name, value, `${name} ('${value}') must be a non-negative and non-zero value.`);
}

/** @throws {ArgumentOutOfRangeException} for less room than there are elements, as `TrimExcess` says it */
export function requireRoom(capacity: number, count: number): void {
  if (capacity < count)
    throw outOfRange(
      'capacity',
      capacity,
      `capacity ('${capacity}') must be greater than or equal to '${count}'.`,
    );
}

/** The exception of a start that lies beyond the end of the collection. @param actual the start, where it is told as well */
export function startOutOfRange(name: string, actual?: number): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(
    name,
    'Index was out of range. Must be non-negative and less than or equal to the size of the collection.',
    ...(actual === undefined ? [] : [{ value: actual, text: String(actual) }]),
  );
}

/** The exception of a number of elements that the collection does not have from the start on. */
export function countOutOfRange(): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(
    'count',
    'Count must be positive and count must refer to a location within the string/array/collection.',
  );
}

/** The exception of a range that does not lie within the collection. */
export function invalidOffsetLength(): ArgumentException {
  return new ArgumentException(
    'Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.',
  );
}

/** The exception of `CopyTo` into an array that is too short. */
export function arrayTooSmall(): ArgumentException {
  return new ArgumentException(
    'Destination array is not long enough to copy all the items in the collection. Check array index and length.',
  );
}

/** The exception of `CopyTo` into an array of other things. */
export function incompatibleTarget(): ArgumentException {
  return new ArgumentException(
    'Target array type is not compatible with the type of items in the collection.',
  );
}

/** The exception of an enumeration that goes on after the collection changed. */
export function collectionModified(): InvalidOperationException {
  return new InvalidOperationException('Collection was modified; enumeration operation may not execute.');
}

/** Collections have a size beyond which only a mistake explains them. @throws {BudgetError} for such sizes */
export function checkSize(count: number): void {
  if (count > longestArray) throw new BudgetError(`A collection grew beyond ${longestArray} elements.`);
}

/** The same, as stacks and the collections kept in order say it. */
export function modifiedAfterStart(): InvalidOperationException {
  return new InvalidOperationException('Collection was modified after the enumerator was instantiated.');
}
