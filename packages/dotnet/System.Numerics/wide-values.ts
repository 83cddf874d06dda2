// The values of `System.Int128` and `System.UInt128`.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { declaredFormat } from '@mockwright/language/runtime/core-types';
import { combineHashes, hash } from '@mockwright/language/runtime/equality';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';

/** An integer of 128 bits, in range already. */
export abstract class WideInteger {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly value: bigint;
  constructor(value: bigint) {
    this.value = value;
  }

  $toString(): string {
    return this.value.toString();
  }
  $format(format: string | null, provider: unknown): string {
    return declaredFormat(this, format, provider);
  }
  $equals(other: unknown): boolean {
    return other instanceof WideInteger && other.$type === this.$type && other.value === this.value;
  }
  $hash(): number {
    return combineHashes(hash(BigInt.asIntN(64, this.value)), hash(BigInt.asIntN(64, this.value >> 64n)));
  }
  /** @throws {ArgumentException} for a value of another type */
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof WideInteger) || other.$type !== this.$type)
      throw new ArgumentException(`Object must be of type ${this.$type.name}.`);
    return this.value < other.value ? -1 : this.value > other.value ? 1 : 0;
  }
}

/** `System.Int128`. */
export class Int128 extends WideInteger {}
/** `System.UInt128`. */
export class UInt128 extends WideInteger {}
