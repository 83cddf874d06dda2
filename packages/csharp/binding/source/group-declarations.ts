// The declarations of each type: the parts of a partial one go together.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { hasModifier } from '../../symbols/declaration-words.ts';
import { displayType } from '../../symbols/display.ts';
import type { BaseTypeDeclarationSyntax, MemberDeclarationSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { phases } from '../phases.ts';
import { checkTypeName } from './checks/reserved-names.ts';
import { checkDerivation, checkTypeModifiers } from './members/type-modifiers.ts';

/** The types declared among the members of a script or of another type; reports a name that is declared again. */
export function groupDeclarations(
  binder: Binder,
  members: readonly MemberDeclarationSyntax[],
  containingType: NamedType | null,
  submission: string,
): Iterable<readonly BaseTypeDeclarationSyntax[]> {
  const groups = new Map<string, BaseTypeDeclarationSyntax[]>();
  for (const member of members) {
    if (
      member.kind !== 'TypeDeclaration' &&
      member.kind !== 'EnumDeclaration' &&
      member.kind !== 'DelegateDeclaration'
    )
      continue;
    const { identifier, modifiers } = member;
    checkTypeModifiers(binder, keywordOf(member), modifiers, identifier);
    checkTypeName(binder, identifier);
    const arity = member.kind === 'EnumDeclaration' ? 0 : member.typeParameters.length;
    const key = `${identifier.text}\`${arity}`;
    const group = groups.get(key);
    if (!group) {
      groups.set(key, [member]);
      continue;
    }
    const [first] = group;
    const isPartial = hasModifier(modifiers, 'partial');
    const firstIsPartial = hasModifier(first!.modifiers, 'partial');
    const isSameKind = keywordOf(member) === keywordOf(first!);
    if (isPartial && firstIsPartial && isSameKind && member.kind === 'TypeDeclaration') {
      group.push(member);
      const words = (each: BaseTypeDeclarationSyntax): boolean =>
        hasModifier(each.modifiers, 'abstract') || hasModifier(each.modifiers, 'sealed');
      if (words(member) && group.slice(0, -1).some(words))
        checkDerivation(
          binder,
          keywordOf(first!),
          group.flatMap((each) => each.modifiers),
          first!.identifier,
        );
    } else if (isPartial && firstIsPartial && member.kind === 'TypeDeclaration')
      binder.error('CS0261', identifier, [identifier.text]);
    else if (isPartial || firstIsPartial)
      binder.error('CS0260', isPartial ? first!.identifier : identifier, [identifier.text]);
    else {
      const container = containingType ? displayType(containingType) : submission;
      // Types are known before anything else is.
      binder
        .withPhase(containingType ? phases.types : phases.members)
        .error('CS0102', identifier, [container, identifier.text]);
    }
  }
  return groups.values();
}

/** What a type is declared by: `class`, `record struct`, `enum`… */
function keywordOf(declaration: BaseTypeDeclarationSyntax): string {
  if (declaration.kind === 'TypeDeclaration') return declaration.keyword;
  return declaration.kind === 'EnumDeclaration' ? 'enum' : 'delegate';
}
