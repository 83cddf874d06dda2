// The static class `System.Collections.Immutable.ImmutableInterlocked` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { objectEquals } from '@mockwright/language/runtime/equality';
import { notNull } from '@mockwright/language/runtime/not-null';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { enqueue, push, takeFirst } from './end-types.ts';
import type { ImmutableSequence } from './immutable-sequence.ts';
import type { ImmutableTable } from './immutable-table.ts';

type Change = (value: unknown, argument?: unknown) => unknown;
type TableRef = Ref<ImmutableTable>;

/** What stands in a variable. @throws {ArgumentNullException} for nothing */
const held = <T>(location: Ref<T>): T => notNull(location.v as T | null, 'location');

function assign(location: Ref, value: unknown): boolean {
  const isChanged = !objectEquals(location.v, value);
  location.v = value;
  return isChanged;
}
function update(location: Ref, transformer: Change): boolean {
  requireArgument(transformer, 'transformer');
  return assign(location, transformer(location.v));
}
function updateWith(location: Ref, transformer: Change, argument: unknown): boolean {
  requireArgument(transformer, 'transformer');
  return assign(location, transformer(location.v, argument));
}
const put = (location: TableRef, key: unknown, value: unknown): unknown => {
  location.v = held(location).changed((copy) => copy.put(key, value));
  return value;
};
function getOrAdd(location: TableRef, key: unknown, make: () => unknown): unknown {
  requireArgument(key, 'key');
  const table = held(location);
  return table.has(key) ? table.find(key) : put(location, key, make());
}
function addOrUpdate(location: TableRef, key: unknown, make: () => unknown, change: Change): unknown {
  requireArgument(change, 'updateValueFactory');
  requireArgument(key, 'key');
  const table = held(location);
  return put(location, key, table.has(key) ? change(key, table.find(key)) : make());
}
function take(location: Ref<ImmutableSequence>, value: Ref): boolean {
  const taken = takeFirst(held(location));
  value.v = taken ? taken.item : defaultOf(location.v.$elementType);
  if (taken) location.v = taken.rest;
  return taken !== undefined;
}
const exchange = (location: Ref, value: unknown): unknown => {
  const before = location.v;
  location.v = value;
  return before;
};

const dictionary = '<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key';
const members: Readonly<Record<string, Implementation>> = {
  'static bool Update<T>(ref T location, Func<T, T> transformer) where T : class?': update,
  'static bool Update<T, TArg>(ref T location, Func<T, TArg, T> transformer, TArg transformerArgument) where T : class?':
    updateWith,
  'static bool Update<T>(ref ImmutableArray<T> location, Func<ImmutableArray<T>, ImmutableArray<T>> transformer)':
    update,
  'static bool Update<T, TArg>(ref ImmutableArray<T> location, Func<ImmutableArray<T>, TArg, ImmutableArray<T>> transformer, TArg transformerArgument)':
    updateWith,
  'static ImmutableArray<T> InterlockedExchange<T>(ref ImmutableArray<T> location, ImmutableArray<T> value)':
    exchange,
  'static ImmutableArray<T> InterlockedCompareExchange<T>(ref ImmutableArray<T> location, ImmutableArray<T> value, ImmutableArray<T> comparand)':
    (location: Ref<ImmutableSequence>, value: unknown, comparand: unknown) =>
      location.v.$equals(comparand) ? exchange(location, value) : location.v,
  'static bool InterlockedInitialize<T>(ref ImmutableArray<T> location, ImmutableArray<T> value)': (
    location: Ref<ImmutableSequence>,
    value: ImmutableSequence,
  ) => {
    const isDefault = location.v.isDefault;
    if (isDefault) location.v = value;
    return isDefault;
  },
  ['static TValue GetOrAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue value)']:
    (location: TableRef, key: unknown, value: unknown) => getOrAdd(location, key, () => value),
  ['static TValue GetOrAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, Func<TKey, TValue> valueFactory)']:
    (location: TableRef, key: unknown, make: Change) => {
      requireArgument(make, 'valueFactory');
      return getOrAdd(location, key, () => make(key));
    },
  [`static TValue GetOrAdd${dictionary.replace('TValue>', 'TValue, TArg>')}, Func<TKey, TArg, TValue> valueFactory, TArg factoryArgument)`]:
    (location: TableRef, key: unknown, make: Change, argument: unknown) => {
      requireArgument(make, 'valueFactory');
      return getOrAdd(location, key, () => make(key, argument));
    },
  ['static TValue AddOrUpdate<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, Func<TKey, TValue> addValueFactory, Func<TKey, TValue, TValue> updateValueFactory)']:
    (location: TableRef, key: unknown, make: Change, change: Change) => {
      requireArgument(make, 'addValueFactory');
      return addOrUpdate(location, key, () => make(key), change);
    },
  ['static TValue AddOrUpdate<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue addValue, Func<TKey, TValue, TValue> updateValueFactory)']:
    (location: TableRef, key: unknown, value: unknown, change: Change) =>
      addOrUpdate(location, key, () => value, change),
  ['static bool TryAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue value)']:
    (location: TableRef, key: unknown, value: unknown) => {
      requireArgument(key, 'key');
      if (held(location).has(key)) return false;
      put(location, key, value);
      return true;
    },
  ['static bool TryUpdate<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue newValue, TValue comparisonValue)']:
    (location: TableRef, key: unknown, value: unknown, expected: unknown) => {
      requireArgument(key, 'key');
      const table = held(location);
      if (!table.has(key) || !table.hasValue(table.find(key), expected)) return false;
      put(location, key, value);
      return true;
    },
  ['static bool TryRemove<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, out TValue value)']:
    (location: TableRef, key: unknown, value: Ref) => {
      requireArgument(key, 'key');
      const table = held(location);
      const has = table.has(key);
      value.v = has ? table.find(key) : defaultOf(table.valueType);
      if (has) location.v = table.changed((copy) => void copy.delete(key));
      return has;
    },
  'static void Enqueue<T>(ref ImmutableQueue<T> location, T value)': (
    location: Ref<ImmutableSequence>,
    value: unknown,
  ) => void (location.v = enqueue(held(location), value)),
  'static bool TryDequeue<T>(ref ImmutableQueue<T> location, out T value)': take,
  'static void Push<T>(ref ImmutableStack<T> location, T value)': (
    location: Ref<ImmutableSequence>,
    value: unknown,
  ) => void (location.v = push(held(location), value)),
  'static bool TryPop<T>(ref ImmutableStack<T> location, out T value)': take,
};

/** `ImmutableInterlocked`. */
export const immutableInterlockedType: TypeDeclaration = declareType(
  'public static class System.Collections.Immutable.ImmutableInterlocked',
  members,
);
