// The class `System.Collections.Generic.Comparer`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { cast } from '@mockwright/language/runtime/casting';
import { compare } from '@mockwright/language/runtime/comparison';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { defaultComparison } from '../System.Collections/comparers.ts';
import type { Comparison } from '../System.Collections/comparers.ts';

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

/** One that code gave a delegate. */
class DelegateComparer<T> extends Comparer<T> {
  readonly #given: Comparison<T>;
  constructor(type: NamedType, comparison: Comparison<T>) {
    super(type, comparison);
    this.#given = comparison;
  }
  /** What it captured may change. */
  $held(): Held {
    return { parts: [this.#given] };
  }
}

/** `System.Collections.Generic.Comparer<T>`. */
export const comparerType: TypeDeclaration = declareType(
  'public abstract class System.Collections.Generic.Comparer<T> : IComparer, IComparer<T>',
  () => ({
    'protected Comparer()': (type) => new Comparer(type),
    'static Comparer<T> Default { get; }': (type: NamedType) =>
      new Comparer(type, defaultComparison(type.typeArguments[0]!)),
    'static Comparer<T> Create(Comparison<T> comparison)': (comparison, type: NamedType) => {
      requireArgument(comparison, 'comparison');
      return new DelegateComparer(type, comparison);
    },
    'abstract int Compare(T? x, T? y)': (self: Comparer, x, y) => self['Comparer`1.Compare/2'](x, y),
  }),
  { runtime: Comparer },
);
