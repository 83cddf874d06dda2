// `JsonWriter`: writes a document token by token; here what all writers share: what may follow what, and the path.
import type { Decimal } from '@mockwright/language/runtime/decimal';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { Formatting } from '../formatting.ts';
import { FloatFormatHandling } from '../../values/json-formats.ts';
import { JsonToken } from '../json-token.ts';
import { StringEscapeHandling } from '../../values/json-formats.ts';
import { WriteState } from '../write-state.ts';
import { DateFormatHandling } from '../../values/json-formats.ts';
import { DateTimeZoneHandling } from '../../values/json-formats.ts';
import { enumName } from '../enum-names.ts';
import { JsonWriterException } from '../json-writer-exception.ts';
import { ContainerType, newLevel, pathOf } from '../json-position.ts';
import type { ContainerTypeValue, PathLevel } from '../json-position.ts';
import { readDateConstructor } from '../reading/date-constructor.ts';
import { isEndToken, isStartToken } from '../reading/reader-state.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { typeNameOf } from '../../values/system-types.ts';
import type { DateTime, DateTimeOffset, Guid, TimeSpan, Uri } from '../../values/system-types.ts';
import { classify } from '../../values/primitive-values.ts';
import { singleValueOf } from '../values/conversions.ts';
import type { IntegerName, PrimitiveName } from '../../values/primitive-values.ts';
import { bridgeOverrides } from './derived-writer.ts';
import { writeToken } from './write-token.ts';
import { tokenOfPrimitive, transitions } from './write-states.ts';
import type { State } from './write-states.ts';

/** `Newtonsoft.Json.JsonWriter`. */
export class JsonWriter {
  closeOutput = true;
  autoCompleteOnClose = true;
  formatting: number = Formatting.None;
  dateFormatHandling: number = DateFormatHandling.IsoDateFormat;
  dateTimeZoneHandling: number = DateTimeZoneHandling.RoundtripKind;
  stringEscapeHandling: number = StringEscapeHandling.Default;
  floatFormatHandling: number = FloatFormatHandling.String;
  dateFormatString: string | null = null;
  culture: object | null = null;
  /** Of a template class that overrides members. */
  protected isDerived = false;
  #state: State = 'Start';
  readonly #levels: PathLevel[] = [];
  #level: PathLevel = newLevel(ContainerType.None);

  /** Whether it writes names with and without escaping in ways of their own. */
  protected get escapesNames(): boolean {
    return false;
  }
  /** It has become a writer of a template class. */
  $adopted(): void {
    this.isDerived = bridgeOverrides(this, this.escapesNames);
  }

  // What a kind of writer does with the tokens; called when the token is known to fit. The class itself writes nothing.
  protected openContainer(_token: number, _name: string): void {}
  closeContainer(_token: number): void {}
  protected putPropertyName(_name: string, _escape: boolean): void {}
  protected putValue(_kind: PrimitiveName, _value: unknown): void {}
  protected putComment(_text: string | null): void {}
  writeRaw(_json: string | null): void {}
  /** White space, where the output is text. */
  writeWhitespace(text: string): void {
    if (!/^\s*$/.test(text)) throw this.error('Only white space characters should be used.');
  }
  flush(): void {}
  /** `WriteIndent`, `WriteValueDelimiter` and `WriteIndentSpace`: what stands between tokens. */
  putIndent(): void {}
  putDelimiter(): void {}
  putIndentSpace(): void {}

  /** How many containers are open. */
  get top(): number {
    return this.#levels.length + (this.#level.type === ContainerType.None ? 0 : 1);
  }
  get path(): string {
    if (this.#level.type === ContainerType.None) return '';
    const inside =
      this.#state !== 'ArrayStart' && this.#state !== 'ConstructorStart' && this.#state !== 'ObjectStart';
    return pathOf(this.#levels, inside ? this.#level : undefined);
  }
  get containerPath(): string {
    return this.#level.type === ContainerType.None ? '' : pathOf(this.#levels);
  }
  get writeState(): number {
    const state = this.#state.replace(/Start$/, '') || 'Start';
    return WriteState[state as keyof typeof WriteState];
  }
  error(message: string): JsonWriterException {
    return JsonWriterException.at(this.containerPath, message);
  }

  #finishValue(): void {
    const level = this.#level;
    if (level.type === ContainerType.Array || level.type === ContainerType.Constructor) level.index++;
  }
  #advance(token: number): void {
    spend(1);
    const state = this.#state;
    const next = transitions[token]![state];
    if (next === 'Error') {
      throw this.error(
        `Token ${enumName(JsonToken, token)} in state ${state} would result in an invalid JSON object.`,
      );
    }
    if ((state === 'Object' || state === 'Array' || state === 'Constructor') && token !== JsonToken.Comment)
      this.putDelimiter();
    if (this.formatting === Formatting.Indented) {
      if (state === 'Property') this.putIndentSpace();
      if (
        state === 'Array' ||
        state === 'ArrayStart' ||
        state === 'Constructor' ||
        state === 'ConstructorStart' ||
        (token === JsonToken.PropertyName && state !== 'Start')
      ) {
        this.putIndent();
      }
    }
    this.#state = next;
  }
  #enter(token: number, type: ContainerTypeValue): void {
    this.#finishValue();
    this.#advance(token);
    if (this.#level.type !== ContainerType.None) this.#levels.push(this.#level);
    this.#level = newLevel(type);
  }
  #open(token: number, type: ContainerTypeValue, name: string): void {
    this.#enter(token, type);
    this.openContainer(token, name);
  }
  #close(type: ContainerTypeValue): void {
    let count = 0;
    if (this.#level.type === type) {
      count = 1;
    } else {
      for (let i = this.#levels.length - 1; i >= 0; i--) {
        if (this.#levels[i]!.type === type) {
          count = this.#levels.length - i + 1;
          break;
        }
      }
    }
    if (count === 0) throw this.error('No token to close.');
    for (; count > 0; count--) this.#closeOne();
  }
  #closeOne(): void {
    const { type } = this.#level;
    this.#level = this.#levels.pop() ?? newLevel(ContainerType.None);
    if (this.#state === 'Property') this.writeNull();
    if (
      this.formatting === Formatting.Indented &&
      this.#state !== 'ObjectStart' &&
      this.#state !== 'ArrayStart'
    )
      this.putIndent();
    this.closeContainer(
      type === ContainerType.Object
        ? JsonToken.EndObject
        : type === ContainerType.Array
          ? JsonToken.EndArray
          : JsonToken.EndConstructor,
    );
    const outer = this.#level.type;
    this.#state =
      outer === ContainerType.Object ? 'Object' : outer === ContainerType.None ? 'Start' : 'Array';
  }

  writeStartObject(): void {
    this.#open(JsonToken.StartObject, ContainerType.Object, '');
  }
  writeEndObject(): void {
    this.#close(ContainerType.Object);
  }
  writeStartArray(): void {
    this.#open(JsonToken.StartArray, ContainerType.Array, '');
  }
  writeEndArray(): void {
    this.#close(ContainerType.Array);
  }
  writeStartConstructor(name: string): void {
    this.#open(JsonToken.StartConstructor, ContainerType.Constructor, name);
  }
  writeEndConstructor(): void {
    this.#close(ContainerType.Constructor);
  }
  /** `WriteEnd()`: closes the innermost container. */
  writeEnd(): void {
    if (this.#level.type === ContainerType.None) throw this.error('Unexpected type when writing end: None');
    this.#close(this.#level.type);
  }
  writePropertyName(name: string, escape: boolean = true): void {
    this.#level.name = name;
    this.#advance(JsonToken.PropertyName);
    this.putPropertyName(name, escape);
  }
  /** Counts a value and checks that one may stand here. */
  protected advanceValue(token: number): void {
    this.#finishValue();
    this.#advance(token);
  }
  #put(token: number, kind: PrimitiveName, content: unknown): void {
    this.advanceValue(token);
    this.putValue(kind, content);
  }
  writeNull(): void {
    this.#put(JsonToken.Null, 'Null', null);
  }
  writeUndefined(): void {
    this.#put(JsonToken.Undefined, 'Undefined', null);
  }
  writeComment(text: string | null): void {
    this.#advance(JsonToken.Comment);
    this.putComment(text);
  }
  /** `WriteRawValue`: text where a value is due. */
  writeRawValue(json: string | null): void {
    this.#finishValue();
    this.#advance(JsonToken.Undefined);
    this.writeRaw(json);
  }
  writeString(text: string | null): void {
    if (text === null) this.#put(JsonToken.String, 'Null', null);
    else this.#put(JsonToken.String, 'String', text);
  }
  writeInteger(number: number | bigint, type: IntegerName): void {
    this.#put(JsonToken.Integer, type, number);
  }
  writeDouble(number: number): void {
    this.#put(JsonToken.Float, 'Double', number);
  }
  writeSingle(number: number): void {
    this.#put(JsonToken.Float, 'Single', number);
  }
  writeDecimal(number: Decimal): void {
    this.#put(JsonToken.Float, 'Decimal', number);
  }
  writeBoolean(truth: boolean): void {
    this.#put(JsonToken.Boolean, 'Boolean', truth);
  }
  writeChar(code: number): void {
    this.#put(JsonToken.String, 'Char', code);
  }
  writeDateTime(date: DateTime): void {
    this.#put(JsonToken.Date, 'DateTime', date);
  }
  writeDateTimeOffset(date: DateTimeOffset): void {
    this.#put(JsonToken.Date, 'DateTimeOffset', date);
  }
  writeGuid(guid: Guid): void {
    this.#put(JsonToken.String, 'Guid', guid);
  }
  writeTimeSpan(span: TimeSpan): void {
    this.#put(JsonToken.String, 'TimeSpan', span);
  }
  writeUri(uri: Uri | null): void {
    if (uri === null) this.writeNull();
    else this.#put(JsonToken.String, 'Uri', uri);
  }
  writeBytes(bytes: readonly number[] | null): void {
    if (bytes === null) this.writeNull();
    else this.#put(JsonToken.Bytes, 'Bytes', bytes);
  }
  /** A value in natural form, of a known primitive type. */
  writePrimitive(kind: PrimitiveName, content: unknown): void {
    if (content === null && kind === 'String') this.writeString(null);
    else if (content === null) this.writeNull();
    else this.#put(tokenOfPrimitive(kind), kind, content);
  }
  /** The same for a value whose declared type is a `T?`. */
  writeNullable(kind: PrimitiveName, content: unknown): void {
    this.writePrimitive(kind, content);
  }
  /** `WriteValue(object)`. @throws JsonWriterException for what is no single value */
  writeValue(boxed: unknown): void {
    if (boxed === null) {
      this.writeNull();
      return;
    }
    const found = classify(boxed) ?? classify(singleValueOf(boxed));
    if (!found) throw this.unsupported(boxed);
    this.writePrimitive(found.kind, found.value);
  }
  /** @throws JsonWriterException for what is no single value */
  requireSupported(boxed: unknown): void {
    if (!classify(boxed)) throw this.unsupported(boxed);
  }
  protected unsupported(boxed: unknown): JsonWriterException {
    return this.error(
      `Unsupported type: ${typeNameOf(boxed)}. Use the JsonSerializer class to get the object's JSON representation.`,
    );
  }

  #dateOf(reader: JsonReader): DateTime {
    const { date, problem } = readDateConstructor(reader);
    if (problem !== undefined) throw this.error(problem);
    return date;
  }
  /**
   * `WriteToken(reader, writeChildren)`: the reader's current token, and what it holds.
   * @param writeDates `new Date(…)` becomes a date
   * @throws JsonWriterException
   */
  writeToken(
    reader: JsonReader,
    writeChildren: boolean = true,
    writeComments: boolean = true,
    writeDates: boolean = true,
  ): void {
    const depth = tokenDepth(reader);
    for (;;) {
      if (writeDates && reader.tokenType === JsonToken.StartConstructor && reader.value === 'Date')
        this.writeDateTime(this.#dateOf(reader));
      else if (writeComments || reader.tokenType !== JsonToken.Comment)
        this.writeTokenOf(reader.tokenType, reader.boxedValue);
      const more =
        depth - 1 < reader.depth - (isEndToken(reader.tokenType) ? 1 : 0) && writeChildren && reader.read();
      if (!more) break;
    }
    const end = tokenEndDepth(reader);
    if (depth < end || (writeChildren && depth === end && isStartToken(reader.tokenType)))
      throw this.error('Unexpected end when reading token.');
  }
  /** `WriteToken(token, value)`. */
  writeTokenOf(token: number, boxed: unknown): void {
    writeToken(this, token, boxed);
  }

  /**
   * `SetWriteState(token, value)`: goes on as if that had been written, for writers that write by themselves.
   * @throws ArgumentException for a property without a name, ArgumentOutOfRangeException
   */
  setWriteState(token: number, value: unknown): void {
    switch (token) {
      case JsonToken.StartObject:
        this.#enter(token, ContainerType.Object);
        break;
      case JsonToken.StartArray:
        this.#enter(token, ContainerType.Array);
        break;
      case JsonToken.StartConstructor:
        this.#enter(token, ContainerType.Constructor);
        break;
      case JsonToken.PropertyName:
        if (typeof value !== 'string')
          throw new ArgumentException('A name is required when setting property name state.', 'value');
        this.#level.name = value;
        this.#advance(token);
        break;
      case JsonToken.Comment:
        this.#advance(token);
        break;
      case JsonToken.Raw:
        break;
      case JsonToken.EndObject:
        this.#close(ContainerType.Object);
        break;
      case JsonToken.EndArray:
        this.#close(ContainerType.Array);
        break;
      case JsonToken.EndConstructor:
        this.#close(ContainerType.Constructor);
        break;
      default:
        if (transitions[token] === undefined || token === JsonToken.None)
          throw new ArgumentOutOfRangeException('token');
        this.advanceValue(token);
    }
  }

  /** `Close()`: closes what is open. */
  close(): void {
    if (this.autoCompleteOnClose) while (this.#level.type !== ContainerType.None) this.writeEnd();
  }
}

function tokenDepth(reader: JsonReader): number {
  if (reader.tokenType === JsonToken.None) return -1;
  return isStartToken(reader.tokenType) ? reader.depth : reader.depth + 1;
}
function tokenEndDepth(reader: JsonReader): number {
  if (reader.tokenType === JsonToken.None) return -1;
  return isEndToken(reader.tokenType) ? reader.depth - 1 : reader.depth;
}
