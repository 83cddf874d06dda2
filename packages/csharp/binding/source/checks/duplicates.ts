// Members that have the name and the parameters of another one, or of an accessor.
import type { EventSymbol, Member, NamedType, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { metadataNameOf } from '../../../symbols/type-extensions.ts';
import { sameParameters, sameSignature, sameType } from '../../lookup/member-lookup.ts';
import type { SourceType } from '../source-type.ts';

/** Reports members that have the name of an accessor: `get_P` beside a property `P` (CS0082, CS0102). */
function checkReservedNames(source: SourceType): void {
  const { type, binder } = source;
  for (const [member, span] of source.places) {
    if (member.kind !== 'property' && member.kind !== 'event') continue;
    if (member.explicitInterface) continue;
    for (const { name, place, parameters } of accessorsOf(source, member, span)) {
      const clash = type
        .members(name)
        .find(
          (other) =>
            other.kind !== 'method' ||
            (other.methodKind === 'ordinary' &&
              other.typeParameters.length === 0 &&
              !other.explicitInterface &&
              sameParameters(other.parameters, parameters)),
        );
      if (clash?.kind === 'method') binder.error('CS0082', place, [name, displayType(type)]);
      else if (clash) binder.error('CS0102', place, [displayType(type), name]);
    }
  }
}

interface AccessorName {
  readonly name: string;
  readonly place: TextSpan;
  readonly parameters: PropertySymbol['parameters'];
}

/** The methods for which .NET keeps a name, whether the member has them or not. */
function accessorsOf(
  source: SourceType,
  member: PropertySymbol | EventSymbol,
  span: TextSpan,
): readonly AccessorName[] {
  const value = {
    name: 'value',
    type: member.type,
    refKind: 'none',
    isParams: false,
    isThis: false,
  } as const;
  if (member.kind === 'event')
    return ['add', 'remove'].map((prefix) => ({
      name: `${prefix}_${member.name}`,
      place: span,
      parameters: [value],
    }));
  const name = metadataNameOf(member);
  const { getMethod, setMethod, parameters } = member;
  const placeOf = (method: typeof getMethod): TextSpan => (method && source.places.get(method)) ?? span;
  return [
    { name: `get_${name}`, place: placeOf(getMethod), parameters },
    { name: `set_${name}`, place: placeOf(setMethod), parameters: [...parameters, value] },
  ];
}

function isOwnTypeParameter({ typeParameters, containingType }: NamedType, name: string): boolean {
  const outer = containingType?.definition.typeParameters.length ?? 0;
  return typeParameters.slice(outer).some((parameter) => parameter.name === name);
}

/** Reports conversions between the same types, be they implicit or explicit (CS0557). */
function checkConversions({ type, binder, methods }: SourceType): void {
  const conversions = methods.filter(({ method }) => method.methodKind === 'conversion');
  for (const [index, { method, nameSpan }] of conversions.entries()) {
    const isChecked = method.name === 'op_CheckedExplicit';
    const earlier = conversions
      .slice(0, index)
      .find(
        ({ method: other }) =>
          (other.name === 'op_CheckedExplicit') === isChecked &&
          !other.explicitInterface &&
          sameType(other.returnType, method.returnType) &&
          sameParameters(other.parameters, method.parameters),
      );
    if (earlier && !method.explicitInterface) binder.error('CS0557', nameSpan, [displayType(type)]);
  }
}

const explicitInterfaceOf = (member: Member): NamedType | undefined =>
  'explicitInterface' in member ? member.explicitInterface : undefined;

/** Reports members of interfaces that have several explicit implementations (CS8646). */
function checkImplementedTwice({ type, binder, identifier }: SourceType): void {
  const told = new Set<Member>();
  for (const name of type.memberNames())
    for (const [index, member] of type.members(name).entries()) {
      const face = explicitInterfaceOf(member);
      if (!face || !type.allInterfaces.includes(face)) continue;
      const isSecond = type
        .members(name)
        .slice(0, index)
        .some((other) => explicitInterfaceOf(other) === face && clashes(other, member));
      const implemented = isSecond && face.members(name).find((other) => clashes(other, member));
      if (!implemented || told.has(implemented)) continue;
      told.add(implemented);
      binder.error('CS8646', identifier, [displayMember(implemented)]);
    }
}

/** Reports members that are declared twice (CS0102, CS0111, CS0557). */
export function checkDuplicates(source: SourceType): void {
  const { type, binder } = source;
  checkImplementedTwice(source);
  checkReservedNames(source);
  checkConversions(source);
  checkIndexerNames(source);
  for (const name of type.memberNames()) {
    const members = type.members(name);
    if (isOwnTypeParameter(type, name))
      for (const member of members) binder.error('CS0102', spanOf(source, member), [displayType(type), name]);
    for (const [index, member] of members.entries()) {
      const face = explicitInterfaceOf(member);
      const earlier = members
        .slice(0, index)
        .find((other) => explicitInterfaceOf(other) === face && clashes(other, member));
      if (!earlier) continue;
      const shown = face ? `${displayType(face)}.${member.name}` : member.name;
      // The primary constructor is the one that was there first.
      const isPrimary = source.methods.some((each) => each.isPrimary === true && each.method === member);
      const span = spanOf(source, isPrimary ? earlier : member);
      if (member.kind === 'method' && earlier.kind === 'method') {
        const [own, other] = [member.parameters, earlier.parameters].map((parameters) =>
          parameters.map(({ refKind }) => refKind).filter((kind) => kind !== 'none'),
        ) as [string[], string[]];
        const difference = own.findIndex((kind, index) => kind !== other[index]);
        if (difference >= 0)
          binder.error('CS0663', span, [displayType(type), 'method', own[difference]!, other[difference]!]);
        else
          binder.error('CS0111', span, [
            member.methodKind === 'constructor' || member.methodKind === 'staticConstructor'
              ? type.name
              : shown,
            displayType(type),
          ]);
      } else if (member.kind === 'property' && member.name === 'this[]')
        binder.error('CS0111', span, ['this', displayType(type)]);
      else binder.error('CS0102', span, [displayType(type), shown]);
    }
  }
}

/** Reports a member with the name of the indexers (CS0102), and indexers with different names (CS0668). */
function checkIndexerNames(source: SourceType): void {
  const { type, binder } = source;
  const [indexer, ...others] = type
    .members('this[]')
    .filter((member) => member.kind === 'property' && !member.explicitInterface);
  if (!indexer) return;
  const name = metadataNameOf(indexer);
  const isTaken = type.members(name).some((member) => member.kind !== 'method');
  if (isTaken) binder.error('CS0102', spanOf(source, indexer), [displayType(type), name]);
  for (const other of others)
    if (metadataNameOf(other) !== name) binder.error('CS0668', spanOf(source, other));
}

function clashes(a: Member, b: Member): boolean {
  if (a.kind === 'method' && b.kind === 'method') {
    if (a.methodKind === 'conversion') return false;
    return sameSignature(a, b);
  }
  if (a.kind === 'property' && b.kind === 'property' && a.name === 'this[]')
    return sameParameters(a.parameters, b.parameters);
  if ('typeParameters' in a && 'typeParameters' in b && a.kind !== 'method' && b.kind !== 'method')
    return a.typeParameters.length === b.typeParameters.length;
  return true;
}

function spanOf(source: SourceType, member: Member): { readonly start: number; readonly end: number } {
  return (
    source.places.get(member) ??
    source.nested.find(({ type }) => type === member)?.identifier ??
    source.identifier
  );
}
