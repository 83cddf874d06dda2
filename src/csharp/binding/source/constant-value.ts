// The value of a constant: of a field, a local, or at the top of the script.
import type { Type } from '../../../metadata/symbols.ts';
import type { ConstantValue } from '../../../metadata/declaration.ts';
import { displayType } from '../../symbols/display.ts';
import { isErroneous, isReferenceType, isString } from '../../symbols/type-facts.ts';
import type { ExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';

/** Reports what is no constant (CS0133), or one that cannot be of that type (CS0134). */
export function bindConstantValue(
  binder: Binder,
  syntax: ExpressionSyntax,
  type: Type,
  display: string,
): { readonly value: ConstantValue } | undefined {
  const value = binder.bindConverted(syntax, type);
  if (value.kind === 'Bad' || isErroneous(value.type)) return undefined;
  if (value.constant) return value.constant;
  if (value.kind === 'Conversion' && value.operand.constant && isReferenceType(type) && !isString(type))
    binder.error('CS0134', syntax, [display, displayType(type)]);
  else binder.error('CS0133', syntax, [display]);
  return undefined;
}
