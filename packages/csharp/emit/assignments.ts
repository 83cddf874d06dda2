// Assignments of one target: `=`, `+=`, `++`, `??=`, events.
import type {
  BoundAssignment,
  BoundCompoundAssignment,
  BoundEventAssignment,
  BoundExpression,
  BoundFieldAccess,
  BoundIncrement,
  BoundNullCoalescingAssignment,
} from '../binding/bound-tree/bound-nodes.ts';
import { accessorCall } from './calls.ts';
import type { FunctionScope } from './function-scope.ts';
import { assignmentUse, evaluated, isCheckedLate, lateReceiver } from './late-checks.ts';
import { member, sequence } from './js-text.ts';
import { localCode, lvalue, referenceCode } from './lvalues.ts';
import type { LValue } from './target.ts';
import { copyCode, receiverCode, valueCode } from './values.ts';

/** Stores a value; as an expression, when it is used, the code has the value. */
function store(scope: FunctionScope, target: LValue, value: string, isUsed: boolean): string[] {
  if (target.setGivesValue || !isUsed) return [target.set(value)];
  // Where the target is evaluated by the call of its setter, the value comes after that.
  const temp = scope.temp();
  return [target.set(`(${temp} = ${value})`), temp];
}

/** What holds the `Ref` of a variable or a field that refers to another one. */
function referenceHolder(scope: FunctionScope, target: BoundExpression): string {
  if (target.kind === 'Local') return localCode(scope, target.local);
  const { field, receiver } = target as BoundFieldAccess;
  return receiverCode(scope, receiver!) + member(field.definition.key ?? field.name);
}

/** `a = b`. */
export function emitAssignment(scope: FunctionScope, node: BoundAssignment, isUsed: boolean): string {
  if (node.isRef) return `(${referenceHolder(scope, node.target)} = ${referenceCode(scope, node.value)})`;
  const use = assignmentUse(node.target, node.value);
  const target = lvalue(scope, node.target, use, node.given);
  if (use === 'once')
    return sequence([...target.setup, ...store(scope, target, valueCode(scope, node.value), isUsed)]);
  const value = scope.temp();
  return sequence([
    ...target.setup,
    `${value} = ${valueCode(scope, node.value)}`,
    ...store(scope, target, value, isUsed),
  ]);
}

/** `a += b`: the target is evaluated once. */
export function emitCompound(scope: FunctionScope, node: BoundCompoundAssignment, isUsed: boolean): string {
  const isChecked = node.operation.kind === 'DynamicBinary' && node.operation.isChecked;
  const target = lvalue(scope, node.target, 'kept', { isCompound: true, isChecked });
  if (!node.isInPlace) return sequence([...target.setup, ...changed(scope, target, node, isUsed)]);
  const held = scope.temp();
  scope.program.placeholders.set(node.placeholder, held);
  const operation = scope.emit(node.operation);
  return sequence([...target.setup, `${held} = ${target.get()}`, operation, ...(isUsed ? [held] : [])]);
}

function changed(
  scope: FunctionScope,
  target: LValue,
  node: BoundCompoundAssignment | BoundIncrement,
  isUsed: boolean,
): string[] {
  const old = target.get();
  const isName = /^[\w$]+(?:\.v)?$/.test(old);
  if (isName) {
    scope.program.placeholders.set(node.placeholder, old);
    return store(scope, target, scope.emit(node.operation), isUsed);
  }
  const temp = scope.temp();
  scope.program.placeholders.set(node.placeholder, temp);
  return [`${temp} = ${old}`, ...store(scope, target, scope.emit(node.operation), isUsed)];
}

/** `++a`, `a--`. */
export function emitIncrement(scope: FunctionScope, node: BoundIncrement, isUsed: boolean): string {
  const target = lvalue(scope, node.target, 'kept');
  if (node.isPrefix || !isUsed) return sequence([...target.setup, ...changed(scope, target, node, isUsed)]);
  const old = scope.temp();
  scope.program.placeholders.set(node.placeholder, old);
  const { type } = node.target;
  const held = target.get();
  return sequence([
    ...target.setup,
    `${old} = ${scope.program.isHeldInPlace(type) ? copyCode(scope, held, type) : held}`,
    ...store(scope, target, scope.emit(node.operation), false),
    old,
  ]);
}

/** `a ??= b`. */
export function emitNullCoalescingAssignment(
  scope: FunctionScope,
  node: BoundNullCoalescingAssignment,
  isUsed: boolean,
): string {
  const target = lvalue(scope, node.target, 'kept');
  const temp = scope.temp();
  scope.program.placeholders.set(node.placeholder, temp);
  const stored = `(${[`${temp} = ${valueCode(scope, node.value)}`, target.set(temp)].join(', ')})`;
  const test = `(${temp} = ${target.get()}) === null && ${stored}`;
  return sequence(isUsed ? [...target.setup, test, scope.emit(node.converted)] : [...target.setup, test]);
}

/** `e += f`: a call of the accessor. */
export function emitEventAssignment(scope: FunctionScope, node: BoundEventAssignment): string {
  const accessor = (node.isAddition ? node.event.addMethod : node.event.removeMethod)!;
  if (node.receiver && isCheckedLate(node.receiver, [{ value: node.value, refKind: 'none' }])) {
    const setup: string[] = [];
    const late = lateReceiver(scope, node.receiver, setup);
    const values = evaluated(scope, [scope.emit(node.value)], setup);
    return sequence([...setup, accessorCall(scope, accessor, node.receiver, late, values, node.span)]);
  }
  const receiver =
    node.receiver && node.receiver.kind !== 'Base' ? receiverCode(scope, node.receiver) : undefined;
  return accessorCall(scope, accessor, node.receiver, receiver, [scope.emit(node.value)], node.span);
}
