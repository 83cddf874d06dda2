// The class `System.Version`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Span } from '@mockwright/language/runtime/span';
import {
  textOfBytes,
  utf8Statics,
  tryFormat,
  withSpanParsers,
  writeBytes,
  writeText,
} from './span-members.ts';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  Exception,
} from '@mockwright/language/runtime/exceptions';
import { NumberFormatInfo } from '../System.Globalization/number-format-info.ts';
import { numberStyles } from '../System.Globalization/number-styles.ts';
import { integerRanges, parseInteger } from './numbers/parse-number.ts';

function notNegative(name: string, value: number): number {
  if (value >= 0) return value;
  throw new ArgumentOutOfRangeException(name, `${name} ('${value}') must be a non-negative value.`, {
    value,
    text: String(value),
  });
}

/** Two to four numbers; the ones not given are -1. */
export class Version {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly parts: readonly [major: number, minor: number, build: number, revision: number];
  constructor(major: number, minor: number, build: number = -1, revision: number = -1) {
    this.parts = [major, minor, build, revision];
  }
  /** How many numbers it has. */
  get length(): number {
    const [, , build, revision] = this.parts;
    return revision >= 0 ? 4 : build >= 0 ? 3 : 2;
  }
  /** @throws {ArgumentException} for more numbers than there are */
  text(count: number): string {
    const most = count < 0 || count > 4 ? 4 : this.length;
    if (count < 0 || count > most)
      throw new ArgumentException(`Argument must be between 0 and ${most}.`, 'fieldCount');
    return this.parts.slice(0, count).join('.');
  }
  compareTo(other: Version | null): number {
    if (other === null) return 1;
    const at = this.parts.findIndex((part, index) => part !== other.parts[index]);
    return at < 0 ? 0 : this.parts[at]! > other.parts[at]! ? 1 : -1;
  }
  $toString(): string {
    return this.text(this.length);
  }
  $equals(other: unknown): boolean {
    return other instanceof Version && this.compareTo(other) === 0;
  }
  $hash(): number {
    const [major, minor, build, revision] = this.parts;
    return ((major & 0xf) << 28) | ((minor & 0xff) << 20) | ((build & 0xff) << 12) | (revision & 0xfff);
  }
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof Version))
      throw new ArgumentException('Object must be of type Version.', 'version');
    return this.compareTo(other);
  }
}

const names = ['major', 'minor', 'build', 'revision'];

function create(...parts: number[]): Version {
  parts.forEach((part, index) => notNegative(names[index]!, part));
  return new Version(...(parts as [number, number]));
}

function parse(input: string | null): Version {
  if (input === null) throw new ArgumentNullException('input');
  const parts = input.split('.');
  if (parts.length < 2 || parts.length > 4) {
    throw new ArgumentException('Version string portion was too short or too long.', 'input');
  }
  const numbers = parts.map((part) =>
    notNegative(
      'input',
      Number(parseInteger(part, integerRanges.int, numberStyles.Integer, NumberFormatInfo.invariant)),
    ),
  );
  return new Version(...(numbers as [number, number]));
}

function tryParse(input: string | null, result: Ref): boolean {
  try {
    result.v = parse(input);
    return true;
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    result.v = null;
    return false;
  }
}

function compare(a: Version | null, b: Version | null): number {
  return a === null ? (b === null ? 0 : -1) : a.compareTo(b);
}

/** `System.Version`. */
export const versionType: TypeDeclaration = declareType(
  'public sealed class System.Version : ICloneable, IComparable, IComparable<Version>, IEquatable<Version>, ISpanFormattable, IFormattable, IUtf8SpanFormattable, IUtf8SpanParsable<Version>',
  () =>
    withSpanParsers({
      'Version(int major, int minor, int build, int revision)': create,
      'Version(int major, int minor, int build)': create,
      'Version(int major, int minor)': create,
      'Version(string version)': parse,
      'Version()': () => new Version(0, 0),
      'int Major { get; }': (self: Version) => self.parts[0],
      'int Minor { get; }': (self: Version) => self.parts[1],
      'int Build { get; }': (self: Version) => self.parts[2],
      'int Revision { get; }': (self: Version) => self.parts[3],
      'short MajorRevision { get; }': (self: Version) => (self.parts[3] >> 16) | 0,
      'short MinorRevision { get; }': (self: Version) => (self.parts[3] << 16) >> 16,
      'object Clone()': ({ parts }: Version) => new Version(...parts),
      'int CompareTo(object? version)': (self: Version, other: unknown) => self.$compareTo(other),
      'int CompareTo(Version? value)': (self: Version, other: Version | null) => self.compareTo(other),
      'override bool Equals(object? obj)': (self: Version, other: unknown) => self.$equals(other),
      'bool Equals(Version? obj)': (self: Version, other: unknown) => self.$equals(other),
      'override int GetHashCode()': (self: Version) => self.$hash(),
      'override string ToString()': (self: Version) => self.$toString(),
      'string ToString(int fieldCount)': (self: Version, count: number) => self.text(count),
      ...tryFormat((self: Version) => self.$toString(), ''),
      'bool TryFormat(Span<char> destination, int fieldCount, out int charsWritten)': (
        self: Version,
        destination: Span<number>,
        count: number,
        written: Ref,
      ) => writeText(self.text(count), destination, written),
      'bool TryFormat(Span<byte> utf8Destination, int fieldCount, out int bytesWritten)': (
        self: Version,
        destination: Span<number>,
        count: number,
        written: Ref,
      ) => writeBytes(self.text(count), destination, written),
      'static Version Parse(string input)': parse,
      'static Version Parse(ReadOnlySpan<byte> utf8Text)': (text: Span<number>) => parse(textOfBytes(text)),
      'static bool TryParse(string? input, out Version? result)': tryParse,
      'static bool TryParse(ReadOnlySpan<byte> utf8Text, out Version? result)': (
        text: Span<number>,
        result: Ref,
      ) => tryParse(textOfBytes(text), result),
      'static bool operator ==(Version? v1, Version? v2)': (a: Version | null, b: Version | null) =>
        compare(a, b) === 0,
      'static bool operator !=(Version? v1, Version? v2)': (a: Version | null, b: Version | null) =>
        compare(a, b) !== 0,
      'static bool operator <(Version? v1, Version? v2)': (a: Version | null, b: Version | null) =>
        compare(a, b) < 0,
      'static bool operator <=(Version? v1, Version? v2)': (a: Version | null, b: Version | null) =>
        compare(a, b) <= 0,
      'static bool operator >(Version? v1, Version? v2)': (a: Version | null, b: Version | null) =>
        compare(a, b) > 0,
      'static bool operator >=(Version? v1, Version? v2)': (a: Version | null, b: Version | null) =>
        compare(a, b) >= 0,
    }),
  {
    runtime: Version,
    statics: utf8Statics(parse, (text, _provider, result) => tryParse(text, result)),
  },
);
