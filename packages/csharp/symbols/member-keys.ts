// The keys under which instances carry members of the library that can be overridden or implemented.
import type { Member, MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';

const objectMembers: Readonly<Record<string, string>> = {
  'ToString/0': '$toString',
  'Equals/1': '$equals',
  'GetHashCode/0': '$hash',
};

/**
 * The key under which implementers and overriders carry an instance member: that of the member it overrides, or its
 * own when it can be overridden.
 */
export function memberKey(method: MethodSymbol): string | undefined {
  const { name } = method;
  const parameterCount = method.parameters.length;
  const type = method.containingType!;
  if (method.isStatic || method.flags.isExtension) return undefined;
  if (type.kind === 'class') {
    const special = objectMembers[`${name}/${parameterCount}`];
    if (
      special !== undefined &&
      method.parameters.every((parameter) => (parameter.type as NamedType).special === 'object')
    )
      return special;
  }
  if (method.flags.isOverride) {
    for (let base = type.baseType; base; base = base.baseType) {
      const candidates = accessorsAndMethods(base, method).filter(
        (member) => member.key !== undefined && member.parameters.length === parameterCount,
      );
      const overridden = candidates.find((member) => sameTypes(member, method)) ?? candidates[0];
      if (overridden) return overridden.key;
    }
  }
  if (type.kind !== 'interface' && !method.flags.isVirtual && !method.flags.isAbstract) return undefined;
  const arity = type.definition.typeParameters.length;
  return `${type.name}${arity > 0 ? `\`${arity}` : ''}.${name}/${parameterCount}`;
}

function sameTypes(a: MethodSymbol, b: MethodSymbol): boolean {
  return a.parameters.every(({ type }, index) => type === b.parameters[index]!.type);
}

/**
 * Tells virtual overloads of a class apart that have as many parameters: all but the first declared carry the types of
 * their parameters in their keys, as in `JsonWriter.WriteValue/int`.
 */
export function distinguishOverloads(members: readonly Member[]): void {
  const taken = new Set<string>();
  for (const member of members) {
    if (member.kind !== 'method' || member.key === undefined || member.flags.isOverride) continue;
    if (member.containingType!.kind !== 'class') continue;
    if (taken.has(member.key)) {
      const types = member.parameters.map(({ type }) => keyName(type));
      member.key = `${member.containingType!.name}.${member.name}/${types.join()}`;
    }
    taken.add(member.key);
  }
}
function keyName(type: Type): string {
  if (type.kind === 'array') return `${keyName(type.element)}[]`;
  if (!('name' in type)) return type.kind;
  if (type.kind === 'struct' && type.isNullable) return `${keyName(type.typeArguments[0]!)}?`;
  return type.special ?? type.name;
}

/** The members of `type` that an accessor or method of that name could override. */
function accessorsAndMethods(type: NamedType, method: MethodSymbol): readonly MethodSymbol[] {
  return type.members(method.associated?.name ?? method.name).flatMap((member) => {
    if (member.kind === 'method') return [member];
    if (member.kind === 'property')
      return [member.getMethod, member.setMethod].filter(
        (accessor) => accessor?.methodKind === method.methodKind,
      ) as MethodSymbol[];
    return [];
  });
}
