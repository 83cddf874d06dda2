// `System.Net.CookieContainer`: cookies by the addresses they are for.
import { appendAll } from '@mockwright/language/runtime/append';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  Exception,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { DateTime } from '../System/time/date-time.ts';
import { Cookie, CookieCollection, CookieException } from './cookie.ts';
import type { Uri } from './uri-value.ts';

/** How many cookies there may be, how many of one domain, and how long one may be, unless template code says so. */
const usualLimits = { capacity: 300, perDomain: 20, size: 4096 };

/** A cookie, and whether it is for its host alone: nobody has said another domain. */
interface Entry {
  readonly cookie: Cookie;
  readonly isForHost: boolean;
}

/** Whether a host is of the domain or below it. */
function isWithin(host: string, domain: string): boolean {
  const bare = domain.replace(/^\./, '').toLowerCase();
  return host.toLowerCase() === bare || host.toLowerCase().endsWith(`.${bare}`);
}
function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(base.endsWith('/') ? base : `${base}/`);
}

class CookieContainer {
  declare readonly $type: NamedType;
  capacity: number;
  perDomain: number;
  size: number;
  #entries: Entry[] = [];
  constructor(capacity = usualLimits.capacity, perDomain = usualLimits.perDomain, size = usualLimits.size) {
    requirePositive('capacity', capacity);
    requirePositive('maxCookieSize', size);
    this.capacity = capacity;
    this.perDomain = perDomain;
    this.size = size;
  }
  get count(): number {
    return this.#entries.length;
  }
  /** Puts a cookie there, in the place of the one with its name, domain and path; an expired one just goes. */
  #put(entry: Entry): void {
    const others = this.#entries.filter(({ cookie }) => !cookie.isSame(entry.cookie));
    const index = this.#entries.findIndex(({ cookie }) => cookie.isSame(entry.cookie));
    if (!entry.cookie.isExpired) others.splice(index < 0 ? others.length : index, 0, entry);
    this.#entries = others;
  }
  /** @throws {ArgumentException} for a cookie without a domain */
  add(cookie: Cookie): void {
    if (cookie.domain === '')
      throw new ArgumentException("The parameter 'cookie.Domain' cannot be an empty string.", 'cookie');
    if (cookie.path === '') cookie.path = '/';
    this.#put({ cookie, isForHost: false });
  }
  /** @throws {CookieException} for a cookie of another domain */
  addFor(uri: Uri, given: Cookie): void {
    const cookie = given.copy();
    const isForHost = cookie.domain === '';
    if (isForHost) cookie.domain = uri.parts.host;
    else if (!isWithin(uri.parts.host, cookie.domain))
      throw new CookieException(`The 'Domain'='${cookie.domain}' part of the cookie is invalid.`);
    if (cookie.path === '') cookie.path = uri.parts.path.slice(0, uri.parts.path.lastIndexOf('/')) || '/';
    this.#put({ cookie, isForHost });
  }
  /** `SetCookies`: what a header `Set-Cookie` says. @throws {CookieException} for what cannot be read */
  set(uri: Uri, header: string): void {
    try {
      for (const part of header.split(/,(?=[^;,]*=)(?=(?:[^"]*"[^"]*")*[^"]*$)/))
        if (part.trim() !== '') this.addFor(uri, readCookie(part));
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      throw new CookieException(
        `An error occurred when parsing the Cookie header for Uri '${uri.absoluteUri}'.`,
        error,
      );
    }
  }
  /** The cookies for an address, those of the longest paths first. */
  for(uri: Uri): Cookie[] {
    this.#entries = this.#entries.filter(({ cookie }) => !cookie.isExpired);
    return this.#entries
      .filter(
        ({ cookie, isForHost }) =>
          (isForHost ? cookie.domain === uri.parts.host : isWithin(uri.parts.host, cookie.domain)) &&
          isBelow(uri.parts.path, cookie.path) &&
          (!cookie.isSecure || uri.parts.scheme === 'https' || uri.parts.scheme === 'wss'),
      )
      .map(({ cookie }) => cookie)
      .sort((a, b) => b.path.length - a.path.length);
  }
  all(): Cookie[] {
    return this.#entries.map(({ cookie }) => cookie);
  }
}
function requirePositive(name: string, value: number): void {
  if (value <= 0)
    throw new ArgumentOutOfRangeException(
      name,
      `${name} ('${value}') must be a non-negative and non-zero value.`,
      { value, text: String(value) },
    );
}

/** One cookie of a header, with its attributes. */
function readCookie(text: string): Cookie {
  const [first = '', ...attributes] = text.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const parts = (part: string): readonly [string, string] => {
    const at = part.indexOf('=');
    return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  };
  const cookie = new Cookie(...parts(first));
  for (const attribute of attributes) {
    const [name, quoted] = parts(attribute);
    const value = quoted.replace(/^"(.*)"$/, '$1');
    switch (name.toLowerCase()) {
      case 'path':
        cookie.path = value;
        break;
      case 'domain':
        cookie.domain = value;
        break;
      case 'secure':
        cookie.isSecure = true;
        break;
      case 'httponly':
        cookie.isHttpOnly = true;
        break;
      case 'expires':
        cookie.expires = momentOf(Date.parse(value));
        break;
      case 'max-age':
        cookie.expires = DateTime.now().add(Number(value), 10_000_000n);
        break;
      default:
    }
  }
  return cookie;
}
function momentOf(milliseconds: number): DateTime {
  return Number.isNaN(milliseconds)
    ? DateTime.minValue
    : new DateTime(BigInt(milliseconds) * 10_000n + 621_355_968_000_000_000n, 1).toLocal();
}
const collectionOf = (cookies: readonly Cookie[]): CookieCollection => {
  const collection = new CookieCollection();
  appendAll(collection.cookies, cookies);
  return collection;
};
const limit = (name: 'capacity' | 'perDomain' | 'size') => ({
  get: (self: CookieContainer) => self[name],
  set: (self: CookieContainer, value: number) => {
    requirePositive('value', value);
    self[name] = value;
  },
});

/** `System.Net.CookieContainer`. */
export const cookieContainerType: TypeDeclaration = declareType(
  'public class System.Net.CookieContainer',
  () => ({
    'const int DefaultCookieLimit': usualLimits.capacity,
    'const int DefaultPerDomainCookieLimit': usualLimits.perDomain,
    'const int DefaultCookieLengthLimit': usualLimits.size,
    'CookieContainer()': () => new CookieContainer(),
    'CookieContainer(int capacity)': (capacity: number) => new CookieContainer(capacity),
    'CookieContainer(int capacity, int perDomainCapacity, int maxCookieSize)': (
      capacity: number,
      perDomain: number,
      size: number,
    ) => new CookieContainer(capacity, perDomain, size),
    'int Capacity { get; set; }': limit('capacity'),
    'int Count { get; }': (self: CookieContainer) => self.count,
    'int MaxCookieSize { get; set; }': limit('size'),
    'int PerDomainCapacity { get; set; }': limit('perDomain'),
    'void Add(Cookie cookie)': (self: CookieContainer, cookie: Cookie | null) =>
      self.add(notNull(cookie, 'cookie')),
    'void Add(CookieCollection cookies)': (self: CookieContainer, cookies: CookieCollection | null) => {
      for (const cookie of notNull(cookies, 'cookies').cookies) self.add(cookie);
    },
    'CookieCollection GetAllCookies()': (self: CookieContainer) => collectionOf(self.all()),
    'void Add(Uri uri, Cookie cookie)': (self: CookieContainer, uri: Uri | null, cookie: Cookie | null) =>
      self.addFor(notNull(uri, 'uri'), notNull(cookie, 'cookie')),
    'void Add(Uri uri, CookieCollection cookies)': (
      self: CookieContainer,
      uri: Uri | null,
      cookies: CookieCollection | null,
    ) => {
      notNull(uri, 'uri');
      for (const cookie of notNull(cookies, 'cookies').cookies) self.addFor(uri!, cookie);
    },
    'CookieCollection GetCookies(Uri uri)': (self: CookieContainer, uri: Uri | null) =>
      collectionOf(self.for(notNull(uri, 'uri'))),
    'string GetCookieHeader(Uri uri)': (self: CookieContainer, uri: Uri | null) =>
      self
        .for(notNull(uri, 'uri'))
        .map((cookie) => cookie.$toString())
        .join('; '),
    'void SetCookies(Uri uri, string cookieHeader)': (
      self: CookieContainer,
      uri: Uri | null,
      header: string | null,
    ) => self.set(notNull(uri, 'uri'), notNull(header, 'cookieHeader')),
  }),
  { runtime: CookieContainer },
);
