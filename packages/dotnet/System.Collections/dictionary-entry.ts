// `DictionaryEntry`: what the non-generic dictionaries yield.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { combineHashes, equals, hash } from '@mockwright/language/runtime/equality';
import { toText } from '@mockwright/language/runtime/text';

/** A key and a value, boxed. */
export class DictionaryEntry {
  declare readonly $type: NamedType;
  Key: unknown;
  Value: unknown;
  constructor(key: unknown, value: unknown) {
    this.Key = key;
    this.Value = value;
  }
  $held(): Held {
    return { parts: [this.Key, this.Value] };
  }
  $copy(): DictionaryEntry {
    return new DictionaryEntry(this.Key, this.Value);
  }
  $equals(other: unknown): boolean {
    return other instanceof DictionaryEntry && equals(this.Key, other.Key) && equals(this.Value, other.Value);
  }
  $hash(): number {
    return combineHashes(hash(this.Key), hash(this.Value));
  }
  $toString(): string {
    return `[${toText(this.Key)}, ${toText(this.Value)}]`;
  }
}

/** `System.Collections.DictionaryEntry`. */
export const dictionaryEntryType: TypeDeclaration = declareType(
  'public struct System.Collections.DictionaryEntry',
  () => ({
    'DictionaryEntry(object key, object? value)': (key, value) => new DictionaryEntry(key, value),
    'object Key { get; set; }': {
      get: (self: DictionaryEntry) => self.Key,
      set: (self: DictionaryEntry, value) => (self.Key = value),
    },
    'object? Value { get; set; }': {
      get: (self: DictionaryEntry) => self.Value,
      set: (self: DictionaryEntry, value) => (self.Value = value),
    },
    'override string ToString()': (self: DictionaryEntry) => self.$toString(),
    'void Deconstruct(out object key, out object? value)': (self: DictionaryEntry, key: Ref, value: Ref) => {
      key.v = self.Key;
      value.v = self.Value;
    },
  }),
  {
    runtime: DictionaryEntry,
    defaultValue: () => new DictionaryEntry(null, null),
    copy: (entry: DictionaryEntry) => entry.$copy(),
  },
);
