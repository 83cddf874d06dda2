// Strict JSON as `System.Text.Json` reads it: a tree whose parts know their places, and the reader's messages.
import { spendMemory } from '../../runtime/run.ts';
import { JsonReaderException, placeOf } from './exceptions.ts';

/** Kinds as `JsonValueKind` numbers them. */
export const valueKinds = {
  Undefined: 0,
  Object: 1,
  Array: 2,
  String: 3,
  Number: 4,
  True: 5,
  False: 6,
  Null: 7,
} as const;

/** A value that was read; nothing in it changes. */
export interface JsonData {
  readonly kind: number;
  readonly source: string;
  readonly start: number;
  readonly end: number;
  /** Of a string. */
  readonly text: string;
  /** Of an array. */
  readonly items: readonly JsonData[];
  /** Of an object, doubles included. */
  readonly members: readonly JsonMember[];
}
/** A member of an object, with its place in the source. */
interface JsonMember {
  readonly name: string;
  readonly value: JsonData;
  /** After the name. */
  readonly nameEnd: number;
}
/** How lenient the reader is. */
export interface ReaderOptions {
  readonly allowTrailingCommas: boolean;
  /** 0: none, 1: skipped. */
  readonly commentHandling: number;
  readonly maxDepth: number;
}
/** How JSON is read without options. */
export const strict: ReaderOptions = { allowTrailingCommas: false, commentHandling: 0, maxDepth: 64 };

/** `.name` or `['na me']`. */
export function pathStep(name: string): string {
  return /[.\s'/"[\]()\t\n\r\f\b\\\u0085\u2028\u2029]/.test(name) ? `['${name}']` : `.${name}`;
}
/** The JSON text of a value as it was written. */
export function rawText(data: JsonData): string {
  return data.source.slice(data.start, data.end);
}

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

class Parser {
  readonly #source: string;
  readonly #options: ReaderOptions;
  /** Whether messages tell the path. */
  readonly #hasPath: boolean;
  #pos = 0;
  #path: string[] = [];
  constructor(source: string, options: ReaderOptions, hasPath: boolean) {
    this.#source = source;
    this.#options = options;
    this.#hasPath = hasPath;
  }

  document(): JsonData {
    this.#skip();
    if (this.#pos >= this.#source.length) {
      throw this.#error(
        'The input does not contain any JSON tokens. Expected the input to start with a valid JSON token, when isFinalBlock is true.',
        this.#pos,
      );
    }
    const value = this.#value(0);
    this.#skip();
    if (this.#pos < this.#source.length)
      throw this.#error(
        `${this.#shown()} is invalid after a single JSON value. Expected end of data.`,
        this.#pos,
      );
    return value;
  }

  #error(message: string, index: number): JsonReaderException {
    const { line, position, text } = placeOf(this.#source, index);
    const path = `$${this.#path.join('')}`;
    return new JsonReaderException(
      this.#hasPath ? `${message} Path: ${path} | ${text}` : `${message} ${text}`,
      null,
      this.#hasPath ? path : null,
      BigInt(line),
      BigInt(position),
    );
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
    parts: { text?: string; items?: readonly JsonData[]; members?: readonly JsonMember[] } = {},
  ): JsonData {
    return {
      kind,
      source: this.#source,
      start,
      end: this.#pos,
      text: parts.text ?? '',
      items: parts.items ?? none,
      members: parts.members ?? none,
    };
  }
  #value(depth: number): JsonData {
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
      const shown = /^[^\s,:[\]{}"]*/.exec(this.#source.slice(start, start + 10))![0];
      throw this.#error(
        `'${shown}' is an invalid JSON literal. Expected the literal '${text}'.`,
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
            this.#pos === start + 1 && source[start] === '-'
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
  #array(depth: number): JsonData {
    const start = this.#pos++;
    const items: JsonData[] = [];
    this.#skip();
    if (this.#pos >= this.#source.length) throw this.#unfinished();
    while (this.#source[this.#pos] !== ']') {
      this.#path.push(`[${items.length}]`);
      items.push(this.#value(depth + 1));
      if (this.#more(']', 'array')) {
        this.#path.pop();
        continue;
      }
      this.#path.pop();
      break;
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
    if (char !== ',') {
      if (char !== ']' && char !== '}') this.#path.pop();
      throw this.#error(
        `${this.#shown()} is invalid after a value. Expected either ',', '}', or ']'.`,
        this.#pos,
      );
    }
    const comma = this.#pos++;
    this.#skip();
    if (this.#pos >= this.#source.length)
      throw this.#error(
        'Expected start of a property name or value, but instead reached end of data.',
        comma,
      );
    if (this.#source[this.#pos] !== close) return true;
    if (this.#options.allowTrailingCommas) return false;
    const step = this.#path.pop()!;
    if (what === 'array') this.#path.push(`[${Number(step.slice(1, -1)) + 1}]`);
    throw this.#error(
      `The JSON ${what} contains a trailing comma at the end which is not supported in this mode. Change the reader options.`,
      this.#pos,
    );
  }
  #object(depth: number): JsonData {
    const start = this.#pos++;
    const members: JsonMember[] = [];
    this.#skip();
    if (this.#pos >= this.#source.length) throw this.#unfinished();
    while (this.#source[this.#pos] !== '}') {
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
      this.#skip();
      if (this.#pos >= this.#source.length) throw this.#unfinished();
      this.#path.push(pathStep(name));
      members.push({ name, value: this.#value(depth + 1), nameEnd });
      const goesOn = this.#more('}', 'object');
      this.#path.pop();
      if (!goesOn) break;
    }
    this.#pos++;
    return this.#made(valueKinds.Object, start, { members });
  }
}

/**
 * Reads a JSON text.
 * @param hasPath whether messages tell the path, as those of `JsonSerializer` do
 * @throws JsonReaderException
 */
export function parseData(
  source: string,
  options: ReaderOptions = strict,
  hasPath: boolean = false,
): JsonData {
  spendMemory(source.length * 4);
  return new Parser(source, options, hasPath).document();
}
