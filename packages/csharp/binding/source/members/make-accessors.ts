// Makes the symbols of the accessors of properties and indexers.
import { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { ParameterSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { Accessibility, MemberFlags } from '@mockwright/language/metadata/symbol-kinds';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { metadataNameOf } from '../../../symbols/type-extensions.ts';
import type { AccessorDeclarationSyntax, ParameterListSyntax } from '../../../syntax/nodes.ts';
import { checkAccessor } from './accessor-checks.ts';
import type { WrittenAccessor } from './accessor-checks.ts';
import { accessorModifiers } from './allowed-modifiers.ts';
import {
  hasMadeAccessors,
  isBodiless,
  isSetter,
  makeHiddenField,
  nameBackingField,
  usesBackingField,
} from './backing-fields.ts';
import type { PropertySyntax, WrittenProperty } from './backing-fields.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { accessibilityOf, permittedModifiers } from './modifiers.ts';
import { returnedRefKind } from './signatures.ts';

/** Makes the accessors of a property, and its hidden field; @returns the accessors between braces */
export function makeAccessors(written: WrittenProperty): readonly WrittenAccessor[] {
  const { syntax } = written;
  if (syntax.expressionBody) {
    makeExpressionGetter(written);
    return [];
  }
  const isMade = hasMadeAccessors(written);
  const made = (syntax.accessors ?? []).flatMap((accessor) => makeWrittenAccessor(written, accessor, isMade));
  makeHiddenField(written);
  return made;
}

/** `int P => x;`. */
function makeExpressionGetter(written: WrittenProperty): void {
  const { host, property, syntax, modifiers, nameSpan } = written;
  const { flags, accessibility } = property;
  const refKind = returnedRefKind(syntax.type);
  const method = makeAccessor(host, property, 'get', flags, accessibility, false, refKind);
  const { expression } = syntax.expressionBody!;
  host.places.set(method, expression);
  const accessor = { method, modifiers: [], nameSpan: expression, hasBody: true, isMade: false };
  checkAccessor(host, property, accessor, modifiers);
  host.methods.push({
    method,
    binder: host.binder,
    kind: 'accessor',
    parameterList: parametersOf(syntax),
    body: undefined,
    expression,
    nameSpan,
    start: syntax.start,
  });
  if (usesBackingField(syntax)) nameBackingField(written);
}

const parametersOf = (syntax: PropertySyntax): ParameterListSyntax | undefined =>
  syntax.kind === 'IndexerDeclaration' ? syntax.parameterList : undefined;

function makeWrittenAccessor(
  { host, property, syntax, modifiers: ofProperty }: WrittenProperty,
  accessor: AccessorDeclarationSyntax,
  isMade: boolean,
): readonly WrittenAccessor[] {
  const { keyword, keywordToken } = accessor;
  if (keyword !== 'get' && keyword !== 'set' && keyword !== 'init') return [];
  const { binder } = host;
  const first = syntax.accessors?.find((each) => isSetter(each) === isSetter(accessor));
  if (first !== accessor) binder.error('CS1007', keywordToken);
  const refKind = returnedRefKind(syntax.type);
  const modifiers = permittedModifiers(binder, {
    modifiers: accessor.modifiers,
    allowed: accessorModifiers(host.type, property.explicitInterface !== undefined),
    nameSpan: keywordToken,
    inInterface: host.type.kind === 'interface',
  });
  const method = makeAccessor(
    host,
    property,
    keyword,
    property.flags,
    accessibilityOf(modifiers, property.accessibility),
    hasModifier(modifiers, 'readonly'),
    refKind,
  );
  host.places.set(method, keywordToken);
  const hasBody = !isBodiless(accessor);
  const written: WrittenAccessor = {
    method,
    modifiers,
    nameSpan: keywordToken,
    hasBody,
    isMade: isMade && !hasBody,
    hasWrongWords: modifiers.length < accessor.modifiers.length,
  };
  checkAccessor(host, property, written, ofProperty);
  if (accessor.attributeLists.length > 0)
    host.attributes.push({ target: method, lists: accessor.attributeLists, binder });
  if (hasBody || (method.flags.isExtern && !method.flags.isAbstract))
    host.methods.push({
      method,
      binder,
      kind: 'accessor',
      parameterList: parametersOf(syntax),
      body: accessor.body,
      expression: accessor.expressionBody?.expression,
      nameSpan: keywordToken,
      start: accessor.start,
    });
  return [written];
}

/** A getter or setter of the property, without a body yet. */
export function makeAccessor(
  host: MemberHost,
  property: PropertySymbol,
  keyword: 'get' | 'set' | 'init',
  flags: MemberFlags,
  accessibility: Accessibility,
  isReadOnly: boolean,
  refKind: MethodSymbol['refKind'] = 'none',
): MethodSymbol {
  const { type, binder } = host;
  const isGetter = keyword === 'get';
  const name = `${isGetter ? 'get' : 'set'}_${metadataNameOf(property)}`;
  const method = new MethodSymbol(name, isGetter ? 'getter' : 'setter', type, accessibility, {
    ...flags,
    isReadOnly: isReadOnly || flags.isReadOnly === true,
    isInitOnly: keyword === 'init',
    isRequired: false,
  });
  const value: ParameterSymbol = {
    name: 'value',
    type: property.type,
    refKind: 'none',
    isParams: false,
    isThis: false,
  };
  if (isGetter) method.refKind = refKind;
  method.returnType = isGetter ? property.type : binder.library.special('void');
  method.parameters = isGetter ? property.parameters : [...property.parameters, value];
  method.associated = property;
  method.explicitInterface = property.explicitInterface;
  method.key = newKey(host, name);
  if (isGetter) property.getMethod = method;
  else property.setMethod = method;
  return method;
}
