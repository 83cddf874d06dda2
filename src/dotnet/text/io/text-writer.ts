// `TextWriter` and `StringWriter`.
import { declareType } from '../../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NetArray } from '../../../runtime/box.ts';
import { specialType } from '../../../runtime/core-types.ts';
import { ObjectDisposedException } from '../../../runtime/exceptions.ts';
import type { SpecialType } from '../../../metadata/symbols.ts';
import { spendMemory } from '../../../runtime/run.ts';
import { formatValue, textOf, toText } from '../../../runtime/text.ts';
import { formatComposite } from '../../system/composite-format.ts';
import type { StringBuilder } from '../string-builder.ts';

/** `System.IO.TextWriter`: takes text. */
export abstract class TextWriter {
  newLine = '\n';
  formatProvider: unknown = null;
  abstract write(text: string): void;
  dispose(): void {}
}

/** Where a `StringWriter` collects: a `StringBuilder`, or text of its own. */
export interface TextCollector {
  append(text: string): void;
  toText(): string;
}
class OwnText implements TextCollector {
  #text = '';
  append(text: string): void {
    spendMemory(text.length);
    this.#text += text;
  }
  toText(): string {
    return this.#text;
  }
}

/** `System.IO.StringWriter`. */
export class StringWriter extends TextWriter {
  readonly #collector: TextCollector;
  #isOpen = true;
  constructor(provider: unknown = null, collector: TextCollector = new OwnText()) {
    super();
    this.formatProvider = provider;
    this.#collector = collector;
  }
  override write(text: string): void {
    if (!this.#isOpen) throw new ObjectDisposedException(null, 'Cannot write to a closed TextWriter.');
    this.#collector.append(text);
  }
  override dispose(): void {
    this.#isOpen = false;
  }
  $toString(): string {
    return this.#collector.toText();
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
  const both = (parameters: string, text: (...args: never[]) => string): void => {
    members[`virtual void Write(${parameters})`] = (self: TextWriter, ...args: never[]) =>
      self.write(text(...args));
    members[`virtual void WriteLine(${parameters})`] = (self: TextWriter, ...args: never[]) =>
      self.write(text(...args) + self.newLine);
  };
  for (const special of valueTypes)
    both(`${special} value`, (value: unknown) => textOf(value, specialType(special)));
  both('char[]? buffer', (buffer: NetArray<number> | null) => (buffer ? String.fromCharCode(...buffer) : ''));
  both('string? value', (value: string | null) => value ?? '');
  both('object? value', (value: unknown) => (value === null ? '' : formatOrText(value)));
  both('string format, params object?[] arg', (format: string, args: readonly unknown[]) =>
    formatComposite(format, args),
  );
  members['virtual void WriteLine()'] = (self: TextWriter) => self.write(self.newLine);
  return members;
}
function formatOrText(value: unknown): string {
  return typeof value === 'object' && value !== null && '$format' in value
    ? formatValue(value, null, null)
    : toText(value);
}

export const textWriterType: TypeDeclaration = declareType(
  'public abstract class System.IO.TextWriter : IDisposable',
  {
    'virtual IFormatProvider FormatProvider { get; }': (self: TextWriter) => self.formatProvider,
    'virtual string NewLine { get; set; }': {
      get: (self: TextWriter) => self.newLine,
      set: (self: TextWriter, value: string | null) => {
        self.newLine = value ?? '\n';
      },
    },
    'virtual void Close()': (self: TextWriter) => self.dispose(),
    'void Dispose()': (self: TextWriter) => self.dispose(),
    'virtual void Flush()': () => {},
    ...writeMethods(),
  },
  { runtime: TextWriter },
);
export const stringWriterType: TypeDeclaration = declareType(
  'public class System.IO.StringWriter : TextWriter',
  {
    'StringWriter()': () => new StringWriter(),
    'StringWriter(IFormatProvider? formatProvider)': (provider: unknown) => new StringWriter(provider),
    'StringWriter(StringBuilder sb)': (builder: StringBuilder) =>
      new StringWriter(null, { append: (text) => void builder.append(text), toText: () => builder.text }),
    'override string ToString()': (self: StringWriter) => self.$toString(),
  },
  { runtime: StringWriter },
);
