// The interfaces of System.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { Box } from '@mockwright/language/runtime/box';
import { compare, compareAs } from '@mockwright/language/runtime/comparison';
import { equals } from '@mockwright/language/runtime/equality';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';
import { formatValue } from '@mockwright/language/runtime/text';
import { changeType, convertBoxed, convertibleNames, typeCodeOf } from './convert-values.ts';
import type { Convertible } from './convert-values.ts';
import { formatOf, writeBytes, writeText } from './span-members.ts';

/** A boxed value as the natural form that `T` arguments have. */
function natural(self: unknown): unknown {
  return self instanceof Box ? self.value : self;
}

/** `TryFormat` of any value by its text. */
function formatInto(write: typeof writeText): Implementation {
  return (
    self: unknown,
    destination: Span<number>,
    written: Ref,
    format: Span<number>,
    provider: unknown,
  ): boolean => write(formatValue(self, formatOf(format), provider), destination, written);
}

const conversions: Record<string, Implementation> = {};
for (const [kind, name] of Object.entries(convertibleNames) as [Convertible, string][]) {
  conversions[`${kind} To${name}(IFormatProvider? provider)`] = (self: unknown, provider: unknown) =>
    convertBoxed(self, kind, provider);
}

/** The interfaces of System. */
export const interfaceTypes: readonly TypeDeclaration[] = [
  declareType('public interface System.IComparable', () => ({ 'int CompareTo(object? obj)': compare })),
  declareType('public interface System.IComparable<in T> where T : allows ref struct', () => ({
    'int CompareTo(T? other)': (self: unknown, other: unknown) =>
      self instanceof Box ? compareAs(self.value, other, self.$type) : compare(self, other),
  })),
  declareType('public interface System.IEquatable<T> where T : allows ref struct', () => ({
    'bool Equals(T? other)': (self: unknown, other: unknown) => equals(natural(self), other),
  })),
  declareType('public interface System.IFormattable', () => ({
    'string ToString(string? format, IFormatProvider? formatProvider)': formatValue,
  })),
  declareType('public interface System.ISpanFormattable : IFormattable', () => ({
    'bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format, IFormatProvider? provider)':
      formatInto(writeText),
  })),
  declareType('public interface System.IUtf8SpanFormattable', () => ({
    'bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format, IFormatProvider? provider)':
      formatInto(writeBytes),
  })),
  declareType('public interface System.IDisposable', () => ({ 'void Dispose()': undefined })),
  declareType('public interface System.IAsyncDisposable', () => ({
    'System.Threading.Tasks.ValueTask DisposeAsync()': undefined,
  })),
  declareType('public interface System.ICloneable', () => ({ 'object Clone()': undefined })),
  declareType('public interface System.IFormatProvider', () => ({
    'object? GetFormat(Type? formatType)': undefined,
  })),
  declareType('public interface System.ICustomFormatter', () => ({
    'string Format(string? format, object? arg, IFormatProvider? formatProvider)': undefined,
  })),
  declareType('public interface System.IServiceProvider', () => ({
    'object? GetService(Type serviceType)': undefined,
  })),
  declareType('public interface System.IAsyncResult', () => ({
    'System.Threading.WaitHandle AsyncWaitHandle { get; }': undefined,
    'bool IsCompleted { get; }': undefined,
    'object? AsyncState { get; }': undefined,
    'bool CompletedSynchronously { get; }': (self: object) =>
      (self as Readonly<Record<string, (() => boolean) | undefined>>)[
        'IAsyncResult.get_CompletedSynchronously/0'
      ]?.() ?? false,
  })),
  declareType('public interface System.IObserver<in T>', () => ({
    'void OnNext(T value)': undefined,
    'void OnError(Exception error)': undefined,
    'void OnCompleted()': undefined,
  })),
  declareType('public interface System.IObservable<out T>', () => ({
    'IDisposable Subscribe(IObserver<T> observer)': undefined,
  })),
  declareType('public interface System.IProgress<in T>', () => ({ 'void Report(T value)': undefined })),
  declareType('public interface System.IConvertible', () => ({
    'TypeCode GetTypeCode()': typeCodeOf,
    ...conversions,
    'object ToType(Type conversionType, IFormatProvider? provider)': (
      self: unknown,
      type: Type | null,
      provider: unknown,
    ) => {
      if (type === null) throw new ArgumentNullException('targetType');
      return changeType(self, type, provider);
    },
  })),
];
