// Which built-in unary operator works on an operand that its author made convertible to primitive types (C# 12.4.4).
import type { Type } from '@mockwright/language/metadata/symbols';
import type { Library } from '../../symbols/library.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { betterConversion } from '../overloads/betterness.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/**
 * The best of the operators' types, nullable where only that converts; undefined where the operand converts to none.
 * `candidates` are not nullable.
 */
export function bestOperandType(
  library: Library,
  operand: AnyExpression,
  candidates: readonly Type[],
): Type | 'ambiguous' | undefined {
  const fitting = candidates.flatMap((type) => {
    const found = [type, library.nullable(type)].find((each) => {
      const conversion = classifyImplicit(library, operand, each);
      return conversion !== undefined && conversion.ambiguous === undefined;
    });
    return found ?? [];
  });
  const best = fitting.find((type) =>
    fitting.every((other) => other === type || betterConversion(library, operand, type, other) < 0),
  );
  return best ?? (fitting.length === 0 ? undefined : 'ambiguous');
}
