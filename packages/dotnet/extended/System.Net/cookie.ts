// The class `System.Net.Cookie`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { alsoPut, heldFields } from '@mockwright/language/runtime/change-log';
import { combineHashes, hash } from '@mockwright/language/runtime/equality';
import { spend, spendText } from '@mockwright/language/runtime/run';
import { checkNotNegative } from '../../System/text/range-checks.ts';
import { DateTime } from '../../System/time/date-time.ts';
import { CookieException } from './cookie-exception.ts';
import type { Uri } from '../../System.Net/uri-value.ts';

/** `System.Net.Cookie`. */
export class Cookie {
  declare readonly $type: NamedType;
  #name = '';
  value: string;
  path: string;
  domain: string;
  port = '';
  comment = '';
  commentUri: Uri | null = null;
  expires: DateTime = DateTime.minValue;
  isSecure = false;
  isHttpOnly = false;
  discard = false;
  version = 0;
  readonly timeStamp: DateTime = DateTime.now().toUtc();
  constructor(name?: string | null, value: string | null = '', path: string | null = '', domain = '') {
    if (name !== undefined) this.name = name;
    this.value = value ?? '';
    this.path = path ?? '';
    this.domain = domain ?? '';
  }
  $held(): Held {
    const before = this.#name;
    return alsoPut(heldFields(this), () => (this.#name = before));
  }
  get name(): string {
    return this.#name;
  }
  set name(name: string | null) {
    if (
      name === null ||
      name === '' ||
      name.startsWith('$') ||
      /[=;,\n\r\t]/.test(name) ||
      name.trim() !== name
    )
      throw new CookieException(`The 'Name'='${name ?? '<null>'}' part of the cookie is invalid.`);
    this.#name = name;
  }
  get isExpired(): boolean {
    return this.expires.ticks !== 0n && this.expires.toLocal().ticks <= DateTime.now().ticks;
  }
  expireNow(): void {
    this.expires = DateTime.now();
  }
  copy(): Cookie {
    const copy = new Cookie();
    Object.assign(copy, this);
    copy.#name = this.#name;
    return copy;
  }
  /** Whether a collection takes one for the other. */
  isSame(other: Cookie): boolean {
    spend(1 + ((this.name.length + this.domain.length) >> 2));
    const lower = (text: string): string => text.toLowerCase();
    return (
      lower(other.name) === lower(this.name) &&
      lower(other.domain) === lower(this.domain) &&
      other.path === this.path
    );
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof Cookie &&
      this.isSame(other) &&
      other.value === this.value &&
      other.version === this.version
    );
  }
  $hash(): number {
    return combineHashes(hash(this.name.toLowerCase()), hash(this.value));
  }
  $toString(): string {
    if (this.name === '' && this.value === '') return '';
    const parts = [`${this.name}=${this.value}`];
    if (this.version > 0) {
      parts.unshift(`$Version=${this.version}`);
      if (this.path !== '') parts.push(`$Path=${this.path}`);
      if (this.domain !== '') parts.push(`$Domain=${this.domain}`);
      if (this.port !== '') parts.push(`$Port=${this.port}`);
    }
    return spendText(parts.join('; '));
  }
}

const text = (name: 'value' | 'path' | 'domain' | 'comment' | 'port'): Accessors => ({
  get: (self: Cookie) => self[name],
  set: (self: Cookie, value: string | null) => {
    self[name] = value ?? '';
  },
});
const flag = (name: 'isSecure' | 'isHttpOnly' | 'discard'): Accessors => ({
  get: (self: Cookie) => self[name],
  set: (self: Cookie, value: boolean) => {
    self[name] = value;
  },
});

/** `System.Net.Cookie`. */
export const cookieType: TypeDeclaration = declareType(
  'public sealed class System.Net.Cookie',
  () => ({
    'Cookie()': () => new Cookie(),
    'Cookie(string name, string? value)': (name: string | null, value: string | null) =>
      new Cookie(name, value),
    'Cookie(string name, string? value, string? path)': (
      name: string | null,
      value: string | null,
      path: string | null,
    ) => new Cookie(name, value, path),
    'Cookie(string name, string? value, string? path, string? domain)': (
      name: string | null,
      value: string | null,
      path: string | null,
      domain: string,
    ) => new Cookie(name, value, path, domain),
    'string Comment { get; set; }': text('comment'),
    'Uri? CommentUri { get; set; }': {
      get: (self: Cookie) => self.commentUri,
      set: (self: Cookie, value: Uri | null) => {
        self.commentUri = value;
      },
    },
    'bool HttpOnly { get; set; }': flag('isHttpOnly'),
    'bool Discard { get; set; }': flag('discard'),
    'string Domain { get; set; }': text('domain'),
    'bool Expired { get; set; }': {
      get: (self: Cookie) => self.isExpired,
      set: (self: Cookie, value: boolean) => {
        if (value) self.expireNow();
      },
    },
    'DateTime Expires { get; set; }': {
      get: (self: Cookie) => self.expires,
      set: (self: Cookie, value: DateTime) => {
        self.expires = value;
      },
    },
    'string Name { get; set; }': {
      get: (self: Cookie) => self.name,
      set: (self: Cookie, value: string | null) => {
        self.name = value;
      },
    },
    'string Path { get; set; }': text('path'),
    'string Port { get; set; }': text('port'),
    'bool Secure { get; set; }': flag('isSecure'),
    'DateTime TimeStamp { get; }': (self: Cookie) => self.timeStamp,
    'string Value { get; set; }': text('value'),
    'int Version { get; set; }': {
      get: (self: Cookie) => self.version,
      set: (self: Cookie, value: number) => {
        checkNotNegative('value', value);
        self.version = value;
      },
    },
    'override bool Equals(object? comparand)': (self: Cookie, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: Cookie) => self.$hash(),
    'override string ToString()': (self: Cookie) => self.$toString(),
  }),
  { runtime: Cookie },
);
