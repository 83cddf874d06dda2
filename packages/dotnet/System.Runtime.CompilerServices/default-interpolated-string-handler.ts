// `System.Runtime.CompilerServices.DefaultInterpolatedStringHandler`: makes a string of the parts of an interpolated one.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { align } from '@mockwright/language/runtime/emitted';
import { spendMemory } from '@mockwright/language/runtime/run';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { formatValue } from '@mockwright/language/runtime/text';

class DefaultStringHandler {
  text = '';
  readonly provider: unknown;
  constructor(provider: unknown) {
    this.provider = provider;
  }

  append(text: string | null, alignment: number = 0): void {
    const aligned = align(text ?? '', alignment);
    spendMemory(aligned.length);
    this.text += aligned;
  }
  appendValue(boxed: unknown, alignment: number, format: string | null): void {
    this.append(formatValue(boxed, format, this.provider), alignment);
  }
  clear(): void {
    this.text = '';
  }
}

type Self = DefaultStringHandler;
/** The type that the compiler itself takes where nothing else is asked for. */
export const defaultStringHandlerType: TypeDeclaration = declareType(
  'public ref struct System.Runtime.CompilerServices.DefaultInterpolatedStringHandler',
  () => ({
    ['DefaultInterpolatedStringHandler(int literalLength, int formattedCount)']: () =>
      new DefaultStringHandler(null),
    ['DefaultInterpolatedStringHandler(int literalLength, int formattedCount, IFormatProvider? provider)']: (
      _length: number,
      _count: number,
      provider: unknown,
    ) => new DefaultStringHandler(provider),
    ['DefaultInterpolatedStringHandler(int literalLength, int formattedCount, IFormatProvider? provider, Span<char> initialBuffer)']:
      (_length: number, _count: number, provider: unknown) => new DefaultStringHandler(provider),
    'void AppendLiteral(string value)': (self: Self, text: string) => self.append(text),
    'void AppendFormatted<T>(T value)': (self: Self, value: unknown, type: Type) =>
      self.appendValue(box(value, type), 0, null),
    'void AppendFormatted<T>(T value, string? format)': (
      self: Self,
      value: unknown,
      format: string | null,
      type: Type,
    ) => self.appendValue(box(value, type), 0, format),
    'void AppendFormatted<T>(T value, int alignment)': (
      self: Self,
      value: unknown,
      alignment: number,
      type: Type,
    ) => self.appendValue(box(value, type), alignment, null),
    'void AppendFormatted<T>(T value, int alignment, string? format)': (
      self: Self,
      value: unknown,
      alignment: number,
      format: string | null,
      type: Type,
    ) => self.appendValue(box(value, type), alignment, format),
    'void AppendFormatted(ReadOnlySpan<char> value)': (self: Self, value: Span<number>) =>
      self.append(textOfSpan(value)),
    'void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string? format = null)': (
      self: Self,
      value: Span<number>,
      alignment: number,
    ) => self.append(textOfSpan(value), alignment),
    'void AppendFormatted(string? value)': (self: Self, value: string | null) => self.append(value),
    'void AppendFormatted(string? value, int alignment = 0, string? format = null)': (
      self: Self,
      value: string | null,
      alignment: number,
    ) => self.append(value, alignment),
    'void AppendFormatted(object? value, int alignment = 0, string? format = null)': (
      self: Self,
      value: unknown,
      alignment: number,
      format: string | null,
    ) => self.appendValue(value, alignment, format),
    'void Clear()': (self: Self) => self.clear(),
    'string ToStringAndClear()': (self: Self) => {
      const { text } = self;
      self.clear();
      return text;
    },
    'override string ToString()': (self: Self) => self.text,
  }),
  { runtime: DefaultStringHandler, defaultValue: () => new DefaultStringHandler(null) },
);
