// `JArray`, and `JConstructor`, which is an array with a name.
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { JTokenType } from './j-token-type.ts';
import type { JsonPrinter } from '../writing/json-printer.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { keyText } from './key-text.ts';
import { JContainer } from './token.ts';
import type { JToken } from './token.ts';
import type { ValueConversion } from './written-token.ts';
import { bare } from '@mockwright/language/runtime/casting';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend } from '@mockwright/language/runtime/run';

/** What arrays and constructors have in common: children without names. */
abstract class JList extends JContainer {
  protected override readonly list: JToken[] = [];
  protected abstract readonly keyDescription: string;

  /** Adds a child that is known to be free: what reading does. */
  append(token: JToken): void {
    token.parent = this;
    token.slot = this.list.length;
    this.list.push(token);
  }
  override getItem(key: unknown): JToken | null {
    return this.childAt(this.#index(key, 'Accessed'));
  }
  override setItem(key: unknown, value: JToken): void {
    this.setAt(this.#index(key, 'Set'), value);
  }
  #index(key: unknown, verb: string): number {
    const index = bare(notNull(key, 'key'));
    if (typeof index !== 'number') {
      const name = this.type === JTokenType.Array ? 'JArray' : 'JConstructor';
      throw new ArgumentException(
        `${verb} ${name} values with invalid key value: ${keyText(key)}. ${this.keyDescription} expected.`,
      );
    }
    return index;
  }
  override pathPart(child: JToken | null): number | null {
    return child === null ? null : this.indexOf(child);
  }
  protected printChildren(out: JsonPrinter, open: string, close: string): void {
    const { list } = this;
    if (list.length === 0) {
      out.add(open + close);
      return;
    }
    out.open(open);
    // Comments follow no comma and need none after them.
    let isFirst = true;
    for (const child of list) {
      const isComment = child.type === JTokenType.Comment;
      child.print(out, out.separator(isFirst || isComment));
      isFirst &&= isComment;
    }
    if (isFirst) out.closeOnLine(close);
    else out.close(close);
  }
  protected filled<T extends JList>(copy: T): T {
    spend(this.list.length);
    for (const child of this.list) copy.append(child.clone());
    copy.line = this.line;
    copy.position = this.position;
    return copy;
  }
}

/** `Newtonsoft.Json.Linq.JArray`. */
export class JArray extends JList {
  protected override readonly keyDescription: string = 'Int32 array index';
  override get type(): number {
    return JTokenType.Array;
  }
  override clone(): JArray {
    return this.filled(new JArray());
  }
  override deepEquals(other: JToken): boolean {
    return other === this || (other instanceof JArray && this.sameChildren(other));
  }
  override print(out: JsonPrinter, before: string = ''): void {
    this.printChildren(out, `${before}[`, ']');
  }
  override writeTo(writer: JsonWriter, convert?: ValueConversion): void {
    writer.writeStartArray();
    for (const child of this.list) child.writeTo(writer, convert);
    writer.writeEndArray();
  }
}

/** `Newtonsoft.Json.Linq.JConstructor`. */
export class JConstructor extends JList {
  protected override readonly keyDescription: string = 'Argument position index';
  name: string | null;
  constructor(name: string | null) {
    super();
    this.name = name;
  }
  /** `new JConstructor(name)`. @throws ArgumentNullException, ArgumentException for a name that is none */
  static named(name: string | null): JConstructor {
    if (notNull(name, 'name') === '')
      throw new ArgumentException('Constructor name cannot be empty.', 'name');
    return new JConstructor(name);
  }
  override $remember(count?: number): () => void {
    const { name } = this;
    const putItems = super.$remember(count);
    return () => {
      this.name = name;
      putItems();
    };
  }
  override get type(): number {
    return JTokenType.Constructor;
  }
  override clone(): JConstructor {
    return this.filled(new JConstructor(this.name));
  }
  override deepEquals(other: JToken): boolean {
    return other instanceof JConstructor && other.name === this.name && this.sameChildren(other);
  }
  override print(out: JsonPrinter, before: string = ''): void {
    const open = `${before}new ${this.name ?? ''}(`;
    if (this.list.length > 0) {
      this.printChildren(out, open, ')');
    } else {
      // Unlike brackets, its parentheses stand on lines of their own even so.
      out.open(open);
      out.close(')');
    }
  }
  override writeTo(writer: JsonWriter, convert?: ValueConversion): void {
    writer.writeStartConstructor(this.name ?? '');
    for (const child of this.list) child.writeTo(writer, convert);
    writer.writeEndConstructor();
  }
}
