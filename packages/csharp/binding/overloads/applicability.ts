// Whether a method takes certain arguments, and how (C# 12.6.2, 12.6.4.2).
import { constructMethod } from '@mockwright/language/metadata/substitution';
import type { MethodSymbol, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import { isNamed, isRefLike, isStringHandler, isVoid, mentions } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { openStaticMember } from '@mockwright/language/metadata/open-static-member';
import { satisfiesConstraints } from '../types/constraints.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { identity, stringHandlerConversion } from '../conversions/conversion.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { hasAnyErrors } from '../bound-tree/has-errors.ts';
import { acceptsRefKind, elementOfParams } from './argument.ts';
import type { Argument } from './argument.ts';
import { bestAccessibleType } from '../lookup/accessible-type.ts';
import { inferTypeArguments } from './inference.ts';

/** A method (or an indexer's or delegate's parameters) that takes the arguments. */
export interface Applicable {
  /** With its type arguments. */
  readonly method: MethodSymbol;
  readonly parameters: readonly ParameterSymbol[];
  /** `params` taken apart: the last arguments are elements of the array. */
  readonly isExpanded: boolean;
  /** For each argument the index of its parameter. */
  readonly places: readonly number[];
  readonly conversions: readonly (Conversion | undefined)[];
}

/** Why a method does not take the arguments. */
type Failure =
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'missing'; readonly parameter: ParameterSymbol }
  | {
      readonly kind: 'unknownName' | 'namedTwice' | 'repeatedName' | 'outOfPosition';
      readonly argument: Argument;
    }
  | { readonly kind: 'typeArgumentCount' }
  | { readonly kind: 'inference' }
  | { readonly kind: 'constraints' }
  | {
      readonly kind: 'arguments';
      readonly bad: readonly number[];
      readonly places: readonly number[];
      readonly isExpanded: boolean;
    };
/** A method that cannot be called so, and why. */
export interface Inapplicable {
  /** As far as it is known: with type arguments when they could be inferred. */
  readonly method: MethodSymbol;
  /** As it was found. */
  readonly declared: MethodSymbol;
  readonly parameters: readonly ParameterSymbol[];
  readonly failure: Failure;
}

/** What is asked of each candidate. */
export interface CallShape {
  readonly arguments: readonly Argument[];
  /** Those written. */
  readonly typeArguments: readonly Type[];
  /** The first argument is the receiver of an extension method: it converts by identity, reference or boxing only. */
  readonly isExtension: boolean;
  /** Bound at run time, where only `params` arrays can be taken apart. */
  readonly isLate?: boolean;
  /** What was reported fits no parameter; else it fits all. */
  readonly refusesErrors?: boolean;
  /** Some arguments are dynamic: parameters whose types are not known without inference are not looked at (C# 12.6.5). */
  readonly ignoresOpenTypes?: boolean;
  /** Only static methods can be meant, or only others; undefined where both can. */
  readonly wantsStatic?: boolean | undefined;
  /** What else must hold of a candidate that takes the arguments. */
  readonly accepts?: (candidate: Applicable) => boolean;
}

/** Whether one of the methods may turn out to be meant, whatever the dynamic ones among the arguments are. */
export function mayBeMeant(
  binder: Binder,
  methods: readonly MethodSymbol[],
  arguments_: readonly Argument[],
  typeArguments: readonly Type[] = [],
): boolean {
  const shape = { arguments: arguments_, typeArguments, isExtension: false, ignoresOpenTypes: true };
  return methods.some((method) => !('failure' in checkApplicable(binder, method, shape)));
}

/** Tries the normal form, then the expanded one. */
export function checkApplicable(
  binder: Binder,
  method: MethodSymbol,
  shape: CallShape,
): Applicable | Inapplicable {
  const normal = checkForm(binder, method, shape, false);
  // Constraints are looked at only when the form is chosen.
  if (!('failure' in normal) || normal.failure.kind === 'constraints') return normal;
  const rest = method.parameters.at(-1);
  if (!rest?.isParams || (shape.isLate === true && rest.type.kind !== 'array')) return normal;
  const expanded = checkForm(binder, method, shape, true);
  if (!('failure' in expanded)) return expanded;
  return saysMore(binder, expanded, normal) ? expanded : normal;
}

/** Whether that the expanded form fails says more: the normal one takes another number of arguments, or another last one. */
function saysMore(
  binder: Binder,
  { failure: expanded, parameters: constructed }: Inapplicable,
  { failure: normal, parameters }: Inapplicable,
): boolean {
  if (normal.kind === 'tooMany' || normal.kind === 'missing')
    return expanded.kind !== 'tooMany' && expanded.kind !== 'missing';
  const last = parameters.length - 1;
  if (expanded.kind === 'constraints')
    return normal.kind !== 'inference' || mayBeConstructed(binder, constructed.at(-1)!.type);
  return (
    expanded.kind === 'arguments' &&
    normal.kind === 'arguments' &&
    normal.bad.some((index) => normal.places[index] === last)
  );
}

/** Whether the type arguments of a collection are ones that it may have. */
const mayBeConstructed = (binder: Binder, type: Type): boolean =>
  !isNamed(type) || satisfiesConstraints(binder, type.definition.typeParameters, type.typeArguments, null);

function checkForm(
  binder: Binder,
  method: MethodSymbol,
  shape: CallShape,
  isExpanded: boolean,
): Applicable | Inapplicable {
  const { parameters } = method;
  if (shape.typeArguments.length > 0 && shape.typeArguments.length !== method.typeParameters.length)
    return inapplicable(method, { kind: 'typeArgumentCount' });
  const places = placeArgumentsOf(parameters, shape.arguments, isExpanded);
  if (!Array.isArray(places)) return inapplicable(method, places);
  let chosen = method;
  const isOpen = isOpenGeneric(method);
  const ignored = isOpen && shape.typeArguments.length === 0 && shape.ignoresOpenTypes === true;
  if (isOpen && !ignored) {
    if (shape.typeArguments.length > 0) {
      chosen = constructed(binder, method, shape.typeArguments);
    } else {
      const inferred = infer(binder, method, shape, places, isExpanded);
      if (!inferred) return inapplicable(method, { kind: 'inference' });
      chosen = constructed(binder, method, inferred);
    }
  }
  const conversions: (Conversion | undefined)[] = [];
  const bad: number[] = [];
  for (let index = 0; index < places.length; index++) {
    const argument = shape.arguments[index]!;
    const at = places[index]!;
    const parameter = chosen.parameters[at]!;
    const type =
      isExpanded && at === parameters.length - 1
        ? elementOfParams(parameter.type, binder.library)
        : parameter.type;
    const conversion =
      ignored && mentions(type, method.typeParameters)
        ? acceptsRefKind(parameter.refKind, argument.refKind)
          ? identity
          : undefined
        : argumentConversion(binder, argument, parameter, type, shape.isExtension && index === 0);
    // At run time values are passed to none but parameters by value.
    const isReference = shape.isLate === true && argument.refKind === 'none' && parameter.refKind !== 'none';
    const isRefused = shape.refusesErrors === true && hasAnyErrors(argument.expression);
    if (!conversion || isReference || isRefused) bad.push(index);
    conversions.push(conversion);
    // What the other arguments are to a method that is none of the receiver's does not matter.
    if (!conversion && shape.isExtension && index === 0) break;
  }
  if (bad.length > 0) return inapplicable(method, { kind: 'arguments', bad, places, isExpanded }, chosen);
  if (isOpen && !ignored && !isWithinConstraints(binder, chosen))
    return inapplicable(method, { kind: 'constraints' }, chosen);
  return { method: chosen, parameters: chosen.parameters, isExpanded, places, conversions };
}

const inapplicable = (
  declared: MethodSymbol,
  failure: Failure,
  method: MethodSymbol = declared,
): Inapplicable => ({ method, declared, parameters: method.parameters, failure });

const isOpenInterface = (type: Type): boolean =>
  type.kind === 'interface' && openStaticMember(type) !== undefined;
const isStaticClass = (type: Type): boolean => isNamed(type) && type.flags.isStatic === true;

/** A generic method whose type arguments are still its own parameters. */
export function isOpenGeneric({ typeParameters, typeArguments }: MethodSymbol): boolean {
  return (
    typeParameters.length > 0 &&
    typeParameters.every((parameter, index) => typeArguments[index] === parameter)
  );
}

function isWithinConstraints(
  binder: Binder,
  { definition, typeArguments, containingType }: MethodSymbol,
): boolean {
  const { typeParameters } = definition;
  const isConstrained = typeParameters.some(
    ({ constraints }) =>
      constraints.types.length > 0 ||
      constraints.isReference ||
      constraints.isValue ||
      constraints.hasConstructor,
  );
  return (
    !(
      isConstrained ||
      typeArguments.some((type) => isRefLike(type) || isStaticClass(type) || isOpenInterface(type))
    ) || satisfiesConstraints(binder, typeParameters, typeArguments, containingType)
  );
}

/** The method with type arguments, made once a compilation: library methods must not keep a template's types alive. */
export function constructed(
  { compilation }: Binder,
  method: MethodSymbol,
  typeArguments: readonly Type[],
): MethodSymbol {
  const { constructedMethods } = compilation.shared;
  let known = constructedMethods.get(method);
  if (!known) constructedMethods.set(method, (known = new Map()));
  const key =
    typeArguments.length === 1 ? String(typeArguments[0]!.id) : typeArguments.map((type) => type.id).join();
  let result = known.get(key);
  if (!result) known.set(key, (result = constructMethod(method, typeArguments)));
  return result;
}

function infer(
  binder: Binder,
  method: MethodSymbol,
  shape: CallShape,
  places: readonly number[],
  isExpanded: boolean,
): readonly Type[] | undefined {
  const last = method.parameters.length - 1;
  const inferred = inferTypeArguments(
    binder.library,
    method.typeParameters,
    shape.arguments.map((argument, index) => {
      const parameter = method.parameters[places[index]!]!;
      const formal =
        isExpanded && places[index] === last
          ? elementOfParams(parameter.type, binder.library)
          : parameter.type;
      const refKind = parameter.refKind === 'none' ? 'none' : argument.refKind;
      return { expression: argument.expression, formal, refKind };
    }),
  );
  return shape.isLate ? inferred?.map((type) => bestAccessibleType(type, binder.containingType)) : inferred;
}

/** For each argument its parameter; or why there is none. */
function placeArgumentsOf(
  parameters: readonly ParameterSymbol[],
  arguments_: readonly Argument[],
  isExpanded: boolean,
): number[] | Failure {
  return arguments_.some(({ name }) => name !== undefined)
    ? placeNamed(parameters, arguments_, isExpanded)
    : placeInOrder(parameters, arguments_.length, isExpanded);
}

function placeInOrder(
  parameters: readonly ParameterSymbol[],
  count: number,
  isExpanded: boolean,
): number[] | Failure {
  const last = parameters.length - 1;
  const places: number[] = [];
  for (let index = 0; index < count; index++) {
    const at = isExpanded && index >= last ? last : index;
    if (at > last) return { kind: 'tooMany' };
    places.push(at);
  }
  for (let at = count; at < (isExpanded ? last : parameters.length); at++) {
    const parameter = parameters[at]!;
    if (!parameter.optional) return { kind: 'missing', parameter };
  }
  return places;
}

function placeNamed(
  parameters: readonly ParameterSymbol[],
  arguments_: readonly Argument[],
  isExpanded: boolean,
): number[] | Failure {
  const last = parameters.length - 1;
  const places: number[] = [];
  let moved = -1;
  let isParamsNamed = false;
  let unplaced: Failure | undefined;
  for (const [index, argument] of arguments_.entries()) {
    const { name } = argument;
    let at: number;
    if (name) {
      at = parameters.findIndex((parameter) => parameter.name === name.text);
      if (at < 0) unplaced ??= { kind: 'unknownName', argument };
      else if (at !== index && moved < 0) moved = index;
      if (isExpanded && at === last) isParamsNamed = true;
    } else {
      // Behind such names nothing has a place without a name of its own.
      if (moved >= 0) return { kind: 'outOfPosition', argument: arguments_[moved]! };
      at = isExpanded ? Math.min(index, last) : index;
      if (at > last || isParamsNamed) unplaced ??= { kind: 'tooMany' };
    }
    places.push(at);
  }
  if (unplaced) return unplaced;
  const taken = (index: number): Argument => arguments_[places.indexOf(places[index]!)]!;
  const twice = arguments_.find(({ name }, index) => name && !taken(index).name);
  if (twice) return { kind: 'namedTwice', argument: twice };
  for (const [at, parameter] of parameters.entries()) {
    if (places.includes(at) || parameter.optional || (isExpanded && at === last)) continue;
    return { kind: 'missing', parameter };
  }
  const repeated = arguments_.find((argument, index) => argument.name && taken(index) !== argument);
  return repeated ? { kind: 'repeatedName', argument: repeated } : places;
}

/** The conversion of an argument to its parameter's type; undefined when it cannot be passed. */
function argumentConversion(
  binder: Binder,
  argument: Argument,
  parameter: ParameterSymbol,
  type: Type,
  isReceiver: boolean,
): Conversion | undefined {
  const { expression, refKind } = argument;
  const passed = parameter.refKind;
  if (expression.kind === 'OutDeclaration')
    return passed === 'out' && (expression.type === undefined || sameType(expression.type, type))
      ? identity
      : undefined;
  if (refKind !== 'none') {
    const matches = acceptsRefKind(passed, refKind);
    return matches && expression.type !== undefined && sameType(expression.type, type)
      ? identity
      : expression.type?.kind === 'error' && matches
        ? identity
        : undefined;
  }
  if (passed === 'ref' && isReceiver)
    return expression.type && sameType(expression.type, type) ? identity : undefined;
  if (passed === 'ref' && expression.kind === 'UnconvertedInterpolatedString' && type.kind === 'struct')
    return isStringHandler(type) ? stringHandlerConversion : undefined;
  if (passed === 'ref' || passed === 'out') return undefined;
  if (expression.type !== undefined && isVoid(expression.type)) return undefined;
  const conversion = classifyImplicit(binder.library, expression, type);
  // Several conversions are as good as one, until it is to be applied.
  if (!conversion || (conversion.ambiguous && isReceiver)) return undefined;
  if (
    isReceiver &&
    conversion.form !== 'identity' &&
    conversion.form !== 'implicitReference' &&
    conversion.form !== 'boxing' &&
    conversion.form !== 'span' &&
    conversion.form !== 'tuple' &&
    conversion.form !== 'tupleLiteral'
  )
    return undefined;
  return conversion;
}
