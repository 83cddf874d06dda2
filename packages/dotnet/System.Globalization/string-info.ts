// System.Globalization.StringInfo and TextElementEnumerator: text by what people see as characters.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { hash } from '@mockwright/language/runtime/equality';
import {
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { notNull } from '@mockwright/language/runtime/not-null';
import { indexMessage } from '../System/text/range-checks.ts';

let segmenter: Intl.Segmenter | undefined;
/** The text elements of a text. What finds them is made late: its tables take longer to load than most of the library. */
function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Where the extended grapheme clusters of a text begin. */
function startsOf(text: string): number[] {
  spend(text.length >> 3);
  return Array.from(segmentsOf(text), ({ index }) => index);
}
/** Length of the text element at an index. */
function lengthAt(text: string | null, index: number): number {
  const all = notNull(text, 'str');
  if (index < 0 || index > all.length) throw new ArgumentOutOfRangeException('index', indexMessage);
  for (const { segment } of segmentsOf(all.slice(index))) return segment.length;
  return 0;
}

/** `System.Globalization.StringInfo`. */
class StringInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  #text = '';
  #starts: readonly number[] | undefined;
  constructor(text: string | null) {
    this.text = text;
  }
  get text(): string {
    return this.#text;
  }
  /** @throws {ArgumentNullException} */
  set text(value: string | null) {
    this.#text = notNull(value, 'value');
    this.#starts = undefined;
  }
  get starts(): readonly number[] {
    return (this.#starts ??= startsOf(this.#text));
  }
  /** @throws {ArgumentOutOfRangeException} */
  part(first: number, count?: number): string {
    const { starts } = this;
    const wrong = (name: string, value: number): ArgumentOutOfRangeException =>
      new ArgumentOutOfRangeException(name, undefined, { value, text: String(value) });
    if (first < 0 || (first >= starts.length && !(starts.length === 0 && count === 0)))
      throw wrong('startingTextElement', first);
    const length = count ?? starts.length - first;
    if (length < 0 || first > starts.length - length) throw wrong('lengthInTextElements', length);
    return this.#text.slice(starts[first], starts[first + length] ?? this.#text.length);
  }
  $equals(other: unknown): boolean {
    return other instanceof StringInfo && other.text === this.text;
  }
  $hash(): number {
    return hash(this.#text);
  }
}

/** Moves over the text elements of a string. */
class TextElementEnumerator extends Enumerator<string> {
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

/** `StringInfo` and `TextElementEnumerator`. */
export const stringInfoTypes: readonly TypeDeclaration[] = [
  declareType(
    'public class System.Globalization.StringInfo',
    () => ({
      'StringInfo()': () => new StringInfo(''),
      'StringInfo(string value)': (text: string | null) => new StringInfo(text),
      'string String { get; set; }': {
        get: (self: StringInfo) => self.text,
        set: (self: StringInfo, value: string | null) => (self.text = value),
      },
      'int LengthInTextElements { get; }': (self: StringInfo) => self.starts.length,
      'string SubstringByTextElements(int startingTextElement)': (self: StringInfo, first: number) =>
        self.part(first),
      'string SubstringByTextElements(int startingTextElement, int lengthInTextElements)': (
        self: StringInfo,
        first: number,
        count: number,
      ) => self.part(first, count),
      'static string GetNextTextElement(string str)': (text: string | null) =>
        notNull(text, 'str').slice(0, lengthAt(text, 0)),
      'static string GetNextTextElement(string str, int index)': (text: string | null, index: number) => {
        const length = lengthAt(text, index);
        return text!.slice(index, index + length);
      },
      'static int GetNextTextElementLength(string str)': (text: string | null) => lengthAt(text, 0),
      'static int GetNextTextElementLength(string str, int index)': lengthAt,
      'static TextElementEnumerator GetTextElementEnumerator(string str)': (text: string | null) =>
        new TextElementEnumerator(text, 0),
      'static TextElementEnumerator GetTextElementEnumerator(string str, int index)': (
        text: string | null,
        index: number,
      ) => new TextElementEnumerator(text, index),
      'static int[] ParseCombiningCharacters(string str)': (text: string | null) =>
        toArray(startsOf(notNull(text, 'str')), specialType('int')),
      'override bool Equals(object? value)': (self: StringInfo, other: unknown) => self.$equals(other),
      'override int GetHashCode()': (self: StringInfo) => self.$hash(),
    }),
    { runtime: StringInfo },
  ),
  declareType(
    'public class System.Globalization.TextElementEnumerator : System.Collections.IEnumerator',
    () => ({
      'bool MoveNext()': (self: TextElementEnumerator) => self.MoveNext(),
      'object Current { get; }': (self: TextElementEnumerator) => self.Current,
      'string GetTextElement()': (self: TextElementEnumerator) => self.Current,
      'int ElementIndex { get; }': (self: TextElementEnumerator) => self.index,
      'void Reset()': (self: TextElementEnumerator) => self.reset(),
    }),
    { runtime: TextElementEnumerator },
  ),
];
