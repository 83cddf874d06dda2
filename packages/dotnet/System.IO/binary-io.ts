// `BinaryWriter` and `BinaryReader`: values as bytes of a stream.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { ArgumentException, FormatException } from '@mockwright/language/runtime/exceptions';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { spendMemory } from '@mockwright/language/runtime/run';
import { bytesOf, sizeOf, valueOf } from '../System/bit-converter.ts';
import { convertibleNames } from '../System/convert-values.ts';
import { Half, bitsOfHalf, halfOfBits } from '../System.Numerics/half-value.ts';
import { encodings } from '../System.Text/encoding/encodings.ts';
import type { Encoding } from '../System.Text/encoding/encoding.ts';
import { checkNotNegative } from '../System/text/range-checks.ts';
import { charsOfText, textOfChars } from '../System/text/chars.ts';
import { EndOfStreamException } from './io-exceptions.ts';
import { NullStream, checkChars } from './stream.ts';
import type { Stream } from './stream.ts';
import { writePart } from './stream-parts.ts';
import { overrideOf } from '@mockwright/language/runtime/overrides';
import { ValueTask, completedTask } from '@mockwright/language/runtime/tasks';
import { notNull } from '@mockwright/language/runtime/not-null';

const kinds = [
  'bool',
  'byte',
  'sbyte',
  'short',
  'ushort',
  'int',
  'uint',
  'long',
  'ulong',
  'float',
  'double',
] as const;

/** `Dispose()` and `Close()`: what the class overrides of them is `Dispose(true)`. */
function dispose(self: BinaryWriter | BinaryReader): void {
  const kind = self instanceof BinaryWriter ? 'BinaryWriter' : 'BinaryReader';
  const override = overrideOf(self, `${kind}.Dispose/1`);
  if (override) override.call(self, true);
  else self.close();
}

/** `System.IO.BinaryWriter`. */
class BinaryWriter {
  declare readonly $type: NamedType;
  readonly stream: Stream;
  readonly encoding: Encoding;
  readonly #leavesOpen: boolean;
  constructor(stream: Stream | null, encoding: Encoding | null, leavesOpen: boolean) {
    this.stream = notNull(stream, 'output');
    this.encoding = notNull(encoding, 'encoding');
    if (!this.stream.canWrite) throw new ArgumentException('Stream was not writable.');
    this.#leavesOpen = leavesOpen;
  }
  bytes(bytes: ArrayLike<number>): void {
    this.stream.write(Array.from(bytes), 0, bytes.length);
  }
  /** Seven bits a byte, low ones first. */
  compact(value: bigint): void {
    let rest = value;
    for (; rest >= 0x80n; rest >>= 7n) this.stream.write([Number(rest & 0x7fn) | 0x80], 0, 1);
    this.stream.write([Number(rest)], 0, 1);
  }
  text(text: string): void {
    this.bytes(this.encoding.encode(text));
  }
  close(): void {
    if (!this.#leavesOpen) this.stream.close();
  }
}

/** `System.IO.BinaryReader`. */
class BinaryReader {
  declare readonly $type: NamedType;
  readonly stream: Stream;
  readonly encoding: Encoding;
  readonly #leavesOpen: boolean;
  constructor(stream: Stream | null, encoding: Encoding | null, leavesOpen: boolean) {
    this.stream = notNull(stream, 'input');
    this.encoding = notNull(encoding, 'encoding');
    if (!this.stream.canRead) throw new ArgumentException('Stream was not readable.');
    this.#leavesOpen = leavesOpen;
  }
  /** Up to `count` bytes. */
  upTo(count: number): number[] {
    spendMemory(count);
    const bytes: number[] = [];
    this.stream.read(bytes, 0, count);
    return bytes;
  }
  exactly(count: number): number[] {
    const bytes = this.upTo(count);
    if (bytes.length < count) throw new EndOfStreamException('Unable to read beyond the end of the stream.');
    return bytes;
  }
  compact(width: 32 | 64): bigint {
    let value = 0n;
    for (let shift = 0n; shift < BigInt(width); shift += 7n) {
      const [byte] = this.exactly(1);
      value |= BigInt(byte! & 0x7f) << shift;
      if (byte! < 0x80) return BigInt.asIntN(width, value);
    }
    throw new FormatException('Too many bytes in what should have been a 7-bit encoded integer.');
  }
  /** The next characters, fewer at the end. */
  chars(count: number): string {
    let text = '';
    while (text.length < count) {
      const size = this.#characterSize();
      const bytes = size === 0 ? [] : this.upTo(size);
      if (bytes.length === 0) break;
      text += this.encoding.decode(bytes);
    }
    return text;
  }
  #characterSize(): number {
    const { codePage } = this.encoding;
    if (codePage === encodings.utf32.codePage) return 4;
    if (codePage === encodings.unicode.codePage || codePage === encodings.bigEndianUnicode.codePage) return 2;
    if (codePage !== encodings.utf8.codePage) return 1;
    const first = this.stream.readByte();
    if (first < 0) return 0;
    this.stream.position--;
    return first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  }
  peek(): number {
    if (!this.stream.canSeek) return -1;
    const { position } = this.stream;
    const text = this.chars(1);
    this.stream.position = position;
    return text === '' ? -1 : text.charCodeAt(0);
  }
  text(): string {
    return this.encoding.decode(this.exactly(Number(this.compact(32))));
  }
  close(): void {
    if (!this.#leavesOpen) this.stream.close();
  }
}

function writers(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const kind of kinds)
    members[`virtual void Write(${kind} value)`] = (self: BinaryWriter, value: unknown) =>
      self.bytes(bytesOf(kind, value));
  return members;
}
function readers(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const kind of kinds)
    members[`virtual ${kind} Read${convertibleNames[kind]}()`] = (self: BinaryReader) =>
      valueOf(kind, self.exactly(sizeOf(kind)));
  return members;
}

/** `BinaryWriter` and `BinaryReader`. */
export const binaryTypes: readonly TypeDeclaration[] = [
  declareType(
    'public class System.IO.BinaryWriter : IDisposable',
    () => ({
      'BinaryWriter(Stream output)': (stream: Stream | null) =>
        new BinaryWriter(stream, encodings.utf8WithoutMark, false),
      'BinaryWriter(Stream output, System.Text.Encoding encoding)': (
        stream: Stream | null,
        encoding: Encoding | null,
      ) => new BinaryWriter(stream, encoding, false),
      'BinaryWriter(Stream output, System.Text.Encoding encoding, bool leaveOpen)': (
        stream: Stream | null,
        encoding: Encoding | null,
        leavesOpen: boolean,
      ) => new BinaryWriter(stream, encoding, leavesOpen),
      'virtual Stream BaseStream { get; }': (self: BinaryWriter) => self.stream,
      'static readonly BinaryWriter Null': new BinaryWriter(
        new NullStream(),
        encodings.utf8WithoutMark,
        true,
      ),
      'virtual void Close()': dispose,
      'void Dispose()': dispose,
      'protected virtual void Dispose(bool disposing)': (self: BinaryWriter, disposing: boolean) => {
        if (disposing) self.close();
      },
      'virtual System.Threading.Tasks.ValueTask DisposeAsync()': (self: BinaryWriter) => {
        dispose(self);
        return new ValueTask(undefined, completedTask<unknown>(undefined));
      },
      'virtual void Flush()': () => {},
      'virtual long Seek(int offset, SeekOrigin origin)': (
        self: BinaryWriter,
        offset: number,
        origin: number,
      ) => BigInt(self.stream.seek(offset, origin)),
      ...writers(),
      'virtual void Write(byte[] buffer)': (self: BinaryWriter, buffer: number[] | null) =>
        self.bytes(notNull(buffer, 'buffer')),
      'virtual void Write(byte[] buffer, int index, int count)': (
        self: BinaryWriter,
        buffer: number[],
        index: number,
        count: number,
      ) => writePart(self.stream, buffer, index, count),
      'virtual void Write(ReadOnlySpan<byte> buffer)': (
        self: BinaryWriter,
        { items, offset, length }: Span<number>,
      ) => self.stream.write(items as number[], offset, length),
      'virtual void Write(char ch)': (self: BinaryWriter, char: number) => {
        if (char >= 0xd800 && char < 0xe000)
          throw new ArgumentException(
            'Unicode surrogate characters must be written out as pairs together in the same call, not individually. Consider passing in a character array instead.',
            'ch',
          );
        self.text(String.fromCharCode(char));
      },
      'virtual void Write(char[] chars)': (self: BinaryWriter, chars: number[] | null) =>
        self.text(textOfChars(notNull(chars, 'chars'))),
      'virtual void Write(char[] chars, int index, int count)': (
        self: BinaryWriter,
        chars: readonly number[] | null,
        index: number,
        count: number,
      ) => {
        const all = notNull(chars, 'chars');
        checkChars(all, index, count);
        self.text(textOfChars(all.slice(index, index + count)));
      },
      'virtual void Write(ReadOnlySpan<char> chars)': (self: BinaryWriter, chars: Span<number>) =>
        self.text(textOfSpan(chars)),
      'virtual void Write(Half value)': (self: BinaryWriter, { value }: Half) =>
        self.bytes(bytesOf('ushort', bitsOfHalf(value))),
      'virtual void Write(decimal value)': (self: BinaryWriter, value: Decimal) =>
        self.bytes(value.toBits().flatMap((bits) => [...bytesOf('int', bits)])),
      'virtual void Write(string value)': (self: BinaryWriter, text: string | null) => {
        const bytes = self.encoding.encode(notNull(text, 'value'));
        self.compact(BigInt(bytes.length));
        self.bytes(bytes);
      },
      'void Write7BitEncodedInt(int value)': (self: BinaryWriter, value: number) =>
        self.compact(BigInt(value >>> 0)),
      'void Write7BitEncodedInt64(long value)': (self: BinaryWriter, value: bigint) =>
        self.compact(BigInt.asUintN(64, value)),
    }),
    { runtime: BinaryWriter },
  ),
  declareType(
    'public class System.IO.BinaryReader : IDisposable',
    () => ({
      'BinaryReader(Stream input)': (stream: Stream | null) =>
        new BinaryReader(stream, encodings.utf8, false),
      'BinaryReader(Stream input, System.Text.Encoding encoding)': (
        stream: Stream | null,
        encoding: Encoding | null,
      ) => new BinaryReader(stream, encoding, false),
      'BinaryReader(Stream input, System.Text.Encoding encoding, bool leaveOpen)': (
        stream: Stream | null,
        encoding: Encoding | null,
        leavesOpen: boolean,
      ) => new BinaryReader(stream, encoding, leavesOpen),
      'virtual Stream BaseStream { get; }': (self: BinaryReader) => self.stream,
      'virtual void Close()': dispose,
      'void Dispose()': dispose,
      'protected virtual void Dispose(bool disposing)': (self: BinaryReader, disposing: boolean) => {
        if (disposing) self.close();
      },
      'protected virtual void FillBuffer(int numBytes)': (self: BinaryReader, count: number) =>
        void self.exactly(count),
      'virtual int PeekChar()': (self: BinaryReader) => self.peek(),
      'virtual int Read()': (self: BinaryReader) => {
        const text = self.chars(1);
        return text === '' ? -1 : text.charCodeAt(0);
      },
      'virtual int Read(byte[] buffer, int index, int count)': (
        self: BinaryReader,
        buffer: number[],
        index: number,
        count: number,
      ) => {
        checkChars(buffer, index, count);
        return self.stream.read(buffer, index, count);
      },
      'virtual int Read(Span<byte> buffer)': (self: BinaryReader, { items, offset, length }: Span<number>) =>
        self.stream.read(items as number[], offset, length),
      'virtual int Read(char[] buffer, int index, int count)': (
        self: BinaryReader,
        buffer: number[] | null,
        index: number,
        count: number,
      ) => {
        checkChars(buffer, index, count);
        const chars = charsOfText(self.chars(count));
        for (const [at, char] of chars.entries()) buffer![index + at] = char;
        return chars.length;
      },
      'virtual int Read(Span<char> buffer)': (self: BinaryReader, buffer: Span<number>) => {
        const chars = charsOfText(self.chars(buffer.length));
        for (const [at, char] of chars.entries()) buffer.set(at, char);
        return chars.length;
      },
      'virtual void ReadExactly(Span<byte> buffer)': (self: BinaryReader, buffer: Span<number>) => {
        for (const [at, byte] of self.exactly(buffer.length).entries()) buffer.set(at, byte);
      },
      'virtual Half ReadHalf()': (self: BinaryReader) =>
        new Half(halfOfBits(valueOf('ushort', self.exactly(2)) as number)),
      ...readers(),
      'virtual char ReadChar()': (self: BinaryReader) => {
        const text = self.chars(1);
        if (text === '') throw new EndOfStreamException('Unable to read beyond the end of the stream.');
        return text.charCodeAt(0);
      },
      'virtual decimal ReadDecimal()': (self: BinaryReader) => {
        const part = (): number => valueOf('int', self.exactly(4)) as number;
        return Decimal.fromBits(part(), part(), part(), part());
      },
      'virtual string ReadString()': (self: BinaryReader) => self.text(),
      'virtual byte[] ReadBytes(int count)': (self: BinaryReader, count: number) => {
        checkNotNegative('count', count);
        return toArray(self.upTo(count), specialType('byte'));
      },
      'virtual char[] ReadChars(int count)': (self: BinaryReader, count: number) => {
        checkNotNegative('count', count);
        return charsOfText(self.chars(count));
      },
      'int Read7BitEncodedInt()': (self: BinaryReader) => Number(self.compact(32)),
      'long Read7BitEncodedInt64()': (self: BinaryReader) => self.compact(64),
    }),
    { runtime: BinaryReader },
  ),
];
