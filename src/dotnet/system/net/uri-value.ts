// The value of a `System.Uri`: how it is read, resolved and written, as .NET does it on Linux.
import type { NamedType } from '../../../metadata/symbols.ts';
import { hash } from '../../../runtime/equality.ts';
import { FormatException, InvalidOperationException } from '../../../runtime/exceptions.ts';
import { isAscii } from '../../text/casing.ts';
import { percentDecode, percentEncode } from './web-text.ts';

/** `System.UriFormatException`. */
export class UriFormatException extends FormatException {
  static override readonly defaultText: string =
    'Invalid URI: The format of the URI could not be determined.';
}

const ports: Readonly<Record<string, number>> = {
  http: 80,
  https: 443,
  ws: 80,
  wss: 443,
  ftp: 21,
  mailto: 25,
  gopher: 70,
  nntp: 119,
  telnet: 23,
  ldap: 389,
  'net.tcp': 808,
};
/** Schemes whose URIs must name a host. */
const needsHost = new Set(['http', 'https', 'ws', 'wss', 'ftp']);

const reserved = ":/?#[]@!$&'()*+,;=";
const unreserved = /^[A-Za-z0-9\-._~]$/;
const allowed = /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]$/;

/** Percent-encodes what a URI may not hold; escapes of unreserved characters are undone. */
function escaped(text: string): string {
  const literalPercents = text.replace(/%(?![0-9a-fA-F]{2})/g, '%25');
  const encoded = percentEncode(literalPercents, allowed);
  return encoded.replace(/%([2-7][0-9a-fA-F])/g, (escape, hex: string) => {
    const char = String.fromCharCode(Number.parseInt(hex, 16));
    return unreserved.test(char) ? char : escape;
  });
}
/** `ToString()`'s reading: escapes are undone unless that would change the meaning. */
function readable(text: string): string {
  return percentDecode(
    text,
    (char) =>
      reserved.includes(char) ||
      char === '%' ||
      char === '\\' ||
      char < ' ' ||
      (char >= '\x7f' && char <= '\x9f'),
  );
}
function decoded(text: string): string {
  return percentDecode(text, () => false);
}

/** `.` and `..` segments resolved. */
function withoutDots(path: string): string {
  const result: string[] = [];
  const segments = path.split('/');
  segments.forEach((segment, index) => {
    const isLast = index === segments.length - 1;
    if (segment === '..') {
      if (result.length > 1) result.pop();
      if (isLast) result.push('');
    } else if (segment === '.') {
      if (isLast) result.push('');
    } else {
      result.push(segment);
    }
  });
  return result.join('/');
}

/** The parts of an absolute URI, escaped. */
interface Parts {
  readonly scheme: string;
  readonly hasAuthority: boolean;
  readonly userInfo: string;
  readonly host: string;
  /** -1 where the scheme has none. */
  readonly port: number;
  readonly path: string;
  /** With its `?`; empty where there is none. */
  readonly query: string;
  /** With its `#`. */
  readonly fragment: string;
}

/** @returns the parts, an error message, or undefined for a relative reference */
function parse(text: string): Parts | string | undefined {
  if (text === '') return 'Invalid URI: The URI is empty.';
  if (text.startsWith('/') && !text.startsWith('//')) {
    return {
      scheme: 'file',
      hasAuthority: true,
      userInfo: '',
      host: '',
      port: -1,
      path: escaped(text.replaceAll('?', '%3F').replaceAll('#', '%23')),
      query: '',
      fragment: '',
    };
  }
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined)
    return /^[^/?#:]+:\/\//.test(text) ? 'Invalid URI: The URI scheme is not valid.' : undefined;
  if (scheme.length === 1) return "Invalid URI: A Dos path must be rooted, for example, 'c:\\\\'.";
  let rest = text.slice(scheme.length + 1);
  const hashAt = rest.indexOf('#');
  const fragment = hashAt < 0 ? '' : escaped(rest.slice(hashAt));
  if (hashAt >= 0) rest = rest.slice(0, hashAt);
  const isMail = scheme === 'mailto';
  const queryAt = rest.indexOf('?');
  const query = queryAt < 0 ? '' : escaped(rest.slice(queryAt));
  if (queryAt >= 0) rest = rest.slice(0, queryAt);
  if (scheme in ports || scheme === 'file') rest = rest.replaceAll('\\', '/');
  const defaultPort = ports[scheme] ?? -1;
  if (isMail) {
    const at = rest.lastIndexOf('@');
    return {
      scheme,
      hasAuthority: false,
      userInfo: escaped(rest.slice(0, Math.max(at, 0))),
      host: rest.slice(at + 1).toLowerCase(),
      port: 25,
      path: '',
      query,
      fragment,
    };
  }
  if (!rest.startsWith('//')) {
    if (needsHost.has(scheme)) return 'Invalid URI: The hostname could not be parsed.';
    return {
      scheme,
      hasAuthority: false,
      userInfo: '',
      host: '',
      port: -1,
      path: escaped(rest),
      query,
      fragment,
    };
  }
  const end = rest.indexOf('/', 2);
  const authority = rest.slice(2, end < 0 ? undefined : end);
  const rawPath = end < 0 ? '' : rest.slice(end);
  const userEnd = authority.lastIndexOf('@');
  const userInfo = userEnd < 0 ? '' : escaped(authority.slice(0, userEnd));
  const [, hostText = '', portText] =
    /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/.exec(authority.slice(userEnd + 1)) ?? [];
  if (portText !== undefined && portText !== '' && !(/^\d+$/.test(portText) && Number(portText) <= 65535)) {
    return 'Invalid URI: Invalid port specified.';
  }
  const host = hostText.toLowerCase();
  if (!isHost(host) && (needsHost.has(scheme) || host !== ''))
    return 'Invalid URI: The hostname could not be parsed.';
  const path = withoutDots(escaped(rawPath === '' ? '/' : rawPath));
  const drive = scheme === 'file' && host === '' && /^\/[A-Za-z]:(\/|$)/.test(path);
  return {
    scheme,
    hasAuthority: true,
    userInfo,
    host,
    port: portText ? Number(portText) : defaultPort,
    path: drive ? path.slice(1) : path,
    query,
    fragment,
  };
}

function isHost(host: string): boolean {
  if (host.startsWith('[')) return /^\[[0-9a-f:.]*:[0-9a-f:.]*(%[^\]]+)?\]$/.test(host);
  return /^[\p{L}\p{N}_]([\p{L}\p{N}\p{M}_-]*)(\.[\p{L}\p{N}_-]+)*\.?$/u.test(host);
}

/** `UriComponents`. */
const component = {
  Scheme: 1,
  UserInfo: 2,
  Host: 4,
  Port: 8,
  Path: 16,
  Query: 32,
  Fragment: 64,
  StrongPort: 128,
  NormalizedHost: 256,
  KeepDelimiter: 1 << 30,
} as const;

/** An immutable URI, absolute or relative. */
export class Uri {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly originalString: string;
  readonly #parts: Parts | undefined;

  private constructor(originalString: string, parts: Parts | undefined) {
    this.originalString = originalString;
    this.#parts = parts;
  }

  /**
   * Reads a URI.
   * @param kind `UriKind`: 0 either, 1 absolute, 2 relative
   * @returns the error message where it is not one
   */
  static read(text: string, kind: number): Uri | string {
    const trimmed = text.trim();
    const parts = parse(trimmed);
    const undetermined = 'Invalid URI: The format of the URI could not be determined.';
    if (kind === 2) {
      if (parts !== undefined && typeof parts !== 'string' && !trimmed.startsWith('/'))
        return "A relative URI cannot be created because the 'uriString' parameter represents an absolute URI.";
      return new Uri(text, undefined);
    }
    if (parts === undefined) return kind === 0 ? new Uri(text, undefined) : undetermined;
    if (typeof parts === 'string') return kind === 0 && trimmed === '' ? new Uri(text, undefined) : parts;
    return new Uri(text, parts);
  }
  /** As {@link read}. @throws {UriFormatException} */
  static of(text: string, kind: number): Uri {
    const uri = Uri.read(text, kind);
    if (typeof uri === 'string') throw new UriFormatException(uri);
    return uri;
  }
  /** `new Uri(base, relative)`. @throws {UriFormatException} */
  static resolve(base: Uri, relative: string): Uri {
    const text = relative.trim();
    if (!text.startsWith('/')) {
      const parsed = parse(text);
      if (typeof parsed === 'string' && text !== '') throw new UriFormatException(parsed);
      if (parsed !== undefined && typeof parsed !== 'string') return new Uri(relative, parsed);
    }
    const parts = base.parts;
    if (text.startsWith('//')) return Uri.of(`${parts.scheme}:${text}`, 1);
    const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
    let resolved = parts.path;
    if (path.startsWith('/')) resolved = path;
    else if (path !== '') resolved = parts.path.slice(0, parts.path.lastIndexOf('/') + 1) + path;
    const keepsQuery = path === '' && query === '';
    return Uri.of(base.#prefix() + resolved + (keepsQuery ? parts.query : query) + fragment, 1);
  }

  get isAbsolute(): boolean {
    return this.#parts !== undefined;
  }
  /** @throws {InvalidOperationException} for a relative one */
  get parts(): Parts {
    if (!this.#parts)
      throw new InvalidOperationException('This operation is not supported for a relative URI.');
    return this.#parts;
  }
  get isDefaultPort(): boolean {
    const { scheme, port } = this.parts;
    return port === (ports[scheme] ?? -1);
  }
  get authority(): string {
    const { host, port } = this.parts;
    return this.isDefaultPort ? host : `${host}:${port}`;
  }
  #prefix(): string {
    const { scheme, hasAuthority, userInfo, host, path } = this.parts;
    if (scheme === 'mailto') return `mailto:${userInfo}@${host}`;
    if (!hasAuthority) return `${scheme}:`;
    const slash = path.startsWith('/') ? '' : '/';
    return `${scheme}://${userInfo === '' ? '' : `${userInfo}@`}${this.authority}${slash}`;
  }
  get absoluteUri(): string {
    const { path, query, fragment } = this.parts;
    return this.#prefix() + path + query + fragment;
  }
  get localPath(): string {
    const { scheme, path } = this.parts;
    const local = decoded(path);
    return scheme === 'file' && /^[A-Za-z]:/.test(local) ? local.replaceAll('/', '\\') : local;
  }
  get pathAndQuery(): string {
    return this.parts.path + this.parts.query;
  }
  get segments(): string[] {
    const { path, hasAuthority } = this.parts;
    const rooted = hasAuthority && !path.startsWith('/') ? `/${path}` : path;
    return rooted.match(/[^/]*\/|[^/]+$/g) ?? [];
  }
  /** `UriHostNameType`: 0 unknown, 1 basic, 2 DNS, 3 IPv4, 4 IPv6. */
  get hostNameType(): number {
    const { host, scheme } = this.parts;
    if (host === '') return scheme === 'file' ? 1 : 0;
    if (host.startsWith('[')) return 4;
    return /^\d{1,3}(\.\d{1,3}){3}$/.test(host) ? 3 : 2;
  }
  get isLoopback(): boolean {
    const { host, scheme } = this.parts;
    return (
      host === 'localhost' ||
      host === '[::1]' ||
      host.startsWith('127.') ||
      (scheme === 'file' && host === '')
    );
  }
  get dnsSafeHost(): string {
    return this.parts.host.replace(/^\[|\]$/g, '');
  }
  get idnHost(): string {
    const { host } = this.parts;
    if (isAscii(host)) return this.dnsSafeHost;
    return new URL(`http://${host}/`).hostname;
  }
  /** `GetLeftPart`: 0 scheme, 1 authority, 2 path, 3 query. */
  leftPart(part: number): string {
    const { scheme, hasAuthority, path, query } = this.parts;
    const prefix = this.#prefix();
    switch (part) {
      case 0:
        return hasAuthority ? `${scheme}://` : `${scheme}:`;
      case 1:
        return hasAuthority ? prefix : '';
      case 2:
        return prefix + path;
      default:
        return prefix + path + query;
    }
  }
  /** `GetComponents`; format 1 escaped, 2 unescaped, 3 safe-unescaped. */
  components(wanted: number, format: number): string {
    const parts = this.parts;
    const has = (bit: number): boolean => (wanted & bit) !== 0;
    const keeps = has(component.KeepDelimiter);
    const several = (wanted & ~component.KeepDelimiter & (wanted - 1)) !== 0;
    let text = '';
    if (has(component.Scheme))
      text += several ? (parts.hasAuthority ? `${parts.scheme}://` : `${parts.scheme}:`) : parts.scheme;
    if (has(component.UserInfo) && parts.userInfo !== '')
      text += parts.userInfo + (several || keeps ? '@' : '');
    if (has(component.Host) || has(component.NormalizedHost)) text += parts.host;
    if ((has(component.Port) && !this.isDefaultPort) || has(component.StrongPort))
      text += (several ? ':' : '') + String(parts.port);
    if (has(component.Path)) text += several || keeps ? parts.path : parts.path.replace(/^\//, '');
    if (has(component.Query) && parts.query !== '')
      text += several || keeps ? parts.query : parts.query.slice(1);
    if (has(component.Fragment) && parts.fragment !== '')
      text += several || keeps ? parts.fragment : parts.fragment.slice(1);
    return format === 2 ? decoded(text) : format === 3 ? readable(text) : text;
  }
  /** `MakeRelativeUri`. */
  relativeTo(other: Uri): Uri {
    const [from, to] = [this.parts, other.parts];
    if (from.scheme !== to.scheme || this.authority !== other.authority) return other;
    const source = from.path.split('/');
    const target = to.path.split('/');
    let common = 0;
    while (common < source.length - 1 && common < target.length - 1 && source[common] === target[common])
      common++;
    const up = '../'.repeat(source.length - 1 - common);
    let path = up + target.slice(common).join('/');
    if (from.path === to.path) path = '';
    else if (path === '') path = './';
    return new Uri(path + to.query + to.fragment, undefined);
  }
  isBaseOf(other: Uri): boolean {
    if (!other.isAbsolute) return true;
    const [from, to] = [this.parts, other.parts];
    return (
      from.scheme === to.scheme &&
      this.authority === other.authority &&
      to.path.startsWith(from.path.slice(0, from.path.lastIndexOf('/') + 1))
    );
  }
  /** Without user and fragment, which do not count for equality. */
  get #identity(): string {
    return this.isAbsolute
      ? `${this.parts.scheme}://${this.authority}${this.pathAndQuery}`
      : this.originalString;
  }

  $toString(): string {
    if (!this.isAbsolute) return this.originalString;
    const { path, query, fragment } = this.parts;
    return this.#prefix() + readable(path + query + fragment);
  }
  $equals(other: unknown): boolean {
    return other instanceof Uri && other.isAbsolute === this.isAbsolute && other.#identity === this.#identity;
  }
  $hash(): number {
    return hash(this.#identity);
  }
}

/** `Uri.EscapeDataString`. */
export function escapeData(text: string): string {
  return percentEncode(text, unreserved);
}
/** `Uri.EscapeUriString`. */
export function escapeUri(text: string): string {
  return percentEncode(text, /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]$/);
}
/** `Uri.UnescapeDataString`. */
export function unescapeData(text: string): string {
  return decoded(text);
}
