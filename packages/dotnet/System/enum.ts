// The class `System.Enum` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import { formatOf, withSpanOverloads, withSpanParsers, writeText } from './span-members.ts';
import type { Span } from '@mockwright/language/runtime/span';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Box, toArray } from '@mockwright/language/runtime/box';
import { box } from '@mockwright/language/runtime/casting';
import { compare } from '@mockwright/language/runtime/comparison';
import { specialType } from '@mockwright/language/runtime/core-types';
import { badEnumFormat, enumMembers, enumText, formatEnum } from '@mockwright/language/runtime/enum-text';
import { equals, hash } from '@mockwright/language/runtime/equality';
import {
  ArgumentException,
  ArgumentNullException,
  Exception,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { convertibleNames } from './convert-values.ts';
import { NumberFormatInfo } from '../System.Globalization/number-format-info.ts';
import { numberStyles } from '../System.Globalization/number-styles.ts';
import { integerRanges, parseInteger } from './numbers/parse-number.ts';
import { typeCodes } from './type-code.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

type EnumValue = number | bigint;
type Keyword = Exclude<keyof typeof integerRanges, 'nint' | 'nuint'>;

const notIntegral =
  'The value passed in must be an enum base or an underlying type for an enum, such as an Int32.';

/** @throws {ArgumentNullException | ArgumentException} unless the type is an enum */
function enumTypeOf(type: Type | null, parameter: string = 'enumType', value: unknown = ''): NamedType {
  notNull(value, 'value');
  if (type === null) throw new ArgumentNullException(parameter);
  if (type.kind !== 'enum') throw new ArgumentException('Type provided must be an Enum.', parameter);
  return type;
}
function underlyingKeyword(type: NamedType): Keyword {
  return (type.definition.enumUnderlying?.special ?? 'int') as Keyword;
}
/** A whole number as the enum's values are held. */
function fit(type: NamedType, value: EnumValue): EnumValue {
  const keyword = underlyingKeyword(type);
  const { bits, least } = integerRanges[keyword];
  const whole = least < 0n ? BigInt.asIntN(bits, BigInt(value)) : BigInt.asUintN(bits, BigInt(value));
  return bits === 64 ? whole : Number(whole);
}
/** A boxed integer or enum as a number, undefined for anything else. */
function integerOf(value: unknown): EnumValue | undefined {
  if (typeof value === 'bigint' || typeof value === 'number') return value;
  if (!(value instanceof Box)) return undefined;
  return value.$type.special === 'double' || value.$type.special === 'float' || value.$type.special === 'char'
    ? undefined
    : value.value;
}

function findName(type: NamedType, name: string, ignoreCase: boolean): EnumValue | undefined {
  const { names, values } = enumMembers(type);
  const lower = name.toLowerCase();
  const index = names.findIndex(
    (candidate) => candidate === name || (ignoreCase && candidate.toLowerCase() === lower),
  );
  return index < 0 ? undefined : values[index];
}

/**
 * `Enum.Parse`: a name, several separated by commas, or a number. The result is in natural form.
 * @throws {ArgumentNullException | ArgumentException | OverflowException}
 */
function parseEnum(type: NamedType, value: string | null, ignoreCase: boolean): EnumValue {
  if (value === null) throw new ArgumentNullException('value');
  const text = value.trim();
  if (text === '')
    throw new ArgumentException('Must specify valid information for parsing in the string.', 'value');
  if (/^[+-]?\d/.test(text) && /^[+-]?\d+$/.test(text)) {
    return fit(
      type,
      parseInteger(
        text,
        integerRanges[underlyingKeyword(type)],
        numberStyles.Integer,
        NumberFormatInfo.invariant,
      ),
    );
  }
  let result = 0n;
  for (const part of text.split(',')) {
    const found = findName(type, part.trim(), ignoreCase);
    if (found === undefined)
      throw new ArgumentException(`Requested value '${value.trimStart()}' was not found.`);
    result |= BigInt(found);
  }
  return fit(type, result);
}

function tryParse(type: NamedType, value: string | null, ignoreCase: boolean): EnumValue | undefined {
  if (value === null) return undefined;
  try {
    return parseEnum(type, value, ignoreCase);
  } catch (error) {
    if (error instanceof Exception) return undefined;
    throw error;
  }
}
/** `TryParse<TEnum>`: the result is natural. */
function tryParseInto(value: string | null, ignoreCase: boolean, result: Ref, type: Type): boolean {
  const enumType = enumTypeOf(type, 'TEnum');
  const parsed = tryParse(enumType, value, ignoreCase);
  result.v = parsed ?? fit(enumType, 0);
  return parsed !== undefined;
}
/** `TryParse(Type, …)`: the result is boxed. */
function tryParseBoxed(
  enumType: Type | null,
  value: string | null,
  ignoreCase: boolean,
  result: Ref,
): boolean {
  result.v = null;
  if (value === null) return false;
  const type = enumTypeOf(enumType);
  const parsed = tryParse(type, value, ignoreCase);
  if (parsed !== undefined) result.v = box(parsed, type);
  return parsed !== undefined;
}

function nameOf(type: NamedType, value: EnumValue): string | null {
  const { names, values } = enumMembers(type);
  return names[values.indexOf(value)] ?? null;
}
function namesOf(type: NamedType): string[] {
  return toArray([...enumMembers(type).names], specialType('string'));
}
function valuesOf(type: NamedType): EnumValue[] {
  return toArray([...enumMembers(type).values], type);
}
function underlyingValues(type: NamedType): EnumValue[] {
  return toArray([...enumMembers(type).values], type.definition.enumUnderlying!);
}

/** @throws {ArgumentException} where the value's type is another than the enum's or the one underneath */
function checkSameType(type: NamedType, value: unknown, words: string): void {
  const actual = typeOf(value);
  const underlying = type.definition.enumUnderlying!;
  if (actual === type || actual === underlying) return;
  throw new ArgumentException(
    `Enum underlying type and the object must be same type or ${words}. Type passed in was '${typeName(actual)}'; the enum underlying type was '${typeName(underlying)}'.`,
  );
}

/** @throws {ArgumentException} where the value is one of another enum */
function checkSameEnum(type: NamedType, actual: Type): void {
  if (actual.kind !== 'enum' || actual === type) return;
  throw new ArgumentException(
    `Object must be the same type as the enum. The type passed in was '${typeName(actual)}'; the enum type was '${typeName(type)}'.`,
  );
}

/** `Enum.IsDefined`, `Type.IsEnumDefined`. @throws {ArgumentNullException | ArgumentException | InvalidOperationException} */
export function isEnumDefined(enumType: Type | null, value: unknown): boolean {
  const given = notNull(enumType, 'enumType');
  notNull(value, 'value');
  const type = enumTypeOf(given);
  checkSameEnum(type, typeOf(value));
  if (typeof value === 'string') return findName(type, value, false) !== undefined;
  if (typeOf(value).special === 'char') checkSameType(type, value, 'object must be a String');
  const whole = integerOf(value);
  if (whole === undefined) throw new InvalidOperationException('Unknown enum type.');
  checkSameType(type, value, 'object must be a String');
  return enumMembers(type).values.includes(whole);
}

/** `Enum.GetName`, `Type.GetEnumName`. @throws {ArgumentNullException | ArgumentException} */
export function enumNameOf(enumType: Type | null, value: unknown): string | null {
  const given = notNull(enumType, 'enumType');
  notNull(value, 'value');
  const type = enumTypeOf(given);
  const whole = typeOf(value).special === 'char' ? ((value as Box).value as number) : integerOf(value);
  if (whole === undefined) throw new ArgumentException(notIntegral, 'value');
  return nameOf(type, fit(type, whole));
}

function toObject(enumType: Type | null, value: unknown): unknown {
  if (value === null) throw new ArgumentNullException('value');
  const type = enumTypeOf(enumType);
  const whole =
    typeof value === 'boolean'
      ? value
        ? 1
        : 0
      : value instanceof Box && value.$type.special === 'char'
        ? value.value
        : integerOf(value);
  if (whole === undefined) throw new ArgumentException(notIntegral, 'value');
  return box(fit(type, whole), type);
}
/** `ToObject` of a number in natural form. */
function ofNumber(enumType: Type | null, value: EnumValue): unknown {
  const type = enumTypeOf(enumType);
  return box(fit(type, value), type);
}

function format(enumType: Type | null, value: unknown, formatText: string | null): string {
  const given = notNull(value, 'value');
  const shape = notNull(formatText, 'format');
  const type = enumTypeOf(enumType);
  checkSameEnum(type, typeOf(given));
  checkSameType(type, given, 'object');
  if (shape === '') throw badEnumFormat();
  return formatEnum(type, integerOf(given)!, shape);
}

function hasFlag(self: Box, flag: Box | null): boolean {
  if (flag === null) throw new ArgumentNullException('flag');
  if (flag.$type !== self.$type) {
    throw new ArgumentException(
      `The argument type, '${typeName(flag.$type)}', is not the same as the enum type '${typeName(self.$type)}'.`,
    );
  }
  return (BigInt(self.value) & BigInt(flag.value)) === BigInt(flag.value);
}

function text(self: Box, formatText: string | null = null): string {
  return formatEnum(self.$type, self.value, formatText);
}

/** `System.Enum`. Receivers are boxed: an enum's own type has no members but its constants. */
export const enumType: TypeDeclaration = declareType(
  'public abstract class System.Enum : ValueType, IComparable, ISpanFormattable, IFormattable, IConvertible',
  () =>
    withSpanParsers(
      withSpanOverloads(
        {
          'static string? GetName<TEnum>(TEnum value) where TEnum : struct, Enum': (
            value: EnumValue,
            type: Type,
          ) => nameOf(type as NamedType, value),
          'static string? GetName(Type enumType, object value)': enumNameOf,
          'static string[] GetNames<TEnum>() where TEnum : struct, Enum': (type: Type) =>
            namesOf(type as NamedType),
          'static string[] GetNames(Type enumType)': (type: Type | null) => namesOf(enumTypeOf(type)),
          'static Type GetUnderlyingType(Type enumType)': (type: Type | null) =>
            enumTypeOf(type).definition.enumUnderlying,
          'static TEnum[] GetValues<TEnum>() where TEnum : struct, Enum': (type: Type) =>
            valuesOf(type as NamedType),
          'static Array GetValues(Type enumType)': (type: Type | null) => valuesOf(enumTypeOf(type)),
          'static Array GetValuesAsUnderlyingType<TEnum>() where TEnum : struct, Enum': (type: Type) =>
            underlyingValues(type as NamedType),
          'static Array GetValuesAsUnderlyingType(Type enumType)': (type: Type | null) =>
            underlyingValues(enumTypeOf(type)),
          'bool HasFlag(Enum flag)': hasFlag,
          'static bool IsDefined<TEnum>(TEnum value) where TEnum : struct, Enum': (
            value: EnumValue,
            type: Type,
          ) => enumMembers(type as NamedType).values.includes(value),
          'static bool IsDefined(Type enumType, object value)': isEnumDefined,
          'static object Parse(Type enumType, string value)': (type: Type | null, value: string | null) =>
            box(parseEnum(enumTypeOf(type, 'enumType', value), value, false), type!),
          'static object Parse(Type enumType, string value, bool ignoreCase)': (
            type: Type | null,
            value: string | null,
            ignoreCase: boolean,
          ) => box(parseEnum(enumTypeOf(type, 'enumType', value), value, ignoreCase), type!),
          'static TEnum Parse<TEnum>(string value) where TEnum : struct': (
            value: string | null,
            type: Type,
          ) => parseEnum(enumTypeOf(type, 'TEnum'), value, false),
          'static TEnum Parse<TEnum>(string value, bool ignoreCase) where TEnum : struct': (
            value: string | null,
            ignoreCase: boolean,
            type: Type,
          ) => parseEnum(enumTypeOf(type, 'TEnum'), value, ignoreCase),
          'static bool TryParse(Type enumType, string? value, out object? result)': (
            type: Type | null,
            value: string | null,
            result: Ref,
          ) => tryParseBoxed(type, value, false, result),
          'static bool TryParse(Type enumType, string? value, bool ignoreCase, out object? result)':
            tryParseBoxed,
          'static bool TryParse<TEnum>(string? value, out TEnum result) where TEnum : struct': (
            value: string | null,
            result: Ref,
            type: Type,
          ) => tryParseInto(value, false, result, type),
          'static bool TryParse<TEnum>(string? value, bool ignoreCase, out TEnum result) where TEnum : struct':
            tryParseInto,
          'override bool Equals(object? obj)': (self: unknown, obj: unknown) => equals(self, obj),
          'override int GetHashCode()': (self: Box) => hash(self.value),
          'int CompareTo(object? target)': compare,
          'override string ToString()': (self: Box) => enumText(self.$type, self.value),
          'string ToString(string? format)': text,
          '[Obsolete("The provider argument is not used. Use ToString() instead.")] string ToString(IFormatProvider? provider)':
            (self: Box) => text(self),
          '[Obsolete("The provider argument is not used. Use ToString(String) instead.")] string ToString(string? format, IFormatProvider? provider)':
            text,
          'static string Format(Type enumType, object value, string format)': format,
          'TypeCode GetTypeCode()': (self: Box) =>
            typeCodes[convertibleNames[underlyingKeyword(self.$type)] as keyof typeof typeCodes],
          'static object ToObject(Type enumType, object value)': toObject,
          'static object ToObject(Type enumType, sbyte value)': ofNumber,
          'static object ToObject(Type enumType, short value)': ofNumber,
          'static object ToObject(Type enumType, int value)': ofNumber,
          'static object ToObject(Type enumType, byte value)': ofNumber,
          'static object ToObject(Type enumType, ushort value)': ofNumber,
          'static object ToObject(Type enumType, uint value)': ofNumber,
          'static object ToObject(Type enumType, long value)': ofNumber,
          'static object ToObject(Type enumType, ulong value)': ofNumber,
          'static bool TryFormat<TEnum>(TEnum value, Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default) where TEnum : struct':
            (
              value: EnumValue,
              destination: Span<number>,
              charsWritten: Ref,
              format: Span<number>,
              type: Type,
            ) => writeText(formatEnum(enumTypeOf(type), value, formatOf(format)), destination, charsWritten),
        },
        /^static (?:object|bool) (?:Try)?Parse\(Type/,
        /^string\?? /,
      ),
    ),
);
