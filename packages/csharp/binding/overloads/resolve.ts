// Overload resolution: of the methods that take the arguments the one that takes them best (C# 12.6.4).
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { countStep, countSteps } from '@mockwright/language/text/work-limit';
import type { Library } from '../../symbols/library.ts';
import { isDelegate } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { declaringType, sameSignature, sameType } from '../lookup/member-lookup.ts';
import { checkApplicable } from './applicability.ts';
import type { Applicable, CallShape, Inapplicable } from './applicability.ts';
import { elementOfParams } from './argument.ts';
import { betterConversion, betterParamsCollection } from './betterness.ts';

/** The method that is meant; several that are equally good; or why each cannot be called. */
export type Resolution =
  | { readonly kind: 'success'; readonly candidate: Applicable }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Applicable[] }
  | { readonly kind: 'failed'; readonly failures: readonly Inapplicable[] };

/** Chooses among methods of one name. */
export function resolveOverload(
  binder: Binder,
  methods: readonly MethodSymbol[],
  shape: CallShape,
): Resolution {
  const applicable: Applicable[] = [];
  const failures: Inapplicable[] = [];
  for (const method of methods) {
    countStep();
    const result = checkApplicable(binder, method, shape);
    if ('failure' in result) failures.push(result);
    else applicable.push(result);
  }
  const { accepts } = shape;
  const accepted = accepts ? applicable.filter(accepts) : applicable;
  if (accepted.length === 0) return { kind: 'failed', failures };
  const nearest =
    accepted.length === 1
      ? accepted
      : withoutLessPreferred(withoutMismatches(withoutBaseMembers(accepted), shape));
  if (nearest.length === 1) return { kind: 'success', candidate: nearest[0]! };
  const best = nearest.filter((one) =>
    nearest.every((other) => other === one || isBetterMember(binder, shape, one, other)),
  );
  return best.length === 1
    ? { kind: 'success', candidate: best[0]! }
    : { kind: 'ambiguous', candidates: unbeaten(binder, shape, nearest) };
}

/** Those that no other is better than, which are the ones to be told of; all where each is beaten by some other. */
function unbeaten(
  binder: Binder,
  shape: CallShape,
  candidates: readonly Applicable[],
): readonly Applicable[] {
  const left = candidates.filter(
    (one) => !candidates.some((other) => other !== one && isBetterMember(binder, shape, other, one)),
  );
  return left.length > 1 ? left : candidates;
}

/**
 * A method of a base type does not count where a derived type has one that applies, nor, through a type parameter, one of
 * an interface beside the class's own of the same signature.
 */
function withoutBaseMembers(candidates: readonly Applicable[]): readonly Applicable[] {
  const containers = candidates.map(({ method }) => declaringType(method));
  return candidates.filter(({ method }, index) => {
    countSteps(candidates.length);
    return !containers.some(
      (other, at) =>
        isDerivedFrom(other, containers[index]!) ||
        (containers[index]?.kind === 'interface' &&
          other?.kind === 'class' &&
          other.special !== 'object' &&
          sameSignature(candidates[at]!.method, method)),
    );
  });
}

/** Static methods of a value and others of a type do not count, unless that is all there is: that is told. */
function withoutMismatches(
  candidates: readonly Applicable[],
  { wantsStatic }: CallShape,
): readonly Applicable[] {
  if (wantsStatic === undefined) return candidates;
  const fitting = candidates.filter(({ method }) => method.isStatic === wantsStatic);
  return fitting.length > 0 ? fitting : candidates;
}

/** `[OverloadResolutionPriority]`: of the methods of one type only those of its highest priority count. */
function withoutLessPreferred(candidates: readonly Applicable[]): readonly Applicable[] {
  const priorities = candidates.map(({ method }) => priorityOf(method));
  if (priorities.every((priority) => priority === 0)) return candidates;
  return candidates.filter(({ method }, index) =>
    candidates.every(
      (other, at) =>
        other.method.containingType?.definition !== method.containingType?.definition ||
        priorities[at]! <= priorities[index]!,
    ),
  );
}

function priorityOf({ definition }: MethodSymbol): number {
  const { attributes } = definition.associated ?? definition;
  const attribute = attributes.find(
    ({ type }) =>
      type.name === 'OverloadResolutionPriorityAttribute' &&
      type.namespace === 'System.Runtime.CompilerServices',
  );
  return typeof attribute?.arguments[0] === 'number' ? attribute.arguments[0] : 0;
}

function isDerivedFrom(type: NamedType | null, base: NamedType | null): boolean {
  if (!type || !base || type === base || type.definition === base.definition) return false;
  if (base.kind === 'interface')
    return (
      type.allInterfaces.some((face) => face.definition === base.definition) && type.kind === 'interface'
    );
  if (type.kind === 'interface') return base.special === 'object';
  for (let at = type.baseType; at; at = at.baseType) if (at.definition === base.definition) return true;
  return false;
}

/** The type of the parameter to which an argument goes. */
function parameterType(library: Library, candidate: Applicable, argument: number): Type {
  const at = candidate.places[argument]!;
  const { type } = candidate.parameters[at]!;
  return candidate.isExpanded && at === candidate.parameters.length - 1
    ? elementOfParams(type, library)
    : type;
}

/** The same in the method as declared, its own type parameters open. */
function declaredType(library: Library, candidate: Applicable, argument: number): Type {
  const parameters = candidate.method.definition.parameters;
  const at = candidate.places[argument]!;
  const { type } = parameters[at] ?? candidate.parameters[at]!;
  return candidate.isExpanded && at === parameters.length - 1 ? elementOfParams(type, library) : type;
}

/** How many parameters get a value, one for each element of expanded `params`. */
function usedParameters({ parameters, isExpanded, places }: Applicable, arguments_: number): number {
  return isExpanded
    ? Math.max(parameters.length - 1 + places.filter((at) => at === parameters.length - 1).length, arguments_)
    : parameters.length;
}

function isBetterMember(binder: Binder, shape: CallShape, one: Applicable, other: Applicable): boolean {
  countStep();
  const needsFunctionType = usesFunctionType(binder.library, shape, one);
  if (needsFunctionType !== usesFunctionType(binder.library, shape, other)) return !needsFunctionType;
  const count = shape.arguments.length;
  let hasBetter = false;
  let hasWorse = false;
  let allSame = true;
  for (let index = 0; index < count; index++) {
    const first = parameterType(binder.library, one, index);
    const second = parameterType(binder.library, other, index);
    if (sameType(first, second)) continue;
    allSame = false;
    const { expression } = shape.arguments[index]!;
    const better = betterConversion(binder.library, expression, first, second);
    if (better > 0) hasWorse = true;
    if (better < 0) hasBetter = true;
  }
  const usedByOne = usedParameters(one, count);
  const usedByOther = usedParameters(other, count);
  // Each is better somewhere: as the compiler of .NET does it, the one that needs no default values wins.
  if (hasWorse)
    return hasBetter && !one.isExpanded && !other.isExpanded && usedByOne === count && usedByOther !== count;
  if (hasBetter) return true;
  if (!allSame || usedByOne !== usedByOther) {
    if (usedByOne !== usedByOther) {
      if (one.isExpanded !== other.isExpanded) return !one.isExpanded;
      if ((usedByOne === count) !== (usedByOther === count)) return usedByOne === count;
    }
    if (!allSame) return prefersValues(shape, one, other);
  }
  const isGeneric = one.method.definition.typeParameters.length > 0;
  const isOtherGeneric = other.method.definition.typeParameters.length > 0;
  if (isGeneric !== isOtherGeneric) return !isGeneric;
  if (one.isExpanded !== other.isExpanded) return !one.isExpanded;
  if (one.isExpanded && one.parameters.length !== other.parameters.length)
    return one.parameters.length > other.parameters.length;
  if (one.isExpanded) {
    const [first, second] = [one, other].map(({ parameters }) => parameters.at(-1)!.type);
    const better = betterParamsCollection(binder.library, first!, second!);
    if (better !== 0) return better < 0;
  }
  if (usedByOne !== usedByOther && !one.isExpanded) return usedByOne === count;
  if (isMoreSpecific(binder.library, one, other, count)) return true;
  return !isMoreSpecific(binder.library, other, one, count) && prefersValues(shape, one, other);
}

/** Whether a lambda or method group gets a delegate type of its own, as a type argument or to become an object. */
function usesFunctionType(library: Library, shape: CallShape, candidate: Applicable): boolean {
  const { typeParameters } = candidate.method.definition;
  return shape.arguments.some(({ expression }, index) => {
    if (expression.kind !== 'UnboundLambda' && expression.kind !== 'MethodGroup') return false;
    const declared = declaredType(library, candidate, index);
    if (declared.kind === 'typeParameter')
      return shape.typeArguments.length === 0 && typeParameters.includes(declared);
    return !isDelegate(declared);
  });
}

/** Where nothing else tells them apart: arguments passed by value rather than by `in`. */
function prefersValues(shape: CallShape, one: Applicable, other: Applicable): boolean {
  const compared = shape.arguments.map((_, index) => betterRefKind(shape, one, other, index));
  return compared.some((better) => better < 0) && !compared.some((better) => better > 0);
}

function betterRefKind(shape: CallShape, one: Applicable, other: Applicable, argument: number): number {
  if (shape.arguments[argument]!.refKind !== 'none') return 0;
  const first = one.parameters[one.places[argument]!]!.refKind;
  const second = other.parameters[other.places[argument]!]!.refKind;
  return first === second ? 0 : first === 'none' ? -1 : second === 'none' ? 1 : 0;
}

function isMoreSpecific(library: Library, one: Applicable, other: Applicable, count: number): boolean {
  let hasMore = false;
  for (let index = 0; index < count; index++) {
    const compared = compareSpecificity(
      declaredType(library, one, index),
      declaredType(library, other, index),
    );
    if (compared > 0) return false;
    if (compared < 0) hasMore = true;
  }
  return hasMore;
}

/** Negative: the first is more specific, because the second is a type parameter where it is not. */
function compareSpecificity(first: Type, second: Type): number {
  if (first.kind === 'typeParameter' || second.kind === 'typeParameter') {
    return first.kind === second.kind ? 0 : first.kind === 'typeParameter' ? 1 : -1;
  }
  if (first.kind === 'array' && second.kind === 'array')
    return compareSpecificity(first.element, second.element);
  if (!('typeArguments' in first) || !('typeArguments' in second) || first.definition !== second.definition)
    return 0;
  let result = 0;
  for (const [index, argument] of first.typeArguments.entries()) {
    const compared = compareSpecificity(argument, second.typeArguments[index]!);
    if (compared !== 0 && result !== 0 && compared !== result) return 0;
    if (compared !== 0) result = compared;
  }
  return result;
}
