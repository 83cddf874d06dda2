// Operations on `dynamic` values: nothing is decided but what goes along to run time.
import { dynamicType } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import { isNamed, isRefLike, isVoid } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import type {
  BinaryOperator,
  BoundExpression,
  BoundInitializer,
  DynamicArgument,
  UnaryOperator,
} from '../bound-tree/bound-nodes.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import { convertOrReport, toNaturalValue } from '../conversions/convert.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { lookupMembers } from '../lookup/member-lookup.ts';
import { describe } from '../messages/describe.ts';
import { checkSelfComparison } from '../operators/comparison-warnings.ts';
import { isComparison } from '../operators/comparison-operators.ts';
import { isUnconverted, waitsForTarget } from '../bound-tree/unconverted.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import type { Argument } from '../overloads/argument.ts';

/** An operand as the run-time binder wants it: boxed, with the static type where that counts. */
function dynamicArgument(
  binder: Binder,
  expression: AnyExpression,
  name?: string,
  refKind: RefKind = 'none',
): DynamicArgument {
  return passArgument(binder, naturalOperand(binder, expression), name, refKind);
}

/** The arguments of a call that is bound at run time; there, too, none without a name comes after one with a name (CS8324). */
export function dynamicArguments(
  binder: Binder,
  arguments_: readonly Argument[],
): readonly DynamicArgument[] {
  const unnamed = arguments_.find(({ name }, index) => !name && index > 0 && arguments_[index - 1]!.name);
  if (unnamed) binder.error('CS8324', unnamed.span);
  return dynamicOperands(binder, arguments_);
}

/**
 * Operands of what is bound at run time. What has no type of its own is reported first (CS8716, CS8197…), then what cannot
 * go along (CS1976, CS1977, CS1978, CS8364).
 */
export function dynamicOperands(binder: Binder, arguments_: readonly Argument[]): readonly DynamicArgument[] {
  const operands = arguments_.map(({ expression }) => naturalOperand(binder, expression));
  return arguments_.map(({ name, refKind }, index) =>
    passArgument(binder, operands[index]!, name?.text, refKind),
  );
}

/** The operand with a type of its own; functions stay what they are. */
function naturalOperand(binder: Binder, expression: AnyExpression): AnyExpression {
  switch (expression.kind) {
    case 'UnboundLambda':
    case 'MethodGroup':
    case 'NullLiteral':
      return expression;
    case 'OutDeclaration':
      if (expression.type) return expression;
      if (expression.identifier) binder.error('CS8197', expression.identifier, [expression.identifier.text]);
      else binder.error('CS8183', expression.span);
      return bad(expression.span);
    default:
      return toNaturalValue(binder, expression, expression.span);
  }
}

function passArgument(
  binder: Binder,
  expression: AnyExpression,
  name: string | undefined,
  refKind: RefKind,
): DynamicArgument {
  const isConstant = !isUnconverted(expression) && expression.constant !== undefined;
  const { type, span } = expression;
  if (expression.kind === 'OutDeclaration')
    return {
      value: expression.declare(dynamicType),
      name,
      refKind,
      staticType: undefined,
      isConstant: false,
    };
  if (refKind === 'in') binder.error('CS8364', span);
  if (refKind !== 'none' && !isUnconverted(expression))
    return { value: expression, name, refKind, staticType: expression.type, isConstant: false };
  const isFunction = expression.kind === 'UnboundLambda' || expression.kind === 'MethodGroup';
  if (isFunction || (type !== undefined && isVoid(type))) {
    if (expression.kind === 'UnboundLambda') binder.error('CS1977', span);
    else if (isFunction) binder.error('CS1976', span);
    else binder.error('CS1978', span, [describe(expression)]);
    return { value: bad(span), name, refKind, staticType: undefined, isConstant: false };
  }
  const value = convertOrReport(binder, expression, binder.library.special('object'), span);
  return {
    value,
    name,
    refKind,
    staticType: type === undefined || type.kind === 'dynamic' ? undefined : type,
    isConstant,
  };
}

/** `a + d`; both operands go along as they are. */
export function dynamicBinary(
  binder: Binder,
  operator: BinaryOperator | '&&' | '||',
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
  operatorText: string = operator,
): BoundExpression {
  const sides = [left, right];
  // The run-time binder knows no `>>>`.
  if (operator === '>>>' || !sides.every(isOperand)) {
    binder.error('CS0019', span, [operatorText, describe(left), describe(right)]);
    // In an assignment nothing more is said of what has no type.
    if (operatorText === operator)
      for (const side of sides) if (waitsForTarget(side)) toNaturalValue(binder, side, side.span);
    return bad(span);
  }
  if (
    (operator === '&&' || operator === '||') &&
    left.type?.kind !== 'dynamic' &&
    !decides(binder, operator, left)
  ) {
    binder.error('CS7083', left.span, [
      left.type ? displayType(left.type) : '',
      operator === '&&' ? 'false' : 'true',
    ]);
    return bad(span);
  }
  const [first, second] = [dynamicArgument(binder, left), dynamicArgument(binder, right)];
  if (operator !== '&&' && operator !== '||' && isComparison(operator))
    checkSelfComparison(binder, first.value, second.value, span);
  return {
    kind: 'DynamicBinary',
    span,
    type: dynamicType,
    operator,
    operatorText,
    left: first,
    right: second,
    isChecked: binder.isChecked,
  };
}

/** Whether it can go along to run time: a value that can be boxed, or null. */
function isOperand({ kind, type }: AnyExpression): boolean {
  if (type === undefined) return kind === 'NullLiteral';
  return !isVoid(type) && !isRefLike(type);
}

/** Whether the left side of `&&` or `||` can say by itself that the right one does not count. */
function decides(binder: Binder, operator: '&&' | '||', left: AnyExpression): boolean {
  const { library } = binder;
  if (classifyImplicit(library, left, library.special('bool'))) return true;
  const { type } = left;
  if (!type || type.kind === 'interface' || !isNamed(type)) return false;
  const name = operator === '&&' ? 'op_False' : 'op_True';
  return lookupMembers(type, name, library, { containingType: null }).members.length > 0;
}

/** `-d`, `d++`. */
export function dynamicUnary(
  binder: Binder,
  operator: UnaryOperator | '++' | '--',
  operand: BoundExpression,
  span: TextSpan,
): BoundExpression {
  return { kind: 'DynamicUnary', span, type: dynamicType, operator, operand, isChecked: binder.isChecked };
}

/** @param typeArguments as written: they count where the member is called */
export function dynamicMember(
  receiver: BoundExpression,
  name: string,
  span: TextSpan,
  typeArguments: readonly Type[] = [],
): BoundExpression {
  return { kind: 'DynamicMember', span, type: dynamicType, receiver, name, typeArguments };
}

/** `d[i]`. */
export function dynamicIndex(
  receiver: BoundExpression,
  arguments_: readonly DynamicArgument[],
  span: TextSpan,
): BoundExpression {
  return { kind: 'DynamicIndex', span, type: dynamicType, receiver, arguments: arguments_ };
}

/** `d(x)`. */
export function dynamicInvoke(
  target: BoundExpression,
  arguments_: readonly DynamicArgument[],
  span: TextSpan,
): BoundExpression {
  return { kind: 'DynamicInvoke', span, type: dynamicType, target, arguments: arguments_ };
}

/** A call whose receiver or arguments are dynamic. */
export interface DynamicCallInput {
  readonly receiver: BoundExpression | null;
  readonly staticReceiver: NamedType | undefined;
  readonly name: string;
  readonly typeArguments: readonly Type[];
  readonly arguments: readonly DynamicArgument[];
  readonly candidates: readonly MethodSymbol[] | undefined;
  readonly lacksInstance?: boolean;
}
/** `d.M(x)`, or `M(d)` among the candidates of the input. */
export function dynamicCall(
  input: DynamicCallInput,
  span: TextSpan,
  type: Type = dynamicType,
): BoundExpression {
  return { kind: 'DynamicCall', span, type, ...input };
}

/** `d.M(x)` of which nothing but the name is known. */
export function dynamicMemberCall(
  receiver: BoundExpression,
  name: string,
  typeArguments: readonly Type[],
  arguments_: readonly DynamicArgument[],
  span: TextSpan,
): BoundExpression {
  return dynamicCall(
    {
      receiver,
      staticReceiver: undefined,
      name,
      typeArguments,
      arguments: arguments_,
      candidates: undefined,
    },
    span,
  );
}

/** Reports a receiver that cannot be boxed, as operations that are bound at run time need. @returns whether it is one */
export function reportRefLike(binder: Binder, { type, span }: BoundExpression): boolean {
  if (!isRefLike(type)) return false;
  binder.error('CS9230', span, [displayType(type)]);
  return true;
}

/** `new T(d) { … }`. */
export function dynamicCreation(
  type: NamedType,
  arguments_: readonly DynamicArgument[],
  initializer: BoundInitializer | undefined,
  span: TextSpan,
): BoundExpression {
  return { kind: 'DynamicObjectCreation', span, type, arguments: arguments_, initializer };
}
