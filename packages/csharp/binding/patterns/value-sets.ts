// Sets of constants of one type, as tests narrow them: what is left for the cases that follow.
import { isBigint } from '@mockwright/language/metadata/symbol-kinds';
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { isNumeric } from '../conversions/numeric.ts';
import type { NumericType } from '../conversions/numeric.ts';
import { enumUnderlyingOf, isEnum, isSpan } from '../../symbols/type-extensions.ts';

/** How a constant or relational pattern compares. */
export type ValueOperator = '==' | '<' | '<=' | '>' | '>=';

/** Immutable. */
export interface ValueSet {
  readonly isEmpty: boolean;
  /** The values for which the comparison holds, or does not hold. */
  where(operator: ValueOperator, value: ConstantValue, holds: boolean): ValueSet;
  /** Whether the comparison holds for all of them, or for none; undefined where that differs. */
  outcome(operator: ValueOperator, value: ConstantValue): boolean | undefined;
  /** One of them, the plainest; undefined where none can be named. */
  sample(): ConstantValue | undefined;
  has(value: ConstantValue): boolean;
}

/** All values of a type; undefined where its values are not constants. */
export function allValues(type: Type): ValueSet | undefined {
  const special = isEnum(type) ? enumUnderlyingOf(type).special : type.special;
  if (special === 'bool') return new Listed([true, false], true);
  if (special === 'string' || isSpan(type)) return new Listed([], false);
  return isNumeric(special) ? numbers(special) : undefined;
}

/** Bools and strings: the members, or all but these. */
class Listed implements ValueSet {
  readonly #values: ReadonlySet<ConstantValue>;
  readonly #isIncluded: boolean;
  constructor(values: Iterable<ConstantValue>, isIncluded: boolean) {
    this.#values = new Set(values);
    this.#isIncluded = isIncluded;
  }
  get isEmpty(): boolean {
    return this.#isIncluded && this.#values.size === 0;
  }
  has(value: ConstantValue): boolean {
    return this.#values.has(value) === this.#isIncluded;
  }
  outcome(operator: ValueOperator, value: ConstantValue): boolean | undefined {
    if (this.isEmpty) return false;
    if (operator !== '==') return undefined;
    if (!this.has(value)) return false;
    return this.#isIncluded && this.#values.size === 1 ? true : undefined;
  }
  where(operator: ValueOperator, value: ConstantValue, holds: boolean): ValueSet {
    if (operator !== '==') return this;
    if (holds) return new Listed(this.has(value) ? [value] : [], true);
    return this.#isIncluded
      ? new Listed(
          [...this.#values].filter((each) => each !== value),
          true,
        )
      : new Listed([...this.#values, value], false);
  }
  sample(): ConstantValue | undefined {
    if (this.#isIncluded) return [...this.#values][0];
    for (let code = 0; ; code++) {
      const candidate = code === 0 ? '' : String.fromCharCode(64 + code);
      if (this.has(candidate)) return candidate;
    }
  }
}

// ---------------------------------------------------------------- numbers

type Comparable = number | bigint | Decimal;
/** From one number to another, with both. */
interface Interval {
  readonly low: Comparable;
  readonly high: Comparable;
}

const integerBits: Readonly<Partial<Record<NumericType, readonly [bits: bigint, isSigned: boolean]>>> = {
  sbyte: [8n, true],
  byte: [8n, false],
  short: [16n, true],
  ushort: [16n, false],
  char: [16n, false],
  int: [32n, true],
  uint: [32n, false],
  long: [64n, true],
  ulong: [64n, false],
  nint: [64n, true],
  nuint: [64n, false],
};

function numbers(special: NumericType): ValueSet {
  const bits = integerBits[special];
  if (bits) {
    const [size, isSigned] = bits;
    const low = isSigned ? -(1n << (size - 1n)) : 0n;
    const high = isSigned ? (1n << (size - 1n)) - 1n : (1n << size) - 1n;
    return new Numbers(special, [{ low, high }], false);
  }
  const isDecimal = special === 'decimal';
  return new Numbers(
    special,
    [isDecimal ? { low: Decimal.minValue, high: Decimal.maxValue } : { low: -Infinity, high: Infinity }],
    !isDecimal,
  );
}

function compare(a: Comparable, b: Comparable): number {
  if (a instanceof Decimal && b instanceof Decimal) return a.compareTo(b);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The same number with as many decimals as there can be, so that its last digit tells it from its neighbours. */
function withAllDecimals({ mantissa, scale }: Decimal): Decimal {
  const { mantissa: largest } = Decimal.maxValue;
  let [digits, decimals] = [mantissa, scale];
  while (decimals < 28 && digits * 10n <= largest && digits * 10n >= -largest) {
    digits *= 10n;
    decimals++;
  }
  return new Decimal(digits, decimals);
}

/** The next greater number of the type, or the next smaller one. */
function neighbour(value: Comparable, special: NumericType, step: 1n | -1n): Comparable {
  if (typeof value === 'bigint') return value + step;
  if (value instanceof Decimal) return new Decimal(value.mantissa + step, value.scale);
  if (value === 0) return Number(step) * (special === 'float' ? 2 ** -149 : Number.MIN_VALUE);
  // As integers, the bits of floating-point numbers are in the order of their sizes.
  const view = new DataView(new ArrayBuffer(8));
  const outwards = value > 0 ? step : -step;
  if (special === 'float') {
    view.setFloat32(0, value);
    view.setInt32(0, view.getInt32(0) + Number(outwards));
    return view.getFloat32(0);
  }
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + outwards);
  return view.getFloat64(0);
}

/** Whether some number between the ends, and whether each of them, compares so; the ends as seen from the other number. */
const outcomes: Readonly<Record<ValueOperator, (low: number, high: number) => readonly [boolean, boolean]>> =
  {
    '==': (low, high) => [true, low === 0 && high === 0],
    '<': (low, high) => [low < 0, high < 0],
    '<=': (low, high) => [low <= 0, high <= 0],
    '>': (low, high) => [high > 0, low > 0],
    '>=': (low, high) => [high >= 0, low >= 0],
  };

/** Intervals in ascending order; floating-point types have NaN besides. */
class Numbers implements ValueSet {
  readonly #special: NumericType;
  readonly #intervals: readonly Interval[];
  readonly #hasNaN: boolean;
  constructor(special: NumericType, intervals: readonly Interval[], hasNaN: boolean) {
    this.#special = special;
    this.#intervals = intervals;
    this.#hasNaN = hasNaN;
  }

  get isEmpty(): boolean {
    return this.#intervals.length === 0 && !this.#hasNaN;
  }
  has(value: ConstantValue): boolean {
    return !this.where('==', value, true).isEmpty;
  }

  where(operator: ValueOperator, value: ConstantValue, holds: boolean): ValueSet {
    if (Number.isNaN(value))
      return holds
        ? new Numbers(this.#special, [], this.#hasNaN)
        : new Numbers(this.#special, this.#intervals, false);
    const at = this.#normal(value);
    const hasNaN = this.#hasNaN && !holds;
    if (operator === '==' && !holds) return new Numbers(this.#special, this.#without(at), hasNaN);
    const cut = holds ? operator : opposite[operator];
    return new Numbers(
      this.#special,
      this.#intervals.flatMap((interval) => this.#cut(interval, cut, at)),
      hasNaN,
    );
  }

  outcome(operator: ValueOperator, value: ConstantValue): boolean | undefined {
    if (Number.isNaN(value)) return this.#hasNaN ? (this.#intervals.length === 0 ? true : undefined) : false;
    const first = this.#intervals[0];
    const last = this.#intervals.at(-1);
    if (!first || !last) return false;
    const at = this.#normal(value);
    const low = compare(first.low, at);
    const high = compare(last.high, at);
    const [some, every] = outcomes[operator](low, high);
    if (!some || (operator === '==' && this.#indexOf(at) < 0)) return false;
    return every && !this.#hasNaN ? true : undefined;
  }

  /** The intervals without one number. */
  #without(at: Comparable): readonly Interval[] {
    const index = this.#indexOf(at);
    if (index < 0) return this.#intervals;
    const interval = this.#intervals[index]!;
    return this.#intervals.toSpliced(
      index,
      1,
      ...this.#cut(interval, '<', at),
      ...this.#cut(interval, '>', at),
    );
  }

  /** Of the interval with the number in it; -1 where there is none. */
  #indexOf(at: Comparable): number {
    let from = 0;
    let to = this.#intervals.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      const { low, high } = this.#intervals[middle]!;
      if (compare(at, low) < 0) to = middle;
      else if (compare(at, high) > 0) from = middle + 1;
      else return middle;
    }
    return -1;
  }

  #normal(value: ConstantValue): Comparable {
    if (value instanceof Decimal) return withAllDecimals(value);
    return this.#isInteger ? BigInt(value as number | bigint) : (value as number);
  }
  get #isInteger(): boolean {
    return integerBits[this.#special] !== undefined;
  }

  #cut({ low, high }: Interval, operator: ValueOperator, at: Comparable): readonly Interval[] {
    const from = operator === '>' ? neighbour(at, this.#special, 1n) : at;
    const to = operator === '<' ? neighbour(at, this.#special, -1n) : at;
    // Beyond infinity there is nothing.
    if (Number.isNaN(from) || Number.isNaN(to)) return [];
    const result: Interval = {
      low: operator !== '<' && operator !== '<=' && compare(from, low) > 0 ? from : low,
      high: operator !== '>' && operator !== '>=' && compare(to, high) < 0 ? to : high,
    };
    return compare(result.low, result.high) <= 0 ? [result] : [];
  }

  sample(): ConstantValue | undefined {
    const zero = this.#special === 'decimal' ? Decimal.zero : this.#isInteger ? 0n : 0;
    const upwards = this.where('>=', this.#isInteger ? 0 : zero, true) as Numbers;
    const first = upwards.#intervals[0];
    // A set that goes below it has zero as it is written, and not as a bound.
    if (first && compare(first.low, zero) === 0 && this.#goesBelow(zero)) return this.#external(zero);
    const last = this.#intervals.at(-1);
    if (first) return this.#external(first.low);
    if (last) return this.#external(last.high);
    return this.#hasNaN ? NaN : undefined;
  }
  #goesBelow(zero: Comparable): boolean {
    return this.#intervals.some(({ low, high }) => compare(low, zero) < 0 && compare(high, zero) >= 0);
  }
  #external(value: Comparable): ConstantValue {
    return typeof value === 'bigint' && !isBigint(this.#special) ? Number(value) : value;
  }
}

const opposite: Readonly<Record<ValueOperator, ValueOperator>> = {
  '==': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
