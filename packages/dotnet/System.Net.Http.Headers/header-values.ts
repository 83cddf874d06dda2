// `System.Net.Http.Headers`: values of headers that are made of parts.
import { replaceContent } from '@mockwright/language/runtime/append';
import { declareType } from '@mockwright/language/metadata/declaration';
import type {
  Accessors,
  Implementation,
  Ref,
  TypeDeclaration,
} from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { hash } from '@mockwright/language/runtime/equality';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { createList } from '../System.Collections.Generic/list.ts';
import type { List } from '../System.Collections.Generic/list.ts';
import { TimeSpan } from '../System/time-span.ts';
import { invalidFormat, isToken, pairText, readPairs } from '../System.Net/header-syntax.ts';

const space = 'System.Net.Http.Headers';
type Text = string | null;

/** What all of them have: a text, by which they are equal too, whatever its case. */
abstract class HeaderValue {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  abstract $toString(): string;
  $equals(other: unknown): boolean {
    return (
      other instanceof HeaderValue &&
      other.constructor === this.constructor &&
      other.$toString().toLowerCase() === this.$toString().toLowerCase()
    );
  }
  $hash(): number {
    return hash(this.$toString().toLowerCase());
  }
}
class AuthenticationHeaderValue extends HeaderValue {
  readonly scheme: string;
  readonly parameter: Text;
  constructor(scheme: string, parameter: Text = null) {
    super();
    this.scheme = scheme;
    this.parameter = parameter;
  }
  static read(this: void, text: string): AuthenticationHeaderValue | undefined {
    const [, scheme, rest] = /^[ \t]*(\S+)(?:[ \t]+(.*?))?[ \t]*$/.exec(text) ?? [];
    if (scheme === undefined || !isToken(scheme)) return undefined;
    // A comma ends the value, unless what stands behind it belongs to it: `realm="a", nonce=b`.
    if (rest?.split(',').some((part, index) => index > 0 && !part.includes('='))) return undefined;
    return new AuthenticationHeaderValue(scheme, rest || null);
  }
  $toString(): string {
    return this.parameter ? `${this.scheme} ${this.parameter}` : this.scheme;
  }
  override $equals(other: unknown): boolean {
    return (
      other instanceof AuthenticationHeaderValue &&
      other.scheme.toLowerCase() === this.scheme.toLowerCase() &&
      other.parameter === this.parameter
    );
  }
}
class NameValueHeaderValue extends HeaderValue {
  readonly name: string;
  value: Text;
  constructor(name: string, value: Text = null) {
    super();
    this.name = name;
    this.value = value;
  }
  static read(this: void, text: string): NameValueHeaderValue | undefined {
    const pairs = readPairs(text, ';');
    return pairs?.length === 1 ? new NameValueHeaderValue(...pairs[0]!) : undefined;
  }
  $toString(): string {
    return pairText([this.name, this.value]);
  }
}
class MediaTypeHeaderValue extends HeaderValue {
  mediaType: string;
  readonly parameters: List<NameValueHeaderValue> = createList<NameValueHeaderValue>(
    [],
    coreType(`${space}.NameValueHeaderValue`),
  );
  constructor(mediaType: string) {
    super();
    this.mediaType = mediaType;
  }
  /** Into an object of that class. */
  static readInto<T extends MediaTypeHeaderValue>(
    text: string,
    create: (mediaType: string) => T,
  ): T | undefined {
    const [, type, rest] = /^[ \t]*([^;]*?)[ \t]*(?:;(.*))?$/s.exec(text) ?? [];
    const pairs = readPairs(rest ?? '', ';');
    if (type === undefined || !isMediaType(type) || !pairs) return undefined;
    const made = create(type);
    for (const pair of pairs) made.parameters.items.push(new NameValueHeaderValue(...pair));
    return made;
  }
  parameter(name: string): Text {
    return this.#find(name)?.value ?? null;
  }
  setParameter(name: string, value: Text): void {
    const { items } = this.parameters;
    const found = this.#find(name);
    if (!value)
      replaceContent(
        items,
        items.filter((each) => each !== found),
      );
    else if (found) found.value = value;
    else items.push(new NameValueHeaderValue(name, value));
  }
  #find(name: string): NameValueHeaderValue | undefined {
    return this.parameters.items.find((each) => each.name.toLowerCase() === name);
  }
  $toString(): string {
    return [this.mediaType, ...this.parameters.items.map((each) => each.$toString())].join('; ');
  }
}
class MediaTypeWithQualityHeaderValue extends MediaTypeHeaderValue {
  get quality(): number | null {
    const text = this.parameter('q');
    return text === null || Number.isNaN(Number(text)) ? null : Number(text);
  }
  set quality(value: number | null) {
    this.setParameter('q', value === null ? null : qualityText(value));
  }
}
class StringWithQualityHeaderValue extends HeaderValue {
  readonly value: string;
  readonly quality: number | null;
  constructor(value: string, quality: number | null = null) {
    super();
    this.value = value;
    this.quality = quality;
  }
  static read(this: void, text: string): StringWithQualityHeaderValue | undefined {
    const [, value, quality] =
      /^[ \t]*([^;\s]+)[ \t]*(?:;[ \t]*[qQ][ \t]*=[ \t]*([01](?:\.\d{0,3})?)[ \t]*)?$/.exec(text) ?? [];
    if (value === undefined || !isToken(value)) return undefined;
    return new StringWithQualityHeaderValue(value, quality === undefined ? null : Number(quality));
  }
  $toString(): string {
    return this.quality === null ? this.value : `${this.value}; q=${qualityText(this.quality)}`;
  }
}
class EntityTagHeaderValue extends HeaderValue {
  readonly tag: string;
  readonly isWeak: boolean;
  constructor(tag: string, isWeak: boolean = false) {
    super();
    this.tag = tag;
    this.isWeak = isWeak;
  }
  static read(this: void, text: string): EntityTagHeaderValue | undefined {
    const trimmed = text.trim();
    if (trimmed === '*') return new EntityTagHeaderValue('*');
    const [, weak, tag] = /^(W\/)?("[^"]*")$/i.exec(trimmed) ?? [];
    return tag === undefined ? undefined : new EntityTagHeaderValue(tag, weak !== undefined);
  }
  $toString(): string {
    return (this.isWeak ? 'W/' : '') + this.tag;
  }
}
const flags = {
  NoStore: 'no-store',
  NoTransform: 'no-transform',
  OnlyIfCached: 'only-if-cached',
  Public: 'public',
  MustRevalidate: 'must-revalidate',
  ProxyRevalidate: 'proxy-revalidate',
  NoCache: 'no-cache',
  Private: 'private',
} as const;
const ages = {
  MaxAge: 'max-age',
  SharedMaxAge: 's-maxage',
  MaxStaleLimit: 'max-stale',
  MinFresh: 'min-fresh',
} as const;
/** In the order in which they are written. */
const directives = [
  'no-store',
  'no-transform',
  'only-if-cached',
  'public',
  'must-revalidate',
  'proxy-revalidate',
  'no-cache',
  'max-age',
  's-maxage',
  'max-stale',
  'min-fresh',
  'private',
];
class CacheControlHeaderValue extends HeaderValue {
  /** By directive: its seconds, or null for one that has none. */
  readonly values: Map<string, string | null> = new Map();
  static read(this: void, text: string): CacheControlHeaderValue | undefined {
    const pairs = readPairs(text, ',');
    if (!pairs) return undefined;
    const made = new CacheControlHeaderValue();
    for (const [name, value] of pairs) made.values.set(name.toLowerCase(), value);
    return made;
  }
  $toString(): string {
    const rank = (name: string): number =>
      directives.includes(name) ? directives.indexOf(name) : directives.length;
    return [...this.values]
      .sort(([a], [b]) => rank(a) - rank(b))
      .map(pairText)
      .join(', ');
  }
}

const qualityText = (quality: number): string => String(Math.round(quality * 1000) / 1000);
function isMediaType(text: string): boolean {
  const parts = text.split('/');
  return parts.length === 2 && parts.every(isToken);
}
/** @throws {ArgumentNullException | ArgumentException | FormatException} for a text that is no such part */
function checked(given: Text, name: string, fits: (text: string) => boolean): string {
  const text = notNull(given, name);
  if (text === '') throw new ArgumentException('The value cannot be an empty string.', name);
  if (!fits(text)) throw invalidFormat(text);
  return text;
}
/** `Parse`, `TryParse` and what all values have. */
function common(
  name: string,
  read: (text: string) => HeaderValue | undefined,
): Record<string, Implementation> {
  const readOrNone = (text: Text): HeaderValue | undefined =>
    text === null || text === '' ? undefined : read(text);
  return {
    [`static ${name} Parse(string? input)`]: (text: Text) => {
      const value = readOrNone(text);
      if (!value) throw invalidFormat(text);
      return value;
    },
    [`static bool TryParse(string? input, out ${name}? parsedValue)`]: (
      text: Text,
      result: Ref<HeaderValue | null>,
    ) => {
      result.v = readOrNone(text) ?? null;
      return result.v !== null;
    },
    'override bool Equals(object? obj)': (self: HeaderValue, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: HeaderValue) => self.$hash(),
    'override string ToString()': (self: HeaderValue) => self.$toString(),
  };
}
const parameterAccessors = (name: string): Accessors => ({
  get: (self: MediaTypeHeaderValue) => self.parameter(name),
  set: (self: MediaTypeHeaderValue, value: Text) => self.setParameter(name, value),
});
const directiveMembers = (): Record<string, Implementation> => ({
  ...Object.fromEntries(
    Object.entries(flags).map(([property, directive]) => [
      `bool ${property} { get; set; }`,
      {
        get: ({ values }: CacheControlHeaderValue) => values.has(directive),
        set: ({ values }: CacheControlHeaderValue, value: boolean) =>
          void (value ? values.set(directive, values.get(directive) ?? null) : values.delete(directive)),
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ages).map(([property, directive]) => [
      `TimeSpan? ${property} { get; set; }`,
      {
        get: ({ values }: CacheControlHeaderValue) => {
          const seconds = values.get(directive);
          return seconds === undefined || seconds === null
            ? null
            : new TimeSpan(BigInt(seconds) * 10_000_000n);
        },
        set: ({ values }: CacheControlHeaderValue, value: TimeSpan | null) =>
          void (value === null
            ? values.delete(directive)
            : values.set(directive, String(value.ticks / 10_000_000n))),
      },
    ]),
  ),
});

/** The values of the headers that services look at most. */
export const headerValueTypes: readonly TypeDeclaration[] = [
  declareType(
    `public class ${space}.AuthenticationHeaderValue`,
    () => ({
      'AuthenticationHeaderValue(string scheme)': (scheme: Text) =>
        new AuthenticationHeaderValue(checked(scheme, 'scheme', isToken)),
      'AuthenticationHeaderValue(string scheme, string? parameter)': (scheme: Text, parameter: Text) =>
        new AuthenticationHeaderValue(checked(scheme, 'scheme', isToken), parameter),
      'string Scheme { get; }': (self: AuthenticationHeaderValue) => self.scheme,
      'string? Parameter { get; }': (self: AuthenticationHeaderValue) => self.parameter,
      ...common('AuthenticationHeaderValue', AuthenticationHeaderValue.read),
    }),
    { runtime: AuthenticationHeaderValue },
  ),
  declareType(
    `public class ${space}.NameValueHeaderValue`,
    () => ({
      'NameValueHeaderValue(string name)': (name: Text) =>
        new NameValueHeaderValue(checked(name, 'name', isToken)),
      'NameValueHeaderValue(string name, string? value)': (name: Text, value: Text) =>
        new NameValueHeaderValue(checked(name, 'name', isToken), value),
      'string Name { get; }': (self: NameValueHeaderValue) => self.name,
      'string? Value { get; set; }': {
        get: (self: NameValueHeaderValue) => self.value,
        set: (self: NameValueHeaderValue, value: Text) => void (self.value = value),
      },
      ...common('NameValueHeaderValue', NameValueHeaderValue.read),
    }),
    { runtime: NameValueHeaderValue },
  ),
  declareType(
    `public class ${space}.MediaTypeHeaderValue`,
    () => ({
      'MediaTypeHeaderValue(string mediaType)': (type: Text) =>
        new MediaTypeHeaderValue(checked(type, 'mediaType', isMediaType)),
      'MediaTypeHeaderValue(string mediaType, string? charSet)': (type: Text, charSet: Text) => {
        const made = new MediaTypeHeaderValue(checked(type, 'mediaType', isMediaType));
        made.setParameter('charset', charSet);
        return made;
      },
      'string? CharSet { get; set; }': parameterAccessors('charset'),
      'ICollection<NameValueHeaderValue> Parameters { get; }': (self: MediaTypeHeaderValue) =>
        self.parameters,
      'string? MediaType { get; set; }': {
        get: (self: MediaTypeHeaderValue) => self.mediaType,
        set: (self: MediaTypeHeaderValue, value: Text) =>
          void (self.mediaType = checked(value, 'value', isMediaType)),
      },
      ...common('MediaTypeHeaderValue', (text) =>
        MediaTypeHeaderValue.readInto(text, (type) => new MediaTypeHeaderValue(type)),
      ),
    }),
    { runtime: MediaTypeHeaderValue },
  ),
  declareType(
    `public sealed class ${space}.MediaTypeWithQualityHeaderValue : MediaTypeHeaderValue`,
    () => ({
      'MediaTypeWithQualityHeaderValue(string mediaType)': (type: Text) =>
        new MediaTypeWithQualityHeaderValue(checked(type, 'mediaType', isMediaType)),
      'MediaTypeWithQualityHeaderValue(string mediaType, double quality)': (type: Text, quality: number) => {
        const made = new MediaTypeWithQualityHeaderValue(checked(type, 'mediaType', isMediaType));
        made.quality = quality;
        return made;
      },
      'double? Quality { get; set; }': {
        get: (self: MediaTypeWithQualityHeaderValue) => self.quality,
        set: (self: MediaTypeWithQualityHeaderValue, value: number | null) => void (self.quality = value),
      },
      ...common('MediaTypeWithQualityHeaderValue', (text) =>
        MediaTypeHeaderValue.readInto(text, (type) => new MediaTypeWithQualityHeaderValue(type)),
      ),
    }),
    { runtime: MediaTypeWithQualityHeaderValue },
  ),
  declareType(
    `public class ${space}.StringWithQualityHeaderValue`,
    () => ({
      'StringWithQualityHeaderValue(string value)': (value: Text) =>
        new StringWithQualityHeaderValue(checked(value, 'value', isToken)),
      'StringWithQualityHeaderValue(string value, double quality)': (value: Text, quality: number) =>
        new StringWithQualityHeaderValue(checked(value, 'value', isToken), quality),
      'string Value { get; }': (self: StringWithQualityHeaderValue) => self.value,
      'double? Quality { get; }': (self: StringWithQualityHeaderValue) => self.quality,
      ...common('StringWithQualityHeaderValue', StringWithQualityHeaderValue.read),
    }),
    { runtime: StringWithQualityHeaderValue },
  ),
  declareType(
    `public class ${space}.EntityTagHeaderValue`,
    () => ({
      'static EntityTagHeaderValue Any { get; }': () => new EntityTagHeaderValue('*'),
      'EntityTagHeaderValue(string tag)': (tag: Text) => new EntityTagHeaderValue(checked(tag, 'tag', isTag)),
      'EntityTagHeaderValue(string tag, bool isWeak)': (tag: Text, isWeak: boolean) =>
        new EntityTagHeaderValue(checked(tag, 'tag', isTag), isWeak),
      'string Tag { get; }': (self: EntityTagHeaderValue) => self.tag,
      'bool IsWeak { get; }': (self: EntityTagHeaderValue) => self.isWeak,
      ...common('EntityTagHeaderValue', EntityTagHeaderValue.read),
    }),
    { runtime: EntityTagHeaderValue },
  ),
  declareType(
    `public class ${space}.CacheControlHeaderValue`,
    () => ({
      'CacheControlHeaderValue()': () => new CacheControlHeaderValue(),
      ...directiveMembers(),
      ...common('CacheControlHeaderValue', CacheControlHeaderValue.read),
    }),
    { runtime: CacheControlHeaderValue },
  ),
];
const isTag = (text: string): boolean => /^"[^"]*"$/.test(text);
