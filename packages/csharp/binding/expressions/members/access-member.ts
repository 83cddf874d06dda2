// Makes accesses of members that were found by name: fields, properties, events, groups of methods.
import type {
  EventSymbol,
  FieldSymbol,
  Member,
  MethodSymbol,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember } from '../../../symbols/display.ts';
import { enumUnderlyingOf, isEnum, isNamed } from '../../../symbols/type-extensions.ts';
import type { LackingInstance } from '../../lookup/lookup-result.ts';
import type { Binder } from '../../binder.ts';
import { bad, literal } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { namingField } from '../../bound-tree/field-places.ts';
import { isStaticVirtual } from '../../types/static-virtual.ts';
import { reportObsolete } from '../../messages/obsolete.ts';
import type { AnyExpression, MethodGroup } from '../../bound-tree/unconverted.ts';
import { methodGroup } from './method-group.ts';

/** Where a member was named and through what. */
export interface MemberAccess {
  readonly receiver: BoundExpression | null;
  readonly receiverType: Type | undefined;
  readonly receiverKind: MethodGroup['receiverKind'];
  readonly name: string;
  readonly nameSpan: TextSpan;
  readonly span: TextSpan;
  readonly typeArguments: readonly Type[];
  /** Methods: what is told of those that need an instance, where there is none. */
  readonly lacksInstance?: LackingInstance | undefined;
}

/** Reports a name that two members have that are no methods (CS0229); a mistake in their type, or of two interfaces. */
export function reportRivals(
  binder: Binder,
  [first, second]: readonly Member[],
  nameSpan: TextSpan,
): boolean {
  if (!second || first!.kind === 'method' || second.kind === 'method') return false;
  binder.error('CS0229', nameSpan, [displayMember(first!), displayMember(second)]);
  return true;
}

/** The access of what was found, which is not empty; reports what is found twice. */
export function accessMember(
  binder: Binder,
  members: readonly Member[],
  access: MemberAccess,
): AnyExpression {
  const first = members[0]!;
  if (reportRivals(binder, members, access.nameSpan)) return bad(access.span);
  if (first.kind === 'property' || first.kind === 'field' || first.kind === 'event')
    reportObsolete(binder, first, access.span);
  switch (first.kind) {
    case 'method':
      return methodGroup(binder, {
        ...access,
        methods: members.filter((member): member is MethodSymbol => member.kind === 'method'),
      });
    case 'property':
      return accessProperty(binder, first, access);
    case 'field':
      return accessField(binder, first, access);
    case 'event':
      return accessEvent(binder, first, access);
    default:
      reportObsolete(binder, first, access.span);
      return { kind: 'TypeExpression', span: access.span, type: undefined, named: first };
  }
}

/** The receiver of a member: none for a static one; reports static members of instances and the other way round. */
function receiverFor(
  binder: Binder,
  member: FieldSymbol | PropertySymbol | EventSymbol,
  access: MemberAccess,
): BoundExpression | null | 'failed' {
  if (member.isStatic) {
    if (access.receiverKind !== 'value') {
      if (!isStaticVirtual(member) || access.receiverType?.kind !== 'interface') return null;
      binder.error('CS8926', access.span);
      return 'failed';
    }
    binder.error('CS0176', access.span, [displayMember(member)]);
    return 'failed';
  }
  if (access.receiver && access.receiverKind !== 'type') return access.receiver;
  binder.error(
    access.receiverKind === 'implicit' && binder.isInInitializer ? 'CS0236' : 'CS0120',
    access.span,
    [displayMember(member)],
  );
  return 'failed';
}

function accessProperty(binder: Binder, property: PropertySymbol, access: MemberAccess): BoundExpression {
  const receiver = receiverFor(binder, property, access);
  if (receiver === 'failed') return bad(access.span, property.type);
  if (receiver?.kind === 'Base' && property.flags.isAbstract)
    binder.error('CS0205', access.span, [displayMember(property)]);
  return {
    kind: 'PropertyAccess',
    span: access.span,
    type: property.type,
    receiver,
    property,
    arguments: [],
  };
}

function accessField(binder: Binder, field: FieldSymbol, access: MemberAccess): BoundExpression {
  const receiver = receiverFor(binder, field, access);
  if (receiver === 'failed') return bad(access.span, field.type);
  if (field.constant) return literal(field.constant.value, constantType(binder, field.type), access.span);
  // Why it has no value was told where it is declared: an object has none that could be a constant.
  if (field.flags.isConst && field.type.special !== 'object') return bad(access.span, field.type);
  return namingField({ kind: 'FieldAccess', span: access.span, type: field.type, receiver, field });
}

/** Among the values of an enum's members constants of enums are plain numbers (C# 20.4). */
const constantType = ({ member }: Binder, type: Type): Type =>
  member?.kind === 'enum' && isEnum(type) ? enumUnderlyingOf(type) : type;

function accessEvent(binder: Binder, event: EventSymbol, access: MemberAccess): BoundExpression {
  const receiver = receiverFor(binder, event, access);
  if (receiver === 'failed') return bad(access.span, event.type);
  return { kind: 'EventAccess', span: access.span, type: event.type, receiver, event };
}

/** Whether a member gives references to its struct away: `[UnscopedRef]`. */
export const hasUnscopedRef = ({ attributes }: MethodSymbol | PropertySymbol | EventSymbol): boolean =>
  attributes.some(({ type }) => type.name === 'UnscopedRefAttribute');

/** Whether the type is that of a struct held by value, so that changing a copy of it would be in vain. */
export function isStructValue(type: Type): boolean {
  return isNamed(type) && type.kind === 'struct';
}
