// Chooses user-defined conversions (C# 10.5), as Roslyn does: with lifting, and with constants as sources.
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { Library } from '../../symbols/library.ts';
import {
  canBeNull,
  isNamed,
  isNonNullableValueType,
  isNullable,
  stripNullable,
} from '../../symbols/type-extensions.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { constraintInterfaces, isStaticVirtual, throughTypeParameter } from '../types/static-virtual.ts';
import { builtInExplicit, builtInImplicit } from './between-types.ts';
import type { Conversion } from './conversion.ts';

/** An operator that could be used, with the types between which it converts (nullable ones when lifted). */
interface Candidate {
  readonly method: MethodSymbol;
  readonly from: Type;
  readonly to: Type;
  readonly source: Conversion;
  readonly target: Conversion;
}

/** The conversion from the source expression to a type; from its type alone where there is no expression. */
export type SourceConversion = (to: Type) => Conversion | undefined;

/** The types whose operators count: the type, or what is under `?`, and its base classes. */
function operatorTypes(from: Type | undefined, to: Type): readonly NamedType[] {
  const types: NamedType[] = [];
  for (const end of [from, to]) {
    if (end === undefined) continue;
    const start = stripNullable(end);
    if (start.kind === 'typeParameter') {
      for (const constraint of start.constraints.types)
        if (isNamed(constraint) && constraint.kind === 'class') addChain(types, constraint);
    } else if (isNamed(start) && start.kind !== 'interface' && start.special !== 'object')
      addChain(types, start);
  }
  return types;
}
function addChain(types: NamedType[], start: NamedType): void {
  for (let type: NamedType | null = start; type && type.special !== 'object'; type = type.baseType)
    if (!types.includes(type)) types.push(type);
}

function operators(
  types: readonly NamedType[],
  names: readonly ('op_Implicit' | 'op_Explicit')[],
  from: Type | undefined,
  to: Type,
): readonly MethodSymbol[] {
  let all: MethodSymbol[] | undefined;
  for (const end of [from, to]) {
    const parameter = end && stripNullable(end);
    if (parameter?.kind !== 'typeParameter') continue;
    for (const face of constraintInterfaces(parameter))
      for (const member of names.flatMap((name) => face.members(name)))
        if (member.kind === 'method' && isStaticVirtual(member) && member.parameters.length === 1)
          (all ??= []).push(throughTypeParameter(member, parameter));
  }
  for (const type of types) {
    for (const member of names.flatMap((name) => type.members(name)))
      if (member.kind === 'method' && member.parameters.length === 1) (all ??= []).push(member);
  }
  return all ?? none;
}
const none: readonly MethodSymbol[] = [];

/** No user defines conversions from interfaces or to them. */
const isOfInterface = (from: Type | undefined, to: Type): boolean =>
  from?.kind === 'interface' || to.kind === 'interface';

/** An implicit conversion that a user defined; `ambiguous` when several fit. */
export function userDefinedImplicit(
  library: Library,
  from: Type | undefined,
  to: Type,
  source: SourceConversion,
): Conversion | undefined {
  if (isOfInterface(from, to)) return undefined;
  const methods = operators(operatorTypes(from, to), ['op_Implicit'], from, to);
  if (methods.length === 0) return undefined;
  const candidates: Candidate[] = [];
  for (const method of methods) {
    const convertsFrom = method.parameters[0]!.type;
    const convertsTo = method.returnType;
    const before = source(convertsFrom);
    const after = builtInImplicit(convertsTo, to);
    if (before && after)
      candidates.push({ method, from: convertsFrom, to: convertsTo, source: before, target: after });
    else if (from && isNullable(from) && isNonNullableValueType(convertsFrom) && canBeNull(to)) {
      const liftedFrom = library.nullable(convertsFrom);
      const liftedTo = isNonNullableValueType(convertsTo) ? library.nullable(convertsTo) : convertsTo;
      const liftedBefore = source(liftedFrom);
      const liftedAfter = builtInImplicit(liftedTo, to);
      if (liftedBefore && liftedAfter)
        candidates.push({
          method,
          from: liftedFrom,
          to: liftedTo,
          source: liftedBefore,
          target: liftedAfter,
        });
    }
  }
  if (candidates.length === 0) return undefined;
  const exactFrom = from && candidates.find((candidate) => sameType(candidate.from, from))?.from;
  const mostFrom = exactFrom ?? mostEncompassed(candidates.map((candidate) => candidate.from));
  const mostTo =
    candidates.find((candidate) => sameType(candidate.to, to))?.to ??
    mostEncompassing(candidates.map((candidate) => candidate.to));
  return choose(candidates, mostFrom, mostTo, true);
}

/** A conversion by a cast that a user defined, implicit operators included. */
export function userDefinedExplicit(
  library: Library,
  from: Type | undefined,
  to: Type,
  source: SourceConversion,
): Conversion | undefined {
  if (isOfInterface(from, to)) return undefined;
  const types = operatorTypes(from, to);
  const methods = operators(types, ['op_Explicit', 'op_Implicit'], from, to);
  if (methods.length === 0) return undefined;
  const candidates: Candidate[] = [];
  for (const method of methods) {
    const candidate = explicitCandidate(library, method, from, to, source);
    if (candidate) candidates.push(candidate);
  }
  if (candidates.length === 0) return undefined;
  return choose(
    candidates,
    mostSpecificSource(candidates, from, source),
    mostSpecificTarget(candidates, to),
    false,
  );
}

function explicitCandidate(
  library: Library,
  method: MethodSymbol,
  from: Type | undefined,
  to: Type,
  source: SourceConversion,
): Candidate | undefined {
  let convertsFrom = method.parameters[0]!.type;
  let convertsTo = method.returnType;
  let before =
    encompassing(source(convertsFrom)) ??
    (from && encompassing(builtInImplicit(convertsFrom, from)) && builtInExplicit(from, convertsFrom));
  let after =
    encompassing(builtInImplicit(convertsTo, to)) ??
    (encompassing(builtInImplicit(to, convertsTo)) && builtInExplicit(convertsTo, to));
  if (!before && from && isNullable(from) && eitherWay(stripNullable(from), convertsFrom))
    before = builtInExplicit(from, convertsFrom);
  if (!after && isNullable(to) && eitherWay(convertsTo, stripNullable(to)))
    after = builtInExplicit(convertsTo, to);
  if (!before || !after) return undefined;
  if (from && isNullable(from) && isNonNullableValueType(convertsFrom) && canBeNull(to)) {
    const liftedFrom = library.nullable(convertsFrom);
    const liftedTo = isNonNullableValueType(convertsTo) ? library.nullable(convertsTo) : convertsTo;
    const liftedBefore = builtInExplicit(from, liftedFrom);
    const liftedAfter = builtInExplicit(liftedTo, to);
    return (
      liftedBefore &&
      liftedAfter && { method, from: liftedFrom, to: liftedTo, source: liftedBefore, target: liftedAfter }
    );
  }
  if (isNullable(to) && isNonNullableValueType(convertsTo)) {
    convertsTo = library.nullable(convertsTo);
    after = builtInExplicit(convertsTo, to);
  }
  if (from && isNullable(from) && isNonNullableValueType(convertsFrom)) {
    convertsFrom = library.nullable(convertsFrom);
    before = builtInExplicit(from, convertsFrom);
  }
  return before && after && { method, from: convertsFrom, to: convertsTo, source: before, target: after };
}

const eitherWay = (a: Type, b: Type): boolean =>
  encompassing(builtInImplicit(a, b)) !== undefined || encompassing(builtInImplicit(b, a)) !== undefined;

/** Only standard conversions count. */
function encompassing(conversion: Conversion | undefined): Conversion | undefined {
  return conversion && conversion.form !== 'dynamic' ? conversion : undefined;
}

function mostSpecificSource(
  candidates: readonly Candidate[],
  from: Type | undefined,
  source: SourceConversion,
): Type | undefined {
  const all = candidates.map((candidate) => candidate.from);
  const exact = from && all.find((type) => sameType(type, from));
  if (exact) return exact;
  const containing = all.filter((type) => source(type) !== undefined);
  return containing.length > 0 ? mostEncompassed(containing) : mostEncompassing(all);
}

function mostSpecificTarget(candidates: readonly Candidate[], to: Type): Type | undefined {
  const all = candidates.map((candidate) => candidate.to);
  const exact = all.find((type) => sameType(type, to));
  if (exact) return exact;
  const contained = all.filter((type) => builtInImplicit(type, to) !== undefined);
  return contained.length > 0 ? mostEncompassing(contained) : mostEncompassed(all);
}

/** The type that converts to all others. */
function mostEncompassed(types: readonly Type[]): Type | undefined {
  return types.find((type) => types.every((other) => builtInImplicit(type, other) !== undefined));
}
/** The type to which all others convert. */
function mostEncompassing(types: readonly Type[]): Type | undefined {
  return types.find((type) => types.every((other) => builtInImplicit(other, type) !== undefined));
}

function liftingCount({ method, from, to }: Candidate): number {
  return (sameType(method.parameters[0]!.type, from) ? 0 : 1) + (sameType(method.returnType, to) ? 0 : 1);
}

/** Of the operators between the two most specific types the only one, those without lifting first. */
function choose(
  candidates: readonly Candidate[],
  from: Type | undefined,
  to: Type | undefined,
  isImplicit: boolean,
): Conversion | undefined {
  const fitting =
    from && to
      ? candidates.filter((candidate) => sameType(candidate.from, from) && sameType(candidate.to, to))
      : [];
  for (const count of [0, 1, 2]) {
    const best = fitting.filter((candidate) => liftingCount(candidate) === count);
    if (best.length === 1) return { form: 'userDefined', isImplicit, userDefined: best[0]! };
    if (best.length > 1)
      return { form: 'userDefined', isImplicit: false, ambiguous: [best[0]!.method, best[1]!.method] };
  }
  const [first, second] = candidates;
  return first && second
    ? { form: 'userDefined', isImplicit: false, ambiguous: [first.method, second.method] }
    : undefined;
}
