// `[Conditional("…")]`: on which methods it may stand, and what it may be given.
import type {
  AttributeData,
  MethodSymbol,
  NamedType,
  PropertySymbol,
} from '@mockwright/language/metadata/symbols';
import { displayMember } from '../../../symbols/display.ts';
import { isVoid } from '../../../symbols/type-extensions.ts';
import type { AttributeListSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { derivesFrom } from '../../lookup/member-lookup.ts';
import { targetText, usageOf } from './attribute-usage.ts';
import { writtenAttributes } from './written-attributes.ts';

/** What names may be. */
export const identifier: RegExp = /^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}\p{Cf}]*$/u;

/** Reports methods that cannot be left out, though an attribute says that they may be. */
export function checkConditional(
  binder: Binder,
  lists: readonly AttributeListSyntax[],
  method: MethodSymbol,
): void {
  const data = (method.attributes ?? []).filter(isConditional);
  for (const [index, { name, arguments: given = [] }] of writtenAttributes(lists, 'Conditional').entries()) {
    const symbol = data[index]?.arguments[0];
    // Constructors are not among its places, which is told of there.
    if (data[index] === undefined || method.methodKind.endsWith('onstructor')) continue;
    const display = displayMember(method);
    const isOpen = method.flags.isOverride === true;
    if (method.associated)
      binder.error('CS1667', name, [
        binder.source.text.slice(name.start, name.end),
        targetText(usageOf(data[index].type).targets),
      ]);
    else if (method.containingType?.kind === 'interface') binder.error('CS0582', name);
    else if (isOpen) binder.error('CS0243', name, [display]);
    else if (isNameless(method)) binder.error('CS0577', name, [display]);
    else if (!isVoid(method.returnType)) binder.error('CS0578', name, [display]);
    else if (method.parameters.some(({ refKind }) => refKind === 'out'))
      binder.error('CS0685', name, [display]);
    else if (method.methodKind === 'localFunction' && !method.isStatic)
      binder.error('CS8783', name, [display]);
    else if (typeof symbol === 'string' && !identifier.test(symbol))
      binder.error('CS0633', given[0] ?? name, [binder.source.text.slice(name.start, name.end)]);
  }
}

/** Reports what takes no part in the choice of overloads, though an attribute gives it a priority (CS9261, CS9262). */
export function checkPriority(
  binder: Binder,
  lists: readonly AttributeListSyntax[],
  member: MethodSymbol | PropertySymbol | undefined,
): void {
  const [written] = writtenAttributes(lists, 'OverloadResolutionPriority');
  if (!written) return;
  if (member?.flags.isOverride === true) binder.error('CS9261', written);
  else if (!member || !isChosen(member)) binder.error('CS9262', written);
}

/** Whether it may be chosen among others by its arguments. */
function isChosen(member: MethodSymbol | PropertySymbol): boolean {
  if (member.explicitInterface) return false;
  if (member.kind === 'property') return member.parameters.length > 0;
  const { methodKind } = member;
  return methodKind === 'ordinary' || methodKind === 'constructor' || methodKind === 'operator';
}

/** Whether no call names the method. */
const isNameless = ({ methodKind, explicitInterface }: MethodSymbol): boolean =>
  explicitInterface !== undefined || (methodKind !== 'ordinary' && methodKind !== 'localFunction');

/** Reports what stands on an accessor of an event, but is for the event as a whole (CS8423). */
export function checkEventAccessor(
  binder: Binder,
  lists: readonly AttributeListSyntax[],
  { attributes }: MethodSymbol,
): void {
  const obsolete = attributes.find(
    ({ type }) => type.name === 'ObsoleteAttribute' && type.namespace === 'System',
  );
  const written = lists.flatMap((list) => list.attributes)[attributes.indexOf(obsolete!)];
  if (obsolete && written)
    binder.error('CS8423', written.name, [
      'System.ObsoleteAttribute',
      targetText(usageOf(obsolete.type).targets),
    ]);
}

/** Of types, only attributes are left out. */
export function checkConditionalType(
  binder: Binder,
  lists: readonly AttributeListSyntax[],
  type: NamedType,
): void {
  const written = writtenAttributes(lists, 'Conditional');
  if (written.length === 0) return;
  const attribute = binder.library.getType('System.Attribute');
  if (type.kind !== 'class' || attribute === undefined || derivesFrom(type, attribute)) return;
  for (const { name } of written)
    binder.error('CS1689', name, [binder.source.text.slice(name.start, name.end)]);
}

/** Whether calls of what has the attribute may be left out. */
export const isConditional = ({ type }: AttributeData): boolean =>
  type.name === 'ConditionalAttribute' && type.namespace === 'System.Diagnostics';
