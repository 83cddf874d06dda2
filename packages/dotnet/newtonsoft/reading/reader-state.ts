// Where a `JsonReader` stands: the current token, the open containers, the path, and errors that tell the place.
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { DateParseHandling } from '../date-parse-handling.ts';
import { DateTimeZoneHandling } from '../../values/json-formats.ts';
import { FloatParseHandling } from '../float-parse-handling.ts';
import { JsonToken } from '../json-token.ts';
import { enumName } from '../enum-names.ts';
import { JsonReaderException } from '../json-reader-exception.ts';
import { JsonSerializationException } from '../json-serialization-exception.ts';
import { ContainerType, newLevel, pathOf } from '../json-position.ts';
import type { ContainerTypeValue, LineInfo, PathLevel } from '../json-position.ts';
import { bridgeOverrides } from './derived-reader.ts';
import { boxScalar } from '../values/scalar.ts';
import type { Scalar } from '../values/scalar.ts';

/** `JsonReader.State`. */
export const State = {
  Start: 0,
  Complete: 1,
  Property: 2,
  ObjectStart: 3,
  Object: 4,
  ArrayStart: 5,
  Array: 6,
  Closed: 7,
  PostValue: 8,
  ConstructorStart: 9,
  Constructor: 10,
  Error: 11,
  Finished: 12,
} as const;

/** What `JsonReader` keeps of where it is; reading is the business of the classes that extend it. */
export abstract class ReaderState implements LineInfo {
  tokenType: number = JsonToken.None;
  /** The value in compact form: see {@link Scalar}; the token type tells numbers apart. */
  value: Scalar = null;
  /** The value is an `Int32`, as a number. */
  protected isInt32 = false;
  state: number = State.Start;
  quoteChar: number = 0;
  closeInput = true;
  supportMultipleContent = false;
  dateTimeZoneHandling: number = DateTimeZoneHandling.RoundtripKind;
  dateParseHandling: number = DateParseHandling.DateTime;
  floatParseHandling: number = FloatParseHandling.Double;
  dateFormatString: string | null = null;
  /** Null is the invariant culture. */
  culture: object | null = null;
  #maxDepth: number | null = 64;
  #exceededMaxDepth = false;
  protected readonly levels: PathLevel[] = [];
  protected level: PathLevel = newLevel(ContainerType.None);

  /** It has become a reader of a template class. */
  $adopted(): void {
    bridgeOverrides(this);
  }

  /** Moves to the next token; false at the end. */
  abstract read(): boolean;

  hasLineInfo(): boolean {
    return false;
  }
  get lineNumber(): number {
    return 0;
  }
  get linePosition(): number {
    return 0;
  }
  /** The value as `object`. */
  get boxedValue(): unknown {
    if (this.isInt32) return this.value;
    return boxScalar(this.value, this.tokenType === JsonToken.Integer);
  }

  get maxDepth(): number | null {
    return this.#maxDepth;
  }
  set maxDepth(value: number | null) {
    if (value !== null && value <= 0) throw new ArgumentException('Value must be positive.', 'value');
    this.#maxDepth = value;
  }
  /** How many containers are open. */
  get depth(): number {
    return isStartToken(this.tokenType) || this.level.type === ContainerType.None
      ? this.levels.length
      : this.levels.length + 1;
  }
  get path(): string {
    if (this.level.type === ContainerType.None) return '';
    const inside =
      this.state !== State.ArrayStart &&
      this.state !== State.ConstructorStart &&
      this.state !== State.ObjectStart;
    return pathOf(this.levels, inside ? this.level : undefined);
  }
  /** The level at that depth. */
  levelAt(depth: number): PathLevel {
    return depth < this.levels.length ? this.levels[depth]! : this.level;
  }

  protected push(type: ContainerTypeValue): void {
    this.#finishValue();
    if (this.level.type === ContainerType.None) {
      this.level = newLevel(type);
      return;
    }
    this.levels.push(this.level);
    this.level = newLevel(type);
    if (this.#maxDepth !== null && this.depth + 1 > this.#maxDepth && !this.#exceededMaxDepth) {
      this.#exceededMaxDepth = true;
      throw this.error(`The reader's MaxDepth of ${this.#maxDepth} has been exceeded.`);
    }
  }
  #pop(): ContainerTypeValue {
    const old = this.level;
    this.level = this.levels.pop() ?? newLevel(ContainerType.None);
    if (this.#maxDepth !== null && this.depth <= this.#maxDepth) this.#exceededMaxDepth = false;
    return old.type;
  }
  #finishValue(): void {
    const { level } = this;
    if (level.type === ContainerType.Array || level.type === ContainerType.Constructor) level.index++;
  }

  /** Sets the current token and the state that follows from it. */
  setToken(token: number, value: Scalar = null, updateIndex: boolean = true): void {
    spend(1);
    this.tokenType = token;
    this.value = value;
    this.isInt32 = false;
    switch (token) {
      case JsonToken.StartObject:
        this.state = State.ObjectStart;
        this.push(ContainerType.Object);
        break;
      case JsonToken.StartArray:
        this.state = State.ArrayStart;
        this.push(ContainerType.Array);
        break;
      case JsonToken.StartConstructor:
        this.state = State.ConstructorStart;
        this.push(ContainerType.Constructor);
        break;
      case JsonToken.EndObject:
      case JsonToken.EndArray:
      case JsonToken.EndConstructor:
        this.#validateEnd(token);
        break;
      case JsonToken.PropertyName:
        this.state = State.Property;
        this.level.name = value as string;
        break;
      case JsonToken.None:
      case JsonToken.Comment:
        break;
      default:
        this.setPostValueState(updateIndex);
    }
  }
  protected setPostValueState(updateIndex: boolean): void {
    if (this.level.type !== ContainerType.None || this.supportMultipleContent) this.state = State.PostValue;
    else this.#setFinished();
    if (updateIndex) this.#finishValue();
  }
  #validateEnd(token: number): void {
    const current = this.#pop();
    if (closedBy(token) !== current) {
      throw this.error(
        `JsonToken ${enumName(JsonToken, token)} is not valid for closing JsonType ${enumName(ContainerType, current)}.`,
      );
    }
    if (this.level.type !== ContainerType.None || this.supportMultipleContent) this.state = State.PostValue;
    else this.#setFinished();
  }
  #setFinished(): void {
    this.state = this.supportMultipleContent ? State.Start : State.Finished;
  }
  /** Where reading goes on in the container that stands open. */
  setStateBasedOnCurrent(): void {
    switch (this.level.type) {
      case ContainerType.Object:
        this.state = State.Object;
        break;
      case ContainerType.Array:
        this.state = State.Array;
        break;
      case ContainerType.Constructor:
        this.state = State.Constructor;
        break;
      case ContainerType.None:
        this.#setFinished();
    }
  }

  /** A `JsonReaderException` that tells the place. */
  error(message: string, inner: Exception | null = null): JsonReaderException {
    return JsonReaderException.at(this, this.path, message, inner);
  }
  protected unexpectedEnd(): JsonReaderException {
    return this.error('Unexpected end when reading JSON.');
  }

  /** `Skip()`: passes over the children of the current token. */
  skip(): void {
    if (this.tokenType === JsonToken.PropertyName) this.read();
    if (isStartToken(this.tokenType)) {
      const depth = this.depth;
      while (this.read() && depth < this.depth);
    }
  }
  /** Reads on to a token that is no comment; false at the end. */
  readAndMoveToContent(): boolean {
    return this.read() && this.moveToContent();
  }
  moveToContent(): boolean {
    while (this.tokenType === JsonToken.None || this.tokenType === JsonToken.Comment) {
      if (!this.read()) return false;
    }
    return true;
  }
  readAndAssert(): void {
    if (!this.read())
      throw JsonSerializationException.at(this, this.path, 'Unexpected end when reading JSON.');
  }
  protected readOrThrow(): void {
    if (!this.read()) throw this.unexpectedEnd();
  }
  protected contentToken(): number {
    do {
      if (!this.read()) {
        this.setToken(JsonToken.None);
        return JsonToken.None;
      }
    } while (this.tokenType === JsonToken.Comment);
    return this.tokenType;
  }
  /** `Close()`. */
  close(): void {
    this.state = State.Closed;
    this.tokenType = JsonToken.None;
    this.value = null;
  }
}

/** `{`, `[` or `new X(`. */
export function isStartToken(token: number): boolean {
  return token >= JsonToken.StartObject && token <= JsonToken.StartConstructor;
}
/** `}`, `]` or `)`. */
export function isEndToken(token: number): boolean {
  return token >= JsonToken.EndObject && token <= JsonToken.EndConstructor;
}
/** A value that is no container. */
export function isPrimitiveToken(token: number): boolean {
  return (
    (token >= JsonToken.Integer && token <= JsonToken.Undefined) ||
    token === JsonToken.Date ||
    token === JsonToken.Bytes
  );
}
function closedBy(token: number): ContainerTypeValue {
  return token === JsonToken.EndObject
    ? ContainerType.Object
    : token === JsonToken.EndArray
      ? ContainerType.Array
      : ContainerType.Constructor;
}
