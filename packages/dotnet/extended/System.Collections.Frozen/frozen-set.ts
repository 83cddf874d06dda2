// The class `System.Collections.Frozen.FrozenSet`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import type { Span } from '@mockwright/language/runtime/span';
import {
  collection,
  declare,
  setReading,
} from '../../System.Collections.Generic/alternate-lookup-members.ts';
import { alternateMembers } from '../../System.Collections.Generic/alternate-lookup.ts';
import { enumeratorIn } from '../../System.Collections.Generic/enumerators.ts';
import { defaultEqualityComparer } from '../../System.Collections.Generic/equality-comparer.ts';
import { HashSet } from '../../System.Collections.Generic/hash-set.ts';
import { setRelations } from '../../System.Collections.Generic/set-relations.ts';
import { immutableArray } from '../../System.Collections.Immutable/immutable-sequence.ts';
import { requireArgument } from '../../System.Collections/argument-checks.ts';
import { copyTo } from '../../System.Collections/read-items.ts';
import { copyInto } from './copy-into.ts';
import { inOrderOfSet } from './frozen-order.ts';

class FrozenSet extends HashSet {
  readonly $isReadOnly: boolean = true;
  constructor(type: NamedType, comparer: unknown, items: Iterable<unknown>) {
    const setType = coreType('System.Collections.Generic.HashSet', 1).construct(type.typeArguments);
    const distinct = new HashSet(setType, comparer, items).$toItems();
    super(setType, comparer, inOrderOfSet(distinct, type.typeArguments[0]!, comparer));
    Object.defineProperty(this, '$type', { value: type });
  }
  override similar(): HashSet {
    return new HashSet(
      coreType('System.Collections.Generic.HashSet', 1).construct([this.$elementType]),
      this.comparer,
    );
  }
  override 'ICollection`1.Add/1'(): void {
    throw new NotSupportedException();
  }
}

const setOf = (source: unknown, comparer: unknown, type: Type): FrozenSet => {
  requireArgument(source, 'source');
  return new FrozenSet(
    coreType('System.Collections.Frozen.FrozenSet', 1).construct([type]),
    comparer,
    iterate(source),
  );
};

/** `System.Collections.Frozen.FrozenSet`. */
export const frozenSetType: TypeDeclaration = declareType(
  'public abstract class System.Collections.Frozen.FrozenSet<T> : ISet<T>, IReadOnlySet<T>, ICollection',
  () => ({
    'static FrozenSet<T> Empty { get; }': (type: NamedType) => new FrozenSet(type, null, []),
    ...alternateMembers('FrozenSet<T>.AlternateLookup<TAlternate>', 'frozen'),
    'IEqualityComparer<T> Comparer { get; }': (self: FrozenSet) =>
      self.comparer ?? defaultEqualityComparer(self.$elementType),
    'int Count { get; }': (self: FrozenSet) => self.$count,
    'System.Collections.Immutable.ImmutableArray<T> Items { get; }': (self: FrozenSet) =>
      immutableArray(self.$toItems(), self.$elementType),
    'bool Contains(T item)': (self: FrozenSet, item) => self.has(item),
    'bool TryGetValue(T equalValue, out T actualValue)': (self: FrozenSet, value, actual: Ref) => {
      const slot = self.table.find(value);
      actual.v = slot < 0 ? defaultOf(self.$elementType) : self.table.keys[slot];
      return slot >= 0;
    },
    'void CopyTo(T[] destination, int destinationIndex)': (self: FrozenSet, destination, index) =>
      copyTo(self.$toItems(), self.$elementType, destination, index, 'destinationIndex'),
    'void CopyTo(Span<T> destination)': (self: FrozenSet, destination: Span) =>
      copyInto(destination, self.$toItems()),
    'bool IsProperSubsetOf(IEnumerable<T> other)': setRelations.isProperSubsetOf,
    'bool IsProperSupersetOf(IEnumerable<T> other)': setRelations.isProperSupersetOf,
    'bool IsSubsetOf(IEnumerable<T> other)': setRelations.isSubsetOf,
    'bool IsSupersetOf(IEnumerable<T> other)': setRelations.isSupersetOf,
    'bool Overlaps(IEnumerable<T> other)': setRelations.overlaps,
    'bool SetEquals(IEnumerable<T> other)': setRelations.setEquals,
    'FrozenSet<T>.Enumerator GetEnumerator()': (self: FrozenSet) => new Enumerator(self, self.$elementType),
  }),
  { runtime: FrozenSet },
);

/** `System.Collections.Frozen.FrozenSet.Enumerator`. */
export const frozenSetEnumeratorType: TypeDeclaration = enumeratorIn(
  'System.Collections.Frozen.FrozenSet<T>',
  'T',
);

/** `System.Collections.Frozen.FrozenSet`. */
export const frozenSetFactoryType: TypeDeclaration = declareType(
  'public static class System.Collections.Frozen.FrozenSet',
  () => ({
    'static FrozenSet<T> Create<T>(params ReadOnlySpan<T> source)': (source: Span, type: Type) =>
      setOf(source.toArray(), null, type),
    'static FrozenSet<T> Create<T>(IEqualityComparer<T>? equalityComparer, params ReadOnlySpan<T> source)': (
      comparer: unknown,
      source: Span,
      type: Type,
    ) => setOf(source.toArray(), comparer, type),
    'static FrozenSet<T> ToFrozenSet<T>(this IEnumerable<T> source, IEqualityComparer<T>? comparer = null)':
      setOf,
  }),
);

/** `System.Collections.Frozen.FrozenSet.AlternateLookup`. */
export const frozenSetAlternateLookupType: TypeDeclaration = declare(
  'System.Collections.Frozen.FrozenSet<T>',
  {
    'System.Collections.Frozen.FrozenSet<T> Set { get; }': collection,
    ...setReading,
  },
);
