// Assignments of all kinds: `=`, `+=`, `++`, `??=`, events, deconstruction.
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { tupleElementTypes } from '../symbols/display.ts';
import { inlineArrayOf } from '../symbols/inline-arrays.ts';
import type {
  BoundAssignment,
  BoundCompoundAssignment,
  BoundDeconstruction,
  BoundDeconstructionParts,
  BoundEventAssignment,
  BoundExpression,
  BoundFieldAccess,
  BoundIncrement,
  BoundNullCoalescingAssignment,
} from '../binding/bound-tree/bound-nodes.ts';
import { accessorCall, callCode } from './calls.ts';
import { tupleCode } from './conversions.ts';
import type { FunctionScope } from './function-scope.ts';
import { evaluated, isCheckedLate, isTargetCheckedLate, lateReceiver } from './late-checks.ts';
import { member } from './js-text.ts';
import { localCode, lvalue, referenceCode } from './lvalues.ts';
import type { LValue } from './lvalues.ts';
import { tupleElement } from './operators.ts';
import { copyCode, receiverCode, valueCode } from './values.ts';

function sequence(parts: readonly string[]): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(', ')})`;
}

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

/** Variables in which an inline array stays where spans and references see it. */
const heldInPlace: ReadonlySet<BoundExpression['kind']> = new Set(['Local', 'FieldAccess', 'ArrayAccess']);

/** `a = b`. */
export function emitAssignment(scope: FunctionScope, node: BoundAssignment, isUsed: boolean): string {
  if (node.isRef) return `(${referenceHolder(scope, node.target)} = ${referenceCode(scope, node.value)})`;
  if (inlineArrayOf(node.target.type) && heldInPlace.has(node.target.kind)) {
    const held = lvalue(scope, node.target, true);
    return sequence([
      ...held.setup,
      held.set(`$r.overwrite(${held.get()}, ${valueCode(scope, node.value)})`),
    ]);
  }
  if (isTargetCheckedLate(node.target, node.value)) {
    const late = lvalue(scope, node.target, false, true, node.given);
    const value = scope.temp();
    return sequence([
      ...late.setup,
      `${value} = ${valueCode(scope, node.value)}`,
      ...store(scope, late, value, isUsed),
    ]);
  }
  const target = lvalue(scope, node.target, false, false, node.given);
  return sequence([...target.setup, ...store(scope, target, valueCode(scope, node.value), isUsed)]);
}

/** `a += b`: the target is evaluated once. */
export function emitCompound(scope: FunctionScope, node: BoundCompoundAssignment, isUsed: boolean): string {
  const isChecked = node.operation.kind === 'DynamicBinary' && node.operation.isChecked;
  const target = lvalue(scope, node.target, true, false, { isCompound: true, isChecked });
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
  const target = lvalue(scope, node.target, true);
  if (node.isPrefix || !isUsed) return sequence([...target.setup, ...changed(scope, target, node, isUsed)]);
  const old = scope.temp();
  scope.program.placeholders.set(node.placeholder, old);
  return sequence([
    ...target.setup,
    `${old} = ${target.get()}`,
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
  const target = lvalue(scope, node.target, true);
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

// -------- deconstruction

/** The values stored, in the targets' order; those of nested parts by themselves. */
type Parts = (string | Parts)[];

/** A tuple of what was stored. */
function partsCode(scope: FunctionScope, type: Type, values: Parts): string {
  const types = tupleElementTypes(type as NamedType);
  const codes = values.map((value, index) =>
    typeof value === 'string' ? value : partsCode(scope, types[index]!, value),
  );
  return tupleCode(scope, type, codes);
}

/** `(a, b) = c`. */
export function emitDeconstruction(scope: FunctionScope, node: BoundDeconstruction, isUsed: boolean): string {
  const setup: string[] = [];
  const stores: string[] = [];
  const values: Parts = [];
  const targets = new Map<BoundExpression, LValue>();
  prepare(scope, node.parts, targets, setup);
  const isDirect =
    node.value.kind === 'Tuple' &&
    !node.parts.method &&
    node.value.elements.length === node.parts.elements.length;
  if (isDirect && node.value.kind === 'Tuple') {
    // No tuple is made of a literal that is taken apart at once.
    const temps = node.value.elements.map((element) => {
      const temp = scope.temp();
      setup.push(`${temp} = ${valueCode(scope, element)}`);
      return temp;
    });
    assignParts(scope, node.parts, (index) => temps[index]!, targets, stores, values, setup);
  } else {
    const temp = scope.temp();
    setup.push(`${temp} = ${scope.emit(node.value)}`);
    takeApart(scope, node.parts, temp, targets, stores, values, setup);
  }
  const result = isUsed ? [partsCode(scope, node.type, values)] : [];
  return sequence([...setup, ...stores, ...result]);
}

/** Targets are evaluated before the value is. */
function prepare(
  scope: FunctionScope,
  parts: BoundDeconstructionParts,
  targets: Map<BoundExpression, LValue>,
  setup: string[],
): void {
  for (const { target, parts: nested } of parts.elements) {
    if (nested) prepare(scope, nested, targets, setup);
    if (!target) continue;
    const prepared = lvalue(scope, target, target.kind !== 'Local' && target.kind !== 'Discard');
    setup.push(...prepared.setup);
    targets.set(target, prepared);
  }
}

/** Takes a value that has a name apart into the targets: what to do first, then what to store. */
export function takeApart(
  scope: FunctionScope,
  parts: BoundDeconstructionParts,
  name: string,
  targets: Map<BoundExpression, LValue>,
  stores: string[],
  values: Parts,
  setup: string[],
): void {
  const { method } = parts;
  scope.program.placeholders.set(parts.source, name);
  if (!method) {
    assignParts(scope, parts, (index) => tupleElement(name, index), targets, stores, values, setup);
    return;
  }
  const cells = parts.elements.map(() => {
    const cell = scope.temp();
    setup.push(`${cell} = { v: undefined }`);
    return cell;
  });
  const { span } = parts.source;
  const receiver = `(${name} ?? ${scope.mark(span)}$r.nre())`;
  setup.push(
    method.isStatic
      ? callCode(scope, method, null, undefined, [name, ...cells], span)
      : callCode(scope, method, parts.source, receiver, cells, span),
  );
  assignParts(scope, parts, (index) => `${cells[index]!}.v`, targets, stores, values, setup);
}

function assignParts(
  scope: FunctionScope,
  parts: BoundDeconstructionParts,
  item: (index: number) => string,
  targets: Map<BoundExpression, LValue>,
  stores: string[],
  values: Parts,
  setup: string[],
): void {
  for (const [index, element] of parts.elements.entries()) {
    const code = item(index);
    scope.program.placeholders.set(element.element, code);
    if (element.parts) {
      const temp = scope.temp();
      setup.push(`${temp} = ${code}`);
      const nested: Parts = [];
      values.push(nested);
      takeApart(scope, element.parts, temp, targets, stores, nested, setup);
      continue;
    }
    const { target, converted } = element;
    if (!target) continue;
    const value = scope.temp();
    setup.push(`${value} = ${copyCode(scope, scope.emit(converted ?? element.element), target.type)}`);
    values.push(value);
    stores.push((targets.get(target) ?? lvalue(scope, target, false)).set(value));
  }
}
