// `EqualityComparer<T>`, `Comparer<T>`, `ReferenceEqualityComparer`: comparers as objects.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { cast } from '@mockwright/language/runtime/casting';
import { compare } from '@mockwright/language/runtime/comparison';
import { coreType } from '@mockwright/language/runtime/core-types';
import { equals, hash, identityHash } from '@mockwright/language/runtime/equality';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { requireArgument } from '../System.Collections/arguments.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { defaultComparison } from '../System.Collections/comparers.ts';
import type { Comparison } from '../System.Collections/comparers.ts';

/** The base of comparers; template classes may derive from it. */
export class EqualityComparer<T = unknown> {
  readonly $type: NamedType;
  constructor(type: NamedType) {
    this.$type = type;
  }
  get itemType(): Type {
    return baseArguments(this.$type, 'System.Collections.Generic.EqualityComparer', 1)[0]!;
  }
  'EqualityComparer`1.Equals/2'(a: T, b: T): boolean {
    return equals(a, b);
  }
  'EqualityComparer`1.GetHashCode/1'(value: T): number {
    return value === null ? 0 : hash(value);
  }
  'IEqualityComparer`1.Equals/2'(a: T, b: T): boolean {
    return this['EqualityComparer`1.Equals/2'](a, b);
  }
  'IEqualityComparer`1.GetHashCode/1'(value: T): number {
    return this['EqualityComparer`1.GetHashCode/1'](value);
  }
  'IEqualityComparer.Equals/2'(a: unknown, b: unknown): boolean {
    return (
      a === b ||
      (a !== null &&
        b !== null &&
        this['EqualityComparer`1.Equals/2'](cast(a, this.itemType) as T, cast(b, this.itemType) as T))
    );
  }
  'IEqualityComparer.GetHashCode/1'(value: unknown): number {
    return value === null ? 0 : this['EqualityComparer`1.GetHashCode/1'](cast(value, this.itemType) as T);
  }
}
class DefaultEqualityComparer extends EqualityComparer {
  /** Collections go without it: they know the default. */
  readonly $isDefault: boolean = true;
  $equals(other: unknown): boolean {
    return other instanceof DefaultEqualityComparer && other.$type === this.$type;
  }
  $hash(): number {
    return this.$type.id;
  }
}
class DelegateEqualityComparer<T> extends EqualityComparer<T> {
  readonly #equals: (a: T, b: T) => boolean;
  readonly #hash: ((value: T) => number) | null;
  constructor(
    type: NamedType,
    areEqual: (a: T, b: T) => boolean,
    getHashCode: ((value: T) => number) | null,
  ) {
    super(type);
    this.#equals = areEqual;
    this.#hash = getHashCode;
  }
  override 'EqualityComparer`1.Equals/2'(a: T, b: T): boolean {
    return this.#equals(a, b);
  }
  override 'EqualityComparer`1.GetHashCode/1'(value: T): number {
    if (this.#hash === null) throw new NotSupportedException();
    return this.#hash(value);
  }
}

const defaults = new WeakMap<Type, EqualityComparer>();

/** `EqualityComparer<T>.Default`: one object for a type. */
export function defaultEqualityComparer(type: Type): EqualityComparer {
  let comparer = defaults.get(type);
  if (!comparer) {
    const comparerType = coreType('System.Collections.Generic.EqualityComparer', 1).construct([type]);
    defaults.set(type, (comparer = new DefaultEqualityComparer(comparerType)));
  }
  return comparer;
}

/** The base of comparers for order; template classes may derive from it. */
export class Comparer<T = unknown> {
  readonly $type: NamedType;
  readonly #compare: Comparison<T>;
  constructor(type: NamedType, comparison: Comparison<T> = compare) {
    this.$type = type;
    this.#compare = comparison;
  }
  'Comparer`1.Compare/2'(a: T, b: T): number {
    return this.#compare(a, b);
  }
  'IComparer`1.Compare/2'(a: T, b: T): number {
    return this['Comparer`1.Compare/2'](a, b);
  }
  'IComparer.Compare/2'(a: unknown, b: unknown): number {
    if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1;
    const type = baseArguments(this.$type, 'System.Collections.Generic.Comparer', 1)[0]!;
    return this['Comparer`1.Compare/2'](cast(a, type) as T, cast(b, type) as T);
  }
}

/** `ReferenceEqualityComparer.Instance`. */
class ReferenceEqualityComparer {
  static readonly instance: ReferenceEqualityComparer = new ReferenceEqualityComparer();
  'IEqualityComparer`1.Equals/2'(a: unknown, b: unknown): boolean {
    return a === b;
  }
  'IEqualityComparer`1.GetHashCode/1'(value: unknown): number {
    return typeof value === 'object' && value !== null ? identityHash(value) : hash(value);
  }
  'IEqualityComparer.Equals/2'(a: unknown, b: unknown): boolean {
    return a === b;
  }
  'IEqualityComparer.GetHashCode/1'(value: unknown): number {
    return this['IEqualityComparer`1.GetHashCode/1'](value);
  }
}

/** `System.Collections.Generic.EqualityComparer<T>`. */
export const equalityComparerType: TypeDeclaration = declareType(
  'public abstract class System.Collections.Generic.EqualityComparer<T> : IEqualityComparer, IEqualityComparer<T>',
  () => ({
    'protected EqualityComparer()': (type) => new EqualityComparer(type),
    'static EqualityComparer<T> Default { get; }': (type: NamedType) =>
      defaultEqualityComparer(type.typeArguments[0]!),
    'static EqualityComparer<T> Create(Func<T?, T?, bool> equals, Func<T, int>? getHashCode = null)': (
      areEqual,
      getHashCode,
      type: NamedType,
    ) => {
      requireArgument(areEqual, 'equals');
      return new DelegateEqualityComparer(type, areEqual, getHashCode);
    },
    'abstract bool Equals(T? x, T? y)': (self: EqualityComparer, x, y) =>
      self['EqualityComparer`1.Equals/2'](x, y),
    'abstract int GetHashCode(T obj)': (self: EqualityComparer, value) =>
      self['EqualityComparer`1.GetHashCode/1'](value),
  }),
  { runtime: EqualityComparer },
);
/** `System.Collections.Generic.Comparer<T>`. */
export const comparerType: TypeDeclaration = declareType(
  'public abstract class System.Collections.Generic.Comparer<T> : IComparer, IComparer<T>',
  () => ({
    'protected Comparer()': (type) => new Comparer(type),
    'static Comparer<T> Default { get; }': (type: NamedType) =>
      new Comparer(type, defaultComparison(type.typeArguments[0]!)),
    'static Comparer<T> Create(Comparison<T> comparison)': (comparison, type: NamedType) => {
      requireArgument(comparison, 'comparison');
      return new Comparer(type, comparison);
    },
    'abstract int Compare(T? x, T? y)': (self: Comparer, x, y) => self['Comparer`1.Compare/2'](x, y),
  }),
  { runtime: Comparer },
);
/** `System.Collections.Generic.ReferenceEqualityComparer`. */
export const referenceEqualityComparerType: TypeDeclaration = declareType(
  'public sealed class System.Collections.Generic.ReferenceEqualityComparer : IEqualityComparer<object?>, IEqualityComparer',
  () => ({
    'static ReferenceEqualityComparer Instance { get; }': () => ReferenceEqualityComparer.instance,
    'bool Equals(object? x, object? y)': (_self, x, y) => x === y,
    'int GetHashCode(object? obj)': (self: ReferenceEqualityComparer, value) =>
      self['IEqualityComparer`1.GetHashCode/1'](value),
  }),
  { runtime: ReferenceEqualityComparer },
);
