// The class `System.IO.BinaryReader` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Decimal } from '@mockwright/language/runtime/decimal';
import type { Span } from '@mockwright/language/runtime/span';
import { Half, halfOfBits } from '../../System.Numerics/half-value.ts';
import type { Encoding } from '../../System.Text/encoding/encoding.ts';
import { encodings } from '../../System.Text/encoding/encodings.ts';
import { sizeOf, valueOf } from '../../System/bit-converter.ts';
import { convertibleNames } from '../../System/convert-values.ts';
import { charsOfText } from '../../System/text/chars.ts';
import { checkNotNegative } from '../../System/text/range-checks.ts';
import { dispose } from './binary-io.ts';
import { kinds } from './binary-kinds.ts';
import { BinaryReader } from './binary-reader.ts';
import { EndOfStreamException } from '../../System.IO/end-of-stream-exception.ts';
import { checkChars } from '../../System.IO/stream.ts';
import type { Stream } from '../../System.IO/stream.ts';

function readers(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const kind of kinds)
    members[`virtual ${kind} Read${convertibleNames[kind]}()`] = (self: BinaryReader) =>
      valueOf(kind, self.exactly(sizeOf(kind)));
  return members;
}

/** `System.IO.BinaryReader`. */
export const binaryReaderType: TypeDeclaration = declareType(
  'public class System.IO.BinaryReader : IDisposable',
  () => ({
    'BinaryReader(Stream input)': (stream: Stream | null) => new BinaryReader(stream, encodings.utf8, false),
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
    'protected virtual void FillBuffer(int numBytes)': (self: BinaryReader, count: number) => {
      checkNotNegative('numBytes', count);
      self.exactly(count);
    },
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
);
