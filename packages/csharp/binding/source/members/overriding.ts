// Which inherited member a member overrides, and whether it may.
import type {
  EventSymbol,
  Member,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { Accessibility, RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isErroneous, isReferenceType, isVoid } from '../../../symbols/type-extensions.ts';
import { isReferenceConvertible } from '../../conversions/reference.ts';
import { accessorOf } from '../../lookup/accessors.ts';
import { isAccessible, sameParameters, sameShape, sameSignature } from '../../lookup/member-lookup.ts';
import { reportObsoleteOverride } from '../../messages/obsolete.ts';
import type { MemberHost } from './member-host.ts';
import { sameTupleNames } from './tuple-names.ts';

type Overridable = MethodSymbol | PropertySymbol | EventSymbol;

/** The nearest inherited member with the same name and signature. */
export function findInherited<T extends Overridable>(type: NamedType, member: T): T | undefined {
  for (let base = type.baseType; base; base = base.baseType) {
    for (const candidate of base.members(member.name)) {
      if (candidate.kind !== member.kind || candidate.explicitInterface) continue;
      if (candidate.kind === 'method' && !sameSignature(candidate, member as MethodSymbol)) continue;
      if (
        candidate.kind === 'property' &&
        !sameParameters(candidate.parameters, (member as PropertySymbol).parameters)
      )
        continue;
      if (isAccessible(candidate, { containingType: type })) return candidate as T;
    }
  }
  return undefined;
}

const otherKindCodes = { method: 'CS0505', property: 'CS0544', event: 'CS0072' } as const;

/** The nearest inherited member of that name that is something else. */
function findOtherKind(type: NamedType, { name, kind }: Overridable): Member | undefined {
  for (let base = type.baseType; base; base = base.baseType)
    for (const candidate of base.members(name)) {
      const isGeneric = candidate.kind === 'method' && candidate.typeParameters.length > 0;
      if (candidate.kind !== kind && !isGeneric && isAccessible(candidate, { containingType: type }))
        return candidate;
    }
  return undefined;
}

/** `object.Finalize`, which only destructors override. */
const isFinalize = (type: NamedType, member: Overridable): boolean =>
  type.kind === 'class' &&
  member.kind === 'method' &&
  member.name === 'Finalize' &&
  member.parameters.length === 0 &&
  isVoid(member.returnType);

/** Whether the base class or the type of a parameter is unknown: then there is no saying what is overridden. */
const mayBeInherited = (type: NamedType, member: Overridable): boolean =>
  type.source?.unknownBase !== undefined ||
  ('parameters' in member && member.parameters.some((parameter) => isErroneous(parameter.type)));

/** What an override of the member has to be: what the library calls `protected internal` is `protected` outside of it. */
const overriddenAccess = ({ accessibility, containingType }: Overridable): Overridable['accessibility'] =>
  accessibility === 'protected internal' && containingType?.flags.submission === undefined
    ? 'protected'
    : accessibility;

/** The member that `override` means; reports why there is none (CS0115, CS0505, CS0506, CS0239, CS0508) or more than one (CS0462). */
export function findOverridden<T extends Overridable>(
  host: MemberHost,
  member: T,
  span: TextSpan,
): T | undefined {
  const { binder, type } = host;
  const base = findInherited(type, member);
  const display = displayMember(member);
  if (!base) {
    const other = findOtherKind(type, member);
    if (other) binder.error(otherKindCodes[member.kind], span, [display, displayMember(other)]);
    else if (isFinalize(type, member)) binder.error('CS0249', span);
    else if (!mayBeInherited(type, member)) binder.error('CS0115', span, [display]);
    return undefined;
  }
  const [first, rival] = rivals(base, member);
  if (first && rival)
    binder.error('CS0462', span, [
      displayMember(first.definition),
      displayMember(rival.definition),
      displayType(type),
    ]);
  else if (!base.flags.isVirtual && !base.flags.isAbstract && !base.flags.isOverride)
    binder.error('CS0506', span, [display, displayMember(base)]);
  else if (base.flags.isSealed && base.flags.isOverride)
    binder.error('CS0239', span, [display, displayMember(base)]);
  else if (overriddenAccess(base) !== member.accessibility) {
    binder.error('CS0507', span, [display, displayMember(base), base.accessibility]);
  } else if (returnKind(base) !== returnKind(member)) {
    binder.error('CS8148', span, [display, displayMember(base)]);
  } else if (base.kind === 'method' && member.kind === 'method') {
    const allowed =
      sameShape(base.returnType, member.returnType) ||
      (isReferenceType(member.returnType) && isReferenceConvertible(member.returnType, base.returnType));
    if (!allowed && !isErroneous(member.returnType))
      binder.error('CS0508', span, [display, displayMember(base), displayType(base.returnType)]);
    else if (!sameTupleNames(base, member)) binder.error('CS8139', span, [display, displayMember(base)]);
  } else if (base.kind === 'property' && member.kind === 'property') {
    const allowed =
      sameShape(base.type, member.type) ||
      (!member.setMethod && isReferenceType(member.type) && isReferenceConvertible(member.type, base.type));
    if (!allowed && !isErroneous(member.type))
      binder.error('CS1715', span, [display, displayMember(base), displayType(base.type)]);
    else if (!sameTupleNames(base, member)) binder.error('CS8139', span, [display, displayMember(base)]);
    else if (base.flags.isRequired && !member.flags.isRequired)
      binder.error('CS9030', span, [display, displayMember(base)]);
    else if (member.getMethod && !accessorOf(base, 'getMethod'))
      binder.error('CS0545', host.places.get(member.getMethod) ?? span, [
        displayMember(member.getMethod),
        displayMember(base),
      ]);
    else if (member.setMethod && !accessorOf(base, 'setMethod'))
      binder.error('CS0546', host.places.get(member.setMethod) ?? span, [
        displayMember(member.setMethod),
        displayMember(base),
      ]);
    else if (
      member.setMethod &&
      (member.setMethod.flags.isInitOnly ?? false) !==
        (accessorOf(base, 'setMethod')?.flags.isInitOnly ?? false)
    )
      binder.error('CS8853', span, [display, displayMember(base)]);
    else checkAccessorAccess(host, member, base, span);
  }
  binder.compilation.checks.later(() => reportObsoleteOverride(binder, member, base, span));
  return base;
}

/** The members of a constructed type that have become the same there, the one with the type of the override first. */
function rivals(base: Overridable, member: Overridable): readonly Overridable[] {
  if (base.definition === base) return [];
  const same = base.containingType!.members(base.name).filter((each): each is Overridable => {
    if (each.kind !== base.kind || ('explicitInterface' in each && each.explicitInterface)) return false;
    if (each.kind === 'event' || base.kind === 'event') return true;
    const own = base.parameters;
    const hasSameKinds = each.parameters.every(({ refKind }, index) => refKind === own[index]?.refKind);
    return each.kind === 'method'
      ? hasSameKinds && sameSignature(each, base as MethodSymbol)
      : hasSameKinds && sameParameters(each.parameters, own);
  });
  const differs = (each: Overridable): number => Number(!sameShape(resultOf(each), resultOf(member)));
  return same.toSorted((a, b) => differs(a) - differs(b));
}

const resultOf = (member: Overridable): Type => (member.kind === 'method' ? member.returnType : member.type);

/** Whether and how a method or property gives a variable rather than a value. */
export function returnKind(member: Overridable): RefKind {
  if (member.kind === 'event') return 'none';
  return member.kind === 'method' ? member.refKind : (member.getMethod?.refKind ?? 'none');
}

/** An override takes `params` from what it overrides, whether the word stands there or not. */
export function inheritParams(
  parameters: readonly ParameterSymbol[],
  overridden: readonly ParameterSymbol[],
): readonly ParameterSymbol[] {
  const isSame = parameters.every(({ isParams }, index) => overridden[index]?.isParams === isParams);
  if (isSame) return parameters;
  return parameters.map((parameter, index) => {
    const isParams = overridden[index]?.isParams === true;
    if (parameter.isParams === isParams) return parameter;
    // Some of its properties are worked out when they are first asked for.
    const own = Object.getOwnPropertyDescriptors(parameter);
    return Object.create(null, {
      ...own,
      isParams: { enumerable: true, value: isParams },
    }) as ParameterSymbol;
  });
}

/** Reports accessors that others may use than those of the overridden property (CS0507). */
function checkAccessorAccess(
  { binder, places }: MemberHost,
  member: PropertySymbol,
  base: PropertySymbol,
  span: TextSpan,
): void {
  for (const own of ['getMethod', 'setMethod'] as const) {
    const accessor = member[own];
    const inherited = accessorOf(base, own);
    if (!accessor || !inherited || accessor.accessibility === inherited.accessibility) continue;
    const args = [displayMember(accessor), displayMember(inherited), inherited.accessibility];
    binder.error('CS0507', places.get(accessor) ?? span, args);
  }
}

const isType = (member: { readonly kind: string } | NamedType): member is NamedType => 'baseType' in member;

/** Whether nobody could implement the member any more where another one of an abstract class hides it from those that derive. */
const isHiddenAbstract = ({ kind, flags }: NamedType, hidden: Member, by: Accessibility): boolean =>
  kind === 'class' &&
  flags.isAbstract === true &&
  (hidden.kind === 'method' || hidden.kind === 'property' || hidden.kind === 'event') &&
  hidden.flags.isAbstract === true &&
  hidden.accessibility !== 'internal' &&
  hidden.accessibility !== 'private protected' &&
  by !== 'private' &&
  by !== 'private protected';

function* baseTypes(type: NamedType): Iterable<NamedType> {
  for (let base = type.baseType; base; base = base.baseType) yield base;
}

/** Warns about a member that hides an inherited one without `new` (CS0108, CS0114; an error where that one is abstract, CS0533), or is `new` for nothing (CS0109). */
export function checkHiding(
  host: MemberHost,
  member:
    | Exclude<Overridable, never>
    | NamedType
    | { readonly kind: 'field'; readonly name: string; readonly accessibility: Accessibility },
  display: string,
  span: TextSpan,
  isNew: boolean,
): void {
  const { binder, type } = host;
  if (type.kind === 'enum') return;
  for (const base of type.kind === 'interface' ? type.allInterfaces : baseTypes(type)) {
    for (const candidate of base.members(member.name)) {
      if (!isAccessible(candidate, { containingType: type }) || candidate.name === '.ctor') continue;
      if ('explicitInterface' in candidate && candidate.explicitInterface) continue;
      if (member.kind === 'method' && candidate.kind === 'method' && !sameSignature(candidate, member))
        continue;
      if (
        isType(member) &&
        isType(candidate) &&
        candidate.typeParameters.length !== member.typeParameters.length
      )
        continue;
      if (
        member.kind === 'property' &&
        candidate.kind === 'property' &&
        !sameParameters(candidate.parameters, member.parameters)
      )
        continue;
      if ('isRequired' in candidate.flags && candidate.flags.isRequired)
        return binder.error('CS9031', span, [displayMember(candidate), display]);
      if (isHiddenAbstract(type, candidate, member.accessibility))
        return binder.error('CS0533', span, [display, displayMember(candidate)]);
      if (isNew) return;
      const canOverride =
        type.kind !== 'interface' &&
        candidate.kind === member.kind &&
        'isVirtual' in candidate.flags &&
        (candidate.flags.isVirtual || candidate.flags.isAbstract || candidate.flags.isOverride);
      binder.error(canOverride ? 'CS0114' : 'CS0108', span, [display, displayMember(candidate)]);
      return;
    }
  }
  if (isNew) binder.error('CS0109', span, [display]);
}
