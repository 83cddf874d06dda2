// The generic collection interfaces, with what they mean for arrays and for classes that have no code of their own for them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { box } from '@mockwright/language/runtime/casting';
import type { Enumerator } from '@mockwright/language/runtime/enumerator';
import {
  callMember,
  change,
  collectionProtocol,
  listProtocol,
} from '../System.Collections/collection-protocol.ts';
import { boxedEnumeratorOf, enumeratorOf } from './interface-enumerators.ts';

const dictionary = {
  get: (self: unknown, key: unknown) => callMember(self, 'IDictionary`2.get_Item/1', 'this[]', [key], 'get'),
  containsKey: (self: unknown, key: unknown) =>
    callMember(self, 'IDictionary`2.ContainsKey/1', 'ContainsKey', [key]),
  tryGetValue: (self: unknown, key: unknown, value: Ref) =>
    callMember(self, 'IDictionary`2.TryGetValue/2', 'TryGetValue', [key, value]),
  keys: (self: unknown) => callMember(self, 'IDictionary`2.get_Keys/0', 'Keys', [], 'get'),
  values: (self: unknown) => callMember(self, 'IDictionary`2.get_Values/0', 'Values', [], 'get'),
};
const setMember =
  (name: string) =>
  (self: unknown, other: unknown): unknown =>
    callMember(self, `ISet\`1.${name}/1`, name, [other]);

const setChange =
  (name: string) =>
  (self: unknown, other: unknown): unknown =>
    change(self, `ISet\`1.${name}/1`, name, [other]);

/** `IEnumerable<out T>`, `IEnumerator<out T>`, `ICollection<T>` and their kin, as template code sees them. */
export const genericInterfaceTypes: readonly TypeDeclaration[] = [
  declareType(
    'public interface System.Collections.Generic.IEnumerable<out T> : IEnumerable where T : allows ref struct',
    () => ({
      'IEnumerator<T> GetEnumerator()': enumeratorOf,
    }),
  ),
  declareType(
    'public interface System.Collections.Generic.IEnumerator<out T> : IDisposable, IEnumerator where T : allows ref struct',
    () => ({
      'T Current { get; }': (self) => self.Current,
    }),
  ),
  declareType('public interface System.Collections.Generic.ICollection<T> : IEnumerable<T>', () => ({
    'int Count { get; }': collectionProtocol.count,
    'bool IsReadOnly { get; }': collectionProtocol.isReadOnly,
    'void Add(T item)': collectionProtocol.add,
    'void Clear()': collectionProtocol.clear,
    'bool Contains(T item)': collectionProtocol.contains,
    'void CopyTo(T[] array, int arrayIndex)': collectionProtocol.copyTo,
    'bool Remove(T item)': collectionProtocol.remove,
  })),
  declareType('public interface System.Collections.Generic.IList<T> : ICollection<T>', () => ({
    'T this[int index] { get; set; }': { get: listProtocol.get, set: listProtocol.set },
    'int IndexOf(T item)': listProtocol.indexOf,
    'void Insert(int index, T item)': listProtocol.insert,
    'void RemoveAt(int index)': listProtocol.removeAt,
  })),
  declareType(
    'public interface System.Collections.Generic.IReadOnlyCollection<out T> : IEnumerable<T>',
    () => ({
      'int Count { get; }': collectionProtocol.count,
    }),
  ),
  declareType(
    'public interface System.Collections.Generic.IReadOnlyList<out T> : IReadOnlyCollection<T>',
    () => ({
      'T this[int index] { get; }': listProtocol.get,
    }),
  ),
  declareType(
    'public interface System.Collections.Generic.IDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>',
    () => ({
      'TValue this[TKey key] { get; set; }': {
        get: dictionary.get,
        set: (self, key, value) => change(self, 'IDictionary`2.set_Item/2', 'this[]', [key, value], 'set'),
      },
      'ICollection<TKey> Keys { get; }': dictionary.keys,
      'ICollection<TValue> Values { get; }': dictionary.values,
      'bool ContainsKey(TKey key)': dictionary.containsKey,
      'void Add(TKey key, TValue value)': (self, key, value) =>
        change(self, 'IDictionary`2.Add/2', 'Add', [key, value]),
      'bool Remove(TKey key)': (self, key) => change(self, 'IDictionary`2.Remove/1', 'Remove', [key]),
      'bool TryGetValue(TKey key, out TValue value)': dictionary.tryGetValue,
    }),
  ),
  declareType(
    'public interface System.Collections.Generic.IReadOnlyDictionary<TKey, TValue> : IReadOnlyCollection<KeyValuePair<TKey, TValue>>',
    () => ({
      'bool ContainsKey(TKey key)': dictionary.containsKey,
      'bool TryGetValue(TKey key, out TValue value)': dictionary.tryGetValue,
      'TValue this[TKey key] { get; }': dictionary.get,
      'IEnumerable<TKey> Keys { get; }': dictionary.keys,
      'IEnumerable<TValue> Values { get; }': dictionary.values,
    }),
  ),
  declareType('public interface System.Collections.Generic.IReadOnlySet<T> : IReadOnlyCollection<T>', () => ({
    'bool Contains(T item)': setMember('Contains'),
    'bool IsProperSubsetOf(IEnumerable<T> other)': setMember('IsProperSubsetOf'),
    'bool IsProperSupersetOf(IEnumerable<T> other)': setMember('IsProperSupersetOf'),
    'bool IsSubsetOf(IEnumerable<T> other)': setMember('IsSubsetOf'),
    'bool IsSupersetOf(IEnumerable<T> other)': setMember('IsSupersetOf'),
    'bool Overlaps(IEnumerable<T> other)': setMember('Overlaps'),
    'bool SetEquals(IEnumerable<T> other)': setMember('SetEquals'),
  })),
  declareType('public interface System.Collections.Generic.ISet<T> : ICollection<T>', () => ({
    'new bool Add(T item)': setChange('Add'),
    'void UnionWith(IEnumerable<T> other)': setChange('UnionWith'),
    'void IntersectWith(IEnumerable<T> other)': setChange('IntersectWith'),
    'void ExceptWith(IEnumerable<T> other)': setChange('ExceptWith'),
    'void SymmetricExceptWith(IEnumerable<T> other)': setChange('SymmetricExceptWith'),
    'bool IsSubsetOf(IEnumerable<T> other)': setMember('IsSubsetOf'),
    'bool IsSupersetOf(IEnumerable<T> other)': setMember('IsSupersetOf'),
    'bool IsProperSupersetOf(IEnumerable<T> other)': setMember('IsProperSupersetOf'),
    'bool IsProperSubsetOf(IEnumerable<T> other)': setMember('IsProperSubsetOf'),
    'bool Overlaps(IEnumerable<T> other)': setMember('Overlaps'),
    'bool SetEquals(IEnumerable<T> other)': setMember('SetEquals'),
  })),
  declareType(
    'public interface System.Collections.Generic.IComparer<in T> where T : allows ref struct',
    () => ({
      'int Compare(T? x, T? y)': (self, x, y) => callMember(self, 'Comparer`1.Compare/2', 'Compare', [x, y]),
    }),
  ),
  declareType(
    'public interface System.Collections.Generic.IEqualityComparer<in T> where T : allows ref struct',
    () => ({
      'bool Equals(T? x, T? y)': (self, x, y) =>
        callMember(self, 'EqualityComparer`1.Equals/2', 'Equals', [x, y]),
      'int GetHashCode(T obj)': (self, value) =>
        callMember(self, 'EqualityComparer`1.GetHashCode/1', 'GetHashCode', [value]),
    }),
  ),
  declareType('public interface System.Collections.IEnumerable', () => ({
    'IEnumerator GetEnumerator()': boxedEnumeratorOf,
  })),
  declareType('public interface System.Collections.IEnumerator', () => ({
    'bool MoveNext()': (self) => self.MoveNext(),
    'object Current { get; }': (self: Enumerator) => box(self.requireCurrent(), self.$elementType),
    'void Reset()': (self: Enumerator) => self.Reset(),
  })),
];
