// The members of alternate lookups: keys of another type for the same collection.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { KeyNotFoundException } from '@mockwright/language/runtime/exceptions';
import { AlternateLookup } from './alternate-lookup.ts';
import type { SetLookup, ValueLookup } from './alternate-lookup.ts';
import { libraryArguments } from '../System.Collections/base-argument.ts';

function readValue(self: ValueLookup, alternate: unknown, value: Ref, actual?: Ref): boolean {
  const { collection } = self;
  const slot = collection.table.find(self.key(alternate));
  value.v = slot < 0 ? defaultOf(collection.valueType) : collection.values[slot];
  if (actual) actual.v = slot < 0 ? defaultOf(collection.keyType) : collection.table.keys[slot];
  return slot >= 0;
}
const has = (self: SetLookup | ValueLookup, alternate: unknown): boolean =>
  self.collection.table.find(self.key(alternate)) >= 0;

/** Reads the value of a key. */
export function getter(missing: (self: ValueLookup, key: unknown) => Error) {
  return (self: ValueLookup, alternate: unknown): unknown => {
    const key = self.key(alternate);
    const slot = self.collection.table.find(key);
    if (slot < 0) throw missing(self, key);
    return self.collection.values[slot];
  };
}
/** What is thrown where no key is named. */
export const missingAnyKey = (): Error => new KeyNotFoundException();

/** The members that read. */
export const reading: Record<string, Implementation> = {
  'bool ContainsKey(TAlternate key)': has,
  'bool TryGetValue(TAlternate key, out TValue value)': (self: ValueLookup, key, value: Ref) =>
    readValue(self, key, value),
};
/** The members that write, and the one that removes. */
export function writing(remove: 'Remove' | 'TryRemove'): Record<string, Implementation> {
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
/** Removes a key. */
export const removing: Implementation = (self: ValueLookup, key: unknown, value?: Ref) =>
  self.collection.remove(self.key(key), value);
/** Sets the value of a key. */
export const setting = (self: ValueLookup, key: unknown, value: unknown): void => {
  self.collection.set(self.key(key), value);
};
/** The members that read a set. */
export const setReading: Record<string, Implementation> = {
  'bool Contains(TAlternate item)': has,
  'bool TryGetValue(TAlternate equalValue, out T actualValue)': (self: SetLookup, item, actual: Ref) => {
    const slot = self.collection.table.find(self.key(item));
    actual.v =
      slot < 0 ? defaultOf(libraryArguments(self.collection.$type)[0]!) : self.collection.table.keys[slot];
    return slot >= 0;
  },
};

/** Declares the alternate lookup of a collection. */
export function declare(container: string, members: Record<string, Implementation>): TypeDeclaration {
  return declareType(
    `public readonly struct ${container}.AlternateLookup<TAlternate> where TAlternate : notnull, allows ref struct`,
    members,
    { defaultValue: (type) => new AlternateLookup(type as NamedType, null, (key) => key) },
  );
}
/** The collection behind a lookup. */
export const collection = (self: SetLookup | ValueLookup): unknown => self.collection;
