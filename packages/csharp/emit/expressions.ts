// Expressions: which function emits which kind, and the small kinds.
import { countStep } from '@mockwright/language/text/work-limit';
import type {
  BoundConditional,
  BoundConditionalAccess,
  BoundExpression,
  BoundKept,
  BoundNullCoalescing,
  BoundFromEndIndex,
  BoundRange,
  BoundThrowExpression,
} from '../binding/bound-tree/bound-nodes.ts';
import {
  emitAssignment,
  emitCompound,
  emitEventAssignment,
  emitIncrement,
  emitNullCoalescingAssignment,
} from './assignments.ts';
import { emitDeconstruction } from './deconstruction.ts';
import { emitCall, referenceCall } from './calls.ts';
import { emitDelegateInvocation, referenceInvocation } from './delegate-calls.ts';
import { emitAs, emitConversion } from './conversions.ts';
import {
  emitAnonymousObject,
  emitArrayCreation,
  emitCollection,
  emitObjectCreation,
  emitTuple,
  emitWith,
} from './creation.ts';
import {
  emitDynamicBinary,
  emitDynamicCall,
  emitDynamicCreation,
  emitDynamicIndex,
  emitDynamicInvoke,
  emitDynamicMember,
  emitDynamicUnary,
} from './dynamic.ts';
import { emitAwait } from './await.ts';
import { choiceCode } from './choices.ts';
import type { FunctionScope } from './function-scope.ts';
import { emitDelegateCreation, emitLambda } from './functions.ts';
import { emitInterpolation, emitStringHandler } from './interpolated-strings.ts';
import { integerText, sequence } from './js-text.ts';
import { isReadLate } from './late-checks.ts';
import { localCode, lvalue, referenceCode } from './lvalues.ts';
import { emitBinary, emitLogical, emitUnary } from './operators.ts';
import { wholePattern } from './patterns.ts';
import { withDagTemps } from './dag-temps.ts';
import { emitSwitchExpression } from './switch-expression.ts';
import { constantCode, defaultCode, receiverCode, valueCode } from './values.ts';
import { isNullable } from '../symbols/type-extensions.ts';

/** An expression whose value is used. */
export function emitExpression(scope: FunctionScope, node: BoundExpression): string {
  countStep();
  if (node.constant && node.kind !== 'Literal' && isPlainConstant(node))
    return constantCode(scope, node.constant.value);
  switch (node.kind) {
    case 'Literal':
      return constantCode(scope, node.constant.value);
    case 'Default':
      return defaultCode(scope, node.type);
    case 'Local':
      if (node.local.constant) return constantCode(scope, node.local.constant.value);
      return node.local.isByRef || node.local.refKind !== 'none'
        ? `${localCode(scope, node.local)}.v`
        : localCode(scope, node.local);
    case 'This':
    case 'Base':
      return scope.thisName;
    case 'HostObject':
      return '$f.$host';
    case 'Placeholder': {
      const code = scope.program.placeholders.get(node);
      if (code === undefined) throw new Error('A placeholder is read that nothing was given for');
      return code;
    }
    case 'TypeOf':
      return node.isUnbound ? scope.program.constant(node.operand) : scope.typeCode(node.operand);
    case 'FieldAccess':
    case 'PropertyAccess':
    case 'EventAccess':
    case 'IndexOrRangeAccess':
      return readCode(scope, node);
    case 'ArrayAccess':
      return emitArrayRead(scope, node);
    case 'InlineArrayItems':
      return `${receiverCode(scope, node.receiver)}.$items`;
    case 'ArraySlice':
      return `${scope.mark(node.span)}$r.sliceArray(${scope.emit(node.array)}, ${scope.emit(node.start)}, ${scope.emit(node.length)})`;
    case 'Call':
      return emitCall(scope, node);
    case 'DelegateInvocation':
      return emitDelegateInvocation(scope, node);
    case 'ObjectCreation':
      return emitObjectCreation(scope, node);
    case 'AnonymousObjectCreation':
      return emitAnonymousObject(scope, node);
    case 'Tuple':
      return emitTuple(scope, node);
    case 'ArrayCreation':
      return emitArrayCreation(scope, node);
    case 'CollectionExpression':
      return emitCollection(scope, node);
    case 'DelegateCreation':
      return emitDelegateCreation(scope, node);
    case 'Lambda':
      return emitLambda(scope, node);
    case 'Conversion':
      return emitConversion(scope, node);
    case 'Unary':
      return emitUnary(scope, node);
    case 'Binary':
      return emitBinary(scope, node);
    case 'Logical':
      return emitLogical(scope, node);
    case 'NullCoalescing':
      return emitNullCoalescing(scope, node);
    case 'Conditional':
      return emitConditional(scope, node);
    case 'ConditionalAccess':
      return emitConditionalAccess(scope, node, true);
    case 'Assignment':
      return emitAssignment(scope, node, true);
    case 'CompoundAssignment':
      return emitCompound(scope, node, true);
    case 'Increment':
      return emitIncrement(scope, node, true);
    case 'EventAssignment':
      return emitEventAssignment(scope, node);
    case 'NullCoalescingAssignment':
      return emitNullCoalescingAssignment(scope, node, true);
    case 'Deconstruction':
      return emitDeconstruction(scope, node, true);
    case 'Discard':
      return 'undefined';
    case 'RefExpression':
      return referenceCode(scope, node.operand);
    case 'As':
      return emitAs(scope, node);
    case 'IsPattern': {
      const temp = scope.temp();
      const { pattern } = node;
      const { tests, reset } = withDagTemps(scope, [pattern], () => wholePattern(scope, pattern, temp));
      return `(${temp} = ${scope.emit(node.operand)}, ${reset}${tests})`;
    }
    case 'SwitchExpression':
      return emitSwitchExpression(scope, node);
    case 'StringHandler':
      return emitStringHandler(scope, node);
    case 'Kept':
      return emitKept(scope, node);
    case 'InterpolatedString':
      return emitInterpolation(scope, node);
    case 'Await':
      return emitAwait(scope, node, true);
    case 'ThrowExpression':
      return emitThrowExpression(scope, node);
    case 'With':
      return emitWith(scope, node);
    case 'FromEndIndex':
      return emitFromEndIndex(scope, node);
    case 'Range':
      return emitRange(scope, node);
    case 'DynamicMember':
      return emitDynamicMember(scope, node);
    case 'DynamicIndex':
      return emitDynamicIndex(scope, node);
    case 'DynamicCall':
      return emitDynamicCall(scope, node);
    case 'DynamicInvoke':
      return emitDynamicInvoke(scope, node);
    case 'DynamicObjectCreation':
      return emitDynamicCreation(scope, node);
    case 'DynamicUnary':
      return emitDynamicUnary(scope, node);
    case 'DynamicBinary':
      return emitDynamicBinary(scope, node);
    case 'Bad':
      throw new Error('Code with errors is not emitted');
  }
}

/** Constants that are still in the natural form of their type: not those that a conversion has boxed. */
function isPlainConstant(node: BoundExpression): boolean {
  return node.kind !== 'Conversion' || (node.conversion !== 'boxing' && node.conversion !== 'dynamic');
}

/** An expression whose value is not used. */
export function emitEffect(scope: FunctionScope, node: BoundExpression): string {
  switch (node.kind) {
    case 'Assignment':
      return emitAssignment(scope, node, false);
    case 'CompoundAssignment':
      return emitCompound(scope, node, false);
    case 'Increment':
      return emitIncrement(scope, node, false);
    case 'NullCoalescingAssignment':
      return emitNullCoalescingAssignment(scope, node, false);
    case 'Deconstruction':
      return emitDeconstruction(scope, node, false);
    case 'ConditionalAccess':
      return emitConditionalAccess(scope, node, false);
    case 'Await':
      return emitAwait(scope, node, false);
    case 'DynamicCall':
      return emitDynamicCall(scope, node, false);
    case 'DynamicInvoke':
      return emitDynamicInvoke(scope, node, false);
    default:
      return scope.emit(node);
  }
}

/** The `Ref` of a call that returns by reference. */
export function emitReference(scope: FunctionScope, node: BoundExpression): string {
  if (node.kind === 'Call') return referenceCall(scope, node);
  if (node.kind === 'DelegateInvocation') return referenceInvocation(scope, node);
  return referenceCode(scope, node);
}

function readCode(scope: FunctionScope, node: BoundExpression): string {
  const target = lvalue(scope, node, isReadLate(node) ? 'late' : 'once');
  return sequence([...target.setup, target.get()]);
}

/** Reads past the end give `undefined`, which no element is: only then the bounds are looked at. */
function emitArrayRead(
  scope: FunctionScope,
  node: BoundExpression & { readonly kind: 'ArrayAccess' },
): string {
  if ((node.array.type.kind === 'array' && node.array.type.rank > 1) || isReadLate(node))
    return readCode(scope, node);
  const isName = /^[\w$]+$/;
  const array =
    node.array.kind === 'Local' && isName.test(scope.emit(node.array)) ? scope.emit(node.array) : undefined;
  const owner = array ?? scope.temp();
  const receiver =
    array === undefined ? `(${owner} = ${receiverCode(scope, node.array)})` : receiverCode(scope, node.array);
  const index = scope.emit(node.indices[0]!);
  const at = isName.test(index) ? index : scope.temp();
  const read = at === index ? integerText(index) : `${at} = ${integerText(index)}`;
  return `(${receiver}[${read}] ?? ${scope.mark(node.span)}$r.element(${owner}, ${at}))`;
}

/** A chain of them is one in JavaScript, too, where its values need no copies. */
function emitNullCoalescing(scope: FunctionScope, node: BoundNullCoalescing): string {
  const isPlain = (at: BoundNullCoalescing): boolean =>
    at.leftConverted === at.leftPlaceholder && !scope.program.isCopied(at.type);
  const operands: string[] = [];
  let at: BoundExpression = node;
  for (; at.kind === 'NullCoalescing' && isPlain(at); at = at.right) operands.push(valueCode(scope, at.left));
  if (operands.length > 0) return `(${[...operands, valueCode(scope, at)].join(' ?? ')})`;
  const left = valueCode(scope, node.left);
  const temp = scope.temp();
  scope.program.placeholders.set(node.leftPlaceholder, temp);
  const converted = scope.emit(node.leftConverted);
  const right = valueCode(scope, node.right);
  return converted === temp
    ? `(${left} ?? ${right})`
    : `((${temp} = ${left}) === null ? ${right} : ${converted})`;
}

function emitConditional(scope: FunctionScope, node: BoundConditional): string {
  if (node.isRef) return `${scope.areas.referenceTo(scope, node)}.v`;
  const choices: string[] = [];
  let at: BoundExpression = node;
  while (at.kind === 'Conditional' && !at.isRef) {
    choices.push(`${scope.emit(at.condition)} ? ${valueCode(scope, at.whenTrue)} : `);
    at = at.whenFalse;
  }
  return `(${choiceCode(scope, choices, valueCode(scope, at))})`;
}

function emitConditionalAccess(scope: FunctionScope, node: BoundConditionalAccess, isUsed: boolean): string {
  const temp = scope.temp();
  scope.program.placeholders.set(node.placeholder, temp);
  // What a `T?` holds is a value, not a variable: calls change a copy.
  const receiver = isNullable(node.receiver.type)
    ? valueCode(scope, node.receiver)
    : scope.emit(node.receiver);
  const access = isUsed ? valueCode(scope, node.whenNotNull) : scope.effect(node.whenNotNull);
  return `((${temp} = ${receiver}) === null ? null : ${access})`;
}

/** The value, in a variable from here on. */
function emitKept(scope: FunctionScope, { value, placeholder }: BoundKept): string {
  const temp = scope.temp();
  scope.program.placeholders.set(placeholder, temp);
  return `(${temp} = ${valueCode(scope, value)})`;
}

function emitThrowExpression(scope: FunctionScope, node: BoundThrowExpression): string {
  return `${scope.mark(node.span)}$r.throwException(${scope.emit(node.exception)})`;
}

function emitFromEndIndex(scope: FunctionScope, { span, type, operand }: BoundFromEndIndex): string {
  const value = scope.emit(operand);
  if (!isNullable(type)) return `${scope.mark(span)}$r.indexFromEnd(${value})`;
  const temp = scope.temp();
  return `((${temp} = ${value}) === null ? null : ${scope.mark(span)}$r.indexFromEnd(${temp}))`;
}

function emitRange(scope: FunctionScope, { type, left, right }: BoundRange): string {
  const ends = [left, right].map((end) => (end ? scope.emit(end) : 'null'));
  if (!isNullable(type)) return `$r.range(${ends.join(', ')})`;
  const temps = ends.map(() => scope.temp());
  const setup = temps.map((temp, index) => `${temp} = ${ends[index]}`).join(', ');
  const missing = temps.filter((_, index) => (index === 0 ? left : right)).map((temp) => `${temp} === null`);
  return `(${setup}, ${missing.join(' || ')} ? null : $r.range(${temps.join(', ')}))`;
}
