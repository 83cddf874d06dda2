// The class `System.IO.StringWriter`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ObjectDisposedException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { currentCulture } from '../System.Globalization/culture-info.ts';
import { StringBuilder } from '../System.Text/string-builder.ts';
import { TextWriter } from './text-writer.ts';

/** `System.IO.StringWriter`. */
class StringWriter extends TextWriter {
  readonly builder: StringBuilder;
  #isOpen = true;
  constructor(provider: unknown = null, builder: StringBuilder | null = new StringBuilder()) {
    super();
    this.formatProvider = provider;
    this.builder = notNull(builder, 'sb');
  }
  $held(): Held {
    const isOpen = this.#isOpen;
    const { newLine } = this;
    const putBack = (): void => {
      this.#isOpen = isOpen;
      this.newLine = newLine;
    };
    return { parts: [this.builder], putBack };
  }
  override take(text: string): void {
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

/** `System.IO.StringWriter`. */
export const stringWriterType: TypeDeclaration = declareType(
  'public class System.IO.StringWriter : TextWriter',
  () => ({
    'StringWriter()': () => new StringWriter(currentCulture()),
    'StringWriter(IFormatProvider? formatProvider)': (provider: unknown) => new StringWriter(provider),
    'StringWriter(System.Text.StringBuilder sb)': (builder: StringBuilder | null) =>
      new StringWriter(currentCulture(), builder),
    'StringWriter(System.Text.StringBuilder sb, IFormatProvider? formatProvider)': (
      builder: StringBuilder | null,
      provider: unknown,
    ) => new StringWriter(provider, builder),
    'override System.Text.Encoding Encoding { get; }': (self: StringWriter) => self.encoding,
    'virtual System.Text.StringBuilder GetStringBuilder()': (self: StringWriter) => self.builder,
    'override string ToString()': (self: StringWriter) => self.$toString(),
  }),
  { runtime: StringWriter },
);
