// `TextReader` and `StringReader`.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import { ArgumentNullException, ObjectDisposedException } from '../../../runtime/exceptions.ts';

/** `System.IO.TextReader`: reads characters. */
export abstract class TextReader {
  /** The next character without moving on; -1 at the end. */
  abstract peek(): number;
  abstract read(): number;
  abstract readToEnd(): string;
  /** The next line without its end; null at the end. */
  abstract readLine(): string | null;
  dispose(): void {}
}

/** `System.IO.StringReader`. */
export class StringReader extends TextReader {
  #text: string | undefined;
  #pos = 0;
  constructor(text: string) {
    super();
    this.#text = text;
  }
  #open(): string {
    if (this.#text === undefined)
      throw new ObjectDisposedException(null, 'Cannot read from a closed TextReader.');
    return this.#text;
  }
  override peek(): number {
    const text = this.#open();
    return this.#pos < text.length ? text.charCodeAt(this.#pos) : -1;
  }
  override read(): number {
    const code = this.peek();
    if (code >= 0) this.#pos++;
    return code;
  }
  override readToEnd(): string {
    const rest = this.#open().slice(this.#pos);
    this.#pos += rest.length;
    return rest;
  }
  override readLine(): string | null {
    const text = this.#open();
    if (this.#pos >= text.length) return null;
    const end = /\r\n|\r|\n/g;
    end.lastIndex = this.#pos;
    const match = end.exec(text);
    const line = text.slice(this.#pos, match ? match.index : text.length);
    this.#pos = match ? end.lastIndex : text.length;
    return line;
  }
  /** Into a buffer of characters; gives how many there were. */
  readBlock(buffer: number[], index: number, count: number): number {
    let done = 0;
    for (; done < count && this.peek() >= 0; done++) buffer[index + done] = this.read();
    return done;
  }
  override dispose(): void {
    this.#text = undefined;
  }
}

export const textReaderType: TypeDeclaration = declareType(
  'public abstract class System.IO.TextReader : IDisposable',
  {
    'virtual void Close()': (self: TextReader) => self.dispose(),
    'void Dispose()': (self: TextReader) => self.dispose(),
    'virtual int Peek()': (self: TextReader) => self.peek(),
    'virtual int Read()': (self: TextReader) => self.read(),
    'virtual string ReadToEnd()': (self: TextReader) => self.readToEnd(),
    'virtual string? ReadLine()': (self: TextReader) => self.readLine(),
  },
  { runtime: TextReader },
);
export const stringReaderType: TypeDeclaration = declareType(
  'public class System.IO.StringReader : TextReader',
  {
    'StringReader(string s)': (text: string | null) => {
      if (text === null) throw new ArgumentNullException('s');
      return new StringReader(text);
    },
    'int Read(char[] buffer, int index, int count)': (
      self: StringReader,
      buffer: number[],
      index: number,
      count: number,
    ) => self.readBlock(buffer, index, count),
  },
  { runtime: StringReader },
);
