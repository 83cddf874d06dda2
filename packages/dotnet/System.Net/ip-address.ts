// The class `System.Net.IPAddress`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { toArray } from '@mockwright/language/runtime/box';
import { box } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { combineHashes } from '@mockwright/language/runtime/equality';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  FormatException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { notSupportedByAddress } from '../System.Net.Sockets/socket-exception.ts';
import { textOfBytes, tryFormat } from '../System/span-members.ts';
import { fourNumbers } from './uri-host.ts';

const interNetwork = 2;
const interNetworkV6 = 23;

/** The groups of a version 6 address as RFC 5952 writes them: the longest run of zeros is `::`. */
function textOfGroups(groups: readonly number[]): string {
  let [bestStart, bestLength] = [-1, 1];
  for (let start = 0; start < groups.length; start++) {
    let end = start;
    while (end < groups.length && groups[end] === 0) end++;
    if (end - start > bestLength) [bestStart, bestLength] = [start, end - start];
  }
  const text = (part: readonly number[]): string => part.map((group) => group.toString(16)).join(':');
  return bestStart < 0
    ? text(groups)
    : `${text(groups.slice(0, bestStart))}::${text(groups.slice(bestStart + bestLength))}`;
}

function parseFour(text: string): number[] | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256))
    return undefined;
  return parts.map(Number);
}

/** The last 32 bits may be written as a version 4 address. */
function withHexTail(text: string): string {
  const four = parseFour(text.slice(text.lastIndexOf(':') + 1));
  if (!four) return text;
  const [a = 0, b = 0, c = 0, d = 0] = four;
  return `${text.slice(0, text.lastIndexOf(':') + 1)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}
function parseSix(address: string): number[] | undefined {
  const text = withHexTail(address);
  const [head = '', tail, extra] = text.split('::');
  if (extra !== undefined) return undefined;
  const groups = (part: string | undefined): string[] =>
    part === undefined || part === '' ? [] : part.split(':');
  const [first, last] = [groups(head), groups(tail)];
  const missing = 8 - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  if (!all.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return all.flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 0xff]);
}

/** Whether the last 32 bits are written as a version 4 address. */
function endsInFour(groups: readonly number[]): boolean {
  const [a, b, c, d, e, f, g] = groups;
  if (a !== 0 || b !== 0 || c !== 0 || d !== 0 || g === 0) return false;
  return e === 0 ? f === 0 || f === 0xffff || f === 0x5efe : e === 0xffff && f === 0;
}

function bytesOfNumber(value: bigint): number[] {
  return [0n, 8n, 16n, 24n].map((shift) => Number((value >> shift) & 0xffn));
}
function inUint32(value: bigint, name: string): bigint {
  if (value >= 0n && value <= 0xffff_ffffn) return value;
  throw new ArgumentOutOfRangeException(
    name,
    `${name} ('${value}') must be ${value < 0n ? 'a non-negative value' : "less than or equal to '4294967295'"}.`,
    { value: box(value, specialType(value < 0n ? 'long' : 'ulong')), text: String(value) },
  );
}

/** An address of 4 or 16 bytes. */
export class IPAddress {
  declare readonly $type: NamedType;
  bytes: readonly number[];
  #scope: bigint = 0n;
  /** @throws {ArgumentException} for any other number of bytes */
  constructor(bytes: readonly number[] | null) {
    if (bytes === null) throw new ArgumentNullException('address');
    if (bytes.length !== 4 && bytes.length !== 16)
      throw new ArgumentException('An invalid IP address was specified.', 'address');
    this.bytes = [...bytes];
  }
  $held(): Held {
    const { bytes } = this;
    const scope = this.#scope;
    const putBack = (): void => {
      this.bytes = bytes;
      this.#scope = scope;
    };
    return { parts: [], putBack };
  }
  static ofScope(bytes: readonly number[] | null, scope: bigint): IPAddress {
    if (bytes !== null && bytes.length !== 16)
      throw new ArgumentException('An invalid IP address was specified.', 'address');
    const address = new IPAddress(bytes);
    address.#scope = inUint32(scope, 'scopeid');
    return address;
  }
  static ofNumber(value: bigint): IPAddress {
    return new IPAddress(bytesOfNumber(inUint32(BigInt.asUintN(64, value), 'newAddress')));
  }
  static tryParse(text: string | null): IPAddress | undefined {
    if (text === null) return undefined;
    const four = text.includes(':') ? undefined : fourNumbers(text.toLowerCase());
    if (four !== undefined) return new IPAddress(four.split('.').map(Number));
    const [, address = '', scope = '0'] = /^(.*?)(?:%(\d+))?$/.exec(text.replace(/^\[(.*)\]$/, '$1')) ?? [];
    const six = parseSix(address);
    return six && IPAddress.ofScope(six, BigInt(scope));
  }
  /** `ScopeId`. @throws {SocketException} for version 4 */
  get scope(): bigint {
    if (!this.isVersion6) throw notSupportedByAddress();
    return this.#scope;
  }
  set scope(value: bigint) {
    if (!this.isVersion6 || this.isReadOnly) throw notSupportedByAddress();
    this.#scope = inUint32(value, 'value');
  }
  /** `Address`. @throws {SocketException} for version 6 */
  get number(): bigint {
    if (this.isVersion6) throw notSupportedByAddress();
    return this.bytes.reduceRight((all, byte) => (all << 8n) | BigInt(byte), 0n);
  }
  set number(value: bigint) {
    if (this.isVersion6 || this.isReadOnly) throw notSupportedByAddress();
    this.bytes = bytesOfNumber(value);
  }
  /** The addresses that are fields of the class cannot be changed. */
  get isReadOnly(): boolean {
    return false;
  }
  static parse(text: string | null): IPAddress {
    if (text === null) throw new ArgumentNullException('ipString');
    const address = IPAddress.tryParse(text);
    if (!address) throw new FormatException('An invalid IP address was specified.');
    return address;
  }
  get isVersion6(): boolean {
    return this.bytes.length === 16;
  }
  $toString(): string {
    if (!this.isVersion6) return this.bytes.join('.');
    const groups = Array.from(
      { length: 8 },
      (_unused, index) => (this.bytes[2 * index]! << 8) | this.bytes[2 * index + 1]!,
    );
    const scope = this.#scope === 0n ? '' : `%${this.#scope}`;
    if (!endsInFour(groups)) return textOfGroups(groups) + scope;
    const start = textOfGroups(groups.slice(0, 6));
    return `${start}${start.endsWith(':') ? '' : ':'}${this.bytes.slice(12).join('.')}${scope}`;
  }
  get isMapped(): boolean {
    return (
      this.isVersion6 &&
      this.bytes.slice(0, 10).every((byte) => byte === 0) &&
      this.bytes[10] === 255 &&
      this.bytes[11] === 255
    );
  }
  /** Whether this is a version 6 address whose first bytes are those, as far as the masks say. */
  startsWith(first: number, firstMask: number, second = 0, secondMask = 0): boolean {
    return (
      this.isVersion6 && (this.bytes[0]! & firstMask) === first && (this.bytes[1]! & secondMask) === second
    );
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof IPAddress &&
      other.bytes.length === this.bytes.length &&
      other.#scope === this.#scope &&
      other.bytes.every((byte, index) => byte === this.bytes[index])
    );
  }
  $hash(): number {
    return this.bytes.reduce((all, byte) => combineHashes(all, byte), 0);
  }
}

class ReadOnlyIPAddress extends IPAddress {
  override get isReadOnly(): boolean {
    return true;
  }
}

/** The bytes of a number the other way round: hosts are little-endian here, networks big-endian. */
function orderMembers(name: string, parameter: string): Record<string, Implementation> {
  const view = new DataView(new ArrayBuffer(8));
  return {
    [`static short ${name}(short ${parameter})`]: (value: number) => {
      view.setInt16(0, value);
      return view.getInt16(0, true);
    },
    [`static int ${name}(int ${parameter})`]: (value: number) => {
      view.setInt32(0, value);
      return view.getInt32(0, true);
    },
    [`static long ${name}(long ${parameter})`]: (value: bigint) => {
      view.setBigInt64(0, value);
      return view.getBigInt64(0, true);
    },
  };
}

/** `System.Net.IPAddress`. */
export const ipAddressType: TypeDeclaration = declareType(
  'public class System.Net.IPAddress : ISpanFormattable, IUtf8SpanFormattable',
  () => ({
    'IPAddress(byte[] address)': (bytes: readonly number[] | null) => new IPAddress(bytes),
    'IPAddress(byte[] address, long scopeid)': (bytes: readonly number[] | null, scope: bigint) =>
      IPAddress.ofScope(bytes, scope),
    'IPAddress(long newAddress)': (value: bigint) => IPAddress.ofNumber(value),
    'static readonly IPAddress Any': new ReadOnlyIPAddress([0, 0, 0, 0]),
    'static readonly IPAddress Loopback': new ReadOnlyIPAddress([127, 0, 0, 1]),
    'static readonly IPAddress Broadcast': new ReadOnlyIPAddress([255, 255, 255, 255]),
    'static readonly IPAddress None': new ReadOnlyIPAddress([255, 255, 255, 255]),
    'static readonly IPAddress IPv6Any': new ReadOnlyIPAddress(Array.from({ length: 16 }, () => 0)),
    'static readonly IPAddress IPv6Loopback': new ReadOnlyIPAddress([
      ...Array.from({ length: 15 }, () => 0),
      1,
    ]),
    'System.Net.Sockets.AddressFamily AddressFamily { get; }': (self: IPAddress) =>
      self.isVersion6 ? interNetworkV6 : interNetwork,
    'long ScopeId { get; set; }': {
      get: (self: IPAddress) => self.scope,
      set: (self: IPAddress, value: bigint) => (self.scope = value),
    },
    'byte[] GetAddressBytes()': (self: IPAddress) => toArray([...self.bytes], coreType('System.Byte')),
    'static bool IsLoopback(IPAddress address)': (given: IPAddress | null) => {
      const address = notNull(given, 'address');
      return address.isVersion6 ? address.$toString() === '::1' : address.bytes[0] === 127;
    },
    'static IPAddress Parse(string ipString)': (text: string | null) => IPAddress.parse(text),
    'static bool TryParse(string? ipString, out IPAddress? address)': (
      text: string | null,
      result: Ref<IPAddress | null>,
    ) => (result.v = IPAddress.tryParse(text) ?? null) !== null,
    'static bool IsValid(ReadOnlySpan<char> ipSpan)': (text: Span<number>) =>
      IPAddress.tryParse(textOfSpan(text)) !== undefined,
    'static bool IsValidUtf8(ReadOnlySpan<byte> utf8Text)': (text: Span<number>) =>
      IPAddress.tryParse(textOfBytes(text)) !== undefined,
    'static IPAddress Parse(ReadOnlySpan<char> ipSpan)': (text: Span<number>) =>
      IPAddress.parse(textOfSpan(text)),
    'static IPAddress Parse(ReadOnlySpan<byte> utf8Text)': (text: Span<number>) =>
      IPAddress.parse(textOfBytes(text)),
    'static bool TryParse(ReadOnlySpan<char> ipSpan, out IPAddress? address)': (
      text: Span<number>,
      result: Ref<IPAddress | null>,
    ) => (result.v = IPAddress.tryParse(textOfSpan(text)) ?? null) !== null,
    'static bool TryParse(ReadOnlySpan<byte> utf8Text, out IPAddress? result)': (
      text: Span<number>,
      result: Ref<IPAddress | null>,
    ) => (result.v = IPAddress.tryParse(textOfBytes(text)) ?? null) !== null,
    ...tryFormat((self: IPAddress) => self.$toString(), ''),
    'bool TryWriteBytes(Span<byte> destination, out int bytesWritten)': (
      self: IPAddress,
      destination: Span<number>,
      bytesWritten: Ref<number>,
    ) => {
      const fits = destination.length >= self.bytes.length;
      bytesWritten.v = fits ? self.bytes.length : 0;
      if (fits) for (const [index, byte] of self.bytes.entries()) destination.set(index, byte);
      return fits;
    },
    'static readonly IPAddress IPv6None': new ReadOnlyIPAddress(Array.from({ length: 16 }, () => 0)),
    'bool IsIPv6Multicast { get; }': (self: IPAddress) => self.startsWith(0xff, 0xff),
    'bool IsIPv6LinkLocal { get; }': (self: IPAddress) => self.startsWith(0xfe, 0xff, 0x80, 0xc0),
    'bool IsIPv6SiteLocal { get; }': (self: IPAddress) => self.startsWith(0xfe, 0xff, 0xc0, 0xc0),
    'bool IsIPv6Teredo { get; }': (self: IPAddress) =>
      self.startsWith(0x20, 0xff, 0x01, 0xff) && self.bytes[2] === 0 && self.bytes[3] === 0,
    'bool IsIPv6UniqueLocal { get; }': (self: IPAddress) => self.startsWith(0xfc, 0xfe),
    'bool IsIPv4MappedToIPv6 { get; }': (self: IPAddress) => self.isMapped,
    'long Address { get; set; }': {
      get: (self: IPAddress) => self.number,
      set: (self: IPAddress, value: bigint) => (self.number = value),
    },
    'IPAddress MapToIPv4()': (self: IPAddress) =>
      self.isVersion6 ? new IPAddress(self.bytes.slice(12)) : self,
    'IPAddress MapToIPv6()': (self: IPAddress) =>
      self.isVersion6
        ? self
        : new IPAddress([...Array.from({ length: 10 }, () => 0), 255, 255, ...self.bytes]),
    ...orderMembers('HostToNetworkOrder', 'host'),
    ...orderMembers('NetworkToHostOrder', 'network'),
    'override string ToString()': (self: IPAddress) => self.$toString(),
    'override bool Equals(object? comparand)': (self: IPAddress, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: IPAddress) => self.$hash(),
  }),
  { runtime: IPAddress },
);

/** `System.Net.IPAddress.ReadOnlyIPAddress`. */
export const ipAddressReadOnlyIPAddressType: TypeDeclaration = declareType(
  'internal sealed class System.Net.IPAddress.ReadOnlyIPAddress : IPAddress',
  {},
  { runtime: ReadOnlyIPAddress },
);
