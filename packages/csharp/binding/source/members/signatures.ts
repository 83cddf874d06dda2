// Parameters and return types as the code declares them: for methods, local functions, delegates, types.
import { errorType } from '@mockwright/language/metadata/symbols';
import type {
  AttributeData,
  MethodSymbol,
  ParameterSymbol,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import { hasModifier, refKindOf } from '../../../symbols/declaration-words.ts';
import { displayMember, displayType } from '../../../symbols/display.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { LocalSymbol } from '../../../symbols/local-symbols.ts';
import { annotationOf } from '../../../symbols/type-annotations.ts';
import {
  isArray,
  isErroneous,
  isNamed,
  isRefLike,
  isSpan,
  isString,
} from '../../../symbols/type-extensions.ts';
import type { ParameterListSyntax, ParameterSyntax, TypeSyntax } from '../../../syntax/nodes.ts';
import { isMethodTypeParameter } from '../../lookup/name-conflict.ts';
import type { Binder } from '../../binder.ts';
import { phases } from '../../phases.ts';
import { attributeOwners } from './attribute-usage.ts';
import type { AttributeOwner } from './attribute-usage.ts';
import { bindAttributes } from './attributes.ts';
import { callerInfoOf, checkCallerInfo } from './caller-info.ts';
import { handlerArgumentsOf } from './handler-arguments.ts';
import { makesOptional, optionalByAttributes } from './optional-attributes.ts';
import { withDefault } from './parameter-defaults.ts';
import { checkParameterAttributes } from './parameter-attributes.ts';
import { checkParameterModifiers } from './parameter-modifiers.ts';

/**
 * Parameters of a declaration, with what is wrong in their list reported.
 * @param owner what is declared with them
 * @param places where their attributes go
 */
export function makeParameters(
  binder: Binder,
  list: ParameterListSyntax,
  owner?: MethodSymbol | PropertySymbol,
  places: AttributeOwner = attributeOwners.parameter,
): readonly ParameterSymbol[] {
  const names = new Set<string>();
  return list.parameters.map((syntax, index) => {
    const { identifier, modifiers } = syntax;
    checkParameterModifiers(binder, modifiers);
    if (names.has(identifier.text) && !identifier.missing)
      binder.error('CS0100', identifier, [identifier.text]);
    names.add(identifier.text);
    if (isMethodTypeParameter(binder.scope, identifier.text))
      binder.error('CS0412', identifier, [identifier.text]);
    const isParams = hasModifier(modifiers, 'params');
    const isThis = hasModifier(modifiers, 'this');
    const type = syntax.type ? bindParameterType(binder, syntax.type, identifier, owner) : errorType;
    if (isParams && index < list.parameters.length - 1) binder.error('CS0231', syntax);

    const thisWord = modifiers.find(({ text }) => text === 'this');
    if (thisWord && owner && !canExtend(owner)) binder.error('CS0027', thisWord);
    if (thisWord && index === 0 && type.kind === 'dynamic' && syntax.type)
      binder.error('CS1103', syntax.type, [displayType(type)]);
    if (thisWord && index > 0) binder.error('CS1100', thisWord, [owner?.name ?? identifier.text]);
    if (index > 0) checkOptionalOrder(binder, list.parameters, index);
    const refKind = refKindOf(modifiers);
    const isScoped = hasModifier(modifiers, 'scoped') || undefined;
    if (isScoped && refKind === 'none' && !isRefLike(type) && !isErroneous(type))
      binder.error('CS9048', syntax);
    const annotation = syntax.type && annotationOf(syntax.type);
    const declared = { name: identifier.text, type, refKind, isParams, isThis, isScoped, annotation };
    const parameter = withDefault(binder, syntax, declared);
    if (isParams && !isOperator(owner)) checkParamsType(binder, syntax, type);
    return syntax.attributeLists.length === 0
      ? parameter
      : withAttributes(binder, syntax, parameter, list, owner, places);
  });
}

/** What constraints forbid in the signature of a local function is told where it stands. */
const isLocalFunction = (owner: MethodSymbol | PropertySymbol | undefined): boolean =>
  owner?.kind === 'method' && owner.methodKind === 'localFunction';

/** Operators have no `params` at all, which is told of there. */
const isOperator = (owner: MethodSymbol | PropertySymbol | undefined): boolean =>
  owner?.kind === 'method' && (owner.methodKind === 'operator' || owner.methodKind === 'conversion');

/** Only ordinary methods have a receiver among their parameters. */
const canExtend = (owner: MethodSymbol | PropertySymbol): boolean =>
  owner.kind === 'method' &&
  (owner.methodKind === 'ordinary' || owner.methodKind === 'localFunction') &&
  owner.containingType?.kind !== 'delegate';

/** Indexers take values, or variables that they do not change. */
export function checkReference(binder: Binder, modifiers: ParameterSyntax['modifiers']): void {
  const reference = modifiers.find(({ text }) => text === 'ref' || text === 'out');
  if (reference && !hasModifier(modifiers, 'readonly')) binder.error('CS0631', reference);
}

/** Attributes are bound when first asked for, because they may name types that come later. */
function withAttributes(
  outer: Binder,
  syntax: ParameterSyntax,
  parameter: ParameterSymbol,
  list: ParameterListSyntax,
  owner: MethodSymbol | PropertySymbol | undefined,
  places: AttributeOwner,
): ParameterSymbol {
  const { attributeLists } = syntax;
  const isOfMember = outer.containingType !== null && !outer.function;
  const binder = isOfMember ? outer.withPhase(phases.typeChecks) : outer;
  let attributes: readonly AttributeData[] | undefined;
  let optional: ParameterSymbol['optional'];
  const readAttributes = (): readonly AttributeData[] => {
    if (attributes) return attributes;
    attributes = bindAttributes(namingParameters(binder, list), attributeLists, places);
    checkParameterAttributes(parameter.isScoped ? outer : binder, syntax, parameter, attributes);
    optional = optionalByAttributes(binder, syntax, parameter, attributes);
    return attributes;
  };
  let known: Pick<ParameterSymbol, 'callerInfo' | 'handlerArguments'> | undefined;
  // Whether a type is that of a handler its own attributes tell.
  const read = (): typeof known & object => {
    if (known) return known;
    const own = readAttributes();
    const place = {
      binder,
      method: () => (owner ? displayMember(owner) : ''),
      names: list.parameters.map(({ identifier }) => identifier.text),
      isInstance: owner?.isStatic === false && owner.name !== '.ctor',
    };
    const handlerArguments = handlerArgumentsOf(place, parameter, own, attributeLists[0]!.attributes[0]!);
    checkCallerInfo(binder, syntax, own, parameter.type);
    known = { callerInfo: callerInfoOf(own), handlerArguments };
    return known;
  };
  Object.defineProperty(parameter, 'attributes', { enumerable: true, get: readAttributes });
  if (makesOptional(syntax))
    Object.defineProperty(parameter, 'optional', {
      enumerable: true,
      get: () => (readAttributes(), optional),
    });
  for (const name of ['callerInfo', 'handlerArguments'] as const)
    Object.defineProperty(parameter, name, { enumerable: true, get: () => read()[name] });
  binder.compilation.checks.later(() => void read());
  return parameter;
}

/** In attributes of parameters `nameof` can name all of them. */
function namingParameters(outer: Binder, list: ParameterListSyntax): Binder {
  const binder = outer.withNewScope();
  for (const { identifier, type } of list.parameters) {
    const { result } = binder.speculate(() => (type ? outer.bindType(type) : errorType));
    binder.declareParameter(new LocalSymbol(identifier.text, 'parameter', result, null, identifier));
  }
  return binder;
}

function bindParameterType(
  binder: Binder,
  syntax: TypeSyntax,
  name: TextSpan,
  owner: MethodSymbol | PropertySymbol | undefined,
): Type {
  const type = isLocalFunction(owner) ? binder.bindType(syntax) : binder.bindDeclaredType(name, syntax);
  if (isNamed(type) && type.flags.isStatic) {
    binder.error('CS0721', syntax, [displayType(type)]);
  }
  return type;
}

/** Collections of the library that every `params` can have. */
function isParamsType(type: Type): boolean {
  if (isArray(type)) return type.rank === 1;
  return (
    isSpan(type) ||
    (isNamed(type) && type.namespace === 'System.Collections.Generic' && generic.has(type.name))
  );
}
const generic: ReadonlySet<string> = new Set([
  'ICollection',
  'IEnumerable',
  'IList',
  'IReadOnlyCollection',
  'IReadOnlyList',
  'List',
]);

/** Whether a variable is returned rather than a value. */
export function returnedRefKind(syntax: TypeSyntax): MethodSymbol['refKind'] {
  return syntax.kind === 'RefType' ? (syntax.readOnly ? 'ref readonly' : 'ref') : 'none';
}

/** The type that a method returns, noted with how it is passed; reports static classes. */
export function bindReturnType(
  binder: Binder,
  syntax: TypeSyntax,
  method: MethodSymbol,
  nameSpan: TextSpan = syntax,
): Type {
  method.refKind = returnedRefKind(syntax);
  method.returnAnnotation = annotationOf(syntax);
  const type = isLocalFunction(method) ? binder.bindType(syntax) : binder.bindDeclaredType(nameSpan, syntax);
  if (isNamed(type) && type.flags.isStatic) {
    binder.error('CS0722', nameSpan, [displayType(type)]);
    return errorType;
  }
  return type;
}

/** Reports `params` of what is no collection (CS0225), or is one that nobody can fill. */
export function checkParamsType(binder: Binder, { modifiers }: ParameterSyntax, type: Type): void {
  if (isErroneous(type) || isParamsType(type)) return;
  const word = modifiers.find(({ text }) => text === 'params')!;
  const phase = binder.containingType ? phases.typeChecks : phases.names;
  const place = binder.function ? binder : binder.withPhase(phase);
  // The attributes of types are known later.
  binder.compilation.checks.later(() => {
    if (isString(type)) place.error('CS1729', word, [displayType(type), 0]);
    else if (isNamed(type) && !type.special) place.areas.checkParamsCollection(place, type, word);
    else place.error('CS0225', word);
  });
}

/** Reports a parameter without a default behind one that has one (CS1737), at the comma or parenthesis after it. */
export function checkOptionalOrder(
  binder: Binder,
  parameters: readonly ParameterSyntax[],
  index: number,
): void {
  const { default: value, modifiers, identifier } = parameters[index]!;
  if (value || identifier.missing || hasModifier(modifiers, 'params')) return;
  if (!parameters.slice(0, index).some((each) => each.default !== undefined)) return;
  const next = identifier.end + binder.source.text.slice(identifier.end).search(/\S/);
  binder.error('CS1737', { start: next, end: next + 1 });
}
