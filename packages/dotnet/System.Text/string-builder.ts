// `StringBuilder.GetChunks()`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  IndexOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend, spendMemory, spendSize } from '@mockwright/language/runtime/run';
import type { Memory } from '@mockwright/language/runtime/span';
import { toMemory } from '../System/memory-types.ts';
import { checkNotNegative, elementMessage, indexMessage } from '../System/text/range-checks.ts';
import { replaceAll } from '../System/text/replace-all.ts';

const tooSmall: (parameter: string) => ArgumentOutOfRangeException = (parameter) =>
  new ArgumentOutOfRangeException(parameter, 'capacity was less than the current size.');

/** A text that can be changed, with the room that .NET's would have. */
export class StringBuilder {
  declare readonly $type: NamedType;
  text: string;
  #capacity: number;
  /** Where the last of .NET's chunks begins; those before it are full. */
  #lastChunk = 0;
  readonly maxCapacity: number;
  /** How long the text was when a character of it was read last. */
  #readLength = 0;

  constructor(text: string = '', capacity: number = 16, maxCapacity: number = 0x7fffffff) {
    this.text = text;
    this.maxCapacity = maxCapacity;
    this.#capacity = Math.max(capacity === 0 ? Math.min(16, maxCapacity) : capacity, text.length);
  }
  $held(): Held {
    const { text } = this;
    const [capacity, lastChunk, readLength] = [this.#capacity, this.#lastChunk, this.#readLength];
    const putBack = (): void => {
      this.text = text;
      [this.#capacity, this.#lastChunk, this.#readLength] = [capacity, lastChunk, readLength];
    };
    return { parts: [text], putBack };
  }
  /** As .NET grows its chunks: by what is missing, or by the length so far, at most 8000. */
  get capacity(): number {
    this.#grow(this.text.length);
    return this.#capacity;
  }
  #grow(length: number): void {
    if (length <= this.#capacity) return;
    this.#lastChunk = this.#capacity;
    this.#capacity += Math.max(length - this.#capacity, Math.min(this.#capacity, 8000));
  }
  /** What is inserted goes into a chunk that is small and has room, or into one of its own before that. */
  #makeRoom(index: number, count: number): void {
    this.#grow(this.text.length);
    const fits =
      index >= this.#lastChunk &&
      this.text.length - this.#lastChunk <= 32 &&
      this.#capacity - this.text.length >= count;
    if (fits) return;
    this.#capacity += count;
    this.#lastChunk += count;
  }
  set capacity(value: number) {
    if (value > this.maxCapacity)
      throw new ArgumentOutOfRangeException('value', 'Capacity exceeds maximum capacity.');
    if (value < this.text.length) throw tooSmall('value');
    this.#capacity = value;
  }
  append(text: string, parameter: string = 'valueCount'): this {
    spendMemory(text.length);
    const length = this.text.length + text.length;
    if (length > this.maxCapacity)
      throw new ArgumentOutOfRangeException(parameter, 'The length cannot be greater than the capacity.');
    this.#grow(length);
    this.text += text;
    return this;
  }
  set length(value: number) {
    checkNotNegative('value', value);
    if (value > this.maxCapacity) throw tooSmall('value');
    if (value > this.text.length) {
      spendMemory(value);
      this.text = this.text.padEnd(value, '\0');
    } else this.text = this.text.slice(0, value);
  }
  /** @throws {ArgumentOutOfRangeException} */
  checkInsert(index: number): void {
    if (index < 0 || index > this.text.length) throw new ArgumentOutOfRangeException('index', indexMessage);
  }
  insert(index: number, text: string): this {
    this.checkInsert(index);
    this.#checkRoom(this.text.length + text.length);
    spend(this.text.length >> 6);
    if (text !== '') this.#makeRoom(index, text.length);
    this.text = this.text.slice(0, index) + text + this.text.slice(index);
    return this;
  }
  remove(startIndex: number, length: number): this {
    checkNotNegative('length', length);
    checkNotNegative('startIndex', startIndex);
    if (length > this.text.length - startIndex) throw new ArgumentOutOfRangeException('length', indexMessage);
    spendSize(this.text.length);
    this.text = this.text.slice(0, startIndex) + this.text.slice(startIndex + length);
    return this;
  }
  replace(
    oldText: string | null,
    newText: string | null,
    startIndex: number = 0,
    count: number = this.text.length - startIndex,
  ): this {
    if (notNull(oldText, 'oldValue') === '')
      throw new ArgumentException('The value cannot be an empty string.', 'oldValue');
    if (startIndex < 0 || startIndex > this.text.length)
      throw new ArgumentOutOfRangeException('startIndex', indexMessage);
    if (count < 0 || startIndex > this.text.length - count)
      throw new ArgumentOutOfRangeException('count', indexMessage);
    // Cutting out even a short part makes one piece of what was appended.
    spendSize(this.text.length);
    const part = replaceAll(this.text.slice(startIndex, startIndex + count), oldText!, newText ?? '');
    this.#checkRoom(this.text.length - count + part.length);
    // What gets longer is put into chunks of its own.
    if (part.length > count) {
      this.#grow(this.text.length);
      this.#capacity += part.length - count;
      this.#lastChunk += part.length - count;
    }
    this.text = this.text.slice(0, startIndex) + part + this.text.slice(startIndex + count);
    return this;
  }
  #checkRoom(length: number): void {
    if (length > this.maxCapacity) throw tooSmall('requiredLength');
  }
  /** One character more. */
  appendChar(code: number): this {
    this.#checkRoom(this.text.length + 1);
    return this.append(String.fromCharCode(code));
  }
  /** The text of another builder or a part of it. */
  appendBuilder(text: string): this {
    if (this.text.length + text.length > this.maxCapacity)
      throw new ArgumentOutOfRangeException('Capacity', 'Capacity exceeds maximum capacity.');
    return this.append(text);
  }
  charAt(index: number): number {
    if (index < 0 || index >= this.text.length) throw new IndexOutOfRangeException();
    // To read a character puts the text together.
    if (this.text.length !== this.#readLength) spendSize((this.#readLength = this.text.length));
    return this.text.charCodeAt(index);
  }
  setCharAt(index: number, value: number): void {
    if (index < 0 || index >= this.text.length)
      throw new ArgumentOutOfRangeException('index', elementMessage);
    spendSize(this.text.length);
    this.text = this.text.slice(0, index) + String.fromCharCode(value) + this.text.slice(index + 1);
  }
  part(startIndex: number, length: number): string {
    checkNotNegative('startIndex', startIndex);
    if (startIndex > this.text.length)
      throw new ArgumentOutOfRangeException(
        'startIndex',
        'startIndex cannot be larger than length of string.',
      );
    checkNotNegative('length', length);
    if (startIndex > this.text.length - length)
      throw new ArgumentOutOfRangeException(
        'length',
        'Index and length must refer to a location within the string.',
      );
    return this.text.slice(startIndex, startIndex + length);
  }
  /** What `CopyTo` copies. @throws {ArgumentOutOfRangeException | ArgumentException} */
  partToCopy(sourceIndex: number, count: number): string {
    checkNotNegative('count', count);
    if (sourceIndex < 0 || sourceIndex > this.text.length)
      throw new ArgumentOutOfRangeException('sourceIndex', indexMessage);
    if (sourceIndex > this.text.length - count)
      throw new ArgumentException('Source string was not long enough. Check sourceIndex and count.');
    return this.text.slice(sourceIndex, sourceIndex + count);
  }
  $toString(): string {
    return this.text;
  }
  /** `ISerializable.GetObjectData`. */
  $objectData(): Iterable<readonly [string, unknown]> {
    return [
      ['m_MaxCapacity', this.maxCapacity],
      ['Capacity', this.capacity],
      ['m_StringValue', this.text],
      ['m_currentThread', 0],
    ];
  }
}

/** The pieces in which .NET keeps a builder's text: here always one. */
export class ChunkEnumerator implements Iterable<Memory> {
  declare readonly $type: NamedType;
  readonly #builder: StringBuilder | undefined;
  #started = false;
  constructor(builder?: StringBuilder) {
    this.#builder = builder;
  }
  moveNext(): boolean {
    if (this.#started || !this.#builder) return false;
    return (this.#started = true);
  }
  *[Symbol.iterator](): Iterator<Memory> {
    while (this.moveNext()) yield this.current;
  }
  get current(): Memory {
    if (!this.#started || !this.#builder)
      throw new InvalidOperationException('Enumeration has either not started or has already finished.');
    return toMemory(
      this.#builder.text,
      coreType('System.ReadOnlyMemory', 1).construct([specialType('char')]),
    );
  }
}

/** `System.Text.StringBuilder.ChunkEnumerator`. */
export const chunkEnumeratorType: TypeDeclaration = declareType(
  'public struct System.Text.StringBuilder.ChunkEnumerator',
  () => ({
    'StringBuilder.ChunkEnumerator GetEnumerator()': (self: ChunkEnumerator) => self,
    'bool MoveNext()': (self: ChunkEnumerator) => self.moveNext(),
    'ReadOnlyMemory<char> Current { get; }': (self: ChunkEnumerator) => self.current,
  }),
  { runtime: ChunkEnumerator, defaultValue: () => new ChunkEnumerator() },
);
