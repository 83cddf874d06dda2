// `JObject`: properties in the order they were added, found by name.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, NotImplementedException } from '@mockwright/language/runtime/exceptions';
import { List } from '../../System.Collections.Generic/list.ts';
import { seenAsPairs } from '../../System.Collections.Generic/seen-as-pairs.ts';
import { JTokenType } from './j-token-type.ts';
import type { JsonPrinter } from '../writing/json-printer.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { tokenOf } from './token-content.ts';
import { keyText } from './key-text.ts';
import { namesAndValues, pairMembers } from './object-pairs.ts';
import { JProperty } from './property.ts';
import { JContainer } from './token.ts';
import type { JToken } from './token.ts';
import type { ValueConversion } from './written-token.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

/** Objects with more properties than this get an index by name. */
const indexedFrom = 8;

/** `Newtonsoft.Json.Linq.JObject`. */
export class JObject extends JContainer {
  protected override readonly list: JProperty[] = [];
  /** Made when it pays. */
  #index: Map<string, JProperty> | undefined;

  override get type(): number {
    return JTokenType.Object;
  }
  override get children(): readonly JProperty[] {
    return this.list;
  }

  $seenAs(face: NamedType): object | undefined {
    return seenAsPairs(this, face, {
      count: this.list.length,
      entries: () => namesAndValues(this),
      members: pairMembers(this),
    });
  }
  /** The property of exactly that name. */
  property(name: string): JProperty | undefined {
    const { list } = this;
    if (list.length <= indexedFrom) {
      for (const property of list) if (property.name === name) return property;
      return undefined;
    }
    if (!this.#index) {
      spendSize(list.length);
      this.#index = new Map(list.map((property) => [property.name, property]));
    }
    return this.#index.get(name);
  }
  /** The first property whose name is the same but for case. */
  propertyIgnoringCase(name: string): JProperty | undefined {
    const wanted = name.toUpperCase();
    spend(this.list.length);
    return this.list.find((property) => property.name.toUpperCase() === wanted);
  }
  /** The value under a name; undefined when there is none. */
  get(name: string): JToken | undefined {
    return this.property(name)?.content ?? undefined;
  }
  /** `this[name] = value`. */
  set(name: string, value: JToken): void {
    const property = this.property(name);
    if (property) {
      property.value = value;
      return;
    }
    const added = new JProperty(name);
    added.value = value;
    this.events?.changing(name);
    this.insert(this.list.length, added);
    this.events?.changed(name);
  }
  /** `Remove(name)`. */
  delete(name: string): boolean {
    const property = this.property(name);
    return property !== undefined && this.removeChild(property);
  }
  /** Adds a new property whose name and value are known to be free: what reading does. */
  append(property: JProperty): void {
    property.parent = this;
    property.slot = this.list.length;
    this.list.push(property);
    this.#index?.set(property.name, property);
  }

  protected override validate(item: JToken, existing: JToken | null): void {
    if (!(item instanceof JProperty))
      throw new ArgumentException(`Can not add ${item.typeName} to ${this.typeName}.`);
    if (existing instanceof JProperty && existing.name === item.name) return;
    if (this.property(item.name)) {
      throw new ArgumentException(
        `Can not add property ${item.name} to ${this.typeName}. Property with the same name already exists on object.`,
      );
    }
  }
  override insert(index: number, item: JToken, trusted: boolean = false): boolean {
    if (item.type === JTokenType.Comment) return false;
    const inserted = super.insert(index, item, trusted);
    if (this.#index) {
      const property = this.list[index]!;
      this.#index.set(property.name, property);
    }
    return inserted;
  }
  override removeAt(index: number): void {
    const removed = this.list[index];
    super.removeAt(index);
    if (removed) this.#index?.delete(removed.name);
  }
  override setAt(index: number, item: JToken): void {
    const replaced = this.list[index];
    super.setAt(index, item);
    if (!this.#index || !replaced) return;
    this.#index.delete(replaced.name);
    const property = this.list[index]!;
    this.#index.set(property.name, property);
  }
  override clear(): void {
    super.clear();
    this.#index = undefined;
  }

  override $cut(count: number): void {
    super.$cut(count);
    this.#index = undefined;
  }

  override getItem(key: unknown): JToken | null {
    if (typeof notNull(key, 'key') !== 'string') {
      throw new ArgumentException(
        `Accessed JObject values with invalid key value: ${keyText(key)}. Object property name expected.`,
      );
    }
    return this.get(key as string) ?? null;
  }
  override setItem(key: unknown, value: JToken): void {
    if (typeof notNull(key, 'key') !== 'string') {
      throw new ArgumentException(
        `Set JObject values with invalid key value: ${keyText(key)}. Object property name expected.`,
      );
    }
    this.set(key as string, value);
  }
  // `IDictionary<string, JToken>`, as far as it is implemented explicitly.
  'IDictionary`2.get_Keys/0'(): unknown {
    const type = coreType('System.Collections.Generic.List', 1).construct([specialType('string')]);
    spendSize(this.list.length);
    return new List(
      type,
      this.list.map(({ name }) => name),
    );
  }
  /** Newtonsoft.Json leaves it out, too. */
  'IDictionary`2.get_Values/0'(): never {
    throw new NotImplementedException();
  }

  // What `dynamic` asks: properties are members; one that is missing is null.
  $getMember(name: string): JToken | null {
    return this.get(name) ?? null;
  }
  $setMember(name: string, value: unknown): void {
    this.set(name, tokenOf(value));
  }
  override pathPart(): null {
    return null;
  }
  override clone(): JObject {
    const copy = new JObject();
    spend(this.list.length);
    for (const property of this.list) copy.append(property.clone());
    copy.line = this.line;
    copy.position = this.position;
    return copy;
  }
  override deepEquals(other: JToken): boolean {
    if (other === this) return true;
    if (!(other instanceof JObject) || other.list.length !== this.list.length) return false;
    spend(this.list.length);
    return this.list.every((property) => {
      const counterpart = other.property(property.name);
      return counterpart !== undefined && property.deepEquals(counterpart);
    });
  }
  override print(out: JsonPrinter, before: string = ''): void {
    const { list } = this;
    if (list.length === 0) {
      out.add(`${before}{}`);
      return;
    }
    out.open(`${before}{`);
    for (let i = 0; i < list.length; i++) list[i]!.print(out, out.separator(i === 0));
    out.close('}');
  }
  override writeTo(writer: JsonWriter, convert?: ValueConversion): void {
    writer.writeStartObject();
    for (const property of this.list) property.writeTo(writer, convert);
    writer.writeEndObject();
  }
}
