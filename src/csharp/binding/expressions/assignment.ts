// Assignments: plain, compound, `??=`, of events; `++` and `--` (C# 12.21, 12.8.16).
import type { EventSymbol, Type } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import {
  enumUnderlyingOf,
  isEnum,
  isReferenceType,
  isVoid,
  nullableUnderlying,
  stripNullable,
  specialOf,
} from '../../symbols/type-facts.ts';
import type {
  AssignmentExpressionSyntax,
  ExpressionSyntax,
  PostfixUnaryExpressionSyntax,
  PrefixUnaryExpressionSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, literal, placeholder } from '../bound-factory.ts';
import type { BinaryOperator, BoundExpression, BoundPlaceholder } from '../bound-nodes.ts';
import { classifyExplicit, classifyImplicit, implicitBetween } from '../conversions/classify.ts';
import { castOrReport, convertOrReport, reportNoImplicit } from '../conversions/convert.ts';
import { applyConversion } from '../conversions/apply.ts';
import { isNumeric } from '../conversions/numeric.ts';
import { describe, isBad } from '../describe.ts';
import { dynamicUnary } from '../dynamic-operations.ts';
import { binaryOperation } from '../operators/binary.ts';
import { callInstanceOperator } from '../operators/instance-operators.ts';
import { resolveUserUnary } from '../operators/user-defined-operators.ts';
import { valueArgument } from '../overloads/argument.ts';
import type { AnyExpression } from '../unconverted.ts';
import { badOf } from '../recovery.ts';
import { bindTarget, checkReadable, checkVariable, reportForeignEvent } from './variables.ts';

/** `left = right` and its relatives. */
export function bindAssignment(binder: Binder, syntax: AssignmentExpressionSyntax): BoundExpression {
  const { left, operator } = syntax;
  if (left.kind === 'ConditionalAccessExpression') {
    // `a?.b = c` is `a?(.b = c)`: the right side is evaluated only where there is something to assign to.
    const whenNotNull: AssignmentExpressionSyntax = {
      ...syntax,
      start: left.whenNotNull.start,
      left: left.whenNotNull,
    };
    return binder.areas.bindConditionalAccess(binder, { ...left, end: syntax.end, whenNotNull });
  }
  if (operator === '=') {
    if (isDeconstruction(left)) return binder.areas.bindDeconstruction(binder, syntax);
    return bindPlain(binder, syntax);
  }
  if (operator === '??=') return bindCoalescing(binder, syntax);
  return bindCompound(binder, syntax, operator.slice(0, -1) as BinaryOperator);
}

function isDeconstruction(left: ExpressionSyntax): boolean {
  return (
    left.kind === 'TupleExpression' ||
    (left.kind === 'DeclarationExpression' && left.designation.kind === 'ParenthesizedVariableDesignation')
  );
}

// ---------------------------------------------------------------- plain

function bindPlain(binder: Binder, syntax: AssignmentExpressionSyntax): BoundExpression {
  const { left, right } = syntax;
  if (right.kind === 'RefExpression') return bindRefAssignment(binder, syntax);
  if (isDiscardName(binder, left)) return discardAssignment(binder, left, right, syntax);
  const bound = bindTarget(binder, left);
  if (bound.kind === 'EventAccess') return bindEventPlain(binder, bound, right, syntax);
  const target = checkVariable(binder, bound, 'assign', left);
  if (isBad(target)) return badOf(syntax, [target, binder.bindExpression(right)], target.type);
  const value = binder.bindConverted(right, target.type);
  if (isSameVariable(target, value)) binder.error('CS1717', syntax);
  return { kind: 'Assignment', span: syntax, type: target.type, target, value, isRef: false };
}

/** `_ = value`, where nothing is called `_`. */
function isDiscardName(binder: Binder, left: ExpressionSyntax): boolean {
  return (
    left.kind === 'IdentifierName' &&
    left.text === '_' &&
    !left.verbatim &&
    binder.lookupName('_', left, { arity: 0 }) === undefined
  );
}

function discardAssignment(
  binder: Binder,
  left: ExpressionSyntax,
  right: ExpressionSyntax,
  span: TextSpan,
): BoundExpression {
  const value = binder.bindValue(right);
  if (isVoid(value.type)) {
    binder.error('CS8209', left);
    return bad(span);
  }
  return {
    kind: 'Assignment',
    span,
    type: value.type,
    target: { kind: 'Discard', span: left, type: value.type },
    value,
    isRef: false,
  };
}

function bindRefAssignment(binder: Binder, syntax: AssignmentExpressionSyntax): BoundExpression {
  const target = bindTarget(binder, syntax.left);
  if (target.kind !== 'Local' || target.local.refKind === 'none') {
    if (!isBad(target)) binder.error('CS8373', syntax.left);
    binder.bindExpression(syntax.right);
    return bad(syntax);
  }
  const value = binder.areas.bindReference(
    binder,
    syntax.right.kind === 'RefExpression' ? syntax.right.expression : syntax.right,
    target.type,
  );
  return { kind: 'Assignment', span: syntax, type: target.type, target, value, isRef: true };
}

function isSameVariable(target: BoundExpression, value: BoundExpression): boolean {
  if (target.kind === 'Local' && value.kind === 'Local') return target.local === value.local;
  if (target.kind === 'FieldAccess' && value.kind === 'FieldAccess')
    return (
      target.field === value.field && target.receiver?.kind === 'This' && value.receiver?.kind === 'This'
    );
  return false;
}

// ---------------------------------------------------------------- events

function isOwnEvent(binder: Binder, event: EventSymbol): boolean {
  return (
    binder.containingType !== null && binder.containingType.definition === event.containingType?.definition
  );
}

function bindEventPlain(
  binder: Binder,
  target: BoundExpression & { kind: 'EventAccess' },
  right: ExpressionSyntax,
  span: TextSpan,
): BoundExpression {
  const { event } = target;
  if (!isOwnEvent(binder, event)) {
    reportForeignEvent(binder, target);
    binder.bindExpression(right);
    return bad(span);
  }
  return {
    kind: 'Assignment',
    span,
    type: event.type,
    target,
    value: binder.bindConverted(right, event.type),
    isRef: false,
  };
}

function bindEventCompound(
  binder: Binder,
  target: BoundExpression & { kind: 'EventAccess' },
  operator: BinaryOperator,
  right: ExpressionSyntax,
  span: TextSpan,
): BoundExpression {
  const { event, receiver } = target;
  if (operator !== '+' && operator !== '-') {
    reportForeignEvent(binder, target);
    binder.bindExpression(right);
    return bad(span);
  }
  const value = convertOrReport(binder, binder.bindExpression(right), event.type, span);
  return {
    kind: 'EventAssignment',
    span,
    type: binder.library.special('void'),
    receiver,
    event,
    isAddition: operator === '+',
    value,
  };
}

// ---------------------------------------------------------------- compound

function bindCompound(
  binder: Binder,
  syntax: AssignmentExpressionSyntax,
  operator: BinaryOperator,
): BoundExpression {
  const bound = bindTarget(binder, syntax.left);
  if (bound.kind === 'EventAccess') return bindEventCompound(binder, bound, operator, syntax.right, syntax);
  const right = binder.bindExpression(syntax.right);
  if (isBad(bound) || isBad(right)) return bad(syntax);
  markRead(bound);
  const target = checkVariable(binder, checkReadable(binder, bound), 'assign', syntax.left);
  if (isBad(target)) return bad(syntax, target.type);
  const inPlace = callInstanceOperator(
    binder,
    target,
    syntax.operator,
    [valueArgument(right, syntax.right)],
    syntax,
  );
  if (inPlace) return inPlace;
  const old = placeholder(target.type, syntax.left);
  const operation = compoundOperation(
    binder,
    operator,
    old,
    right,
    syntax.right,
    target.type,
    syntax,
    syntax.operator,
  );
  if (isBad(operation)) return bad(syntax, target.type);
  return { kind: 'CompoundAssignment', span: syntax, type: target.type, target, placeholder: old, operation };
}

function markRead(target: AnyExpression): void {
  if (target.kind === 'Local') target.local.isRead = true;
}

/** The new value, of the target's type: converted back by a cast where the operand alone would fit. */
function compoundOperation(
  binder: Binder,
  operator: BinaryOperator,
  old: BoundPlaceholder,
  right: AnyExpression,
  rightSpan: TextSpan,
  type: Type,
  span: TextSpan,
  text: string,
): BoundExpression {
  const result = binaryOperation(binder, operator, old, right, span, { operatorText: text });
  if (isBad(result)) return result;
  const implicit = classifyImplicit(binder.library, result, type);
  if (implicit && !implicit.ambiguous) return applyConversion(binder, result, implicit, type);
  const explicit = classifyExplicit(binder.library, result, type);
  const isShift = operator === '<<' || operator === '>>' || operator === '>>>';
  const fits = isShift || classifyImplicit(binder.library, right, type) !== undefined;
  if (explicit && !explicit.ambiguous && result.kind === 'Binary' && result.operandKind !== 'userDefined') {
    if (fits) return applyConversion(binder, result, explicit, type);
    // What is wrong is the right side: `b += 300`, `i += 1.5`.
    if (right.type !== undefined || right.kind === 'NullLiteral') {
      if (isNumericType(type) && right.type && isNumericType(right.type))
        reportNoImplicit(
          binder,
          right.constant && isIntegerConstant(right.type) ? right : withType(right.type, rightSpan),
          type,
          span,
        );
      else binder.error('CS0019', span, [text, describe(old), describe(right)]);
      return bad(span);
    }
  }
  reportNoImplicit(binder, result, type, span);
  return bad(span);
}
const isIntegerConstant = (type: Type): boolean => specialOf(type) === 'int' || specialOf(type) === 'long';
const isNumericType = (type: Type): boolean => isNumeric(specialOf(stripNullable(type)));
const withType = (type: Type, span: TextSpan): BoundExpression => placeholder(type, span);

// ---------------------------------------------------------------- ??=

function bindCoalescing(binder: Binder, syntax: AssignmentExpressionSyntax): BoundExpression {
  const bound = bindTarget(binder, syntax.left);
  markRead(bound);
  const target = checkVariable(binder, checkReadable(binder, bound), 'assign', syntax.left);
  const right = binder.bindExpression(syntax.right);
  if (isBad(target) || isBad(right)) return bad(syntax);
  const { type } = target;
  const { library } = binder;
  const underlying = nullableUnderlying(type);
  if (!underlying && !isReferenceType(type) && type.kind !== 'typeParameter') {
    binder.error('CS0019', syntax, ['??=', describe(target), describe(right)]);
    return bad(syntax);
  }
  if (underlying && classifyImplicit(library, right, underlying)) {
    const inside = placeholder(underlying, syntax.left);
    const converted = convertOrReport(binder, right, underlying, syntax.right);
    const value = applyConversion(binder, converted, implicitBetween(library, underlying, type)!, type);
    return {
      kind: 'NullCoalescingAssignment',
      span: syntax,
      type: underlying,
      target,
      value,
      placeholder: inside,
      converted: inside,
    };
  }
  const inside = placeholder(type, syntax.left);
  if (!classifyImplicit(library, right, type)) {
    binder.error('CS0019', syntax, ['??=', describe(target), describe(right)]);
    return bad(syntax);
  }
  const value = convertOrReport(binder, right, type, syntax.right);
  return {
    kind: 'NullCoalescingAssignment',
    span: syntax,
    type,
    target,
    value,
    placeholder: inside,
    converted: inside,
  };
}

// ---------------------------------------------------------------- ++ and --

/** `++x`, `x--`. */
export function bindIncrement(
  binder: Binder,
  syntax: PrefixUnaryExpressionSyntax | PostfixUnaryExpressionSyntax,
): BoundExpression {
  const operator = syntax.operator as '++' | '--';
  const bound = bindTarget(binder, syntax.operand);
  markRead(bound);
  const target = checkVariable(binder, checkReadable(binder, bound), 'increment', syntax.operand);
  if (isBad(target)) return bad(syntax, target.type);
  const { type } = target;
  const inPlace = callInstanceOperator(binder, target, operator, [], syntax);
  if (inPlace) return inPlace;
  const old = placeholder(type, syntax.operand);
  const operation = incremented(binder, operator, old, type, syntax);
  if (!operation) return bad(syntax, type);
  return {
    kind: 'Increment',
    span: syntax,
    type,
    target,
    placeholder: old,
    operation,
    isPrefix: syntax.kind === 'PrefixUnaryExpression',
  };
}

function incremented(
  binder: Binder,
  operator: '++' | '--',
  old: BoundPlaceholder,
  type: Type,
  span: TextSpan,
): BoundExpression | undefined {
  if (type.kind === 'dynamic') return dynamicUnary(binder, operator, old, span);
  const user = resolveUserUnary(binder, operator, old);
  if (user === 'ambiguous') {
    binder.error('CS0035', span, [operator, describe(old)]);
    return undefined;
  }
  const { library } = binder;
  if (user) {
    const operand = convertOrReport(binder, old, user.operandTypes[0]!, span);
    const result: BoundExpression = {
      kind: 'Unary',
      span,
      type: user.resultType,
      operator: operator === '++' ? '+' : '-',
      operandKind: 'userDefined',
      operand,
      isLifted: user.isLifted,
      isChecked: binder.isChecked,
      method: user.method,
    };
    return convertOrReport(binder, result, type, span);
  }
  const underlying = stripNullable(type);
  const special = isEnum(underlying) ? enumUnderlyingOf(underlying).special : specialOf(underlying);
  if (!isNumeric(special)) {
    binder.error('CS0023', span, [operator, describe(old)]);
    return undefined;
  }
  const one = literal(1, library.special('int'), span);
  const result = binaryOperation(binder, operator === '++' ? '+' : '-', old, one, span);
  return isBad(result) ? undefined : castOrReport(binder, result, type, span);
}
