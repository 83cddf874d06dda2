// Static members that interfaces leave to their implementers.
import type { MethodSymbol, NamedType, PropertySymbol } from './symbols.ts';

/** A static member that the interface leaves to its implementers: it has none for the interface itself. */
export function openStaticMember(type: NamedType): MethodSymbol | PropertySymbol | undefined {
  const faces = [type, ...type.allInterfaces].filter(mayHaveOpenStatics);
  for (const face of faces)
    for (const name of face.memberNames())
      for (const member of face.members(name))
        if (
          (member.kind === 'method' || member.kind === 'property') &&
          member.isStatic &&
          member.flags.isAbstract &&
          !faces.some((other) => implementsExplicitly(other, face, member.name))
        )
          return member;
  return undefined;
}

/** Of the library few interfaces have static members. */
const mayHaveOpenStatics = ({ namespace, name }: NamedType): boolean =>
  namespace === '' ||
  namespace === 'System.Numerics' ||
  (namespace === 'System' && name.endsWith('Parsable'));

/** Whether an interface says for those that have it what the member of another one is. */
const implementsExplicitly = (type: NamedType, face: NamedType, name: string): boolean =>
  type.namespace === '' &&
  type !== face &&
  type
    .memberNames()
    .flatMap((each) => type.members(each))
    .some(
      (member) =>
        (member.kind === 'method' || member.kind === 'property') &&
        member.explicitInterface === face &&
        member.name.endsWith(name),
    );
