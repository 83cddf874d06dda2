// `T.CreateChecked`, `CreateSaturating` and `CreateTruncating`: a number of any type as one of another.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { NotSupportedException, OverflowException } from '@mockwright/language/runtime/exceptions';
import { BigInteger } from '../System/numbers/big-integer-value.ts';
import { Half } from './half-value.ts';
import { Int128, UInt128, WideInteger } from './wide-values.ts';
import { integerRanges, rangeError } from '../System/numbers/parse-number.ts';
import type { IntegerRange } from '../System/numbers/parse-number.ts';

/** The ranges of `Int128` and `UInt128`. */
export const wideRanges: Readonly<Record<'Int128' | 'UInt128', IntegerRange>> = {
  Int128: { article: 'an Int128', bits: 128, least: -(1n << 127n), greatest: (1n << 127n) - 1n },
  UInt128: { article: 'a UInt128', bits: 128, least: 0n, greatest: (1n << 128n) - 1n },
};

/** What happens to a number that the target type has no place for. */
export type CreateMode = 'Checked' | 'Saturating' | 'Truncating';
/** A number whose type does not matter any more: whole, floating, or decimal. */
export type AnyNumber = bigint | number | Decimal;

const floating: ReadonlySet<string> = new Set(['float', 'double']);

/** The value of a number in its natural form, by its type. @throws {NotSupportedException} for what is no number of the library */
export function valueOf(value: unknown, type: NamedType): AnyNumber {
  if (typeof value === 'bigint' || value instanceof Decimal) return value;
  if (typeof value === 'number') return floating.has(type.special ?? '') ? value : BigInt(value);
  if (value instanceof BigInteger || value instanceof WideInteger || value instanceof Half)
    return value.value;
  throw new NotSupportedException();
}

/** The value of a number of the library as a `double`. @throws {NotSupportedException} for what is none */
export function numberOf(value: unknown, type: NamedType): number {
  const any = valueOf(value, type);
  return any instanceof Decimal ? any.toDouble() : Number(any);
}

/** A whole number in range, or what becomes of one that is not. @throws {OverflowException} */
export function toWhole(value: AnyNumber, range: IntegerRange, mode: CreateMode): bigint {
  if (value instanceof Decimal) {
    const whole = value.toBigInt();
    if (mode !== 'Checked') return clampWhole(whole, range);
    if (whole < range.least || whole > range.greatest) throw rangeError(range.article);
    return whole;
  }
  if (typeof value === 'bigint') {
    if (value >= range.least && value <= range.greatest) return value;
    if (mode === 'Checked') throw new OverflowException();
    if (mode === 'Saturating') return clampWhole(value, range);
    return range.least < 0n ? BigInt.asIntN(range.bits, value) : BigInt.asUintN(range.bits, value);
  }
  if (Number.isFinite(value)) {
    const whole = BigInt(Math.trunc(value));
    // What is below zero by a fraction is 0 to the smaller types only.
    const least = range.bits === 128 ? value : whole;
    if (mode === 'Checked' && (least < range.least || whole > range.greatest)) throw new OverflowException();
    return clampWhole(whole, range);
  }
  if (mode === 'Checked') throw new OverflowException();
  return value > 0 ? range.greatest : value < 0 ? range.least : 0n;
}

function clampWhole(value: bigint, { least, greatest }: IntegerRange): bigint {
  return value < least ? least : value > greatest ? greatest : value;
}

function toDecimal(value: AnyNumber, mode: CreateMode): Decimal {
  if (value instanceof Decimal) return value;
  const limit =
    mode === 'Checked'
      ? undefined
      : Number(value) > 7.9e28
        ? Decimal.maxValue
        : Number(value) < -7.9e28
          ? Decimal.minValue
          : undefined;
  if (limit) return limit;
  if (typeof value === 'bigint') return Decimal.fromInteger(value);
  return mode !== 'Checked' && Number.isNaN(value) ? Decimal.zero : Decimal.fromDouble(value);
}

const targets: Readonly<Record<string, (value: AnyNumber, mode: CreateMode) => unknown>> = {
  double: (value) => (value instanceof Decimal ? value.toDouble() : Number(value)),
  float: (value) => (value instanceof Decimal ? value.toSingle() : Math.fround(Number(value))),
  decimal: toDecimal,
  'System.Numerics.BigInteger': (value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new OverflowException();
    return new BigInteger(
      value instanceof Decimal
        ? value.toBigInt()
        : typeof value === 'bigint'
          ? value
          : BigInt(Math.trunc(value)),
    );
  },
  Half: (value) => new Half(value instanceof Decimal ? value.toDouble() : Number(value)),
  Int128: (value, mode) => new Int128(toWhole(value, wideRanges.Int128, mode)),
  UInt128: (value, mode) => new UInt128(toWhole(value, wideRanges.UInt128, mode)),
  char: (value, mode) => Number(toWhole(value, { ...integerRanges.ushort, article: 'a character' }, mode)),
};
for (const [keyword, range] of Object.entries(integerRanges)) {
  (targets as Record<string, (value: AnyNumber, mode: CreateMode) => unknown>)[keyword] = (value, mode) => {
    const whole = toWhole(value, range, mode);
    return range.bits === 64 ? whole : Number(whole);
  };
}

function creator(name: string, mode: CreateMode): (value: unknown, type: NamedType) => unknown {
  const convert = targets[name]!;
  return (value, type) => convert(valueOf(value, type), mode);
}

/** A number as one of the type. @throws {OverflowException} where the mode says so */
export function createNumber(type: NamedType, value: AnyNumber, mode: CreateMode): unknown {
  const name = type.special ?? (type.namespace === 'System' ? type.name : `${type.namespace}.${type.name}`);
  const convert = targets[name];
  if (!convert) throw new NotSupportedException();
  return convert(value, mode);
}

/** The three as explicit implementations, of types that do not show them. */
export function createStatics(name: string): Record<string, (value: unknown, type: NamedType) => unknown> {
  return {
    'CreateChecked/1': creator(name, 'Checked'),
    'CreateSaturating/1': creator(name, 'Saturating'),
    'CreateTruncating/1': creator(name, 'Truncating'),
  };
}

/** The three members of a numeric type, by its keyword or name. */
export function createMembers(name: string): Record<string, Implementation> {
  const member = (mode: CreateMode): string =>
    `static ${name} Create${mode}<TOther>(TOther value) where TOther : System.Numerics.INumberBase<TOther>`;
  return {
    [member('Checked')]: creator(name, 'Checked'),
    [member('Saturating')]: creator(name, 'Saturating'),
    [member('Truncating')]: creator(name, 'Truncating'),
  };
}
