// `System.Guid` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import { textOfBytes, tryFormat, withSpanParsers } from './span-members.ts';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { checkNotNegative } from './text/range-checks.ts';
import { DateTimeOffset } from './date-time-offset.ts';
import type { Span } from '@mockwright/language/runtime/span';
import { toByteArray } from './base64.ts';
import { parseGuid, parseGuidExact, tryParseGuid, tryParseGuidExact } from './guid-parse.ts';
import { Guid } from './guid-value.ts';

function into(result: Ref, guid: Guid | undefined): boolean {
  result.v = guid ?? Guid.empty;
  return guid !== undefined;
}
function version7(timestamp: DateTimeOffset): Guid {
  const milliseconds = Number(timestamp.unixMilliseconds);
  checkNotNegative('timestamp', milliseconds);
  return Guid.createVersion7(milliseconds);
}
function ofNumbers(a: number, b: number, c: number, ...rest: number[]): Guid {
  return Guid.ofParts(a, b, c, rest);
}

const bytesIn = (self: Guid, bigEndian: boolean): readonly number[] =>
  bigEndian ? Array.from({ length: 16 }, (_, index) => self.byteAt(index)) : self.bytes;

function writeBytes(self: Guid, destination: Span, bigEndian: boolean, written?: Ref<number>): boolean {
  const fits = destination.length >= 16;
  if (written) written.v = fits ? 16 : 0;
  if (fits) for (const [index, byte] of bytesIn(self, bigEndian).entries()) destination.set(index, byte);
  return fits;
}

/** `System.Guid`. */
export const guidType: TypeDeclaration = declareType(
  'public readonly struct System.Guid : ISpanFormattable, IFormattable, IComparable, IComparable<Guid>, IEquatable<Guid>, ISpanParsable<Guid>, IUtf8SpanFormattable, IUtf8SpanParsable<Guid>',
  () =>
    withSpanParsers({
      'Guid(byte[] b)': (bytes: readonly number[] | null) => Guid.ofBytes(bytes),
      'Guid(ReadOnlySpan<byte> b)': (bytes: Span<number>) => Guid.ofBytes(bytes.copy()),
      'Guid(ReadOnlySpan<byte> b, bool bigEndian)': (bytes: Span<number>, bigEndian: boolean) =>
        Guid.ofBytes(bytes.copy(), bigEndian),
      'Guid(uint a, ushort b, ushort c, byte d, byte e, byte f, byte g, byte h, byte i, byte j, byte k)':
        ofNumbers,
      'Guid(int a, short b, short c, byte[] d)': (
        a: number,
        b: number,
        c: number,
        d: readonly number[] | null,
      ) => Guid.ofParts(a, b, c, d),
      'Guid(int a, short b, short c, byte d, byte e, byte f, byte g, byte h, byte i, byte j, byte k)':
        ofNumbers,
      'Guid(string g)': (text: string | null) => parseGuid(text, 'g'),
      'static Guid AllBitsSet { get; }': () => Guid.allBitsSet,
      'int Variant { get; }': (self: Guid) => self.variant,
      'int Version { get; }': (self: Guid) => self.version,
      'static Guid CreateVersion7()': () => version7(DateTimeOffset.utcNow()),
      'static Guid CreateVersion7(DateTimeOffset timestamp)': version7,
      'static Guid Parse(string input)': (input: string | null) => parseGuid(input, 'input'),
      'static bool TryParse(string? input, out Guid result)': (input: string | null, result: Ref) =>
        into(result, tryParseGuid(input)),
      'static Guid ParseExact(string input, string format)': parseGuidExact,
      'static bool TryParseExact(string? input, string? format, out Guid result)': (
        input: string | null,
        format: string | null,
        result: Ref,
      ) => into(result, tryParseGuidExact(input, format)),
      'byte[] ToByteArray()': (self: Guid) => toByteArray(self.bytes),
      'byte[] ToByteArray(bool bigEndian)': (self: Guid, bigEndian: boolean) =>
        toByteArray([...bytesIn(self, bigEndian)]),
      'bool TryWriteBytes(Span<byte> destination)': (self: Guid, destination: Span) =>
        writeBytes(self, destination, false),
      'bool TryWriteBytes(Span<byte> destination, bool bigEndian, out int bytesWritten)': (
        self: Guid,
        destination: Span,
        bigEndian: boolean,
        bytesWritten: Ref<number>,
      ) => writeBytes(self, destination, bigEndian, bytesWritten),
      'override int GetHashCode()': (self: Guid) => self.$hash(),
      'override bool Equals(object? o)': (self: Guid, other: unknown) => self.$equals(other),
      'bool Equals(Guid g)': (self: Guid, other: Guid) => self.digits === other.digits,
      'int CompareTo(object? value)': (self: Guid, value: unknown) => self.$compareTo(value),
      'int CompareTo(Guid value)': (self: Guid, value: Guid) => self.compareTo(value),
      'static bool operator ==(Guid a, Guid b)': (a: Guid, b: Guid) => a.digits === b.digits,
      'static bool operator !=(Guid a, Guid b)': (a: Guid, b: Guid) => a.digits !== b.digits,
      'override string ToString()': (self: Guid) => self.format(null),
      'string ToString(string? format)': (self: Guid, format: string | null) => self.format(format),
      'string ToString(string? format, IFormatProvider? provider)': (self: Guid, format: string | null) =>
        self.format(format),
      'static bool operator <(Guid left, Guid right)': (a: Guid, b: Guid) => a.digits < b.digits,
      'static bool operator <=(Guid left, Guid right)': (a: Guid, b: Guid) => a.digits <= b.digits,
      'static bool operator >(Guid left, Guid right)': (a: Guid, b: Guid) => a.digits > b.digits,
      'static bool operator >=(Guid left, Guid right)': (a: Guid, b: Guid) => a.digits >= b.digits,
      'static Guid Parse(ReadOnlySpan<byte> utf8Text)': (text: Span<number>) =>
        parseGuid(textOfBytes(text), 'input'),
      'static bool TryParse(ReadOnlySpan<byte> utf8Text, out Guid result)': (
        text: Span<number>,
        result: Ref,
      ) => into(result, tryParseGuid(textOfBytes(text))),
      'static Guid NewGuid()': Guid.create,
      'static readonly Guid Empty': Guid.empty,
      'static Guid Parse(string s, IFormatProvider? provider)': (s: string | null) => parseGuid(s, 's'),
      'static Guid Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider)': (text: Span<number>) =>
        parseGuid(textOfBytes(text), 'input'),
      'static bool TryParse(string? s, IFormatProvider? provider, out Guid result)': (
        s: string | null,
        _provider: unknown,
        result: Ref,
      ) => into(result, tryParseGuid(s)),
      'static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out Guid result)': (
        text: Span<number>,
        _provider: unknown,
        result: Ref,
      ) => into(result, tryParseGuid(textOfBytes(text))),
      ...tryFormat((self: Guid, format) => self.format(format), ', ReadOnlySpan<char> format = default'),
    }),
  { runtime: Guid, defaultValue: Guid.empty },
);
