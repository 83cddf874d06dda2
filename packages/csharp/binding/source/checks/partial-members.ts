// Partial members: what their two parts must be, and that there are two (C# 15.6.9).
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember } from '../../../symbols/display.ts';
import type { MemberDeclarationSyntax } from '../../../syntax/nodes.ts';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { writesAccessibility } from '../members/modifiers.ts';
import { groupParts, isPartialDefinition, isPartialMember } from '../members/partial-members.ts';
import type { PartGroup, PartialMember } from '../members/partial-members.ts';
import type { SourceType } from '../source-type.ts';
import { checkMergedParts, checkPair } from './partial-pairs.ts';
import type { Binder } from '../../binder.ts';
import type { PropertySyntax } from '../members/backing-fields.ts';

/** Which codes say it of a member of its kind. */
const codes = {
  MethodDeclaration: {
    definitions: 'CS0756',
    implementations: 'CS0757',
    noDefinition: 'CS0759',
    noImplementation: 'CS8795',
  },
  PropertyDeclaration: {
    definitions: 'CS9250',
    implementations: 'CS9251',
    noDefinition: 'CS9249',
    noImplementation: 'CS9248',
  },
  IndexerDeclaration: {
    definitions: 'CS9250',
    implementations: 'CS9251',
    noDefinition: 'CS9249',
    noImplementation: 'CS9248',
  },
  EventDeclaration: {
    definitions: 'CS9277',
    implementations: 'CS9278',
    noDefinition: 'CS9276',
    noImplementation: 'CS9275',
  },
  EventFieldDeclaration: {
    definitions: 'CS9277',
    implementations: 'CS9278',
    noDefinition: 'CS9276',
    noImplementation: 'CS9275',
  },
  ConstructorDeclaration: {
    definitions: 'CS9277',
    implementations: 'CS9278',
    noDefinition: 'CS9276',
    noImplementation: 'CS9275',
  },
} as const;

/** A part of a member, and whether what it stands in can have parts. */
interface Part {
  readonly member: PartialMember;
  readonly isInPartial: boolean;
}

/** What messages call a member of that name. */
type NameOf = (identifier: TextSpan) => string;

/** Reports partial members of a type that are written wrongly or lack a part. */
export function checkPartialMembers(source: SourceType): void {
  const parts = source.declarations.flatMap((declaration): readonly Part[] =>
    declaration.kind === 'TypeDeclaration'
      ? partsOf(declaration.members, hasModifier(declaration.modifiers, 'partial'))
      : [],
  );
  if (parts.length === 0) return;
  // Of properties and events their modifiers tell it.
  checkParts(
    source.binder,
    parts,
    (identifier) => nameOf(source, identifier),
    (member) => 'body' in member,
  );
}

/** The same for the top of a script, which is no partial class. */
export function checkPartialScriptMembers(
  binder: Binder,
  members: readonly MemberDeclarationSyntax[],
  name: NameOf,
): void {
  checkParts(binder, partsOf(members, false), name, () => true);
}

const partsOf = (members: readonly MemberDeclarationSyntax[], isInPartial: boolean): readonly Part[] =>
  members.flatMap((member) => (isPartialMember(member) ? [{ member, isInPartial }] : []));

function placeOf(member: PartialMember): TextSpan {
  if (member.kind === 'EventFieldDeclaration') return member.declaration.variables[0]!.identifier;
  return member.kind === 'IndexerDeclaration' ? member.thisKeyword : member.identifier;
}

function checkParts(
  binder: Binder,
  parts: readonly Part[],
  name: NameOf,
  isTold: (member: PartialMember) => boolean,
): void {
  for (const { member, isInPartial } of parts)
    if (!isInPartial && member.kind === 'ConstructorDeclaration') binder.error('CS0751', placeOf(member));
  const groups = groupParts(
    parts.map(({ member }) => member),
    binder.source.text,
  );
  for (const group of groups) checkGroup(binder, group, name);
  for (const { member, isInPartial } of parts) {
    if (!isTold(member)) continue;
    if (isExplicit(member)) binder.error('CS0754', placeOf(member));
    if (!isInPartial && member.kind !== 'ConstructorDeclaration') binder.error('CS0751', placeOf(member));
    if (hasModifier(member.modifiers, 'abstract')) binder.error('CS0750', placeOf(member));
    else checkAccess(binder, member, name);
  }
  for (const group of groups) {
    const definition = group.find(isPartialDefinition);
    const implementation = group.find((member) => !isPartialDefinition(member));
    if (definition && implementation)
      checkPair(binder, binder.containingType, definition, implementation, placeOf(implementation));
  }
}

const isExplicit = (member: PartialMember): boolean =>
  'explicitInterface' in member && member.explicitInterface !== undefined;

function checkGroup(binder: Binder, group: PartGroup, name: NameOf): void {
  const [first] = group;
  const words = codes[first!.kind];
  const definitions = group.filter(isPartialDefinition);
  const implementations = group.filter((member) => !isPartialDefinition(member));
  for (const each of definitions.slice(1)) binder.error(words.definitions, placeOf(each));
  for (const each of implementations.slice(1)) binder.error(words.implementations, placeOf(each));
  const place = placeOf(first!);
  if (definitions.length === 0) binder.error(words.noDefinition, place, [name(place)]);
  else if (implementations.length === 0 && isNeeded(definitions[0]!))
    binder.error(words.noImplementation, place, [name(place)]);
  checkMerged(binder, definitions[0], implementations[0], name);
}

function checkMerged(
  binder: Binder,
  definition: PartialMember | undefined,
  implementation: PartialMember | undefined,
  name: NameOf,
): void {
  if (!isProperty(definition) || !isProperty(implementation)) return;
  const place = placeOf(implementation);
  checkMergedParts(binder, definition, implementation, place, name(place));
}

const isProperty = (member: PartialMember | undefined): member is Extract<PartialMember, PropertySyntax> =>
  member?.kind === 'PropertyDeclaration' || member?.kind === 'IndexerDeclaration';

/** Without an implementation a method is as if it were not there, if nobody could tell. */
const isNeeded = (definition: PartialMember): boolean =>
  definition.kind !== 'MethodDeclaration' || writesAccessibility(definition.modifiers);

const accessibleWords: ReadonlySet<string> = new Set(['virtual', 'override', 'sealed', 'new', 'extern']);

/** A method that somebody could tell from none says who may use it. */
function checkAccess(binder: Binder, member: PartialMember, name: NameOf): void {
  if (member.kind !== 'MethodDeclaration' || writesAccessibility(member.modifiers)) return;
  const { returnType, identifier, parameterList, modifiers } = member;
  const report = (code: 'CS8796' | 'CS8797' | 'CS8798'): void =>
    binder.error(code, identifier, [name(identifier)]);
  if (!(returnType.kind === 'PredefinedType' && returnType.keyword === 'void')) report('CS8796');
  else if (parameterList.parameters.some((parameter) => hasModifier(parameter.modifiers, 'out')))
    report('CS8797');
  else if (modifiers.some(({ text }) => accessibleWords.has(text))) report('CS8798');
}

/** The member as messages name it. */
function nameOf(source: SourceType, identifier: TextSpan): string {
  for (const [member, span] of source.places) if (span === identifier) return displayMember(member);
  const [part] = source.type.members(source.binder.source.text.slice(identifier.start, identifier.end));
  return part ? displayMember(part) : '';
}
