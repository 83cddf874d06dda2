// Makes X.509 certificates (RFC 5280): an authority of the user's own, and the server's that it vouches for.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { BlockList, isIP, isIPv4 } from 'node:net';
import {
  bitString,
  der,
  integer,
  objectIdentifier,
  octetString,
  sequence,
  setOf,
  tagged,
  taggedBytes,
  time,
  TRUE,
  utf8String,
  type Der,
} from './der.ts';

/** A certificate and its key. */
export interface Credentials {
  /** PEM. */
  readonly certificate: string;
  readonly key: KeyObject;
}

/** A name or address, in the form it has in certificates. */
export type HostName = string;

/** Who vouches for whom. */
interface Issuer {
  readonly name: string;
  readonly key: KeyObject;
  readonly publicKey: KeyObject;
}

const DAY = 86_400_000;
/** Clocks of other machines may be behind. */
const BACKDATED = DAY;
const AUTHORITY_DAYS = 3650;
const SERVER_DAYS = 365;

/** ecdsa-with-SHA256. */
const ALGORITHM = sequence(objectIdentifier('1.2.840.10045.4.3.2'));
const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';

/** Addresses that an authority may vouch for besides listed ones: of the machine itself and of private networks. */
const PRIVATE_NETWORKS: readonly (readonly [network: string, bits: number])[] = [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
];

const privateAddresses = new BlockList();
for (const [address, bits] of PRIVATE_NETWORKS)
  privateAddresses.addSubnet(address, bits, isIPv4(address) ? 'ipv4' : 'ipv6');

/** Whether a name is an address that every authority may vouch for. */
export function isPrivateAddress(name: HostName): boolean {
  return isIP(name) !== 0 && privateAddresses.check(name, isIPv4(name) ? 'ipv4' : 'ipv6');
}

/**
 * Makes an authority that can vouch for these names and private addresses only: who steals its key gains nothing else.
 * @param title what people see of it
 */
export function issueAuthority(title: string, names: readonly HostName[], now: number): Credentials {
  const { privateKey, publicKey } = newKey();
  const listed = names.map((name) =>
    isIP(name) === 0 ? dnsName(name) : network(name, isIPv4(name) ? 32 : 128),
  );
  const permitted = [...listed, ...PRIVATE_NETWORKS.map(([address, bits]) => network(address, bits))];
  const certificate = issue(
    title,
    publicKey,
    AUTHORITY_DAYS,
    now,
    { name: title, key: privateKey, publicKey },
    [
      extension('2.5.29.19', true, sequence(TRUE, integer(Buffer.from([0])))),
      // keyCertSign, cRLSign
      extension('2.5.29.15', true, bitString(Buffer.from([0x06]), 1)),
      extension('2.5.29.30', true, sequence(tagged(0, ...permitted.map((base) => sequence(base))))),
    ],
  );
  return { certificate, key: privateKey };
}

/** Makes the certificate of a server with these names. @param authority its title and credentials */
export function issueServer(authority: Issuer, names: readonly HostName[], now: number): Credentials {
  const { privateKey, publicKey } = newKey();
  const alternatives = names.map((name) =>
    isIP(name) === 0 ? dnsName(name) : taggedBytes(7, addressBytes(name)),
  );
  const certificate = issue(names[0]!, publicKey, SERVER_DAYS, now, authority, [
    extension('2.5.29.19', true, sequence()),
    // digitalSignature
    extension('2.5.29.15', true, bitString(Buffer.from([0x80]), 7)),
    // serverAuth
    extension('2.5.29.37', false, sequence(objectIdentifier('1.3.6.1.5.5.7.3.1'))),
    extension('2.5.29.17', false, sequence(...alternatives)),
    extension('2.5.29.35', false, sequence(taggedBytes(0, keyIdentifier(authority.publicKey)))),
  ]);
  return { certificate, key: privateKey };
}

function newKey(): { readonly privateKey: KeyObject; readonly publicKey: KeyObject } {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

function issue(
  subject: string,
  publicKey: KeyObject,
  days: number,
  now: number,
  issuer: Issuer,
  extensions: readonly Der[],
): string {
  const content = sequence(
    tagged(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x40]), randomBytes(15)])),
    ALGORITHM,
    distinguishedName(issuer.name),
    sequence(time(new Date(now - BACKDATED)), time(new Date(now + days * DAY))),
    distinguishedName(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(3, sequence(...extensions, extension('2.5.29.14', false, octetString(keyIdentifier(publicKey))))),
  );
  const signature = sign('sha256', content, issuer.key);
  const bytes = sequence(content, ALGORITHM, bitString(signature));
  const lines = bytes.toString('base64').match(/.{1,64}/g)!;
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function extension(identifier: string, isCritical: boolean, value: Der): Der {
  return sequence(objectIdentifier(identifier), ...(isCritical ? [TRUE] : []), octetString(value));
}

/** A common name may have 64 characters; as OpenSSL escapes others in its texts, only plain ones are used. */
function distinguishedName(commonName: string): Der {
  const attribute = (type: string, text: string): Der =>
    setOf(sequence(objectIdentifier(type), utf8String(text)));
  return sequence(
    attribute(ORGANIZATION, 'mockwright'),
    attribute(COMMON_NAME, commonName.replace(/[^\w .:-]/g, '?').slice(0, 64)),
  );
}

/** RFC 5280 4.2.1.2, method 1: the hash of the key itself. */
function keyIdentifier(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return createHash('sha1').update(point).digest();
}

function dnsName(name: string): Der {
  return taggedBytes(2, Buffer.from(name));
}

/** An address and its mask, one behind the other. */
function network(address: string, bits: number): Der {
  const bytes = addressBytes(address);
  const mask = bytes.map((_, index) => 0xff & (0xff00 >> Math.min(8, Math.max(0, bits - index * 8))));
  return der(0x87, bytes, mask);
}

/** The 4 or 16 bytes of an address; the zone is none of it. */
function addressBytes(zoned: string): Buffer {
  const [address = ''] = zoned.split('%');
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  // As a URL has it, there is no IPv4 part in it.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const words = tail === undefined ? before : [...before, ...zeros, ...after];
  return Buffer.from(words.map((word) => word.padStart(4, '0')).join(''), 'hex');
}
