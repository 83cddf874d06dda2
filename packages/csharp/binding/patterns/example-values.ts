// Writes a constant as it stands in code, for the example of a value that no arm takes.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { displayType } from '../../symbols/display.ts';
import { enumUnderlyingOf, isEnum, isSpan } from '../../symbols/type-extensions.ts';
import { plainText } from '../constants/constant-text.ts';
import type { ValueSet } from './value-sets.ts';

/** How constants of a type are told from those of `int`. */
const suffixes: Readonly<Record<string, string>> = { uint: 'U', long: 'L', ulong: 'UL', decimal: 'M' };
/** Whose constants show their type. */
const shown: ReadonlySet<string | undefined> = new Set([
  'int',
  'uint',
  'long',
  'ulong',
  'string',
  'decimal',
  'float',
  'double',
  'bool',
  'char',
]);

/**
 * The plainest of some values.
 * @param isTyped its type has to be told
 */
export function valueText(values: ValueSet, type: Type, isTyped: boolean): string {
  const name = displayType(type, { isQualified: true });
  const native = natives[type.special ?? ''];
  const value = (native ? constantsOf(values, native) : values).sample();
  if (value === undefined || isSpan(type)) {
    if (!native) return '_';
    const isGreater = !values.where('>', native.high, true).isEmpty;
    return isGreater ? `> (${name})${native.of}.MaxValue` : `< (${name})${native.of}.MinValue`;
  }
  const needsCast = (isEnum(type) || native !== undefined || isTyped) && !shown.has(type.special);
  const text = constantText(value, isEnum(type) ? enumUnderlyingOf(type) : type);
  return needsCast ? `(${name})${text}` : text;
}

/** What native integers have of constants on every machine. */
interface Native {
  readonly of: string;
  readonly low: number;
  readonly high: number;
}
const natives: Readonly<Record<string, Native>> = {
  nint: { of: 'int', low: -(2 ** 31), high: 2 ** 31 - 1 },
  nuint: { of: 'uint', low: 0, high: 2 ** 32 - 1 },
};

const constantsOf = (values: ValueSet, { low, high }: Native): ValueSet =>
  values.where('>=', low, true).where('<=', high, true);

function constantText(value: ConstantValue, type: Type): string {
  const { special } = type;
  switch (special) {
    case 'string':
      return `"${String(value)}"`;
    case 'char':
      return `'${escaped(String.fromCharCode(value as number))}'`;
    case 'double':
    case 'float':
      if (Number.isNaN(value)) return `${special}.NaN`;
      if (value === Infinity) return `${special}.PositiveInfinity`;
      if (value === -Infinity) return `${special}.NegativeInfinity`;
      return `${plainText(value, type)}${special === 'double' ? 'D' : 'F'}`;
    case 'bool':
      return String(value);
    default:
      return `${String(value)}${suffixes[special ?? ''] ?? ''}`;
  }
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["'", "\\'"],
  ['\\', '\\\\'],
  ['\0', '\\0'],
  ['\u0007', '\\a'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['\v', '\\v'],
]);

/** A character as it stands between apostrophes. */
function escaped(char: string): string {
  const known = escapes.get(char);
  if (known !== undefined) return known;
  return /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/u.test(char)
    ? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
    : char;
}
