// What statements and other areas ask for: values, converted values, constants, statement expressions, calls by name.
import type { ConstantValue } from '../../../metadata/declaration.ts';
import { errorType } from '../../../metadata/symbols.ts';
import type { MethodSymbol, Type } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { displayType } from '../../symbols/display.ts';
import { isErroneous, isString, taskResult } from '../../symbols/type-facts.ts';
import type { ExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-factory.ts';
import type { BoundExpression } from '../bound-nodes.ts';
import { assignOrReport, toNaturalValue } from '../conversions/convert.ts';
import { isBoxing, isIdentityOrReference } from '../conversions/reference.ts';
import { isBad } from '../describe.ts';

import { badOf } from '../recovery.ts';
import { lookupMembers, sameType } from '../member-lookup.ts';
import type { MethodGroup } from '../unconverted.ts';
import { bindBareInitializer } from './arrays.ts';
import { callGroup } from './method-calls.ts';
import { methodGroup } from './method-group.ts';
import { isStatementExpression } from './statement-expressions.ts';
import { checkVariable } from './variables.ts';
import { valueArgument } from '../overloads/argument.ts';

/** A value with its natural type. */
export function bindValue(binder: Binder, syntax: ExpressionSyntax): BoundExpression {
  return toNaturalValue(binder, binder.bindExpression(syntax), syntax);
}

/** A value converted implicitly; array initializers too. */
export function bindConverted(binder: Binder, syntax: ExpressionSyntax, type: Type): BoundExpression {
  if (syntax.kind === 'InitializerExpression') return bindBareInitializer(binder, syntax, type);
  const expression = binder.bindExpression(syntax);
  if (syntax.kind === 'ThrowExpression') {
    binder.error('CS8115', syntax.throwKeyword);
    return bad(syntax, type);
  }
  if (isErroneous(type) && type.kind === 'error')
    return isBad(expression) ? bad(syntax) : quietValue(binder, expression, syntax);
  return assignOrReport(binder, expression, type);
}

/** For a target that was reported: the value's own mistakes count, not that it does not fit. */
function quietValue(
  binder: Binder,
  expression: Parameters<typeof toNaturalValue>[1],
  span: TextSpan,
): BoundExpression {
  if (expression.kind === 'UnboundLambda') return expression.convertTo(errorType as never);
  const { result } = binder.speculate(() => toNaturalValue(binder, expression, span));
  return result.kind === 'Bad' ? result : toNaturalValue(binder, expression, span);
}

/** An expression as a statement. */
export function bindStatementExpression(binder: Binder, syntax: ExpressionSyntax): BoundExpression {
  const expression = binder.bindExpression(syntax);
  if (!isStatementExpression(syntax) && syntax.kind !== 'ThrowExpression') {
    if (!(syntax.kind === 'IdentifierName' && syntax.missing)) binder.error('CS0201', syntax);
    return badOf(syntax, [expression]);
  }
  if (isBad(expression)) return badOf(syntax, [expression]);
  const value = toNaturalValue(binder, expression, syntax);
  if (isForgottenTask(binder, value)) binder.error('CS4014', syntax);
  return value;
}

/** A call that gives a task which nobody awaits. */
function isForgottenTask(binder: Binder, value: BoundExpression): boolean {
  if (value.kind !== 'Call' && value.kind !== 'DelegateInvocation') return false;
  const isAsync = binder.function?.isAsync || (value.kind === 'Call' && value.method.flags.isAsync);
  return isAsync === true && taskResult(value.type) !== undefined;
}

/** The operand of `ref` as a value. */
export function bindReference(
  binder: Binder,
  syntax: ExpressionSyntax,
  type: Type | undefined,
  isReadOnly: boolean = false,
): BoundExpression {
  const operandSyntax = syntax.kind === 'RefExpression' ? syntax.expression : syntax;
  const variable = binder.bindExpression(operandSyntax);
  const isReadOnlyElement =
    isReadOnly &&
    variable.kind === 'PropertyAccess' &&
    variable.property.getMethod?.refKind === 'ref readonly';
  const operand = isReadOnlyElement
    ? variable
    : checkVariable(binder, variable, isReadOnly ? 'read' : 'reference', operandSyntax);
  if (isBad(operand)) return bad(syntax, type);
  if (type && !isErroneous(type) && !sameType(operand.type, type)) {
    binder.error('CS8173', operandSyntax, [displayType(type)]);
    return bad(syntax, type);
  }
  return { kind: 'RefExpression', span: syntax, type: operand.type, operand };
}

/** A constant of the type. */
export function bindConstant(
  binder: Binder,
  syntax: ExpressionSyntax,
  type: Type,
): { readonly value: ConstantValue } | undefined {
  const value = bindConverted(binder, syntax, type);
  if (isBad(value)) return undefined;
  if (value.constant) return value.constant;
  if (value.kind === 'Conversion' && value.conversion === 'boxing' && !isString(type))
    binder.error('CS0134', syntax, ['', displayType(type)]);
  else binder.error('CS0150', syntax);
  return undefined;
}

/** Calls a parameterless method by name. */
export function bindPatternCall(
  binder: Binder,
  receiver: BoundExpression,
  name: string,
  span: TextSpan,
  options: { readonly allowExtensions?: boolean; readonly argument?: BoundExpression } = {},
): BoundExpression | undefined {
  const { members } = lookupMembers(receiver.type, name, binder.library, {
    containingType: binder.containingType,
  });
  const methods = members.filter(
    (member): member is MethodSymbol => member.kind === 'method' && !member.isStatic,
  );
  const group: MethodGroup = methodGroup(binder, {
    name,
    nameSpan: span,
    span,
    receiver,
    receiverType: receiver.type,
    receiverKind: options.allowExtensions ? 'value' : 'implicit',
    methods,
    typeArguments: [],
  });
  if (methods.length === 0 && !options.allowExtensions) return undefined;
  const attempt = binder.speculate(() =>
    callGroup(binder, group, options.argument ? [valueArgument(options.argument)] : [], span),
  );
  return attempt.hasErrors || attempt.result.kind === 'Bad' ? undefined : attempt.result;
}

/** By identity, reference or boxing. */
export function isReferenceConvertible(_: Binder, from: Type, to: Type): boolean {
  return isIdentityOrReference(from, to) || isBoxing(from, to);
}
