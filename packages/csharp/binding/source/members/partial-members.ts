// Partial members: one part declares them, another has their code (C# 15.6.9).
import { hasModifier, refKindOf } from '../../../symbols/declaration-words.ts';
import type {
  AccessorDeclarationSyntax,
  BaseTypeDeclarationSyntax,
  MemberDeclarationSyntax,
  ParameterListSyntax,
  TypeParameterSyntax,
} from '../../../syntax/nodes.ts';

/** A member of a kind that can have parts. */
export type PartialMember = Extract<
  MemberDeclarationSyntax,
  {
    readonly kind:
      | 'MethodDeclaration'
      | 'ConstructorDeclaration'
      | 'PropertyDeclaration'
      | 'IndexerDeclaration'
      | 'EventDeclaration'
      | 'EventFieldDeclaration';
  }
>;

const kinds: ReadonlySet<string> = new Set<PartialMember['kind']>([
  'MethodDeclaration',
  'ConstructorDeclaration',
  'PropertyDeclaration',
  'IndexerDeclaration',
  'EventDeclaration',
  'EventFieldDeclaration',
]);

/** Whether a member is a part of one. */
export const isPartialMember = (member: MemberDeclarationSyntax): member is PartialMember =>
  kinds.has(member.kind) && hasModifier((member as PartialMember).modifiers, 'partial');

/** Whether a part is the one without code. */
export function isPartialDefinition(member: PartialMember): boolean {
  switch (member.kind) {
    case 'MethodDeclaration':
    case 'ConstructorDeclaration':
      return !member.body && !member.expressionBody && !hasModifier(member.modifiers, 'extern');
    case 'PropertyDeclaration':
    case 'IndexerDeclaration':
      return (
        !member.expressionBody &&
        !hasModifier(member.modifiers, 'extern') &&
        (member.accessors ?? []).every(isBodiless)
      );
    case 'EventFieldDeclaration':
      return true;
    case 'EventDeclaration':
      return false;
  }
}

const isBodiless = (accessor: AccessorDeclarationSyntax): boolean =>
  !accessor.body && !accessor.expressionBody;

/** The parts of one member, in the order in which they are declared. */
export type PartGroup = readonly PartialMember[];

/**
 * Parts that have the same name and signature, as they are written in `text`, are one member; so are a definition and an
 * implementation that nothing else fits: they may be written differently.
 */
export function groupParts(members: readonly PartialMember[], text: string): readonly PartGroup[] {
  const groups = new Map<string, PartialMember[]>();
  for (const member of members) {
    const key = signatureOf(member, text);
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  const found = [...groups.values()];
  for (const definition of found.filter((group) => group.every(isPartialDefinition))) {
    const isMeant = (group: PartGroup): boolean => nameOf(group[0]!) === nameOf(definition[0]!);
    const rest = found.filter((group) => !group.some(isPartialDefinition) && isMeant(group));
    const rivals = found.filter((group) => group.every(isPartialDefinition) && isMeant(group));
    if (rest.length !== 1 || rivals.length !== 1) continue;
    definition.push(...rest[0]!);
    found.splice(found.indexOf(rest[0]!), 1);
  }
  return found;
}

/** Which parts of a type's members belong together. */
export class PartialMembers {
  readonly #groups = new Map<MemberDeclarationSyntax, PartGroup>();

  /** @param text the source in which the declarations stand */
  constructor(declarations: readonly BaseTypeDeclarationSyntax[], text: string) {
    const parts = declarations.flatMap((declaration) =>
      declaration.kind === 'TypeDeclaration' ? declaration.members.filter(isPartialMember) : [],
    );
    for (const group of groupParts(parts, text)) for (const part of group) this.#groups.set(part, group);
  }

  /** Whether another part stands for this one: the part with the code for a definition, the first such for later ones. */
  isRepresented(member: MemberDeclarationSyntax): boolean {
    const representative = this.#groups.get(member)?.find((part) => !isPartialDefinition(part));
    return representative !== undefined && representative !== member;
  }

  /** The part that declares what this one has the code of. */
  definitionOf<Member extends MemberDeclarationSyntax>(member: Member): Member | undefined {
    const definition = this.#groups.get(member)?.find((part) => part !== member && isPartialDefinition(part));
    return definition?.kind === member.kind ? (definition as Member) : undefined;
  }

  /** The same of an event, whose definition looks like a field. */
  eventDefinitionOf(
    member: MemberDeclarationSyntax,
  ): Extract<PartialMember, { kind: 'EventFieldDeclaration' }> | undefined {
    const definition = this.#groups.get(member)?.find(isPartialDefinition);
    return definition?.kind === 'EventFieldDeclaration' ? definition : undefined;
  }
}

/** What the parts of a member have in common whatever their types are: name, number of parameters and how they are passed. */
function nameOf(member: PartialMember): string {
  const [name, typeParameters, list] = partsOf(member);
  const kinds = (list?.parameters ?? []).map(({ modifiers }) => refKindOf(modifiers));
  return `${name}\`${typeParameters.length}(${kinds.join()})`;
}

function signatureOf(member: PartialMember, text: string): string {
  const [name, typeParameters, list] = partsOf(member);
  const types = (list?.parameters ?? []).map(
    ({ modifiers, type }) => `${refKindOf(modifiers)} ${type ? typeText(text, type, typeParameters) : ''}`,
  );
  const face = 'explicitInterface' in member ? member.explicitInterface : undefined;
  const prefix = face ? text.slice(face.start, face.end) : '';
  return `${prefix}.${name}\`${typeParameters.length}(${types.join()})`;
}

/** A type as it is written, but for white space and the names of the member's own type parameters. */
function typeText(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  typeParameters: readonly TypeParameterSyntax[],
): string {
  return text
    .slice(start, end)
    .replaceAll(/[\p{L}_][\p{L}\p{N}_]*/gu, (word) => {
      const index = typeParameters.findIndex(({ identifier }) => identifier.text === word);
      return index < 0 ? word : `!${index}`;
    })
    .replaceAll(/\s+/g, '');
}

function partsOf(
  member: PartialMember,
): readonly [name: string, readonly TypeParameterSyntax[], ParameterListSyntax | undefined] {
  switch (member.kind) {
    case 'MethodDeclaration':
      return [member.identifier.text, member.typeParameters, member.parameterList];
    case 'ConstructorDeclaration':
      return ['.ctor', [], member.parameterList];
    case 'IndexerDeclaration':
      return ['this', [], member.parameterList];
    case 'PropertyDeclaration':
    case 'EventDeclaration':
      return [member.identifier.text, [], undefined];
    case 'EventFieldDeclaration':
      return [member.declaration.variables[0]?.identifier.text ?? '', [], undefined];
  }
}
