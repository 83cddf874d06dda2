// Makes the symbols of properties and indexers.
import { PropertySymbol, errorType } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier, memberFlags } from '../../../symbols/declaration-words.ts';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isNamed, isVoid } from '../../../symbols/type-extensions.ts';
import type { ModifierToken } from '../../../syntax/nodes.ts';
import { accessorOf } from '../../lookup/accessors.ts';
import { phases } from '../../phases.ts';
import { checkAccessors, checkReferenceAccessors } from './accessor-checks.ts';
import { allowedModifiers } from './allowed-modifiers.ts';
import { checkAutomatic, isSetter } from './backing-fields.ts';
import type { PropertySyntax } from './backing-fields.ts';
import { bindExplicitInterface } from './explicit-interfaces.ts';
import { bindIndexerName } from './indexer-name.ts';
import { makeAccessors } from './make-accessors.ts';
import type { MemberHost } from './member-host.ts';
import { checkPropertyModifiers, isNameTaken } from './member-modifiers.ts';
import { accessibilityOf, checkAccess, defaultAccess, permittedModifiers } from './modifiers.ts';
import { checkHiding, findOverridden } from './overriding.ts';
import { withDefinition } from './partial-parameters.ts';
import { checkReference, makeParameters } from './signatures.ts';

/** The symbol of a property or indexer with its accessors; reports what is wrong with them. */
export function makeProperty(
  host: MemberHost,
  syntax: PropertySyntax,
  definition?: PropertySyntax,
): PropertySymbol {
  const { type, binder } = host;
  const isIndexer = syntax.kind === 'IndexerDeclaration';
  const nameSpan: TextSpan = isIndexer ? syntax.thisKeyword : syntax.identifier;
  const isExplicit = syntax.explicitInterface !== undefined;
  const modifiers = permittedProperty(host, syntax, nameSpan);
  const accessors = syntax.accessors ?? [];
  const hasBody =
    syntax.expressionBody !== undefined ||
    accessors.some((accessor) => accessor.body ?? accessor.expressionBody);
  const flags = memberFlags(modifiers, type, hasBody, isExplicit);
  const property = new PropertySymbol(
    isIndexer ? 'this[]' : syntax.identifier.text,
    type,
    isExplicit ? 'public' : accessibilityOf(modifiers, defaultAccess(type)),
    flags,
  );
  if (definition) binder.bindDeclaredType(definition.type, definition.type);
  property.type = binder.bindDeclaredType(nameSpan, syntax.type);
  if (isVoid(property.type)) {
    if (isIndexer) binder.error('CS0620', nameSpan);
    else binder.error('CS0547', nameSpan, [displayMember(property)]);
    property.type = errorType;
  }
  if (isNamed(property.type) && property.type.flags.isStatic)
    binder.error('CS0722', syntax.type, [displayType(property.type)]);
  if (isIndexer) {
    const { parameterList } = syntax;
    property.parameters =
      definition?.kind === 'IndexerDeclaration'
        ? withDefinition(binder, property, parameterList, definition.parameterList)
        : makeParameters(binder, parameterList, property);
    if (property.parameters.length === 0)
      binder.error('CS1551', { start: parameterList.end - 1, end: parameterList.end });
    for (const parameter of parameterList.parameters) checkReference(binder, parameter.modifiers);
    const value = parameterList.parameters.find(({ identifier }) => identifier.text === 'value');
    if (value && accessors.some(isSetter)) binder.error('CS0316', value.identifier, ['value']);
  }
  property.explicitInterface = bindExplicitInterface(host, syntax.explicitInterface, property);
  host.places.set(property, nameSpan);
  const display = displayMember(property);
  if (!isIndexer && property.name === type.name && !isExplicit && isNameTaken(type, property))
    binder.error('CS0542', nameSpan, [type.name]);
  if (syntax.attributeLists.length > 0) bindIndexerName(host, property, syntax);
  const lists = [...(definition?.attributeLists ?? []), ...syntax.attributeLists];
  host.attributes.push({ target: property, lists, binder });
  const written = { host, property, syntax, modifiers, nameSpan, definition };
  const accessorsMade = makeAccessors(written);
  for (const { keyword, attributeLists } of definition?.accessors ?? []) {
    const target = keyword === 'get' ? property.getMethod : property.setMethod;
    if (target && attributeLists.length > 0) host.attributes.push({ target, lists: attributeLists, binder });
  }
  binder.compilation.checks.later(() => {
    const late = binder.withPhase(phases.typeChecks);
    checkAccess(late, modifiers, nameSpan);
    checkPropertyModifiers(late, host, { member: property, modifiers, nameSpan, display });
    checkAutomatic(late, written);
    checkReferenceAccessors(late, syntax, nameSpan);
    if (!syntax.expressionBody) checkAccessors(late, property, accessorsMade, nameSpan);
  });
  const overridden = flags.isOverride ? findOverridden(host, property, nameSpan) : undefined;
  if (overridden)
    for (const accessor of [property.getMethod, property.setMethod])
      if (accessor)
        accessor.key =
          accessorOf(overridden, accessor.methodKind === 'getter' ? 'getMethod' : 'setMethod')?.key ??
          accessor.key;
  property.key = (property.getMethod ?? property.setMethod)?.key;
  if (!flags.isOverride && !property.explicitInterface) {
    const isNew = hasModifier(modifiers, 'new');
    binder.compilation.checks.later(() => checkHiding(host, property, display, nameSpan, isNew));
  }
  return property;
}

/** The words before a property that it may have; nothing static is required. */
function permittedProperty(
  { type, binder }: MemberHost,
  { kind, modifiers, explicitInterface }: PropertySyntax,
  nameSpan: TextSpan,
): readonly ModifierToken[] {
  const form = kind === 'IndexerDeclaration' ? 'indexer' : 'property';
  const permitted = permittedModifiers(binder, {
    modifiers,
    allowed: allowedModifiers(form, type, explicitInterface !== undefined),
    nameSpan,
    inInterface: type.kind === 'interface',
  });
  if (!hasModifier(permitted, 'required') || !hasModifier(permitted, 'static')) return permitted;
  binder.error('CS0106', nameSpan, ['required']);
  return permitted.filter(({ text }) => text !== 'required');
}
