// The class `System.IO.TextReader` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { Memory, Span } from '@mockwright/language/runtime/span';
import { ValueTask, completedTask } from '@mockwright/language/runtime/tasks';
import { StringReader } from './string-reader.ts';
import { TextReader } from './text-reader.ts';

/** `TextReader.Null`: all have the same, so nobody can close it. */
class NothingToRead extends StringReader {
  override dispose(): void {}
}
const nothing = new NothingToRead('');

const text = (): Type => specialType('string');
const int = (): Type => specialType('int');
const readBlock = (self: TextReader, buffer: number[], index: number, count: number): number =>
  self.readBlock(buffer, index, count);
const readBlockLater = (self: TextReader, buffer: number[], index: number, count: number): unknown =>
  completedTask(self.readBlock(buffer, index, count), int());

const readMemoryLater = (self: TextReader, { items, offset, length }: Memory): unknown =>
  new ValueTask(int(), completedTask(self.readBlock(items as number[], offset, length), int()));

/** `Dispose()`, by way of `Dispose(bool)`. */
function close(self: TextReader): void {
  const own = self.own('Dispose/1');
  if (own) own.call(self, true);
  else self.dispose();
}

/** `System.IO.TextReader`. */
export const textReaderType: TypeDeclaration = declareType(
  'public abstract class System.IO.TextReader : IDisposable',
  () => ({
    'static readonly TextReader Null': nothing,
    'protected TextReader()': () => new TextReader(),
    'virtual void Close()': close,
    'void Dispose()': close,
    'protected virtual void Dispose(bool disposing)': (self: TextReader) => self.dispose(),
    'virtual int Peek()': (self: TextReader) => self.peek(),
    'virtual int Read()': (self: TextReader) => self.read(),
    'virtual int Read(char[] buffer, int index, int count)': readBlock,
    ['virtual System.Threading.Tasks.Task<int> ReadAsync(char[] buffer, int index, int count)']:
      readBlockLater,
    'virtual int ReadBlock(char[] buffer, int index, int count)': (
      self: TextReader,
      buffer: number[],
      index: number,
      count: number,
    ) => self.readFully(buffer, index, count),
    ['virtual System.Threading.Tasks.Task<int> ReadBlockAsync(char[] buffer, int index, int count)']:
      readBlockLater,
    'virtual int Read(Span<char> buffer)': (self: TextReader, { items, offset, length }: Span<number>) =>
      self.readBlock(items as number[], offset, length),
    'virtual int ReadBlock(Span<char> buffer)': (self: TextReader, { items, offset, length }: Span<number>) =>
      self.readBlock(items as number[], offset, length),
    ['virtual System.Threading.Tasks.ValueTask<int> ReadAsync(Memory<char> buffer, System.Threading.CancellationToken cancellationToken = default)']:
      readMemoryLater,
    ['virtual System.Threading.Tasks.ValueTask<int> ReadBlockAsync(Memory<char> buffer, System.Threading.CancellationToken cancellationToken = default)']:
      readMemoryLater,
    'virtual string ReadToEnd()': (self: TextReader) => self.readToEnd(),
    ['virtual System.Threading.Tasks.Task<string> ReadToEndAsync()']: (self: TextReader) =>
      completedTask(self.readToEnd(), text()),
    ['virtual System.Threading.Tasks.Task<string> ReadToEndAsync(System.Threading.CancellationToken cancellationToken)']:
      (self: TextReader) => completedTask(self.readToEnd(), text()),
    'virtual string? ReadLine()': (self: TextReader) => self.readLine(),
    ['virtual System.Threading.Tasks.Task<string?> ReadLineAsync()']: (self: TextReader) =>
      completedTask(self.readLine(), text()),
    ['virtual System.Threading.Tasks.ValueTask<string?> ReadLineAsync(System.Threading.CancellationToken cancellationToken)']:
      (self: TextReader) => new ValueTask(text(), completedTask(self.readLine(), text())),
    'static TextReader Synchronized(TextReader reader)': (reader: TextReader) => reader,
  }),
  { runtime: TextReader },
);
