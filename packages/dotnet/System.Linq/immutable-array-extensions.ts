// `System.Linq.ImmutableArrayExtensions`: operators that look into an immutable array directly.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { defaultOf } from '@mockwright/language/runtime/casting';
import type { ImmutableSequence } from '../System.Collections.Immutable/immutable-sequence.ts';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import type { ListBuilder } from '../System.Collections.Immutable/list-builder.ts';
import { arrayElement } from '../System.Collections/collection-protocol.ts';
import { enumerableType } from './enumerable.ts';
import { need } from './query.ts';

const names =
  'Select|SelectMany|Where|Any|All|Aggregate|ElementAt|ElementAtOrDefault|First|FirstOrDefault|Last|LastOrDefault|Single|SingleOrDefault|ToDictionary|ToArray';
const source = 'this IEnumerable<TSource> source';
const taken = new RegExp(` (?:${names})<[^(]*\\(${source}`);
/** Overloads that only `Enumerable` has: with the index, with another value than the default, with `Index`. */
const others =
  /Func<TSource, int, |TSource defaultValue|Index index|SelectMany<TSource, (?:TResult|TCollection)/;

/** The array inside, which is only read. @throws {NullReferenceException} for the default value */
function itemsOf(array: ImmutableSequence): unknown {
  return toArray(array.items as unknown[], array.$elementType);
}

type Call = (...args: unknown[]) => unknown;
const predicate = ', Func<TSource, bool> predicate';

/** What an operator does for the array inside: nearly what `Enumerable` does. */
function implementationOf(signature: string): Call {
  const own = enumerableType.members[signature] as Call;
  const [, name = ''] = / (\w+)<[^>]*>\(/.exec(signature)!;
  if (name === 'ElementAt')
    return (items, index) => arrayElement(items as readonly unknown[], index as number);
  // Without elements it gives the default value.
  if (signature.includes(' Aggregate<TSource>('))
    return (items, func, type) => {
      need(func, 'func');
      return (items as readonly unknown[]).length === 0 ? defaultOf(type as Type) : own(items, func, type);
    };
  // Elements that match are looked for first: where there is none, there are no elements.
  if (/^(?:First|Last|Single|SingleOrDefault)$/.test(name) && signature.includes(predicate)) {
    const plain = enumerableType.members[signature.replace(predicate, '')] as Call;
    return (items, matches, ...rest) => {
      need(matches, 'predicate');
      return plain((items as readonly unknown[]).filter(matches as (item: unknown) => boolean), ...rest);
    };
  }
  if (name === 'ToDictionary') {
    const count = signature.split('>(', 1)[0]!.split(', ').length - 1;
    return (items, ...rest) => own(items, ...rest.slice(0, -count), rest.at(-1), ...rest.slice(-count, -1));
  }
  return own;
}

/** What it has beside them: the members of arrays that are compared, and of builders. */
const array = 'System.Collections.Immutable.ImmutableArray';
const sequenceEqual = enumerableType.members[
  'static bool SequenceEqual<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second, IEqualityComparer<TSource>? comparer)'
] as Call;
const selectMany = enumerableType.members[
  'static IEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this IEnumerable<TSource> source, Func<TSource, IEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, TResult> resultSelector)'
] as Call;
const equalStart = `static bool SequenceEqual<TDerived, TBase>(this ${array}<TBase> immutableArray, `;
const equalEnd = ', IEqualityComparer<TBase>? comparer = null) where TDerived : TBase';

function firstOfBuilder(builder: ListBuilder, index: number): unknown {
  need(builder, 'builder');
  if (builder.items.length === 0)
    throw new InvalidOperationException('Operation is not valid due to the current state of the object.');
  return builder.items.at(index);
}
function firstOrDefaultOfBuilder(builder: ListBuilder, index: number): unknown {
  need(builder, 'builder');
  return builder.items.length === 0 ? defaultOf(builder.$elementType) : builder.items.at(index);
}
const ownMembers: Readonly<Record<string, Implementation>> = {
  [`static IEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this ${array}<TSource> immutableArray, Func<TSource, IEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, TResult> resultSelector)`]:
    (self: ImmutableSequence, ...rest: unknown[]) => selectMany(itemsOf(self), ...rest),
  [`${equalStart}${array}<TDerived> items${equalEnd}`]: (
    self: ImmutableSequence,
    items: ImmutableSequence,
    comparer: unknown,
  ) => sequenceEqual(itemsOf(self), itemsOf(items), comparer),
  [`${equalStart}IEnumerable<TDerived> items${equalEnd}`]: (
    self: ImmutableSequence,
    items: unknown,
    comparer: unknown,
  ) => {
    need(items, 'items');
    return sequenceEqual(itemsOf(self), items, comparer);
  },
  [`${equalStart}${array}<TDerived> items, Func<TBase, TBase, bool> predicate) where TDerived : TBase`]: (
    self: ImmutableSequence,
    items: ImmutableSequence,
    predicate: (a: unknown, b: unknown) => boolean,
  ) => {
    need(predicate, 'predicate');
    const others = items.items;
    return (
      self.items.length === others.length && self.items.every((item, index) => predicate(item, others[index]))
    );
  },
  [`static T First<T>(this ${array}<T>.Builder builder)`]: (builder: ListBuilder) =>
    firstOfBuilder(builder, 0),
  [`static T? FirstOrDefault<T>(this ${array}<T>.Builder builder)`]: (builder: ListBuilder) =>
    firstOrDefaultOfBuilder(builder, 0),
  [`static T Last<T>(this ${array}<T>.Builder builder)`]: (builder: ListBuilder) =>
    firstOfBuilder(builder, -1),
  [`static T? LastOrDefault<T>(this ${array}<T>.Builder builder)`]: (builder: ListBuilder) =>
    firstOrDefaultOfBuilder(builder, -1),
  [`static bool Any<T>(this ${array}<T>.Builder builder)`]: (builder: ListBuilder) => {
    need(builder, 'builder');
    return builder.items.length > 0;
  },
};

/** The type, made of what `Enumerable` does for arrays. */
export const immutableArrayExtensionsType: TypeDeclaration = declareType(
  'public static class System.Linq.ImmutableArrayExtensions',
  () => ({
    ...Object.fromEntries(
      Object.keys(enumerableType.members)
        .filter((signature) => taken.test(signature) && !others.test(signature))
        .map((signature): [string, Implementation] => {
          const implementation = implementationOf(signature);
          return [
            signature
              .replace(source, 'this System.Collections.Immutable.ImmutableArray<TSource> immutableArray')
              .replace(' ToDictionary<TSource, TKey', ' ToDictionary<TKey')
              .replace(/ ToDictionary<([^>]*)>/, ' ToDictionary<$1, TSource>')
              .replace(/ Aggregate<TSource, ([^>]*)>/, ' Aggregate<$1, TSource>')
              .replace(/\bTSource\b/g, 'T'),
            (array: ImmutableSequence, ...rest: unknown[]) => implementation(itemsOf(array), ...rest),
          ];
        }),
    ),
    ...ownMembers,
  }),
);
