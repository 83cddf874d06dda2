// .NET's argument checks in the words of `ArgumentOutOfRangeException.ThrowIf…`.
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';

/** `value ('-1') must be a non-negative value.` */
export function outOfRange(
  name: string,
  value: number,
  must: string = 'a non-negative value',
): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(name, `${name} ('${value}') must be ${must}.`, {
    value,
    text: String(value),
  });
}
/** @throws {ArgumentOutOfRangeException} for negative numbers */
export function checkNotNegative(name: string, value: number): void {
  if (value < 0) throw outOfRange(name, value);
}
/** What .NET says of an index into a text that may stand at its end. */
export const indexMessage =
  'Index was out of range. Must be non-negative and less than or equal to the size of the collection.';
/** What .NET says of an index into a text that must stand on an element. */
export const elementMessage =
  'Index was out of range. Must be non-negative and less than the size of the collection.';
