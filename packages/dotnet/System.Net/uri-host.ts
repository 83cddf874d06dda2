// The host of a URI: what may be one, what kind it is, and how it is written.

/** `UriHostNameType`. */
export const hostKinds = { Unknown: 0, Basic: 1, Dns: 2, IPv4: 3, IPv6: 4 } as const;

const ipv6 = /^\[(?=[^%]*:)[0-9a-f:.]+(%[^\]]+)?\]$/;
const dns = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_-]*(?:\.[\p{L}\p{N}_][\p{L}\p{N}\p{M}_-]*)*\.?$/u;
const basic = /^[\p{L}\p{N}_-][\p{L}\p{N}\p{M}_-]*(?:\.[\p{L}\p{N}_-]+)*\.?$/u;

/** A host in lower case, an address of numbers as four of them; undefined for what is none. */
export function canonicalHost(text: string): string | undefined {
  const host = text.toLowerCase();
  if (host.startsWith('[')) return ipv6.test(host) ? host : undefined;
  return fourNumbers(host) ?? (basic.test(host) ? host : undefined);
}

/** The kind of a canonical host. */
export function hostKind(host: string): number {
  if (host.startsWith('[')) return hostKinds.IPv6;
  if (fourNumbers(host) !== undefined) return hostKinds.IPv4;
  return dns.test(host) ? hostKinds.Dns : hostKinds.Basic;
}

/** An address of version 4 as four numbers: `1.2.3`, `0x7f.1`, `256`: up to four numbers, the last of which fills what is left. */
export function fourNumbers(host: string): string | undefined {
  const parts = host.split('.');
  if (parts.length > 4) return undefined;
  const numbers: number[] = [];
  for (const part of parts) {
    if (!/^(?:0x[0-9a-f]+|0[0-7]*|[1-9]\d*)$/.test(part)) return undefined;
    numbers.push(/^0\d/.test(part) ? Number.parseInt(part, 8) : Number(part));
  }
  const last = numbers.pop()!;
  if (numbers.some((number) => number > 255) || last >= 256 ** (4 - numbers.length)) return undefined;
  for (let place = 3 - numbers.length; place >= 0; place--)
    numbers.push(Math.floor(last / 256 ** place) % 256);
  return numbers.join('.');
}
