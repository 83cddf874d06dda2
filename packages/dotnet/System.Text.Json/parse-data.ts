// The reader of strict JSON, with the messages of `System.Text.Json`'s.
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import { strict, valueKinds } from './json-data.ts';
import type { BrokenJson, JsonData, JsonMember, ReaderOptions } from './json-data.ts';
import { JsonReaderException } from './json-reader-exception.ts';
import { placeOf } from './exception-place.ts';

const none: readonly never[] = [];
const simpleEscapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** What reading a value costs. */
const valueUnits = 4;

class Parser {
  readonly #source: string;
  readonly #options: ReaderOptions;
  #pos = 0;
  constructor(source: string, options: ReaderOptions) {
    this.#source = source;
    this.#options = options;
  }

  /** The value; what follows it is not looked at. */
  value(): JsonData {
    this.#skip();
    if (this.#pos >= this.#source.length) {
      throw this.#error(
        'The input does not contain any JSON tokens. Expected the input to start with a valid JSON token, when isFinalBlock is true.',
        this.#pos,
      );
    }
    return this.#value(0);
  }
  /** @throws JsonReaderException where something stands behind the value */
  end(): void {
    this.#skip();
    if (this.#pos < this.#source.length)
      throw this.#error(
        `${this.#shown()} is invalid after a single JSON value. Expected end of data.`,
        this.#pos,
      );
  }

  #error(message: string, index: number): JsonReaderException {
    const { line, position, text } = placeOf(this.#source, index);
    return new JsonReaderException(`${message} ${text}`, null, null, BigInt(line), BigInt(position));
  }
  /** The character it stands on, as the messages show it. */
  #shown(index: number = this.#pos): string {
    const code = this.#source.charCodeAt(index);
    return code >= 0x20 && code < 0x7f
      ? `'${String.fromCharCode(code)}'`
      : `'0x${Buffer.from(this.#source.slice(index, index + 2))[0]!
          .toString(16)
          .toUpperCase()
          .padStart(2, '0')}'`;
  }
  #skip(): void {
    const source = this.#source;
    for (;;) {
      const char = source[this.#pos];
      if (char === ' ' || char === '\n' || char === '\r' || char === '\t') this.#pos++;
      else if (char === '/' && this.#options.commentHandling === 1) this.#comment();
      else return;
    }
  }
  #comment(): void {
    const isLine = this.#source[this.#pos + 1] === '/';
    const end = this.#source.indexOf(isLine ? '\n' : '*/', this.#pos + 2);
    if (end < 0 && !isLine)
      throw this.#error('Unexpected end of data while reading a comment.', this.#source.length);
    this.#pos = end < 0 ? this.#source.length : end + (isLine ? 1 : 2);
  }
  #made(
    kind: number,
    start: number,
    parts: {
      text?: string;
      items?: readonly JsonData[];
      members?: readonly JsonMember[];
      broken?: BrokenJson | undefined;
    } = {},
  ): JsonData {
    return {
      kind,
      source: this.#source,
      start,
      end: this.#pos,
      text: parts.text ?? '',
      items: parts.items ?? none,
      members: parts.members ?? none,
      broken: parts.broken,
    };
  }
  #value(depth: number): JsonData {
    spend(valueUnits);
    const start = this.#pos;
    const char = this.#source[start];
    switch (char) {
      case '{':
      case '[':
        if (depth >= this.#options.maxDepth)
          throw this.#error(
            `The maximum configured depth of ${this.#options.maxDepth} has been exceeded. Cannot read next JSON ${char === '{' ? 'object' : 'array'}.`,
            start,
          );
        return char === '{' ? this.#object(depth) : this.#array(depth);
      case '"':
        return this.#made(valueKinds.String, start, { text: this.#string() });
      case 't':
        return this.#literal('true', valueKinds.True);
      case 'f':
        return this.#literal('false', valueKinds.False);
      case 'n':
        return this.#literal('null', valueKinds.Null);
      default:
        if (char !== undefined && /[-0-9]/.test(char)) return this.#number(depth);
        throw this.#error(`${this.#shown()} is an invalid start of a value.`, start);
    }
  }
  #literal(text: string, kind: number): JsonData {
    const start = this.#pos;
    const found = this.#source.slice(start, start + text.length);
    if (found !== text) {
      let good = 0;
      while (good < found.length && found[good] === text[good]) good++;
      throw this.#error(
        `'${this.#source.slice(start)}' is an invalid JSON literal. Expected the literal '${text}'.`,
        start + good,
      );
    }
    this.#pos += text.length;
    return this.#made(kind, start);
  }
  #number(depth: number): JsonData {
    const start = this.#pos;
    const source = this.#source;
    const digits = (): void => {
      if (this.#pos >= source.length)
        throw this.#error("Expected a digit ('0'-'9'), but instead reached end of data.", this.#pos);
      if (!/[0-9]/.test(source[this.#pos]!))
        throw this.#error(
          `${this.#shown()} is an invalid start of a number. Expected a digit ('0'-'9').`.replace(
            'an invalid start of a number',
            /[-+eE]/.test(source[this.#pos - 1]!)
              ? "invalid within a number, immediately after a sign character ('+' or '-')"
              : "invalid within a number, immediately after a decimal point ('.')",
          ),
          this.#pos,
        );
      while (/[0-9]/.test(source[this.#pos] ?? '')) this.#pos++;
    };
    if (source[this.#pos] === '-') this.#pos++;
    if (source[this.#pos] === '0') {
      this.#pos++;
      if (/[0-9]/.test(source[this.#pos] ?? ''))
        throw this.#error(`Invalid leading zero before ${this.#shown()}.`, this.#pos);
    } else digits();
    if (source[this.#pos] === '.') {
      this.#pos++;
      digits();
    }
    if (/[eE]/.test(source[this.#pos] ?? '')) {
      this.#pos++;
      if (/[+-]/.test(source[this.#pos] ?? '')) this.#pos++;
      digits();
    }
    const next = source[this.#pos];
    if (next === undefined ? depth > 0 : !/[\s,\]}/]/.test(next)) {
      throw this.#error(
        `${this.#shown(next === undefined ? this.#pos - 1 : this.#pos)} is an invalid end of a number. Expected a delimiter.`,
        this.#pos,
      );
    }
    return this.#made(valueKinds.Number, start);
  }
  #string(): string {
    const source = this.#source;
    let text = '';
    let run = ++this.#pos;
    for (;;) {
      const char = source[this.#pos];
      if (char === undefined)
        throw this.#error('Expected end of string, but instead reached end of data.', this.#pos);
      if (char === '"') {
        text += source.slice(run, this.#pos++);
        return text;
      }
      if (char < ' ')
        throw this.#error(
          `${this.#shown()} is invalid within a JSON string. The string should be correctly escaped.`,
          this.#pos,
        );
      if (char !== '\\') {
        this.#pos++;
        continue;
      }
      text += source.slice(run, this.#pos++);
      text += this.#escape();
      run = this.#pos;
    }
  }
  #escape(): string {
    const char = this.#source[this.#pos] ?? '';
    if (char === 'u') {
      const hex = this.#source.slice(this.#pos + 1, this.#pos + 5);
      const bad = hex.search(/[^0-9a-fA-F]/);
      if (bad >= 0)
        throw this.#error(
          `${this.#shown(this.#pos + 1 + bad)} is not a hex digit following '\\u' within a JSON string. The string should be correctly escaped.`,
          this.#pos + 1 + bad,
        );
      this.#pos += 5;
      return String.fromCharCode(parseInt(hex, 16));
    }
    const simple = simpleEscapes[char];
    if (simple === undefined)
      throw this.#error(
        `${this.#shown()} is an invalid escapable character within a JSON string. The string should be correctly escaped.`,
        this.#pos,
      );
    this.#pos++;
    return simple;
  }
  #unfinished(): JsonReaderException {
    return this.#error(
      'Expected depth to be zero at the end of the JSON payload. There is an open JSON object or array that should be closed.',
      this.#pos,
    );
  }
  /** A container up to a mistake in it. @param name the member whose value was to be read */
  #upTo(
    error: unknown,
    kind: number,
    start: number,
    parts: { items?: readonly JsonData[]; members?: readonly JsonMember[] },
    name?: string,
  ): JsonData {
    if (!(error instanceof JsonReaderException)) throw error;
    return this.#made(kind, start, { ...parts, broken: { error, name } });
  }
  #array(depth: number): JsonData {
    const start = this.#pos++;
    const items: JsonData[] = [];
    try {
      this.#skip();
      if (this.#pos >= this.#source.length) throw this.#unfinished();
      if (this.#source[this.#pos] !== ']') {
        do {
          const item = this.#value(depth + 1);
          items.push(item);
          if (item.broken) throw item.broken.error;
        } while (this.#more(']', 'array'));
      }
    } catch (error) {
      return this.#upTo(error, valueKinds.Array, start, { items });
    }
    this.#pos++;
    return this.#made(valueKinds.Array, start, { items });
  }
  /** After a value: whether another one comes; otherwise it stands on the end. */
  #more(close: string, what: string): boolean {
    this.#skip();
    const char = this.#source[this.#pos];
    if (char === undefined) throw this.#unfinished();
    if (char === close) return false;
    if (char === ']' || char === '}')
      throw this.#error(`${this.#shown()} is invalid without a matching open.`, this.#pos);
    if (char !== ',')
      throw this.#error(
        `${this.#shown()} is invalid after a value. Expected either ',', '}', or ']'.`,
        this.#pos,
      );
    const comma = this.#pos++;
    this.#skip();
    if (this.#pos >= this.#source.length)
      throw this.#error(
        'Expected start of a property name or value, but instead reached end of data.',
        comma,
      );
    if (this.#source[this.#pos] !== close) return true;
    if (this.#options.allowTrailingCommas) return false;
    throw this.#error(
      `The JSON ${what} contains a trailing comma at the end which is not supported in this mode. Change the reader options.`,
      this.#pos,
    );
  }
  #object(depth: number): JsonData {
    const start = this.#pos++;
    const members: JsonMember[] = [];
    let pending: string | undefined;
    try {
      this.#skip();
      if (this.#pos >= this.#source.length) throw this.#unfinished();
      if (this.#source[this.#pos] !== '}') {
        do {
          const { name, nameEnd } = this.#name();
          pending = name;
          this.#skip();
          if (this.#pos >= this.#source.length) throw this.#unfinished();
          const value = this.#value(depth + 1);
          members.push({ name, value, nameEnd });
          if (value.broken) throw value.broken.error;
          pending = undefined;
        } while (this.#more('}', 'object'));
      }
    } catch (error) {
      return this.#upTo(error, valueKinds.Object, start, { members }, pending);
    }
    this.#pos++;
    return this.#made(valueKinds.Object, start, { members });
  }
  /** A name and its colon. */
  #name(): { readonly name: string; readonly nameEnd: number } {
    if (this.#source[this.#pos] !== '"')
      throw this.#error(
        `${this.#shown()} is an invalid start of a property name. Expected a '"'.`,
        this.#pos,
      );
    const name = this.#string();
    const nameEnd = this.#pos;
    this.#skip();
    if (this.#pos >= this.#source.length)
      throw this.#error('Expected a value, but instead reached end of data.', this.#pos);
    if (this.#source[this.#pos] !== ':')
      throw this.#error(`${this.#shown()} is invalid after a property name. Expected a ':'.`, this.#pos);
    this.#pos++;
    return { name, nameEnd };
  }
}

/** Reads a JSON text. @throws JsonReaderException */
export function parseData(source: string, options: ReaderOptions = strict): JsonData {
  const { data, rest } = readData(source, options);
  if (data.broken) throw data.broken.error;
  if (rest) throw rest;
  return data;
}
/**
 * Reads a JSON text as far as it goes: a mistake counts only once what stands before it was of use.
 * @returns the value, perhaps broken, and the error of what stands behind it
 * @throws JsonReaderException for a text that does not begin with a whole value or a container
 */
export function readData(
  source: string,
  options: ReaderOptions,
): { readonly data: JsonData; readonly rest: JsonReaderException | undefined } {
  spendMemory(source.length * 4);
  const parser = new Parser(source, options);
  const data = parser.value();
  if (data.broken) return { data, rest: undefined };
  try {
    parser.end();
    return { data, rest: undefined };
  } catch (error) {
    if (error instanceof JsonReaderException) return { data, rest: error };
    throw error;
  }
}
