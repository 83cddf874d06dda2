// System.Text.Encoding and its kin: bytes and text.
import { textOfSpan } from '../../runtime/span.ts';
import type { Span } from '../../runtime/span.ts';
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import { toArray } from '../../runtime/box.ts';
import type { NetArray } from '../../runtime/box.ts';
import { specialType } from '../../runtime/core-types.ts';
import { ArgumentException, ArgumentOutOfRangeException } from '../../runtime/exceptions.ts';
import { spendMemory } from '../../runtime/run.ts';
import { notNull } from './range-checks.ts';
import { charsOfText, textOfChars } from './string.ts';

/** How one encoding turns text to bytes and back. */
interface Codec {
  readonly encode: (text: string) => Uint8Array;
  readonly decode: (bytes: Uint8Array) => string;
}

function node(name: 'utf8' | 'utf16le' | 'latin1'): Codec {
  return {
    encode: (text) => Buffer.from(text, name),
    decode:
      name === 'utf8'
        ? (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
        : (bytes) => Buffer.from(bytes).toString(name),
  };
}
/** One byte a character; others become `?`. */
function singleByte(limit: number): Codec {
  return {
    encode: (text) =>
      Uint8Array.from(text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '?'), (character) =>
        character.charCodeAt(0) < limit ? character.charCodeAt(0) : 0x3f,
      ),
    decode: (bytes) => textOfChars(Array.from(bytes, (byte) => (byte < limit ? byte : 0x3f))),
  };
}
/** UTF-8 that refuses what it cannot translate. */
const strictUtf8: Codec = {
  encode: (text) => {
    const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.exec(text);
    if (lone)
      throw new EncoderFallbackException(
        `Unable to translate Unicode character \\u${lone[0].charCodeAt(0).toString(16).toUpperCase()} at index ${lone.index} to specified code page.`,
      );
    return Buffer.from(text, 'utf8');
  },
  decode: (bytes) => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const bad = text.indexOf('\ufffd');
    if (bad >= 0 && !Buffer.from(bytes).includes('\ufffd')) {
      const index = Buffer.byteLength(text.slice(0, bad));
      throw new DecoderFallbackException(
        `Unable to translate bytes [${bytes[index]!.toString(16).toUpperCase().padStart(2, '0')}] at index ${index} from specified code page to Unicode.`,
      );
    }
    return text;
  },
};

/** `System.Text.DecoderFallbackException`. */
export class DecoderFallbackException extends ArgumentException {}
/** `System.Text.EncoderFallbackException`. */
export class EncoderFallbackException extends ArgumentException {}

function swapped(codec: Codec): Codec {
  const swap = (bytes: Uint8Array): Uint8Array => {
    const copy = Buffer.from(bytes);
    return copy.length % 2 === 0 ? copy.swap16() : copy;
  };
  return { encode: (text) => swap(codec.encode(text)), decode: (bytes) => codec.decode(swap(bytes)) };
}
const utf32: Codec = {
  encode: (text) => {
    const points = Array.from(text, (character) => character.codePointAt(0)!);
    const bytes = Buffer.alloc(points.length * 4);
    points.forEach((point, index) => bytes.writeUInt32LE(point, index * 4));
    return bytes;
  },
  decode: (bytes) => {
    let text = '';
    for (let at = 0; at + 3 < bytes.length; at += 4)
      text += String.fromCodePoint(Math.min(0x10ffff, Buffer.from(bytes).readUInt32LE(at)));
    return text;
  },
};

export class Encoding {
  declare readonly $type: NamedType;
  readonly #codec: Codec;
  readonly webName: string;
  readonly displayName: string;
  readonly codePage: number;
  readonly preamble: readonly number[];
  readonly className: string;

  constructor(
    codec: Codec,
    webName: string,
    displayName: string,
    codePage: number,
    className: string,
    preamble: readonly number[] = [],
  ) {
    this.#codec = codec;
    this.webName = webName;
    this.displayName = displayName;
    this.codePage = codePage;
    this.className = className;
    this.preamble = preamble;
  }
  encode(text: string | null, parameter: string = 's'): NetArray<number> {
    spendMemory(notNull(text, parameter).length);
    return toArray([...this.#codec.encode(text!)], specialType('byte'));
  }
  decode(
    bytes: readonly number[] | null,
    index: number = 0,
    count: number = (bytes?.length ?? 0) - index,
  ): string {
    const all = notNull(bytes, 'bytes');
    if (index < 0 || count < 0)
      throw new ArgumentOutOfRangeException(index < 0 ? 'index' : 'count', 'Non-negative number required.');
    if (index + count > all.length)
      throw new ArgumentOutOfRangeException(
        'bytes',
        'Index and count must refer to a location within the buffer.',
      );
    return this.#codec.decode(Uint8Array.from(all.slice(index, index + count)));
  }
  $toString(): string {
    return this.className;
  }
  $equals(other: unknown): boolean {
    return other instanceof Encoding && other.codePage === this.codePage;
  }
}

const utf8 = new Encoding(
  node('utf8'),
  'utf-8',
  'Unicode (UTF-8)',
  65001,
  'System.Text.UTF8Encoding+UTF8EncodingSealed',
  [239, 187, 191],
);
const strict = new Encoding(
  strictUtf8,
  'utf-8',
  'Unicode (UTF-8)',
  65001,
  'System.Text.UTF8Encoding',
  [239, 187, 191],
);
const strictWithoutMark = new Encoding(
  strictUtf8,
  'utf-8',
  'Unicode (UTF-8)',
  65001,
  'System.Text.UTF8Encoding',
);
const utf8WithMark = new Encoding(
  node('utf8'),
  'utf-8',
  'Unicode (UTF-8)',
  65001,
  'System.Text.UTF8Encoding',
  [239, 187, 191],
);
const utf8WithoutMark = new Encoding(
  node('utf8'),
  'utf-8',
  'Unicode (UTF-8)',
  65001,
  'System.Text.UTF8Encoding',
);
const unicode = new Encoding(
  node('utf16le'),
  'utf-16',
  'Unicode',
  1200,
  'System.Text.UnicodeEncoding',
  [255, 254],
);
const bigEndian = new Encoding(
  swapped(node('utf16le')),
  'utf-16BE',
  'Unicode (Big-Endian)',
  1201,
  'System.Text.UnicodeEncoding',
  [254, 255],
);
const wide = new Encoding(
  utf32,
  'utf-32',
  'Unicode (UTF-32)',
  12000,
  'System.Text.UTF32Encoding',
  [255, 254, 0, 0],
);
const ascii = new Encoding(
  singleByte(0x80),
  'us-ascii',
  'US-ASCII',
  20127,
  'System.Text.ASCIIEncoding+ASCIIEncodingSealed',
);
const latin1 = new Encoding(
  singleByte(0x100),
  'iso-8859-1',
  'Western European (ISO)',
  28591,
  'System.Text.Latin1Encoding+Latin1EncodingSealed',
);
/** The encodings by the names of their properties; `utf8WithoutMark` writes no byte order mark. */
export const encodings: Readonly<
  Record<'utf8' | 'utf8WithoutMark' | 'utf32' | 'unicode' | 'bigEndianUnicode', Encoding>
> = { utf8, utf8WithoutMark, utf32: wide, unicode, bigEndianUnicode: bigEndian };
const all = [utf8, unicode, bigEndian, wide, ascii, latin1];
const aliases: Readonly<Record<string, Encoding>> = {
  utf8,
  'utf-16le': unicode,
  unicode,
  ascii,
  'iso8859-1': latin1,
  latin1,
  unicodefffe: bigEndian,
};

function find(name: string | null): Encoding {
  const wanted = notNull(name, 'name').toLowerCase();
  const encoding = all.find(({ webName }) => webName.toLowerCase() === wanted) ?? aliases[wanted];
  if (!encoding)
    throw new ArgumentException(
      `'${name}' is not a supported encoding name. For information on defining a custom encoding, see the documentation for the Encoding.RegisterProvider method.`,
      'name',
    );
  return encoding;
}

export const encodingType: TypeDeclaration = declareType(
  'public abstract class System.Text.Encoding : ICloneable',
  {
    'static Encoding UTF8 { get; }': () => utf8,
    'static Encoding Unicode { get; }': () => unicode,
    'static Encoding BigEndianUnicode { get; }': () => bigEndian,
    'static Encoding UTF32 { get; }': () => wide,
    'static Encoding ASCII { get; }': () => ascii,
    'static Encoding Latin1 { get; }': () => latin1,
    'static Encoding Default { get; }': () => utf8,
    'static Encoding GetEncoding(string name)': find,
    'static Encoding GetEncoding(int codepage)': (codePage: number) => {
      const encoding = all.find((candidate) => candidate.codePage === codePage);
      if (!encoding)
        throw new ArgumentException(
          `No data is available for encoding ${codePage}. For information on defining a custom encoding, see the documentation for the Encoding.RegisterProvider method.`,
        );
      return encoding;
    },
    'string WebName { get; }': (self: Encoding) => self.webName,
    'string HeaderName { get; }': (self: Encoding) => self.webName,
    'string BodyName { get; }': (self: Encoding) => self.webName,
    'string EncodingName { get; }': (self: Encoding) => self.displayName,
    'int CodePage { get; }': (self: Encoding) => self.codePage,
    'bool IsSingleByte { get; }': (self: Encoding) => self === ascii || self === latin1,
    'byte[] GetPreamble()': (self: Encoding) => toArray([...self.preamble], specialType('byte')),
    'byte[] GetBytes(string s)': (self: Encoding, text: string | null) => self.encode(text),
    'int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes)': (
      self: Encoding,
      chars: Span<number>,
      bytes: Span<number>,
    ) => {
      const encoded = self.encode(textOfSpan(chars));
      if (encoded.length > bytes.length)
        throw new ArgumentException(
          'The output byte buffer is too small to contain the encoded data.',
          'bytes',
        );
      for (const [index, value] of encoded.entries()) bytes.set(index, value);
      return encoded.length;
    },
    'int GetByteCount(ReadOnlySpan<char> chars)': (self: Encoding, chars: Span<number>) =>
      self.encode(textOfSpan(chars)).length,
    'string GetString(ReadOnlySpan<byte> bytes)': (self: Encoding, bytes: Span<number>) =>
      self.decode(bytes.copy()),
    'int GetCharCount(ReadOnlySpan<byte> bytes)': (self: Encoding, bytes: Span<number>) =>
      self.decode(bytes.copy()).length,
    'byte[] GetBytes(char[] chars)': (self: Encoding, chars: number[] | null) =>
      self.encode(textOfChars(notNull(chars, 'chars'))),
    'byte[] GetBytes(string s, int index, int count)': (
      self: Encoding,
      text: string | null,
      index: number,
      count: number,
    ) => self.encode(notNull(text, 's').slice(index, index + count)),
    'int GetByteCount(string s)': (self: Encoding, text: string | null) => self.encode(text).length,
    'int GetByteCount(char[] chars)': (self: Encoding, chars: number[] | null) =>
      self.encode(textOfChars(notNull(chars, 'chars'))).length,
    'int GetMaxByteCount(int charCount)': (self: Encoding, count: number) =>
      self.codePage === utf8.codePage
        ? (count + 1) * 3
        : self === wide
          ? (count + 1) * 4
          : self === unicode || self === bigEndian
            ? (count + 1) * 2
            : count + 1,
    'string GetString(byte[] bytes)': (self: Encoding, bytes: number[] | null) => self.decode(bytes),
    'string GetString(byte[] bytes, int index, int count)': (
      self: Encoding,
      bytes: number[] | null,
      index: number,
      count: number,
    ) => self.decode(bytes, index, count),
    'char[] GetChars(byte[] bytes)': (self: Encoding, bytes: number[] | null) =>
      charsOfText(self.decode(bytes)),
    'int GetCharCount(byte[] bytes)': (self: Encoding, bytes: number[] | null) => self.decode(bytes).length,
    'static byte[] Convert(Encoding srcEncoding, Encoding dstEncoding, byte[] bytes)': (
      source: Encoding,
      target: Encoding,
      bytes: number[],
    ) => target.encode(source.decode(bytes)),
    'object Clone()': (self: Encoding) => self,
    'string ToString()': (self: Encoding) => self.className,
  },
  { runtime: Encoding },
);

/** The classes that authors construct by hand. */
export const encodingClasses: readonly TypeDeclaration[] = [
  declareType('public class System.Text.UTF8Encoding : Encoding', {
    'UTF8Encoding()': () => utf8WithoutMark,
    'UTF8Encoding(bool encoderShouldEmitUTF8Identifier)': (mark: boolean) =>
      mark ? utf8WithMark : utf8WithoutMark,
    'UTF8Encoding(bool encoderShouldEmitUTF8Identifier, bool throwOnInvalidBytes)': (
      mark: boolean,
      throws: boolean,
    ) => (throws ? (mark ? strict : strictWithoutMark) : mark ? utf8WithMark : utf8WithoutMark),
  }),
  declareType(
    'public sealed class System.Text.DecoderFallbackException : ArgumentException',
    {
      'DecoderFallbackException(string? message)': (message: string | null) =>
        new DecoderFallbackException(message),
    },
    { runtime: DecoderFallbackException },
  ),
  declareType(
    'public sealed class System.Text.EncoderFallbackException : ArgumentException',
    {
      'EncoderFallbackException(string? message)': (message: string | null) =>
        new EncoderFallbackException(message),
    },
    { runtime: EncoderFallbackException },
  ),
  declareType('public class System.Text.ASCIIEncoding : Encoding', { 'ASCIIEncoding()': () => ascii }),
  declareType('public class System.Text.UnicodeEncoding : Encoding', {
    'UnicodeEncoding()': () => unicode,
    'UnicodeEncoding(bool bigEndian, bool byteOrderMark)': (big: boolean) => (big ? bigEndian : unicode),
  }),
];
