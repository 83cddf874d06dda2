// The class `System.Collections.DictionaryBase`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { setAll } from '../../System.Collections/array-copy.ts';
import { events, orUndo, tell } from './collection-hooks.ts';
import type { DictionaryEntry } from '../../System.Collections/dictionary-entry.ts';
import { KnownCount } from '../../System.Collections/read-items.ts';
import { Hashtable, HashtablePart } from '../../System.Collections/hashtable.ts';
import { DictionaryEnumerator } from '../../System.Collections/structural-equality.ts';

/** A dictionary that tells derived classes what happens to it. */
class DictionaryBase extends KnownCount {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly inner: Hashtable = new Hashtable();
  get $elementType(): Type {
    return coreType('System.Collections.DictionaryEntry');
  }
  override get $count(): number {
    return this.inner.$count;
  }
  [Symbol.iterator](): Iterator<DictionaryEntry> {
    return this.inner[Symbol.iterator]();
  }
  #tell(name: string, ...args: readonly unknown[]): void {
    tell(this, 'DictionaryBase', name, args);
  }
  'IDictionary.get_Item/1'(key: unknown): unknown {
    const value = this.inner.get(key);
    this.#tell('OnGet', key, value);
    return value;
  }
  'IDictionary.set_Item/2'(key: unknown, value: unknown): void {
    this.#tell('OnValidate', key, value);
    const existed = this.inner.has(key);
    const before = this.inner.get(key);
    this.#tell('OnSet', key, before, value);
    this.inner.put(key, value, false);
    orUndo(
      () => this.#tell('OnSetComplete', key, before, value),
      () => (existed ? this.inner.put(key, before, false) : this.inner.remove(key)),
    );
  }
  'IDictionary.Add/2'(key: unknown, value: unknown): void {
    this.#tell('OnValidate', key, value);
    this.#tell('OnInsert', key, value);
    this.inner.put(key, value, true);
    orUndo(
      () => this.#tell('OnInsertComplete', key, value),
      () => this.inner.remove(key),
    );
  }
  'IDictionary.Contains/1'(key: unknown): boolean {
    return this.inner.has(key);
  }
  'IDictionary.Remove/1'(key: unknown): void {
    if (!this.inner.has(key)) return;
    const value = this.inner.get(key);
    this.#tell('OnValidate', key, value);
    this.#tell('OnRemove', key, value);
    this.inner.remove(key);
    orUndo(
      () => this.#tell('OnRemoveComplete', key, value),
      () => this.inner.put(key, value, false),
    );
  }
  'ICollection`1.Clear/0'(): void {
    this.#tell('OnClear');
    this.inner.clear();
    this.#tell('OnClearComplete');
  }
  #part(part: 'Key' | 'Value'): HashtablePart {
    return new HashtablePart(this.inner, part, coreType(`System.Collections.Hashtable.${part}Collection`));
  }
  'IDictionary.get_Keys/0'(): unknown {
    return this.#part('Key');
  }
  'IDictionary.get_Values/0'(): unknown {
    return this.#part('Value');
  }
}

/** `System.Collections.DictionaryBase`. */
export const dictionaryBaseType: TypeDeclaration = declareType(
  'public abstract class System.Collections.DictionaryBase : IDictionary',
  () => ({
    'protected DictionaryBase()': () => new DictionaryBase(),
    'protected Hashtable InnerHashtable { get; }': (self: DictionaryBase) => self.inner,
    'protected IDictionary Dictionary { get; }': (self: DictionaryBase) => self,
    'int Count { get; }': (self: DictionaryBase) => self.$count,
    'void CopyTo(Array array, int index)': (self: DictionaryBase, array: unknown[], index: number) =>
      setAll([...self.inner], array, index),
    'void Clear()': (self: DictionaryBase) => self['ICollection`1.Clear/0'](),
    'IDictionaryEnumerator GetEnumerator()': (self: DictionaryBase) => new DictionaryEnumerator(self),
    'protected virtual object? OnGet(object key, object? currentValue)': (
      _self: DictionaryBase,
      _key: unknown,
      value: unknown,
    ) => value,
    ...events(
      'OnSet(object key, object? oldValue, object? newValue)',
      'OnInsert(object key, object? value)',
      'OnClear()',
      'OnRemove(object key, object? value)',
      'OnValidate(object key, object? value)',
      'OnSetComplete(object key, object? oldValue, object? newValue)',
      'OnInsertComplete(object key, object? value)',
      'OnClearComplete()',
      'OnRemoveComplete(object key, object? value)',
    ),
  }),
  { runtime: DictionaryBase },
);
