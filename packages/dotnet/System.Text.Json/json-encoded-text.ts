// `JsonEncodedText`: text that is escaped once and written often.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { hash } from '@mockwright/language/runtime/equality';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { toSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { defaultEncoder } from '../System.Text.Json.Serialization/json-serializer-options.ts';
import type { JavaScriptEncoder } from '../System.Text.Json.Serialization/json-serializer-options.ts';
import { encodings } from '../System.Text/encoding/encodings.ts';
import { textOfChars } from '../System/text/chars.ts';

/** `System.Text.Json.JsonEncodedText`. */
export class JsonEncodedText {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  /** The text as it was. */
  readonly text: string;
  /** The text with its escapes. */
  readonly encoded: string;
  constructor(text: string, encoded: string) {
    this.text = text;
    this.encoded = encoded;
  }
  $toString(): string {
    return this.encoded;
  }
  $equals(other: unknown): boolean {
    return other instanceof JsonEncodedText && other.encoded === this.encoded;
  }
  $hash(): number {
    return this.encoded === '' ? 0 : hash(this.encoded);
  }
}
/** What the writer and the reader take for text: a string, characters, bytes of UTF-8, or text with its escapes. */
export type TextLike = string | Span<number> | JsonEncodedText;
/** The types of {@link TextLike} beside `string`. */
export const textTypes: readonly string[] = ['ReadOnlySpan<char>', 'ReadOnlySpan<byte>', 'JsonEncodedText'];
/** The text that is meant. */
export function plainText(text: TextLike): string {
  if (typeof text === 'string') return text;
  if (text instanceof JsonEncodedText) return text.text;
  return text.element === specialType('byte') ? encodings.utf8.decode(text.copy()) : textOfChars(text.copy());
}
function encode(text: TextLike | null, encoder: JavaScriptEncoder | null): JsonEncodedText {
  if (text === null) throw new ArgumentNullException('value');
  const plain = plainText(text);
  return new JsonEncodedText(plain, (encoder ?? defaultEncoder).encode(plain));
}

/** `System.Text.Json.JsonEncodedText`. */
export const jsonEncodedTextType: TypeDeclaration = declareType(
  'public readonly struct System.Text.Json.JsonEncodedText : IEquatable<JsonEncodedText>',
  () => ({
    ...Object.fromEntries(
      ['string', 'ReadOnlySpan<char>', 'ReadOnlySpan<byte>'].map((type) => [
        `static JsonEncodedText Encode(${type} ${type.endsWith('<byte>') ? 'utf8Value' : 'value'}, System.Text.Encodings.Web.JavaScriptEncoder? encoder = null)`,
        encode,
      ]),
    ),
    'string Value { get; }': (self: JsonEncodedText) => self.encoded,
    'ReadOnlySpan<byte> EncodedUtf8Bytes { get; }': (self: JsonEncodedText) =>
      toSpan(
        toArray(encodings.utf8.encode(self.encoded), specialType('byte')),
        coreType('System.ReadOnlySpan', 1).construct([specialType('byte')]),
      ),
    'bool Equals(JsonEncodedText other)': (self: JsonEncodedText, other: JsonEncodedText) =>
      self.$equals(other),
    'override string ToString()': (self: JsonEncodedText) => self.encoded,
    'override int GetHashCode()': (self: JsonEncodedText) => self.$hash(),
  }),
  { runtime: JsonEncodedText, defaultValue: new JsonEncodedText('', '') },
);
