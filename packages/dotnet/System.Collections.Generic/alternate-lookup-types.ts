// `AlternateLookup<TAlternate>` of dictionaries and sets, as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { KeyNotFoundException } from '@mockwright/language/runtime/exceptions';
import { AlternateLookup } from './alternate-lookup.ts';
import type { SetLookup, ValueLookup } from './alternate-lookup.ts';
import { keyNotFound } from './dictionary.ts';

function readValue(self: ValueLookup, alternate: unknown, value: Ref, actual?: Ref): boolean {
  const { collection } = self;
  const slot = collection.table.find(self.key(alternate));
  value.v = slot < 0 ? defaultOf(collection.valueType) : collection.values[slot];
  if (actual) actual.v = slot < 0 ? defaultOf(collection.keyType) : collection.table.keys[slot];
  return slot >= 0;
}
const has = (self: SetLookup | ValueLookup, alternate: unknown): boolean =>
  self.collection.table.find(self.key(alternate)) >= 0;

function getter(missing: (self: ValueLookup, key: unknown) => Error) {
  return (self: ValueLookup, alternate: unknown): unknown => {
    const key = self.key(alternate);
    const slot = self.collection.table.find(key);
    if (slot < 0) throw missing(self, key);
    return self.collection.values[slot];
  };
}
const missingKey = (self: ValueLookup, key: unknown): Error => keyNotFound(key, self.collection.keyType);
const missingAnyKey = (): Error => new KeyNotFoundException();

const reading: Record<string, Implementation> = {
  'bool ContainsKey(TAlternate key)': has,
  'bool TryGetValue(TAlternate key, out TValue value)': (self: ValueLookup, key, value: Ref) =>
    readValue(self, key, value),
};
function writing(remove: 'Remove' | 'TryRemove'): Record<string, Implementation> {
  return {
    'bool TryGetValue(TAlternate key, out TKey actualKey, out TValue value)': (
      self: ValueLookup,
      key,
      actual: Ref,
      value: Ref,
    ) => readValue(self, key, value, actual),
    'bool TryAdd(TAlternate key, TValue value)': (self: ValueLookup, key, value) =>
      self.collection.tryAdd(self.key(key), value),
    [`bool ${remove}(TAlternate key, out TKey actualKey, out TValue value)`]: (
      self: ValueLookup,
      key: unknown,
      actual: Ref,
      value: Ref,
    ) => readValue(self, key, value, actual) && self.collection.remove(self.key(key)),
  };
}
const removing: Implementation = (self: ValueLookup, key: unknown, value?: Ref) =>
  self.collection.remove(self.key(key), value);
const setting = (self: ValueLookup, key: unknown, value: unknown): void => {
  self.collection.set(self.key(key), value);
};
const setReading: Record<string, Implementation> = {
  'bool Contains(TAlternate item)': has,
  'bool TryGetValue(TAlternate equalValue, out T actualValue)': (self: SetLookup, item, actual: Ref) => {
    const slot = self.collection.table.find(self.key(item));
    actual.v =
      slot < 0 ? defaultOf(self.collection.$type.typeArguments[0]!) : self.collection.table.keys[slot];
    return slot >= 0;
  },
};

function declare(container: string, members: Record<string, Implementation>): TypeDeclaration {
  return declareType(
    `public readonly struct ${container}.AlternateLookup<TAlternate> where TAlternate : notnull, allows ref struct`,
    members,
    { defaultValue: (type) => new AlternateLookup(type as NamedType, null, (key) => key) },
  );
}
const collection = (self: SetLookup | ValueLookup): unknown => self.collection;

/** The lookups of `Dictionary`, `HashSet`, `ConcurrentDictionary`, `FrozenDictionary` and `FrozenSet`. */
export const alternateLookupTypes: readonly TypeDeclaration[] = [
  declareType(
    'public interface System.Collections.Generic.IAlternateEqualityComparer<in TAlternate, T> where TAlternate : allows ref struct where T : allows ref struct',
    () => ({
      'bool Equals(TAlternate alternate, T other)': undefined,
      'int GetHashCode(TAlternate alternate)': undefined,
      'T Create(TAlternate alternate)': undefined,
    }),
  ),
  declare('System.Collections.Generic.Dictionary<TKey, TValue>', {
    'Dictionary<TKey, TValue> Dictionary { get; }': collection,
    'TValue this[TAlternate key] { get; set; }': { get: getter(missingKey), set: setting },
    ...reading,
    ...writing('Remove'),
    'bool Remove(TAlternate key)': removing,
  }),
  declare('System.Collections.Generic.HashSet<T>', {
    'HashSet<T> Set { get; }': collection,
    'bool Add(TAlternate item)': (self: SetLookup, item) => self.collection.add(self.key(item)),
    'bool Remove(TAlternate item)': (self: SetLookup, item) => self.collection.delete(self.key(item)),
    ...setReading,
  }),
  declare('System.Collections.Concurrent.ConcurrentDictionary<TKey, TValue>', {
    'System.Collections.Concurrent.ConcurrentDictionary<TKey, TValue> Dictionary { get; }': collection,
    'TValue this[TAlternate key] { get; set; }': { get: getter(missingAnyKey), set: setting },
    ...reading,
    ...writing('TryRemove'),
    'bool TryRemove(TAlternate key, out TValue value)': removing,
  }),
  declare('System.Collections.Frozen.FrozenDictionary<TKey, TValue>', {
    'System.Collections.Frozen.FrozenDictionary<TKey, TValue> Dictionary { get; }': collection,
    'TValue this[TAlternate key] { get; }': getter(missingAnyKey),
    ...reading,
  }),
  declare('System.Collections.Frozen.FrozenSet<T>', {
    'System.Collections.Frozen.FrozenSet<T> Set { get; }': collection,
    ...setReading,
  }),
];
