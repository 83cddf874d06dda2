// Fields, properties, indexers and events as targets.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { BoundArgument, BoundExpression } from '../binding/bound-tree/bound-nodes.ts';
import { accessorOf } from '../binding/lookup/accessors.ts';
import { isSpan } from '../symbols/type-extensions.ts';
import { accessorCall } from './calls.ts';
import { member, quote } from './js-text.ts';
import { staticsCode } from './statics.ts';
import { place, placeBehind } from './target.ts';
import type { LValue } from './target.ts';
import { TargetParts } from './target-parts.ts';
import type { Owner } from './target-parts.ts';
import { receiverCode, valueCode } from './values.ts';

type Target<Kind extends BoundExpression['kind']> = Extract<BoundExpression, { readonly kind: Kind }>;

/** The object of the static members of a type. */
function staticOwner(
  parts: TargetParts,
  { containingType }: { readonly containingType: NamedType | null },
  { span }: BoundExpression,
): Owner {
  return { code: parts.part(staticsCode(parts.scope, containingType!, span)), isVariable: false };
}

export function fieldTarget(parts: TargetParts, node: Target<'FieldAccess'>): LValue {
  const { scope, setup } = parts;
  const { field, receiver } = node;
  // Static fields of the library are read-only.
  if (receiver === null && !scope.program.typeNames(field.containingType!))
    return {
      setup,
      get: () => scope.program.constant(field.definition.staticValue),
      set: () => 'undefined',
      setGivesValue: true,
    };
  const key = field.definition.key ?? field.name;
  const owner = receiver ? parts.owner(receiver) : staticOwner(parts, field, node);
  if (field.refKind !== 'none')
    return placeBehind(setup, () => `(${owner.code}${member(key)} ?? ${scope.mark(node.span)}$r.nre())`);
  return {
    ...fieldPlace(parts, owner, key),
    reference: () =>
      owner.reference
        ? `$r.partRef(${owner.reference()}, ${quote(key)})`
        : `$r.fieldRef(${owner.code}, ${quote(key)})`,
  };
}

/** A field as JavaScript has it. */
function fieldPlace(parts: TargetParts, owner: Owner, key: string): LValue {
  const code = owner.code + member(key);
  return {
    ...place(parts.setup, code),
    set: (value) => parts.store(owner, value, (stored) => `(${code} = ${stored})`),
  };
}

export function eventTarget(parts: TargetParts, { event, receiver, span }: Target<'EventAccess'>): LValue {
  const { scope, setup } = parts;
  const owner = receiver ? receiverCode(scope, receiver) : staticsCode(scope, event.containingType!, span);
  return place(setup, parts.part(owner) + member(scope.program.fieldEvents.get(event.definition)!));
}

export function propertyTarget(parts: TargetParts, node: Target<'PropertyAccess'>): LValue {
  const { scope, use } = parts;
  const { property, receiver } = node;
  const isReference = property.getMethod !== undefined && property.getMethod.refKind !== 'none';
  // A variable is what the getter gives, which is called before anything else.
  if (isReference)
    return referenceTarget(parts.isLate ? new TargetParts(scope, 'kept') : parts, node, use === 'ahead');
  const field = scope.program.fieldProperties.get(property.definition);
  if (field !== undefined) {
    const owner = receiver ? parts.owner(receiver) : staticOwner(parts, property, node);
    return fieldPlace(parts, owner, field);
  }
  const { owner, indices } = accessed(parts, node);
  const { setup } = parts;
  const receiverText = owner?.code;
  const get = (): string =>
    accessorCall(scope, accessorOf(property, 'getMethod')!, receiver, receiverText, indices, node.span);
  const setter = accessorOf(property, 'setMethod');
  if (!setter) {
    // A get-only property in its constructor: what is set is the field behind it.
    const key = member(scope.program.backingFields.get(property.definition)!);
    return {
      setup,
      get,
      set: (value) => `(${receiverText ?? scope.thisName}${key} = ${value})`,
      setGivesValue: true,
    };
  }
  return {
    setup,
    get,
    set: (value) => {
      const write = (stored: string): string =>
        accessorCall(scope, setter, receiver, receiverText, [...indices, stored], node.span);
      return owner ? parts.store(owner, value, write) : write(value);
    },
    setGivesValue: false,
  };
}

/** The object and the indices, evaluated as the use asks. */
function accessed(
  parts: TargetParts,
  node: Target<'PropertyAccess'>,
): { readonly owner: Owner | undefined; readonly indices: readonly string[] } {
  const { receiver } = node;
  const values = node.arguments.map(({ value }) => value);
  const owner = receiver === null || receiver.kind === 'Base' ? undefined : parts.owner(receiver, values);
  const indices = indicesOf(parts, node);
  parts.look();
  return { owner, indices };
}

/** The indices in the order of the parameters, evaluated in the order in which they stand. */
function indicesOf(parts: TargetParts, node: Target<'PropertyAccess'>): readonly string[] {
  const { scope } = parts;
  // What `in` takes is the variable itself.
  const code = ({ value, refKind }: BoundArgument): string =>
    refKind === 'none' ? valueCode(scope, value) : scope.emit(value);
  if (!node.evaluationOrder) return node.arguments.map((argument) => parts.part(code(argument)));
  const codes: string[] = [];
  for (const index of node.evaluationOrder) codes[index] = parts.once(code(node.arguments[index]!));
  return node.arguments.map((argument, index) => codes[index] ?? code(argument));
}

/** What returns by reference. */
function referenceTarget(parts: TargetParts, node: Target<'PropertyAccess'>, isAhead: boolean): LValue {
  const { scope, setup } = parts;
  const { property, receiver } = node;
  const { owner, indices } = accessed(parts, node);
  if (property.name === 'this[]' && owner && isSpan(receiver!.type))
    return spanElement(parts, owner.code, indices[0]!, node, isAhead);
  const getter = accessorOf(property, 'getMethod')!;
  const reference = parts.part(accessorCall(scope, getter, receiver, owner?.code, indices, node.span));
  return placeBehind(setup, () => reference);
}

/** An element of a span, which needs no `Ref` to be read and written. */
function spanElement(
  { scope, setup }: TargetParts,
  span: string,
  index: string,
  node: Target<'PropertyAccess'>,
  isAhead: boolean,
): LValue {
  const mark = scope.mark(node.span);
  if (isAhead) setup.push(`${span}.${mark}get(${index})`);
  return {
    setup,
    get: () => `${span}.${mark}get(${index})`,
    set: (value) => `${span}.${mark}set(${index}, ${value})`,
    setGivesValue: true,
    reference: () => `${span}.${mark}ref(${index})`,
  };
}
