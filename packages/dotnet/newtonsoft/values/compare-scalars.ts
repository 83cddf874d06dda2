// How JValues compare: `JValue.CompareTo`, `Equals`, and the comparisons of JSONPath filters.
import { Box } from '@mockwright/language/runtime/box';
import { compare } from '@mockwright/language/runtime/comparison';
import { Decimal } from '@mockwright/language/runtime/decimal';
import {
  ArgumentException,
  InvalidCastException,
  NullReferenceException,
} from '@mockwright/language/runtime/exceptions';
import { BigInteger } from '../../System/numbers/big-integer-value.ts';
import { compareOrdinal } from '../../System/text/collation.ts';
import { JTokenType } from '../linq/j-token-type.ts';
import { toBigInteger } from './big-integers.ts';
import { toBoolean, toDateTime, toDecimal, toDouble, toInt64, toText } from './conversions.ts';
import { dateTimeOfOffset, offsetOfDateTime } from '../../values/json-dates.ts';
import { boxScalar } from './scalar.ts';
import type { Scalar } from './scalar.ts';
import {
  isByteArray,
  isDateTime,
  isDateTimeOffset,
  isGuid,
  isTimeSpan,
  isUri,
  typeNameOf,
} from '../../values/system-types.ts';

/** Doubles that differ by rounding only count as equal. */
function compareFloats(a: number, b: number): number {
  if (a === b) return 0;
  const epsilon = (Math.abs(a) + Math.abs(b) + 10) * 2.2204460492503131e-16;
  const difference = a - b;
  if (-epsilon < difference && epsilon > difference) return 0;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  return Number.isNaN(b) || a > b ? 1 : -1;
}
function sign(a: bigint | string, b: bigint | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
function isFloating(boxed: unknown): boolean {
  return boxed instanceof Box && (boxed.$type.special === 'double' || boxed.$type.special === 'float');
}
function isULong(boxed: unknown): boolean {
  return boxed instanceof Box && boxed.$type.special === 'ulong';
}

function compareBigInteger(a: BigInteger, b: unknown): number {
  const result = sign(a.value, toBigInteger(b));
  // What was cut off the other number.
  if (result !== 0) return result;
  if (b instanceof Decimal) return Decimal.zero.compareTo(b.subtract(b.truncate()).abs());
  return !isFloating(b) || Number.isInteger(toDouble(b)) ? 0 : -1;
}
function compareNumbers(a: unknown, b: unknown, isFloat: boolean): number {
  if (a instanceof BigInteger) return compareBigInteger(a, b);
  if (b instanceof BigInteger) return -compareBigInteger(b, a);
  if (isULong(a) || isULong(b) || a instanceof Decimal || b instanceof Decimal)
    return toDecimal(a).compareTo(toDecimal(b));
  if (isFloat || isFloating(a) || isFloating(b)) return compareFloats(toDouble(a), toDouble(b));
  return sign(toInt64(a), toInt64(b));
}
function compareDates(a: unknown, b: unknown): number {
  if (isDateTime(a)) return compare(a, isDateTimeOffset(b) ? dateTimeOfOffset(b) : toDateTime(b));
  if (!isDateTimeOffset(a)) throw castFailure(a, 'System.DateTimeOffset');
  return compare(a, isDateTimeOffset(b) ? b : offsetOfDateTime(toDateTime(b)));
}
function castFailure(boxed: unknown, type: string): InvalidCastException {
  return new InvalidCastException(`Unable to cast object of type '${typeNameOf(boxed)}' to type '${type}'.`);
}
function compareBytes(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return a.length < b.length ? -1 : 1;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]! ? -1 : 1;
  return 0;
}

/** Compares two values in compact form, both of that token type. */
export function compareScalars(kind: number, a: Scalar, b: Scalar): number {
  if (typeof a === 'number' && typeof b === 'number')
    return kind === JTokenType.Float ? compareFloats(a, b) : Math.sign(a - b);
  if (typeof a === 'string' && typeof b === 'string') return compareOrdinal(a, b);
  const isInteger = kind === JTokenType.Integer;
  return compareBoxed(kind, boxScalar(a, isInteger), boxScalar(b, isInteger));
}
/**
 * Compares two objects as of token type `kind`, which is that of `a` or, where `a` is a string, that of `b`.
 * @throws ArgumentException, FormatException, InvalidCastException, NullReferenceException when they cannot be compared so
 */
export function compareBoxed(kind: number, a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (b === null) return 1;
  if (a === null) return -1;
  switch (kind) {
    case JTokenType.Integer:
    case JTokenType.Float:
      return compareNumbers(a, b, kind === JTokenType.Float);
    case JTokenType.Comment:
    case JTokenType.String:
    case JTokenType.Raw:
      return compareOrdinal(toText(a), toText(b));
    case JTokenType.Boolean:
      return Number(toBoolean(a)) - Number(toBoolean(b));
    case JTokenType.Date:
      return compareDates(a, b);
    case JTokenType.Bytes:
      if (!isByteArray(b)) throw new ArgumentException('Object must be of type byte[].');
      if (!isByteArray(a)) throw new NullReferenceException();
      return compareBytes(a, b);
    case JTokenType.Guid:
      if (!isGuid(b)) throw new ArgumentException('Object must be of type Guid.');
      if (!isGuid(a)) throw castFailure(a, 'System.Guid');
      return compare(a, b);
    case JTokenType.Uri:
      if (!isUri(b)) throw new ArgumentException('Object must be of type Uri.');
      if (!isUri(a)) throw castFailure(a, 'System.Uri');
      return compare(toText(a), toText(b));
    case JTokenType.TimeSpan:
      if (!isTimeSpan(b)) throw new ArgumentException('Object must be of type TimeSpan.');
      if (!isTimeSpan(a)) throw castFailure(a, 'System.TimeSpan');
      return compare(a, b);
    default:
      throw new ArgumentException(`Unexpected value type: ${kind}`, 'valueType');
  }
}
