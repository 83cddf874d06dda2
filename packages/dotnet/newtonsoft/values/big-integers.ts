// `BigInteger` and the other numbers: what JSON converts to and from integers beyond `long`.
import type { Type } from '@mockwright/language/metadata/symbols';
import { Decimal } from '@mockwright/language/runtime/decimal';
import {
  Exception,
  InvalidCastException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { typeName } from '@mockwright/language/runtime/type-name';
import { BigInteger, doubleOf, integerOf, sizeOf } from '../../System/numbers/big-integer-value.ts';
import type { Convertible } from '../../System/convert-values.ts';
import { changeType, convertTo } from './conversions.ts';
import { staticMethod } from '../../values/declared-members.ts';
import { classify } from '../../values/primitive-values.ts';
import { typeNameOf } from '../../values/system-types.ts';

/**
 * `ConvertUtils.ToBigInteger`; fractions are cut off.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toBigInteger(boxed: unknown): bigint {
  if (boxed instanceof BigInteger) return boxed.value;
  const found = boxed === null ? undefined : classify(boxed);
  const make = (parameters: string): bigint =>
    (staticMethod('System.Numerics.BigInteger', '.ctor', parameters)(found!.value) as BigInteger).value;
  switch (found?.kind) {
    case 'Int32':
    case 'UInt32':
    case 'Int64':
    case 'UInt64':
      return BigInt(found.value as number | bigint);
    case 'Single':
    case 'Double':
      return make('double');
    case 'Decimal':
      return (found.value as Decimal).truncate().toBigInt();
    case 'Bytes':
      return make('array');
    case 'String': {
      const parse = staticMethod('System.Numerics.BigInteger', 'Parse', 'string');
      return (parse(found.value) as BigInteger).value;
    }
    default:
      throw new InvalidCastException(`Cannot convert ${typeNameOf(boxed)} to BigInteger.`);
  }
}

/**
 * `ConvertUtils.FromBigInteger`; the result in natural form.
 * @throws InvalidOperationException, OverflowException where it does not fit
 */
export function fromBigInteger(value: bigint, type: Type): unknown {
  const { special } = type;
  if (special === 'bool') return value !== 0n;
  if (special === 'ulong' || special === 'decimal' || special === 'float' || special === 'double')
    return castBigInteger(value, special);
  try {
    return changeType(castBigInteger(value, 'long'), type);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    throw new InvalidOperationException(`Can not convert from BigInteger to ${typeName(type)}.`, error);
  }
}

/** An explicit conversion of `BigInteger`; the result in natural form. @throws OverflowException where it does not fit */
export function castBigInteger(value: bigint, to: Exclude<Convertible, 'DateTime'>): unknown {
  spend(sizeOf(value) >> 4);
  switch (to) {
    case 'string':
      return value.toString();
    case 'bool':
      return integerOf(value, 'int') !== 0;
    case 'float':
      return Math.fround(doubleOf(value));
    case 'double':
      return doubleOf(value);
    case 'decimal':
      return Decimal.fitted(value, 0);
    default:
      return integerOf(value, to);
  }
}

/** What a reader's number is as another one, in natural form. @throws FormatException, OverflowException */
export function numberAs(boxed: unknown, to: 'int' | 'double' | 'decimal' | 'bool'): unknown {
  if (!(boxed instanceof BigInteger)) return convertTo(boxed, to);
  return to === 'bool' ? boxed.value !== 0n : castBigInteger(boxed.value, to);
}
