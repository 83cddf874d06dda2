// Static members of interfaces, which only a type parameter can name: `T.Parse(…)`, `a + b` of two `T`s.
import { EventSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import { Substitution, substituteMember } from '@mockwright/language/metadata/substitution';
import type { Member, MethodSymbol, NamedType, TypeParameter } from '@mockwright/language/metadata/symbols';
import { isNamed } from '../../symbols/type-extensions.ts';

const nothing = new Substitution([], []);

/** Whether the member is a static one that types implement. */
export function isStaticVirtual(member: Member): boolean {
  if (isNamed(member as NamedType) || !('isStatic' in member)) return false;
  return (
    member.isStatic &&
    member.containingType?.kind === 'interface' &&
    (member.flags.isAbstract === true || member.flags.isVirtual === true)
  );
}

/** The member as it is used through the type parameter. */
export function throughTypeParameter<T extends Member>(member: T, parameter: TypeParameter): T {
  const seen = substituteMember(member, member.containingType!, nothing);
  for (const method of accessors(seen)) method.constrainedTo = parameter;
  return seen as T;
}

function accessors(member: Member): readonly MethodSymbol[] {
  if (member.kind === 'method') return [member];
  const all =
    member instanceof PropertySymbol
      ? [member.getMethod, member.setMethod]
      : member instanceof EventSymbol
        ? [member.addMethod, member.removeMethod]
        : [];
  return all.filter((accessor) => accessor !== undefined);
}

/** All interfaces that a type parameter is constrained to, those of its base constraints included. */
export function constraintInterfaces(parameter: TypeParameter): readonly NamedType[] {
  const found = new Set<NamedType>();
  const visited = new Set<TypeParameter>();
  const visit = (at: TypeParameter): void => {
    if (visited.has(at)) return;
    visited.add(at);
    for (const constraint of at.constraints.types) {
      if (constraint.kind === 'typeParameter') visit(constraint);
      else if (isNamed(constraint)) {
        if (constraint.kind === 'interface') found.add(constraint);
        for (const each of constraint.allInterfaces) found.add(each);
      }
    }
  };
  visit(parameter);
  return [...found];
}
