// What .NET calls the objects that the operators of LINQ give: `GetType()` and a query printed by mistake show it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** Classes with a name of their own, by what follows the name. */
const classes = {
  RangeIterator: '<T> : IList<T>, IReadOnlyList<T>',
  RepeatIterator: '<T> : IList<T>, IReadOnlyList<T>',
  IListSkipTakeIterator: '<T> : IList<T>, IReadOnlyList<T>',
  ArrayWhereIterator: '<T> : IEnumerable<T>',
  ListWhereIterator: '<T> : IEnumerable<T>',
  IEnumerableWhereIterator: '<T> : IEnumerable<T>',
  ArraySelectIterator: '<T, TResult> : IEnumerable<TResult>',
  ListSelectIterator: '<T, TResult> : IEnumerable<TResult>',
  IListSelectIterator: '<T, TResult> : IEnumerable<TResult>',
  IEnumerableSelectIterator: '<T, TResult> : IEnumerable<TResult>',
  IteratorSelectIterator: '<T, TResult> : IEnumerable<TResult>',
  RangeSelectIterator: '<T, TResult> : IEnumerable<TResult>',
  ArrayWhereSelectIterator: '<T, TResult> : IEnumerable<TResult>',
  ListWhereSelectIterator: '<T, TResult> : IEnumerable<TResult>',
  IEnumerableWhereSelectIterator: '<T, TResult> : IEnumerable<TResult>',
  SelectManySingleSelectorIterator: '<T, TResult> : IEnumerable<TResult>',
  OfTypeIterator: '<T> : IEnumerable<T>',
  CastICollectionIterator: '<T> : IEnumerable<T>',
  IEnumerableSkipTakeIterator: '<T> : IEnumerable<T>',
  IListSkipTakeSelectIterator: '<T, TResult> : IEnumerable<TResult>',
  Concat2Iterator: '<T> : IEnumerable<T>',
  ConcatNIterator: '<T> : IEnumerable<T>',
  AppendPrepend1Iterator: '<T> : IEnumerable<T>',
  AppendPrependN: '<T> : IEnumerable<T>',
  ReverseIterator: '<T> : IEnumerable<T>',
  ShuffleIterator: '<T> : IEnumerable<T>',
  DefaultIfEmptyIterator: '<T> : IEnumerable<T>',
  DistinctIterator: '<T> : IEnumerable<T>',
  UnionIterator2: '<T> : IEnumerable<T>',
  UnionIteratorN: '<T> : IEnumerable<T>',
  OrderedIterator: '<T, TKey> : IOrderedEnumerable<T>',
  ImplicitlyStableOrderedIterator: '<T> : IOrderedEnumerable<T>',
  SkipTakeOrderedIterator: '<T> : IEnumerable<T>',
};
const groupingClasses = {
  GroupByIterator2: ['GroupByIterator', '<T, TKey> : IEnumerable<IGrouping<TKey, T>>'],
  GroupByIterator3: ['GroupByIterator', '<T, TKey, TElement> : IEnumerable<IGrouping<TKey, TElement>>'],
  GroupByResultIterator3: ['GroupByResultIterator', '<T, TKey, TResult> : IEnumerable<TResult>'],
  GroupByResultIterator4: ['GroupByResultIterator', '<T, TKey, TElement, TResult> : IEnumerable<TResult>'],
} as const;

/** Methods with `yield`, whose classes the C# compiler names and numbers: the name, and what follows ours. */
const methods = {
  WhereIndexed: ['<WhereIterator>d__350', '<T> : IEnumerable<T>'],
  SelectIndexed: ['<SelectIterator>d__251', '<T, TResult> : IEnumerable<TResult>'],
  SelectManyIndexed: ['<SelectManyIterator>d__262', '<T, TResult> : IEnumerable<TResult>'],
  SelectManyIndexedPairs: ['<SelectManyIterator>d__264', '<T, TCollection, TResult> : IEnumerable<TResult>'],
  SelectManyPairs: ['<SelectManyIterator>d__266', '<T, TCollection, TResult> : IEnumerable<TResult>'],
  CastElements: ['<CastIterator>d__36', '<T> : IEnumerable<T>'],
  ZipPairs: ['<ZipIterator>d__361', '<T1, T2> : IEnumerable<(T1, T2)>'],
  ZipResults: ['<ZipIterator>d__362', '<T1, T2, TResult> : IEnumerable<TResult>'],
  ZipTriples: ['<ZipIterator>d__363', '<T1, T2, T3> : IEnumerable<(T1, T2, T3)>'],
  IndexPairs: ['<IndexIterator>d__115', '<T> : IEnumerable<(int, T)>'],
  ArrayChunks: ['<ArrayChunkIterator>d__39', '<T> : IEnumerable<T[]>'],
  Chunks: ['<EnumerableChunkIterator>d__40', '<T> : IEnumerable<T[]>'],
  TakeRangeFromEnd: ['<TakeRangeFromEndIterator>d__316', '<T> : IEnumerable<T>'],
  TakeWhile: ['<TakeWhileIterator>d__318', '<T> : IEnumerable<T>'],
  TakeWhileIndexed: ['<TakeWhileIterator>d__320', '<T> : IEnumerable<T>'],
  SkipWhile: ['<SkipWhileIterator>d__281', '<T> : IEnumerable<T>'],
  SkipWhileIndexed: ['<SkipWhileIterator>d__283', '<T> : IEnumerable<T>'],
  DistinctBy: ['<DistinctByIterator>d__67', '<T, TKey> : IEnumerable<T>'],
  UnionBy: ['<UnionByIterator>d__344', '<T, TKey> : IEnumerable<T>'],
  Except: ['<ExceptIterator>d__88', '<T> : IEnumerable<T>'],
  ExceptBy: ['<ExceptByIterator>d__89', '<T, TKey> : IEnumerable<T>'],
  Intersect: ['<IntersectIterator>d__121', '<T> : IEnumerable<T>'],
  IntersectBy: ['<IntersectByIterator>d__122', '<T, TKey> : IEnumerable<T>'],
  Join: ['<JoinIterator>d__126', '<T, TInner, TKey, TResult> : IEnumerable<TResult>'],
  GroupJoin: ['<GroupJoinIterator>d__113', '<T, TInner, TKey, TResult> : IEnumerable<TResult>'],
  LeftJoin: ['<LeftJoinIterator>d__138', '<T, TInner, TKey, TResult> : IEnumerable<TResult>'],
  RightJoin: ['<RightJoinIterator>d__248', '<T, TInner, TKey, TResult> : IEnumerable<TResult>'],
  CountBy: ['<CountByIterator>d__53', '<T, TKey> : IEnumerable<KeyValuePair<TKey, int>>'],
  AggregateBy: ['<AggregateByIterator>d__50', '<T, TKey, TValue> : IEnumerable<KeyValuePair<TKey, TValue>>'],
  AggregateBySeeds: [
    '<AggregateByIterator>d__51',
    '<T, TKey, TValue> : IEnumerable<KeyValuePair<TKey, TValue>>',
  ],
  RisingSequence: ['<<Sequence>g__IncrementingIterator|268_1>d', '<T> : IEnumerable<T>'],
  FallingSequence: ['<<Sequence>g__DecrementingIterator|268_2>d', '<T> : IEnumerable<T>'],
  InfiniteSequence: ['<<InfiniteSequence>g__Iterator|116_0>d', '<T> : IEnumerable<T>'],
} as const;

/** What an operator's object is called in this library. */
export type IteratorName = keyof typeof classes | keyof typeof groupingClasses | keyof typeof methods;

/** Whether it is one of the classes that know operators of their own, not a method with `yield`. */
export function isIteratorClass(name: IteratorName): boolean {
  return !(name in methods);
}

/** Whether it implements `IList<T>`, too. */
export function isListIterator(name: IteratorName | undefined): boolean {
  return name === 'RangeIterator' || name === 'RepeatIterator' || name === 'IListSkipTakeIterator';
}

/** `System.Linq.Enumerable.RangeIterator`. */
export const enumerableRangeIteratorTypes: readonly TypeDeclaration[] = Object.entries(classes).map(
  ([name, rest]) => declareType(`private sealed class System.Linq.Enumerable.${name}${rest}`),
);

/** `System.Linq.Enumerable.GroupByIterator2`. */
export const enumerableGroupingIteratorTypes: readonly TypeDeclaration[] = Object.entries({
  ...groupingClasses,
  ...methods,
}).map(([name, [metadataName, rest]]) =>
  declareType(`private sealed class System.Linq.Enumerable.${name}${rest}`, {}, { metadataName }),
);
