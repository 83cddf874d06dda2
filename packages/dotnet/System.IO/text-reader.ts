// `TextReader` and `StringReader`.
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import { charsOfText, textOfChars } from '../System/text/chars.ts';
import { checkChars } from './stream.ts';

type Call = (...args: readonly unknown[]) => unknown;

/**
 * `System.IO.TextReader`: there is nothing to read. Template classes override some of its methods, by which the others
 * then read.
 */
export class TextReader {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  dispose(): void {}
  /** What a template class has in the place of a method, by the method's key. */
  own(key: string): Call | undefined {
    return (this as unknown as Readonly<Record<string, Call | undefined>>)[`TextReader.${key}`];
  }
  /** The next character without moving on; -1 at the end. */
  peek(): number {
    return -1;
  }
  read(): number {
    return -1;
  }
  readToEnd(): string {
    let all = '';
    for (;;) {
      const buffer = charsOfText('\0'.repeat(4096));
      const count = this.#block(buffer, 0, buffer.length);
      if (count === 0) return all;
      if (count < 0 || count > buffer.length) throw new ArgumentOutOfRangeException('charCount');
      spendMemory(count);
      spend(1);
      all += textOfChars(buffer, 0, count);
    }
  }
  /** The next line without its end; null at the end. */
  readLine(): string | null {
    let line = '';
    for (;;) {
      spend(1);
      const code = this.#call('Read/0', () => this.read());
      if (code < 0) return line === '' ? null : line;
      if (code === 13 && this.#call('Peek/0', () => this.peek()) === 10)
        this.#call('Read/0', () => this.read());
      if (code === 13 || code === 10) return line;
      line += String.fromCharCode(code);
    }
  }
  /** `Read` into a buffer of characters; gives how many there were. */
  readBlock(buffer: number[], index: number, count: number): number {
    checkChars(buffer, index, count);
    let done = 0;
    for (; done < count; done++) {
      spend(1);
      const code = this.#call('Read/0', () => this.read());
      if (code < 0) break;
      buffer[index + done] = code & 0xffff;
    }
    return done;
  }
  /** `ReadBlock`: until the buffer is full. */
  readFully(buffer: number[], index: number, count: number): number {
    let done = 0;
    let more: number;
    do {
      spend(1);
      more = this.#block(buffer, index + done, count - done);
      done = (done + more) | 0;
    } while (more > 0 && done < count);
    return done;
  }
  #block(buffer: number[], index: number, count: number): number {
    const own = this.own('Read/3');
    return own ? (own.call(this, buffer, index, count) as number) : this.readBlock(buffer, index, count);
  }
  #call(key: string, usual: () => number): number {
    const own = this.own(key);
    return own ? (own.call(this) as number) : usual();
  }
}

/** Reads characters of a text that comes in pieces. */
export abstract class BufferedReader extends TextReader {
  #text = '';
  #pos = 0;
  $held(): Held {
    const text = this.#text;
    const pos = this.#pos;
    const putBack = (): void => {
      this.#text = text;
      this.#pos = pos;
    };
    return { parts: [text], putBack };
  }
  /** The next piece; empty at the end. @throws ObjectDisposedException */
  protected abstract more(): string;
  /** @throws ObjectDisposedException */
  protected abstract check(): void;

  /** Whether a character comes, read or not. */
  #has(): boolean {
    this.check();
    if (this.#pos < this.#text.length) return true;
    this.#text = this.more();
    this.#pos = 0;
    return this.#text !== '';
  }
  /** The next character without moving on; -1 at the end. */
  override peek(): number {
    return this.#has() ? this.#text.charCodeAt(this.#pos) : -1;
  }
  override read(): number {
    return this.#has() ? this.#text.charCodeAt(this.#pos++) : -1;
  }
  override readToEnd(): string {
    let rest = '';
    while (this.#has()) {
      rest += this.#text.slice(this.#pos);
      this.#pos = this.#text.length;
    }
    return rest;
  }
  /** The next line without its end; null at the end. */
  override readLine(): string | null {
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
  override readBlock(buffer: number[], index: number, count: number): number {
    checkChars(buffer, index, count);
    spend(count >> 3);
    let done = 0;
    for (; done < count && this.#has(); done++) buffer[index + done] = this.read();
    return done;
  }
  override readFully(buffer: number[], index: number, count: number): number {
    return this.readBlock(buffer, index, count);
  }
  /** Forgets what was read ahead. */
  protected discard(): void {
    this.#text = '';
    this.#pos = 0;
  }
}
