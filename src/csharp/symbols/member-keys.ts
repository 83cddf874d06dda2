// The keys under which instances carry members of the library that can be overridden or implemented.
import type { MethodSymbol, NamedType } from '../../metadata/symbols.ts';

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
      for (const member of accessorsAndMethods(base, method)) {
        if (member.key !== undefined && member.parameters.length === parameterCount) return member.key;
      }
    }
  }
  if (type.kind !== 'interface' && !method.flags.isVirtual && !method.flags.isAbstract) return undefined;
  const arity = type.definition.typeParameters.length;
  return `${type.name}${arity > 0 ? `\`${arity}` : ''}.${name}/${parameterCount}`;
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
