// The class `System.Buffers.ArrayBufferWriter`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { spendMemory } from '@mockwright/language/runtime/run';
import { toSpan } from '@mockwright/language/runtime/span';
import type { Memory, Span } from '@mockwright/language/runtime/span';
import { newArray } from '../../System/array-members.ts';
import { toMemory } from '../../System/memory-types.ts';

const leastCapacity = 256;

const invalid = (parameter: string): ArgumentException =>
  new ArgumentException('Value does not fall within the expected range.', parameter);

/** `ArrayBufferWriter<T>`. */
export class ArrayBufferWriter {
  readonly $type: NamedType;
  #buffer: NetArray;
  count = 0;
  constructor(type: NamedType, capacity: number) {
    this.$type = type;
    this.#buffer = newArray(type.typeArguments[0]!, capacity);
  }
  $held(): Held {
    const buffer = this.#buffer;
    const { count } = this;
    const putBack = (): void => {
      this.#buffer = buffer;
      this.count = count;
    };
    return { parts: [buffer], putBack };
  }
  get capacity(): number {
    return this.#buffer.length;
  }
  /** @throws {ArgumentException | InvalidOperationException} */
  advance(count: number): void {
    if (count < 0) throw invalid('count');
    if (this.count > this.capacity - count)
      throw new InvalidOperationException(
        `Cannot advance past the end of the buffer, which has a size of ${this.capacity}.`,
      );
    this.count += count;
  }
  clear(): void {
    this.#buffer.fill(defaultOf(this.$type.typeArguments[0]!), 0, this.count);
    this.count = 0;
  }
  /** The memory behind what is written, of that size at least. */
  #free(sizeHint: number): readonly [items: NetArray, start: number] {
    if (sizeHint < 0) throw invalid('sizeHint');
    const needed = Math.max(1, sizeHint);
    if (needed > this.capacity - this.count) {
      const growth = Math.max(needed, this.capacity === 0 ? Math.max(needed, leastCapacity) : this.capacity);
      spendMemory(this.capacity + growth);
      const grown = newArray(this.$type.typeArguments[0]!, this.capacity + growth);
      for (let index = 0; index < this.count; index++) grown[index] = this.#buffer[index];
      this.#buffer = grown;
    }
    return [this.#buffer, this.count];
  }
  #constructed(name: string): NamedType {
    return coreType(`System.${name}`, 1).construct(this.$type.typeArguments);
  }
  freeMemory(sizeHint: number): Memory {
    const [items, start] = this.#free(sizeHint);
    return toMemory(items, this.#constructed('Memory')).slice(start);
  }
  freeSpan(sizeHint: number): Span {
    const [items, start] = this.#free(sizeHint);
    return toSpan(items, this.#constructed('Span')).slice(start);
  }
  get writtenMemory(): Memory {
    return toMemory(this.#buffer, this.#constructed('ReadOnlyMemory')).slice(0, this.count);
  }
  get writtenSpan(): Span {
    return toSpan(this.#buffer, this.#constructed('ReadOnlySpan')).slice(0, this.count);
  }
  write(values: Span): void {
    const target = this.freeSpan(values.length);
    for (const [index, value] of values.copy().entries()) target.set(index, value);
    this.advance(values.length);
  }
}

/** The members of what is written to: `ArrayBufferWriter<T>` and `IBufferWriter<T>`. */
export const writing: Record<string, Implementation> = {
  'void Advance(int count)': (self: ArrayBufferWriter, count: number) => self.advance(count),
  'Memory<T> GetMemory(int sizeHint = 0)': (self: ArrayBufferWriter, size: number) => self.freeMemory(size),
  'Span<T> GetSpan(int sizeHint = 0)': (self: ArrayBufferWriter, size: number) => self.freeSpan(size),
};

/** `System.Buffers.ArrayBufferWriter`. */
export const arrayBufferWriterType: TypeDeclaration = declareType(
  'public sealed class System.Buffers.ArrayBufferWriter<T> : IBufferWriter<T>',
  () => ({
    'ArrayBufferWriter()': (type: NamedType) => new ArrayBufferWriter(type, 0),
    'ArrayBufferWriter(int initialCapacity)': (capacity: number, type: NamedType) => {
      if (capacity <= 0) throw invalid('initialCapacity');
      return new ArrayBufferWriter(type, capacity);
    },
    ...writing,
    'ReadOnlyMemory<T> WrittenMemory { get; }': (self: ArrayBufferWriter) => self.writtenMemory,
    'ReadOnlySpan<T> WrittenSpan { get; }': (self: ArrayBufferWriter) => self.writtenSpan,
    'int WrittenCount { get; }': (self: ArrayBufferWriter) => self.count,
    'int Capacity { get; }': (self: ArrayBufferWriter) => self.capacity,
    'int FreeCapacity { get; }': (self: ArrayBufferWriter) => self.capacity - self.count,
    'void Clear()': (self: ArrayBufferWriter) => self.clear(),
    'void ResetWrittenCount()': (self: ArrayBufferWriter) => {
      self.count = 0;
    },
  }),
  { runtime: ArrayBufferWriter },
);
