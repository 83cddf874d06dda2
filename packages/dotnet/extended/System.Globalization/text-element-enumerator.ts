// The class `System.Globalization.TextElementEnumerator`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import {
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { startsOf } from './text-element-starts.ts';

/** Moves over the text elements of a string. */
export class TextElementEnumerator extends Enumerator<string> {
  readonly #text: string;
  readonly #starts: readonly number[];
  #at = -1;
  constructor(text: string | null, first: number) {
    super([], specialType('object'));
    this.#text = notNull(text, 'str');
    if (first < 0 || first > this.#text.length) throw new ArgumentOutOfRangeException('index');
    this.#starts = startsOf(this.#text.slice(first)).map((start) => start + first);
  }
  override MoveNext(): boolean {
    this.#at = Math.min(this.#at + 1, this.#starts.length);
    return this.#at < this.#starts.length;
  }
  #check(): void {
    if (this.#at < 0) throw new InvalidOperationException('Enumeration has not started. Call MoveNext.');
    if (this.#at >= this.#starts.length) throw new InvalidOperationException('Enumeration already finished.');
  }
  /** @throws {InvalidOperationException} */
  override get Current(): string {
    this.#check();
    return this.#text.slice(this.#starts[this.#at], this.#starts[this.#at + 1] ?? this.#text.length);
  }
  override requireCurrent(): string {
    return this.Current;
  }
  /** Where the element begins. @throws {InvalidOperationException} before the first */
  get index(): number {
    if (this.#at < 0) throw new InvalidOperationException('Enumeration has not started. Call MoveNext.');
    return this.#starts[this.#at] ?? this.#text.length;
  }
  reset(): void {
    this.#at = -1;
  }
}

/** `System.Globalization.TextElementEnumerator`. */
export const textElementEnumeratorType: TypeDeclaration = declareType(
  'public class System.Globalization.TextElementEnumerator : System.Collections.IEnumerator',
  () => ({
    'bool MoveNext()': (self: TextElementEnumerator) => self.MoveNext(),
    'object Current { get; }': (self: TextElementEnumerator) => self.Current,
    'string GetTextElement()': (self: TextElementEnumerator) => self.Current,
    'int ElementIndex { get; }': (self: TextElementEnumerator) => self.index,
    'void Reset()': (self: TextElementEnumerator) => self.reset(),
  }),
  { runtime: TextElementEnumerator },
);
