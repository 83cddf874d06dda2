// The class `System.IO.TextWriter`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { box } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Memory, Span } from '@mockwright/language/runtime/span';
import { ValueTask, completedTask } from '@mockwright/language/runtime/tasks';
import type { Task } from '@mockwright/language/runtime/tasks';
import { formatValue, textOf } from '@mockwright/language/runtime/text';
import { currentCulture } from '../System.Globalization/culture-info.ts';
import type { Encoding } from '../System.Text/encoding/encoding.ts';
import { encodings } from '../System.Text/encoding/encodings.ts';
import type { StringBuilder } from '../System.Text/string-builder.ts';
import { formatComposite } from '../System/composite-format.ts';
import { paramsMembers } from '../System/spans/params-members.ts';
import { charsOfText, textOfChars } from '../System/text/chars.ts';
import { checkChars } from './stream.ts';

type Call = (...args: readonly unknown[]) => void;

/** `System.IO.TextWriter`: takes text. Template classes override some of its methods, which then get what the others take. */
export class TextWriter {
  newLine = '\n';
  formatProvider: unknown = null;
  /** What it is for, where it is for bytes in the end. */
  readonly encoding: Encoding = encodings.unicode;

  /** What a template class has in the place of a method, by the method's key. */
  own(key: string): Call | undefined {
    return (this as unknown as Readonly<Record<string, Call | undefined>>)[`TextWriter.${key}`];
  }
  /** `Write(string)`. */
  write(text: string): void {
    const own = this.own('Write/string');
    if (own) own.call(this, text);
    else this.take(text, 0);
  }
  /** `WriteLine()`. */
  writeLine(): void {
    const own = this.own('WriteLine/0');
    if (own) own.call(this);
    else this.writeChars(this.newLine);
  }
  /** `Write(char[])`. */
  writeChars(text: string): void {
    const own = this.own('Write/char[]');
    if (own) own.call(this, charsOfText(text));
    else this.take(text, 1);
  }
  /**
   * What the class itself does with text; this one gives it on, in the end to `Write(char)`.
   * @param from the method that has it: of a string, of an array, of its part, of a character
   */
  take(text: string, from: 0 | 1 | 2 | 3): void {
    if (from === 0) {
      this.writeChars(text);
      return;
    }
    const part = from < 2 ? this.own('Write/3') : undefined;
    if (part) part.call(this, charsOfText(text), 0, text.length);
    else if (from < 3) this.#writeEach(text);
  }
  #writeEach(text: string): void {
    const own = this.own('Write/char');
    if (own) for (let at = 0; at < text.length; at++) own.call(this, text.charCodeAt(at));
  }
  flush(): void {}
  dispose(): void {}
}
const nothing = new TextWriter();

/** Gives all that it takes to several others. */
class BroadcastingWriter extends TextWriter {
  readonly #writers: readonly TextWriter[];
  constructor(writers: readonly TextWriter[]) {
    super();
    this.#writers = writers;
  }
  override take(text: string): void {
    for (const writer of this.#writers) writer.write(text);
  }
  override flush(): void {
    for (const writer of this.#writers) writer.flush();
  }
  override dispose(): void {
    for (const writer of this.#writers) writer.dispose();
  }
}

/** What `Write` and `WriteLine` take, and its text. */
const valueTypes: readonly SpecialType[] = [
  'bool',
  'char',
  'int',
  'uint',
  'long',
  'ulong',
  'float',
  'double',
  'decimal',
];
/** `Write` and `WriteLine` of everything that is text in the end: each calls those that it calls in .NET. */
function writeMethods(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  /** A pair of methods; the line is what is written, by `Write` of the same type, and an end of line. */
  const both = (
    parameters: string,
    key: string,
    write: (self: TextWriter, ...args: never[]) => void,
  ): void => {
    members[`virtual void Write(${parameters})`] = write;
    members[`virtual void WriteLine(${parameters})`] = (self: TextWriter, ...args: never[]) => {
      const own = self.own(`Write/${key}`);
      if (own) own.apply(self, args);
      else write(self, ...args);
      self.writeLine();
    };
  };
  for (const [index, special] of valueTypes.entries())
    both(`${special} value`, index === 0 ? '1' : special, (self, value: unknown) => {
      const type = specialType(special);
      if (special === 'char') self.take(textOf(value, type), 3);
      else self.write(textBy(self, box(value, type)));
    });
  both('char[]? buffer', 'char[]', (self, buffer: number[] | null) => self.take(charsText(buffer), 1));
  both('char[] buffer, int index, int count', '3', (self, buffer: number[], index: number, count: number) =>
    self.take(charsText(buffer, index, count), 2),
  );
  both('ReadOnlySpan<char> buffer', 'ReadOnlySpan', (self, span: Span<number>) =>
    self.take(textOfChars(span.copy()), 1),
  );
  both('System.Text.StringBuilder? value', 'StringBuilder', (self, value: StringBuilder | null) =>
    self.take(value?.text ?? '', 1),
  );
  members['virtual void Write(string? value)'] = (self: TextWriter, value: string | null) =>
    self.take(value ?? '', 0);
  members['virtual void WriteLine(string? value)'] = textLine;
  members['virtual void Write(object? value)'] = (self: TextWriter, value: unknown) => {
    if (value !== null) self.write(textBy(self, value));
  };
  members['virtual void WriteLine(object? value)'] = (self: TextWriter, value: unknown) => {
    if (value === null) self.writeLine();
    else writeTextLine(self, textBy(self, value));
  };
  Object.assign(
    members,
    paramsMembers(
      'virtual void Write(string format, params object?[] arg)',
      (self: TextWriter, format: string, args: readonly unknown[]) =>
        self.write(formatComposite(format, args, self.formatProvider)),
    ),
    paramsMembers(
      'virtual void WriteLine(string format, params object?[] arg)',
      (self: TextWriter, format: string, args: readonly unknown[]) =>
        writeTextLine(self, formatComposite(format, args, self.formatProvider)),
    ),
  );
  members['virtual void WriteLine()'] = (self: TextWriter) => self.writeChars(self.newLine);
  return members;
}
function textLine(self: TextWriter, value: string | null): void {
  if (value !== null) self.write(value);
  self.write(self.newLine);
}
/** `WriteLine(string)`. */
function writeTextLine(self: TextWriter, text: string): void {
  const own = self.own('WriteLine/string');
  if (own) own.call(self, text);
  else textLine(self, text);
}
function charsText(buffer: readonly number[] | null, index: number = 0, count?: number): string {
  if (buffer === null && count === undefined) return '';
  if (count !== undefined) checkChars(buffer, index, count);
  return textOfChars(buffer!.slice(index, index + (count ?? buffer!.length)));
}
const done = (): Task => completedTask<unknown>(undefined);
const laterNames = [
  ['WriteAsync', false],
  ['WriteLineAsync', true],
] as const;
/** `WriteAsync` and `WriteLineAsync`: writing never has to wait. */
function laterMethods(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  const both = (parameters: string, text: (...args: never[]) => string): void => {
    for (const [method, isLine] of laterNames)
      members[`virtual System.Threading.Tasks.Task ${method}(${parameters})`] = (
        self: TextWriter,
        ...args: never[]
      ) => {
        self.write(text(...args) + (isLine ? self.newLine : ''));
        return done();
      };
  };
  both('char value', (value: number) => String.fromCharCode(value));
  both('string? value', (value: string | null) => value ?? '');
  both('char[] buffer, int index, int count', charsText);
  both(
    'System.Text.StringBuilder? value, System.Threading.CancellationToken cancellationToken = default',
    (value: StringBuilder | null) => value?.text ?? '',
  );
  both(
    'ReadOnlyMemory<char> buffer, System.Threading.CancellationToken cancellationToken = default',
    (buffer: Memory) => buffer.$toString(),
  );
  for (const [method, isLine] of laterNames)
    members[`System.Threading.Tasks.Task ${method}(char[]? buffer)`] = (
      self: TextWriter,
      buffer: number[] | null,
    ) => {
      self.write(charsText(buffer) + (isLine ? self.newLine : ''));
      return done();
    };
  members['virtual System.Threading.Tasks.Task WriteLineAsync()'] = (self: TextWriter) => {
    self.write(self.newLine);
    return done();
  };
  return members;
}

/** The text of a boxed value, by the writer's conventions where it has formats. */
const textBy = ({ formatProvider }: TextWriter, value: unknown): string =>
  formatValue(value, null, formatProvider, false);

/** `Dispose()`, by way of `Dispose(bool)`. */
function close(self: TextWriter): void {
  const own = self.own('Dispose/1');
  if (own) own.call(self, true);
  else self.dispose();
}

/** `System.IO.TextWriter`. */
export const textWriterType: TypeDeclaration = declareType(
  'public abstract class System.IO.TextWriter : IDisposable, IAsyncDisposable',
  () => ({
    'static readonly TextWriter Null': nothing,
    'static TextWriter CreateBroadcasting(params TextWriter[] writers)': (writers: TextWriter[] | null) =>
      new BroadcastingWriter(
        notNull(writers, 'writers').map((writer) => notNull(writer as TextWriter | null, 'writers')),
      ),
    'abstract System.Text.Encoding Encoding { get; }': (self: TextWriter) => self.encoding,
    'virtual IFormatProvider FormatProvider { get; }': (self: TextWriter) =>
      self.formatProvider ?? currentCulture(),
    'virtual string NewLine { get; set; }': {
      get: (self: TextWriter) => self.newLine,
      set: (self: TextWriter, value: string | null) => {
        // The one that all have takes nothing, not even that.
        if (self !== nothing) self.newLine = value ?? '\n';
      },
    },
    'protected TextWriter()': () => new TextWriter(),
    'protected TextWriter(IFormatProvider? formatProvider)': (provider: unknown) => {
      const writer = new TextWriter();
      writer.formatProvider = provider;
      return writer;
    },
    'virtual void Close()': close,
    'void Dispose()': close,
    'protected virtual void Dispose(bool disposing)': (self: TextWriter) => self.dispose(),
    'virtual System.Threading.Tasks.ValueTask DisposeAsync()': (self: TextWriter) => {
      close(self);
      return new ValueTask(undefined, done());
    },
    'virtual void Flush()': (self: TextWriter) => self.flush(),
    ['virtual System.Threading.Tasks.Task FlushAsync()']: (self: TextWriter) => {
      self.flush();
      return done();
    },
    ['virtual System.Threading.Tasks.Task FlushAsync(System.Threading.CancellationToken cancellationToken)']:
      (self: TextWriter) => {
        self.flush();
        return done();
      },
    ...writeMethods(),
    ...laterMethods(),
    'static TextWriter Synchronized(TextWriter writer)': (writer: TextWriter) => writer,
  }),
  { runtime: TextWriter },
);
