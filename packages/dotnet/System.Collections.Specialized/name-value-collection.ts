// `NameValueCollection`.
import type { Held } from '@mockwright/language/runtime/change-log';
import { spendElements, spendSize } from '@mockwright/language/runtime/run';
import { overrideOf } from '@mockwright/language/runtime/overrides';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import {
  indexOutOfRange,
  modifiedAfterStart,
  requireArgument,
} from '../System.Collections/argument-checks.ts';
import { boxedEqualityOf } from '../System.Collections/comparers.ts';
import { setAll } from '../System.Collections/array-copy.ts';
import { KnownCount, arrayFrom } from '../System.Collections/read-items.ts';
import { HashTable } from '../System.Collections/hash-table.ts';
import { join } from '../System/text/string-joining.ts';
import { KeysCollection } from './name-object-collection-base.ts';

/** `NameValueCollection`: several texts a name, names without regard to case. */
export class NameValueCollection extends KnownCount {
  declare readonly $type: NamedType;
  readonly #entries = new Map<string, { readonly name: string | null; readonly values: string[] }>();
  #version = 0;
  /** Names by the comparer that was given; undefined for the one without regard to case. */
  readonly #names: HashTable<string> | undefined;
  constructor(comparer: unknown = null) {
    super();
    const equality = boxedEqualityOf<string>(comparer);
    this.#names = equality && new HashTable(specialType('string'), equality);
  }
  get $elementType(): Type {
    return specialType('string');
  }
  override get $count(): number {
    return this.#entries.size;
  }
  override $held(): Held {
    const entries = Array.from(
      this.#entries,
      ([key, { name, values }]): [string, { readonly name: string | null; readonly values: string[] }] => [
        key,
        { name, values: [...values] },
      ],
    );
    const putBack = (): void => {
      this.#entries.clear();
      for (const [key, entry] of entries) this.#entries.set(key, entry);
    };
    return { parts: entries.flatMap(([, { values }]) => values), putBack };
  }
  #key(name: string | null): string {
    if (name === null) return '\0';
    if (!this.#names) return name.toUpperCase();
    const slot = this.#names.findOrAdd(name);
    return String(slot < 0 ? ~slot : slot);
  }
  names(): (string | null)[] {
    spendSize(this.#entries.size);
    return Array.from(this.#entries.values(), ({ name }) => name);
  }
  *[Symbol.iterator](): Generator<string | null> {
    const version = this.#version;
    for (const name of this.names()) {
      yield name;
      if (this.#version !== version) throw modifiedAfterStart();
    }
  }
  values(name: string | null): string[] | undefined {
    return this.#entries.get(this.#key(name))?.values;
  }
  get(name: string | null): string | null {
    const values = this.values(name);
    return values && values.length > 0 ? join(',', values) : null;
  }
  add(name: string | null, value: string | null): void {
    this.#version++;
    const key = this.#key(name);
    let entry = this.#entries.get(key);
    if (!entry) this.#entries.set(key, (entry = { name, values: [] }));
    if (value !== null) entry.values.push(value);
  }
  set(name: string | null, value: string | null): void {
    const values = this.values(name);
    if (values) values.length = 0;
    this.add(name, value);
  }
  remove(name: string | null): void {
    this.#version++;
    this.#entries.delete(this.#key(name));
  }
  clear(): void {
    this.#version++;
    this.#entries.clear();
  }
  nameAt(index: number): string | null {
    const names = this.names();
    if (index >>> 0 >= names.length) throw indexOutOfRange();
    return names[index]!;
  }
}
function requireCapacity(capacity: number): void {
  if (capacity < 0) throw new ArgumentOutOfRangeException('capacity', "'capacity' must be non-negative.");
}
function copyOf(other: NameValueCollection): NameValueCollection {
  requireArgument(other, 'c');
  const copy = new NameValueCollection();
  for (const name of other.names()) {
    const values = other.values(name) ?? [];
    if (values.length === 0) copy.add(name, null);
    for (const value of values) copy.add(name, value);
  }
  return copy;
}
const texts = (items: (string | null)[]): unknown => arrayFrom(items, specialType('string'));

/** `System.Collections.Specialized.NameValueCollection`. */
export const nameValueCollectionType: TypeDeclaration = declareType(
  'public class System.Collections.Specialized.NameValueCollection : NameObjectCollectionBase',
  () => ({
    'NameValueCollection()': () => new NameValueCollection(),
    'NameValueCollection(NameValueCollection col)': copyOf,
    'NameValueCollection(int capacity)': (capacity: number) => {
      requireCapacity(capacity);
      return new NameValueCollection();
    },
    'NameValueCollection(int capacity, NameValueCollection col)': (
      capacity: number,
      other: NameValueCollection,
    ) => {
      requireCapacity(capacity);
      requireArgument(other, 'col');
      return copyOf(other);
    },
    'NameValueCollection(IEqualityComparer? equalityComparer)': (comparer: unknown) =>
      new NameValueCollection(comparer),
    'NameValueCollection(int capacity, IEqualityComparer? equalityComparer)': (
      capacity: number,
      comparer: unknown,
    ) => {
      requireCapacity(capacity);
      return new NameValueCollection(comparer);
    },
    'NameObjectCollectionBase.KeysCollection Keys { get; }': (self: NameValueCollection) =>
      new KeysCollection(self),
    'void CopyTo(Array dest, int index)': (self: NameValueCollection, array: unknown[], index: number) =>
      setAll(
        self.names().map((name) => self.get(name)),
        array,
        index,
      ),
    'int Count { get; }': (self: NameValueCollection) => self.$count,
    'string? this[string? name] { get; set; }': {
      get: (self: NameValueCollection, name: string | null) => {
        const override = overrideOf(self, 'NameValueCollection.Get/1');
        return override ? override.call(self, name) : self.get(name);
      },
      set: (self: NameValueCollection, name: string | null, value: string | null) => {
        const override = overrideOf(self, 'NameValueCollection.Set/2');
        if (override) override.call(self, name, value);
        else self.set(name, value);
      },
    },
    'string? this[int index] { get; }': (self: NameValueCollection, index) => self.get(self.nameAt(index)),
    'virtual string?[] AllKeys { get; }': (self: NameValueCollection) => texts(self.names()),
    'virtual void Add(string? name, string? value)': (self: NameValueCollection, name, value) =>
      self.add(name, value),
    'void Add(NameValueCollection c)': (self: NameValueCollection, other: NameValueCollection) => {
      requireArgument(other, 'c');
      for (const name of other.names()) {
        const values = other.values(name) ?? [];
        spendElements(values.length);
        if (values.length === 0) self.add(name, null);
        // It may be the collection itself.
        for (const value of values.slice()) self.add(name, value);
      }
    },
    'virtual void Clear()': (self: NameValueCollection) => self.clear(),
    'virtual string? Get(string? name)': (self: NameValueCollection, name) => self.get(name),
    'virtual string? Get(int index)': (self: NameValueCollection, index) => self.get(self.nameAt(index)),
    'virtual string? GetKey(int index)': (self: NameValueCollection, index) => self.nameAt(index),
    'virtual string[]? GetValues(string? name)': (self: NameValueCollection, name) => {
      const values = self.values(name);
      return values && values.length > 0 ? texts(values.slice()) : null;
    },
    'virtual string[]? GetValues(int index)': (self: NameValueCollection, index: number) => {
      const values = self.values(self.nameAt(index));
      return values && values.length > 0 ? texts(values.slice()) : null;
    },
    'bool HasKeys()': (self: NameValueCollection) => self.names().some((name) => name !== null),
    'virtual void Remove(string? name)': (self: NameValueCollection, name) => self.remove(name),
    'virtual void Set(string? name, string? value)': (self: NameValueCollection, name, value) =>
      self.set(name, value),
    'IEnumerator GetEnumerator()': (self: NameValueCollection) => new Enumerator(self, self.$elementType),
  }),
  { runtime: NameValueCollection },
);
