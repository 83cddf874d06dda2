// `JToken` and `JContainer`: the tree, and how it is changed. The kinds of tokens are in files of their own.
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { changes } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { setValue } from '../../System/array-members.ts';
import { JTokenType } from './j-token-type.ts';
import { JsonPrinter } from '../writing/json-printer.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { ContainerEvents } from './container-events.ts';
import { bridgeOverrides } from './derived-token.ts';
import type { ValueConversion, WrittenToken } from './written-token.ts';

/** `Newtonsoft.Json.Linq.JToken`. */
export abstract class JToken implements WrittenToken {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  parent: JContainer | null = null;
  /** Line and position in the text it was read from; line 0 where there is none. */
  line = 0;
  position = 0;
  /** Where in the parent it was last seen; only a hint. */
  slot = 0;

  /** One of `JTokenType`. */
  abstract get type(): number;
  /** The children; never to be changed by the caller. */
  abstract get children(): readonly JToken[];
  abstract clone(): JToken;
  abstract deepEquals(other: JToken): boolean;
  /** A hash that equal trees share. */
  abstract deepHash(): number;
  /** Writes to any kind of writer. */
  abstract writeTo(writer: JsonWriter, convert?: ValueConversion): void;
  /** Writes JSON text the short way, after `before`, which goes along to save a step. */
  abstract print(out: JsonPrinter, before?: string): void;
  /** `this[object key]`, the key boxed. */
  abstract getItem(key: unknown): JToken | null;
  abstract setItem(key: unknown, value: JToken): void;
  /** What the token adds to a path on the way to `child`; null when nothing. */
  abstract pathPart(child: JToken | null): string | number | null;

  /** Values: whether setting `item` in its place would change nothing. */
  isSameValue(_item: JToken): boolean {
    return false;
  }

  get root(): JToken {
    let token: JToken = this;
    let depth = 0;
    for (; token.parent; depth++) token = token.parent;
    spend(depth >> 2);
    return token;
  }
  get next(): JToken | null {
    return this.parent ? (this.parent.children[this.parent.indexOf(this) + 1] ?? null) : null;
  }
  get previous(): JToken | null {
    return this.parent ? (this.parent.children[this.parent.indexOf(this) - 1] ?? null) : null;
  }
  /** The first or last child. @throws InvalidOperationException for values */
  edge(last: boolean): JToken | null {
    const { children } = this;
    return children[last ? children.length - 1 : 0] ?? null;
  }
  /** What members for containers throw on values. */
  edgeError(): InvalidOperationException {
    return new InvalidOperationException(`Cannot access child value on ${this.typeName}.`);
  }
  /** JSON text. */
  toJson(indented: boolean): string {
    const out = new JsonPrinter(indented);
    this.print(out, '');
    return out.text;
  }
  /** The parent. @throws InvalidOperationException when there is none */
  requireParent(): JContainer {
    if (!this.parent) throw new InvalidOperationException('The parent is missing.');
    return this.parent;
  }
  get typeName(): string {
    return typeName(this.$type);
  }

  $toString(): string {
    return this.toJson(true);
  }
  /** It has become a token of a template class. */
  $adopted(): void {
    bridgeOverrides(this);
  }
  *[Symbol.iterator](): Iterator<JToken> {
    yield* this.children;
  }
}

/** `Newtonsoft.Json.Linq.JContainer`. */
export abstract class JContainer extends JToken {
  /** The list behind {@link children}. */
  protected abstract readonly list: JToken[];
  /** Who is told of changes. */
  events: ContainerEvents | undefined;
  override $adopted(): void {
    super.$adopted();
    if (ContainerEvents.isOverridden(this)) this.events = new ContainerEvents(this, this.typeName);
  }
  /** Counts changes, so that walking a changed list is noticed. */
  #version = 0;

  override get children(): readonly JToken[] {
    return this.list;
  }
  /** What going through it is paid by. */
  get $size(): number {
    return this.list.length;
  }
  override *[Symbol.iterator](): Iterator<JToken> {
    const version = this.#version;
    for (const child of this.list) {
      yield child;
      if (this.#version !== version)
        throw new InvalidOperationException(
          'Collection was modified; enumeration operation may not execute.',
        );
    }
  }
  /** Position of a child; -1 when it is none. */
  indexOf(token: JToken | null): number {
    if (token === null || token.parent !== this) return -1;
    if (this.list[token.slot] !== token) {
      spendSize(this.list.length);
      token.slot = this.list.indexOf(token);
    }
    return token.slot;
  }
  /** A child by position. @throws ArgumentOutOfRangeException */
  childAt(index: number): JToken {
    const child = this.list[index];
    if (child === undefined) throw outOfRange();
    return child;
  }

  /** Refuses what cannot be a child here. @throws ArgumentException */
  protected validate(item: JToken, _existing: JToken | null): void {
    if (item.type === JTokenType.Property)
      throw new ArgumentException(`Can not add ${item.typeName} to ${this.typeName}.`);
  }
  /** A token that has a place already, or would contain itself, is copied. */
  protected detached(item: JToken): JToken {
    return item.parent !== null || item === this || (item.children.length > 0 && this.root === item)
      ? item.clone()
      : item;
  }
  /** Puts a token in; false when this kind of container passes over it. */
  insert(index: number, item: JToken, trusted: boolean = false): boolean {
    if (index > this.list.length)
      throw new ArgumentOutOfRangeException('index', 'Index must be within the bounds of the List.');
    if (index < 0) throw outOfRange();
    this.events?.check();
    const token = trusted ? item : this.detached(item);
    this.validate(token, null);
    if (index === this.list.length) changes.log?.beforeGrowth(this, index);
    else changes.log?.before(this);
    token.parent = this;
    token.slot = index;
    this.#version++;
    if (index === this.list.length) this.list.push(token);
    else {
      spendSize(this.list.length - index);
      this.list.splice(index, 0, token);
    }
    this.events?.added(token, index);
    return true;
  }
  removeAt(index: number): void {
    if (index < 0) throw new ArgumentOutOfRangeException('index', 'Index is less than 0.');
    if (index >= this.list.length)
      throw new ArgumentOutOfRangeException('index', 'Index is equal to or greater than Count.');
    this.events?.check();
    changes.log?.before(this);
    this.#version++;
    const token = this.list[index]!;
    token.parent = null;
    spendSize(this.list.length - index);
    this.list.splice(index, 1);
    this.events?.removed(token, index);
  }
  /** `Remove(item)`; false when it is no child. */
  removeChild(item: JToken | null): boolean {
    const index = this.indexOf(item);
    if (index < 0) return false;
    this.removeAt(index);
    return true;
  }
  setAt(index: number, item: JToken): void {
    if (index < 0) throw new ArgumentOutOfRangeException('index', 'Index is less than 0.');
    if (index >= this.list.length)
      throw new ArgumentOutOfRangeException('index', 'Index is equal to or greater than Count.');
    const existing = this.list[index]!;
    if (existing.isSameValue(item)) return;
    this.events?.check();
    const token = this.detached(item);
    this.validate(token, existing);
    changes.log?.before(this);
    token.parent = this;
    token.slot = index;
    existing.parent = null;
    this.#version++;
    this.list[index] = token;
    this.events?.replaced(token, existing, index);
  }
  clear(): void {
    this.events?.check();
    changes.log?.before(this);
    spendSize(this.list.length);
    for (const item of this.list) item.parent = null;
    this.#version++;
    this.list.length = 0;
    this.events?.reset();
  }
  $remember(count: number = this.list.length): () => void {
    const before = this.list.slice(0, count);
    return () => {
      this.$cut(0);
      for (const [index, token] of before.entries()) {
        token.parent = this;
        token.slot = index;
        this.list.push(token);
      }
    };
  }
  $cut(count: number): void {
    for (const token of this.list.splice(count)) token.parent = null;
    this.#version++;
  }
  /** `CopyTo(array, index)`. @throws ArgumentException and its kin where they have no room there */
  copyTo(array: unknown[] | null, index: number, made: (child: JToken) => unknown = (child) => child): void {
    if (array === null) throw new ArgumentNullException('array');
    if (index < 0) throw new ArgumentOutOfRangeException('arrayIndex', 'arrayIndex is less than 0.');
    if (index >= array.length && index !== 0)
      throw new ArgumentException('arrayIndex is equal to or greater than the length of array.');
    if (this.list.length > array.length - index)
      throw new ArgumentException(
        'The number of elements in the source JObject is greater than the available space from arrayIndex to the end of the destination array.',
      );
    spendSize(this.list.length);
    this.list.forEach((child, offset) => {
      setValue(array as NetArray, made(child), [index + offset]);
    });
  }
  /** `Contains(item)`. */
  contains(item: JToken | null): boolean {
    return this.indexOf(item) >= 0;
  }

  override deepHash(): number {
    let hash = 0;
    spend(this.list.length);
    for (const child of this.list) hash ^= child.deepHash();
    return hash;
  }
  /** Same children in the same order. */
  protected sameChildren(other: JContainer): boolean {
    if (this.list.length !== other.list.length) return false;
    spendSize(this.list.length);
    return this.list.every((child, index) => child.deepEquals(other.list[index]!));
  }
}

/** What a list's indexer throws. */
export function outOfRange(): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(
    'index',
    'Index was out of range. Must be non-negative and less than the size of the collection.',
  );
}
