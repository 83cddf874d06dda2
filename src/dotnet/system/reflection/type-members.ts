// The members of a type as reflection finds them: public ones, inherited ones after the type's own.
import { NamedType } from '../../../metadata/symbols.ts';
import type { FieldSymbol, Member, MethodSymbol, PropertySymbol, Type } from '../../../metadata/symbols.ts';
import { ConstructorInfo, FieldInfo, MethodInfo, PropertyInfo } from './member-info.ts';

/** The bits of `BindingFlags` that matter here. */
const flags = { DeclaredOnly: 2, Instance: 4, Static: 8, Public: 16, NonPublic: 32, IgnoreCase: 1 } as const;
/** What the overloads without flags mean. */
export const defaultFlags: number = flags.Instance | flags.Static | flags.Public;

function isVisible(member: Member, bindingFlags: number): boolean {
  if (!('isStatic' in member)) return false;
  const isPublic = member.accessibility === 'public';
  return (
    (bindingFlags & (isPublic ? flags.Public : flags.NonPublic)) !== 0 &&
    (bindingFlags & (member.isStatic ? flags.Static : flags.Instance)) !== 0
  );
}

/** The type and its bases. Static members of bases are not inherited in reflection. */
function* hierarchy(type: Type, bindingFlags: number): Generator<NamedType> {
  let one: NamedType | null = type instanceof NamedType ? type : type.kind === 'array' ? type.baseType : null;
  for (; one; one = (bindingFlags & flags.DeclaredOnly) !== 0 ? null : one.baseType) yield one;
}

function* membersOf(type: Type, bindingFlags: number): Generator<Member> {
  for (const declaring of hierarchy(type, bindingFlags)) {
    for (const name of declaring.memberNames()) {
      for (const member of declaring.members(name)) {
        if (!isVisible(member, bindingFlags)) continue;
        if (
          declaring !== type &&
          'isStatic' in member &&
          (member.isStatic || member.accessibility === 'private')
        )
          continue;
        yield member;
      }
    }
  }
}

function withoutOverridden<T extends { readonly name: string; readonly parameters?: readonly unknown[] }>(
  members: readonly T[],
): T[] {
  const seen = new Set<string>();
  return members.filter((member) => {
    const key = `${member.name}/${member.parameters?.length ?? 0}`;
    if (seen.has(key) && !('methodKind' in member)) return false;
    seen.add(key);
    return true;
  });
}

/** `GetProperties`. */
export function propertiesOf(type: Type, bindingFlags: number = defaultFlags): PropertyInfo[] {
  const found = [...membersOf(type, bindingFlags)].filter(
    (member): member is PropertySymbol => member.kind === 'property',
  );
  return withoutOverridden(found).map((symbol) => new PropertyInfo(symbol, type as NamedType));
}
/** `GetFields`. */
export function fieldsOf(type: Type, bindingFlags: number = defaultFlags): FieldInfo[] {
  const found = [...membersOf(type, bindingFlags)].filter(
    (member): member is FieldSymbol => member.kind === 'field',
  );
  // .NET lists instance fields before static ones.
  const ordered = [...found.filter(({ isStatic }) => !isStatic), ...found.filter(({ isStatic }) => isStatic)];
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
    if (member.kind === 'property') {
      found.push(
        ...([member.getMethod, member.setMethod].filter(
          (accessor) => accessor !== undefined && isVisible(accessor, bindingFlags),
        ) as MethodSymbol[]),
      );
    }
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
export function constructorsOf(type: Type): ConstructorInfo[] {
  if (!(type instanceof NamedType)) return [];
  return type
    .members('.ctor')
    .filter((member): member is MethodSymbol => member.kind === 'method' && member.accessibility === 'public')
    .map((symbol) => new ConstructorInfo(symbol, type));
}

/** The first member of that name. */
export function byName<T extends { readonly name: string }>(
  members: readonly T[],
  name: string,
  bindingFlags: number = defaultFlags,
): T | null {
  const wanted = (bindingFlags & flags.IgnoreCase) !== 0 ? name.toLowerCase() : name;
  const nameOf = (member: T): string =>
    (bindingFlags & flags.IgnoreCase) !== 0 ? member.name.toLowerCase() : member.name;
  return members.find((member) => nameOf(member) === wanted) ?? null;
}
