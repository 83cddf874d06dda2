// `Stream` and `MemoryStream`: bytes that are read and written, in memory only.
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  NotSupportedException,
  ObjectDisposedException,
} from '@mockwright/language/runtime/exceptions';
import { spend, spendBytes, spendMemory } from '@mockwright/language/runtime/run';
import { checkNotNegative } from '../System/text/range-checks.ts';
import { IOException } from './io-exception.ts';
import { bridgeOverrides } from './derived-stream.ts';
import { notNull } from '@mockwright/language/runtime/not-null';
import { tooLong } from './stream-parts.ts';
import type { ByteStream } from './stream-parts.ts';

type Bytes = NetArray<number>;
const tooFar = 'Stream length must be non-negative and less than 2^31 - 1 - origin.';

/** `SeekOrigin`. */
export const seekOrigins = { Begin: 0, Current: 1, End: 2 } as const;

/** @throws ArgumentException for a part that is not within the characters */
export function checkChars(buffer: readonly number[] | null, index: number, count: number): void {
  const { length } = notNull(buffer, 'buffer');
  checkNotNegative('index', index);
  checkNotNegative('count', count);
  if (count > length - index) throw new ArgumentException(tooLong);
}

/** `System.IO.Stream`. */
export abstract class Stream {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  abstract get canRead(): boolean;
  abstract get canSeek(): boolean;
  abstract get canWrite(): boolean;
  abstract get length(): number;
  abstract set length(value: number);
  abstract position: number;
  /** Up to `count` bytes into the array; 0 at the end. */
  abstract read(buffer: number[], offset: number, count: number): number;
  abstract write(buffer: readonly number[], offset: number, count: number): void;
  close(): void {}
  flush(): void {}
  /** It has become a stream of a template class. */
  $adopted(): void {
    bridgeOverrides(this);
  }

  /** The next byte; -1 at the end. */
  readByte(): number {
    const one = [0];
    return this.read(one, 0, 1) === 0 ? -1 : one[0]!;
  }
  /** All bytes from here to the end. */
  readRest(): number[] {
    const rest: number[] = [];
    if (this.canSeek) {
      const count = Math.max(0, this.length - this.position);
      spendMemory(count);
      this.read(rest, 0, count);
    }
    return rest;
  }
  seek(offset: number, origin: number): number {
    const base =
      origin === seekOrigins.Begin ? 0 : origin === seekOrigins.Current ? this.position : this.length;
    if (origin < 0 || origin > 2) throw new ArgumentException('Invalid seek origin.');
    if (base + offset < 0)
      throw new IOException('An attempt was made to move the position before the beginning of the stream.');
    return (this.position = base + offset);
  }
  copyTo(target: ByteStream | null): void {
    const rest = this.readRest();
    notNull(target, 'destination').write(rest, 0, rest.length);
  }
}

/** A stream that goes one way: what passes through it is made of another stream's bytes. */
export abstract class PassingStream extends Stream {
  get canSeek(): boolean {
    return false;
  }
  protected abstract readonly notSeekable: string;
  #refusal(): NotSupportedException {
    return new NotSupportedException(this.notSeekable);
  }
  get length(): number {
    throw this.#refusal();
  }
  set length(_value: number) {
    throw this.#refusal();
  }
  get position(): number {
    throw this.#refusal();
  }
  set position(_value: number) {
    throw this.#refusal();
  }
  override seek(): number {
    throw this.#refusal();
  }
  override readRest(): number[] {
    const rest: number[] = [];
    this.read(rest, 0, Infinity);
    return rest;
  }
}

/** What a stream has room for, and takes without asking again. @throws {BudgetError} for absurd lengths */
function paidCapacity(bytes: number): number {
  spendMemory(bytes);
  return bytes;
}

/** `System.IO.MemoryStream`. */
export class MemoryStream extends Stream {
  #buffer: Bytes;
  /** Where the stream begins in the array that it was given. */
  readonly #origin: number;
  #length: number;
  #capacity: number;
  #position = 0;
  #isOpen = true;
  readonly #isWritable: boolean;
  readonly #canGrow: boolean;
  readonly #isVisible: boolean;
  /** Whether somebody has the array. */
  #isSeen = false;
  constructor(capacity: number);
  constructor(buffer: Bytes, origin: number, length: number, isWritable: boolean, isVisible: boolean);
  constructor(
    from: number | Bytes,
    origin: number = 0,
    length: number = 0,
    isWritable = true,
    isVisible = true,
  ) {
    super();
    this.#canGrow = typeof from === 'number';
    this.#buffer = typeof from === 'number' ? toArray<number>([], specialType('byte')) : from;
    this.#origin = origin;
    this.#length = length;
    this.#capacity = typeof from === 'number' ? paidCapacity(from) : length;
    this.#isWritable = isWritable;
    this.#isVisible = isVisible;
  }
  $held(): Held {
    const buffer = this.#buffer;
    const length = this.#length;
    const capacity = this.#capacity;
    const position = this.#position;
    const isOpen = this.#isOpen;
    const putBack = (): void => {
      this.#buffer = buffer;
      this.#isSeen = true;
      this.#length = length;
      this.#capacity = capacity;
      this.#position = position;
      this.#isOpen = isOpen;
    };
    return { parts: [buffer], putBack };
  }
  get canRead(): boolean {
    return this.#isOpen;
  }
  get canSeek(): boolean {
    return this.#isOpen;
  }
  get canWrite(): boolean {
    return this.#isOpen && this.#isWritable;
  }
  #check(): void {
    if (!this.#isOpen) throw new ObjectDisposedException(null, 'Cannot access a closed Stream.');
  }
  #checkWritable(): void {
    this.#check();
    if (!this.#isWritable) throw new NotSupportedException('Stream does not support writing.');
  }
  get length(): number {
    this.#check();
    return this.#length;
  }
  set length(value: number) {
    if (value < 0 || value > 0x7fffffff) throw new ArgumentOutOfRangeException('value', tooFar);
    this.#checkWritable();
    this.#grow(value);
    for (let at = this.#length; at < value; at++) this.#buffer[this.#origin + at] = 0;
    this.#length = value;
    this.#position = Math.min(this.#position, value);
  }
  get capacity(): number {
    this.#check();
    return this.#capacity;
  }
  set capacity(value: number) {
    if (value < this.length)
      throw new ArgumentOutOfRangeException('value', 'capacity was less than the current size.');
    if (!this.#canGrow && value !== this.#capacity)
      throw new NotSupportedException('Memory stream is not expandable.');
    this.#make(value);
  }
  get position(): number {
    this.#check();
    return this.#position;
  }
  set position(value: number) {
    checkNotNegative('value', value);
    if (value > 0x7fffffff) throw new ArgumentOutOfRangeException('value', tooFar);
    this.#check();
    this.#position = value;
  }
  #grow(length: number): void {
    if (length <= this.#capacity) return;
    if (!this.#canGrow) throw new NotSupportedException('Memory stream is not expandable.');
    this.#make(Math.max(length, 256, this.#capacity * 2));
  }
  /** Another capacity is another array, of which whoever has the one before sees nothing. */
  #make(capacity: number): void {
    if (capacity === this.#capacity) return;
    this.#capacity = paidCapacity(capacity);
    if (!this.#isSeen && this.#buffer.length <= this.#length) return;
    this.#buffer = toArray(this.#buffer.slice(0, this.#length), specialType('byte'));
    this.#isSeen = false;
  }
  read(buffer: number[], offset: number, count: number): number {
    this.#check();
    const done = Math.max(0, Math.min(count, this.#length - this.#position));
    spend(done >> 3);
    for (let at = 0; at < done; at++) buffer[offset + at] = this.#buffer[this.#origin + this.#position + at]!;
    this.#position += done;
    return done;
  }
  write(buffer: readonly number[], offset: number, count: number): void {
    this.#checkWritable();
    const end = this.#position + count;
    this.#grow(end);
    spend(count >> 3);
    for (let at = this.#length; at < this.#position; at++) this.#buffer[this.#origin + at] = 0;
    for (let at = 0; at < count; at++)
      this.#buffer[this.#origin + this.#position + at] = buffer[offset + at]!;
    this.#position = end;
    this.#length = Math.max(this.#length, end);
  }
  override seek(offset: number, origin: number): number {
    this.#check();
    const most = 0x7fffffff - this.#origin;
    const base =
      origin === seekOrigins.Begin ? 0 : origin === seekOrigins.Current ? this.#position : this.#length;
    if (offset > most - base) throw new ArgumentOutOfRangeException('offset', tooFar);
    return super.seek(offset, origin);
  }
  override close(): void {
    this.#isOpen = false;
  }
  /** A copy of all of it; also of a closed stream. */
  toArray(): Bytes {
    spendBytes(this.#length);
    return toArray(this.#buffer.slice(this.#origin, this.#origin + this.#length), specialType('byte'));
  }
  /** The array behind the stream, up to its capacity; undefined where it is kept private. */
  getBuffer(): Bytes | undefined {
    if (!this.#isVisible) return undefined;
    this.#isSeen = true;
    while (this.#buffer.length < this.#origin + this.#capacity) this.#buffer.push(0);
    return this.#buffer;
  }
}

/** `Stream.Null`. */
export class NullStream extends Stream {
  get canRead(): boolean {
    return true;
  }
  get canSeek(): boolean {
    return true;
  }
  get canWrite(): boolean {
    return true;
  }
  get length(): number {
    return 0;
  }
  set length(_value: number) {}
  get position(): number {
    return 0;
  }
  set position(_value: number) {}
  read(): number {
    return 0;
  }
  write(): void {}
}
