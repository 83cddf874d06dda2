// `(a, b) = c`, in the phases that .NET has: targets and what stands in tuples, then what is taken apart, then conversions,
// then assignments.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type {
  BoundDeconstruction,
  BoundDeconstructionElement,
  BoundDeconstructionParts,
  BoundExpression,
  BoundTuple,
} from '../binding/bound-tree/bound-nodes.ts';
import { tupleElementTypes } from '../symbols/display.ts';
import { callCode } from './calls.ts';
import { tupleCode } from './conversions.ts';
import type { FunctionScope } from './function-scope.ts';
import { sequence } from './js-text.ts';
import { lvalue } from './lvalues.ts';
import { tupleElement } from './operators.ts';
import type { LValue } from './target.ts';
import { copyCode, valueCode } from './values.ts';

/** The values stored, in the targets' order; those of nested parts by themselves. */
type Values = (string | Values)[];

/** What is to be done, phase by phase. */
class Phases {
  readonly targets = new Map<BoundExpression, LValue>();
  /** Evaluates targets, and what stands in a tuple. */
  readonly first: string[] = [];
  /** Takes values apart. */
  readonly apart: string[] = [];
  readonly conversions: string[] = [];
  readonly stores: string[] = [];

  get all(): string[] {
    return [...this.first, ...this.apart, ...this.conversions, ...this.stores];
  }
}

/** `(a, b) = c`. @param isUsed whether the tuple of what was stored is the value of the code */
export function emitDeconstruction(scope: FunctionScope, node: BoundDeconstruction, isUsed: boolean): string {
  const phases = new Phases();
  const values: Values = [];
  prepare(scope, node.parts, phases);
  if (node.value.kind === 'Tuple' && !node.parts.method)
    takeTuple(scope, node.parts, node.value, phases, values);
  else takeApart(scope, node.parts, named(scope, scope.emit(node.value), phases.first), phases, values);
  const result = isUsed ? [partsCode(scope, node.type, values)] : [];
  return sequence([...phases.all, ...result]);
}

/** Takes a value that has a name apart into new variables. @returns what to do, step by step */
export function deconstructionSteps(
  scope: FunctionScope,
  parts: BoundDeconstructionParts,
  name: string,
): string[] {
  const phases = new Phases();
  takeApart(scope, parts, name, phases, []);
  return phases.all;
}

/** A tuple of what was stored. */
function partsCode(scope: FunctionScope, type: Type, values: Values): string {
  const types = tupleElementTypes(type as NamedType);
  const codes = values.map((value, index) =>
    typeof value === 'string' ? value : partsCode(scope, types[index]!, value),
  );
  return tupleCode(scope, type, codes);
}

function named(scope: FunctionScope, code: string, steps: string[]): string {
  const temp = scope.temp();
  steps.push(`${temp} = ${code}`);
  return temp;
}

/** Targets are evaluated before the value is. */
function prepare(scope: FunctionScope, parts: BoundDeconstructionParts, phases: Phases): void {
  for (const { target, parts: nested } of parts.elements) {
    if (nested) prepare(scope, nested, phases);
    if (!target) continue;
    const prepared = lvalue(scope, target, 'ahead');
    phases.first.push(...prepared.setup);
    phases.targets.set(target, prepared);
  }
}

/** Elements of a tuple that is written right there go to their targets; no tuple is made of them. */
function takeTuple(
  scope: FunctionScope,
  parts: BoundDeconstructionParts,
  { elements }: BoundTuple,
  phases: Phases,
  values: Values,
): void {
  for (const [index, element] of parts.elements.entries()) {
    const value = elements[index]!;
    const nested = element.parts;
    if (!nested) {
      const name = named(scope, valueCode(scope, value), phases.first);
      scope.program.placeholders.set(element.element, name);
      if (!element.target) continue;
      const isSame = !element.converted || element.converted === element.element;
      storePart(
        scope,
        element.target,
        isSame ? name : converted(scope, element, phases.first),
        phases,
        values,
      );
      continue;
    }
    const inner: Values = [];
    values.push(inner);
    if (value.kind === 'Tuple' && !nested.method) takeTuple(scope, nested, value, phases, inner);
    else {
      const name = named(scope, scope.emit(value), nested.method ? phases.first : phases.apart);
      takeApart(scope, nested, name, phases, inner);
    }
  }
}

/** Takes a value that has a name apart. */
function takeApart(
  scope: FunctionScope,
  parts: BoundDeconstructionParts,
  name: string,
  phases: Phases,
  values: Values,
): void {
  scope.program.placeholders.set(parts.source, name);
  const item = parts.method
    ? outOf(scope, parts, name, phases)
    : (index: number) => tupleElement(name, index);
  for (const [index, element] of parts.elements.entries()) {
    if (!element.parts) {
      scope.program.placeholders.set(element.element, item(index));
      if (element.target)
        storePart(scope, element.target, converted(scope, element, phases.conversions), phases, values);
      continue;
    }
    const inner: Values = [];
    values.push(inner);
    takeApart(scope, element.parts, named(scope, item(index), phases.apart), phases, inner);
  }
}

/** Calls the `Deconstruct` method; gives what it put out. */
function outOf(
  scope: FunctionScope,
  { elements, method, source }: BoundDeconstructionParts,
  name: string,
  { apart }: Phases,
): (index: number) => string {
  const cells = elements.map(() => named(scope, '{ v: undefined }', apart));
  const { span } = source;
  const receiver = `(${name} ?? ${scope.mark(span)}$r.nre())`;
  apart.push(
    method!.isStatic
      ? callCode(scope, method!, null, undefined, [name, ...cells], span)
      : callCode(scope, method!, source, receiver, cells, span),
  );
  return (index) => `${cells[index]!}.v`;
}

/** Converts a part to the type of its target. */
function converted(scope: FunctionScope, part: BoundDeconstructionElement, steps: string[]): string {
  return named(scope, copyCode(scope, scope.emit(part.converted ?? part.element), part.target!.type), steps);
}

/** Stores a part after all of them are converted. */
function storePart(
  scope: FunctionScope,
  target: BoundExpression,
  value: string,
  { targets, stores }: Phases,
  values: Values,
): void {
  values.push(value);
  stores.push((targets.get(target) ?? lvalue(scope, target, 'once')).set(value));
}
