// `JTokenWriter`: builds a tree of tokens from what is written.
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { Box } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { JTokenType } from '../linq/j-token-type.ts';
import { JsonToken } from '../json-token.ts';
import { JArray, JConstructor } from '../linq/array.ts';
import { tokenTypeOf } from '../linq/token-content.ts';
import { JObject } from '../linq/object.ts';
import { JProperty } from '../linq/property.ts';
import { JContainer } from '../linq/token.ts';
import type { JToken } from '../linq/token.ts';
import { JRaw, JValue } from '../linq/value.ts';
import { inZone } from '../../values/json-dates.ts';
import type { PrimitiveName } from '../../values/primitive-values.ts';
import { scalarOf } from '../values/scalar.ts';
import type { DateTime } from '../../values/system-types.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { JTokenReader } from '../reading/token-reader.ts';
import { JsonWriter } from './json-writer.ts';

const boxed: Readonly<Partial<Record<PrimitiveName, SpecialType>>> = {
  SByte: 'sbyte',
  Byte: 'byte',
  Int16: 'short',
  UInt16: 'ushort',
  UInt32: 'uint',
  UInt64: 'ulong',
  Single: 'float',
};
const integers: ReadonlySet<PrimitiveName> = new Set<PrimitiveName>([
  'SByte',
  'Byte',
  'Int16',
  'UInt16',
  'Int32',
  'UInt32',
  'Int64',
  'UInt64',
]);

/** `Newtonsoft.Json.Linq.JTokenWriter`. */
export class JTokenWriter extends JsonWriter {
  #root: JContainer | null = null;
  /** What was written last outside of a container. */
  #value: JValue | null = null;
  #parent: JContainer | null;
  /** `CurrentToken`. */
  current: JToken | null = null;

  constructor(container: JContainer | null = null) {
    super();
    this.#root = container;
    this.#parent = container;
  }
  /** `Token`: what has been written. */
  get token(): JToken | null {
    return this.#root ?? this.#value;
  }

  #enter(container: JContainer): void {
    if (this.#parent === null) this.#root = container;
    else this.#append(container);
    this.#parent = container;
    this.current = container;
  }
  #append(token: JToken): void {
    const parent = this.#parent!;
    parent.insert(parent.children.length, token, true);
  }
  #leaveProperty(): void {
    if (this.#parent instanceof JProperty) this.#parent = this.#parent.parent;
  }
  #add(token: JValue): void {
    if (this.#parent === null) this.#value = token;
    else this.#append(token);
    this.current = token;
    this.#leaveProperty();
  }

  /** A token is taken over as it is, so that nothing of its type is lost. */
  override writeToken(
    reader: JsonReader,
    writeChildren: boolean = true,
    writeComments: boolean = true,
    writeDates: boolean = true,
  ): void {
    const isWhole = writeChildren && writeComments && writeDates;
    if (!isWhole || !(reader instanceof JTokenReader)) {
      super.writeToken(reader, writeChildren, writeComments, writeDates);
      return;
    }
    if (reader.tokenType === JsonToken.None && !reader.read()) return;
    this.#take(reader.current!.clone());
    reader.skip();
  }
  #take(token: JToken): void {
    if (this.#parent === null) {
      this.current = token;
      if (this.#root !== null || this.#value !== null) return;
      if (token instanceof JContainer) this.#root = token;
      else this.#value = token as JValue;
      return;
    }
    this.#append(token);
    this.current = token;
    if (!(this.#parent instanceof JProperty)) return;
    this.#leaveProperty();
    this.advanceValue(JsonToken.Null);
  }
  override writeString(text: string | null): void {
    if (text === null) this.writeNull();
    else super.writeString(text);
  }
  protected override openContainer(token: number, name: string): void {
    this.#enter(
      token === JsonToken.StartObject
        ? new JObject()
        : token === JsonToken.StartArray
          ? new JArray()
          : new JConstructor(name),
    );
  }
  override closeContainer(_token: number): void {
    this.current = this.#parent;
    // The code that has the token may have taken its parts out.
    this.#parent = dereferenced(this.#parent).parent;
    this.#leaveProperty();
  }
  override writePropertyName(name: string): void {
    if (this.#parent instanceof JObject) this.#parent.delete(name);
    this.#enter(new JProperty(name));
    super.writePropertyName(name);
  }
  // Done before it is known to fit.
  protected override putPropertyName(): void {}
  protected override putValue(kind: PrimitiveName, value: unknown): void {
    this.#add(new JValue(this.#scalar(kind, value), tokenTypeOf(kind)));
  }
  #scalar(kind: PrimitiveName, value: unknown): unknown {
    const special = boxed[kind];
    if (special) return new Box(specialType(special), value as number | bigint);
    if (kind === 'Double') return value;
    if (kind === 'Char') return String.fromCharCode(value as number);
    if (kind === 'DateTime') return inZone(value as DateTime, this.dateTimeZoneHandling);
    return integers.has(kind) ? scalarOf(value) : value;
  }
  protected override putComment(text: string | null): void {
    const comment = new JValue(text, JTokenType.Comment);
    if (this.#parent === null) this.#value = comment;
    else this.#append(comment);
    this.current = comment;
  }
  override writeRaw(json: string | null): void {
    this.#add(new JRaw(json));
  }
}
