// `System.Globalization.TextInfo`: case by culture.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { heldFields } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import { hash } from '@mockwright/language/runtime/equality';
import { ArgumentNullException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { lowerOf, upperOf } from '../System/text/culture-casing.ts';
import { unicodeCategory } from './unicode-category.ts';
import type { CultureInfo } from './culture-info.ts';

/** A culture's rules of case. */
export class TextInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly culture: CultureInfo;
  readonly isReadOnly: boolean;
  /** `ListSeparator`, once it was set. */
  separator: string | undefined;
  constructor(culture: CultureInfo, isReadOnly: boolean = culture.isReadOnly) {
    this.culture = culture;
    this.isReadOnly = isReadOnly;
  }
  $held(): Held {
    return this.isReadOnly ? { parts: [] } : heldFields(this);
  }
  upper(text: string | null): string {
    if (text === null) throw new ArgumentNullException('str');
    return upperOf(text, this.culture);
  }
  lower(text: string | null): string {
    if (text === null) throw new ArgumentNullException('str');
    return lowerOf(text, this.culture);
  }
  /** `ToTitleCase`: words begin with a capital; words all in capitals stay. */
  title(text: string | null): string {
    if (text === null) throw new ArgumentNullException('str');
    let result = '';
    for (let at = 0; at < text.length;) {
      if (!isLetter(text, at)) {
        result += text.charAt(at++);
        continue;
      }
      const start = at;
      let hasLower = unicodeCategory(text.charCodeAt(at)) === 1;
      at++;
      // Apostrophes belong to the word; what is neither letter nor mark ends it.
      while (at < text.length && !endsWord(text, at)) {
        hasLower ||= unicodeCategory(text.charCodeAt(at)) === 1;
        at++;
      }
      const word = text.slice(start, at);
      result += hasLower
        ? this.#capital(word) + this.lower(word.slice(this.#capital(word).length))
        : word.length === 1
          ? this.#capital(word)
          : word;
    }
    return result;
  }
  /** The capital of a word: in Dutch, `ij` counts as one letter. */
  #capital(word: string): string {
    if (this.culture.language === 'nl' && /^ij/i.test(word)) return 'IJ';
    return titleLetter(word.charAt(0), (text) => this.upper(text));
  }
  $toString(): string {
    return `TextInfo - ${this.culture.name}`;
  }
  $equals(other: unknown): boolean {
    return other instanceof TextInfo && other.culture.name === this.culture.name;
  }
  $hash(): number {
    return hash(this.culture.name);
  }
}

function isLetter(text: string, at: number): boolean {
  return unicodeCategory(text.charCodeAt(at)) <= 4;
}
/** Separators, control characters, punctuation and symbols end a word; apostrophes, digits and marks do not. */
function endsWord(text: string, at: number): boolean {
  const char = text.charAt(at);
  if (char === "'") return false;
  const category = unicodeCategory(text.charCodeAt(at));
  return (category >= 11 && category <= 15) || (category >= 18 && category <= 28);
}
/** The capital that begins a word; letters that stand for two have a form of their own. */
function titleLetter(letter: string, upper: (text: string) => string): string {
  const code = letter.charCodeAt(0);
  if (code >= 0x1c4 && code <= 0x1cc) return '\u01c5\u01c8\u01cb'.charAt(Math.floor((code - 0x1c4) / 3));
  return code >= 0x1f1 && code <= 0x1f3 ? '\u01f2' : upper(letter);
}

const charText = (char: number): string => String.fromCharCode(char);

/** `System.Globalization.TextInfo`. */
/** Cultures that write lists otherwise than their decimals would let expect. */
const semicolons =
  /^(?:de-CH|it-CH|fr-CH|es-(?:PE|GT|DO|PA)|ms|fil|te|ml|ur|si|ar-(?:SA|EG|AE)|sw|am|ga|cy|mt|my|mn)\b/;
const commas = /^(?:en-ZA|hy|vi)\b/;
function listSeparator({ name, isInvariant, numberFormat }: CultureInfo): string {
  if (name.startsWith('fa')) return '\u061b';
  if (semicolons.test(name)) return ';';
  return isInvariant || commas.test(name) || numberFormat.numberDecimalSeparator !== ',' ? ',' : ';';
}

/** `System.Globalization.TextInfo`. */
export const textInfoType: TypeDeclaration = declareType(
  'public sealed class System.Globalization.TextInfo : ICloneable',
  () => ({
    'object Clone()': (self: TextInfo) => new TextInfo(self.culture, false),
    'char ToLower(char c)': (self: TextInfo, c: number) => self.lower(charText(c)).charCodeAt(0),
    'string ToLower(string str)': (self: TextInfo, text: string | null) => self.lower(text),
    'char ToUpper(char c)': (self: TextInfo, c: number) => self.upper(charText(c)).charCodeAt(0),
    'string ToUpper(string str)': (self: TextInfo, text: string | null) => self.upper(text),
    'string ToTitleCase(string str)': (self: TextInfo, text: string | null) => self.title(text),
    'override string ToString()': (self: TextInfo) => self.$toString(),
    'override bool Equals(object? obj)': (self: TextInfo, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: TextInfo) => self.$hash(),
    'int LCID { get; }': (self: TextInfo) => self.culture.identifier,
    'string CultureName { get; }': (self: TextInfo) => self.culture.name,
    'bool IsReadOnly { get; }': (self: TextInfo) => self.isReadOnly,
    'static TextInfo ReadOnly(TextInfo textInfo)': (textInfo: TextInfo | null) => {
      if (textInfo === null) throw new ArgumentNullException('textInfo');
      if (textInfo.isReadOnly) return textInfo;
      const copy = new TextInfo(textInfo.culture, true);
      copy.separator = textInfo.separator;
      return copy;
    },
    'string ListSeparator { get; set; }': {
      get: (self: TextInfo) => self.separator ?? listSeparator(self.culture),
      set: (self: TextInfo, value: string | null) => {
        if (value === null) throw new ArgumentNullException('value');
        if (self.isReadOnly) throw new InvalidOperationException('Instance is read-only.');
        self.separator = value;
      },
    },
    'bool IsRightToLeft { get; }': (self: TextInfo) =>
      /^(ar|he|fa|ur|ps|sd|ug|yi|dv|ckb)\b/.test(self.culture.name),
  }),
  { runtime: TextInfo },
);
