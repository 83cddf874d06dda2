// Partial members: one part declares them, another has their code (C# 15.6.9).
import { hasModifier } from '../../../symbols/declaration-words.ts';
import type {
  AccessorDeclarationSyntax,
  BaseTypeDeclarationSyntax,
  MemberDeclarationSyntax,
} from '../../../syntax/nodes.ts';

/** Whether a member is the part without code. */
export function isPartialDefinition(member: MemberDeclarationSyntax): boolean {
  if (!('modifiers' in member) || !hasModifier(member.modifiers, 'partial')) return false;
  switch (member.kind) {
    case 'MethodDeclaration':
    case 'ConstructorDeclaration':
      return !member.body && !member.expressionBody;
    case 'PropertyDeclaration':
    case 'IndexerDeclaration':
      return !member.expressionBody && (member.accessors ?? []).every(isBodiless);
    case 'EventFieldDeclaration':
      return true;
    default:
      return false;
  }
}

const isBodiless = (accessor: AccessorDeclarationSyntax): boolean =>
  !accessor.body && !accessor.expressionBody;

/** Whether an earlier part has the code already. */
export function isRepeatedImplementation(
  declarations: readonly BaseTypeDeclarationSyntax[],
  member: MemberDeclarationSyntax,
): boolean {
  if (member.kind !== 'MethodDeclaration' && member.kind !== 'PropertyDeclaration') return false;
  if (!hasModifier(member.modifiers, 'partial') || isPartialDefinition(member)) return false;
  const name = partialName(member);
  for (const declaration of declarations) {
    if (declaration.kind !== 'TypeDeclaration') continue;
    for (const each of declaration.members) {
      if (each === member) return false;
      if (
        each.kind === member.kind &&
        hasModifier(each.modifiers, 'partial') &&
        !isPartialDefinition(each) &&
        partialName(each) === name
      )
        return true;
    }
  }
  return false;
}

/** Whether a part of the type has the code of that partial member. */
export function hasImplementation(
  declarations: readonly BaseTypeDeclarationSyntax[],
  definition: MemberDeclarationSyntax,
): boolean {
  const name = partialName(definition);
  return declarations.some(
    (declaration) =>
      declaration.kind === 'TypeDeclaration' &&
      declaration.members.some(
        (member) =>
          member !== definition &&
          'modifiers' in member &&
          hasModifier(member.modifiers, 'partial') &&
          partialName(member) === name &&
          !isPartialDefinition(member),
      ),
  );
}

/** What both parts of a partial member have in common: kind, name and number of parameters. */
export function partialName(member: MemberDeclarationSyntax): string | undefined {
  switch (member.kind) {
    case 'MethodDeclaration':
      return `${member.identifier.text}(${member.parameterList.parameters.length})`;
    case 'ConstructorDeclaration':
      return `.ctor(${member.parameterList.parameters.length})`;
    case 'PropertyDeclaration':
    case 'EventDeclaration':
      return member.identifier.text;
    case 'IndexerDeclaration':
      return `this[${member.parameterList.parameters.length}]`;
    case 'EventFieldDeclaration':
      return member.declaration.variables[0]?.identifier.text;
    default:
      return undefined;
  }
}
