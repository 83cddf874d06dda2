// The class `System.Net.IPEndPoint`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { combineHashes } from '@mockwright/language/runtime/equality';
import {
  ArgumentNullException,
  ArgumentOutOfRangeException,
  FormatException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { IPAddress } from './ip-address.ts';

const interNetwork = 2;
const interNetworkV6 = 23;

/** @throws {ArgumentOutOfRangeException} */
function checkedPort(port: number, parameter: string): number {
  if (port < 0 || port > 65535) throw new ArgumentOutOfRangeException(parameter);
  return port;
}

/** An address and a port. */
export class IPEndPoint {
  declare readonly $type: NamedType;
  address: IPAddress;
  port: number;
  /** @throws {ArgumentNullException | ArgumentOutOfRangeException} */
  constructor(address: IPAddress | null, port: number) {
    this.address = notNull(address, 'address');
    this.port = checkedPort(port, 'port');
  }
  static tryParse(text: string | null): IPEndPoint | undefined {
    if (text === null) return undefined;
    const colon = text.lastIndexOf(':');
    const hasPort = colon > 0 && (text[colon - 1] === ']' || text.indexOf(':') === colon);
    const address = IPAddress.tryParse(hasPort ? text.slice(0, colon) : text);
    const port = hasPort ? text.slice(colon + 1) : '0';
    return address && /^\d+$/.test(port) && Number(port) <= 65535
      ? new IPEndPoint(address, Number(port))
      : undefined;
  }
  $toString(): string {
    const text = this.address.$toString();
    return `${this.address.isVersion6 ? `[${text}]` : text}:${this.port}`;
  }
  $equals(other: unknown): boolean {
    return other instanceof IPEndPoint && other.port === this.port && this.address.$equals(other.address);
  }
  $hash(): number {
    return combineHashes(this.address.$hash(), this.port);
  }
}

/** `System.Net.IPEndPoint`. */
export const ipEndPointType: TypeDeclaration = declareType(
  'public class System.Net.IPEndPoint',
  () => ({
    'const int MinPort': 0,
    'const int MaxPort': 65535,
    'IPEndPoint(long address, int port)': (address: bigint, port: number) =>
      new IPEndPoint(IPAddress.ofNumber(address), port),
    'IPEndPoint(System.Net.IPAddress address, int port)': (address: IPAddress | null, port: number) =>
      new IPEndPoint(address, port),
    'System.Net.IPAddress Address { get; set; }': {
      get: (self: IPEndPoint) => self.address,
      set: (self: IPEndPoint, value: IPAddress | null) => (self.address = notNull(value, 'value')),
    },
    'int Port { get; set; }': {
      get: (self: IPEndPoint) => self.port,
      set: (self: IPEndPoint, value: number) => (self.port = checkedPort(value, 'value')),
    },
    'System.Net.Sockets.AddressFamily AddressFamily { get; }': (self: IPEndPoint) =>
      self.address.isVersion6 ? interNetworkV6 : interNetwork,
    'static IPEndPoint Parse(string s)': (text: string | null) => {
      if (text === null) throw new ArgumentNullException('s');
      const found = IPEndPoint.tryParse(text);
      if (!found) throw new FormatException('An invalid IPEndPoint was specified.');
      return found;
    },
    'static bool TryParse(string s, out IPEndPoint? result)': (
      text: string | null,
      result: Ref<IPEndPoint | null>,
    ) => (result.v = IPEndPoint.tryParse(text) ?? null) !== null,
    'override string ToString()': (self: IPEndPoint) => self.$toString(),
    'override bool Equals(object? comparand)': (self: IPEndPoint, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: IPEndPoint) => self.$hash(),
  }),
  { runtime: IPEndPoint },
);
