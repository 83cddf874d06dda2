// `System.Dynamic.ExpandoObject`: members that come into being when they are set; also a dictionary.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import type { DynamicOperation } from '@mockwright/language/runtime/dynamic';
import { spend } from '@mockwright/language/runtime/run';
import { changes, keepEntries } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import {
  ArgumentException,
  ArgumentNullException,
  KeyNotFoundException,
} from '@mockwright/language/runtime/exceptions';
import { combine, remove } from '@mockwright/language/runtime/delegates';
import { objectEquals } from '@mockwright/language/runtime/equality';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import { PropertyChangedEventArgs } from '../System.ComponentModel/property-events.ts';
import { List } from '../System.Collections.Generic/list.ts';
import { KeyValuePair, pairType } from '../System.Collections.Generic/key-value-pair.ts';

/** Stands for a member that was removed: one that is set again gets its old place. */
const removed: unique symbol = Symbol('removed');

/** The object; members are boxed. */
export class ExpandoObject {
  declare readonly $type: NamedType;
  /** In the order in which they first came since it was empty. */
  readonly #places = new Map<string, unknown>();
  #count = 0;
  #changed: Delegate | null = null;

  /** The members that are there, by name. */
  *members(): Generator<[name: string, value: unknown]> {
    for (const place of this.#places)
      if (place[1] === removed) spend(1);
      else yield place;
  }
  /** The names of all places: of members, and of those that were removed. */
  places(): Iterable<string> {
    return this.#places.keys();
  }
  /** Gives a member that was removed its place. */
  keepPlace(name: string): void {
    this.#places.set(name, removed);
  }
  #has(name: string): boolean {
    return this.$getMember(name) !== undefined;
  }
  /** What going through it is paid by. */
  get $size(): number {
    return this.#places.size;
  }

  /** For `dynamic`: undefined when there is no such member. */
  $getMember(name: string): unknown {
    const value = this.#places.get(name);
    return value === removed ? undefined : value;
  }
  /** For calls of members that hold no delegate. */
  $tryDynamic(operation: DynamicOperation): Ref | undefined {
    const isThere = operation.kind === 'getMember' && this.#has(operation.name);
    return isThere ? { v: this.$getMember(operation.name) } : undefined;
  }
  $setMember(name: string, value: unknown): void {
    changes.log?.before(this);
    if (!this.#has(name)) this.#count++;
    this.#places.set(name, value);
    this.#tell(name);
  }
  $held(): Held {
    return { parts: [...Array.from(this.members(), ([, value]) => value), this.#changed] };
  }
  /** Whether somebody is told of changes. */
  get isHeard(): boolean {
    return this.#changed !== null;
  }
  $remember(): () => void {
    const putBack = keepEntries(this.#places);
    const count = this.#count;
    const changed = this.#changed;
    return () => {
      putBack();
      this.#changed = changed;
      this.#count = count;
    };
  }
  #tell(name: string): void {
    this.#changed?.(this, new PropertyChangedEventArgs(name));
  }
  $dynamicMembers(): Iterable<string> {
    return this.#all(([name]) => name);
  }
  $dynamicMember(name: string): unknown {
    return this.$getMember(name);
  }
  $setDynamicMember(name: string, value: unknown): void {
    this.$setMember(name, value);
  }
  #all<T>(of: (member: [name: string, value: unknown]) => T): T[] {
    spend(this.#places.size >> 2);
    return Array.from(this.members(), of);
  }
  *[Symbol.iterator](): Iterator<KeyValuePair<string>> {
    const type = pairType(specialType('string'), specialType('object'));
    for (const [name, value] of this.members()) yield new KeyValuePair(type, name, value);
  }

  // `IDictionary<string, object>`, which it implements explicitly.
  'IDictionary`2.get_Item/1'(key: string): unknown {
    if (!this.#has(checked(key)))
      throw new KeyNotFoundException(`The specified key '${key}' does not exist in the ExpandoObject.`);
    return this.$getMember(key);
  }
  'IDictionary`2.set_Item/2'(key: string, value: unknown): void {
    this.$setMember(checked(key), value);
  }
  'IDictionary`2.Add/2'(key: string, value: unknown): void {
    if (this.#has(checked(key)))
      throw new ArgumentException(
        `An element with the same key '${key}' already exists in the ExpandoObject.`,
        'key',
      );
    this.$setMember(key, value);
  }
  'IDictionary`2.ContainsKey/1'(key: string): boolean {
    return this.#has(checked(key));
  }
  'IDictionary`2.Remove/1'(key: string): boolean {
    changes.log?.before(this);
    const wasThere = this.#has(checked(key));
    if (wasThere) {
      this.#places.set(key, removed);
      this.#count--;
      this.#tell(key);
    }
    return wasThere;
  }
  'IDictionary`2.TryGetValue/2'(key: string, value: Ref): boolean {
    const found = this.#has(checked(key));
    value.v = found ? this.$getMember(key) : null;
    return found;
  }
  'IDictionary`2.get_Keys/0'(): unknown {
    return listOf(
      this.#all(([name]) => name),
      specialType('string'),
    );
  }
  'IDictionary`2.get_Values/0'(): unknown {
    return listOf(
      this.#all(([, value]) => value),
      specialType('object'),
    );
  }
  'ICollection`1.get_Count/0'(): number {
    return this.#count;
  }
  'ICollection`1.get_IsReadOnly/0'(): boolean {
    return false;
  }
  'ICollection`1.Clear/0'(): void {
    const names = this.#all(([name]) => name);
    changes.log?.before(this);
    this.#places.clear();
    this.#count = 0;
    for (const name of names) this.#tell(name);
  }
  'ICollection`1.Add/1'(pair: KeyValuePair<string>): void {
    this['IDictionary`2.Add/2'](pair.Key, pair.Value);
  }
  'ICollection`1.Contains/1'(pair: KeyValuePair<string>): boolean {
    return this.#has(pair.Key) && objectEquals(this.$getMember(pair.Key), pair.Value);
  }
  'ICollection`1.Remove/1'(pair: KeyValuePair<string>): boolean {
    return this['ICollection`1.Contains/1'](pair) && this['IDictionary`2.Remove/1'](pair.Key);
  }
  'INotifyPropertyChanged.add_PropertyChanged/1'(handler: Delegate | null): void {
    changes.log?.before(this);
    this.#changed = combine(this.#changed, handler);
  }
  'INotifyPropertyChanged.remove_PropertyChanged/1'(handler: Delegate | null): void {
    changes.log?.before(this);
    this.#changed = remove(this.#changed, handler);
  }
}
function checked(key: string | null): string {
  if (key === null) throw new ArgumentNullException('key');
  return key;
}
function listOf(items: unknown[], element: NamedType): unknown {
  const type = coreType('System.Collections.Generic.List', 1).construct([element]);
  return new List(type, items);
}

/** `System.Dynamic.ExpandoObject`. */
export const expandoObjectType: TypeDeclaration = declareType(
  'public sealed class System.Dynamic.ExpandoObject : System.Dynamic.IDynamicMetaObjectProvider, IDictionary<string, object?>, System.ComponentModel.INotifyPropertyChanged',
  () => ({ 'ExpandoObject()': () => new ExpandoObject() }),
  { runtime: ExpandoObject },
);
