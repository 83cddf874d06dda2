// What an implementation of an interface's member, or an override, must share with it besides its types.
import type { EventSymbol, MethodSymbol, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import type { Binder } from '../../binder.ts';
import { sameShape } from '../../lookup/member-lookup.ts';
import { isConditional } from '../members/conditional-attribute.ts';
import { constraintsIn } from '../members/inherited-constraints.ts';
import { findInherited } from '../members/overriding.ts';
import { sameTupleNames } from '../members/tuple-names.ts';
import type { SourceType } from '../source-type.ts';

type InterfaceMember = MethodSymbol | PropertySymbol | EventSymbol;

/**
 * Reports constraints (CS0425), names of tuple elements (CS8141) and `[UnscopedRef]` (CS9102) that are not those of the
 * interface's member, and methods that may be left out (CS0629).
 */
export function checkImplementation(
  { type, binder, places, identifier }: SourceType,
  member: InterfaceMember,
  implementation: InterfaceMember,
  listed: TextSpan,
): void {
  const isOwn = implementation.containingType === type;
  const span = (isOwn && places.get(implementation)) || identifier;
  if (!sameTupleNames(member, implementation))
    binder.error('CS8141', span, [displayMember(implementation), displayMember(member)]);
  if (implementation.attributes.length > 0) checkUnscoped(binder, member, implementation, span);
  if (member.kind !== 'method' || implementation.kind !== 'method' || implementation.explicitInterface)
    return;
  if (mayBeLeftOut(implementation)) {
    const names = [displayMember(implementation), displayMember(member), displayType(type)];
    return binder.error('CS0629', isOwn ? span : listed, names);
  }
  for (const [index, own] of implementation.typeParameters.entries()) {
    const wanted = member.typeParameters[index]!;
    if (!sameConstraints(constraintsIn(implementation, index), constraintsIn(member, index)))
      binder.error('CS0425', isOwn ? span : listed, [
        own.name,
        displayMember(implementation),
        wanted.name,
        displayMember(member),
      ]);
  }
}

/** Reports references that are given away though the interface does not say so. */
function checkUnscoped(
  binder: Binder,
  member: InterfaceMember,
  implementation: InterfaceMember,
  span: TextSpan,
): void {
  const isUnscoped = ({ attributes }: InterfaceMember): boolean =>
    attributes.some(
      ({ type }) =>
        type.name === 'UnscopedRefAttribute' && type.namespace === 'System.Diagnostics.CodeAnalysis',
    );
  if (!isUnscoped(implementation) || isUnscoped(member)) return;
  const part = member.kind === 'property' ? (member.getMethod ?? member) : member;
  binder.error('CS9102', span, [displayMember(part)]);
}

/** Whether an attribute of the method, or of one that it overrides, lets calls be left out. */
function mayBeLeftOut(method: MethodSymbol): boolean {
  if (method.attributes.some(isConditional)) return true;
  const { containingType } = method;
  const base = method.flags.isOverride && containingType ? findInherited(containingType, method) : undefined;
  return base !== undefined && mayBeLeftOut(base);
}

type Constraints = MethodSymbol['typeParameters'][number]['constraints'];

/** Whether two type parameters ask the same of their arguments. */
export function sameConstraints(a: Constraints, b: Constraints): boolean {
  const includes = (all: readonly Type[], type: Type): boolean => all.some((each) => sameShape(each, type));
  return (
    a.isReference === b.isReference &&
    a.isValue === b.isValue &&
    a.hasConstructor === b.hasConstructor &&
    a.types.every((type) => includes(b.types, type)) &&
    b.types.every((type) => includes(a.types, type))
  );
}
