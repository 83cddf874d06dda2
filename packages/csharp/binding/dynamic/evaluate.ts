// Makes what a late-bound operation came to be, a function: the few kinds of bound expressions that such operations have.
import type { Ref } from '@mockwright/language/metadata/declaration';
import { erase } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { toArray } from '@mockwright/language/runtime/box';
import { box, cast, copyValue, defaultOf, unbox } from '@mockwright/language/runtime/casting';
import {
  combine,
  delegateEquals,
  foreignFunction,
  isOwn,
  remove,
} from '@mockwright/language/runtime/delegates';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import {
  IndexOutOfRangeException,
  InvalidOperationException,
  NullReferenceException,
} from '@mockwright/language/runtime/exceptions';
import { callMethod, createInstance, getMember, setMember } from '@mockwright/language/runtime/members';
import { MultiArray } from '@mockwright/language/runtime/multi-array';
import { toText } from '@mockwright/language/runtime/text';
import { createTuple } from '@mockwright/language/runtime/tuple';
import { enumUnderlyingOf, isEnum, isNullable, stripNullable } from '../../symbols/type-extensions.ts';
import type {
  BoundArgument,
  BoundBinary,
  BoundConversion,
  BoundExpression,
  BoundPlaceholder,
  BoundUnary,
} from '../bound-tree/bound-nodes.ts';
import { accessorOf } from '../lookup/accessors.ts';
import { isComparison } from '../operators/comparison-operators.ts';
import { nullFailure } from './failures.ts';
import { unfitResult } from './unfit-results.ts';
import { convertNumber, negateNumber, numberOperation } from './number-operations.ts';
import type { NumberValue } from './number-operations.ts';

/** The operands in natural form, then room for what is computed on the way. */
export type Frame = unknown[];
/** An expression as a function of the values that it reads. */
export type Code = (frame: Frame) => unknown;
type Callable = (...args: unknown[]) => unknown;

/** Where operands stand in the frame, and functions of the script by their symbols. */
export interface EvaluationContext {
  readonly slots: Map<BoundExpression, number>;
  /** Operands that are `Ref`s to boxed values, although the parameter has a type of its own. */
  readonly boxedReferences: ReadonlySet<BoundExpression>;
  readonly functions: ReadonlyMap<MethodSymbol, Callable>;
}

/** The expression as a function of the operands; the result is in natural form. */
export function compileExpression(node: BoundExpression, context: EvaluationContext): Code {
  const inner = (child: BoundExpression): Code => compileExpression(child, context);
  if (node.constant) {
    const { value } = node.constant;
    return () => value;
  }
  switch (node.kind) {
    case 'Placeholder': {
      const slot = slotOf(node, context);
      return (frame) => frame[slot];
    }
    case 'Default': {
      const type = erase(node.type);
      return () => defaultOf(type);
    }
    case 'Conversion':
      return compileConversion(node, inner(node.operand), context);
    case 'Unary':
      return compileUnary(node, inner(node.operand));
    case 'Binary':
      return compileBinary(node, inner(node.left), inner(node.right));
    case 'Call': {
      const unfit = unfitResult(node.method, 'InvokeMember');
      if (unfit) return unfit;
      const receiver = node.receiver && inner(node.receiver);
      return compileCall(
        node.method,
        receiver && boxedReceiver(node.method, receiver, node.receiver.type),
        node.arguments,
        context,
      );
    }
    case 'DelegateInvocation': {
      const unfit = unfitResult((node.delegate.type as NamedType).delegateInvoke, 'Invoke');
      if (unfit) return unfit;
      const delegate = inner(node.delegate);
      return withArguments(node.arguments, context, (frame, args) => {
        const called = delegate(frame) as Callable | null;
        if (called === null) throw nullFailure();
        return isOwn(called) ? called(...args) : foreignFunction(called);
      });
    }
    case 'ObjectCreation': {
      const type = erase(node.type);
      return withArguments(node.arguments, context, (_, args) =>
        createInstance(type, args, node.constructorMethod),
      );
    }
    case 'PropertyAccess': {
      const getter = accessorOf(node.property, 'getMethod')!;
      const unfit = unfitResult(getter, getter.parameters.length > 0 ? 'GetIndex' : 'GetMember');
      if (unfit) return unfit;
      const receiver = node.receiver && inner(node.receiver);
      return withArguments(node.arguments, context, (frame, args) =>
        callMethod(receiver?.(frame), getter, args),
      );
    }
    case 'FieldAccess': {
      const receiver = node.receiver && inner(node.receiver);
      return (frame) => copyValue(getMember(receiver?.(frame), node.field), node.type);
    }
    case 'ArrayAccess':
      return compileArrayAccess(inner(node.array), node.indices.map(inner));
    case 'ArrayCreation': {
      const element = erase(node.type.element);
      const elements = (node.initializer?.elements ?? []).map((each) => inner(each as BoundExpression));
      return (frame) =>
        toArray(
          elements.map((each) => each(frame)),
          element,
        );
    }
    case 'Assignment':
      return compileAssignment(node.target, inner(node.value), context);
    default:
      throw new Error(`Not a late-bound operation: ${node.kind}`);
  }
}

function slotOf(node: BoundExpression, { slots }: EvaluationContext): number {
  let slot = slots.get(node);
  if (slot === undefined) slots.set(node, (slot = slots.size));
  return slot;
}

// ---------------------------------------------------------------- calls

/** Methods of `object`, `ValueType` and interfaces expect a value as an object. */
function boxedReceiver(method: MethodSymbol, receiver: Code, type: Type): Code {
  const container = method.containingType;
  if (!container || container.isValueType || !('isValueType' in type) || !type.isValueType) return receiver;
  return (frame) => box(receiver(frame), type);
}

function compileCall(
  method: MethodSymbol,
  receiver: Code | null,
  args: readonly BoundArgument[],
  context: EvaluationContext,
): Code {
  const own = context.functions.get(method.definition);
  if (own) {
    const typeArguments = method.typeArguments.map(erase);
    return withArguments(args, context, (_, values) => own(...values, ...typeArguments));
  }
  return withArguments(args, context, (frame, values) => callMethod(receiver?.(frame), method, values));
}

/** Evaluates the arguments, lets the call happen, and brings what it wrote to boxed references back to them. */
function withArguments(
  args: readonly BoundArgument[],
  context: EvaluationContext,
  call: (frame: Frame, values: unknown[]) => unknown,
): Code {
  const codes = args.map(({ value }) => compileExpression(value, context));
  const boxed = args.flatMap(({ value, refKind }, index) =>
    refKind !== 'none' && context.boxedReferences.has(value) ? [{ index, type: erase(value.type) }] : [],
  );
  if (boxed.length === 0)
    return (frame) =>
      call(
        frame,
        codes.map((code) => code(frame)),
      );
  return (frame) => {
    const values = codes.map((code) => code(frame));
    const outer = boxed.map(({ index, type }) => {
      const reference = values[index] as Ref;
      const own: Ref = {
        v: reference.v === null || reference.v === undefined ? defaultOf(type) : unbox(reference.v, type),
      };
      values[index] = own;
      return { reference, own, type };
    });
    const result = call(frame, values);
    for (const { reference, own, type } of outer) reference.v = box(own.v, type);
    return result;
  };
}

function compileArrayAccess(array: Code, indices: readonly Code[]): Code {
  return (frame) => {
    const target = array(frame);
    const at = indices.map((index) => Number(index(frame)));
    if (target instanceof MultiArray) return target.get(...at);
    return checkedItems(target, at[0]!)[at[0]! >>> 0];
  };
}
function checkedItems(target: unknown, index: number): unknown[] {
  if (target === null) throw new NullReferenceException();
  const items = target as unknown[];
  if (index >>> 0 >= items.length) throw new IndexOutOfRangeException();
  return items;
}

function compileAssignment(target: BoundExpression, value: Code, context: EvaluationContext): Code {
  const inner = (child: BoundExpression): Code => compileExpression(child, context);
  switch (target.kind) {
    case 'PropertyAccess': {
      const receiver = target.receiver && inner(target.receiver);
      const setter = accessorOf(target.property, 'setMethod')!;
      return withArguments(target.arguments, context, (frame, indices) => {
        const result = value(frame);
        callMethod(receiver?.(frame), setter, [...indices, result]);
        return result;
      });
    }
    case 'FieldAccess': {
      const receiver = target.receiver && inner(target.receiver);
      return (frame) => {
        const result = value(frame);
        setMember(receiver?.(frame), target.field, result);
        return result;
      };
    }
    case 'ArrayAccess': {
      const array = inner(target.array);
      const indices = target.indices.map(inner);
      return (frame) => {
        const items = array(frame);
        const at = indices.map((index) => Number(index(frame)));
        const result = value(frame);
        if (items instanceof MultiArray) items.set(result, ...at);
        else checkedItems(items, at[0]!)[at[0]! >>> 0] = result;
        return result;
      };
    }
    default:
      throw new Error(`Not a late-bound target: ${target.kind}`);
  }
}

// ---------------------------------------------------------------- conversions

/** The number type of a value: the one underneath for enums. */
function numberType(type: Type): SpecialType {
  const inside = stripNullable(type);
  return (isEnum(inside) ? enumUnderlyingOf(inside).special : inside.special) ?? 'int';
}

function compileConversion(node: BoundConversion, operand: Code, context: EvaluationContext): Code {
  const from = erase(node.operand.type);
  const to = erase(node.type);
  switch (node.conversion) {
    case 'boxing':
      return (frame) => box(operand(frame), from);
    case 'unboxing':
      return (frame) => unbox(operand(frame), to);
    case 'explicitReference':
      return (frame) => cast(operand(frame), to);
    case 'implicitNumeric':
    case 'explicitNumeric':
    case 'implicitEnum':
    case 'explicitEnum': {
      const [source, target] = [numberType(from), numberType(to)];
      return (frame) => convertNumber(operand(frame) as NumberValue, source, target, node.isChecked);
    }
    case 'implicitNullable':
    case 'explicitNullable':
      return compileNullable(node, operand, context);
    case 'userDefined':
      return (frame) => callMethod(undefined, node.method!, [operand(frame)]);
    case 'tuple': {
      const parts = (node.elements ?? []).map(({ placeholder, converted }) => ({
        slot: slotOf(placeholder, context),
        code: compileExpression(converted, context),
      }));
      return (frame) => {
        const tuple = operand(frame) as Record<string, unknown>;
        return createTuple(
          to as never,
          parts.map(({ slot, code }, index) => {
            frame[slot] = tuple[`Item${index + 1}`];
            return code(frame);
          }),
        );
      };
    }
    case 'defaultLiteral':
      return () => defaultOf(to);
    default:
      return operand;
  }
}

function compileNullable(node: BoundConversion, operand: Code, context: EvaluationContext): Code {
  const [inside] = node.elements ?? [];
  if (!inside) return operand;
  const slot = slotOf(inside.placeholder, context);
  const converted = compileExpression(inside.converted, context);
  const canBeNull = isNullable(node.type) || !('isValueType' in node.type && node.type.isValueType);
  return (frame) => {
    const value = operand(frame);
    if (value === null) {
      if (canBeNull) return null;
      throw new InvalidOperationException('Nullable object must have a value.');
    }
    frame[slot] = value;
    return converted(frame);
  };
}

// ---------------------------------------------------------------- operators

function compileUnary(
  { operator, operandKind, operand: { type }, method, isLifted, isChecked }: BoundUnary,
  operand: Code,
): Code {
  const apply = (value: unknown): unknown => {
    if (method) return callMethod(undefined, method, [value]);
    if (operator === '!') return value !== true;
    if (operator === 'true') return value === true;
    if (operator === 'false') return value === false;
    return negateNumber(
      operandKind === 'enum' ? numberType(type) : (operandKind as SpecialType),
      operator,
      value as NumberValue,
      isChecked,
    );
  };
  return (frame) => {
    const value = operand(frame);
    return isLifted && value === null ? null : apply(value);
  };
}

function compileBinary(node: BoundBinary, left: Code, right: Code): Code {
  const { operator, operandKind, isLifted } = node;
  const isEquality = operator === '==' || operator === '!=';
  if (operandKind === 'nullTest') {
    const operand = node.right.constant?.value === null || node.right.kind === 'Default' ? left : right;
    return (frame) => (operand(frame) === null) === (operator === '==');
  }
  const apply = binaryOperation(node);
  if (!isLifted) return (frame) => apply(left(frame), right(frame));
  const isTest = isComparison(operator) && node.type.special === 'bool';
  return (frame) => {
    const [a, b] = [left(frame), right(frame)];
    if (a !== null && b !== null) return apply(a, b);
    if (operandKind === 'bool' && operator === '&') return a === false || b === false ? false : null;
    if (operandKind === 'bool' && operator === '|') return a === true || b === true ? true : null;
    if (isEquality) return (a === b) === (operator === '==');
    return isTest ? false : null;
  };
}

function binaryOperation({
  operator,
  operandKind,
  left,
  right,
  method,
  isChecked,
}: BoundBinary): (a: unknown, b: unknown) => unknown {
  switch (operandKind) {
    case 'userDefined':
      return (a, b) => callMethod(undefined, method!, [a, b]);
    case 'string':
      return operator === '+' ? (a, b) => toText(a) + toText(b) : (a, b) => (a === b) === (operator === '==');
    case 'object':
      return (a, b) => (a === b) === (operator === '==');
    case 'delegate':
      if (operator === '+') return (a, b) => combine(a as Delegate, b as Delegate);
      if (operator === '-') return (a, b) => remove(a as Delegate, b as Delegate);
      return (a, b) => delegateEquals(a, b) === (operator === '==');
    case 'bool':
      if (operator === '&') return (a, b) => a === true && b === true;
      if (operator === '|') return (a, b) => a === true || b === true;
      if (operator === '^' || operator === '!=') return (a, b) => a !== b;
      return (a, b) => a === b;
    case 'enum': {
      const type = [left.type, right.type].map(stripNullable).find(isEnum);
      const special = type ? numberType(type) : 'int';
      return (a, b) => numberOperation(special, operator, a as NumberValue, b as NumberValue, isChecked);
    }
    default:
      return (a, b) =>
        numberOperation(operandKind as SpecialType, operator, a as NumberValue, b as NumberValue, isChecked);
  }
}

/** What stands for an operand. */
export function operandSlots(operands: readonly BoundPlaceholder[]): Map<BoundExpression, number> {
  return new Map(operands.map((operand, index) => [operand, index]));
}
