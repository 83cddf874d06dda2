// `Convert.ToX(object)` and `Convert.ChangeType`, invariant, with .NET's errors.
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import { Decimal } from '../../../runtime/decimal.ts';
import {
  ArgumentNullException,
  FormatException,
  InvalidCastException,
  OverflowException,
} from '../../../runtime/exceptions.ts';
import { toText as textOfBoxed } from '../../../runtime/text.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { isInstance } from '../../../runtime/casting.ts';
import { typeOf } from '../../../runtime/type-of.ts';
import { parseDateTimeOrThrow } from './dates.ts';
import { parseBoolean, parseDecimalText, parseDoubleText } from './number-texts.ts';
import { classify, primitiveOf } from './primitives.ts';
import type { IntegerName, PrimitiveName } from './primitives.ts';
import { bigIntegerOf, bigIntegerValue, isBigInteger, isDateTime } from './system-types.ts';
import type { DateTime } from './system-types.ts';

/** `Convert.ToString(object)`, invariant. */
export function toText(boxed: unknown): string {
  return boxed === null ? '' : textOfBoxed(boxed);
}

interface IntegerRange {
  readonly min: bigint;
  readonly max: bigint;
  readonly description: string;
}
const ranges: Readonly<Record<Exclude<IntegerName, 'BigInteger'>, IntegerRange>> = {
  SByte: { min: -128n, max: 127n, description: 'a signed byte' },
  Byte: { min: 0n, max: 255n, description: 'an unsigned byte' },
  Int16: { min: -32768n, max: 32767n, description: 'an Int16' },
  UInt16: { min: 0n, max: 65535n, description: 'a UInt16' },
  Int32: { min: -2147483648n, max: 2147483647n, description: 'an Int32' },
  UInt32: { min: 0n, max: 4294967295n, description: 'a UInt32' },
  Int64: { min: -9223372036854775808n, max: 9223372036854775807n, description: 'an Int64' },
  UInt64: { min: 0n, max: 18446744073709551615n, description: 'a UInt64' },
};

function invalidCast(from: string, to: string): InvalidCastException {
  return new InvalidCastException(`Invalid cast from '${from}' to '${to}'.`);
}
function notConvertible(boxed: unknown): InvalidCastException {
  return new InvalidCastException(
    `Unable to cast object of type '${typeName(typeOf(boxed))}' to type 'System.IConvertible'.`,
  );
}

/** Half to even. */
function roundToBigInt(value: number): bigint | undefined {
  if (!Number.isFinite(value)) return undefined;
  const floor = Math.floor(value);
  const rest = value - floor;
  return BigInt(rest < 0.5 || (rest === 0.5 && floor % 2 === 0) ? floor : floor + 1);
}

function toInteger(boxed: unknown, type: Exclude<IntegerName, 'BigInteger'>): bigint {
  if (boxed === null) return 0n;
  const range = ranges[type];
  const found = classify(boxed);
  if (!found) throw notConvertible(boxed);
  let value: bigint | undefined;
  switch (found.kind) {
    case 'String': {
      const match = /^\s*([+-]?\d+)[\s\0]*$/.exec(found.value as string);
      if (!match)
        throw new FormatException(`The input string '${found.value as string}' was not in a correct format.`);
      value = BigInt(match[1]!.replace('+', ''));
      break;
    }
    case 'Boolean':
      value = found.value ? 1n : 0n;
      break;
    case 'Double':
    case 'Single':
      value = roundToBigInt(found.value as number);
      break;
    case 'Decimal':
      value = (found.value as Decimal).round().toBigInt();
      break;
    case 'BigInteger':
      value = bigIntegerValue(found.value);
      break;
    case 'DateTime':
    case 'Null':
      throw invalidCast(found.kind === 'Null' ? 'DBNull' : 'DateTime', type);
    case 'DateTimeOffset':
    case 'Guid':
    case 'TimeSpan':
    case 'Uri':
    case 'Bytes':
    case 'Undefined':
      throw notConvertible(boxed);
    default:
      value = BigInt(found.value as number | bigint);
  }
  if (value === undefined || value < range.min || value > range.max)
    throw new OverflowException(`Value was either too large or too small for ${range.description}.`);
  return value;
}
/**
 * `Convert.ToInt32` of a boxed value, in the invariant culture.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toInt32(boxed: unknown): number {
  return typeof boxed === 'number' ? boxed : Number(toInteger(boxed, 'Int32'));
}
/**
 * `Convert.ToInt64` of a boxed value, in the invariant culture.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toInt64(boxed: unknown): bigint {
  return typeof boxed === 'bigint' ? boxed : toInteger(boxed, 'Int64');
}
/**
 * `Convert.ToByte` of a boxed value, in the invariant culture.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toByte(boxed: unknown): number {
  return Number(toInteger(boxed, 'Byte'));
}

/**
 * `Convert.ToDouble` of a boxed value, in the invariant culture.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toDouble(boxed: unknown): number {
  if (boxed === null) return 0;
  const found = classify(boxed);
  if (!found) throw notConvertible(boxed);
  switch (found.kind) {
    case 'String': {
      const value = parseDoubleText(found.value as string);
      if (value === undefined)
        throw new FormatException(`The input string '${found.value as string}' was not in a correct format.`);
      return value;
    }
    case 'Boolean':
      return found.value ? 1 : 0;
    case 'Decimal':
      return (found.value as Decimal).toDouble();
    case 'BigInteger':
      return Number(bigIntegerValue(found.value));
    case 'Char':
    case 'DateTime':
    case 'Null':
      throw invalidCast(found.kind === 'Null' ? 'DBNull' : found.kind, 'Double');
    case 'DateTimeOffset':
    case 'Guid':
    case 'TimeSpan':
    case 'Uri':
    case 'Bytes':
    case 'Undefined':
      throw notConvertible(boxed);
    default:
      return Number(found.value);
  }
}

/**
 * `Convert.ToDecimal` of a boxed value, in the invariant culture.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toDecimal(boxed: unknown): Decimal {
  if (boxed === null) return Decimal.zero;
  const found = classify(boxed);
  if (!found) throw notConvertible(boxed);
  switch (found.kind) {
    case 'String': {
      const value = parseDecimalText(found.value as string);
      if (value === undefined)
        throw new FormatException(`The input string '${found.value as string}' was not in a correct format.`);
      return value;
    }
    case 'Boolean':
      return found.value ? Decimal.one : Decimal.zero;
    case 'Decimal':
      return found.value as Decimal;
    case 'Double':
      return Decimal.fromDouble(found.value as number);
    case 'Single':
      return Decimal.fromSingle(found.value as number);
    case 'BigInteger': {
      const value = bigIntegerValue(found.value);
      return Decimal.fitted(value, 0);
    }
    case 'Char':
    case 'DateTime':
    case 'Null':
      throw invalidCast(found.kind === 'Null' ? 'DBNull' : found.kind, 'Decimal');
    case 'DateTimeOffset':
    case 'Guid':
    case 'TimeSpan':
    case 'Uri':
    case 'Bytes':
    case 'Undefined':
      throw notConvertible(boxed);
    default:
      return Decimal.fromInteger(found.value as number | bigint);
  }
}

/**
 * `Convert.ToBoolean` of a boxed value, in the invariant culture.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toBoolean(boxed: unknown): boolean {
  if (boxed === null) return false;
  const found = classify(boxed);
  if (!found) throw notConvertible(boxed);
  switch (found.kind) {
    case 'Boolean':
      return found.value as boolean;
    case 'String': {
      const value = parseBoolean(found.value as string);
      if (value === undefined)
        throw new FormatException(`String '${found.value as string}' was not recognized as a valid Boolean.`);
      return value;
    }
    case 'Decimal':
      return (found.value as Decimal).sign !== 0;
    case 'BigInteger':
      return bigIntegerValue(found.value) !== 0n;
    case 'Char':
    case 'DateTime':
    case 'Null':
      throw invalidCast(found.kind === 'Null' ? 'DBNull' : found.kind, 'Boolean');
    case 'DateTimeOffset':
    case 'Guid':
    case 'TimeSpan':
    case 'Uri':
    case 'Bytes':
    case 'Undefined':
      throw notConvertible(boxed);
    default:
      // NaN is not zero.
      return found.value !== 0 && found.value !== 0n;
  }
}

/**
 * `Convert.ToChar` of a boxed value, in the invariant culture.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toChar(boxed: unknown): number {
  if (boxed === null) return 0;
  const found = classify(boxed);
  if (!found) throw notConvertible(boxed);
  switch (found.kind) {
    case 'Char':
      return found.value as number;
    case 'String': {
      const text = found.value as string;
      if (text.length !== 1) throw new FormatException('String must be exactly one character long.');
      return text.charCodeAt(0);
    }
    case 'Boolean':
    case 'Double':
    case 'Single':
    case 'Decimal':
    case 'DateTime':
    case 'Null':
      throw invalidCast(found.kind === 'Null' ? 'DBNull' : found.kind, 'Char');
    default: {
      const value = toInteger(boxed, 'Int64');
      if (value < 0n || value > 65535n)
        throw new OverflowException('Value was either too large or too small for a character.');
      return Number(value);
    }
  }
}

/**
 * `Convert.ToDateTime` of a boxed value, in the invariant culture.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toDateTime(boxed: unknown): DateTime {
  if (boxed === null) return parseDateTimeOrThrow('0001-01-01');
  if (isDateTime(boxed)) return boxed;
  if (typeof boxed === 'string') return parseDateTimeOrThrow(boxed);
  const found = classify(boxed);
  if (!found) throw notConvertible(boxed);
  switch (found.kind) {
    case 'DateTimeOffset':
    case 'Guid':
    case 'TimeSpan':
    case 'Uri':
    case 'Bytes':
      throw notConvertible(boxed);
    default:
      throw invalidCast(found.kind === 'Null' ? 'DBNull' : found.kind, 'DateTime');
  }
}

/** Converts to a kind of value, in natural form. */
export function convertTo(boxed: unknown, kind: PrimitiveName): unknown {
  switch (kind) {
    case 'Boolean':
      return toBoolean(boxed);
    case 'Char':
      return toChar(boxed);
    case 'Double':
      return toDouble(boxed);
    case 'Single':
      return Math.fround(toDouble(boxed));
    case 'Decimal':
      return toDecimal(boxed);
    case 'String':
      return boxed === null ? null : toText(boxed);
    case 'DateTime':
      return toDateTime(boxed);
    case 'Int64':
    case 'UInt64':
      return toInteger(boxed, kind);
    case 'SByte':
    case 'Byte':
    case 'Int16':
    case 'UInt16':
    case 'Int32':
    case 'UInt32':
      return Number(toInteger(boxed, kind));
    case 'BigInteger':
      return isBigInteger(boxed) ? boxed : bigIntegerOf(toInteger(boxed, 'Int64'));
    default:
      throw new ArgumentNullException('kind');
  }
}

const convertible: ReadonlySet<PrimitiveName> = new Set<PrimitiveName>([
  'Boolean',
  'Char',
  'SByte',
  'Byte',
  'Int16',
  'UInt16',
  'Int32',
  'UInt32',
  'Int64',
  'UInt64',
  'Single',
  'Double',
  'Decimal',
  'DateTime',
  'String',
]);
/**
 * `Convert.ChangeType(value, type)`; the result in natural form. Enums only from themselves, as there.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function changeType(boxed: unknown, type: Type): unknown {
  if (boxed === null) {
    if ((type as NamedType).isValueType)
      throw new InvalidCastException('Null object cannot be converted to a value type.');
    return null;
  }
  const from = classify(boxed);
  const kind = primitiveOf(type);
  if (!from || !(convertible.has(from.kind) || from.kind === 'Null')) {
    if (isInstance(boxed, type)) return from ? from.value : boxed;
    throw new InvalidCastException('Object must implement IConvertible.');
  }
  if (kind !== undefined && convertible.has(kind) && type.kind !== 'enum') return convertTo(boxed, kind);
  if (isInstance(boxed, type)) return type.kind === 'enum' ? from.value : boxed;
  throw invalidCast(typeName(typeOf(boxed)), typeName(type));
}
