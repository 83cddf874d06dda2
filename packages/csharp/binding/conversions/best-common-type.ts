// The type that several expressions have in common (C# 12.6.3.16): of array elements, branches, a lambda's returns.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { Library } from '../../symbols/library.ts';
import { isErroneous, isTuple } from '../../symbols/type-extensions.ts';
import { tupleElementTypes } from '../../symbols/display.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { functionTypeOf } from '../bound-tree/unconverted.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { classifyImplicit, implicitBetween } from './classify.ts';

/**
 * One of the types of the expressions, to which all of them convert; undefined when there is none or more than one.
 * Lambdas and method groups count with their `Func` or `Action` where nothing else has a type.
 */
export function bestCommonType(library: Library, expressions: readonly AnyExpression[]): Type | undefined {
  const isTyped = expressions.some(({ type }) => type !== undefined);
  return bestOfTypes(
    library,
    expressions.map((expression) => (isTyped ? expression.type : functionTypeOf(expression))),
  );
}

/** The same among types; what has none does not count. */
export function bestOfTypes(library: Library, candidates: readonly (Type | undefined)[]): Type | undefined {
  const types: Type[] = [];
  for (const type of candidates) {
    if (type === undefined) continue;
    if (isErroneous(type)) return type;
    const same = types.findIndex((other) => sameType(other, type));
    if (same < 0) types.push(type);
    else types[same] = mergeTypes(types[same]!, type);
  }
  const [first] = types;
  if (!first) return undefined;
  if (types.length === 1) return first;
  // All others convert to it as types; it converts to others only as an expression.
  const dynamic = types.find(({ kind }) => kind === 'dynamic');
  if (dynamic) return dynamic;
  let best = first;
  for (const type of types.slice(1))
    if (implicitBetween(library, best, type) && !implicitBetween(library, type, best)) best = type;
  const fits = (type: Type): boolean =>
    type === best ||
    (implicitBetween(library, type, best) !== undefined && !implicitBetween(library, best, type));
  return types.every(fits) ? best : undefined;
}

/** The type of `a ? b : c`: one branch's, to which the other branch converts as an expression. Functions have none. */
export function conditionalType(
  library: Library,
  first: AnyExpression,
  second: AnyExpression,
): Type | 'ambiguous' | undefined {
  const one = first.type;
  const other = second.type;
  if (one?.kind === 'error' || other?.kind === 'error') return one?.kind === 'error' ? one : other;
  if (one && other && sameType(one, other)) return mergeTypes(one, other);
  if (one?.kind === 'dynamic' && other !== undefined) return one;
  if (other?.kind === 'dynamic' && one !== undefined) return other;
  const toSecond = other !== undefined && classifyImplicit(library, first, other) !== undefined;
  const toFirst = one !== undefined && classifyImplicit(library, second, one) !== undefined;
  if (toSecond && toFirst) {
    // A constant that fits both ways: the type that the other type converts to.
    if (!one || !other) return 'ambiguous';
    const widens = implicitBetween(library, one, other) !== undefined;
    const narrows = implicitBetween(library, other, one) !== undefined;
    return widens === narrows ? 'ambiguous' : widens ? other : one;
  }
  return toSecond ? other : toFirst ? one : undefined;
}

/** Two types that differ in tuple names or `dynamic` only: names that differ are dropped. */
export function mergeTypes(first: Type, second: Type): Type {
  if (first === second) return first;
  if (first.kind === 'dynamic' || second.kind === 'dynamic') return first.kind === 'dynamic' ? first : second;
  if (
    first.kind === 'array' ||
    second.kind === 'array' ||
    !('typeArguments' in first) ||
    !('typeArguments' in second)
  )
    return first;
  const merged = first.typeArguments.map((argument, index) =>
    mergeTypes(argument, second.typeArguments[index]!),
  );
  return first.construct(merged, isTuple(first) ? commonNames(first, second) : undefined);
}
function commonNames(first: NamedType, second: NamedType): readonly (string | undefined)[] | undefined {
  if (!first.tupleNames || !second.tupleNames) return undefined;
  return tupleElementTypes(first).map((_, index) =>
    first.tupleNames![index] === second.tupleNames![index] ? first.tupleNames![index] : undefined,
  );
}
