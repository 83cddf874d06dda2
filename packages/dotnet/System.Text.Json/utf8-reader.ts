// `Utf8JsonReader`: what was read, token by token.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Exception, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import type { PrimitiveName } from '../values/primitive-values.ts';
import { JsonException } from './json-exception.ts';
import { rawText, valueKinds } from './json-data.ts';
import type { JsonData } from './json-data.ts';
import { wrongForm, wrongToken } from './scalar-mistakes.ts';
import { numberOf, textOf } from './scalar-readers.ts';

/** `System.Text.Json.JsonTokenType`. */
export const tokenTypes = {
  None: 0,
  StartObject: 1,
  EndObject: 2,
  StartArray: 3,
  EndArray: 4,
  PropertyName: 5,
  Comment: 6,
  String: 7,
  Number: 8,
  True: 9,
  False: 10,
  Null: 11,
} as const;
const simpleTypes: Readonly<Record<number, number>> = {
  [valueKinds.String]: tokenTypes.String,
  [valueKinds.Number]: tokenTypes.Number,
  [valueKinds.True]: tokenTypes.True,
  [valueKinds.False]: tokenTypes.False,
  [valueKinds.Null]: tokenTypes.Null,
};
interface Token {
  readonly type: number;
  /** The value; for a name the one that follows. */
  readonly data: JsonData;
  readonly text: string;
  readonly depth: number;
  readonly start: number;
  readonly end: number;
}
function addTokens(data: JsonData, depth: number, tokens: Token[]): void {
  spend(1);
  const { kind, start, end } = data;
  if (kind !== valueKinds.Object && kind !== valueKinds.Array) {
    tokens.push({ type: simpleTypes[kind]!, data, text: data.text, depth, start, end });
    return;
  }
  const isObject = kind === valueKinds.Object;
  const open = isObject ? tokenTypes.StartObject : tokenTypes.StartArray;
  tokens.push({ type: open, data, text: '', depth, start, end: start + 1 });
  for (const item of data.items) addTokens(item, depth + 1, tokens);
  for (const { name, value, nameEnd } of data.members) {
    tokens.push({
      type: tokenTypes.PropertyName,
      data: value,
      text: name,
      depth: depth + 1,
      start: nameEnd - name.length - 2,
      end: nameEnd + 1,
    });
    addTokens(value, depth + 1, tokens);
  }
  tokens.push({ type: open + 1, data, text: '', depth, start: end - 1, end });
}

/** What the reader itself throws: the serializer tells it as a value that cannot be converted. */
const rethrowable = new WeakSet<Exception>();
/** Whether an exception came from the reader itself. */
export function isRethrowable(error: Exception): boolean {
  return rethrowable.has(error);
}
function marked<T extends Exception>(error: T): T {
  rethrowable.add(error);
  return error;
}

/** `System.Text.Json.Utf8JsonReader`. */
export class Utf8JsonReader {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #tokens: readonly Token[];
  #at: number;
  constructor(tokens: readonly Token[] = [], at: number = -1) {
    this.#tokens = tokens;
    this.#at = at;
  }
  /** Before the first token of a value. */
  static over(data: JsonData): Utf8JsonReader {
    const tokens: Token[] = [];
    addTokens(data, 0, tokens);
    return new Utf8JsonReader(tokens);
  }
  $copy(): Utf8JsonReader {
    return new Utf8JsonReader(this.#tokens, this.#at);
  }

  get #token(): Token | undefined {
    return this.#tokens[this.#at];
  }
  get tokenType(): number {
    return this.#token?.type ?? tokenTypes.None;
  }
  get depth(): number {
    return this.#token?.depth ?? 0;
  }
  /** The value whose first token it stands on, or which follows the name it stands on. */
  get data(): JsonData | undefined {
    return this.#token?.data;
  }
  /** Where it stands in the source. */
  get end(): number {
    return this.#token?.end ?? 0;
  }
  get start(): number {
    return this.#token?.start ?? 0;
  }
  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length - 1;
  }
  read(): boolean {
    if (this.isAtEnd) return false;
    this.#at++;
    return true;
  }
  /** To the last token of the value; from a name over the value that follows. */
  skip(): void {
    if (this.tokenType === tokenTypes.PropertyName) this.read();
    const { type, depth } = this.#token ?? {};
    if (type !== tokenTypes.StartObject && type !== tokenTypes.StartArray) return;
    do this.#at++;
    while (this.#token && (this.#token.depth > depth! || this.#token.type === type));
  }
  get #typeName(): string {
    return Object.entries(tokenTypes).find(([, type]) => type === this.tokenType)![0];
  }
  #wrong(what: string): InvalidOperationException {
    return marked(wrongToken(this.#typeName, what));
  }
  string(): string | null {
    switch (this.tokenType) {
      case tokenTypes.Null:
        return null;
      case tokenTypes.String:
      case tokenTypes.PropertyName:
        return this.#token!.text;
      default:
        throw this.#wrong('string');
    }
  }
  /** The token as it was written, texts without their quotes. */
  get rawValue(): string {
    const { type, data, text, start } = this.#token ?? {};
    if (data === undefined) return '';
    switch (type) {
      case tokenTypes.PropertyName:
        return data.source.slice(start! + 1, start! + 1 + text!.length);
      case tokenTypes.String:
        return rawText(data).slice(1, -1);
      case tokenTypes.Number:
      case tokenTypes.True:
      case tokenTypes.False:
      case tokenTypes.Null:
        return rawText(data);
      default:
        return data.source.slice(start, this.end);
    }
  }
  boolean(): boolean {
    if (this.tokenType !== tokenTypes.True && this.tokenType !== tokenTypes.False)
      throw this.#wrong('boolean');
    return this.tokenType === tokenTypes.True;
  }
  /** `TryGetX`; undefined when it does not fit. */
  tryGet(kind: PrimitiveName, isNumber: boolean): unknown {
    if (this.tokenType !== (isNumber ? tokenTypes.Number : tokenTypes.String))
      throw this.#wrong(isNumber ? 'number' : 'string');
    return isNumber ? numberOf(rawText(this.#token!.data), kind) : textOf(this.#token!.text, kind);
  }
  get(kind: PrimitiveName, isNumber: boolean): unknown {
    const value = this.tryGet(kind, isNumber);
    if (value !== undefined) return value;
    throw marked(wrongForm(kind));
  }
}
/** The value that a reader stands on or before; it goes on to its last token. */
export function nextValue(reader: Utf8JsonReader): JsonData {
  if (reader.tokenType === tokenTypes.None || reader.tokenType === tokenTypes.PropertyName) reader.read();
  const { data } = reader;
  if (!data)
    throw new JsonException(
      'The input does not contain any complete JSON tokens. Expected the input to have at least one valid, complete, JSON token. Path: $ | LineNumber: 0 | BytePositionInLine: 0.',
      null,
      '$',
      0n,
      0n,
    );
  reader.skip();
  return data;
}
