// JSON as trees: `JsonElement` (read only) and `JsonNode` (changeable).
import { alsoPut, keepEntries, keepItems } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
  ObjectDisposedException,
} from '@mockwright/language/runtime/exceptions';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { toText } from '@mockwright/language/runtime/text';
import { dataEquals } from './compare-data.ts';
import { pathStep, rawText, valueKinds } from './json-data.ts';
import type { JsonData } from './json-data.ts';
import { parseData } from './parse-data.ts';

/** `JsonElement`: a value as it was read; without data the default one. */
export class JsonElement {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly data: JsonData | undefined;
  constructor(data?: JsonData) {
    this.data = data;
  }
  get kind(): number {
    return this.data?.kind ?? valueKinds.Undefined;
  }
  $toString(): string {
    switch (this.kind) {
      case valueKinds.Undefined:
      case valueKinds.Null:
        return '';
      case valueKinds.True:
        return 'True';
      case valueKinds.False:
        return 'False';
      case valueKinds.String:
        return this.data!.text;
      default:
        return rawText(this.data!);
    }
  }
}
/** `JsonDocument`. */
export class JsonDocument {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly root: JsonElement;
  #isDisposed = false;
  constructor(root: JsonElement) {
    this.root = root;
  }
  /** `RootElement`. @throws ObjectDisposedException */
  get openRoot(): JsonElement {
    if (this.#isDisposed) throw new ObjectDisposedException('JsonDocument');
    return this.root;
  }
  /** Whether it was. */
  get isDisposed(): boolean {
    return this.#isDisposed;
  }
  dispose(): void {
    this.#isDisposed = true;
  }
  $held(): Held {
    const wasDisposed = this.#isDisposed;
    return { parts: [], putBack: () => void (this.#isDisposed = wasDisposed) };
  }
}
/** `JsonProperty`. */
export class JsonMemberElement {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #name: string;
  readonly value: JsonElement;
  constructor(name: string, value: JsonElement) {
    this.#name = name;
    this.value = value;
  }
  /** @throws {InvalidOperationException} for the default value, which is of no document */
  get name(): string {
    if (!this.value.data) throw new InvalidOperationException();
    return this.#name;
  }
  $toString(): string {
    return `${JSON.stringify(this.name)}:${rawText(this.value.data!)}`;
  }
}

/** `JsonNode`. */
export abstract class JsonNode {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  parent: JsonObject | JsonArray | null = null;
  $held(): Held {
    const { parent } = this;
    return { parts: [parent], putBack: () => void (this.parent = parent) };
  }
  abstract clone(): JsonNode;
  abstract readonly kind: number;
  asObject(): JsonObject {
    throw wrongKind('JsonObject');
  }
  asArray(): JsonArray {
    throw wrongKind('JsonArray');
  }
  asValue(): JsonValue {
    throw wrongKind('JsonValue');
  }
  get path(): string {
    const steps: string[] = [];
    let node: JsonNode = this;
    for (; node.parent; node = node.parent) {
      spend(1);
      const place = node.parent.placeOf(node);
      steps.push(typeof place === 'number' ? `[${place}]` : pathStep(place));
    }
    return `$${steps.reverse().join('')}`;
  }
  get root(): JsonNode {
    let node: JsonNode = this;
    for (; node.parent; node = node.parent) spend(1);
    return node;
  }
  replaceWith(node: JsonNode | null): void {
    const { parent } = this;
    if (parent instanceof JsonArray) parent.set(parent.placeOf(this), node);
    else if (parent) parent.set(parent.placeOf(this), node);
  }
}
/** The exception of an element that is no array or object, from which such a node should be made. */
export function wrongElement(type: string): InvalidOperationException {
  return new InvalidOperationException(`The element must be of type '${type}'`);
}
function wrongKind(type: string): InvalidOperationException {
  return new InvalidOperationException(`The node must be of type '${type}'.`);
}
/** The exception of a node that is asked for its place in another kind of parent. */
export function wrongParent(type: string): InvalidOperationException {
  return new InvalidOperationException(`The node must have a parent node of type '${type}'.`);
}
function adopt(node: JsonNode | null, parent: JsonObject | JsonArray): JsonNode | null {
  if (node === null) return null;
  if (node.parent) throw new InvalidOperationException('The node already has a parent.');
  for (let current: JsonNode | null = parent; current; current = current.parent) {
    spend(1);
    if (current === node) throw new InvalidOperationException('A node cycle was detected.');
  }
  node.parent = parent;
  return node;
}

/** `JsonObject`. */
export class JsonObject extends JsonNode {
  readonly members: Map<string, JsonNode | null> = new Map();
  /** `PropertyNameCaseInsensitive`. */
  readonly ignoresCase: boolean;
  constructor(ignoresCase: boolean = false) {
    super();
    this.ignoresCase = ignoresCase;
  }
  override $held(): Held {
    return alsoPut(super.$held(), keepEntries(this.members), [...this.members.values()]);
  }
  /** The name as it is there. */
  known(name: string): string {
    if (!this.ignoresCase || this.members.has(name)) return name;
    spend(this.members.size);
    const wanted = name.toLowerCase();
    return [...this.members.keys()].find((key) => key.toLowerCase() === wanted) ?? name;
  }
  /** The name of a node that is in it. */
  placeOf(node: JsonNode): string {
    spend(this.members.size);
    return [...this.members].find(([, member]) => member === node)![0];
  }
  /** The names in order, for those who ask for a place among them. */
  names(): string[] {
    spendSize(this.members.size);
    return [...this.members.keys()];
  }
  readonly kind: number = valueKinds.Object;
  override asObject(): JsonObject {
    return this;
  }
  get $elementType(): Type {
    return coreType('System.Collections.Generic.KeyValuePair', 2).construct([
      coreType('System.String'),
      coreType('System.Text.Json.Nodes.JsonNode'),
    ]);
  }
  get(name: string | null): JsonNode | null {
    if (name === null) throw new ArgumentNullException('propertyName');
    return this.members.get(this.known(name)) ?? null;
  }
  set(given: string | null, node: JsonNode | null): void {
    if (given === null) throw new ArgumentNullException('propertyName');
    const name = this.known(given);
    const before = this.members.get(name);
    if (before === node && before !== undefined) return;
    const adopted = adopt(node, this);
    if (before) before.parent = null;
    this.members.set(name, adopted);
  }
  add(name: string | null, node: JsonNode | null): void {
    if (name === null) throw new ArgumentNullException('propertyName');
    if (this.members.has(name))
      throw new ArgumentException(`An item with the same key has already been added. Key: ${name}`, 'key');
    this.members.set(name, adopt(node, this));
  }
  insert(index: number, name: string, node: JsonNode | null): void {
    spend(this.members.size);
    const entries = [...this.members];
    this.add(name, node);
    this.members.clear();
    entries.splice(index, 0, [name, node]);
    for (const [key, value] of entries) this.members.set(key, value);
  }
  remove(name: string): boolean {
    const key = this.known(name);
    const before = this.members.get(key);
    if (before) before.parent = null;
    return this.members.delete(key);
  }
  clear(): void {
    spend(this.members.size);
    for (const node of this.members.values()) if (node) node.parent = null;
    this.members.clear();
  }
  override clone(): JsonObject {
    const copy = new JsonObject(this.ignoresCase);
    spend(this.members.size);
    for (const [name, node] of this.members) copy.add(name, node && node.clone());
    return copy;
  }
}
/** `JsonArray`. */
export class JsonArray extends JsonNode {
  readonly items: (JsonNode | null)[] = [];
  readonly kind: number = valueKinds.Array;
  override $held(): Held {
    return alsoPut(super.$held(), keepItems(this.items), this.items);
  }
  override asArray(): JsonArray {
    return this;
  }
  get $elementType(): Type {
    return coreType('System.Text.Json.Nodes.JsonNode');
  }
  [Symbol.iterator](): Iterator<JsonNode | null> {
    return this.items[Symbol.iterator]();
  }
  #check(index: number, limit: number): void {
    if (index < 0 || index >= limit)
      throw new ArgumentOutOfRangeException(
        'index',
        'Index was out of range. Must be non-negative and less than the size of the collection.',
      );
  }
  /** The index of a node, or -1. */
  placeOf(node: JsonNode | null): number {
    spendSize(this.items.length);
    return this.items.indexOf(node);
  }
  get(index: number): JsonNode | null {
    this.#check(index, this.items.length);
    return this.items[index]!;
  }
  set(index: number, node: JsonNode | null): void {
    this.#check(index, this.items.length);
    const before = this.items[index];
    if (before === node) return;
    this.items[index] = adopt(node, this);
    if (before) before.parent = null;
  }
  insert(index: number, node: JsonNode | null): void {
    this.#check(index, this.items.length + 1);
    spendSize(this.items.length - index);
    this.items.splice(index, 0, adopt(node, this));
  }
  removeAt(index: number): void {
    this.#check(index, this.items.length);
    spendSize(this.items.length - index);
    const [removed] = this.items.splice(index, 1);
    if (removed) removed.parent = null;
  }
  override clone(): JsonArray {
    const copy = new JsonArray();
    spend(this.items.length);
    for (const item of this.items) copy.insert(copy.items.length, item && item.clone());
    return copy;
  }
}
/** `JsonValue`: what was read, or a value of C# (boxed). */
export class JsonValue extends JsonNode {
  readonly value: unknown;
  readonly data: JsonData | undefined;
  constructor(value: unknown, data?: JsonData) {
    super();
    this.value = value;
    this.data = data;
  }
  override $held(): Held {
    return alsoPut(super.$held(), () => undefined, [this.value]);
  }
  get kind(): number {
    if (this.data) return this.data.kind;
    if (typeof this.value === 'boolean') return this.value ? valueKinds.True : valueKinds.False;
    const type =
      typeof this.value === 'object' ? (this.value as { readonly $type: NamedType }).$type : undefined;
    const isNumber =
      typeof this.value === 'number' ||
      typeof this.value === 'bigint' ||
      (type?.special !== undefined && type.special !== 'char');
    return isNumber ? valueKinds.Number : valueKinds.String;
  }
  override asValue(): JsonValue {
    return this;
  }
  override clone(): JsonValue {
    return new JsonValue(this.value, this.data);
  }
  /** `ToString()`: text without quotes. */
  $toString(): string {
    if (!this.data) return typeof this.value === 'boolean' ? String(this.value) : toText(this.value);
    return this.data.kind === valueKinds.String ? this.data.text : rawText(this.data);
  }
}

/** A tree of what was read; null for null. */
export function nodeOf(data: JsonData, ignoresCase: boolean = false): JsonNode | null {
  spend(1);
  switch (data.kind) {
    case valueKinds.Null:
      return null;
    case valueKinds.Array: {
      const array = new JsonArray();
      for (const item of data.items) array.insert(array.items.length, nodeOf(item, ignoresCase));
      return array;
    }
    case valueKinds.Object: {
      const object = new JsonObject(ignoresCase);
      for (const { name, value } of data.members) object.add(name, nodeOf(value, ignoresCase));
      return object;
    }
    default:
      return new JsonValue(null, data);
  }
}
/** `JsonNode.DeepEquals`. @param text the JSON of a node */
export function nodesEqual(
  left: JsonNode | null,
  right: JsonNode | null,
  text: (node: JsonNode) => string,
): boolean {
  if (left === null || right === null) return left === right;
  return dataEquals(parseData(text(left)), parseData(text(right)));
}
