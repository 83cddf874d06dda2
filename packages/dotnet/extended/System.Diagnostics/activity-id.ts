// What `ActivityTraceId` and `ActivitySpanId` have in common.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { hash } from '@mockwright/language/runtime/equality';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { randomBytes } from '../../System.Security.Cryptography/random-bytes.ts';
import { toHex } from '../../System/base64.ts';

/** A number of 8 or 16 bytes, in hexadecimal digits. */
export abstract class ActivityId {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
  $toString(): string {
    return this.digits;
  }
  $equals(other: unknown): boolean {
    return other instanceof ActivityId && other.digits === this.digits;
  }
  $hash(): number {
    return hash(this.digits);
  }
}
/** Declares an identifier of so many bytes. */
export function idType(
  name: string,
  bytes: number,
  runtime: new (digits: string) => ActivityId,
): TypeDeclaration {
  const random = (): string =>
    Array.from(randomBytes(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const fromDigits = (span: Span<number>): ActivityId => {
    const text = textOfSpan(span);
    if (text.length !== bytes * 2 || !/^[\da-f]*$/.test(text))
      throw new ArgumentOutOfRangeException('idData');
    return new runtime(text);
  };
  return declareType(
    `public readonly struct System.Diagnostics.${name} : IEquatable<${name}>`,
    () => ({
      [`static ${name} CreateRandom()`]: () => new runtime(random()),
      [`static ${name} CreateFromString(ReadOnlySpan<char> idData)`]: fromDigits,
      [`static ${name} CreateFromUtf8String(ReadOnlySpan<byte> idData)`]: fromDigits,
      [`static ${name} CreateFromBytes(ReadOnlySpan<byte> idData)`]: (span: Span<number>) => {
        if (span.length !== bytes) throw new ArgumentOutOfRangeException('idData');
        return new runtime(toHex(span.copy(), false));
      },
      'void CopyTo(Span<byte> destination)': (self: ActivityId, destination: Span<number>) => {
        if (destination.length < bytes) throw new ArgumentOutOfRangeException('destination');
        for (let index = 0; index < bytes; index++)
          destination.set(index, Number.parseInt(self.digits.slice(index * 2, index * 2 + 2), 16));
      },
      'string ToHexString()': (self: ActivityId) => self.digits,
      'override string ToString()': (self: ActivityId) => self.digits,
      [`static bool operator ==(${name} left, ${name} right)`]: (a: ActivityId, b: ActivityId) =>
        a.$equals(b),
      [`static bool operator !=(${name} left, ${name} right)`]: (a: ActivityId, b: ActivityId) =>
        !a.$equals(b),
      [`bool Equals(${name} other)`]: (self: ActivityId, other: unknown) => self.$equals(other),
      'override bool Equals(object? obj)': (self: ActivityId, other: unknown) => self.$equals(other),
      'override int GetHashCode()': (self: ActivityId) => self.$hash(),
    }),
    { runtime, defaultValue: new runtime('0'.repeat(bytes * 2)) },
  );
}
