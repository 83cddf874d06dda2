// The value of a `System.Numerics.Complex`, and its arithmetic.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { combineHashes, hash } from '@mockwright/language/runtime/equality';
import { numberFormatOf } from '../../System.Globalization/format-provider.ts';
import { formatDouble } from '../../System/numbers/format-number.ts';

/** A complex number. */
export class Complex {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly real: number;
  readonly imaginary: number;
  constructor(real: number, imaginary: number) {
    this.real = real;
    this.imaginary = imaginary;
  }
  $toString(): string {
    return complexText(this, null, null);
  }
  $format(format: string | null, provider: unknown): string {
    return complexText(this, format, provider);
  }
  $equals(other: unknown): boolean {
    return other instanceof Complex && other.real === this.real && other.imaginary === this.imaginary;
  }
  $hash(): number {
    return combineHashes(hash(this.real), hash(this.imaginary));
  }
}

/** `<1; 2>`. */
export function complexText({ real, imaginary }: Complex, format: string | null, provider: unknown): string {
  const info = numberFormatOf(provider);
  return `<${formatDouble(real, format, info)}; ${formatDouble(imaginary, format, info)}>`;
}

/** A complex number of its parts. */
export const complex = (real: number, imaginary: number = 0): Complex => new Complex(real, imaginary);

/** The magnitude: `double.Hypot`. */
export function abs({ real, imaginary }: Complex): number {
  const square = real * real + imaginary * imaginary;
  return square > 1e-290 && square < 1e290 ? Math.sqrt(square) : Math.hypot(real, imaginary);
}
