// `ref` operands: variables that are passed on themselves, not their values.
import type { Type } from '@mockwright/language/metadata/symbols';
import { displayType } from '../../../symbols/display.ts';
import { isErroneous } from '../../../symbols/type-extensions.ts';
import type { ExpressionSyntax } from '../../../syntax/nodes.ts';
import { withoutParentheses, withoutSuppression } from '../syntax-forms.ts';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import { badWith } from '../../bound-tree/bound-parts.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { isBad } from '../../messages/describe.ts';
import { sameType } from '../../lookup/member-lookup.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { isReference, reportUnreturnable } from './returned-references.ts';
import { bindTarget, checkVariable } from './variables.ts';

const isOtherType = (variable: AnyExpression, type: Type): boolean =>
  variable.type !== undefined &&
  !isErroneous(variable.type) &&
  !isErroneous(type) &&
  !sameType(variable.type, type);

/** The operand of `ref` as a value; after `return` it must live on. */
export function bindReference(
  binder: Binder,
  syntax: ExpressionSyntax,
  type: Type | undefined,
  isReadOnly: boolean = false,
  use: 'reference' | 'refAssign' | 'return' = 'reference',
): BoundExpression {
  const operandSyntax = syntax.kind === 'RefExpression' ? syntax.expression : syntax;
  const variable = bindTarget(binder, withoutSuppression(operandSyntax));
  const place = withoutParentheses(operandSyntax);
  if (
    variable.kind === 'TypeExpression' ||
    variable.kind === 'NamespaceExpression' ||
    variable.kind === 'MethodGroup'
  ) {
    checkVariable(binder, variable, 'reference', place);
    return bad(syntax, type);
  }
  const isReturned = use === 'return';
  if (isReturned && type && isOtherType(variable, type) && isReference(variable)) {
    binder.error('CS8151', operandSyntax, [displayType(type)]);
    return bad(syntax, type);
  }
  const isReadOnlyElement =
    isReadOnly &&
    variable.kind === 'PropertyAccess' &&
    variable.property.getMethod?.refKind === 'ref readonly';
  const operand = isReadOnlyElement
    ? variable
    : checkVariable(binder, variable, isReadOnly ? 'read' : use, place);
  if (isBad(operand)) return bad(syntax, type);
  if (isReturned && reportUnreturnable(binder, operand, place)) return badWith(syntax, [operand], type);
  if (type && !isErroneous(type) && !sameType(operand.type, type)) {
    binder.error('CS8173', operandSyntax, [displayType(type)]);
    return bad(syntax, type);
  }
  return { kind: 'RefExpression', span: syntax, type: operand.type, operand };
}
