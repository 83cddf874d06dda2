// Which of two conversions of one expression is better (C# 12.6.4.4 and following).
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import type { Library } from '../../symbols/library.ts';
import {
  isDelegate,
  isSpan,
  isStringHandler,
  isVoid,
  stripNullable,
  taskAs,
  taskResult,
} from '../../symbols/type-extensions.ts';
import { builtInImplicit } from '../conversions/between-types.ts';
import { implicitBetween } from '../conversions/classify.ts';
import { sameParameters, sameType } from '../lookup/member-lookup.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import { elementOfParams } from './argument.ts';
import type { AnyExpression, UnboundLambda } from '../bound-tree/unconverted.ts';

/** Negative: the first is better; positive: the second; 0: neither. */
export type Betterness = -1 | 0 | 1;

const unsignedBelow: Readonly<Partial<Record<SpecialType, readonly SpecialType[]>>> = {
  sbyte: ['byte', 'ushort', 'uint', 'nuint', 'ulong'],
  short: ['ushort', 'uint', 'nuint', 'ulong'],
  int: ['uint', 'nuint', 'ulong'],
  nint: ['nuint', 'ulong'],
  long: ['nuint', 'ulong'],
};

/** The better of two target types for the same expression. */
export function betterConversion(
  library: Library,
  expression: AnyExpression,
  first: Type,
  second: Type,
): Betterness {
  if (sameType(first, second)) return 0;
  if (expression.kind === 'UnconvertedInterpolatedString' && !expression.isConstant) {
    const isFirst = isStringHandler(first);
    if (isFirst !== isStringHandler(second)) return isFirst ? -1 : 1;
  }
  const matchesFirst = matchesExactly(expression, first);
  const matchesSecond = matchesExactly(expression, second);
  if (matchesFirst !== matchesSecond) return matchesFirst ? -1 : 1;
  if (!matchesFirst && expression.type !== undefined && (isSpan(first) || isSpan(second))) {
    const isFirst = isSpanConversion(expression.type, first);
    if (isFirst !== isSpanConversion(expression.type, second)) return isFirst ? -1 : 1;
  }
  if (expression.kind === 'UnconvertedCollection')
    return betterCollection(library, expression, first, second);
  return betterTarget(library, expression, first, second);
}

const isSpanConversion = (from: Type, to: Type): boolean => builtInImplicit(from, to)?.form === 'span';

/** A read-only span goes before a span, as far as the elements allow. */
function betterSpan(library: Library, first: NamedType, second: NamedType): Betterness {
  const [one, other] = [first.typeArguments[0]!, second.typeArguments[0]!];
  if (first.name !== second.name) return !sameType(one, other) ? 0 : first.name === 'ReadOnlySpan' ? -1 : 1;
  if (first.name !== 'ReadOnlySpan') return 0;
  const toSecond = implicitBetween(library, one, other) !== undefined;
  const toFirst = implicitBetween(library, other, one) !== undefined;
  return toSecond === toFirst ? 0 : toSecond ? -1 : 1;
}

/** The expression has that very type; for a lambda the delegate returns just what it gives. */
function matchesExactly(expression: AnyExpression, type: Type): boolean {
  if (expression.type !== undefined && sameType(expression.type, type)) return true;
  if (expression.kind === 'UnboundLambda' && isDelegate(type)) return lambdaMatches(expression, type);
  if (
    expression.kind === 'TupleLiteral' &&
    type.kind === 'struct' &&
    type.isTuple &&
    expression.type === undefined
  ) {
    return (
      type.typeArguments.length === expression.elements.length &&
      expression.elements.every((element, index) => matchesExactly(element, type.typeArguments[index]!))
    );
  }
  return false;
}

function lambdaMatches(lambda: UnboundLambda, delegate: NamedType): boolean {
  const invoke = delegate.delegateInvoke;
  if (!invoke || isVoid(invoke.returnType)) return false;
  const { returnType } = lambda.resultFor(invoke.parameters.map((parameter) => parameter.type));
  if (returnType === undefined) return false;
  return sameType(lambda.isAsync ? taskAs(returnType, invoke.returnType) : returnType, invoke.returnType);
}

/** The better target: the one that converts to the other; a signed type before an unsigned one; by what is returned. */
function betterTarget(
  library: Library,
  expression: AnyExpression | undefined,
  first: Type,
  second: Type,
): Betterness {
  if (sameType(first, second)) return 0;
  if (isSpan(first) && isSpan(second)) return betterSpan(library, first, second);
  const toSecond = implicitBetween(library, withoutDynamic(library, first), second) !== undefined;
  const toFirst = implicitBetween(library, withoutDynamic(library, second), first) !== undefined;
  if (toSecond !== toFirst) return toSecond ? -1 : 1;
  if (isDelegate(first) && isDelegate(second)) return betterDelegate(library, expression, first, second);
  const firstResult = taskResult(first);
  const secondResult = taskResult(second);
  if (firstResult && secondResult && isSameTask(first, second))
    return betterTarget(library, undefined, firstResult, secondResult);
  const firstSpecial = stripNullable(first).special;
  const secondSpecial = stripNullable(second).special;
  if (firstSpecial && secondSpecial) {
    if (unsignedBelow[firstSpecial]?.includes(secondSpecial)) return -1;
    if (unsignedBelow[secondSpecial]?.includes(firstSpecial)) return 1;
  }
  return 0;
}
/** Of types `dynamic` is `object`: only its values convert to anything. */
const withoutDynamic = (library: Library, type: Type): Type =>
  type.kind === 'dynamic' ? library.special('object') : type;

const isSameTask = (first: Type, second: Type): boolean =>
  (first as NamedType).definition === (second as NamedType).definition;

/** The delegate that returns the better type; one that returns something before `void`. For a lambda their parameters are the same. */
function betterDelegate(
  library: Library,
  lambda: AnyExpression | undefined,
  first: NamedType,
  second: NamedType,
): Betterness {
  const one = first.delegateInvoke;
  const other = second.delegateInvoke;
  if (!one || !other) return 0;
  if (lambda?.kind === 'UnboundLambda' && !sameParameters(one.parameters, other.parameters)) return 0;
  if (isVoid(one.returnType) !== isVoid(other.returnType)) return isVoid(other.returnType) ? -1 : 1;
  if (lambda?.kind === 'UnboundLambda') {
    const { returns, isStatementExpression } = lambda.resultFor(
      one.parameters.map((parameter) => parameter.type),
    );
    if (!isStatementExpression && returns.length === 0) return 0;
    if (lambda.isAsync)
      return betterTarget(
        library,
        undefined,
        taskResult(one.returnType) ?? one.returnType,
        taskResult(other.returnType) ?? other.returnType,
      );
    // What each `return` gives decides where a delegate's own type does not.
    const values = returns.flatMap(({ value }) => (value ? [value] : []));
    if (values.length === 1 && !isUnconverted(values[0]!))
      return betterConversion(library, values[0]!, one.returnType, other.returnType);
  }
  return betterTarget(library, undefined, one.returnType, other.returnType);
}

/** The better of two `params` collections of the same elements. */
export function betterParamsCollection(library: Library, first: Type, second: Type): Betterness {
  if (!sameType(elementOfParams(first, library), elementOfParams(second, library))) return 0;
  return betterCollectionType(library, first, second);
}

/** Spans go before arrays and their interfaces. */
function betterCollectionType(library: Library, first: Type, second: Type): Betterness {
  if (isSpan(first) !== isSpan(second)) {
    const rest = isSpan(first) ? second : first;
    if (rest.kind === 'array' || rest.kind === 'interface') return isSpan(first) ? -1 : 1;
  }
  return betterTarget(library, undefined, first, second);
}

/** Of two collection types for `[…]`: the one whose elements are better. */
function betterCollection(
  library: Library,
  expression: AnyExpression & { kind: 'UnconvertedCollection' },
  first: Type,
  second: Type,
): Betterness {
  const one = expression.elementTypeOf(first);
  const other = expression.elementTypeOf(second);
  if (!one || !other || sameType(one, other)) return betterCollectionType(library, first, second);
  let result: Betterness = 0;
  for (const { value, isSpread } of expression.elements) {
    if (isSpread) continue;
    const better = betterConversion(library, value, one, other);
    if (better !== 0 && result !== 0 && better !== result) return 0;
    if (better !== 0) result = better;
  }
  return result;
}
