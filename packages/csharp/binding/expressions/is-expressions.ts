// `x is T`, which may turn out to be `x is Constant`.
import { displayType } from '../../symbols/display.ts';
import { isErroneous, isNamed } from '../../symbols/type-extensions.ts';
import type { ExpressionSyntax, IsExpressionSyntax, TypeSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import { missingCasts, toNaturalValue } from '../conversions/convert.ts';
import { describe, isBad } from '../messages/describe.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { bindIsType } from './casts.ts';

/** `x is T`; a name may turn out to be a constant, as in `x is Max`. */
export function bindIs(binder: Binder, syntax: IsExpressionSyntax): AnyExpression {
  const operand = binder.bindExpression(syntax.left);
  const isUnderscore =
    syntax.type.kind === 'IdentifierName' && syntax.type.text === '_' && !syntax.type.verbatim;
  if (!isUnderscore && (syntax.type.kind === 'IdentifierName' || syntax.type.kind === 'QualifiedName')) {
    const asType = binder.speculate(() => binder.bindType(syntax.type));
    const isName =
      asType.hasErrors &&
      !binder.speculate(() => binder.bindExpressionOrType(asExpression(syntax.type))).hasErrors;
    if (isName) return isConstantPattern(binder, syntax, operand);
  }
  const type = binder.bindType(syntax.type);
  if (isUnderscore && !isErroneous(type))
    binder.error('CS8513', syntax.type, [isNamed(type) && type.name === '_' ? displayType(type) : '_']);
  return bindIsType(binder, syntax, operand, type);
}

function isConstantPattern(
  binder: Binder,
  syntax: IsExpressionSyntax,
  operand: AnyExpression,
): AnyExpression {
  if (operand.kind === 'NullLiteral') binder.error('CS8117', syntax.left, [describe(operand)]);
  if (isBad(operand) || operand.kind === 'NullLiteral') return bad(syntax, binder.library.special('bool'));
  const value = toNaturalValue(binder, operand, syntax.left);
  const expression: ExpressionSyntax = asExpression(syntax.type);
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  const pattern = binder.bindPattern(
    { kind: 'ConstantPattern', start: syntax.type.start, end: syntax.type.end, expression },
    value.type,
  );
  return {
    kind: 'IsPattern',
    span: syntax,
    type: binder.library.special('bool'),
    operand: value,
    pattern,
    hasErrors: diagnostics.hasErrorsSince(before, missingCasts),
  };
}

/** A qualified name read as a member access. */
function asExpression(syntax: TypeSyntax): ExpressionSyntax {
  if (syntax.kind !== 'QualifiedName') return syntax;
  return {
    kind: 'SimpleMemberAccessExpression',
    start: syntax.start,
    end: syntax.end,
    expression: asExpression(syntax.left),
    operatorToken: { start: syntax.left.end, end: syntax.right.start },
    name: syntax.right,
    arrow: false,
  };
}
