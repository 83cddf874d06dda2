// The value of a constant: of a field, a local, or at the top of the script.
import type { FieldSymbol, Type } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import type { ConstantValue } from '../../../../metadata/declaration.ts';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isErroneous, isReferenceType, isString } from '../../../symbols/type-facts.ts';
import type { ExpressionSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';

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

/**
 * Constants may name constants declared later: the field's is worked out when first asked for. Reports one that needs
 * itself (CS0110).
 */
export function setConstant(
  field: FieldSymbol,
  binder: Binder,
  span: TextSpan,
  workOut: () => FieldSymbol['constant'],
): void {
  let state: 'open' | 'busy' | 'done' = 'open';
  let constant: FieldSymbol['constant'];
  const finish = (value: FieldSymbol['constant']): void => {
    state = 'done';
    constant = value;
  };
  Object.defineProperty(field, 'constant', {
    enumerable: true,
    get: () => {
      if (state === 'open') {
        state = 'busy';
        const value = workOut();
        // A circle gave it a value meanwhile.
        if ((state as string) === 'busy') finish(value);
      } else if (state === 'busy') {
        binder.error('CS0110', span, [displayMember(field)]);
        finish({ value: 0 });
      }
      return constant;
    },
  });
}
