// Members of values: their own, elements of tuples, extension methods.
import type { NamedType, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType, tupleElementTypes } from '../../../symbols/display.ts';
import { isDelegate, isErroneous, isNamed, isTuple } from '../../../symbols/type-extensions.ts';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { namingField } from '../../bound-tree/field-places.ts';
import { isInvocableMember } from '../../lookup/member-lookup.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { accessMember } from './access-member.ts';
import { hasExtensionFor } from './applicable-extensions.ts';
import { methodGroup } from './method-group.ts';
import { reportSpecialMethod } from './accessor-names.ts';
import { hintForMember, withoutParentheses } from '../../messages/hints.ts';
import { reportMissing } from './missing-members.ts';
import type { UseOptions } from '../names.ts';
import { hasExtension, lookupUsable, withArity } from './usable-members.ts';
import type { NameParts } from './usable-members.ts';
import { hasHiddenField } from '../../lookup/hidden-fields.ts';
import { reportOutOfReach } from '../../lookup/inaccessible.ts';

/** The member of that name, or the extension methods; reports what is not there. */
export function memberOfValue(
  binder: Binder,
  receiver: BoundExpression,
  parts: NameParts,
  span: TextSpan,
  options: UseOptions,
): AnyExpression {
  const { name, typeArguments, nameSpan } = parts;
  const found = lookupUsable(binder, receiver.type, name, options, receiver.kind === 'Base');
  const members = withArity(found.members, typeArguments.length).filter((member) => !isNamed(member as Type));
  const element = isTuple(receiver.type) ? tupleElement(receiver, receiver.type, name, span) : undefined;
  if (element && !options.isInvoked) return element;
  if (element && isInvocableType(element.type)) return element;
  const access = {
    receiver,
    receiverType: receiver.type,
    receiverKind: 'value' as const,
    name,
    nameSpan,
    span,
    typeArguments,
  };
  if (options.isInvoked && members.length > 0 && !members.some(isInvocableMember)) {
    if (receiver.kind !== 'Base' && hasExtension(binder, name))
      return methodGroup(binder, { ...access, methods: [] });
    const [first] = members;
    // Of an anonymous type's member that has no type that was told where it is made.
    const isTold =
      isNamed(receiver.type) &&
      receiver.type.flags.isAnonymous &&
      isErroneous((first as PropertySymbol).type);
    const text = isTuple(receiver.type) ? `${displayType(receiver.type)}.${name}` : displayMember(first!);
    if (!isTold) binder.error('CS1955', nameSpan, [text], { hint: withoutParentheses });
    return bad(span);
  }
  if (members.length > 0) return accessMember(binder, members, access);
  const nested = found.members.find((member): member is NamedType => isNamed(member as Type));
  if (nested && members.length === 0 && !options.isInvoked) {
    binder.error('CS0572', nameSpan, [name, displayType(nested)]);
    return { kind: 'TypeExpression', span, type: undefined, named: nested };
  }
  if (
    options.isInvoked
      ? receiver.kind !== 'Base' && hasExtension(binder, name)
      : hasExtensionFor(binder, receiver, name, typeArguments)
  )
    return methodGroup(binder, { ...access, methods: [] });
  if (nested && options.isInvoked) reportOutOfReach(binder, [nested], receiver.type, parts, options);
  else if (found.inaccessible.length > 0)
    reportOutOfReach(binder, found.inaccessible, receiver.type, parts, options);
  else if (hasHiddenField(receiver.type, name))
    binder.error('CS0122', nameSpan, [`${displayType(receiver.type)}.${name}`]);
  else if (typeArguments.length > 0 && found.members.length > 0 && found.members[0]!.kind !== 'method')
    binder.error('CS0307', nameSpan, [displayMember(found.members[0]!), found.members[0]!.kind]);
  else if (reportSpecialMethod(binder, receiver.type, name, nameSpan)) return bad(span);
  else if (receiver.kind === 'Base' && name === 'Finalize') binder.error('CS0250', span);
  else if (receiver.kind === 'Base')
    binder.error('CS0117', nameSpan, [displayType(receiver.type), name], {
      hint: () => hintForMember(binder, receiver.type, name),
    });
  else reportMissing(binder, receiver, name, nameSpan);
  return bad(span);
}

const isInvocableType = (type: Type): boolean => isDelegate(type) || type.kind === 'dynamic';

/** An element of a tuple by its name or number; those beyond the seventh lie in `Rest`. */
function tupleElement(
  receiver: BoundExpression,
  type: NamedType,
  name: string,
  span: TextSpan,
): BoundExpression | undefined {
  const types = tupleElementTypes(type);
  const named = type.tupleNames?.indexOf(name) ?? -1;
  const numbered = /^Item([1-9]\d*)$/.exec(name)?.[1];
  const index = named >= 0 ? named : numbered !== undefined ? Number(numbered) - 1 : -1;
  if (index < 0 || index >= types.length) return undefined;
  let holder = receiver;
  let at: NamedType = type;
  let position = index;
  for (; position >= 7; position -= 7) {
    const rest = at.members('Rest')[0];
    if (rest?.kind !== 'field') return undefined;
    at = rest.type as NamedType;
    holder = { kind: 'FieldAccess', span, type: at, receiver: holder, field: rest };
  }
  const field = at.members(`Item${position + 1}`)[0];
  return field?.kind === 'field'
    ? namingField({ kind: 'FieldAccess', span, type: types[index]!, receiver: holder, field })
    : undefined;
}
