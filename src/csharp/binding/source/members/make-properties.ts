// Makes the symbols of properties and indexers, their accessors and hidden fields.
import { FieldSymbol, MethodSymbol, PropertySymbol, errorType } from '../../../../metadata/symbols.ts';
import type { Accessibility, MemberFlags, NamedType, ParameterSymbol } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { hasModifier, memberFlags } from '../../../symbols/declaration-words.ts';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isErroneous, isNamed, isVoid, metadataNameOf } from '../../../symbols/type-facts.ts';
import type {
  AccessorDeclarationSyntax,
  ExpressionSyntax,
  IndexerDeclarationSyntax,
  ModifierToken,
  ParameterListSyntax,
  PropertyDeclarationSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { phases } from '../../phases.ts';
import { mentionsName } from '../../syntax-walk.ts';
import { bindExplicitInterface } from './explicit-interfaces.ts';
import { checkRefLikeField } from './make-fields.ts';
import { bindIndexerName } from './indexer-name.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { accessorModifiers, allowedModifiers } from './allowed-modifiers.ts';
import { checkPropertyModifiers, isNameTaken } from './member-modifiers.ts';
import { accessibilityOf, checkAccess, defaultAccess, permittedModifiers } from './modifiers.ts';
import { checkHiding, findInherited, findOverridden } from './overriding.ts';
import { checkAccessor, checkAccessors } from './accessor-checks.ts';
import type { WrittenAccessor } from './accessor-checks.ts';
import { checkReference, makeParameters, returnedRefKind } from './signatures.ts';

/** The symbol of a property or indexer with its accessors; reports what is wrong with them. */
export function makeProperty(
  host: MemberHost,
  syntax: PropertyDeclarationSyntax | IndexerDeclarationSyntax,
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
    property.parameters = makeParameters(binder, parameterList, property);
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
  const accessorsMade = makeAccessors(host, property, syntax, modifiers, nameSpan);
  binder.compilation.checkLater(() => {
    const late = binder.withPhase(phases.typeChecks);
    checkAccess(late, modifiers, nameSpan);
    checkPropertyModifiers(late, host, { member: property, modifiers, nameSpan, display });
    if (!syntax.expressionBody) checkAccessors(late, property, accessorsMade, nameSpan);
  });
  const overridden = flags.isOverride ? findOverridden(host, property, nameSpan) : undefined;
  if (overridden)
    for (const accessor of [property.getMethod, property.setMethod])
      if (accessor) accessor.key = inheritedKey(type, overridden, accessor) ?? accessor.key;
  property.key = (property.getMethod ?? property.setMethod)?.key;
  if (!flags.isOverride && !property.explicitInterface) {
    const isNew = hasModifier(modifiers, 'new');
    binder.compilation.checkLater(() => checkHiding(host, property, display, nameSpan, isNew));
  }
  host.attributes.push({ target: property, lists: syntax.attributeLists, binder });
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

/** The key of the accessor that is overridden, which may stand further up than the nearest override. */
function inheritedKey(
  type: NamedType,
  overridden: PropertySymbol,
  accessor: MethodSymbol,
): string | undefined {
  return inheritedAccessor(type, overridden, accessor.methodKind === 'getter' ? 'getMethod' : 'setMethod')
    ?.key;
}

/** The accessor of the overridden property, or of the one which that overrides. */
export function inheritedAccessor(
  type: NamedType,
  overridden: PropertySymbol,
  own: 'getMethod' | 'setMethod',
): MethodSymbol | undefined {
  for (
    let base: PropertySymbol | undefined = overridden;
    base;
    base = base.containingType ? findInherited(base.containingType, base) : undefined
  ) {
    if (base[own]) return base[own];
    if (!base.flags.isOverride || base.containingType === type) return undefined;
  }
  return undefined;
}

type PropertySyntax = PropertyDeclarationSyntax | IndexerDeclarationSyntax;

function makeAccessors(
  host: MemberHost,
  property: PropertySymbol,
  syntax: PropertySyntax,
  modifiers: readonly ModifierToken[],
  nameSpan: TextSpan,
): readonly WrittenAccessor[] {
  if (!syntax.expressionBody) return makeWrittenAccessors(host, property, syntax, modifiers, nameSpan);
  makeExpressionGetter(host, property, syntax, modifiers, nameSpan);
  return [];
}

/** `int P => x;`. */
function makeExpressionGetter(
  host: MemberHost,
  property: PropertySymbol,
  syntax: PropertySyntax,
  modifiers: readonly ModifierToken[],
  nameSpan: TextSpan,
): void {
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
  if (usesBackingField(syntax)) nameBackingField(host, property, undefined, nameSpan, syntax.start);
}

const parametersOf = (syntax: PropertySyntax): ParameterListSyntax | undefined =>
  syntax.kind === 'IndexerDeclaration' ? syntax.parameterList : undefined;

function makeWrittenAccessors(
  host: MemberHost,
  property: PropertySymbol,
  syntax: PropertySyntax,
  modifiers: readonly ModifierToken[],
  nameSpan: TextSpan,
): readonly WrittenAccessor[] {
  const accessors = syntax.accessors ?? [];
  const isAuto = isAutomatic(host, property, syntax, modifiers);
  const isMade = isAuto || isStaticAutomatic(host, property, syntax, modifiers);
  const made = accessors.flatMap((accessor) =>
    makeWrittenAccessor(
      host,
      property,
      syntax,
      accessor,
      modifiers,
      isMade || needsField(host, property, syntax, modifiers),
    ),
  );
  makeHiddenField(host, property, syntax, modifiers, nameSpan, isAuto, isMade);
  return made;
}

/** Makes the hidden field of a property that has one, and reports what is wrong with its having one. */
function makeHiddenField(
  host: MemberHost,
  property: PropertySymbol,
  syntax: PropertySyntax,
  modifiers: readonly ModifierToken[],
  nameSpan: TextSpan,
  isAuto: boolean,
  isMade: boolean,
): void {
  const { binder } = host;
  const accessors = syntax.accessors ?? [];
  const initializer = syntax.kind === 'IndexerDeclaration' ? undefined : syntax.initializer;
  const namesField = needsField(host, property, syntax, modifiers);
  const isAutoForm = accessors.every(isBodiless);
  const late = binder.withPhase(phases.typeChecks);
  if (namesField && host.type.kind === 'interface' && !property.isStatic) late.error('CS0525', nameSpan);
  if (!isMade && !namesField) {
    if (initializer && !isErroneous(property.type))
      late.error(host.type.kind === 'interface' && isAutoForm ? 'CS8053' : 'CS8050', nameSpan);
    return;
  }
  reportUnusedField(binder, property, accessors);
  if (isAuto && hasModifier(modifiers, 'readonly') && property.setMethod?.flags.isInitOnly === false)
    binder.error('CS8659', nameSpan, [displayMember(property)]);
  if (isAuto && returnedRefKind(syntax.type) !== 'none') binder.error('CS8145', nameSpan);
  else if (isAuto && accessors.length > 0 && accessors.every(isBodiless) && accessors.every(isSetter))
    binder.error('CS8051', accessors[0]!.keywordToken);
  if (namesField) nameBackingField(host, property, initializer, nameSpan, syntax.start);
  else {
    checkRefLikeField(host, property, syntax.type);
    addBackingField(host, property, initializer, nameSpan, syntax.start);
  }
}

/** One accessor is made over a hidden field or names it, the other one does without (CS9266). */
function reportUnusedField(
  binder: Binder,
  property: PropertySymbol,
  accessors: readonly AccessorDeclarationSyntax[],
): void {
  const uses = (accessor: AccessorDeclarationSyntax): boolean =>
    isBodiless(accessor) ||
    [accessor.body, accessor.expressionBody].some((body) => body && mentionsName(body, 'field'));
  if (accessors.length !== 2 || !accessors.some(uses)) return;
  for (const accessor of accessors)
    if (!uses(accessor))
      binder.error('CS9266', accessor.keywordToken, [accessor.keyword, displayMember(property)]);
}

const isBodiless = (accessor: AccessorDeclarationSyntax): boolean =>
  !accessor.body && !accessor.expressionBody;

/** Whether the compiler makes the accessors that have no code, over a hidden field. */
function isAutomatic(
  { type }: MemberHost,
  { flags }: PropertySymbol,
  syntax: PropertySyntax,
  modifiers: readonly ModifierToken[],
): boolean {
  const accessors = syntax.accessors ?? [];
  return (
    syntax.kind !== 'IndexerDeclaration' &&
    !flags.isAbstract &&
    !hasModifier(modifiers, 'extern') &&
    type.kind !== 'interface' &&
    (accessors.length === 0 || accessors.some(isBodiless))
  );
}

/** Interfaces have automatic properties of their own only when they are static. */
function isStaticAutomatic(
  { type }: MemberHost,
  property: PropertySymbol,
  syntax: PropertySyntax,
  modifiers: readonly ModifierToken[],
): boolean {
  return (
    type.kind === 'interface' &&
    property.isStatic &&
    (syntax.accessors ?? []).some(isBodiless) &&
    !hasModifier(modifiers, 'abstract')
  );
}

/** Whether the code of the accessors needs a hidden field, because it names it or stands beside an accessor without code. */
function needsField(
  { type }: MemberHost,
  { flags }: PropertySymbol,
  syntax: PropertySyntax,
  modifiers: readonly ModifierToken[],
): boolean {
  if (usesBackingField(syntax)) return true;
  const accessors = syntax.accessors ?? [];
  return (
    type.kind === 'interface' &&
    syntax.kind !== 'IndexerDeclaration' &&
    flags.isVirtual === true &&
    !hasModifier(modifiers, 'extern') &&
    accessors.some(isBodiless) &&
    !accessors.every(isBodiless)
  );
}

function makeWrittenAccessor(
  host: MemberHost,
  property: PropertySymbol,
  syntax: PropertySyntax,
  accessor: AccessorDeclarationSyntax,
  ofProperty: readonly ModifierToken[],
  isAuto: boolean,
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
  if (refKind !== 'none' && isSetter(accessor)) binder.error('CS8147', keywordToken);
  const hasBody = !isBodiless(accessor);
  const written: WrittenAccessor = {
    method,
    modifiers,
    nameSpan: keywordToken,
    hasBody,
    isMade: isAuto && !hasBody,
    hasWrongWords: modifiers.length < accessor.modifiers.length,
  };
  checkAccessor(host, property, written, ofProperty);
  if (accessor.attributeLists.length > 0)
    host.attributes.push({ target: method, lists: accessor.attributeLists, binder });
  if (hasBody)
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

const isSetter = ({ keyword }: AccessorDeclarationSyntax): boolean => keyword !== 'get';

/** Whether an accessor's body names `field`, the hidden field of the property. */
export function usesBackingField(syntax: PropertyDeclarationSyntax | IndexerDeclarationSyntax): boolean {
  if (syntax.kind === 'IndexerDeclaration') return false;
  const bodies = [
    syntax.expressionBody,
    ...(syntax.accessors ?? []).flatMap((accessor) => [accessor.body, accessor.expressionBody]),
  ];
  return bodies.some((body) => body !== undefined && mentionsName(body, 'field'));
}

function addBackingField(
  host: MemberHost,
  property: PropertySymbol,
  initializer: ExpressionSyntax | undefined,
  nameSpan: TextSpan,
  start: number,
): FieldSymbol {
  const field = backingField(host, property);
  host.fields.push({ field, binder: host.binder, initializer, nameSpan, start, isDeclared: false });
  return field;
}

/** A hidden field that the accessors call `field`. */
function nameBackingField(
  host: MemberHost,
  property: PropertySymbol,
  initializer: ExpressionSyntax | undefined,
  nameSpan: TextSpan,
  start: number,
): void {
  host.binder.compilation.backingFields.set(
    property,
    addBackingField(host, property, initializer, nameSpan, start),
  );
}

/** The hidden field of an automatic property, found again by `field` in its accessors. */
export function backingField(host: MemberHost, property: PropertySymbol): FieldSymbol {
  const field = new FieldSymbol('field', host.type, 'private', { isStatic: property.isStatic });
  field.type = property.type;
  field.key = newKey(host, property.name);
  property.backingField = field;
  host.autoProperties.push({ property, field });
  return field;
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
