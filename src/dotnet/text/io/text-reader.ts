// `TextReader` and `StringReader`.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import { specialType } from '../../../runtime/core-types.ts';
import { ObjectDisposedException } from '../../../runtime/exceptions.ts';
import type { Memory, Span } from '../../../runtime/span.ts';
import { spend } from '../../../runtime/run.ts';
import { ValueTask, completedTask } from '../../../runtime/tasks.ts';
import { checkChars } from './stream.ts';
import { notNull } from '../../../runtime/not-null.ts';

/** `System.IO.TextReader`: reads characters of a text that comes in pieces. */
export abstract class TextReader {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  #text = '';
  #pos = 0;
  /** The next piece; empty at the end. @throws ObjectDisposedException */
  protected abstract more(): string;
  /** @throws ObjectDisposedException */
  protected abstract check(): void;
  dispose(): void {}

  /** Whether a character comes, read or not. */
  #has(): boolean {
    this.check();
    if (this.#pos < this.#text.length) return true;
    this.#text = this.more();
    this.#pos = 0;
    return this.#text !== '';
  }
  /** The next character without moving on; -1 at the end. */
  peek(): number {
    return this.#has() ? this.#text.charCodeAt(this.#pos) : -1;
  }
  read(): number {
    return this.#has() ? this.#text.charCodeAt(this.#pos++) : -1;
  }
  readToEnd(): string {
    let rest = '';
    while (this.#has()) {
      rest += this.#text.slice(this.#pos);
      this.#pos = this.#text.length;
    }
    return rest;
  }
  /** The next line without its end; null at the end. */
  readLine(): string | null {
    if (!this.#has()) return null;
    let line = '';
    while (this.#has()) {
      const found = this.#text.slice(this.#pos).search(/[\r\n]/);
      const end = found < 0 ? this.#text.length : this.#pos + found;
      line += this.#text.slice(this.#pos, end);
      this.#pos = end;
      if (found < 0) continue;
      if (this.read() === 13 && this.peek() === 10) this.read();
      break;
    }
    return line;
  }
  /** Into a buffer of characters; gives how many there were. */
  readBlock(buffer: number[], index: number, count: number): number {
    checkChars(buffer, index, count);
    spend(count >> 3);
    let done = 0;
    for (; done < count && this.#has(); done++) buffer[index + done] = this.read();
    return done;
  }
  /** Forgets what was read ahead. */
  protected discard(): void {
    this.#text = '';
    this.#pos = 0;
  }
}

/** `System.IO.StringReader`. */
export class StringReader extends TextReader {
  #rest: string;
  #isOpen = true;
  constructor(text: string) {
    super();
    this.#rest = text;
  }
  protected override check(): void {
    if (!this.#isOpen) throw new ObjectDisposedException(null, 'Cannot read from a closed TextReader.');
  }
  protected override more(): string {
    const text = this.#rest;
    this.#rest = '';
    return text;
  }
  override dispose(): void {
    this.#isOpen = false;
  }
}
/** `TextReader.Null`. */
const nothing = new StringReader('');

const text = (): Type => specialType('string');
const int = (): Type => specialType('int');
const tasks = 'System.Threading.Tasks';
const cancellation = 'System.Threading.CancellationToken';
const readBlock = (self: TextReader, buffer: number[], index: number, count: number): number =>
  self.readBlock(buffer, index, count);
const readBlockLater = (self: TextReader, buffer: number[], index: number, count: number): unknown =>
  completedTask(self.readBlock(buffer, index, count), int());

const readMemoryLater = (self: TextReader, { items, offset, length }: Memory): unknown =>
  new ValueTask(int(), completedTask(self.readBlock(items as number[], offset, length), int()));

/** `System.IO.TextReader`. */
export const textReaderType: TypeDeclaration = declareType(
  'public abstract class System.IO.TextReader : IDisposable',
  () => ({
    'static readonly TextReader Null': nothing,
    'virtual void Close()': (self: TextReader) => self.dispose(),
    'void Dispose()': (self: TextReader) => self.dispose(),
    'virtual int Peek()': (self: TextReader) => self.peek(),
    'virtual int Read()': (self: TextReader) => self.read(),
    'virtual int Read(char[] buffer, int index, int count)': readBlock,
    [`virtual ${tasks}.Task<int> ReadAsync(char[] buffer, int index, int count)`]: readBlockLater,
    'virtual int ReadBlock(char[] buffer, int index, int count)': readBlock,
    [`virtual ${tasks}.Task<int> ReadBlockAsync(char[] buffer, int index, int count)`]: readBlockLater,
    'virtual int Read(Span<char> buffer)': (self: TextReader, { items, offset, length }: Span<number>) =>
      self.readBlock(items as number[], offset, length),
    'virtual int ReadBlock(Span<char> buffer)': (self: TextReader, { items, offset, length }: Span<number>) =>
      self.readBlock(items as number[], offset, length),
    [`virtual ${tasks}.ValueTask<int> ReadAsync(Memory<char> buffer, ${cancellation} cancellationToken = default)`]:
      readMemoryLater,
    [`virtual ${tasks}.ValueTask<int> ReadBlockAsync(Memory<char> buffer, ${cancellation} cancellationToken = default)`]:
      readMemoryLater,
    'virtual string ReadToEnd()': (self: TextReader) => self.readToEnd(),
    [`virtual ${tasks}.Task<string> ReadToEndAsync()`]: (self: TextReader) =>
      completedTask(self.readToEnd(), text()),
    [`virtual ${tasks}.Task<string> ReadToEndAsync(${cancellation} cancellationToken)`]: (self: TextReader) =>
      completedTask(self.readToEnd(), text()),
    'virtual string? ReadLine()': (self: TextReader) => self.readLine(),
    [`virtual ${tasks}.Task<string?> ReadLineAsync()`]: (self: TextReader) =>
      completedTask(self.readLine(), text()),
    [`virtual ${tasks}.ValueTask<string?> ReadLineAsync(${cancellation} cancellationToken)`]: (
      self: TextReader,
    ) => new ValueTask(text(), completedTask(self.readLine(), text())),
    'static TextReader Synchronized(TextReader reader)': (reader: TextReader) => reader,
  }),
  { runtime: TextReader },
);
/** `System.IO.StringReader`. */
export const stringReaderType: TypeDeclaration = declareType(
  'public class System.IO.StringReader : TextReader',
  () => ({
    'StringReader(string s)': (s: string | null) => new StringReader(notNull(s, 's')),
  }),
  { runtime: StringReader },
);
