// How messages write the value of a constant.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { singleText } from '@mockwright/language/runtime/number-text';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';

/** The value as in CS0031 and CS0221: `300`, `1E+20`, `a`, `1.5M`. */
export function constantText(expression: BoundExpression): string {
  const value = expression.constant?.value ?? null;
  if (value === null) return 'null';
  const text = plainText(value, expression.type);
  return expression.type.special === 'decimal' ? `${text}M` : text;
}

/** The value as `ToString()` writes it: nothing for null. */
export function plainText(value: ConstantValue, { special }: Type): string {
  if (value === null) return '';
  if (special === 'float') return singleText(value as number);
  if (special === 'char') return String.fromCharCode(value as number);
  if (typeof value === 'number' && !Number.isInteger(value)) return withExponent(String(value));
  if (typeof value === 'number' && Math.abs(value) >= 1e15 && special === 'double')
    return withExponent(value.toExponential());
  if (special === 'double' && Object.is(value, -0)) return '-0';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return String(value);
}

/** Exponents have a capital letter and two digits at least. */
const withExponent = (text: string): string => text.replace(/e([+-])(\d)$/, 'E$10$2').replace('e', 'E');
