// The class `Bogus.DataSets.Internet`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { spend } from '@mockwright/language/runtime/run';
import { IPAddress } from '../../System.Net/ip-address.ts';
import { IPEndPoint } from '../../System.Net/ip-end-point.ts';
import { Regex } from '../../System.Text.RegularExpressions/regex.ts';
import { toLowerInvariant } from '../../System/text/casing.ts';
import { DataSet } from '../data-set.ts';
import { romanize } from '../romanize.ts';
import { slugify } from '../slugs.ts';
import { transliterate } from '../transliterate.ts';
import { userAgent } from '../user-agents.ts';
import { Name } from './name.ts';

type Text = string | null;
const hex = (value: number, length: number): string => value.toString(16).padStart(length, '0');
const vowel = /[aeiou]/i;
const consonant = /[bcdfghjklmnpqrstvwxyz]/i;
const visible = Array.from({ length: 95 }, (_unused, index) => String.fromCharCode(32 + index));
const pathWords = (text: string): string => slugify(transliterate(text, 'en').toLowerCase());

/** `Bogus.DataSets.Internet`. */
export class Internet extends DataSet {
  avatar(): string {
    return `https://cloudflare-ipfs.com/ipfs/Qmd3W5DuhgHirLHGVixi6V76LhCkZUz6pnFt5AJBiyvHye/avatar/${this.random.number(0, 1249)}.jpg`;
  }
  #names(): Name {
    return new Name(this.locale, this.random);
  }
  userName(first: Text = null, last: Text = null): string {
    const names = this.#names();
    return this.#joinNames(
      this.#plain(first ?? names.firstName(), 'first'),
      this.#plain(last ?? names.lastName(), 'last'),
    );
  }
  /** A name with nothing in it that addresses must not have. */
  #plain(name: string, part: 'first' | 'last'): string {
    const plain = slugify(transliterate(name, this.locale).replace(/ /g, ''));
    return plain === '' && name !== '' ? slugify(romanize(name, part, this.locale)) : plain;
  }
  userNameUnicode(first: Text, last: Text): string {
    const names = this.#names();
    return this.#joinNames(first ?? names.firstName(), last ?? names.lastName()).replace(/ /g, '');
  }
  #joinNames(first: string, last: string): string {
    const kind = this.random.below(3);
    const name = kind === 0 ? first : first + this.random.pick('._') + last;
    return kind === 1 ? name : name + this.random.number(0, 99);
  }
  email(first: Text = null, last: Text = null, provider: Text = null, suffix: Text = null): string {
    return `${this.userName(first, last)}${suffix ?? ''}@${provider ?? this.one('internet.free_email')}`;
  }
  exampleEmail(first: Text, last: Text): string {
    return this.email(first, last, this.one('internet.example_email'));
  }
  domainWord(): string {
    return toLowerInvariant(this.#names().firstName()).replace(/[\s'’`.,/\\!?&"<>()[\]{}]/g, '');
  }
  domainName(): string {
    return `${this.domainWord()}.${this.one('internet.domain_suffix')}`;
  }
  ipAddress(): IPAddress {
    return new IPAddress([
      this.random.number(1, 255),
      this.random.number(0, 255),
      this.random.number(0, 255),
      this.random.number(0, 255),
    ]);
  }
  ipv6Address(): IPAddress {
    return new IPAddress(this.random.bytes(16));
  }
  ipv6(): string {
    const parts = this.random.bytes(16).map((byte) => byte.toString(16));
    return Array.from({ length: 8 }, (_, at) => parts[2 * at]! + parts[2 * at + 1]!).join(':');
  }
  port(): number {
    return this.random.number(1, 65535);
  }
  mac(separator: string): string {
    return Array.from({ length: 6 }, () => hex(this.random.number(0, 255), 2)).join(separator);
  }
  /** Characters that match `regexPattern`; memorable ones are a consonant and then vowels. */
  password(length: number, memorable: boolean, regexPattern: string, prefix: string | null): string {
    const regex = new Regex(regexPattern);
    let password = dereferenced(prefix);
    const choices = new Set(memorable ? [] : visible.filter((character) => regex.find(character).success));
    while (password.length < length) {
      // Where nothing fits the search goes on until the run's time is over.
      spend(memorable || choices.size > 0 ? 1 : 1000);
      const character = String.fromCharCode(this.random.number(32, 126));
      if (memorable) {
        const wanted = /[bcdfghjklmnpqrstvwxyz]/i.test(password) ? vowel : consonant;
        if (wanted.test(character)) password += character.toLowerCase();
      } else if (choices.has(character)) password += character;
    }
    return password;
  }
  color(red: number, green: number, blue: number, grayscale: boolean, format: number): string {
    const mix = (base: number): number => Math.floor((this.random.number(0, 256) + base) / 2);
    const r = mix(red);
    const parts = [r, grayscale ? r : mix(green), grayscale ? r : mix(blue)];
    if (format === 1) return `#${parts.map((part) => hex(part, 2)).join('')}`;
    return format === 2 ? `rgb(${parts.join(',')})` : parts.join(',');
  }
  protocol(): string {
    return this.random.pick(['http', 'https']);
  }
  rootedPath(extension: Text): string {
    const words = Array.from(
      { length: this.random.number(1, 3) },
      () =>
        pathWords(
          this.one(
            this.random.pick([
              'hacker.noun',
              'hacker.verb',
              'commerce.product_name.product',
              'commerce.department',
              'company.noun',
              'color.human',
            ]),
          ),
        ) || 'page',
    );
    const dotted =
      extension === null || extension === '' || extension.startsWith('.')
        ? (extension ?? '')
        : `.${extension}`;
    return `/${words.join('/')}${dotted}`;
  }
  urlWithPath(protocol: Text, domain: Text, extension: Text): string {
    return `${protocol ?? this.protocol()}://${domain ?? this.domainName()}${this.rootedPath(extension)}`;
  }
}

/** `Bogus.DataSets.Internet`. */
export const internetType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Internet : DataSet',
  () => ({
    'Internet(string locale = "en")': (locale: string) => new Internet(locale),
    'string Avatar()': (self: Internet) => self.avatar(),
    'string Email(string firstName = null, string lastName = null, string provider = null, string uniqueSuffix = null)':
      (self: Internet, first: Text, last: Text, provider: Text, suffix: Text) =>
        self.email(first, last, provider, suffix),
    'string ExampleEmail(string firstName = null, string lastName = null)': (
      self: Internet,
      first: Text,
      last: Text,
    ) => self.exampleEmail(first, last),
    'string UserName(string firstName = null, string lastName = null)': (
      self: Internet,
      first: Text,
      last: Text,
    ) => self.userName(first, last),
    'string UserNameUnicode(string firstName = null, string lastName = null)': (
      self: Internet,
      first: Text,
      last: Text,
    ) => self.userNameUnicode(first, last),
    'string DomainName()': (self: Internet) => self.domainName(),
    'string DomainWord()': (self: Internet) => self.domainWord(),
    'string DomainSuffix()': (self: Internet) => self.one('internet.domain_suffix'),
    'string Ip()': (self: Internet) => self.ipAddress().$toString(),
    'int Port()': (self: Internet) => self.port(),
    'System.Net.IPAddress IpAddress()': (self: Internet) => self.ipAddress(),
    'System.Net.IPEndPoint IpEndPoint()': (self: Internet) => new IPEndPoint(self.ipAddress(), self.port()),
    'string Ipv6()': (self: Internet) => self.ipv6(),
    'System.Net.IPAddress Ipv6Address()': (self: Internet) => self.ipv6Address(),
    'System.Net.IPEndPoint Ipv6EndPoint()': (self: Internet) =>
      new IPEndPoint(self.ipv6Address(), self.port()),
    'string UserAgent()': (self: Internet) => userAgent(self.random),
    'string Mac(string separator = ":")': (self: Internet, separator: string) => self.mac(separator),
    'string Password(int length = 10, bool memorable = false, string regexPattern = "\\\\w", string prefix = "")':
      (self: Internet, length: number, memorable: boolean, pattern: string, prefix: string) =>
        self.password(length, memorable, pattern, prefix),
    'string Color(byte baseRed = 0, byte baseGreen = 0, byte baseBlue = 0, bool grayscale = false, ColorFormat format = ColorFormat.Hex)':
      (self: Internet, red: number, green: number, blue: number, grayscale: boolean, format: number) =>
        self.color(red, green, blue, grayscale, format),
    'string Protocol()': (self: Internet) => self.protocol(),
    'string Url()': (self: Internet) => `${self.protocol()}://${self.domainName()}`,
    'string UrlWithPath(string protocol = null, string domain = null, string fileExt = null)': (
      self: Internet,
      protocol: Text,
      domain: Text,
      extension: Text,
    ) => self.urlWithPath(protocol, domain, extension),
    'string UrlRootedPath(string fileExt = null)': (self: Internet, extension: Text) =>
      self.rootedPath(extension),
  }),
  { runtime: Internet },
);
