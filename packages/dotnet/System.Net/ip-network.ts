// `System.Net.IPNetwork`: all addresses that begin alike.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { combineHashes } from '@mockwright/language/runtime/equality';
import {
  ArgumentNullException,
  ArgumentOutOfRangeException,
  FormatException,
} from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';

import { withSpanParsers, writeText } from '../System/span-members.ts';
import { IPAddress } from './ip-address.ts';

/** The address with everything behind the prefix cleared. */
function masked({ bytes }: IPAddress, prefixLength: number): IPAddress {
  return new IPAddress(
    bytes.map((byte, index) => {
      const kept = Math.min(8, Math.max(0, prefixLength - index * 8));
      return byte & (0xff << (8 - kept)) & 0xff;
    }),
  );
}

/** A network: its first address and the number of bits that all of its addresses share. */
class IPNetwork {
  declare readonly $type: NamedType;
  readonly base: IPAddress;
  readonly prefixLength: number;
  /** @throws {ArgumentNullException | ArgumentOutOfRangeException} */
  constructor(base: IPAddress | null, prefixLength: number) {
    if (base === null) throw new ArgumentNullException('baseAddress');
    if (prefixLength < 0 || prefixLength > base.bytes.length * 8)
      throw new ArgumentOutOfRangeException('prefixLength');
    this.base = masked(base, prefixLength);
    this.prefixLength = prefixLength;
  }
  static tryParse(text: string | null): IPNetwork | undefined {
    const [, address, length] = /^(.*)\/(\d{1,3})$/.exec(text ?? '') ?? [];
    const base = address === undefined ? undefined : IPAddress.tryParse(address);
    return base && Number(length) <= base.bytes.length * 8 ? new IPNetwork(base, Number(length)) : undefined;
  }
  static parse(text: string | null): IPNetwork {
    if (text === null) throw new ArgumentNullException('s');
    const network = IPNetwork.tryParse(text);
    if (!network) throw new FormatException('An invalid IP network was specified.');
    return network;
  }
  contains(address: IPAddress | null): boolean {
    if (address === null) throw new ArgumentNullException('address');
    return (
      address.bytes.length === this.base.bytes.length && masked(address, this.prefixLength).$equals(this.base)
    );
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof IPNetwork && other.prefixLength === this.prefixLength && other.base.$equals(this.base)
    );
  }
  $hash(): number {
    return combineHashes(this.base.$hash(), this.prefixLength);
  }
  $toString(): string {
    return `${this.base.$toString()}/${this.prefixLength}`;
  }
}

/** All of it is ASCII. */
const tryWrite = (self: IPNetwork, destination: Span<number>, written: Ref): boolean =>
  writeText(self.$toString(), destination, written);

/** `System.Net.IPNetwork`. */
export const ipNetworkType: TypeDeclaration = declareType(
  'public readonly struct System.Net.IPNetwork : IEquatable<IPNetwork>, ISpanParsable<IPNetwork>',
  () =>
    withSpanParsers({
      'IPNetwork(IPAddress baseAddress, int prefixLength)': (base: IPAddress | null, prefixLength: number) =>
        new IPNetwork(base, prefixLength),
      'IPAddress BaseAddress { get; }': (self: IPNetwork) => self.base,
      'int PrefixLength { get; }': (self: IPNetwork) => self.prefixLength,
      'bool Contains(IPAddress address)': (self: IPNetwork, address: IPAddress | null) =>
        self.contains(address),
      'static IPNetwork Parse(string s)': (text: string | null) => IPNetwork.parse(text),
      'static bool TryParse(string? s, out IPNetwork result)': (text: string | null, result: Ref) => {
        const network = IPNetwork.tryParse(text);
        result.v = network ?? nowhere;
        return network !== undefined;
      },
      'bool TryFormat(Span<char> destination, out int charsWritten)': tryWrite,
      'bool TryFormat(Span<byte> utf8Destination, out int bytesWritten)': tryWrite,
      'bool Equals(IPNetwork other)': (self: IPNetwork, other: IPNetwork) => self.$equals(other),
      'override bool Equals(object? obj)': (self: IPNetwork, other: unknown) => self.$equals(other),
      'override int GetHashCode()': (self: IPNetwork) => self.$hash(),
      'override string ToString()': (self: IPNetwork) => self.$toString(),
      'static bool operator ==(IPNetwork left, IPNetwork right)': (a: IPNetwork, b: IPNetwork) =>
        a.$equals(b),
      'static bool operator !=(IPNetwork left, IPNetwork right)': (a: IPNetwork, b: IPNetwork) =>
        !a.$equals(b),
    }),
  { runtime: IPNetwork, defaultValue: () => nowhere },
);
const nowhere = new IPNetwork(new IPAddress([0, 0, 0, 0]), 0);
