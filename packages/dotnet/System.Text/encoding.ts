// The class `System.Text.Encoding` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { textOfSpan, toSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { charsOfText, textOfChars } from '../System/text/chars.ts';
import { checkNotNegative, outOfRange } from '../System/text/range-checks.ts';
import { pageFacts, registerProvider } from './code-pages.ts';
import type { DecoderFallback } from './decoder-fallback.ts';
import { Decoder } from './decoder.ts';
import type { EncoderFallback } from './encoder-fallback.ts';
import { Encoder } from './encoder.ts';
import { EncodingInfo } from './encoding-info.ts';
import { Encoding, partOf } from './encoding/encoding.ts';
import { encodingByName, encodingByPage, encodings, listedEncodings } from './encoding/encodings.ts';
import {
  bytesTooSmall,
  charsTooSmall,
  requiredArray,
  writeBytes,
  writeChars,
} from './encoding/encoded-output.ts';

type Text = string | null;
type Numbers = readonly number[] | null;

function byteArray(bytes: readonly number[]): NetArray<number> {
  return toArray([...bytes], specialType('byte'));
}
/** A part of a string. @throws {ArgumentNullException | ArgumentOutOfRangeException} */
function textPart(text: Text, index: number, count: number): string {
  const all = notNull(text, 's');
  checkNotNegative('index', index);
  checkNotNegative('count', count);
  if (index > all.length - count)
    throw outOfRange('index', index, `less than or equal to '${all.length - count}'`);
  return all.slice(index, index + count);
}
function charsPart(chars: Numbers, index: number, count: number): string {
  return textOfChars(partOf(requiredArray(chars, 'chars'), index, count, 'chars'));
}
/** @param isTerse a negative number is refused without being shown */
function limit(count: number, name: string, of: (count: number) => number, isTerse: boolean): number {
  if (count < 0 && isTerse) throw new ArgumentOutOfRangeException(name, 'Non-negative number required.');
  checkNotNegative(name, count);
  const most = of(count);
  if (most > 0x7fffffff) {
    const [one, other] = name === 'charCount' ? ['characters', 'bytes'] : ['bytes', 'chars'];
    throw new ArgumentOutOfRangeException(
      name,
      `Too many ${one}. The resulting number of ${other} is larger than what can be returned as an int.`,
    );
  }
  return most;
}
const isPage = (self: Encoding): boolean =>
  pageFacts(self.codePage) !== undefined && self.webName !== 'iso-8859-15';
const isUnicode = (self: Encoding): boolean => !self.kind.isSingleByte;
/** Whether mail programs and browsers use it: not so the wide forms. */
const isUsual = (self: Encoding): boolean =>
  self.codePage === encodings.utf8.codePage || self.codePage === encodings.latin1.codePage || isPage(self);

export const encodingType: TypeDeclaration = declareType(
  'public abstract class System.Text.Encoding : ICloneable',
  () => ({
    'static Encoding UTF8 { get; }': () => encodings.utf8,
    'static Encoding Unicode { get; }': () => encodings.unicode,
    'static Encoding BigEndianUnicode { get; }': () => encodings.bigEndianUnicode,
    'static Encoding UTF32 { get; }': () => encodings.utf32,
    'static Encoding ASCII { get; }': () => encodings.ascii,
    'static Encoding Latin1 { get; }': () => encodings.latin1,
    'static Encoding Default { get; }': () => encodings.default,
    'static Encoding GetEncoding(int codepage)': encodingByPage,
    'static Encoding GetEncoding(int codepage, EncoderFallback encoderFallback, DecoderFallback decoderFallback)':
      (codePage: number, encoder: EncoderFallback | null, decoder: DecoderFallback | null) =>
        encodingByPage(codePage).clone(notNull(encoder, 'value'), notNull(decoder, 'value')),
    'static Encoding GetEncoding(string name)': encodingByName,
    'static Encoding GetEncoding(string name, EncoderFallback encoderFallback, DecoderFallback decoderFallback)':
      (name: Text, encoder: EncoderFallback | null, decoder: DecoderFallback | null) =>
        encodingByName(name).clone(notNull(encoder, 'value'), notNull(decoder, 'value')),
    'static void RegisterProvider(EncodingProvider provider)': registerProvider,
    'static EncodingInfo[] GetEncodings()': () =>
      toArray(
        listedEncodings.map((encoding) => new EncodingInfo(encoding)),
        coreType('System.Text.EncodingInfo'),
      ),
    'virtual string BodyName { get; }': (self: Encoding) =>
      pageFacts(self.codePage)?.bodyName ?? self.webName,
    'virtual string EncodingName { get; }': (self: Encoding) => self.kind.displayName,
    'virtual string HeaderName { get; }': (self: Encoding) => self.webName,
    'virtual string WebName { get; }': (self: Encoding) => self.webName,
    'virtual int WindowsCodePage { get; }': (self: Encoding) =>
      pageFacts(self.codePage)?.windows ?? (isUnicode(self) ? 1200 : 1252),
    'virtual bool IsBrowserDisplay { get; }': isUsual,
    'virtual bool IsBrowserSave { get; }': (self: Encoding) => isUsual(self) || self.codePage === 1200,
    'virtual bool IsMailNewsDisplay { get; }': (self: Encoding) => isUsual(self) || self.codePage === 20127,
    'virtual bool IsMailNewsSave { get; }': (self: Encoding) => isUsual(self) || self.codePage === 20127,
    'virtual bool IsSingleByte { get; }': (self: Encoding) => self.kind.isSingleByte,
    'EncoderFallback EncoderFallback { get; set; }': {
      get: (self: Encoding) => self.encoderFallback,
      set: (self: Encoding, value: EncoderFallback | null) => (self.encoderFallback = value),
    },
    'DecoderFallback DecoderFallback { get; set; }': {
      get: (self: Encoding) => self.decoderFallback,
      set: (self: Encoding, value: DecoderFallback | null) => (self.decoderFallback = value),
    },
    'bool IsReadOnly { get; }': (self: Encoding) => self.isReadOnly,
    'virtual int CodePage { get; }': (self: Encoding) => self.codePage,
    'virtual ReadOnlySpan<byte> Preamble { get; }': (self: Encoding) =>
      toSpan(byteArray(self.preamble), coreType('System.ReadOnlySpan', 1).construct([specialType('byte')])),
    'virtual byte[] GetPreamble()': (self: Encoding) => byteArray(self.preamble),

    'virtual byte[] GetBytes(char[] chars)': (self: Encoding, chars: Numbers) =>
      self.encode(textOfChars(notNull(chars, 'chars'))),
    'virtual byte[] GetBytes(char[] chars, int index, int count)': (
      self: Encoding,
      chars: Numbers,
      index: number,
      count: number,
    ) => self.encode(charsPart(chars, index, count)),
    'virtual int GetBytes(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex)': (
      self: Encoding,
      chars: Numbers,
      charIndex: number,
      charCount: number,
      bytes: number[] | null,
      byteIndex: number,
    ) => {
      const part = partOf(requiredArray(chars, 'chars'), charIndex, charCount, 'chars', [
        'charIndex',
        'charCount',
      ]);
      return writeBytes(self, self.encode(textOfChars(part)), bytes, byteIndex);
    },
    'virtual bool TryGetBytes(ReadOnlySpan<char> chars, Span<byte> bytes, out int bytesWritten)': (
      self: Encoding,
      chars: Span<number>,
      bytes: Span<number>,
      written: Ref<number>,
    ) => {
      const encoded = self.encode(textOfSpan(chars));
      written.v = encoded.length > bytes.length ? 0 : encoded.length;
      if (encoded.length > bytes.length) return false;
      for (const [index, value] of encoded.entries()) bytes.set(index, value);
      return true;
    },
    'virtual int GetByteCount(char[] chars)': (self: Encoding, chars: Numbers) =>
      self.encode(textOfChars(notNull(chars, 'chars'))).length,
    // .NET calls the text by another name here.
    'virtual int GetByteCount(string s)': (self: Encoding, text: Text) =>
      self.encode(notNull(text, 'chars')).length,
    'virtual int GetByteCount(char[] chars, int index, int count)': (
      self: Encoding,
      chars: Numbers,
      index: number,
      count: number,
    ) => self.encode(charsPart(chars, index, count)).length,
    'string GetString(ReadOnlySpan<byte> bytes)': (self: Encoding, bytes: Span<number>) =>
      self.decode(bytes.copy()),
    'virtual char[] GetChars(byte[] bytes)': (self: Encoding, bytes: Numbers) =>
      charsOfText(self.decode(bytes)),
    'virtual bool TryGetChars(ReadOnlySpan<byte> bytes, Span<char> chars, out int charsWritten)': (
      self: Encoding,
      bytes: Span<number>,
      chars: Span<number>,
      written: Ref<number>,
    ) => {
      const decoded = charsOfText(self.decode(bytes.copy()));
      written.v = decoded.length > chars.length ? 0 : decoded.length;
      if (decoded.length > chars.length) return false;
      for (const [index, value] of decoded.entries()) chars.set(index, value);
      return true;
    },
    'virtual int GetCharCount(byte[] bytes)': (self: Encoding, bytes: Numbers) => self.decode(bytes).length,
    'virtual byte[] GetBytes(string s)': (self: Encoding, text: Text) => self.encode(text),
    'byte[] GetBytes(string s, int index, int count)': (
      self: Encoding,
      text: Text,
      index: number,
      count: number,
    ) => self.encode(textPart(text, index, count)),
    'virtual int GetBytes(string s, int charIndex, int charCount, byte[] bytes, int byteIndex)': (
      self: Encoding,
      text: Text,
      charIndex: number,
      charCount: number,
      bytes: number[] | null,
      byteIndex: number,
    ) => {
      const all = requiredArray(text, 's');
      requiredArray(bytes, 'bytes');
      if (charIndex < 0 || charCount < 0)
        throw new ArgumentOutOfRangeException(
          charIndex < 0 ? 'charIndex' : 'charCount',
          'Non-negative number required.',
        );
      if (charIndex > all.length - charCount)
        throw new ArgumentOutOfRangeException(
          's',
          'Index and count must refer to a location within the string.',
        );
      return writeBytes(self, self.encode(all.slice(charIndex, charIndex + charCount)), bytes, byteIndex);
    },
    'virtual int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes)': (
      self: Encoding,
      chars: Span<number>,
      bytes: Span<number>,
    ) => {
      const encoded = self.encode(textOfSpan(chars));
      if (encoded.length > bytes.length) throw bytesTooSmall(self);
      for (const [index, value] of encoded.entries()) bytes.set(index, value);
      return encoded.length;
    },
    'int GetByteCount(string s, int index, int count)': (
      self: Encoding,
      text: Text,
      index: number,
      count: number,
    ) => self.encode(textPart(text, index, count)).length,
    'virtual int GetByteCount(ReadOnlySpan<char> chars)': (self: Encoding, chars: Span<number>) =>
      self.encode(textOfSpan(chars)).length,
    'virtual int GetMaxByteCount(int charCount)': (self: Encoding, count: number) =>
      limit(count, 'charCount', self.kind.maxBytes, self === encodings.utf8),
    'virtual int GetMaxCharCount(int byteCount)': (self: Encoding, count: number) =>
      limit(count, 'byteCount', self.kind.maxChars, self === encodings.utf8 || self === encodings.latin1),

    'virtual string GetString(byte[] bytes)': (self: Encoding, bytes: Numbers) => self.decode(bytes),
    'virtual string GetString(byte[] bytes, int index, int count)': (
      self: Encoding,
      bytes: Numbers,
      index: number,
      count: number,
    ) => self.decode(bytes, index, count),
    'virtual char[] GetChars(byte[] bytes, int index, int count)': (
      self: Encoding,
      bytes: Numbers,
      index: number,
      count: number,
    ) => charsOfText(self.decode(bytes, index, count)),
    'virtual int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex)': (
      self: Encoding,
      bytes: Numbers,
      byteIndex: number,
      byteCount: number,
      chars: number[] | null,
      charIndex: number,
    ) => {
      const part = partOf(requiredArray(bytes, 'bytes'), byteIndex, byteCount, 'bytes', [
        'byteIndex',
        'byteCount',
      ]);
      return writeChars(self, self.decode(part), chars, charIndex);
    },
    'virtual int GetChars(ReadOnlySpan<byte> bytes, Span<char> chars)': (
      self: Encoding,
      bytes: Span<number>,
      chars: Span<number>,
    ) => {
      const decoded = charsOfText(self.decode(bytes.copy()));
      if (decoded.length > chars.length) throw charsTooSmall(self);
      for (const [index, value] of decoded.entries()) chars.set(index, value);
      return decoded.length;
    },
    'virtual int GetCharCount(byte[] bytes, int index, int count)': (
      self: Encoding,
      bytes: Numbers,
      index: number,
      count: number,
    ) => self.decode(bytes, index, count).length,
    'virtual int GetCharCount(ReadOnlySpan<byte> bytes)': (self: Encoding, bytes: Span<number>) =>
      self.decode(bytes.copy()).length,
    'virtual Encoder GetEncoder()': (self: Encoding) => new Encoder(self),
    'virtual Decoder GetDecoder()': (self: Encoding) => new Decoder(self),
    'static byte[] Convert(Encoding srcEncoding, Encoding dstEncoding, byte[] bytes)': (
      source: Encoding | null,
      target: Encoding | null,
      bytes: Numbers,
    ) => notNull(target, 'dstEncoding').encode(notNull(source, 'srcEncoding').decode(bytes)),
    'static byte[] Convert(Encoding srcEncoding, Encoding dstEncoding, byte[] bytes, int index, int count)': (
      source: Encoding | null,
      target: Encoding | null,
      bytes: Numbers,
      index: number,
      count: number,
    ) => notNull(target, 'dstEncoding').encode(notNull(source, 'srcEncoding').decode(bytes, index, count)),
    'bool IsAlwaysNormalized()': (self: Encoding) => self.codePage === encodings.latin1.codePage,
    'virtual bool IsAlwaysNormalized(System.Text.NormalizationForm form)': (self: Encoding, form: number) =>
      form === 1 && self.codePage === encodings.latin1.codePage,
    'virtual object Clone()': (self: Encoding) => self.clone(),
    'override bool Equals(object? value)': (self: Encoding, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: Encoding) => self.$hash(),
    'override string ToString()': (self: Encoding) => self.$toString(),
  }),
  { runtime: Encoding },
);
