// `StringBuilder.GetChunks()`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import type { Memory } from '@mockwright/language/runtime/span';
import { toMemory } from '../System/memory-types.ts';
import type { StringBuilder } from './string-builder.ts';

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
