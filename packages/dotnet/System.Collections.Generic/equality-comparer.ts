// The class `System.Collections.Generic.EqualityComparer`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { cast } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { equals, hash } from '@mockwright/language/runtime/equality';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';

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
  /** What they captured may change. */
  $held(): Held {
    return { parts: [this.#equals, this.#hash] };
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
