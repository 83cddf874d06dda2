// Members that patterns read: properties and fields by name, `Length` or `Count`, elements by index, slices.
import type { MethodSymbol, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import { isArray, isConstructedFrom, isString } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { literal } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { reportRivals } from '../expressions/members/access-member.ts';
import { accessorOf } from '../lookup/accessors.ts';
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
  if (reportRivals(binder, members, span)) return undefined;
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
  if (!accessorOf(member, 'getMethod')) {
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
        accessorOf(member, 'getMethod') &&
        member.parameters.length === 0 &&
        member.type.special === 'int'
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
    accessElement(binder, receiver, length, span) !== undefined
  );
}

/**
 * `receiver[index]`: an indexer that takes an `Index`, or one with an `int` where the number of elements is known;
 * undefined where there is no such indexer.
 */
export function accessElement(
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
  const indexers = indexersOf(binder, receiver.type);
  const byIndex = taking(indexers, isIndex) ?? taking(indexers, isObject);
  if (byIndex)
    return callIndexer(
      binder,
      receiver,
      byIndex,
      binder.convert(index, binder.library.core('System.Index'), span),
    );
  const property = hasLength ? taking(indexers, (type) => type.special === 'int') : undefined;
  return property && callIndexer(binder, receiver, property, index);
}

/** The indexers of one parameter. */
const indexersOf = (binder: Binder, type: Type): readonly PropertySymbol[] =>
  lookupMembers(type, 'this[]', binder.library, {
    containingType: binder.containingType,
  }).members.filter(
    (member): member is PropertySymbol => member.kind === 'property' && member.parameters.length === 1,
  );

const taking = (
  indexers: readonly PropertySymbol[],
  fits: (type: Type) => boolean,
): PropertySymbol | undefined => indexers.find(({ definition }) => fits(definition.parameters[0]!.type));

const isObject = (type: Type): boolean => type.special === 'object';

const callIndexer = (
  binder: Binder,
  receiver: BoundExpression,
  property: PropertySymbol,
  value: BoundExpression,
): BoundExpression => ({
  kind: 'PropertyAccess',
  span: value.span,
  type: property.type,
  receiver,
  property,
  arguments: [{ value: binder.convert(value, property.parameters[0]!.type, value.span), refKind: 'none' }],
});

/** What an indexer that takes a `Range` gives for `start..^after`; undefined where there is none. */
export function readRange(
  binder: Binder,
  receiver: BoundExpression,
  start: number,
  after: number,
  span: TextSpan,
): BoundExpression | undefined {
  const { library } = binder;
  const indexers = isArray(receiver.type) ? [] : indexersOf(binder, receiver.type);
  const property = taking(indexers, isRange) ?? taking(indexers, isObject);
  if (!property) return undefined;
  const index = library.core('System.Index');
  const count = (value: number): BoundExpression => literal(value, library.special('int'), span);
  return callIndexer(binder, receiver, property, {
    kind: 'Range',
    span,
    type: library.core('System.Range'),
    left: binder.convert(count(start), index, span),
    right: { kind: 'FromEndIndex', span, type: index, operand: count(after) },
  });
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
      member.parameters.every((parameter) => parameter.type.special === 'int' && parameter.refKind === 'none')
    )
      return member;
  }
  return undefined;
}

/** Whether it is `System.Index` or `System.Range`. */
export const isIndex = (type: Type): boolean => isConstructedFrom(type, 'System', 'Index', 0);
/** `System.Range`. */
export const isRange = (type: Type): boolean => isConstructedFrom(type, 'System', 'Range', 0);
