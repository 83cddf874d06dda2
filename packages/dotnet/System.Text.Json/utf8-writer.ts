// `Utf8JsonWriter`: JSON token by token.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { InvalidOperationException, ObjectDisposedException } from '@mockwright/language/runtime/exceptions';
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import type { Indentation } from '../System.Text.Json.Serialization/option-values.ts';
import type { JavaScriptEncoder } from '../System.Text.Json.Serialization/json-serializer-options.ts';
import { parseData } from './parse-data.ts';

/** How the text looks, and whether wrong orders of tokens are let pass. */
export interface WriterSettings {
  readonly indent: Indentation | undefined;
  readonly encoder: JavaScriptEncoder;
  readonly skipsValidation: boolean;
}
interface Level {
  readonly isObject: boolean;
  count: number;
}

/** `System.Text.Json.Utf8JsonWriter`. */
export class Utf8JsonWriter {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly settings: WriterSettings;
  #sink: (text: string) => void;
  #waiting = '';
  #committed = 0;
  readonly #levels: Level[] = [];
  #hasName = false;
  #hasValue = false;
  #last = 'None';
  #isOpen = true;
  /** @param sink takes what is flushed */
  constructor(settings: WriterSettings, sink: (text: string) => void) {
    this.settings = settings;
    this.#sink = sink;
  }

  get depth(): number {
    return this.#levels.length;
  }
  get pending(): number {
    return Buffer.byteLength(this.#waiting);
  }
  get committed(): number {
    return this.#committed;
  }
  flush(): void {
    if (!this.#isOpen) throw new ObjectDisposedException('Utf8JsonWriter');
    this.#committed += this.pending;
    this.#sink(this.#waiting);
    this.#waiting = '';
  }
  /** `Reset`: as new, over the same or another target. */
  reset(sink: (text: string) => void = this.#sink): void {
    if (!this.#isOpen) throw new ObjectDisposedException('Utf8JsonWriter');
    this.#sink = sink;
    this.#waiting = '';
    this.#committed = 0;
    this.#levels.length = 0;
    this.#hasName = this.#hasValue = false;
    this.#last = 'None';
  }
  close(): void {
    if (!this.#isOpen) return;
    this.flush();
    this.#isOpen = false;
  }
  #put(text: string): void {
    if (!this.#isOpen) throw new ObjectDisposedException('Utf8JsonWriter');
    spend(1);
    spendMemory(text.length);
    this.#waiting += text;
  }
  #lineTo(depth: number): string {
    const { indent } = this.settings;
    return indent ? indent.newLine + indent.unit.repeat(depth) : '';
  }
  /** Before a member or an item: the comma and the line. */
  #next(): void {
    const level = this.#levels.at(-1);
    if (!level) return;
    this.#put((level.count++ > 0 ? ',' : '') + this.#lineTo(this.depth));
  }
  #invalid(what: string): InvalidOperationException {
    return new InvalidOperationException(`${what} Current token type is '${this.#last}'.`);
  }
  #beforeValue(kind: string, isStart: boolean): void {
    const level = this.#levels.at(-1);
    const what = isStart ? 'start of an object or array' : 'JSON value';
    if (!this.settings.skipsValidation) {
      if (level?.isObject === true && !this.#hasName)
        throw this.#invalid(
          isStart
            ? 'Cannot write the start of an object or array without a property name.'
            : 'Cannot write a JSON value within an object without a property name.',
        );
      if (!level && this.#hasValue)
        throw this.#invalid(
          isStart
            ? 'Cannot write the start of an object or array after a single JSON value or outside of an existing closed object/array.'
            : `Cannot write a ${what} after a single JSON value or outside of an existing closed object/array.`,
        );
    }
    if (this.#hasName) this.#hasName = false;
    else this.#next();
    if (!level) this.#hasValue = true;
    this.#last = kind;
  }
  start(isObject: boolean): void {
    this.#beforeValue(isObject ? 'StartObject' : 'StartArray', true);
    this.#put(isObject ? '{' : '[');
    this.#levels.push({ isObject, count: 0 });
  }
  end(isObject: boolean): void {
    const level = this.#levels.at(-1);
    if (!this.settings.skipsValidation && (level?.isObject !== isObject || this.#hasName))
      throw new InvalidOperationException(
        this.#hasName
          ? `'${isObject ? '}' : ']'}' is invalid following a property name.`
          : `'${isObject ? '}' : ']'}' is invalid without a matching open.`,
      );
    this.#levels.pop();
    if (level && level.count > 0) this.#put(this.#lineTo(this.depth));
    this.#put(isObject ? '}' : ']');
    this.#last = isObject ? 'EndObject' : 'EndArray';
  }
  /** @param encoded the name with its escapes, where it has them already */
  name(name: string, encoded: string = this.settings.encoder.encode(name)): void {
    if (!this.settings.skipsValidation && (this.#levels.at(-1)?.isObject !== true || this.#hasName))
      throw this.#hasName
        ? new InvalidOperationException(
            'Cannot write a JSON property name following another property name. A JSON value is missing.',
          )
        : this.#invalid('Cannot write a JSON property within an array or as the first JSON token.');
    this.#next();
    this.#put(`"${encoded}":${this.settings.indent ? ' ' : ''}`);
    this.#hasName = true;
    this.#last = 'PropertyName';
  }
  quoted(text: string): string {
    return `"${this.settings.encoder.encode(text)}"`;
  }
  /** A value that is written already. @param kind as `JsonTokenType` names it */
  value(json: string, kind: string): void {
    this.#beforeValue(kind, false);
    this.#put(json);
  }
  /** `WriteRawValue`. @throws JsonException for what is no JSON */
  raw(json: string, skipsValidation: boolean): void {
    if (!skipsValidation) parseData(json);
    this.value(json, 'None');
  }
  comment(text: string): void {
    this.#put(`${this.#lineTo(this.depth)}/*${text}*/`);
  }
}
