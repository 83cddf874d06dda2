// Functions of whole numbers that their types show, and that `char` has without showing them.
import { isBigint } from '@mockwright/language/metadata/symbol-kinds';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentOutOfRangeException,
  DivideByZeroException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import { pairOf } from '../pair-of.ts';
import { integerRanges } from './parse-number.ts';

type Integer = number | bigint;

/** By their names. */
export interface IntegerFunctions {
  /** Gives a tuple. @throws {DivideByZeroException | OverflowException} */
  readonly DivRem: (left: Integer, right: Integer) => unknown;
  readonly LeadingZeroCount: (value: Integer) => Integer;
  readonly PopCount: (value: Integer) => Integer;
  readonly TrailingZeroCount: (value: Integer) => Integer;
  readonly RotateLeft: (value: Integer, amount: number) => Integer;
  readonly RotateRight: (value: Integer, amount: number) => Integer;
  readonly IsPow2: (value: Integer) => boolean;
  /** @throws {ArgumentOutOfRangeException} for negative numbers */
  readonly Log2: (value: Integer) => Integer;
  readonly IsEvenInteger: (value: Integer) => boolean;
  readonly IsOddInteger: (value: Integer) => boolean;
}

/** Those of an integer type or `char`. */
export function integerFunctions(keyword: keyof typeof integerRanges | 'char'): IntegerFunctions {
  const { bits, least, greatest } = integerRanges[keyword === 'char' ? 'ushort' : keyword];
  const isLong = isBigint(keyword);
  const natural = (value: bigint): Integer => (isLong ? value : Number(value));
  const wrap = (value: bigint): Integer =>
    natural(least < 0n ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value));
  const unsigned = (value: Integer): bigint => BigInt.asUintN(bits, BigInt(value));
  const bitText = (value: Integer): string => unsigned(value).toString(2);
  const rotate = (value: Integer, amount: number): Integer => {
    const shift = BigInt(((amount % bits) + bits) % bits);
    const whole = unsigned(value);
    return wrap((whole << shift) | (whole >> (BigInt(bits) - shift)));
  };
  return {
    DivRem: (left: Integer, right: Integer) => {
      if (BigInt(right) === 0n) throw new DivideByZeroException();
      const quotient = BigInt(left) / BigInt(right);
      if (quotient > greatest) throw new OverflowException();
      return pairOf(specialType(keyword), natural(quotient), natural(BigInt(left) % BigInt(right)));
    },
    LeadingZeroCount: (value: Integer) =>
      natural(BigInt(unsigned(value) === 0n ? bits : bits - bitText(value).length)),
    PopCount: (value: Integer) => natural(BigInt(bitText(value).replaceAll('0', '').length)),
    TrailingZeroCount: (value: Integer) =>
      natural(
        BigInt(unsigned(value) === 0n ? bits : bitText(value).length - 1 - bitText(value).lastIndexOf('1')),
      ),
    RotateLeft: rotate,
    RotateRight: (value: Integer, amount: number) => rotate(value, -amount),
    IsPow2: (value: Integer) => value > 0 && bitText(value).lastIndexOf('1') === 0,
    Log2: (value: Integer) => {
      if (value < 0) throw new ArgumentOutOfRangeException('value', 'Non-negative number required.');
      return natural(BigInt(bitText(value).length - 1));
    },
    IsEvenInteger: (value: Integer) => (BigInt(value) & 1n) === 0n,
    IsOddInteger: (value: Integer) => (BigInt(value) & 1n) === 1n,
  };
}
