// `JsonTextWriter`: writes JSON text.
import { ArgumentException, ObjectDisposedException } from '@mockwright/language/runtime/exceptions';
import { DateFormatHandling } from '../../values/json-formats.ts';
import { DateTimeZoneHandling } from '../../values/json-formats.ts';
import { FloatFormatHandling } from '../../values/json-formats.ts';
import { Formatting } from '../formatting.ts';
import { JTokenType } from '../linq/j-token-type.ts';
import { JsonToken } from '../json-token.ts';
import { StringEscapeHandling } from '../../values/json-formats.ts';
import { enumName } from '../enum-names.ts';
import type { WrittenToken } from '../linq/written-token.ts';
import { escapeText } from '../../values/string-text.ts';
import { primitiveJson } from '../../values/primitive-values.ts';
import type { PrimitiveName } from '../../values/primitive-values.ts';
import { JsonWriter } from './json-writer.ts';

/** Where the text goes. */
export interface TextTarget {
  write(text: string): void;
  flush?(): void;
  close?(): void;
}

/** Collects text. */
export class TextBuffer implements TextTarget {
  text = '';
  write(text: string): void {
    this.text += text;
  }
  close(): void {
    this.write = refuseText;
  }
}
function refuseText(): never {
  throw new ObjectDisposedException(null, 'Cannot write to a closed TextWriter.');
}

/** The brackets that close containers. */
const ends: Readonly<Record<number, string>> = {
  [JsonToken.EndObject]: '}',
  [JsonToken.EndArray]: ']',
  [JsonToken.EndConstructor]: ')',
};

/** `Newtonsoft.Json.JsonTextWriter`. */
export class JsonTextWriter extends JsonWriter {
  readonly #target: TextTarget;
  #indentation = 2;
  #quoteChar = '"';
  indentChar = ' ';
  quoteName = true;
  /** The value being written is of a type `T?`. */
  #isNullable = false;

  constructor(target: TextTarget) {
    super();
    this.#target = target;
  }
  protected override get escapesNames(): boolean {
    return true;
  }
  get indentation(): number {
    return this.#indentation;
  }
  set indentation(value: number) {
    if (value < 0) throw new ArgumentException('Indentation value must be greater than 0.');
    this.#indentation = value;
  }
  get quoteChar(): string {
    return this.#quoteChar;
  }
  set quoteChar(value: string) {
    if (value !== '"' && value !== "'")
      throw new ArgumentException(
        'Invalid JavaScript string quote character. Valid quote characters are \' and ".',
      );
    this.#quoteChar = value;
  }

  /** Writes a token with all that it holds: at one go where the format is the one that tokens print by themselves. */
  writeTree(token: WrittenToken): void {
    const indented = this.formatting === Formatting.Indented;
    const isPart = token.type === JTokenType.Property;
    if (!isPart && token.children.length > 0 && (!indented || this.top === 0) && this.#printsPlainly())
      this.writeRawValue(token.toJson(indented));
    else token.writeTo(this);
  }
  #printsPlainly(): boolean {
    return (
      !this.isDerived &&
      this.stringEscapeHandling === StringEscapeHandling.Default &&
      this.dateFormatHandling === DateFormatHandling.IsoDateFormat &&
      this.dateTimeZoneHandling === DateTimeZoneHandling.RoundtripKind &&
      this.floatFormatHandling === FloatFormatHandling.String &&
      this.dateFormatString === null &&
      this.culture === null &&
      this.#quoteChar === '"' &&
      this.quoteName &&
      (this.formatting !== Formatting.Indented || (this.#indentation === 2 && this.indentChar === ' '))
    );
  }

  protected override openContainer(token: number, name: string): void {
    this.#target.write(
      token === JsonToken.StartObject ? '{' : token === JsonToken.StartArray ? '[' : `new ${name}(`,
    );
  }
  override closeContainer(token: number): void {
    const end = ends[token];
    if (end === undefined) throw this.error(`Invalid JsonToken: ${enumName(JsonToken, token)}`);
    this.#target.write(end);
  }
  protected override putPropertyName(name: string | null, escape: boolean): void {
    const text =
      name === null ? '' : escape ? escapeText(name, this.#quoteChar, this.stringEscapeHandling) : name;
    this.#target.write(this.quoteName ? `${this.#quoteChar}${text}${this.#quoteChar}:` : `${text}:`);
  }
  protected override putValue(kind: PrimitiveName, value: unknown): void {
    this.#target.write(primitiveJson(kind, value, this, this.#isNullable));
  }
  protected override putComment(text: string | null): void {
    this.#target.write(`/*${text ?? ''}*/`);
  }
  override writeRaw(json: string | null): void {
    if (json !== null) this.#target.write(json);
  }
  override writeWhitespace(text: string): void {
    super.writeWhitespace(text);
    this.#target.write(text);
  }
  override putIndent(): void {
    this.#target.write(`\n${this.indentChar.repeat(this.top * this.#indentation)}`);
  }
  override putDelimiter(): void {
    this.#target.write(',');
  }
  override putIndentSpace(): void {
    this.#target.write(' ');
  }
  override writeNullable(kind: PrimitiveName, content: unknown): void {
    this.#isNullable = true;
    this.writePrimitive(kind, content);
    this.#isNullable = false;
  }
  override flush(): void {
    this.#target.flush?.();
  }
  override close(): void {
    super.close();
    if (this.closeOutput) this.#target.close?.();
  }
}
