// The exception `System.ArgumentOutOfRangeException` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { compare } from '@mockwright/language/runtime/comparison';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { equals } from '@mockwright/language/runtime/equality';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { textOf, toText } from '@mockwright/language/runtime/text';
import { serializationConstructor } from './plain-exception.ts';

/** A `ThrowIf…` helper: throws unless the test passes, telling what the value must be. */
function guard(fails: (value: unknown, other: unknown) => boolean, condition: (other: string) => string) {
  return (value: unknown, other: unknown, name: string | null, T: Type): void => {
    if (!fails(value, other)) return;
    const text = textOf(value, T);
    const message = `${name ?? ''} ('${text}') must ${condition(textOf(other, T))}.`;
    throw new E.ArgumentOutOfRangeException(name, message, { value: box(value, T), text });
  };
}
const isNegative = (value: unknown): boolean =>
  value instanceof Decimal ? value.sign < 0 : (value as number) < 0;
const isZero = (value: unknown): boolean =>
  value instanceof Decimal ? value.sign === 0 : Number(value) === 0;
const equal = guard(equals, (other) => `not be equal to '${other}'`);
const greater = guard(
  (value, other) => compare(value, other) > 0,
  (other) => `be less than or equal to '${other}'`,
);
const greaterOrEqual = guard(
  (value, other) => compare(value, other) >= 0,
  (other) => `be less than '${other}'`,
);
const less = guard(
  (value, other) => compare(value, other) < 0,
  (other) => `be greater than or equal to '${other}'`,
);
const lessOrEqual = guard(
  (value, other) => compare(value, other) <= 0,
  (other) => `be greater than '${other}'`,
);
const notEqual = guard(
  (value, other) => !equals(value, other),
  (other) => `be equal to '${other}'`,
);
const alone =
  (check: ReturnType<typeof guard>) =>
  (value: unknown, name: string | null, T: Type): void =>
    check(value, null, name, T);

function outOfRange(name: string | null, actual: unknown, message: string | null): Exception {
  const value = actual === null ? undefined : { value: actual, text: toText(actual) };
  return new E.ArgumentOutOfRangeException(name, message, value);
}

export const argumentOutOfRangeExceptionType: TypeDeclaration = declareType(
  'public class System.ArgumentOutOfRangeException : ArgumentException',
  () => ({
    'ArgumentOutOfRangeException()': () => new E.ArgumentOutOfRangeException(),
    ...serializationConstructor('ArgumentOutOfRangeException', () => new E.ArgumentOutOfRangeException()),
    'ArgumentOutOfRangeException(string? paramName)': (name: string | null) =>
      new E.ArgumentOutOfRangeException(name),
    'ArgumentOutOfRangeException(string? paramName, string? message)': (
      name: string | null,
      message: string | null,
    ) => new E.ArgumentOutOfRangeException(name, message),
    'ArgumentOutOfRangeException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new E.ArgumentOutOfRangeException(null, message, undefined, inner),
    'ArgumentOutOfRangeException(string? paramName, object? actualValue, string? message)': outOfRange,
    'static void ThrowIfZero<T>(T value, string? paramName = null) where T : System.Numerics.INumberBase<T>':
      alone(guard(isZero, () => 'be a non-zero value')),
    'static void ThrowIfNegative<T>(T value, string? paramName = null) where T : System.Numerics.INumberBase<T>':
      alone(guard(isNegative, () => 'be a non-negative value')),
    'static void ThrowIfNegativeOrZero<T>(T value, string? paramName = null) where T : System.Numerics.INumberBase<T>':
      alone(
        guard(
          (value) => isNegative(value) || isZero(value),
          () => 'be a non-negative and non-zero value',
        ),
      ),
    'static void ThrowIfEqual<T>(T value, T other, string? paramName = null)': equal,
    'static void ThrowIfNotEqual<T>(T value, T other, string? paramName = null)': notEqual,
    'static void ThrowIfGreaterThan<T>(T value, T other, string? paramName = null) where T : IComparable<T>':
      greater,
    'static void ThrowIfGreaterThanOrEqual<T>(T value, T other, string? paramName = null) where T : IComparable<T>':
      greaterOrEqual,
    'static void ThrowIfLessThan<T>(T value, T other, string? paramName = null) where T : IComparable<T>':
      less,
    'static void ThrowIfLessThanOrEqual<T>(T value, T other, string? paramName = null) where T : IComparable<T>':
      lessOrEqual,
    'override string Message { get; }': (self: Exception) => self.baseMessage(),
    'virtual object? ActualValue { get; }': (self: E.ArgumentOutOfRangeException) =>
      self.actualValue?.value ?? null,
  }),
  { runtime: E.ArgumentOutOfRangeException },
);
