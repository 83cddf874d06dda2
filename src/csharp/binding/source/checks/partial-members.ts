// Partial members: what their two parts must be, and that there are two (C# 15.6.9).
import type { TextSpan } from '../../../../text/source-text.ts';
import { displayMember } from '../../../symbols/display.ts';
import type { MemberDeclarationSyntax } from '../../../syntax/nodes.ts';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { accessibilityOf, writesAccessibility } from '../members/modifiers.ts';
import { isPartialDefinition, partialName } from '../members/partial-members.ts';
import type { SourceType } from '../source-type.ts';
import type { Binder } from '../../binder.ts';

type PartialMember = Extract<
  MemberDeclarationSyntax,
  { readonly modifiers: unknown; readonly end: number }
> & {
  readonly kind: 'MethodDeclaration' | 'PropertyDeclaration';
};

/** Which codes say it of a method and of a property. */
const codes = {
  MethodDeclaration: { definitions: 'CS0756', implementations: 'CS0757', noDefinition: 'CS0759' },
  PropertyDeclaration: { definitions: 'CS9250', implementations: 'CS9251', noDefinition: 'CS9249' },
} as const;

/** Reports partial methods and properties that are written wrongly or lack a part. */
export function checkPartialMembers(source: SourceType): void {
  const groups = new Map<string, PartialMember[]>();
  for (const declaration of source.declarations) {
    if (declaration.kind !== 'TypeDeclaration') continue;
    for (const member of declaration.members) {
      if (!isPartial(member)) continue;
      const { binder } = source;
      if (!hasModifier(declaration.modifiers, 'partial')) binder.error('CS0751', member.identifier);
      else if (member.explicitInterface) binder.error('CS0754', member.identifier);
      else if (hasModifier(member.modifiers, 'abstract')) binder.error('CS0750', member.identifier);
      else {
        checkPartialAccess(binder, member, () => nameOf(source, member.identifier));
        const name = partialName(member)!;
        groups.set(name, [...(groups.get(name) ?? []), member]);
      }
    }
  }
  for (const group of groups.values()) checkGroup(source, group);
}

const isPartial = (member: MemberDeclarationSyntax): member is PartialMember =>
  (member.kind === 'MethodDeclaration' || member.kind === 'PropertyDeclaration') &&
  hasModifier(member.modifiers, 'partial');

function checkGroup(source: SourceType, group: readonly PartialMember[]): void {
  const { binder } = source;
  const [first] = group;
  const words = codes[first!.kind];
  const definitions = group.filter(isPartialDefinition);
  const implementations = group.filter((member) => !isPartialDefinition(member));
  for (const { identifier } of definitions.slice(1)) binder.error(words.definitions, identifier);
  for (const { identifier } of implementations.slice(1)) binder.error(words.implementations, identifier);
  const [definition] = definitions;
  const [implementation] = implementations;
  if (!definition)
    binder.error(words.noDefinition, implementation!.identifier, [
      nameOf(source, implementation!.identifier),
    ]);
  else if (implementation) checkPair(source, definition, implementation);
  else checkMissing(source, definition);
}

/** Without an implementation a method is as if it were not there, if nobody could tell. */
function checkMissing(source: SourceType, definition: PartialMember): void {
  const { binder } = source;
  const { identifier, modifiers } = definition;
  const name = nameOf(source, identifier);
  if (definition.kind === 'PropertyDeclaration') binder.error('CS9248', identifier, [name]);
  else if (writesAccessibility(modifiers)) binder.error('CS8795', identifier, [name]);
}

/** A method that gives something says who may use it. */
export function checkPartialAccess(binder: Binder, member: PartialMember, name: () => string): void {
  if (member.kind === 'PropertyDeclaration' || writesAccessibility(member.modifiers)) return;
  const { returnType, identifier } = member;
  if (!(returnType.kind === 'PredefinedType' && returnType.keyword === 'void'))
    binder.error('CS8796', identifier, [name()]);
}

function checkPair(source: SourceType, definition: PartialMember, implementation: PartialMember): void {
  const { binder } = source;
  const { identifier, modifiers } = implementation;
  if (hasModifier(modifiers, 'static') !== hasModifier(definition.modifiers, 'static'))
    binder.error('CS0763', identifier);
  if (accessibilityOf(modifiers, 'private') !== accessibilityOf(definition.modifiers, 'private'))
    binder.error('CS8799', identifier);
  if (definition.kind === 'MethodDeclaration' && implementation.kind === 'MethodDeclaration') {
    const text = (span: TextSpan): string => binder.source.text.slice(span.start, span.end);
    if (text(definition.returnType) !== text(implementation.returnType)) binder.error('CS8817', identifier);
  }
  if (definition.kind === 'PropertyDeclaration' && implementation.kind === 'PropertyDeclaration')
    for (const { keyword } of definition.accessors ?? [])
      if (
        !implementation.expressionBody &&
        !implementation.accessors?.some((each) => each.keyword === keyword)
      )
        binder.error('CS9252', identifier, [`${nameOf(source, identifier)}.${keyword}`]);
}

/** The member as messages name it. */
function nameOf(source: SourceType, identifier: TextSpan): string {
  for (const [member, span] of source.places) if (span === identifier) return displayMember(member);
  const [part] = source.type.members(source.binder.source.text.slice(identifier.start, identifier.end));
  return part ? displayMember(part) : '';
}
