// The conversions behind `System.Convert`: from any convertible value to any basic type.
import { primitiveNames } from '@mockwright/language/metadata/special-names';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Box } from '@mockwright/language/runtime/box';
import { box, cast, shownName } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Decimal } from '@mockwright/language/runtime/decimal';
import {
  FormatException,
  ArgumentNullException,
  InvalidCastException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import { formatValue, textOf } from '@mockwright/language/runtime/text';
import { fullName } from '../System.Reflection/type-facts.ts';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { parseBoolean } from './boolean.ts';
import { typeCodes } from './type-code.ts';
import { numberFormatOf } from '../System.Globalization/format-provider.ts';
import { roundToEven } from './numbers/floating-math.ts';
import { numberStyles } from '../System.Globalization/number-styles.ts';
import {
  integerRanges,
  parseDecimal,
  parseFloating,
  parseInteger,
  rangeError,
} from './numbers/parse-number.ts';

/** The types that convert to each other, by C# keyword. */
export type Convertible =
  | Exclude<keyof typeof integerRanges, 'nint' | 'nuint'>
  | 'bool'
  | 'char'
  | 'float'
  | 'double'
  | 'decimal'
  | 'string'
  | 'DateTime';
type IntegerKeyword = Exclude<keyof typeof integerRanges, 'nint' | 'nuint'>;

/** .NET's names of the convertible types. */
export const convertibleNames: Readonly<Record<Convertible, string>> = {
  ...primitiveNames,
  DateTime: 'DateTime',
};

/** The convertible kind of a type; enums convert as the numbers underneath. */
export function convertibleOf(type: Type): Convertible | undefined {
  if (type.kind === 'enum') return convertibleOf(type.definition.enumUnderlying!);
  if (type.kind !== 'struct' && type.kind !== 'class') return undefined;
  if (type.special !== undefined)
    return type.special in convertibleNames ? (type.special as Convertible) : undefined;
  return type.name === 'DateTime' && type.namespace === 'System' ? 'DateTime' : undefined;
}

/** The type object of a convertible kind. */
export function typeOfConvertible(kind: Convertible): NamedType {
  return kind === 'DateTime' ? coreType('System.DateTime') : specialType(kind);
}

function badCast(from: Convertible, to: Convertible): InvalidCastException {
  return new InvalidCastException(
    `Invalid cast from '${convertibleNames[from]}' to '${convertibleNames[to]}'.`,
  );
}

/** Numbers of any kind as a bigint, rounded half to even. @throws {OverflowException} */
function wholeOf(value: unknown, target: IntegerKeyword | 'char'): bigint {
  if (typeof value === 'bigint') return value;
  if (value instanceof Decimal) return value.round().toBigInt();
  const rounded = roundToEven(value as number);
  if (Number.isFinite(rounded)) return BigInt(rounded);
  throw target === 'long' || target === 'ulong'
    ? new OverflowException()
    : rangeError(target === 'char' ? 'a character' : integerRanges[wider(target)].article);
}
/** Floating-point numbers become small integers by way of `int`. */
function wider(target: IntegerKeyword): IntegerKeyword {
  return integerRanges[target].bits < 32 ? 'int' : target;
}

function toInteger(
  value: unknown,
  from: Convertible,
  to: IntegerKeyword,
  provider: unknown,
): number | bigint {
  const range = integerRanges[to];
  const natural = (whole: bigint): number | bigint => (range.bits === 64 ? whole : Number(whole));
  switch (from) {
    case 'bool':
      return natural(value ? 1n : 0n);
    case 'string':
      return value === null
        ? natural(0n)
        : natural(parseInteger(value as string, range, numberStyles.Integer, numberFormatOf(provider)));
    case 'DateTime':
      throw badCast(from, to);
    default: {
      const whole = wholeOf(value, to);
      if (whole < range.least || whole > range.greatest) {
        if (from !== 'double' && from !== 'float') throw rangeError(range.article);
        if (range.bits === 64) throw new OverflowException();
        const first = integerRanges[wider(to)];
        throw rangeError((whole < first.least || whole > first.greatest ? first : range).article);
      }
      return natural(whole);
    }
  }
}

function toChar(value: unknown, from: Convertible): number {
  switch (from) {
    case 'bool':
    case 'float':
    case 'double':
    case 'decimal':
    case 'DateTime':
      throw badCast(from, 'char');
    case 'string':
      if (value === null) throw new ArgumentNullException('value');
      if ((value as string).length !== 1)
        throw new FormatException('String must be exactly one character long.');
      return (value as string).charCodeAt(0);
    default: {
      const whole = wholeOf(value, 'char');
      if (whole < 0n || whole > 0xffffn) throw rangeError('a character');
      return Number(whole);
    }
  }
}

function toBoolean(value: unknown, from: Convertible): boolean {
  switch (from) {
    case 'bool':
      return value as boolean;
    case 'string':
      return value === null ? false : parseBoolean(value as string);
    case 'char':
    case 'DateTime':
      throw badCast(from, 'bool');
    case 'decimal':
      return (value as Decimal).sign !== 0;
    default:
      return Number(value) !== 0;
  }
}

function toFloating(value: unknown, from: Convertible, to: 'double' | 'float', provider: unknown): number {
  switch (from) {
    case 'char':
    case 'DateTime':
      throw badCast(from, to);
    case 'string':
      return value === null
        ? 0
        : parseFloating(
            value as string,
            to === 'float',
            numberStyles.Float | numberStyles.AllowThousands,
            numberFormatOf(provider),
          );
    case 'decimal':
      return to === 'float' ? (value as Decimal).toSingle() : (value as Decimal).toDouble();
    default:
      return to === 'float' ? Math.fround(Number(value)) : Number(value);
  }
}

function toDecimal(value: unknown, from: Convertible, provider: unknown): Decimal {
  switch (from) {
    case 'char':
    case 'DateTime':
      throw badCast(from, 'decimal');
    case 'bool':
      return value ? Decimal.one : Decimal.zero;
    case 'string':
      return value === null
        ? Decimal.zero
        : parseDecimal(value as string, numberStyles.Number, numberFormatOf(provider));
    case 'decimal':
      return value as Decimal;
    case 'double':
      return Decimal.fromDouble(value as number);
    case 'float':
      return Decimal.fromSingle(value as number);
    default:
      return Decimal.fromInteger(value as number | bigint);
  }
}

function toDateTime(value: unknown, from: Convertible, provider: unknown): unknown {
  if (from === 'DateTime') return value;
  const type = coreType('System.DateTime');
  if (from !== 'string') throw badCast(from, 'DateTime');
  if (value === null) return type.defaultValue();
  const parse = type
    .members('Parse')
    .find((member) => member.kind === 'method' && member.parameters.length === 2);
  return (parse as { implementation: (text: string, provider: unknown) => unknown }).implementation(
    value as string,
    provider,
  );
}

/**
 * Converts a value in natural form.
 * @throws {InvalidCastException | FormatException | OverflowException | ArgumentNullException} as .NET's Convert does
 */
export function convertNatural(
  value: unknown,
  from: Convertible,
  to: Convertible,
  provider: unknown,
): unknown {
  switch (to) {
    case 'bool':
      return toBoolean(value, from);
    case 'char':
      return from === 'char' ? value : toChar(value, from);
    case 'float':
    case 'double':
      return toFloating(value, from, to, provider);
    case 'decimal':
      return toDecimal(value, from, provider);
    case 'DateTime':
      return toDateTime(value, from, provider);
    case 'string': {
      if (value === null) return null;
      const type = typeOfConvertible(from);
      return from === 'string' || from === 'bool'
        ? textOf(value, type)
        : formatValue(box(value, type), null, provider);
    }
    default:
      return toInteger(value, from, to, provider);
  }
}

/** What a null reference converts to. */
const nullResults: Partial<Record<Convertible, unknown>> = {
  bool: false,
  string: '',
  decimal: Decimal.zero,
  long: 0n,
  ulong: 0n,
};

/** `Convert.GetTypeCode`. */
export function typeCodeOf(value: unknown): number {
  if (value === null) return typeCodes.Empty;
  const own = ownConversion(value, 'GetTypeCode', 0);
  if (own) return own() as number;
  const kind = convertibleOf(typeOf(value));
  return kind === undefined ? typeCodes.Object : typeCodes[convertibleNames[kind] as keyof typeof typeCodes];
}

/** A member of `IConvertible` that the value's own type implements (a `JValue`, a type of the template). */
function ownConversion(
  value: unknown,
  name: string,
  parameters: number,
): ((...args: readonly unknown[]) => unknown) | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = (value as Readonly<Record<string, unknown>>)[`IConvertible.${name}/${parameters}`];
  return typeof own === 'function'
    ? (own.bind(value) as (...args: readonly unknown[]) => unknown)
    : undefined;
}

/**
 * `Convert.ToX(object)`: null gives the default.
 * @throws {InvalidCastException} for a value that is not convertible
 */
export function convertBoxed(value: unknown, to: Convertible, provider: unknown): unknown {
  if (value === null)
    return to === 'DateTime' ? coreType('System.DateTime').defaultValue() : (nullResults[to] ?? 0);
  const type = typeOf(value);
  const own = ownConversion(value, `To${convertibleNames[to]}`, 1);
  if (own) return own(provider);
  if (to === 'string') return formatValue(value, null, provider);
  const from = convertibleOf(type);
  if (from === undefined) {
    throw new InvalidCastException(
      `Unable to cast object of type '${shownName(type)}' to type 'System.IConvertible'.`,
    );
  }
  if (type.kind === 'enum' && to === 'DateTime')
    throw new InvalidCastException("Invalid cast from 'Enum' to 'DateTime'.");
  return convertNatural(value instanceof Box ? value.value : value, from, to, provider);
}

/** Whether a value is an `IConvertible`, of the library or of the template. */
function isConvertible(value: unknown, from: Convertible | undefined): boolean {
  return from !== undefined || ownConversion(value, 'ToType', 2) !== undefined;
}

/** `Convert.ChangeType`; the result is boxed. @throws {ArgumentNullException | InvalidCastException} and what conversions throw */
export function changeType(value: unknown, target: Type | null, provider: unknown): unknown {
  if (target === null) throw new ArgumentNullException('conversionType');
  const isValueType = 'isValueType' in target && target.isValueType;
  if (value === null) {
    if (isValueType) throw new InvalidCastException('Null object cannot be converted to a value type.');
    return null;
  }
  const type = typeOf(value);
  if (type === target) return value;
  const to = target.kind === 'enum' ? undefined : convertibleOf(target);
  const from = convertibleOf(type);
  if (target.special === 'object' && isConvertible(value, from)) return value;
  if (to !== undefined && ownConversion(value, `To${convertibleNames[to]}`, 1))
    return box(convertBoxed(value, to, provider), target);
  const toType = ownConversion(value, 'ToType', 2);
  if (toType) return toType(target, provider);
  if (from === undefined) throw new InvalidCastException('Object must implement IConvertible.');
  if (target === coreType('System.Enum')) return cast(value, target);
  if (target === coreType('System.DBNull'))
    throw new InvalidCastException('Object cannot be cast to DBNull.');
  if (to === undefined)
    throw new InvalidCastException(
      `Invalid cast from '${fullName(type) ?? ''}' to '${fullName(target) ?? ''}'.`,
    );
  return box(convertBoxed(value, to, provider), target);
}
