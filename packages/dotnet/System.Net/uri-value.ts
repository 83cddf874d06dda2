// The value of a `System.Uri`: how it is resolved, compared and written, as .NET does it on Linux.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { hash } from '@mockwright/language/runtime/equality';
import { FormatException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { parseUrl } from '@mockwright/language/text/web-address';
import { isAscii } from '../System/text/casing.ts';
import { combinedText, component } from './combine-uris.ts';
import { spendSize } from '@mockwright/language/runtime/run';
import { decoded, defaultPorts, noAuthority, parseUri, readable } from './parse-uri.ts';
import type { UriParts } from './parse-uri.ts';
import { hostKind, hostKinds } from './uri-host.ts';

/** `System.UriFormatException`. */
export class UriFormatException extends FormatException {}

/** `UriComponents.SerializationInfoString`: the whole URI. */
const serialization = -0x80000000;

/**
 * What makes .NET read a reference that is no path of Unix: characters beyond ASCII, as themselves or escaped, and
 * escapes without need.
 */
const needsReading =
  /^(?!\/).*(?:[^\0-\x7f]|%(?:[89a-f][\da-f]|2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae]))/is;
/** DNS has no longer ones. */
const LONGEST_NAME = 255;

const isDrive = (path: string): boolean => /^[A-Za-z]:/.test(path);

/** An immutable URI, absolute or relative. */
export class Uri {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly originalString: string;
  readonly #parts: UriParts | undefined;

  private constructor(originalString: string, parts: UriParts | undefined) {
    this.originalString = originalString;
    this.#parts = parts;
  }

  /** How much work it makes, as the length of a text would: what members of the library pay by. */
  get length(): number {
    return this.originalString.length;
  }

  /**
   * Reads a URI.
   * @param kind `UriKind`: 0 either, 1 absolute, 2 relative
   * @returns the error message where it is not one
   */
  static read(text: string, kind: number): Uri | string {
    const trimmed = text.trim();
    // What begins with one slash or two is a file only where nothing but an absolute URI is wanted.
    if (trimmed.startsWith('/') ? kind !== 1 : kind === 2 && trimmed.startsWith('\\'))
      return new Uri(text, undefined);
    const parsed = parseUri(trimmed);
    const parts = parsed === noAuthority && kind !== 1 ? undefined : parsed;
    const undetermined =
      trimmed.indexOf(':') > 0 && !/^[A-Za-z]:$/.test(trimmed)
        ? 'Invalid URI: The URI scheme is not valid.'
        : 'Invalid URI: The format of the URI could not be determined.';
    if (kind === 2) {
      if (typeof parts === 'string' && trimmed !== '') return parts;
      if (parts !== undefined && typeof parts !== 'string')
        return "A relative URI cannot be created because the 'uriString' parameter represents an absolute URI.";
      return new Uri(text, undefined);
    }
    if (parts === undefined || (trimmed === '' && text !== ''))
      return kind === 0 ? new Uri(text, undefined) : undetermined;
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
    const { scheme, hasAuthority } = base.parts;
    if (text === '' || text.startsWith('/')) return Uri.of(combinedText(base, text), 1);
    // A scheme that needs a host and comes without one is that of the base: `http:x`.
    const same = new RegExp(`^${scheme.replace(/[.+]/g, '\\$&')}:(?!//)`, 'i').exec(text);
    if (same && hasAuthority) return Uri.resolve(base, text.slice(same[0].length));
    const parsed = parseUri(text);
    if (typeof parsed === 'string') throw new UriFormatException(parsed);
    return parsed ? new Uri(relative, parsed) : Uri.of(combinedText(base, text), 1);
  }

  get isAbsolute(): boolean {
    return this.#parts !== undefined;
  }
  /** @throws {InvalidOperationException} for a relative one */
  get parts(): UriParts {
    if (!this.#parts)
      throw new InvalidOperationException('This operation is not supported for a relative URI.');
    return this.#parts;
  }
  get isDefaultPort(): boolean {
    const { scheme, port } = this.parts;
    return port === (defaultPorts.get(scheme) ?? -1);
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
    const { scheme, host, path } = this.parts;
    const local = decoded(path);
    if (scheme !== 'file') return local;
    if (host !== '') return `\\\\${host}${local}`.replaceAll('/', '\\');
    return isDrive(local) ? local.replaceAll('/', '\\') : local;
  }
  get pathAndQuery(): string {
    return this.parts.path + this.parts.query;
  }
  get segments(): string[] {
    const { path, hasAuthority } = this.parts;
    const rooted = hasAuthority && !path.startsWith('/') ? `/${path}` : path;
    return rooted === '' ? [] : rooted.split(/(?<=\/)/);
  }
  /** `UriHostNameType`: 0 unknown, 1 basic, 2 DNS, 3 IPv4, 4 IPv6. */
  get hostNameType(): number {
    const { host, scheme } = this.parts;
    if (host === '') return scheme === 'file' ? hostKinds.Basic : hostKinds.Unknown;
    return hostKind(host);
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
    // Longer ones are no names of DNS, and the way to them takes the square of their length.
    const address = host.length > LONGEST_NAME ? undefined : parseUrl(`http://${host}/`);
    if (address === undefined) throw new UriFormatException('Invalid URI: The hostname could not be parsed.');
    return address.hostname;
  }
  /** `GetLeftPart`: 0 scheme, 1 authority, 2 path, 3 query. */
  leftPart(part: number): string {
    const { scheme, hasAuthority, path, query } = this.parts;
    const prefix = this.#prefix();
    switch (part) {
      case 0:
        return hasAuthority ? `${scheme}://` : `${scheme}:`;
      case 1:
        return hasAuthority && !isDrive(path) ? this.components(15, 1) : '';
      case 2:
        return prefix + path;
      default:
        return prefix + path + query;
    }
  }
  /** `GetComponents`; format 1 escaped, 2 unescaped, 3 safe-unescaped. */
  components(wanted: number, format: number): string {
    if (wanted === serialization) return this.components(127, format);
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
    if (has(component.Path))
      text +=
        several || keeps
          ? (parts.hasAuthority && isDrive(parts.path) ? '/' : '') + parts.path
          : parts.path.replace(/^\//, '');
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
    else if (path === '' || /^[^/]*:/.test(path)) path = `./${path}`;
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
    spendSize(this.length);
    if (!this.isAbsolute)
      return needsReading.test(this.originalString) ? readable(this.originalString) : this.originalString;
    const { path, query, fragment } = this.parts;
    return this.#prefix() + readable(path + query + fragment);
  }
  /** A text is equal to the URI that it is. */
  $equals(other: unknown): boolean {
    if (typeof other === 'string') {
      const uri = Uri.read(other, 0);
      return uri instanceof Uri && this.$equals(uri);
    }
    return other instanceof Uri && other.isAbsolute === this.isAbsolute && other.#identity === this.#identity;
  }
  $hash(): number {
    return hash(this.#identity);
  }
}
