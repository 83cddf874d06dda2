// The interfaces of `System.Collections`: elements are boxed on their way through them.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NetArray } from '../../../runtime/box.ts';
import { box, cast, isInstance } from '../../../runtime/casting.ts';
import { compare } from '../../../runtime/comparison.ts';
import { Enumerator } from '../../../runtime/enumerator.ts';
import { hash, objectEquals } from '../../../runtime/equality.ts';
import { iterateBoxed } from '../../../runtime/iterate.ts';
import { elementTypeOf } from '../../../runtime/type-of.ts';
import { coreType } from '../../../runtime/core-types.ts';
import { setValue } from '../../system/array-members.ts';
import { asArgument } from './boxed-argument.ts';
import {
  arrayElement,
  callMember,
  change,
  clearArray,
  collectionProtocol,
  fixedSize,
  listProtocol,
  refuseIfReadOnly,
} from '../collection-protocol.ts';
import { copyTo } from '../enumerable.ts';
import { boxedComparerTypes } from './comparer-types.ts';
import { DictionaryEntry } from './dictionary-entry.ts';
import type { KeyValuePair } from '../generic/key-value-pair.ts';

/** An `IDictionary` element as a `DictionaryEntry`. */
function entryOf(item: unknown): DictionaryEntry {
  if (item instanceof DictionaryEntry) return item;
  const pair = item as KeyValuePair;
  const [key, value] = pair.$type.typeArguments;
  return new DictionaryEntry(box(pair.Key, key!), box(pair.Value, value!));
}
function* entriesOf(self: unknown): Generator<DictionaryEntry> {
  for (const item of iterateBoxed(self)) yield entryOf(item);
}

/** `IDictionaryEnumerator` of any dictionary. */
export class DictionaryEnumerator extends Enumerator<DictionaryEntry> {
  constructor(dictionary: unknown) {
    super(entriesOf(dictionary), coreType('System.Collections.DictionaryEntry'));
  }
}

const item = (self: unknown, value: unknown): unknown =>
  asArgument(value, elementTypeOf(self), 'value', 'item');
const fits = (self: unknown, value: unknown): boolean =>
  value === null || isInstance(value, elementTypeOf(self));

/** `ICollection`, `IList`, `IDictionaryEnumerator` and their kin, as template code sees them. */
export const boxedInterfaceTypes: readonly TypeDeclaration[] = [
  declareType('public interface System.Collections.ICollection : IEnumerable', {
    'int Count { get; }': collectionProtocol.count,
    'object SyncRoot { get; }': (self) => self,
    'bool IsSynchronized { get; }': () => false,
    'void CopyTo(Array array, int index)': (self, array, index) =>
      copyTo([...iterateBoxed(self)], array, index, 'index'),
  }),
  declareType('public interface System.Collections.IList : ICollection', {
    'object? this[int index] { get; set; }': {
      get: (self: unknown, index: number) =>
        Array.isArray(self)
          ? box(arrayElement(self, index), (self as NetArray).$element)
          : box(listProtocol.get(self, index), elementTypeOf(self)),
      set: (self: unknown, index: number, value: unknown) => {
        if (Array.isArray(self)) setValue(self as NetArray, value, [index]);
        else {
          refuseIfReadOnly(self);
          listProtocol.set(self, index, asArgument(value, elementTypeOf(self), 'value'));
        }
      },
    },
    'bool IsReadOnly { get; }': (self) => !Array.isArray(self) && collectionProtocol.isReadOnly(self),
    'bool IsFixedSize { get; }': (self) => Array.isArray(self) || collectionProtocol.isReadOnly(self),
    'int Add(object? value)': (self, value) => {
      if (Array.isArray(self)) throw fixedSize();
      refuseIfReadOnly(self);
      change(self, 'ICollection`1.Add/1', 'Add', [item(self, value)]);
      return collectionProtocol.count(self) - 1;
    },
    'bool Contains(object? value)': (self, value) =>
      fits(self, value) &&
      collectionProtocol.contains(self, value === null ? null : cast(value, elementTypeOf(self))),
    'void Clear()': (self) =>
      Array.isArray(self) ? clearArray(self as NetArray) : collectionProtocol.clear(self),
    'int IndexOf(object? value)': (self, value) =>
      fits(self, value)
        ? listProtocol.indexOf(self, value === null ? null : cast(value, elementTypeOf(self)))
        : -1,
    'void Insert(int index, object? value)': (self, index, value) => {
      if (Array.isArray(self)) throw fixedSize();
      refuseIfReadOnly(self);
      listProtocol.insert(self, index, item(self, value));
    },
    'void Remove(object? value)': (self, value) => {
      if (Array.isArray(self)) throw fixedSize();
      refuseIfReadOnly(self);
      if (fits(self, value))
        change(self, 'ICollection`1.Remove/1', 'Remove', [
          value === null ? null : cast(value, elementTypeOf(self)),
        ]);
    },
    'void RemoveAt(int index)': listProtocol.removeAt,
  }),
  declareType('public interface System.Collections.IDictionaryEnumerator : IEnumerator', {
    'object Key { get; }': (self: DictionaryEnumerator) => self.requireCurrent().Key,
    'object? Value { get; }': (self: DictionaryEnumerator) => self.requireCurrent().Value,
    'DictionaryEntry Entry { get; }': (self: DictionaryEnumerator) => self.requireCurrent(),
  }),
  declareType('public interface System.Collections.IDictionary : ICollection', {
    'object? this[object key] { get; set; }': {
      get: (self, key) => callMember(self, 'IDictionary.get_Item/1', 'this[]', [key], 'get'),
      set: (self, key, value) => change(self, 'IDictionary.set_Item/2', 'this[]', [key, value], 'set'),
    },
    'ICollection Keys { get; }': (self) => callMember(self, 'IDictionary.get_Keys/0', 'Keys', [], 'get'),
    'ICollection Values { get; }': (self) =>
      callMember(self, 'IDictionary.get_Values/0', 'Values', [], 'get'),
    'bool IsReadOnly { get; }': collectionProtocol.isReadOnly,
    'bool IsFixedSize { get; }': collectionProtocol.isReadOnly,
    'void Add(object key, object? value)': (self, key, value) =>
      change(self, 'IDictionary.Add/2', 'Add', [key, value]),
    'void Clear()': collectionProtocol.clear,
    'bool Contains(object key)': (self, key) => callMember(self, 'IDictionary.Contains/1', 'Contains', [key]),
    'new IDictionaryEnumerator GetEnumerator()': (self) => new DictionaryEnumerator(self),
    'void Remove(object key)': (self, key) => change(self, 'IDictionary.Remove/1', 'Remove', [key]),
  }),
  declareType('public interface System.Collections.IComparer', {
    'int Compare(object? x, object? y)': (self, x, y) =>
      callMember(self, 'IComparer.Compare/2', 'Compare', [x, y]),
  }),
  ...boxedComparerTypes,
  declareType('public interface System.Collections.IEqualityComparer', {
    'bool Equals(object? x, object? y)': (self, x, y) =>
      callMember(self, 'IEqualityComparer.Equals/2', 'Equals', [x, y]),
    'int GetHashCode(object obj)': (self, value) =>
      callMember(self, 'IEqualityComparer.GetHashCode/1', 'GetHashCode', [value]),
  }),
  declareType('public interface System.Collections.IStructuralEquatable', {
    'bool Equals(object? other, IEqualityComparer comparer)': structuralEquals,
    'int GetHashCode(IEqualityComparer comparer)': (self) => hash(self),
  }),
  declareType('public interface System.Collections.IStructuralComparable', {
    'int CompareTo(object? other, IComparer comparer)': structuralCompare,
  }),
  declareType('public static class System.Collections.StructuralComparisons', {
    'static IEqualityComparer StructuralEqualityComparer { get; }': () => structuralEquality,
    'static IComparer StructuralComparer { get; }': () => structuralOrder,
  }),
];

function structuralEquals(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return objectEquals(a, b);
  const others = [...iterateBoxed(b)];
  return (
    a.length === b.length &&
    [...iterateBoxed(a)].every((value, index) => structuralEquals(value, others[index]))
  );
}
function structuralCompare(a: unknown, b: unknown): number {
  if (!Array.isArray(a) || !Array.isArray(b)) return compare(a, b);
  const others = [...iterateBoxed(b)];
  for (const [index, value] of [...iterateBoxed(a)].entries()) {
    const order = structuralCompare(value, others[index]);
    if (order !== 0) return order;
  }
  return 0;
}
const structuralEquality = {
  get $type() {
    return coreType('System.Collections.IEqualityComparer');
  },
  'IEqualityComparer.Equals/2': structuralEquals,
  'IEqualityComparer.GetHashCode/1': (value: unknown): number =>
    Array.isArray(value)
      ? value.reduce<number>((code, part) => (Math.imul(code, 31) + hash(part)) | 0, 17)
      : hash(value),
};
const structuralOrder = {
  get $type() {
    return coreType('System.Collections.IComparer');
  },
  'IComparer.Compare/2': structuralCompare,
};
