// `System.Nullable<T>`, whose values are null or the value itself, and the static `System.Nullable`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { compareAs } from '@mockwright/language/runtime/comparison';
import { equals, hash } from '@mockwright/language/runtime/equality';
import { ArgumentNullException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { toText } from '@mockwright/language/runtime/text';

/** `value.Value`. @throws {InvalidOperationException} for null */
function nullableValue<T>(value: T | null): T {
  if (value === null) throw new InvalidOperationException('Nullable object must have a value.');
  return value;
}

/**
 * `System.Nullable<T>`. The compiler calls `HasValue`, `Value` and `GetValueOrDefault` without these functions, as
 * receivers are null where there is no value.
 */
export const nullableType: TypeDeclaration = declareType(
  'public struct System.Nullable<T> where T : struct',
  () => ({
    'Nullable(T value)': (value: unknown) => value,
    'bool HasValue { get; }': (self: unknown) => self !== null,
    'T Value { get; }': nullableValue,
    'T GetValueOrDefault()': (self: unknown, type?: NamedType) =>
      self ?? (type ? defaultOf(type.typeArguments[0]!) : null),
    'T GetValueOrDefault(T defaultValue)': (self: unknown, defaultValue: unknown) => self ?? defaultValue,
    'override bool Equals(object? other)': (self: unknown, other: unknown) => equals(self, other),
    'override int GetHashCode()': (self: unknown) => (self === null ? 0 : hash(self)),
    'override string? ToString()': (self: unknown) => toText(self),
    'static implicit operator T?(T value)': (value: unknown) => value,
    'static explicit operator T(T? value)': nullableValue,
  }),
  { defaultValue: null },
);

/** The static class `System.Nullable`. */
export const nullableClassType: TypeDeclaration = declareType('public static class System.Nullable', () => ({
  'static int Compare<T>(T? n1, T? n2) where T : struct': compareAs,
  'static bool Equals<T>(T? n1, T? n2) where T : struct': (a: unknown, b: unknown) => equals(a, b),
  'static Type? GetUnderlyingType(Type nullableType)': (type: Type | null) => {
    if (type === null) throw new ArgumentNullException('nullableType');
    return 'isNullable' in type && type.isNullable && !type.isDefinition ? type.typeArguments[0] : null;
  },
}));
