// `JProperty`: a name and its value.
import { changes } from '@mockwright/language/runtime/change-log';
import { JTokenType } from './j-token-type.ts';
import {
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { JsonException } from '../json-exception.ts';
import type { JsonPrinter } from '../writing/json-printer.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { JContainer, outOfRange } from './token.ts';
import type { JToken } from './token.ts';
import type { ValueConversion } from './written-token.ts';

/** `Newtonsoft.Json.Linq.JProperty`. */
export class JProperty extends JContainer {
  readonly name: string;
  /** Null only while the property is being read. */
  content: JToken | null = null;

  constructor(name: string) {
    super();
    this.name = name;
  }
  /** With a value that has no other place. */
  static of(name: string, value: JToken): JProperty {
    const property = new JProperty(name);
    property.content = value;
    value.parent = property;
    return property;
  }

  protected override get list(): JToken[] {
    return this.content ? [this.content] : [];
  }
  override get type(): number {
    return JTokenType.Property;
  }
  get value(): JToken {
    return this.content!;
  }
  set value(value: JToken) {
    if (this.content) this.setAt(0, value);
    else this.insert(0, value);
  }
  /**
   * A property is also the `KeyValuePair` that its object gives as a dictionary: one way of enumerating serves both, and
   * which of them is meant only the code that asks knows.
   */
  get Key(): string {
    return this.name;
  }
  get Value(): JToken {
    return this.value;
  }
  override indexOf(token: JToken | null): number {
    return token !== null && token === this.content ? 0 : -1;
  }
  override childAt(index: number): JToken {
    if (index !== 0 || !this.content) throw outOfRange();
    return this.content;
  }
  override insert(_index: number, item: JToken, trusted: boolean = false): boolean {
    if (item.type === JTokenType.Comment) return false;
    if (this.content) throw new JsonException(`${this.typeName} cannot have multiple values.`);
    const token = trusted ? item : this.detached(item);
    this.validate(token, null);
    changes.log?.before(this);
    token.parent = this;
    this.content = token;
    return true;
  }
  override setAt(index: number, item: JToken): void {
    if (index !== 0) throw new ArgumentOutOfRangeException();
    if (this.content?.isSameValue(item)) return;
    const events = this.parent?.events;
    events?.changing(this.name);
    this.events?.check();
    const token = this.detached(item);
    const before = this.content;
    this.validate(token, before);
    changes.log?.before(this);
    if (before) before.parent = null;
    token.parent = this;
    this.content = token;
    if (before) this.events?.replaced(token, before, 0);
    // What is told of a change may take the property out of its object.
    const owner = this.parent;
    if (owner) events?.valueChanged(this, this.name, owner.indexOf(this));
  }
  override $remember(): () => void {
    const before = this.content;
    return () => {
      if (this.content) this.content.parent = null;
      this.content = before;
      if (before) before.parent = this;
    };
  }
  override removeAt(_index: number): void {
    throw this.#fixed();
  }
  override removeChild(_item: JToken | null): boolean {
    throw this.#fixed();
  }
  override clear(): void {
    throw this.#fixed();
  }
  #fixed(): JsonException {
    return new JsonException(`Cannot add or remove items from ${this.typeName}.`);
  }

  override getItem(): never {
    throw new InvalidOperationException(`Cannot access child value on ${this.typeName}.`);
  }
  override setItem(): never {
    throw new InvalidOperationException(`Cannot set child value on ${this.typeName}.`);
  }
  override pathPart(): string {
    return this.name;
  }
  override clone(): JProperty {
    const copy = this.content ? JProperty.of(this.name, this.content.clone()) : new JProperty(this.name);
    copy.line = this.line;
    copy.position = this.position;
    return copy;
  }
  override deepEquals(other: JToken): boolean {
    return other instanceof JProperty && other.name === this.name && this.sameChildren(other);
  }
  override print(out: JsonPrinter, before: string = ''): void {
    const name = before + out.name(this.name);
    if (this.content) this.content.print(out, name);
    else out.add(`${name}null`);
  }
  override writeTo(writer: JsonWriter, convert?: ValueConversion): void {
    writer.writePropertyName(this.name);
    if (this.content) this.content.writeTo(writer, convert);
    else writer.writeNull();
  }
}
