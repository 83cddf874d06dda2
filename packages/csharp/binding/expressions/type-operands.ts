// Expressions whose operand is a type: `default(T)`, `typeof(T)`, `sizeof(T)`.
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { displayType } from '../../symbols/display.ts';
import { wholeSizes } from '../../symbols/whole-sizes.ts';
import { enumUnderlyingOf, isEnum, isErroneous, isReferenceType } from '../../symbols/type-extensions.ts';
import type {
  DefaultExpressionSyntax,
  NameSyntax,
  SizeOfExpressionSyntax,
  TypeOfExpressionSyntax,
  TypeSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, defaultValue, literal } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { bindTypeOrNamespace, isOpenName } from '../types/type-binding.ts';

/** `default(T)`. */
export function bindDefault(binder: Binder, syntax: DefaultExpressionSyntax): BoundExpression {
  const type = binder.bindType(syntax.type);
  return isErroneous(type) ? bad(syntax, type) : defaultValue(type, syntax);
}

function typeOfOperand(binder: Binder, syntax: TypeSyntax): Type {
  if (!isOpenName(syntax)) return binder.bindType(syntax);
  const found = bindTypeOrNamespace(binder, syntax as NameSyntax);
  return found?.kind === 'type' ? found.type : errorType;
}

/** `typeof(T)`. */
export function bindTypeOf(binder: Binder, syntax: TypeOfExpressionSyntax): BoundExpression {
  const operand = typeOfOperand(binder, syntax.type);
  const type = binder.library.core('System.Type');
  if (isErroneous(operand)) return bad(syntax, type);
  if (syntax.type.kind === 'NullableType' && isReferenceType(operand)) binder.error('CS8639', syntax);
  if (operand.kind === 'dynamic') {
    binder.error('CS1962', syntax);
    return bad(syntax, type);
  }
  const isUnbound = isOpenName(syntax.type) && 'definition' in operand;
  return {
    kind: 'TypeOf',
    span: syntax,
    type,
    operand: isUnbound ? operand.definition : operand,
    isUnbound,
  };
}

const sizes: Readonly<Partial<Record<SpecialType, number>>> = {
  ...wholeSizes,
  float: 4,
  double: 8,
  decimal: 16,
};

/** `sizeof(int)`: a constant for primitive types. */
export function bindSizeOf(binder: Binder, syntax: SizeOfExpressionSyntax): BoundExpression {
  const operand = binder.bindType(syntax.type);
  const int = binder.library.special('int');
  const special = isEnum(operand) ? enumUnderlyingOf(operand).special : operand.special;
  const size = special && sizes[special];
  if (size !== undefined) return literal(size, int, syntax);
  const { start, end } = syntax.type;
  const name = isErroneous(operand) ? binder.source.text.slice(start, end) : displayType(operand);
  binder.error('CS0233', syntax, [name]);
  return bad(syntax, int);
}
