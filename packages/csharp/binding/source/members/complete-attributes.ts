// Gives types, members and functions of the script their attributes, once all types of a block are complete.
import { countStep, countSteps } from '@mockwright/language/text/work-limit';
import type {
  EventSymbol,
  FieldSymbol,
  MethodSymbol,
  PropertySymbol,
} from '@mockwright/language/metadata/symbols';
import type {
  IdentifierToken,
  MemberDeclarationSyntax,
  PropertyDeclarationSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { phases } from '../../phases.ts';
import { attributeOwners } from './attribute-usage.ts';
import type { AttributeOwner } from './attribute-usage.ts';
import { bindAttributes } from './attributes.ts';
import {
  checkConditional,
  checkConditionalType,
  checkEventAccessor,
  checkPriority,
} from './conditional-attribute.ts';
import { checkHasOffset, checkOverlaps, checkOwnOffset, hasExplicitLayout } from './layout-attributes.ts';
import type { DeclaredScriptFunction } from '../script/script-members.ts';
import type { SourceType } from '../source-type.ts';
import { bindTypeParameterAttributes } from './type-parameters.ts';

/** The attributes of types and their members, nested types included. */
export function completeAttributes(types: readonly SourceType[]): void {
  for (const source of types) {
    countStep();
    const lists = source.declarations.flatMap(({ attributeLists }) => attributeLists);
    const binder = source.binder.withPhase(phases.typeChecks);
    source.typeAttributes = bindAttributes(binder, lists, attributeOwners[source.type.kind], source.type);
    checkConditionalType(binder, lists, source.type);
    const isExplicit = hasExplicitLayout(source.typeAttributes);
    for (const declaration of source.declarations)
      if ('typeParameters' in declaration) bindTypeParameterAttributes(binder, declaration.typeParameters);
    readParameters(source.type.delegateInvoke);
    for (const { target, lists, typeParameters, binder: place } of source.attributes) {
      const inside = place.withPhase(phases.typeChecks);
      countStep();
      if (isExplicit && target.kind !== 'field') checkOwnOffset(source, inside, target, lists);
      if (lists.length > 0) {
        target.attributes = bindAttributes(inside, lists, ownerOf(source, target), target);
        if (target.kind === 'method') checkConditional(inside, lists, target);
        if (target.kind === 'method' || target.kind === 'property') checkPriority(inside, lists, target);
        if (target.kind === 'method' && target.associated?.kind === 'event')
          checkEventAccessor(inside, lists, target);
      }
      if (isExplicit && target.kind === 'field') checkHasOffset(inside, target, source.places.get(target));
      readParameters(target);
      if (typeParameters) bindTypeParameterAttributes(inside, typeParameters);
    }
    if (isExplicit) checkOverlaps(binder, source);
    completeAttributes(source.nested);
  }
}

/** The attributes of parameters are bound when they are first read. */
function readParameters(owner: MethodSymbol | PropertySymbol | FieldSymbol | EventSymbol | undefined): void {
  if (owner && 'parameters' in owner) for (const parameter of owner.parameters) void parameter.attributes;
}

function ownerOf(
  source: SourceType,
  target: MethodSymbol | PropertySymbol | FieldSymbol | EventSymbol,
): AttributeOwner {
  switch (target.kind) {
    case 'method':
      if (target.methodKind === 'setter' || target.associated?.kind === 'event')
        return attributeOwners.setter;
      return target.name === '.ctor' || target.name === '.cctor'
        ? attributeOwners.constructor
        : attributeOwners.method;
    case 'property':
      countSteps(source.autoProperties.length);
      return source.autoProperties.some(({ property }) => property === target)
        ? attributeOwners.autoProperty
        : attributeOwners.property;
    case 'event':
      return target.field ? attributeOwners.fieldEvent : attributeOwners.event;
    case 'field':
      return attributeOwners.field;
  }
}

/** The attributes of functions at the top of the script. */
export function completeFunctionAttributes(functions: readonly DeclaredScriptFunction[]): void {
  for (const { method, binder, attributeLists, typeParameters } of functions) {
    if (attributeLists && attributeLists.length > 0) {
      method.attributes = bindAttributes(binder, attributeLists, attributeOwners.method, method);
      checkConditional(binder, attributeLists, method);
    }
    readParameters(method);
    if (typeParameters) bindTypeParameterAttributes(binder, typeParameters);
  }
}

/** The attributes of variables, properties and events at the top of the script. */
export function completeVariableAttributes(
  binder: Binder,
  members: readonly MemberDeclarationSyntax[],
): void {
  for (const member of members) {
    if (!('attributeLists' in member) || member.attributeLists.length === 0) continue;
    const [kind, names] = attributedNames(member);
    if (kind === undefined) continue;
    const attributes = bindAttributes(binder, member.attributeLists, attributeOwners[kind]);
    for (const { start, text } of names) {
      const declared = binder.submission.variableAt(start) ?? binder.submission.member(text);
      if (declared) declared.attributes = attributes;
    }
  }
}

function attributedNames(
  member: MemberDeclarationSyntax,
): readonly [keyof typeof attributeOwners | undefined, readonly IdentifierToken[]] {
  switch (member.kind) {
    case 'PropertyDeclaration':
      return [isAutomatic(member) ? 'autoProperty' : 'property', [member.identifier]];
    case 'FieldDeclaration':
      return ['field', member.declaration.variables.map(({ identifier }) => identifier)];
    case 'EventFieldDeclaration':
      return ['fieldEvent', member.declaration.variables.map(({ identifier }) => identifier)];
    default:
      return [undefined, []];
  }
}

/** `int X { get; set; }`: for code at the top of a script it is a variable. */
export function isAutomatic({ accessors = [] }: PropertyDeclarationSyntax): boolean {
  return accessors.length > 0 && accessors.every(({ body, expressionBody }) => !body && !expressionBody);
}
