// The interfaces of `System.Collections`: elements are boxed on their way through them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { box } from '@mockwright/language/runtime/casting';
import { compare } from '@mockwright/language/runtime/comparison';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { hash, objectEquals } from '@mockwright/language/runtime/equality';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { iterateBoxed } from '@mockwright/language/runtime/iterate';
import { spend } from '@mockwright/language/runtime/run';
import type { ValueTuple } from '@mockwright/language/runtime/tuple';
import { typeName } from '@mockwright/language/runtime/type-name';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Tuple } from '../System/tuple.ts';
import { boxedListProtocol } from './boxed-list.ts';
import { callMember, change, collectionProtocol } from './collection-protocol.ts';
import { KnownCount } from './enumerable.ts';
import { boxedComparerTypes } from './comparer-types.ts';
import { copyBoxed } from './copy-boxed.ts';
import type { DictionaryEntry } from './dictionary-entry.ts';
import { entryOf } from './entry-of.ts';

function* entriesOf(self: unknown): Generator<DictionaryEntry> {
  for (const item of iterateBoxed(self)) yield entryOf(item);
}

/** The entries of one of the library's dictionaries, which can be walked through again. */
class Entries extends KnownCount {
  readonly #dictionary: KnownCount & { readonly version?: unknown };
  constructor(dictionary: KnownCount) {
    super();
    this.#dictionary = dictionary;
  }
  override get $count(): number {
    return this.#dictionary.$count;
  }
  get version(): unknown {
    return this.#dictionary.version;
  }
  [Symbol.iterator](): Iterator<DictionaryEntry> {
    return entriesOf(this.#dictionary);
  }
}
/** `IDictionaryEnumerator` of any dictionary. */
export class DictionaryEnumerator extends Enumerator<DictionaryEntry> {
  constructor(dictionary: unknown) {
    const entries = dictionary instanceof KnownCount ? new Entries(dictionary) : entriesOf(dictionary);
    super(entries, coreType('System.Collections.DictionaryEntry'));
  }
}

/** `ICollection`, `IList`, `IDictionaryEnumerator` and their kin, as template code sees them. */
export const boxedInterfaceTypes: readonly TypeDeclaration[] = [
  declareType('public interface System.Collections.ICollection : IEnumerable', () => ({
    'int Count { get; }': collectionProtocol.count,
    'object SyncRoot { get; }': (self) => self,
    'bool IsSynchronized { get; }': () => false,
    'void CopyTo(Array array, int index)': copyBoxed,
  })),
  declareType('public interface System.Collections.IList : ICollection', () => ({
    'object? this[int index] { get; set; }': boxedListProtocol,
    'bool IsReadOnly { get; }': boxedListProtocol.isReadOnly,
    'bool IsFixedSize { get; }': boxedListProtocol.isFixedSize,
    'int Add(object? value)': boxedListProtocol.add,
    'bool Contains(object? value)': boxedListProtocol.contains,
    'void Clear()': boxedListProtocol.clear,
    'int IndexOf(object? value)': boxedListProtocol.indexOf,
    'void Insert(int index, object? value)': boxedListProtocol.insert,
    'void Remove(object? value)': boxedListProtocol.remove,
    'void RemoveAt(int index)': boxedListProtocol.removeAt,
  })),
  declareType('public interface System.Collections.IDictionaryEnumerator : IEnumerator', () => ({
    'object Key { get; }': (self: DictionaryEnumerator) => self.requireCurrent().Key,
    'object? Value { get; }': (self: DictionaryEnumerator) => self.requireCurrent().Value,
    'DictionaryEntry Entry { get; }': (self: DictionaryEnumerator) => self.requireCurrent(),
  })),
  declareType('public interface System.Collections.IDictionary : ICollection', () => ({
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
  })),
  declareType('public interface System.Collections.IComparer', () => ({
    'int Compare(object? x, object? y)': (self, x, y) =>
      callMember(self, 'IComparer.Compare/2', 'Compare', [x, y]),
  })),
  ...boxedComparerTypes,
  declareType('public interface System.Collections.IEqualityComparer', () => ({
    'bool Equals(object? x, object? y)': (self, x, y) =>
      callMember(self, 'IEqualityComparer.Equals/2', 'Equals', [x, y]),
    'int GetHashCode(object obj)': (self, value) =>
      callMember(self, 'IEqualityComparer.GetHashCode/1', 'GetHashCode', [value]),
  })),
  declareType('public interface System.Collections.IStructuralEquatable', () => ({
    'bool Equals(object? other, IEqualityComparer comparer)': partsEqual,
    'int GetHashCode(IEqualityComparer comparer)': (self) => hash(self),
  })),
  declareType('public interface System.Collections.IStructuralComparable', () => ({
    'int CompareTo(object? other, IComparer comparer)': compareParts,
  })),
  declareType('public static class System.Collections.StructuralComparisons', () => ({
    'static IEqualityComparer StructuralEqualityComparer { get; }': () => structuralEquality,
    'static IComparer StructuralComparer { get; }': () => structuralOrder,
  })),
];

/** The boxed parts of an array or a tuple; nothing for other values. */
function partsOf(value: unknown): readonly unknown[] | undefined {
  spend(Array.isArray(value) ? 1 + value.length : 1);
  if (Array.isArray(value)) return [...iterateBoxed(value)];
  if (value instanceof Tuple)
    return value.items.map((item, index) => box(item, value.$type.typeArguments[index]!));
  return isValueTuple(value) ? value.$elements().map((part) => box(part.value, part.type)) : undefined;
}
const isValueTuple = (value: unknown): value is ValueTuple =>
  typeof value === 'object' && value !== null && '$elements' in value;
const haveSameShape = (a: object, b: unknown): boolean =>
  Array.isArray(a) || (b as { $type?: unknown } | null)?.$type === (a as { $type?: unknown }).$type;

/** `IStructuralEquatable.Equals`. */
function partsEqual(self: object, other: unknown, comparer: unknown): boolean {
  const others = partsOf(other);
  const parts = partsOf(self)!;
  return (
    others?.length === parts.length &&
    haveSameShape(self, other) &&
    parts.every(
      (part, index) =>
        callMember(comparer, 'IEqualityComparer.Equals/2', 'Equals', [part, others[index]]) === true,
    )
  );
}
/** `IStructuralComparable.CompareTo`. @throws {ArgumentException} for another kind of value */
function compareParts(self: object, other: unknown, comparer: unknown): number {
  if (other === null) return 1;
  const others = partsOf(other);
  const parts = partsOf(self)!;
  if (others?.length !== parts.length || !haveSameShape(self, other))
    throw new ArgumentException(wrongShape(self), 'other');
  for (const [index, part] of parts.entries()) {
    const order = callMember(comparer, 'IComparer.Compare/2', 'Compare', [part, others[index]]) as number;
    if (order !== 0) return order;
  }
  return 0;
}
function wrongShape(self: object): string {
  if (Array.isArray(self))
    return 'The object is not an array with the same number of elements as the array to compare it to.';
  return `Argument must be of type ${typeName((self as Tuple | ValueTuple).$type)}.`;
}
function structuralEquals(a: unknown, b: unknown): boolean {
  return a === null || b === null || partsOf(a) === undefined
    ? objectEquals(a, b)
    : partsEqual(a as object, b, structuralEquality);
}
function structuralCompare(a: unknown, b: unknown): number {
  return a === null || b === null || partsOf(a) === undefined
    ? compare(a, b)
    : compareParts(a as object, b, structuralOrder);
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
