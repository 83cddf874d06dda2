// `StreamReader`: the text of a stream's bytes.
import type { Held } from '@mockwright/language/runtime/change-log';
import { alsoPut } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException, ObjectDisposedException } from '@mockwright/language/runtime/exceptions';
import { encodings } from '../System.Text/encoding/encodings.ts';
import type { Encoding } from '../System.Text/encoding/encoding.ts';
import type { Stream } from './stream.ts';
import { BufferedReader } from './text-reader.ts';
import { notNull } from '@mockwright/language/runtime/not-null';
import { outOfRange } from '../System/text/range-checks.ts';

/** `System.IO.StreamReader`. */
export class StreamReader extends BufferedReader {
  readonly stream: Stream;
  encoding: Encoding;
  readonly #leavesOpen: boolean;
  #isOpen = true;
  /** Whether a byte order mark may come and say what the encoding is. */
  #mayDetect: boolean;
  #isAtStart = true;
  constructor(stream: Stream | null, encoding: Encoding | null, detects: boolean, leavesOpen: boolean) {
    super();
    this.stream = notNull(stream, 'stream');
    if (!this.stream.canRead) throw new ArgumentException('Stream was not readable.');
    this.encoding = encoding ?? encodings.utf8;
    this.#mayDetect = detects;
    this.#leavesOpen = leavesOpen;
  }
  override $held(): Held {
    const { encoding } = this;
    const isOpen = this.#isOpen;
    const mayDetect = this.#mayDetect;
    const isAtStart = this.#isAtStart;
    const putBack = (): void => {
      this.encoding = encoding;
      this.#isOpen = isOpen;
      this.#mayDetect = mayDetect;
      this.#isAtStart = isAtStart;
    };
    return alsoPut(super.$held(), putBack, [this.stream]);
  }
  protected override check(): void {
    if (!this.#isOpen) throw new ObjectDisposedException(null, 'Cannot read from a closed TextReader.');
  }
  protected override more(): string {
    const bytes = this.stream.readRest();
    if (bytes.length === 0) return '';
    const skipped = this.#isAtStart ? this.#mark(bytes) : 0;
    this.#isAtStart = false;
    return this.encoding.decode(bytes, skipped);
  }
  /** The length of the byte order mark, which may change the encoding. */
  #mark(bytes: readonly number[]): number {
    const starts = (mark: readonly number[]): boolean =>
      mark.length > 0 && mark.every((byte, index) => bytes[index] === byte);
    if (this.#mayDetect) {
      for (const known of [encodings.utf32, encodings.utf8, encodings.unicode, encodings.bigEndianUnicode]) {
        if (!starts(known.preamble)) continue;
        if (known !== encodings.utf8 || this.encoding.codePage !== known.codePage) this.encoding = known;
        return known.preamble.length;
      }
    }
    return starts(this.encoding.preamble) ? this.encoding.preamble.length : 0;
  }
  discardBuffered(): void {
    this.discard();
  }
  override dispose(): void {
    if (this.#isOpen && !this.#leavesOpen) this.stream.close();
    this.#isOpen = false;
  }
}

/** `System.IO.StreamReader`. */
export const streamReaderType: TypeDeclaration = declareType(
  'public class System.IO.StreamReader : TextReader',
  () => ({
    'StreamReader(Stream stream)': (stream: Stream | null) => new StreamReader(stream, null, true, false),
    'StreamReader(Stream stream, bool detectEncodingFromByteOrderMarks)': (
      stream: Stream | null,
      detects: boolean,
    ) => new StreamReader(stream, null, detects, false),
    'StreamReader(Stream stream, System.Text.Encoding? encoding)': (
      stream: Stream | null,
      encoding: Encoding | null,
    ) => new StreamReader(stream, encoding, true, false),
    'StreamReader(Stream stream, System.Text.Encoding? encoding, bool detectEncodingFromByteOrderMarks)': (
      stream: Stream | null,
      encoding: Encoding | null,
      detects: boolean,
    ) => new StreamReader(stream, encoding, detects, false),
    'StreamReader(Stream stream, System.Text.Encoding? encoding = null, bool detectEncodingFromByteOrderMarks = true, int bufferSize = -1, bool leaveOpen = false)':
      (
        stream: Stream | null,
        encoding: Encoding | null,
        detects: boolean,
        bufferSize: number,
        leavesOpen: boolean,
      ) => {
        const reader = new StreamReader(stream, encoding, detects, leavesOpen);
        if (bufferSize !== -1 && bufferSize <= 0)
          throw outOfRange('bufferSize', bufferSize, 'a non-negative and non-zero value');
        return reader;
      },
    'virtual Stream BaseStream { get; }': (self: StreamReader) => self.stream,
    'virtual System.Text.Encoding CurrentEncoding { get; }': (self: StreamReader) => self.encoding,
    'bool EndOfStream { get; }': (self: StreamReader) => self.peek() < 0,
    'void DiscardBufferedData()': (self: StreamReader) => self.discardBuffered(),
  }),
  { runtime: StreamReader },
);
