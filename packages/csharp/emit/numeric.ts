// Arithmetic and conversions of numbers, by their C# types.
import { isBigint } from '@mockwright/language/metadata/symbol-kinds';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';

/** The special type of a number, an enum's underlying one; undefined for anything else. */
export function numberSpecial(type: Type): SpecialType | undefined {
  return type.kind === 'enum' ? (type.definition.enumUnderlying?.special ?? 'int') : type.special;
}

interface IntegerRange {
  readonly low: number;
  readonly high: number;
}
const ranges: Partial<Record<SpecialType, IntegerRange>> = {
  sbyte: { low: -128, high: 127 },
  byte: { low: 0, high: 255 },
  short: { low: -32768, high: 32767 },
  ushort: { low: 0, high: 65535 },
  char: { low: 0, high: 65535 },
  int: { low: -2147483648, high: 2147483647 },
  uint: { low: 0, high: 4294967295 },
};

/** Wraps an integer (a JavaScript number) into a small type. */
const wraps: Partial<Record<SpecialType, (code: string) => string>> = {
  sbyte: (code) => `(${code} << 24 >> 24)`,
  byte: (code) => `(${code} & 255)`,
  short: (code) => `(${code} << 16 >> 16)`,
  ushort: (code) => `(${code} & 65535)`,
  char: (code) => `(${code} & 65535)`,
  int: (code) => `(${code} | 0)`,
  uint: (code) => `(${code} >>> 0)`,
};

const isBig: (special: SpecialType) => boolean = isBigint;
/** Native integers have 64 bits. */
const widths: Partial<Record<SpecialType, 'long' | 'ulong'>> = { nint: 'long', nuint: 'ulong' };
const widthOf = (special: SpecialType): SpecialType => widths[special] ?? special;
const isFloating = (special: SpecialType): boolean => special === 'double' || special === 'float';

/** A conversion between number types. `mark` goes before what may throw. */
export function convertNumber(
  code: string,
  from: SpecialType,
  to: SpecialType,
  isChecked: boolean,
  mark: string,
): string {
  from = widthOf(from);
  to = widthOf(to);
  if (from === to) return code;
  if (from === 'decimal') {
    if (to === 'double') return `${code}.toDouble()`;
    if (to === 'float') return `${code}.toSingle()`;
    return `${mark}$r.decimalToInteger(${code}, "${to}")`;
  }
  if (to === 'decimal') {
    if (from === 'double') return `${mark}$r.Decimal.fromDouble(${code})`;
    return from === 'float' ? `${mark}$r.Decimal.fromSingle(${code})` : `$r.Decimal.fromInteger(${code})`;
  }
  if (to === 'double') return isBig(from) ? `Number(${code})` : code;
  if (to === 'float') return `Math.fround(${isBig(from) ? `Number(${code})` : code})`;
  if (isFloating(from)) return fromDouble(code, to, isChecked, mark);
  if (isBig(from)) {
    if (isBig(to)) {
      if (isChecked) return `${mark}$r.${to === 'long' ? 'checkLong' : 'checkUlong'}(${code})`;
      return to === 'long' ? `BigInt.asIntN(64, ${code})` : `BigInt.asUintN(64, ${code})`;
    }
    const range = ranges[to]!;
    if (isChecked) return `${mark}$r.bigToNumberChecked(${code}, ${range.low}, ${range.high})`;
    return wraps[to]!(`Number(BigInt.asIntN(32, ${code}))`);
  }
  const source = ranges[from]!;
  if (isBig(to)) {
    if (to === 'long' || source.low >= 0) return `BigInt(${code})`;
    return isChecked ? `${mark}$r.checkUlong(BigInt(${code}))` : `BigInt.asUintN(64, BigInt(${code}))`;
  }
  const target = ranges[to]!;
  if (source.low >= target.low && source.high <= target.high) return code;
  return isChecked ? `${mark}$r.checkRange(${code}, ${target.low}, ${target.high})` : wraps[to]!(code);
}

function fromDouble(code: string, to: SpecialType, isChecked: boolean, mark: string): string {
  if (to === 'long' || to === 'ulong')
    return `${mark}$r.doubleTo${to === 'long' ? 'Long' : 'Ulong'}${isChecked ? 'Checked' : ''}(${code})`;
  const range = ranges[to]!;
  if (isChecked) return `${mark}$r.doubleChecked(${code}, ${range.low}, ${range.high})`;
  if (to === 'uint') return `$r.doubleToUint(${code})`;
  return to === 'int' ? `$r.doubleToInt(${code})` : wraps[to]!(`$r.doubleToInt(${code})`);
}

/** An arithmetic, bitwise or shift operator on two numbers of one type (a shift's right operand is an `int`). */
export function arithmetic(
  operator: string,
  special: SpecialType,
  left: string,
  right: string,
  isChecked: boolean,
  mark: string,
): string {
  special = widthOf(special);
  switch (special) {
    case 'int':
      return intOperation(operator, left, right, isChecked, mark);
    case 'uint':
      return uintOperation(operator, left, right, isChecked, mark);
    case 'long':
    case 'ulong':
      return bigOperation(operator, special, left, right, isChecked, mark);
    case 'float':
      return `Math.fround(${left} ${operator} ${right})`;
    case 'double':
      return `(${left} ${operator} ${right})`;
    case 'decimal':
      return `${left}.${mark}${decimalMethods[operator]}(${right})`;
    default:
      // Enums over small integers: the result becomes one of the type underneath.
      return convertNumber(intOperation(operator, left, right, false, mark), 'int', special, isChecked, mark);
  }
}
const decimalMethods: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'remainder',
};

const isSafeDivisor = (right: string): boolean => /^[1-9]\d*$/.test(right);

function intOperation(
  operator: string,
  left: string,
  right: string,
  isChecked: boolean,
  mark: string,
): string {
  switch (operator) {
    case '+':
    case '-':
      return isChecked
        ? `${mark}$r.checkInt(${left} ${operator} ${right})`
        : `(${left} ${operator} ${right} | 0)`;
    case '*':
      return isChecked ? `${mark}$r.multiplyIntChecked(${left}, ${right})` : `Math.imul(${left}, ${right})`;
    case '/':
    case '%':
      if (isSafeDivisor(right)) return `(${left} ${operator} ${right} | 0)`;
      return `${mark}$r.${operator === '/' ? 'divideInt' : 'remainderInt'}(${left}, ${right})`;
    case '>>>':
      return `(${left} >>> ${right} | 0)`;
    default:
      return `(${left} ${operator} ${right})`;
  }
}

function uintOperation(
  operator: string,
  left: string,
  right: string,
  isChecked: boolean,
  mark: string,
): string {
  switch (operator) {
    case '+':
    case '-':
      return isChecked
        ? `${mark}$r.checkUint(${left} ${operator} ${right})`
        : `(${left} ${operator} ${right} >>> 0)`;
    case '*':
      return isChecked ? `${mark}$r.checkUint(${left} * ${right})` : `(Math.imul(${left}, ${right}) >>> 0)`;
    case '/':
    case '%':
      return `${mark}$r.${operator === '/' ? 'divideUint' : 'remainderUint'}(${left}, ${right})`;
    case '>>':
    case '>>>':
      return `(${left} >>> ${right})`;
    default:
      return `((${left} ${operator} ${right}) >>> 0)`;
  }
}

function bigOperation(
  operator: string,
  special: 'long' | 'ulong',
  left: string,
  right: string,
  isChecked: boolean,
  mark: string,
): string {
  const wrap = special === 'long' ? 'BigInt.asIntN' : 'BigInt.asUintN';
  switch (operator) {
    case '+':
    case '-':
    case '*':
      if (isChecked)
        return `${mark}$r.${special === 'long' ? 'checkLong' : 'checkUlong'}(${left} ${operator} ${right})`;
      return `${wrap}(64, ${left} ${operator} ${right})`;
    case '/':
    case '%': {
      const name = `${operator === '/' ? 'divide' : 'remainder'}${special === 'long' ? 'Long' : 'Ulong'}`;
      return `${mark}$r.${name}(${left}, ${right})`;
    }
    case '<<':
      return `${wrap}(64, ${left} << BigInt(${right} & 63))`;
    case '>>':
      return `(${left} >> BigInt(${right} & 63))`;
    case '>>>':
      return special === 'long'
        ? `BigInt.asIntN(64, BigInt.asUintN(64, ${left}) >> BigInt(${right} & 63))`
        : `(${left} >> BigInt(${right} & 63))`;
    default:
      return `(${left} ${operator} ${right})`;
  }
}

/** A unary `-` or `~`. */
export function negation(
  operator: '-' | '~',
  special: SpecialType,
  operand: string,
  isChecked: boolean,
  mark: string,
): string {
  special = widthOf(special);
  if (operator === '~') {
    if (special === 'ulong') return `BigInt.asUintN(64, ~${operand})`;
    if (special === 'uint') return `(~${operand} >>> 0)`;
    return special === 'long' || special === 'int' ? `(~${operand})` : wraps[special]!(`~${operand}`);
  }
  switch (special) {
    case 'decimal':
      return `${operand}.negate()`;
    case 'double':
    case 'float':
      return `(-${operand})`;
    case 'long':
      return isChecked ? `${mark}$r.checkLong(-${operand})` : `BigInt.asIntN(64, -${operand})`;
    default:
      return isChecked ? `${mark}$r.checkInt(0 - ${operand})` : `(-${operand} | 0)`;
  }
}

/** A comparison of two numbers of one type. */
export function comparison(operator: string, special: SpecialType, left: string, right: string): string {
  if (special === 'decimal') {
    if (operator === '==') return `${left}.equals(${right})`;
    return operator === '!=' ? `(!${left}.equals(${right}))` : `(${left}.compareTo(${right}) ${operator} 0)`;
  }
  const word = operator === '==' ? '===' : operator === '!=' ? '!==' : operator;
  return `(${left} ${word} ${right})`;
}
