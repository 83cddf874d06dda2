// `NameObjectCollectionBase.KeysCollection`: the names of a collection.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { storable } from '@mockwright/language/runtime/array-store';
import { cast } from '@mockwright/language/runtime/casting';
import type { Held } from '@mockwright/language/runtime/change-log';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentOutOfRangeException, NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend } from '@mockwright/language/runtime/run';
import { createInstance } from '../System/array-members.ts';
import { indexOutOfRange, modifiedAfterStart, ofLibrary } from '../System.Collections/argument-checks.ts';
import { setAll } from '../System.Collections/array-copy.ts';
import { boxedEqualityOf } from '../System.Collections/comparers.ts';
import type { Equality } from '../System.Collections/comparers.ts';
import { KnownCount, arrayFrom } from '../System.Collections/read-items.ts';

/** A collection of named things. */
interface Named extends Iterable<string | null> {
  readonly $count: number;
  nameAt(index: number): string | null;
}

/** `Keys`: the names, as they are when they are asked for. */
export class KeysCollection extends KnownCount {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #owner: Named;
  constructor(owner: Named) {
    super();
    this.#owner = owner;
  }
  get $copiesBy(): 'copy' | 'set' {
    return 'set';
  }
  get $elementType(): Type {
    return specialType('string');
  }
  override get $count(): number {
    return this.#owner.$count;
  }
  [Symbol.iterator](): Iterator<string | null> {
    return this.#owner[Symbol.iterator]();
  }
  nameAt(index: number): string | null {
    return this.#owner.nameAt(index);
  }
}

/** `System.Collections.Specialized.NameObjectCollectionBase.KeysCollection`. */
export const keysCollectionType: TypeDeclaration = declareType(
  'public class System.Collections.Specialized.NameObjectCollectionBase.KeysCollection : ICollection',
  () => ({
    'int Count { get; }': (self: KeysCollection) => self.$count,
    'string? this[int index] { get; }': (self: KeysCollection, index: number) => self.nameAt(index),
    'virtual string? Get(int index)': (self: KeysCollection, index: number) => self.nameAt(index),
    'IEnumerator GetEnumerator()': (self: KeysCollection) => new Enumerator(self, self.$elementType),
  }),
  { runtime: KeysCollection },
);

interface Entry {
  readonly name: string | null;
  value: unknown;
}

/** Several entries may have one name; a name finds the first of them. */
class NameObjectCollection extends KnownCount {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  entries: Entry[] = [];
  isReadOnly = false;
  version = 0;
  readonly #equality: Equality<string> | undefined;
  constructor(comparer: unknown = null) {
    super();
    this.#equality = boxedEqualityOf<string>(comparer);
  }
  get $elementType(): Type {
    return specialType('string');
  }
  override get $count(): number {
    return this.entries.length;
  }
  *[Symbol.iterator](): Generator<string | null> {
    const { version } = this;
    for (const { name } of this.entries) {
      yield name;
      if (this.version !== version) throw modifiedAfterStart();
    }
  }
  override $held(): Held {
    const { isReadOnly } = this;
    const entries = this.entries.map((entry) => ({ ...entry }));
    const putBack = (): void => void Object.assign(this, { entries, isReadOnly });
    return { parts: entries.map(({ value }) => value), putBack };
  }
  isNamed(entry: Entry, name: string | null): boolean {
    if (entry.name === null || name === null) return entry.name === name;
    return this.#equality
      ? this.#equality.equals(entry.name, name)
      : entry.name.toUpperCase() === name.toUpperCase();
  }
  find(name: string | null): Entry | undefined {
    spend(this.entries.length);
    return this.entries.find((entry) => this.isNamed(entry, name));
  }
  at(index: number): Entry {
    const entry = this.entries[index];
    if (!entry) throw indexOutOfRange();
    return entry;
  }
  nameAt(index: number): string | null {
    return this.at(index).name;
  }
  /** @throws {NotSupportedException} where it is read-only */
  change(action: () => void): void {
    if (this.isReadOnly) throw new NotSupportedException('Collection is read-only.');
    action();
    this.version++;
  }
  add(name: string | null, value: unknown): void {
    this.change(() => this.entries.push({ name, value }));
  }
  set(name: string | null, value: unknown): void {
    const entry = this.find(name);
    if (entry) this.change(() => (entry.value = value));
    else this.add(name, value);
  }
  setAt(index: number, value: unknown): void {
    this.change(() => (this.at(index).value = value));
  }
  clear(): void {
    this.change(() => (this.entries = []));
  }
  removeAt(index: number): void {
    this.change(() => {
      this.at(index);
      this.entries.splice(index, 1);
    });
  }
  remove(name: string | null): void {
    spend(this.entries.length);
    this.change(() => (this.entries = this.entries.filter((entry) => !this.isNamed(entry, name))));
  }
}

type Self = NameObjectCollection;
/** What derived classes reach. @throws {NotSupportedException} for collections that keep their entries otherwise */
const own = (self: unknown): Self => ofLibrary(self, NameObjectCollection);
/** `BaseGetAllValues(Type)`. @throws {ArgumentNullException | InvalidCastException | ArrayTypeMismatchException} */
function valuesAs(entries: readonly Entry[], type: Type | null): unknown {
  const element = notNull(type, 'type');
  const object = specialType('object');
  const values = cast(createInstance(element, [entries.length]), arrayOf(object)) as unknown[];
  entries.forEach(({ value }, index) => (values[index] = storable(element, value, object)));
  return values;
}
const boxed = (items: unknown[], type: Type = specialType('object')): unknown => arrayFrom(items, type);
const sized = (capacity: number, comparer: unknown = null): Self => {
  if (capacity < 0) throw new ArgumentOutOfRangeException('capacity', "'capacity' must be non-negative.");
  return new NameObjectCollection(comparer);
};

/** `System.Collections.Specialized.NameObjectCollectionBase`. */
export const nameObjectCollectionType: TypeDeclaration = declareType(
  'public abstract class System.Collections.Specialized.NameObjectCollectionBase : ICollection',
  () => ({
    'protected NameObjectCollectionBase()': () => new NameObjectCollection(),
    'protected NameObjectCollectionBase(int capacity)': (capacity) => sized(capacity),
    'protected NameObjectCollectionBase(IEqualityComparer? equalityComparer)': (comparer) =>
      new NameObjectCollection(comparer),
    'protected NameObjectCollectionBase(int capacity, IEqualityComparer? equalityComparer)': sized,
    'virtual int Count { get; }': (self: Self) => self.$count,
    'protected bool IsReadOnly { get; set; }': {
      get: (self) => own(self).isReadOnly,
      set: (self, value: boolean) => void (own(self).isReadOnly = value),
    },
    'virtual NameObjectCollectionBase.KeysCollection Keys { get; }': (self: Self) => new KeysCollection(self),
    'virtual IEnumerator GetEnumerator()': (self: Self) => new Enumerator(self, self.$elementType),
    'void ICollection.CopyTo(Array array, int index)': (self: Self, array: unknown[], index: number) =>
      setAll([...self], array, index),
    'protected void BaseAdd(string? name, object? value)': (self, name, value) => own(self).add(name, value),
    'protected void BaseClear()': (self) => own(self).clear(),
    'protected object? BaseGet(int index)': (self, index: number) => own(self).at(index).value,
    'protected object? BaseGet(string? name)': (self, name) => own(self).find(name)?.value ?? null,
    'protected string?[] BaseGetAllKeys()': (self) => boxed([...own(self)], specialType('string')),
    'protected object?[] BaseGetAllValues()': (self) => boxed(own(self).entries.map(({ value }) => value)),
    'protected object?[] BaseGetAllValues(Type type)': (self, type: Type) =>
      valuesAs(own(self).entries, type),
    'protected string? BaseGetKey(int index)': (self, index: number) => own(self).nameAt(index),
    'protected bool BaseHasKeys()': (self) => own(self).entries.some(({ name }) => name !== null),
    'protected void BaseRemove(string? name)': (self, name) => own(self).remove(name),
    'protected void BaseRemoveAt(int index)': (self, index: number) => own(self).removeAt(index),
    'protected void BaseSet(int index, object? value)': (self, index: number, value) =>
      own(self).setAt(index, value),
    'protected void BaseSet(string? name, object? value)': (self, name, value) => own(self).set(name, value),
  }),
  { runtime: NameObjectCollection },
);
