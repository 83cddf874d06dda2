// `System.Dynamic.ExpandoObject`: members that come into being when they are set; also a dictionary.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import type { DynamicOperation } from '@mockwright/language/runtime/dynamic';
import { changes } from '@mockwright/language/runtime/change-log';
import {
  ArgumentException,
  ArgumentNullException,
  KeyNotFoundException,
} from '@mockwright/language/runtime/exceptions';
import { combine, remove } from '@mockwright/language/runtime/delegates';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import { PropertyChangedEventArgs } from '../System.ComponentModel/property-events.ts';
import { List } from '../System.Collections.Generic/list.ts';
import { KeyValuePair, pairType } from '../System.Collections.Generic/key-value-pair.ts';

/** The object; members are boxed. */
export class ExpandoObject {
  declare readonly $type: NamedType;
  readonly members: Map<string, unknown> = new Map();
  /** All names there have been since it was empty, in their order: one that is set again gets its old place. */
  readonly #places = new Set<string>();
  #changed: Delegate | null = null;

  /** For `dynamic`: undefined when there is no such member. */
  $getMember(name: string): unknown {
    return this.members.get(name);
  }
  /** For calls of members that hold no delegate. */
  $tryDynamic(operation: DynamicOperation): Ref | undefined {
    const isThere = operation.kind === 'getMember' && this.members.has(operation.name);
    return isThere ? { v: this.members.get(operation.name) } : undefined;
  }
  $setMember(name: string, value: unknown): void {
    changes.log?.before(this);
    const { members } = this;
    const isBack = !members.has(name) && this.#places.has(name);
    members.set(name, value);
    this.#places.add(name);
    if (isBack) {
      const values = new Map(members);
      members.clear();
      for (const each of this.#places) if (values.has(each)) members.set(each, values.get(each));
    }
    this.#tell(name);
  }
  $remember(): () => void {
    const members = [...this.members];
    const places = [...this.#places];
    return () => {
      this.members.clear();
      this.#places.clear();
      for (const [name, value] of members) this.members.set(name, value);
      for (const name of places) this.#places.add(name);
    };
  }
  #tell(name: string): void {
    this.#changed?.(this, new PropertyChangedEventArgs(name));
  }
  $dynamicMembers(): Iterable<string> {
    return this.members.keys();
  }
  $dynamicMember(name: string): unknown {
    return this.members.get(name);
  }
  $setDynamicMember(name: string, value: unknown): void {
    this.$setMember(name, value);
  }
  *[Symbol.iterator](): Iterator<KeyValuePair<string>> {
    const type = pairType(specialType('string'), specialType('object'));
    for (const [name, value] of this.members) yield new KeyValuePair(type, name, value);
  }

  // `IDictionary<string, object>`, which it implements explicitly.
  'IDictionary`2.get_Item/1'(key: string): unknown {
    if (!this.members.has(checked(key)))
      throw new KeyNotFoundException(`The specified key '${key}' does not exist in the ExpandoObject.`);
    return this.members.get(key);
  }
  'IDictionary`2.set_Item/2'(key: string, value: unknown): void {
    this.$setMember(checked(key), value);
  }
  'IDictionary`2.Add/2'(key: string, value: unknown): void {
    if (this.members.has(checked(key)))
      throw new ArgumentException(
        `An element with the same key '${key}' already exists in the ExpandoObject.`,
        'key',
      );
    this.$setMember(key, value);
  }
  'IDictionary`2.ContainsKey/1'(key: string): boolean {
    return this.members.has(checked(key));
  }
  'IDictionary`2.Remove/1'(key: string): boolean {
    changes.log?.before(this);
    const wasThere = this.members.delete(checked(key));
    if (wasThere) this.#tell(key);
    return wasThere;
  }
  'IDictionary`2.TryGetValue/2'(key: string, value: Ref): boolean {
    const found = this.members.has(checked(key));
    value.v = found ? this.members.get(key) : null;
    return found;
  }
  'IDictionary`2.get_Keys/0'(): unknown {
    return listOf([...this.members.keys()], specialType('string'));
  }
  'IDictionary`2.get_Values/0'(): unknown {
    return listOf([...this.members.values()], specialType('object'));
  }
  'ICollection`1.get_Count/0'(): number {
    return this.members.size;
  }
  'ICollection`1.get_IsReadOnly/0'(): boolean {
    return false;
  }
  'ICollection`1.Clear/0'(): void {
    const names = [...this.members.keys()];
    changes.log?.before(this);
    this.members.clear();
    this.#places.clear();
    for (const name of names) this.#tell(name);
  }
  'ICollection`1.Add/1'(pair: KeyValuePair<string>): void {
    this['IDictionary`2.Add/2'](pair.Key, pair.Value);
  }
  'INotifyPropertyChanged.add_PropertyChanged/1'(handler: Delegate | null): void {
    this.#changed = combine(this.#changed, handler);
  }
  'INotifyPropertyChanged.remove_PropertyChanged/1'(handler: Delegate | null): void {
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
