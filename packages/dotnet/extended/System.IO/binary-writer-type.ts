// The class `System.IO.BinaryWriter` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Decimal } from '@mockwright/language/runtime/decimal';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { ValueTask, completedTask } from '@mockwright/language/runtime/tasks';
import { bitsOfHalf } from '../../System.Numerics/half-value.ts';
import type { Half } from '../../System.Numerics/half-value.ts';
import type { Encoding } from '../../System.Text/encoding/encoding.ts';
import { encodings } from '../../System.Text/encoding/encodings.ts';
import { bytesOf } from '../../System/bit-converter.ts';
import { textOfChars } from '../../System/text/chars.ts';
import { dispose } from './binary-io.ts';
import { kinds } from './binary-kinds.ts';
import { BinaryWriter } from './binary-writer.ts';
import { writePart } from '../../System.IO/stream-parts.ts';
import { NullStream, checkChars } from '../../System.IO/stream.ts';
import { toLong } from '../../System.IO/stream-parts.ts';
import type { Stream } from '../../System.IO/stream.ts';

function writers(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const kind of kinds)
    members[`virtual void Write(${kind} value)`] = (self: BinaryWriter, value: unknown) =>
      self.bytes(bytesOf(kind, value));
  return members;
}

/** `System.IO.BinaryWriter`. */
export const binaryWriterType: TypeDeclaration = declareType(
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
    'static readonly BinaryWriter Null': new BinaryWriter(new NullStream(), encodings.utf8WithoutMark, true),
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
    ) => toLong(self.stream.seek(offset, origin)),
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
);
