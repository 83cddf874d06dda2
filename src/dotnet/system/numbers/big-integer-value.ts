// The value of a `System.Numerics.BigInteger`.
import type { NamedType } from '../../../metadata/symbols.ts';
import { declaredFormat, declaredMethod } from '../../../runtime/core-types.ts';
import { ArgumentException } from '../../../runtime/exceptions.ts';

/** An integer of any size. */
export class BigInteger {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly value: bigint;
  constructor(value: bigint) {
    this.value = value;
  }
  static readonly zero: BigInteger = new BigInteger(0n);
  static readonly one: BigInteger = new BigInteger(1n);
  static readonly minusOne: BigInteger = new BigInteger(-1n);

  $toString(): string {
    return declaredMethod(this.$type, 'ToString', [])!(this) as string;
  }
  $format(format: string | null, provider: unknown): string {
    return declaredFormat(this, format, provider);
  }
  $equals(other: unknown): boolean {
    return other instanceof BigInteger && other.value === this.value;
  }
  $hash(): number {
    let hash = 0;
    for (let rest = this.value < 0n ? -this.value : this.value; rest > 0n; rest >>= 32n)
      hash = Math.imul(hash, 31) + Number(BigInt.asIntN(32, rest));
    return (this.value < 0n ? ~hash : hash) | 0;
  }
  /** @throws {ArgumentException} for anything but a BigInteger */
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof BigInteger))
      throw new ArgumentException('The parameter must be a BigInteger.', 'obj');
    return this.value < other.value ? -1 : this.value > other.value ? 1 : 0;
  }
}
