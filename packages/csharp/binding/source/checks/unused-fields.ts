// Warns about fields that are never given a value (CS0649), never used (CS0169), or only written (CS0414).
import { countStep } from '@mockwright/language/text/work-limit';
import type { EventSymbol, FieldSymbol } from '@mockwright/language/metadata/symbols';
import { displayMember } from '../../../symbols/display.ts';
import { inlineArrayOf } from '../../../symbols/inline-arrays.ts';
import { isReferenceType, isValueType } from '../../../symbols/type-extensions.ts';
import type {
  BoundExpression,
  BoundLocalFunction,
  BoundSubmission,
  BoundTypeDeclaration,
} from '../../bound-tree/bound-nodes.ts';
import { isNumeric } from '../../conversions/numeric.ts';
import { isUsefulValue } from '../../flow/flow-context.ts';
import type { SourceType } from '../source-type.ts';

interface Uses {
  readonly read: Set<FieldSymbol>;
  readonly written: Set<FieldSymbol>;
  /** Written with more than constants. */
  readonly usefullyWritten: Set<FieldSymbol>;
  readonly events: Set<EventSymbol>;
}

/** Looks through everything that was bound. */
export function reportUnusedFields(
  types: readonly SourceType[],
  bound: readonly BoundTypeDeclaration[],
  functions: readonly BoundLocalFunction[],
  submissions: readonly BoundSubmission[],
): void {
  if (!types.some(hasFields)) return;
  const uses: Uses = { read: new Set(), written: new Set(), usefullyWritten: new Set(), events: new Set() };
  const visited = new Set<object>();
  for (const { fields, methods } of bound) {
    for (const { field, initializer } of fields) {
      if (!initializer) continue;
      uses.written.add(field);
      if (isUsefulValue(field.type, initializer)) uses.usefullyWritten.add(field);
      visit(initializer, uses, visited);
    }
    for (const method of methods)
      visit([method.function.body, method.constructorInitializer?.arguments], uses, visited);
  }
  for (const each of functions) visit(each.function.body, uses, visited);
  for (const each of submissions) visit(each.function.body, uses, visited);
  for (const type of types) report(type, uses);
}

const hasFields = (type: SourceType): boolean =>
  type.fields.some(({ isDeclared }) => isDeclared) ||
  type.autoEvents.length > 0 ||
  type.nested.some(hasFields);

function report(source: SourceType, uses: Uses): void {
  const { binder } = source;
  for (const { field, isDeclared, nameSpan } of source.fields) {
    if (!isDeclared || field.flags.isConst || inlineArrayOf(source.type)) continue;
    const isPrivate = field.accessibility === 'private';
    const display = displayMember(field);
    if (!uses.written.has(field)) {
      if (isPrivate && !uses.read.has(field)) binder.error('CS0169', nameSpan, [display]);
      else if (field.refKind === 'none') binder.error('CS0649', nameSpan, [display, defaultText(field)]);
    } else if (isPrivate && !uses.read.has(field) && !uses.usefullyWritten.has(field))
      binder.error('CS0414', nameSpan, [display]);
  }
  const placeOf = new Map(source.fields.map((place) => [place.field, place]));
  for (const { event, field } of source.autoEvents) {
    if (uses.events.has(event) || event.flags.isOverride || event.flags.isAbstract) continue;
    const place = placeOf.get(field);
    if (place) binder.error('CS0067', place.nameSpan, [displayMember(event)]);
  }
  for (const nested of source.nested) report(nested, uses);
}

function defaultText(field: FieldSymbol): string {
  const special = field.type.special;
  if (special === 'bool') return 'false';
  if (isReferenceType(field.type)) return 'null';
  return isNumeric(special) && special !== 'char' && special !== 'nint' && special !== 'nuint' ? '0' : '';
}

type AnyNode = { readonly kind?: unknown; readonly [key: string]: unknown };

/** Walks the bound tree, however deep: nodes are plain objects with a kind and a span, symbols are not. */
function visit(root: unknown, uses: Uses, visited: Set<object>): void {
  const waiting = [root];
  while (waiting.length > 0) visitNode(waiting.pop(), uses, visited, waiting);
}

/** @param waiting gets what is inside */
function visitNode(
  node: unknown,
  uses: Uses,
  visited: Set<object>,
  waiting: unknown[],
  isTarget: boolean = false,
): void {
  if (Array.isArray(node)) {
    for (const item of node) waiting.push(item);
    return;
  }
  if (typeof node !== 'object' || node === null || Object.getPrototypeOf(node) !== Object.prototype) return;
  countStep();
  const { kind } = node as AnyNode;
  if (kind === 'Placeholder' || visited.has(node)) return;
  visited.add(node);
  const { field, event, receiver, target, value, operand, refKind } = node as {
    readonly field?: FieldSymbol;
    readonly event?: EventSymbol;
    readonly receiver?: AnyNode;
    readonly target?: AnyNode;
    readonly value?: AnyNode;
    readonly operand?: AnyNode;
    readonly refKind?: string;
  };
  if (kind === 'FieldAccess' && field) (isTarget ? uses.written : uses.read).add(field.definition);
  // A field of a struct is written with each of its own fields.
  if (kind === 'FieldAccess' && isTarget && isFieldAccess(receiver) && isValueType(receiver.field.type)) {
    uses.written.add(receiver.field.definition);
    uses.usefullyWritten.add(receiver.field.definition);
  }
  if (kind === 'EventAccess' && event) uses.events.add(event.definition);
  const isWrite = kind === 'Assignment';
  for (const [key, child] of Object.entries(node)) {
    if (key === 'type' || key === 'span' || key === 'syntax') continue;
    if (key === 'target' && isFieldAccess(target)) {
      visitNode(target, uses, visited, waiting, true);
      const written = target.field.definition;
      if (!isWrite) uses.read.add(written);
      if (!isWrite || isUsefulValue(written.type, value as unknown as BoundExpression))
        uses.usefullyWritten.add(written);
      continue;
    }
    if (kind === 'RefExpression' && key === 'operand' && isFieldAccess(operand)) {
      uses.written.add(operand.field.definition);
      uses.usefullyWritten.add(operand.field.definition);
    }
    if (key === 'value' && (refKind === 'ref' || refKind === 'out') && isFieldAccess(value)) {
      uses.written.add(value.field.definition);
      uses.usefullyWritten.add(value.field.definition);
      if (refKind === 'ref') uses.read.add(value.field.definition);
    }
    waiting.push(child);
  }
}

const isFieldAccess = (node: AnyNode | undefined): node is AnyNode & { readonly field: FieldSymbol } =>
  node?.kind === 'FieldAccess';
