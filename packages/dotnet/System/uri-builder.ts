// The class `System.UriBuilder`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { heldFields } from '@mockwright/language/runtime/change-log';
import { inPieces } from '@mockwright/language/runtime/text-pieces';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend, spendMemory, spendSize } from '@mockwright/language/runtime/run';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { defaultPorts } from '../System.Net/parse-uri.ts';
import { Uri, UriFormatException } from '../System.Net/uri-value.ts';

/** A URI in parts that can be changed. */
class UriBuilder {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  scheme = 'http';
  userName = '';
  password = '';
  host = 'localhost';
  port = -1;
  path = '/';
  query = '';
  fragment = '';
  /** What stands after the scheme; undefined where the scheme tells. */
  hasAuthority: boolean | undefined;
  $held(): Held {
    return heldFields(this);
  }

  static of(uri: Uri): UriBuilder {
    const builder = new UriBuilder();
    builder.#take(uri);
    return builder;
  }
  #take(uri: Uri): void {
    const { scheme, host, port, path, query, fragment, userInfo, hasAuthority } = uri.parts;
    const [userName = '', password = ''] = userInfo.split(':');
    Object.assign(this, { scheme, host, port, path, query, fragment, userName, password, hasAuthority });
  }
  get #start(): string {
    if (this.scheme === '') return '';
    const isKnown = defaultPorts.has(this.scheme) || this.scheme === 'file';
    const hasAuthority = this.hasAuthority ?? (this.host !== '' || isKnown);
    return this.scheme + (hasAuthority && this.scheme !== 'mailto' ? '://' : ':');
  }
  /** The URI; the builder takes over how its parts are written there. */
  get uri(): Uri {
    spendMemory(this.path.length + this.query.length + this.fragment.length);
    const uri = Uri.of(notNull<string>(this.$toString(), 'uriString'), 1);
    this.#take(uri);
    return uri;
  }
  $toString(): string {
    if (this.userName === '' && this.password !== '')
      throw new UriFormatException('Invalid URI: The username:password construct is badly formed.');
    spendSize(this.userName.length + this.password.length);
    const password = this.password === '' ? '' : `:${withoutDelimiters(this.password)}`;
    const user = this.userName === '' ? '' : `${withoutDelimiters(this.userName)}${password}@`;
    const port = this.port === -1 || this.host === '' ? '' : `:${this.port}`;
    const path =
      this.path === '' || this.path.startsWith('/') || this.host === '' ? this.path : `/${this.path}`;
    return `${this.#start}${user}${this.host}${port}${path}${this.query}${this.fragment}`;
  }
  $equals(other: unknown): boolean {
    return other instanceof UriBuilder && this.uri.$equals(other.uri);
  }
}

/** A name or password whose characters do not end it. */
function withoutDelimiters(userInfo: string): string {
  return inPieces(userInfo, (piece) => piece.replace(/[/\\?#@]/g, encodeURIComponent));
}

function setPort(self: UriBuilder, port: number): void {
  if (port < -1 || port > 65535) {
    const limit = port < -1 ? "greater than or equal to '-1'" : "less than or equal to '65535'";
    throw new ArgumentOutOfRangeException('value', `value ('${port}') must be ${limit}.`, {
      value: port,
      text: String(port),
    });
  }
  self.port = port;
}
/** A query or fragment with its delimiter; empty where there is nothing. */
function delimited(text: string | null, delimiter: string): string {
  return !text ? '' : text.startsWith(delimiter) ? text : delimiter + text;
}
/** What writing a character in another way costs. */
const escapeUnits = 64;

function setPath(self: UriBuilder, path: string | null): void {
  spendSize(path?.length ?? 0);
  self.path = path
    ? path.replaceAll('\\', '/').replace(/[^\x21-\x7e]|["#<>?^`{|}]|%(?![0-9a-fA-F]{2})/gu, (char) => {
        spend(escapeUnits);
        return encodeURIComponent(/^\p{Cs}$/u.test(char) ? '\ufffd' : char);
      })
    : '/';
}
/** What stands before the colon. @throws {ArgumentException} for what is no scheme */
function schemeOf(text: string): string {
  const scheme = text.split(':', 1)[0]!.toLowerCase();
  if (scheme !== '' && !/^[a-z][a-z0-9+.-]*$/.test(scheme))
    throw new ArgumentException('Invalid URI: The URI scheme is not valid.', 'value');
  return scheme;
}
function written(key: string, value: string): string {
  if (key === 'scheme') return schemeOf(value);
  return key === 'host' && value.includes(':') && !value.startsWith('[') ? `[${value}]` : value;
}
function text(key: 'scheme' | 'userName' | 'password' | 'host'): Accessors {
  return {
    get: (self: UriBuilder) => self[key],
    set: (self: UriBuilder, value: string | null) => (self[key] = written(key, value ?? '')),
  };
}

function create(
  scheme: string | null,
  host: string | null,
  port: number = -1,
  path: string | null = null,
  extra: string | null = null,
): UriBuilder {
  const builder = new UriBuilder();
  builder.scheme = schemeOf(scheme ?? '');
  builder.host = written('host', host ?? '');
  setPort(builder, port);
  setPath(builder, path);
  if (extra !== null && extra !== '' && !/^[?#]/.test(extra))
    throw new ArgumentException('Extra portion of URI not valid.', 'extraValue');
  const hashAt = extra?.indexOf('#') ?? -1;
  builder.query = delimited(hashAt < 0 ? extra : extra!.slice(0, hashAt), '?');
  builder.fragment = hashAt < 0 ? '' : extra!.slice(hashAt);
  return builder;
}
function ofText(uri: string | null): UriBuilder {
  if (uri === null) throw new ArgumentNullException('uriString');
  const parsed = Uri.of(uri, 0);
  return UriBuilder.of(parsed.isAbsolute ? parsed : Uri.of(`http://${uri}`, 1));
}

/** `System.UriBuilder`. */
export const uriBuilderType: TypeDeclaration = declareType(
  'public class System.UriBuilder',
  () => ({
    'UriBuilder()': () => new UriBuilder(),
    'UriBuilder(string uri)': ofText,
    'UriBuilder(Uri uri)': (uri: Uri | null) => {
      if (uri === null) throw new ArgumentNullException('uri');
      return UriBuilder.of(uri);
    },
    'UriBuilder(string? schemeName, string? hostName)': (scheme: string | null, host: string | null) =>
      create(scheme, host),
    'UriBuilder(string? scheme, string? host, int portNumber)': create,
    'UriBuilder(string? scheme, string? host, int port, string? pathValue)': create,
    'UriBuilder(string? scheme, string? host, int port, string? path, string? extraValue)': create,
    'string Scheme { get; set; }': text('scheme'),
    'string UserName { get; set; }': text('userName'),
    'string Password { get; set; }': text('password'),
    'string Host { get; set; }': text('host'),
    'int Port { get; set; }': { get: (self: UriBuilder) => self.port, set: setPort },
    'string Path { get; set; }': { get: (self: UriBuilder) => self.path, set: setPath },
    'string Query { get; set; }': {
      get: (self: UriBuilder) => self.query,
      set: (self: UriBuilder, value: string | null) => (self.query = delimited(value, '?')),
    },
    'string Fragment { get; set; }': {
      get: (self: UriBuilder) => self.fragment,
      set: (self: UriBuilder, value: string | null) => (self.fragment = delimited(value, '#')),
    },
    'Uri Uri { get; }': (self: UriBuilder) => self.uri,
    'override bool Equals(object? rparam)': (self: UriBuilder, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: UriBuilder) => self.uri.$hash(),
    'override string ToString()': (self: UriBuilder) => self.$toString(),
  }),
  { runtime: UriBuilder },
);
