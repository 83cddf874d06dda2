// Members of a type in the order in which .NET's reflection gives them to Newtonsoft.Json: fields before properties, own
// ones before inherited ones.
import type {
  FieldSymbol,
  Member,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import { getMember, returnsReference, setMember } from '@mockwright/language/runtime/members';
import { fieldBehind } from './field-behind.ts';

/** A type and its base types; for an interface, it and the interfaces that it extends. */
export function hierarchy(type: NamedType): readonly NamedType[] {
  if (type.kind === 'interface') return [type, ...type.allInterfaces];
  const types: NamedType[] = [];
  for (let current: NamedType | null = type; current; current = current.baseType) types.push(current);
  return types;
}
/** All members that the type itself declares. */
export function* membersOf(type: NamedType): Generator<Member> {
  for (const name of type.memberNames()) yield* type.members(name);
}

/** Members as they stand in .NET's metadata: the positional properties of a record come before those in its body. */
function inMetadataOrder(type: NamedType): Iterable<Member> {
  if (!type.flags.isRecord) return membersOf(type);
  const positional = constructorsOf(type)
    .filter(
      ({ parameters }) =>
        parameters.length > 0 &&
        parameters.every(({ name }) => type.members(name)[0]?.kind === 'property' || inherits(type, name)),
    )
    .flatMap(({ parameters }) => parameters.map(({ name }) => type.members(name)[0]))
    .filter((member) => member?.kind === 'property');
  return new Set([...(positional as Member[]), ...membersOf(type)]);
}
function inherits(type: NamedType, name: string): boolean {
  return hierarchy(type).some((base) => base !== type && base.members(name).length > 0);
}

/** `Exception.TargetSite` is never serialized. */
function isLeftOut({ name, containingType }: PropertySymbol): boolean {
  return (
    name === 'TargetSite' && containingType?.name === 'Exception' && containingType.namespace === 'System'
  );
}

/** Instance fields, those behind automatic properties among them, as `MemberSerialization.Fields` wants them. */
export function fieldsOf(type: NamedType): readonly FieldSymbol[] {
  const fields: FieldSymbol[] = [];
  for (const current of hierarchy(type)) {
    for (const member of inMetadataOrder(current)) {
      if (member.kind === 'field') {
        if (!member.isStatic && !member.constant) fields.push(member);
      } else if (member.kind === 'property' && !member.isStatic && member.definition.backingField) {
        fields.push(fieldBehind(member, member.definition.backingField));
      }
    }
  }
  return fields;
}

/** Instance fields and properties (no indexers), public or not; overridden ones once. */
export function dataMembers(type: NamedType): readonly (FieldSymbol | PropertySymbol)[] {
  const fields: FieldSymbol[] = [];
  const properties: PropertySymbol[] = [];
  const keys = new Set<string>();
  for (const current of hierarchy(type)) {
    for (const member of inMetadataOrder(current)) {
      if (member.kind === 'field') {
        if (!member.isStatic && !member.constant && !member.name.startsWith('<')) fields.push(member);
      } else if (member.kind === 'property') {
        if (member.isStatic || member.parameters.length > 0 || member.explicitInterface) continue;
        if (member.type.kind === 'struct' && member.type.flags.isRefLike) continue;
        if (isLeftOut(member)) continue;
        const isVirtual = member.flags.isVirtual || member.flags.isOverride || member.flags.isAbstract;
        if (isVirtual) {
          if (keys.has(member.name)) continue;
          keys.add(member.name);
        }
        properties.push(member);
      }
    }
  }
  return groupedByName([...fields, ...properties]);
}
/** What hides a member of a base type stands beside it. */
function groupedByName(
  members: readonly (FieldSymbol | PropertySymbol)[],
): readonly (FieldSymbol | PropertySymbol)[] {
  const groups = new Map<string, (FieldSymbol | PropertySymbol)[]>();
  for (const member of members) {
    const group = groups.get(member.name);
    if (group) group.push(member);
    else groups.set(member.name, [member]);
  }
  return [...groups.values()].flat();
}

/** Methods of that name, static ones among them, own ones first. */
export function methodsNamed(type: NamedType, name: string): readonly MethodSymbol[] {
  return hierarchy(type).flatMap((current) =>
    current.members(name).filter((member): member is MethodSymbol => member.kind === 'method'),
  );
}
/** Public, or internal: the members of a script's types are as good as public to each other. */
export function isPublic({ accessibility }: FieldSymbol | PropertySymbol | MethodSymbol): boolean {
  return accessibility === 'public' || accessibility === 'internal' || accessibility === 'protected internal';
}
/** The constructors of a class or struct. */
export function constructorsOf(type: NamedType): readonly MethodSymbol[] {
  return type.members('.ctor').filter((member): member is MethodSymbol => member.kind === 'method');
}

/** Reads a field or property; made once, called often. */
export function reader(member: FieldSymbol | PropertySymbol): (target: unknown) => unknown {
  if (member.kind === 'property' && !returnsReference(member)) {
    const container = member.containingType!;
    const { implementation } = member.getMethod!.definition;
    const { isVirtual, isAbstract, isOverride } = { ...member.flags, ...member.getMethod!.flags };
    const isFixed = !isVirtual && !isAbstract && !isOverride && container.kind !== 'interface';
    if (implementation && isFixed && container.definition.typeParameters.length === 0) return implementation;
  }
  return (target) => getMember(target, member);
}
/** Writes a field or property. */
export function writer(member: FieldSymbol | PropertySymbol): (target: unknown, value: unknown) => void {
  return (target, value) => setMember(target, member, value);
}

/** The type without `?`. */
export function withoutNullable(type: Type): Type {
  return type.kind === 'struct' && type.isNullable ? type.typeArguments[0]! : type;
}
/** The interface of that name that the type is or implements. */
export function implemented(type: NamedType, name: string, arity: number): NamedType | undefined {
  const isIt = (candidate: NamedType): boolean =>
    candidate.name === name &&
    candidate.typeArguments.length === arity &&
    candidate.namespace.startsWith('System.Collections');
  return isIt(type) ? type : type.allInterfaces.find(isIt);
}
/** Whether it is `JToken` or derived from it. */
export function isTokenType(type: NamedType): boolean {
  for (let current: NamedType | null = type; current; current = current.baseType)
    if (current.name === 'JToken' && current.namespace === 'Newtonsoft.Json.Linq') return true;
  return false;
}
