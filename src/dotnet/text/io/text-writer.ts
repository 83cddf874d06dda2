// `TextWriter` and `StringWriter`.
import { declareType } from '../../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../../metadata/declaration.ts';
import { specialType } from '../../../runtime/core-types.ts';
import { ObjectDisposedException } from '../../../runtime/exceptions.ts';
import type { SpecialType } from '../../../metadata/symbols.ts';
import type { Memory, Span } from '../../../runtime/span.ts';
import { ValueTask, completedTask } from '../../../runtime/tasks.ts';
import type { Task } from '../../../runtime/tasks.ts';
import { formatValue, textOf, toText } from '../../../runtime/text.ts';
import { formatComposite } from '../../system/composite-format.ts';
import { encodings } from '../encoding/encodings.ts';
import type { Encoding } from '../encoding/encoding.ts';
import { StringBuilder } from '../string-builder.ts';
import { textOfChars } from '../chars.ts';
import { checkChars } from './stream.ts';
import { paramsMembers } from '../../spans/params-members.ts';
import { notNull } from '../../../runtime/not-null.ts';

/** `System.IO.TextWriter`: takes text. */
export abstract class TextWriter {
  newLine = '\n';
  formatProvider: unknown = null;
  /** What it is for, where it is for bytes in the end. */
  readonly encoding: Encoding = encodings.unicode;
  abstract write(text: string): void;
  flush(): void {}
  dispose(): void {}
}
/** `TextWriter.Null`. */
class NullWriter extends TextWriter {
  override write(): void {}
}
const nothing = new NullWriter();

/** `System.IO.StringWriter`. */
class StringWriter extends TextWriter {
  readonly builder: StringBuilder;
  #isOpen = true;
  constructor(provider: unknown = null, builder: StringBuilder | null = new StringBuilder()) {
    super();
    this.formatProvider = provider;
    this.builder = notNull(builder, 'sb');
  }
  override write(text: string): void {
    if (!this.#isOpen) throw new ObjectDisposedException(null, 'Cannot write to a closed TextWriter.');
    this.builder.append(text);
  }
  override dispose(): void {
    this.#isOpen = false;
  }
  $toString(): string {
    return this.builder.text;
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
function writeMethods(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  const writing =
    (text: (...args: never[]) => string) =>
    (self: TextWriter, ...args: never[]): void =>
      self.write(text(...args));
  const writingLine =
    (text: (...args: never[]) => string) =>
    (self: TextWriter, ...args: never[]): void =>
      self.write(text(...args) + self.newLine);
  const both = (parameters: string, text: (...args: never[]) => string): void => {
    members[`virtual void Write(${parameters})`] = writing(text);
    members[`virtual void WriteLine(${parameters})`] = writingLine(text);
  };
  for (const special of valueTypes)
    both(`${special} value`, (value: unknown) => textOf(value, specialType(special)));
  both('char[]? buffer', charsText);
  both('char[] buffer, int index, int count', charsText);
  both('ReadOnlySpan<char> buffer', (span: Span<number>) => textOfChars(span.copy()));
  both('string? value', (value: string | null) => value ?? '');
  both('System.Text.StringBuilder? value', (value: StringBuilder | null) => value?.text ?? '');
  both('object? value', (value: unknown) => (value === null ? '' : formatOrText(value)));
  const formatted = (format: string, args: readonly unknown[]): string => formatComposite(format, args);
  Object.assign(
    members,
    paramsMembers('virtual void Write(string format, params object?[] arg)', writing(formatted)),
    paramsMembers('virtual void WriteLine(string format, params object?[] arg)', writingLine(formatted)),
  );
  members['virtual void WriteLine()'] = (self: TextWriter) => self.write(self.newLine);
  return members;
}
function charsText(buffer: readonly number[] | null, index: number = 0, count?: number): string {
  if (buffer === null && count === undefined) return '';
  if (count !== undefined) checkChars(buffer, index, count);
  return textOfChars(buffer!.slice(index, index + (count ?? buffer!.length)));
}
const task = 'System.Threading.Tasks.Task';
const done = (): Task => completedTask<unknown>(undefined);
const cancellation = 'System.Threading.CancellationToken';
const laterNames = [
  ['WriteAsync', false],
  ['WriteLineAsync', true],
] as const;
/** `WriteAsync` and `WriteLineAsync`: writing never has to wait. */
function laterMethods(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  const both = (parameters: string, text: (...args: never[]) => string): void => {
    for (const [method, isLine] of laterNames)
      members[`virtual ${task} ${method}(${parameters})`] = (self: TextWriter, ...args: never[]) => {
        self.write(text(...args) + (isLine ? self.newLine : ''));
        return done();
      };
  };
  both('char value', (value: number) => String.fromCharCode(value));
  both('string? value', (value: string | null) => value ?? '');
  both('char[] buffer, int index, int count', charsText);
  both(
    `System.Text.StringBuilder? value, ${cancellation} cancellationToken = default`,
    (value: StringBuilder | null) => value?.text ?? '',
  );
  both(`ReadOnlyMemory<char> buffer, ${cancellation} cancellationToken = default`, (buffer: Memory) =>
    buffer.$toString(),
  );
  for (const [method, isLine] of laterNames)
    members[`${task} ${method}(char[]? buffer)`] = (self: TextWriter, buffer: number[] | null) => {
      self.write(charsText(buffer) + (isLine ? self.newLine : ''));
      return done();
    };
  members[`virtual ${task} WriteLineAsync()`] = (self: TextWriter) => {
    self.write(self.newLine);
    return done();
  };
  return members;
}
function formatOrText(value: unknown): string {
  return typeof value === 'object' && value !== null && '$format' in value
    ? formatValue(value, null, null)
    : toText(value);
}

/** `System.IO.TextWriter`. */
export const textWriterType: TypeDeclaration = declareType(
  'public abstract class System.IO.TextWriter : IDisposable, IAsyncDisposable',
  () => ({
    'static readonly TextWriter Null': nothing,
    'virtual System.Text.Encoding Encoding { get; }': (self: TextWriter) => self.encoding,
    'virtual IFormatProvider FormatProvider { get; }': (self: TextWriter) => self.formatProvider,
    'virtual string NewLine { get; set; }': {
      get: (self: TextWriter) => self.newLine,
      set: (self: TextWriter, value: string | null) => {
        self.newLine = value ?? '\n';
      },
    },
    'virtual void Close()': (self: TextWriter) => self.dispose(),
    'void Dispose()': (self: TextWriter) => self.dispose(),
    'virtual System.Threading.Tasks.ValueTask DisposeAsync()': (self: TextWriter) => {
      self.dispose();
      return new ValueTask(undefined, done());
    },
    'virtual void Flush()': (self: TextWriter) => self.flush(),
    [`virtual ${task} FlushAsync()`]: (self: TextWriter) => {
      self.flush();
      return done();
    },
    [`virtual ${task} FlushAsync(${cancellation} cancellationToken)`]: (self: TextWriter) => {
      self.flush();
      return done();
    },
    ...writeMethods(),
    ...laterMethods(),
    'static TextWriter Synchronized(TextWriter writer)': (writer: TextWriter) => writer,
  }),
  { runtime: TextWriter },
);
/** `System.IO.StringWriter`. */
export const stringWriterType: TypeDeclaration = declareType(
  'public class System.IO.StringWriter : TextWriter',
  () => ({
    'StringWriter()': () => new StringWriter(),
    'StringWriter(IFormatProvider? formatProvider)': (provider: unknown) => new StringWriter(provider),
    'StringWriter(System.Text.StringBuilder sb)': (builder: StringBuilder | null) =>
      new StringWriter(null, builder),
    'StringWriter(System.Text.StringBuilder sb, IFormatProvider? formatProvider)': (
      builder: StringBuilder | null,
      provider: unknown,
    ) => new StringWriter(provider, builder),
    'virtual System.Text.StringBuilder GetStringBuilder()': (self: StringWriter) => self.builder,
    'override string ToString()': (self: StringWriter) => self.$toString(),
  }),
  { runtime: StringWriter },
);
