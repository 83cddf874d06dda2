// The value of a `System.Guid`: its 32 hexadecimal digits, and how it is written.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentNullException,
  FormatException,
} from '@mockwright/language/runtime/exceptions';
import { currentRun } from '@mockwright/language/runtime/run';

/** What `ToString` and `ParseExact` say of an unknown format. */
export const badFormat = 'Format string can be only "D", "d", "N", "n", "P", "p", "B", "b", "X" or "x".';

/** Order of the bytes in .NET's arrays: the first three groups are little-endian. */
const byteOrder = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];

const digitCodes: readonly number[] = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
/** A random number has 32 bits, those of eight digits. */
const digitsAtOnce = 8;
/** Where version and variant stand among the digits. */
const versionAt = 12;
const variantAt = 16;
/** The digits of the one that is being drawn. */
const drawn: number[] = Array.from({ length: 32 }, () => 0);

/** An immutable `System.Guid`. */
export class Guid {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  /** 32 lower-case digits. */
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }

  static readonly empty: Guid = new Guid('0'.repeat(32));
  static readonly allBitsSet: Guid = new Guid('f'.repeat(32));

  /** `Guid.NewGuid()`: version 4, from the run's chance. */
  static create(this: void): Guid {
    const { random } = currentRun().options;
    for (let at = 0; at < 32; at += digitsAtOnce) {
      let bits = Math.floor(random() * 2 ** 32);
      for (let digit = at; digit < at + digitsAtOnce; digit++) {
        drawn[digit] = digitCodes[bits & 15]!;
        bits >>>= 4;
      }
    }
    drawn[versionAt] = digitCodes[4]!;
    drawn[variantAt] = digitCodes[8 + Math.floor(random() * 4)]!;
    return new Guid(String.fromCharCode(...drawn));
  }
  /** `Guid.CreateVersion7()`: begins with the milliseconds since 1970, which are whole and not negative. */
  static createVersion7(milliseconds: number): Guid {
    const rest = Guid.create().digits;
    return new Guid(`${milliseconds.toString(16).padStart(12, '0')}7${rest.slice(13)}`);
  }
  /** From 16 bytes. @throws {ArgumentNullException | ArgumentException} */
  static ofBytes(bytes: readonly number[] | null, bigEndian: boolean = false): Guid {
    if (bytes === null) throw new ArgumentNullException('b');
    if (bytes.length !== 16)
      throw new ArgumentException('Byte array for Guid must be exactly 16 bytes long.', 'b');
    return new Guid(byteOrder.map((from, index) => hex(bytes[bigEndian ? index : from]!, 2)).join(''));
  }
  /** From a number of each width and an array of eight bytes, `d`. @throws {ArgumentNullException | ArgumentException} */
  static ofParts(a: number, b: number, c: number, rest: readonly number[] | null): Guid {
    if (rest === null) throw new ArgumentNullException('d');
    if (rest.length !== 8)
      throw new ArgumentException('Byte array for Guid must be exactly 8 bytes long.', 'd');
    return new Guid(hex(a, 8) + hex(b, 4) + hex(c, 4) + rest.map((byte) => hex(byte, 2)).join(''));
  }

  get bytes(): number[] {
    return byteOrder.map((index) => this.byteAt(index));
  }
  byteAt(index: number): number {
    return Number.parseInt(this.digits.slice(index * 2, index * 2 + 2), 16);
  }
  get version(): number {
    return Number.parseInt(this.digits.charAt(12), 16);
  }
  get variant(): number {
    return Number.parseInt(this.digits.charAt(16), 16);
  }
  compareTo(other: Guid): number {
    return this.digits < other.digits ? -1 : this.digits > other.digits ? 1 : 0;
  }
  /** @throws {FormatException} for anything but D, N, B, P and X */
  format(format: string | null): string {
    const d = this.digits;
    const dashed = `${d.slice(0, 8)}-${d.slice(8, 12)}-${d.slice(12, 16)}-${d.slice(16, 20)}-${d.slice(20)}`;
    switch (format?.toUpperCase() ?? '') {
      case '':
      case 'D':
        return dashed;
      case 'N':
        return d;
      case 'B':
        return `{${dashed}}`;
      case 'P':
        return `(${dashed})`;
      case 'X': {
        const bytes = Array.from({ length: 8 }, (_, index) => `0x${d.slice(16 + index * 2, 18 + index * 2)}`);
        return `{0x${d.slice(0, 8)},0x${d.slice(8, 12)},0x${d.slice(12, 16)},{${bytes.join()}}}`;
      }
      default:
        throw new FormatException(badFormat);
    }
  }

  $toString(): string {
    return this.format(null);
  }
  $format(format: string | null): string {
    return this.format(format);
  }
  $equals(other: unknown): boolean {
    return other instanceof Guid && other.digits === this.digits;
  }
  $hash(): number {
    const word = (at: number): number => {
      const bytes = this.bytes;
      return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    };
    return word(0) ^ word(4) ^ word(8) ^ word(12);
  }
  /** @throws {ArgumentException} for anything but a Guid */
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof Guid)) throw new ArgumentException('Object must be of type GUID.', 'value');
    return this.compareTo(other);
  }
}

function hex(value: number, width: number): string {
  return (value >>> 0).toString(16).padStart(width, '0').slice(-width);
}
