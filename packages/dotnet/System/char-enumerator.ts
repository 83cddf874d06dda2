// System.CharEnumerator: walks the characters of a string.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';

/** What `"…".GetEnumerator()` gives. */
export class CharEnumerator extends Enumerator<number> {
  readonly #text: string;
  #index: number;
  constructor(text: string, index: number = -1) {
    super([], specialType('char'));
    this.#text = text;
    this.#index = index;
  }
  override MoveNext(): boolean {
    this.#index = Math.min(this.#index + 1, this.#text.length);
    return this.#index < this.#text.length;
  }
  /** @throws {InvalidOperationException} before the first and after the last character */
  override get Current(): number {
    if (this.#index < 0) throw new InvalidOperationException('Enumeration has not started. Call MoveNext.');
    if (this.#index >= this.#text.length)
      throw new InvalidOperationException('Enumeration already finished.');
    return this.#text.charCodeAt(this.#index);
  }
  override requireCurrent(): number {
    return this.Current;
  }
  override Dispose(): void {}
  override Reset(): void {
    this.#index = -1;
  }
  clone(): CharEnumerator {
    return new CharEnumerator(this.#text, this.#index);
  }
}

/** `System.CharEnumerator`. */
export const charEnumeratorType: TypeDeclaration = declareType(
  'public sealed class System.CharEnumerator : IEnumerator<char>, ICloneable',
  () => ({
    'char Current { get; }': (self: CharEnumerator) => self.Current,
    'bool MoveNext()': (self: CharEnumerator) => self.MoveNext(),
    'void Reset()': (self: CharEnumerator) => self.Reset(),
    'void Dispose()': () => {},
    'object Clone()': (self: CharEnumerator) => self.clone(),
  }),
  { runtime: CharEnumerator },
);
