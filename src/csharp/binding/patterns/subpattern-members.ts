// Members that patterns read: properties and fields by name, `Length` or `Count`, elements by index, slices.
import type { MethodSymbol, PropertySymbol, Type } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { displayMember, displayType } from '../../symbols/display.ts';
import { isArray, isConstructedFrom, isString, specialOf } from '../../symbols/type-facts.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { lookupMembers } from '../lookup/member-lookup.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { reportInaccessible } from '../lookup/inaccessible.ts';

/** The property or field of a value; reports and gives undefined when there is none that can be read. */
export function readMember(
  binder: Binder,
  receiver: BoundExpression,
  name: string,
  span: TextSpan,
): BoundExpression | undefined {
  const { members, inaccessible } = lookupMembers(receiver.type, name, binder.library, {
    containingType: binder.containingType,
  });
  const member = receiver.type.kind === 'dynamic' ? undefined : members[0];
  if (!member) {
    if (inaccessible[0] && receiver.type.kind !== 'dynamic')
      reportInaccessible(binder, inaccessible[0], receiver.type, span);
    else binder.error('CS0117', span, [displayType(receiver.type), name]);
    return undefined;
  }
  if (member.kind !== 'property' && member.kind !== 'field') {
    binder.error('CS0117', span, [displayType(receiver.type), name]);
    return undefined;
  }
  reportObsolete(binder, member, span);
  if (member.isStatic) {
    binder.error('CS0176', span, [displayMember(member)]);
    return undefined;
  }
  if (member.kind === 'field')
    return { kind: 'FieldAccess', span, type: member.type, receiver, field: member };
  if (!member.getMethod) {
    binder.error('CS0154', span, [displayMember(member)]);
    return undefined;
  }
  return { kind: 'PropertyAccess', span, type: member.type, receiver, property: member, arguments: [] };
}

/** `Length` or `Count` of a value, an `int`; undefined where the type has neither. */
export function readLength(
  binder: Binder,
  receiver: BoundExpression,
  span: TextSpan,
): BoundExpression | undefined {
  for (const name of ['Length', 'Count']) {
    for (const member of lookupMembers(receiver.type, name, binder.library, {
      containingType: binder.containingType,
    }).members) {
      if (
        member.kind === 'property' &&
        !member.isStatic &&
        member.getMethod &&
        member.parameters.length === 0 &&
        specialOf(member.type) === 'int'
      ) {
        return { kind: 'PropertyAccess', span, type: member.type, receiver, property: member, arguments: [] };
      }
    }
  }
  return undefined;
}

/** Whether a member that is read is the number of elements of something with an indexer. */
export function isLengthOfList(binder: Binder, access: BoundExpression): boolean {
  if (access.kind !== 'PropertyAccess' || !access.receiver) return false;
  const { receiver, property, span } = access;
  if (property.name !== 'Length' && property.name !== 'Count') return false;
  const length = readLength(binder, receiver, span);
  return (
    length?.kind === 'PropertyAccess' &&
    length.property === property &&
    readElement(binder, receiver, length, span) !== undefined
  );
}

/**
 * `receiver[index]`: an indexer that takes an `Index`, or one with an `int` where the number of elements is known;
 * undefined where there is no such indexer.
 */
export function readElement(
  binder: Binder,
  receiver: BoundExpression,
  index: BoundExpression,
  span: TextSpan,
  hasLength: boolean = true,
): BoundExpression | undefined {
  if (isArray(receiver.type)) {
    return receiver.type.rank === 1
      ? { kind: 'ArrayAccess', span, type: receiver.type.element, array: receiver, indices: [index] }
      : undefined;
  }
  const indexers = lookupMembers(receiver.type, 'this[]', binder.library, {
    containingType: binder.containingType,
  }).members.filter(
    (member): member is PropertySymbol =>
      member.kind === 'property' && member.getMethod !== undefined && member.parameters.length === 1,
  );
  const taking = (fits: (type: Type) => boolean): PropertySymbol | undefined =>
    indexers.find(({ definition }) => fits(definition.parameters[0]!.type));
  const byIndex = taking(isIndex) ?? taking((type) => specialOf(type) === 'object');
  const property = byIndex ?? (hasLength ? taking((type) => specialOf(type) === 'int') : undefined);
  if (!property) return undefined;
  const value = byIndex ? binder.convert(index, binder.library.core('System.Index'), span) : index;
  return {
    kind: 'PropertyAccess',
    span,
    type: property.type,
    receiver,
    property,
    arguments: [{ value: binder.convert(value, property.parameters[0]!.type, span), refKind: 'none' }],
  };
}

/** A part of a value by start and length: `Slice(int, int)`, a string's `Substring`, an array's copy; undefined where there is none. */
export function readSlice(
  binder: Binder,
  receiver: BoundExpression,
  start: BoundExpression,
  length: BoundExpression,
  span: TextSpan,
): BoundExpression | undefined {
  const { type } = receiver;
  const arguments_ = [start, length].map((value) => ({ value, refKind: 'none' as const }));
  if (isArray(type))
    return type.rank === 1 ? { kind: 'ArraySlice', span, type, array: receiver, start, length } : undefined;
  const method = findSlice(binder, type, isString(type) ? 'Substring' : 'Slice');
  return method && { kind: 'Call', span, type: method.returnType, receiver, method, arguments: arguments_ };
}

function findSlice(binder: Binder, type: Type, name: string): MethodSymbol | undefined {
  for (const member of lookupMembers(type, name, binder.library, { containingType: binder.containingType })
    .members) {
    if (
      member.kind === 'method' &&
      !member.isStatic &&
      member.typeParameters.length === 0 &&
      member.parameters.length === 2 &&
      member.parameters.every(
        (parameter) => specialOf(parameter.type) === 'int' && parameter.refKind === 'none',
      )
    )
      return member;
  }
  return undefined;
}

/** Whether it is `System.Index` or `System.Range`. */
export const isIndex = (type: Type): boolean => isConstructedFrom(type, 'System', 'Index', 0);
/** `System.Range`. */
export const isRange = (type: Type): boolean => isConstructedFrom(type, 'System', 'Range', 0);
