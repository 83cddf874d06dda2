// Dictionaries whose entries stand in a row.
import { heldLists } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { equals, hash } from '@mockwright/language/runtime/equality';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { spendSize } from '@mockwright/language/runtime/run';
import { toText } from '@mockwright/language/runtime/text';
import {
  collectionModified,
  indexOutOfRange,
  outOfRange,
  requireNonNegative,
} from '../../System.Collections/argument-checks.ts';
import type { Equality } from '../../System.Collections/comparers.ts';
import { DictionaryEntry } from '../../System.Collections/dictionary-entry.ts';
import { KnownCount } from '../../System.Collections/read-items.ts';
import { HashtablePart } from '../../System.Collections/hashtable.ts';

/** `ListDictionary` and `OrderedDictionary`: pairs in a row. */
export class RowDictionary extends KnownCount {
  declare readonly $type: NamedType;
  keys: unknown[] = [];
  values: unknown[] = [];
  readonly $isReadOnly: boolean = false;
  readonly #equality: Equality;
  #version = 0;
  constructor(equality: Equality = { equals, hash }) {
    super();
    this.#equality = equality;
  }
  get $elementType(): Type {
    return coreType('System.Collections.DictionaryEntry');
  }
  override get $count(): number {
    return this.keys.length;
  }
  override $held(): Held {
    return heldLists(this);
  }
  *[Symbol.iterator](): Generator<DictionaryEntry> {
    const version = this.#version;
    for (let index = 0; index < this.keys.length; index++) {
      yield new DictionaryEntry(this.keys[index], this.values[index]);
      if (this.#version !== version) throw collectionModified();
    }
  }
  indexOf(key: unknown): number {
    if (key === null) throw new ArgumentNullException('key');
    spendSize(this.keys.length);
    // What compares may take keys out.
    for (let index = 0; index < this.keys.length; index++)
      if (this.#equality.equals(this.keys[index], key)) return index < this.keys.length ? index : -1;
    return -1;
  }
  get(key: unknown): unknown {
    return this.values[this.indexOf(key)] ?? null;
  }
  has(key: unknown): boolean {
    return this.indexOf(key) >= 0;
  }
  /** What .NET says of a key that is added twice. */
  duplicate(key: unknown): ArgumentException {
    return new ArgumentException(`An item with the same key has already been added. Key: ${toText(key)}`);
  }
  change(): void {
    this.#version++;
  }
  put(key: unknown, value: unknown, mustBeNew: boolean): void {
    this.change();
    const index = this.indexOf(key);
    if (index >= 0) {
      if (mustBeNew) throw this.duplicate(key);
      this.values[index] = value;
    } else {
      this.keys.push(key);
      this.values.push(value);
    }
  }
  insert(index: number, key: unknown, value: unknown): void {
    this.change();
    requireNonNegative(index, 'index');
    if (index > this.keys.length)
      throw outOfRange(
        'index',
        index,
        `index ('${index}') must be less than or equal to '${this.keys.length}'.`,
      );
    if (this.has(key)) throw this.duplicate(key);
    spendSize(this.keys.length - index);
    this.keys.splice(index, 0, key);
    this.values.splice(index, 0, value);
  }
  requireIndex(index: number): void {
    if (index >>> 0 >= this.keys.length) throw indexOutOfRange();
  }
  removeAt(index: number): void {
    this.change();
    requireNonNegative(index, 'index');
    if (index >= this.keys.length)
      throw outOfRange('index', index, `index ('${index}') must be less than '${this.keys.length}'.`);
    spendSize(this.keys.length - index);
    this.keys.splice(index, 1);
    this.values.splice(index, 1);
  }
  remove(key: unknown): void {
    const index = this.indexOf(key);
    this.change();
    if (index >= 0) this.removeAt(index);
  }
  clear(): void {
    this.change();
    this.keys = [];
    this.values = [];
  }
  'IDictionary.Contains/1'(key: unknown): boolean {
    return this.has(key);
  }
}
/** What is thrown for a key that is there already. */
export function keyInDictionary(key: unknown): ArgumentException {
  const text = toText(key);
  return new ArgumentException(
    `Item has already been added. Key in dictionary: '${text}'  Key being added: '${text}'`,
  );
}
/** The members of the keys or the values. */
export function partMembers(owner: string): Readonly<Record<string, Implementation>> {
  const partType = (): NamedType => coreType(`${owner}.NodeKeyValueCollection`);
  return {
    'ICollection Keys { get; }': (self: RowDictionary) => new HashtablePart(self, 'Key', partType()),
    'ICollection Values { get; }': (self: RowDictionary) => new HashtablePart(self, 'Value', partType()),
  };
}
