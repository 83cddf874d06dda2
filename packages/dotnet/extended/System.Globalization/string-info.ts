// The class `System.Globalization.StringInfo`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { hash } from '@mockwright/language/runtime/equality';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { indexMessage } from '../../System/text/range-checks.ts';
import { TextElementEnumerator } from './text-element-enumerator.ts';
import { elementStarts, startsOf } from './text-element-starts.ts';

/** Length of the text element at an index. */
function lengthAt(text: string | null, index: number): number {
  const all = notNull(text, 'str');
  if (index < 0 || index > all.length) throw new ArgumentOutOfRangeException('index', indexMessage);
  const [first, next = all.length - index] = elementStarts(all.slice(index));
  return first === undefined ? 0 : next;
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

/** `System.Globalization.StringInfo`. */
export const stringInfoType: TypeDeclaration = declareType(
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
);
