// `StreamWriter`: text as the bytes of a stream.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException, ObjectDisposedException } from '@mockwright/language/runtime/exceptions';
import { currentRun } from '@mockwright/language/runtime/run';
import { encodings } from '../System.Text/encoding/encodings.ts';
import type { Encoding } from '../System.Text/encoding/encoding.ts';
import { outOfRange } from '../System/text/range-checks.ts';
import { NullStream } from './stream.ts';
import type { Stream } from './stream.ts';
import { TextWriter } from './text-writer.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

/** How many characters wait before they go to the stream. */
const bufferSize = 1024;

/** `System.IO.StreamWriter`. */
export class StreamWriter extends TextWriter {
  readonly stream: Stream;
  override readonly encoding: Encoding;
  #flushesAtOnce = false;
  readonly #leavesOpen: boolean;
  #waiting = '';
  #isOpen = true;
  #hasMark: boolean;
  constructor(stream: Stream | null, encoding: Encoding | null, leavesOpen: boolean) {
    super();
    this.stream = notNull(stream, 'stream');
    if (!this.stream.canWrite) throw new ArgumentException('Stream was not writable.');
    this.encoding = encoding ?? encodings.utf8WithoutMark;
    this.#leavesOpen = leavesOpen;
    this.#hasMark = this.stream.canSeek && this.stream.position > 0;
  }
  $held(): Held {
    const flushesAtOnce = this.#flushesAtOnce;
    const waiting = this.#waiting;
    const isOpen = this.#isOpen;
    const hasMark = this.#hasMark;
    const putBack = (): void => {
      this.#flushesAtOnce = flushesAtOnce;
      this.#waiting = waiting;
      this.#isOpen = isOpen;
      this.#hasMark = hasMark;
    };
    return { parts: [this.stream, waiting], putBack };
  }
  get flushesAtOnce(): boolean {
    return this.#flushesAtOnce;
  }
  set flushesAtOnce(value: boolean) {
    this.#flushesAtOnce = value;
    if (value) this.flush();
  }
  #check(): void {
    if (!this.#isOpen)
      throw new ObjectDisposedException('StreamWriter', 'Cannot write to a closed TextWriter.');
  }
  #send(count: number): void {
    if (!this.#hasMark) this.#bytes(this.encoding.preamble);
    this.#hasMark = true;
    this.#bytes(this.encoding.encode(this.#waiting.slice(0, count)));
    this.#waiting = this.#waiting.slice(count);
  }
  #bytes(bytes: readonly number[]): void {
    if (bytes.length > 0) this.stream.write(bytes, 0, bytes.length);
  }
  override take(text: string): void {
    this.#check();
    this.#waiting += text;
    const last = this.#waiting.length - 1;
    if (this.#flushesAtOnce) this.flush();
    else if (last >= bufferSize) this.#send(last - (last % bufferSize));
  }
  override flush(): void {
    this.#check();
    this.#send(this.#waiting.length);
    this.stream.flush();
  }
  override dispose(): void {
    if (!this.#isOpen) return;
    this.flush();
    this.#isOpen = false;
    if (!this.#leavesOpen) this.stream.close();
  }
}

const nothingKey = Symbol('StreamWriter.Null');

/** `StreamWriter.Null`: one for each run, which may set what it likes on it. */
function nothing(): StreamWriter {
  return currentRun().kept(
    nothingKey,
    () => new StreamWriter(new NullStream(), encodings.utf8WithoutMark, true),
  );
}

/** `System.IO.StreamWriter`. */
export const streamWriterType: TypeDeclaration = declareType(
  'public class System.IO.StreamWriter : TextWriter',
  () => ({
    'StreamWriter(Stream stream)': (stream: Stream | null) => new StreamWriter(stream, null, false),
    'StreamWriter(Stream stream, System.Text.Encoding? encoding)': (
      stream: Stream | null,
      encoding: Encoding | null,
    ) => new StreamWriter(stream, encoding, false),
    'StreamWriter(Stream stream, System.Text.Encoding? encoding = null, int bufferSize = -1, bool leaveOpen = false)':
      (stream: Stream | null, encoding: Encoding | null, size: number, leavesOpen: boolean) => {
        const writer = new StreamWriter(stream, encoding, leavesOpen);
        if (size !== -1 && size <= 0)
          throw outOfRange('bufferSize', size, 'a non-negative and non-zero value');
        return writer;
      },
    'virtual bool AutoFlush { get; set; }': {
      get: (self: StreamWriter) => self.flushesAtOnce,
      set: (self: StreamWriter, value: boolean) => void (self.flushesAtOnce = value),
    },
    'static new StreamWriter Null { get; }': nothing,
    'override System.Text.Encoding Encoding { get; }': (self: StreamWriter) => self.encoding,
    'virtual Stream BaseStream { get; }': (self: StreamWriter) => self.stream,
  }),
  { runtime: StreamWriter },
);
