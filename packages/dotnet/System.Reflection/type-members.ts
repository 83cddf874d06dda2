// The members of a type as reflection finds them: public ones, inherited ones after the type's own.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import type {
  NamedType,
  EventSymbol,
  FieldSymbol,
  Member,
  MethodSymbol,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import { ConstructorInfo, EventInfo, FieldInfo, MethodInfo, PropertyInfo } from './member-info.ts';
import { fieldBehind } from './field-behind.ts';
import type { MemberInfo } from './member-info.ts';
import { isPublic } from './type-facts.ts';

/** The bits of `BindingFlags` that matter here. */
const flags = {
  DeclaredOnly: 2,
  Instance: 4,
  Static: 8,
  Public: 16,
  NonPublic: 32,
  IgnoreCase: 1,
  FlattenHierarchy: 64,
} as const;
/** What the overloads without flags mean. */
export const defaultFlags: number = flags.Instance | flags.Static | flags.Public;

function isVisible(member: Member, bindingFlags: number): boolean {
  if (!('isStatic' in member)) return false;
  return (
    (bindingFlags & (isPublic(member) ? flags.Public : flags.NonPublic)) !== 0 &&
    (bindingFlags & (member.isStatic ? flags.Static : flags.Instance)) !== 0
  );
}

/** The type and its bases. Static members of bases are not inherited in reflection. */
function* hierarchy(type: Type, bindingFlags: number): Generator<NamedType> {
  let one: NamedType | null =
    type instanceof NamedTypeSymbol ? type : type.kind === 'array' ? type.baseType : null;
  for (; one; one = (bindingFlags & flags.DeclaredOnly) !== 0 ? null : one.baseType) yield one;
}

/** Members, in the place of each what `seen` makes of it. */
function* membersOf(
  type: Type,
  bindingFlags: number,
  seen: (member: Member) => readonly Member[] = (member) => [member],
): Generator<Member> {
  for (const declaring of hierarchy(type, bindingFlags)) {
    for (const name of declaring.memberNames()) {
      for (const member of declaring.members(name).flatMap(seen)) {
        if (!isVisible(member, bindingFlags)) continue;
        if (
          declaring !== type &&
          'isStatic' in member &&
          ((member.isStatic && (bindingFlags & flags.FlattenHierarchy) === 0) ||
            member.accessibility === 'private')
        )
          continue;
        yield member;
      }
    }
  }
}

/** Properties that are not overridden by others before them. */
function withoutOverridden(members: readonly PropertySymbol[]): PropertySymbol[] {
  const seen = new Set<string>();
  return members.filter(({ name, parameters, type }) => {
    const key = `${name}(${parameters.map((parameter) => parameter.type.id).join()})${type.id}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** `GetProperties`. */
export function propertiesOf(type: Type, bindingFlags: number = defaultFlags): PropertyInfo[] {
  const found = [...membersOf(type, bindingFlags)].filter(
    (member): member is PropertySymbol => member.kind === 'property',
  );
  return withoutOverridden(found).map((symbol) => new PropertyInfo(symbol, type as NamedType));
}
function withFieldBehind(member: Member): readonly Member[] {
  if (member.kind !== 'property' || member.isStatic || !member.definition.backingField) return [member];
  return [fieldBehind(member, member.definition.backingField)];
}
/** `GetFields`; of the hidden fields of automatic properties those of objects are there. */
export function fieldsOf(type: Type, bindingFlags: number = defaultFlags): FieldInfo[] {
  const found = [...membersOf(type, bindingFlags, withFieldBehind)].filter(
    (member): member is FieldSymbol => member.kind === 'field',
  );
  // .NET lists the fields of a type before those of its bases, instance fields before static ones, and constants last.
  const depths = new Map([...hierarchy(type, bindingFlags)].map((one, depth) => [one, depth]));
  const rank = ({ isStatic, constant, containingType }: FieldSymbol): number =>
    (depths.get(containingType!) ?? 0) * 3 + (isStatic ? (constant ? 2 : 1) : 0);
  const ordered = found.sort((a, b) => rank(a) - rank(b));
  return ordered.map((symbol) => new FieldInfo(symbol, type as NamedType));
}
/** `GetMethods`: accessors are methods, too. */
export function methodsOf(type: Type, bindingFlags: number = defaultFlags): MethodInfo[] {
  const found: MethodSymbol[] = [];
  for (const member of membersOf(type, bindingFlags)) {
    if (
      member.kind === 'method' &&
      (member.methodKind === 'ordinary' ||
        member.methodKind === 'operator' ||
        member.methodKind === 'conversion')
    )
      found.push(member);
    const accessors =
      member.kind === 'property'
        ? [member.getMethod, member.setMethod]
        : member.kind === 'event'
          ? [member.addMethod, member.removeMethod]
          : [];
    for (const accessor of accessors) if (accessor && isVisible(accessor, bindingFlags)) found.push(accessor);
  }
  const overridden = new Set<string>();
  return found
    .filter((method) => {
      if (method.definition.key === undefined) return true;
      const isNew = !overridden.has(method.definition.key);
      overridden.add(method.definition.key);
      return isNew;
    })
    .map((symbol) => new MethodInfo(symbol, type as NamedType));
}
/** `GetConstructors`. */
export function constructorsOf(type: Type, bindingFlags: number = defaultFlags): ConstructorInfo[] {
  if (!(type instanceof NamedTypeSymbol)) return [];
  return type
    .members('.ctor')
    .filter((member): member is MethodSymbol => member.kind === 'method' && isVisible(member, bindingFlags))
    .map((symbol) => new ConstructorInfo(symbol, type));
}

/** `GetEvents`. */
export function eventsOf(type: Type, bindingFlags: number = defaultFlags): EventInfo[] {
  return [...membersOf(type, bindingFlags)]
    .filter((member): member is EventSymbol => member.kind === 'event')
    .map((symbol) => new EventInfo(symbol, type as NamedType));
}
/** `GetNestedTypes`: public ones, unless the flags say more. */
export function nestedTypesOf(type: Type, bindingFlags: number = defaultFlags): NamedType[] {
  if (!(type instanceof NamedTypeSymbol)) return [];
  return type.definition.memberNames().flatMap((name) =>
    type.definition
      .members(name)
      .filter((member) => member instanceof NamedTypeSymbol)
      .filter((nested) => (bindingFlags & (isPublic(nested) ? flags.Public : flags.NonPublic)) !== 0),
  );
}

/** Whether a member has the name, as the flags compare names. */
export function isNamed(member: MemberInfo, name: string, bindingFlags: number): boolean {
  return (bindingFlags & flags.IgnoreCase) !== 0
    ? member.name.toLowerCase() === name.toLowerCase()
    : member.name === name;
}
