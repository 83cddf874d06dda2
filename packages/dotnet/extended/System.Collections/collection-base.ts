// The class `System.Collections.CollectionBase`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import {
  indexOutOfRange,
  requireArgument,
  requireNonNegative,
} from '../../System.Collections/argument-checks.ts';
import { ArrayList } from './array-list.ts';
import { events, orUndo, tell } from './collection-hooks.ts';
import { KnownCount } from '../../System.Collections/read-items.ts';

/** A list that tells derived classes what happens to it. */
class CollectionBase extends KnownCount {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly inner: ArrayList;
  constructor(capacity: number = 0) {
    super();
    requireNonNegative(capacity, 'capacity');
    this.inner = new ArrayList([], capacity);
  }
  get $elementType(): Type {
    return specialType('object');
  }
  override get $count(): number {
    return this.inner.items.length;
  }
  [Symbol.iterator](): Iterator<unknown> {
    return this.inner[Symbol.iterator]();
  }
  #tell(name: string, ...args: readonly unknown[]): void {
    tell(this, 'CollectionBase', name, args);
  }
  #validate(value: unknown): void {
    if (!tell(this, 'CollectionBase', 'OnValidate', [value])) requireArgument(value, 'value');
  }
  #requireIndex(index: number): void {
    if (index >>> 0 >= this.$count) throw indexOutOfRange();
  }
  'IList`1.get_Item/1'(index: number): unknown {
    this.#requireIndex(index);
    return this.inner.items[index];
  }
  'IList`1.set_Item/2'(index: number, value: unknown): void {
    this.#requireIndex(index);
    this.#validate(value);
    // What is told may take elements out.
    this.#requireIndex(index);
    const before = this.inner.items[index];
    const put = (item: unknown): void => {
      this.#requireIndex(index);
      this.inner.change((items) => (items[index] = item));
    };
    this.#tell('OnSet', index, before, value);
    put(value);
    orUndo(
      () => this.#tell('OnSetComplete', index, before, value),
      () => put(before),
    );
  }
  #put(index: number, value: unknown): void {
    this.#validate(value);
    this.#tell('OnInsert', index, value);
    if (index > this.$count) throw indexOutOfRange();
    this.inner.resize((items) => items.splice(index, 0, value));
    // Room that was made stays.
    this.inner.room.at(this.$count);
    orUndo(
      () => this.#tell('OnInsertComplete', index, value),
      () => this.inner.resize((items) => items.splice(index, 1)),
    );
  }
  'ICollection`1.Add/1'(value: unknown): void {
    this.#put(this.$count, value);
  }
  'IList`1.Insert/2'(index: number, value: unknown): void {
    if (index >>> 0 > this.$count)
      throw new ArgumentOutOfRangeException(
        'index',
        'Index was out of range. Must be non-negative and less than or equal to the size of the collection.',
      );
    this.#put(index, value);
  }
  #take(index: number, value: unknown): void {
    this.#tell('OnRemove', index, value);
    this.#requireIndex(index);
    this.inner.resize((items) => items.splice(index, 1));
    orUndo(
      () => this.#tell('OnRemoveComplete', index, value),
      () => this.inner.resize((items) => items.splice(index, 0, value)),
    );
  }
  'ICollection`1.Remove/1'(value: unknown): boolean {
    this.#validate(value);
    const index = this.inner.indexOf(value);
    if (index < 0)
      throw new ArgumentException(
        'Cannot remove the specified item because it was not found in the specified Collection.',
      );
    this.#take(index, value);
    return true;
  }
  'IList`1.RemoveAt/1'(index: number): void {
    this.#requireIndex(index);
    const value = this.inner.items[index];
    this.#validate(value);
    this.#take(index, value);
  }
  'IList`1.IndexOf/1'(value: unknown): number {
    return this.inner.indexOf(value);
  }
  'ICollection`1.Contains/1'(value: unknown): boolean {
    return this.inner.indexOf(value) >= 0;
  }
  'ICollection`1.Clear/0'(): void {
    this.#tell('OnClear');
    this.inner.resize((items) => (items.length = 0));
    this.#tell('OnClearComplete');
  }
}

/** `System.Collections.CollectionBase`. */
export const collectionBaseType: TypeDeclaration = declareType(
  'public abstract class System.Collections.CollectionBase : IList',
  () => ({
    'protected CollectionBase()': () => new CollectionBase(),
    'protected CollectionBase(int capacity)': (capacity: number) => new CollectionBase(capacity),
    'protected ArrayList InnerList { get; }': (self: CollectionBase) => self.inner,
    'protected IList List { get; }': (self: CollectionBase) => self,
    'int Capacity { get; set; }': {
      get: (self: CollectionBase) => self.inner.room.at(self.$count),
      set: (self: CollectionBase, value: number) => {
        if (value < self.$count)
          throw new ArgumentOutOfRangeException('value', 'capacity was less than the current size.');
        self.inner.room.set(value);
      },
    },
    'int Count { get; }': (self: CollectionBase) => self.$count,
    'void Clear()': (self: CollectionBase) => self['ICollection`1.Clear/0'](),
    'void RemoveAt(int index)': (self: CollectionBase, index: number) => self['IList`1.RemoveAt/1'](index),
    'IEnumerator GetEnumerator()': (self: CollectionBase) => new Enumerator(self, self.$elementType),
    'protected virtual void OnValidate(object value)': (_self: CollectionBase, value: unknown) =>
      requireArgument(value, 'value'),
    ...events(
      'OnSet(int index, object? oldValue, object? newValue)',
      'OnInsert(int index, object? value)',
      'OnClear()',
      'OnRemove(int index, object? value)',
      'OnSetComplete(int index, object? oldValue, object? newValue)',
      'OnInsertComplete(int index, object? value)',
      'OnClearComplete()',
      'OnRemoveComplete(int index, object? value)',
    ),
  }),
  { runtime: CollectionBase },
);
