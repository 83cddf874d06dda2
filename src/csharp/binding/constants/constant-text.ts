// How messages write the value of a constant.
import type { ConstantValue } from '../../../metadata/declaration.ts';
import { singleText } from '../../../runtime/number-text.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';

/** The value as in CS0031 and CS0221: `300`, `1E+20`, `a`. */
export function constantText(expression: BoundExpression): string {
  const value: ConstantValue = expression.constant?.value ?? null;
  if (expression.type.special === 'float') return singleText(value as number);
  if (expression.type.special === 'decimal') return `${String(value)}M`;
  if (expression.type.special === 'char') return String.fromCharCode(value as number);
  if (typeof value === 'number' && !Number.isInteger(value))
    return String(value)
      .replace(/e([+-])(\d)$/, 'E$10$2')
      .replace('e', 'E');
  if (typeof value === 'number' && Math.abs(value) >= 1e15 && expression.type.special === 'double')
    return value
      .toExponential()
      .replace(/e([+-])(\d)$/, 'E$10$2')
      .replace('e', 'E');
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return String(value);
}
