// Comparers as plain functions: what collections and LINQ make of `IComparer<T>` and `IEqualityComparer<T>` arguments.
import { erase } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import {
  compare,
  compareAs,
  compareNumbers,
  comparesByDifference,
} from '@mockwright/language/runtime/comparison';
import { box } from '@mockwright/language/runtime/casting';
import { spend } from '@mockwright/language/runtime/run';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { coreType, declaredMethod } from '@mockwright/language/runtime/core-types';
import { equals, hash, hashChar, hashDouble, hashSingle } from '@mockwright/language/runtime/equality';
import { declaredCall } from './declared-call.ts';

/** Negative, zero or positive: the order of two elements in natural form. */
export type Comparison<T = unknown> = (a: T, b: T) => number;

/** An equality with the hash codes that go with it. */
export interface Equality<T = unknown> {
  readonly equals: (a: T, b: T) => boolean;
  readonly hash: (value: T) => number;
}

type Keyed = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** Whether equal values of the type are the same JavaScript value, as a `Map` has it. */
export function isPrimitive(type: Type): boolean {
  return (
    type.kind === 'enum' ||
    ((type.kind === 'class' || type.kind === 'struct') &&
      type.special !== undefined &&
      type.special !== 'object' &&
      type.special !== 'decimal')
  );
}

const bigintCompare: Comparison<bigint> = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const integerCompare: Comparison<number> = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const differenceCompare: Comparison<number> = (a, b) => a - b;

/** `Comparer<T>.Default`, chosen once for a type. */
export function defaultComparison<T = unknown>(type: Type): Comparison<T> {
  if (type.kind === 'struct' || type.kind === 'class' || type.kind === 'enum') {
    if (comparesByDifference(type)) return differenceCompare as Comparison;
    if (type.isNullable) return (a, b) => compareAs(a, b, type);
    switch (type.special) {
      case 'int':
      case 'uint':
        return integerCompare as Comparison;
      case 'double':
      case 'float':
        return compareNumbers as Comparison;
      case 'long':
      case 'ulong':
      case 'nint':
      case 'nuint':
        return bigintCompare as Comparison;
      case 'string': {
        const compareTo = declaredMethod(type, 'CompareTo', ['string']);
        if (compareTo)
          return ((a: string | null, b: string | null) =>
            a === b ? 0 : a === null ? -1 : b === null ? 1 : (compareTo(a, b) as number)) as Comparison;
        break;
      }
      default:
    }
  }
  return compare;
}

/** Whether it takes values of the type as they are, and not only as `object`. */
function isComparerOf(comparer: unknown, type: Type): boolean {
  return isAssignable(
    typeOf(comparer),
    coreType('System.Collections.Generic.IComparer', 1).construct([erase(type)]),
  );
}

/** The order an `IComparer<T>` argument stands for; null is the type's default. */
export function comparisonOf<T = unknown>(comparer: unknown, type: Type): Comparison<T> {
  if (comparer === null || comparer === undefined) return defaultComparison(type);
  const keyed = comparer as Keyed;
  const own = keyed['IComparer`1.Compare/2'] ?? keyed['Comparer`1.Compare/2'];
  const boxed = keyed['IComparer.Compare/2'];
  if (boxed && !(own && isComparerOf(comparer, type)))
    return (a, b) => (spend(ownWeight), boxed.call(comparer, box(a, type), box(b, type)) as number);
  if (own) return (a, b) => (spend(ownWeight), own.call(comparer, a, b) as number);
  return (a, b) => paidCall(comparer, 'Compare', [a, b]) as number;
}

/** The equality of objects that an `IEqualityComparer` argument stands for, which may know values of one type only. */
export function boxedEqualityOf<T = unknown>(comparer: unknown): Equality<T> | undefined {
  const keyed = (comparer ?? {}) as Keyed;
  const ownEquals = keyed['IEqualityComparer.Equals/2'];
  const ownHash = keyed['IEqualityComparer.GetHashCode/1'];
  if (!ownEquals || !ownHash) return equalityOf(comparer);
  return {
    equals: (a, b) => ownEquals.call(comparer, a, b) as boolean,
    hash: (value) => ownHash.call(comparer, value) as number,
  };
}

/** The equality an `IEqualityComparer<T>` argument stands for; undefined for the default one. */
export function equalityOf<T = unknown>(comparer: unknown): Equality<T> | undefined {
  if (
    comparer === null ||
    comparer === undefined ||
    (comparer as { $isDefault?: boolean }).$isDefault === true
  )
    return undefined;
  const keyed = comparer as Keyed;
  const ownEquals =
    keyed['IEqualityComparer`1.Equals/2'] ??
    keyed['EqualityComparer`1.Equals/2'] ??
    keyed['IEqualityComparer.Equals/2'];
  const ownHash =
    keyed['IEqualityComparer`1.GetHashCode/1'] ??
    keyed['EqualityComparer`1.GetHashCode/1'] ??
    keyed['IEqualityComparer.GetHashCode/1'];
  return {
    equals: ownEquals
      ? (a, b) => (spend(ownWeight), ownEquals.call(comparer, a, b) as boolean)
      : (a, b) => paidCall(comparer, 'Equals', [a, b]) as boolean,
    hash: ownHash
      ? (value) => (spend(ownWeight), ownHash.call(comparer, value) as number)
      : (value) => paidCall(comparer, 'GetHashCode', [value]) as number,
  };
}

/** A member of a comparer of the library's, which takes longer than the step of a loop. */
function paidCall(comparer: unknown, name: string, args: readonly unknown[]): unknown {
  spend(callWeight);
  return declaredCall(comparer, name, args);
}
const callWeight = 16;
/** Comparers that say themselves what they do may look through long texts. */
const ownWeight = 2;

/** `EqualityComparer<T>.Default` for any `T`. */
export const defaultEquality: Equality = { equals, hash };

/**
 * The hash codes of a type's values, in natural form, where .NET always has the same ones; undefined for other types (those
 * of strings differ with every process). Tables that show their buckets show them in this order.
 */
export function stableHash(type: Type): ((value: unknown) => number) | undefined {
  if (!isPrimitive(type) || (type as { special?: string }).special === 'string') return undefined;
  switch ((type as { special?: string }).special) {
    case 'char':
      return hashChar as (value: unknown) => number;
    case 'double':
      return hashDouble as (value: unknown) => number;
    case 'float':
      return hashSingle as (value: unknown) => number;
    default:
      return hash;
  }
}
