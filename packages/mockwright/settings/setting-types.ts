// How the text of a setting is read: a type a row, with the words that help and documentation have for it.
import { nearestName } from '@mockwright/language/text/nearest-name';
import { parseUrl } from '@mockwright/language/text/web-address';
import type { SettingEntry } from './setting-entry.ts';
import { SettingsError } from './settings-error.ts';

/** The types by their names; what each gives stands in {@link SettingValue}. */
export type SettingType =
  | 'text'
  | 'token'
  | 'path segment'
  | 'list'
  | 'integer'
  | 'optional integer'
  | 'boolean'
  | 'urls'
  | 'files'
  | 'origins'
  | 'status'
  | 'media type'
  | readonly string[];

/** Which web pages: none, all, or those of the listed origins (`https://a.example`). */
export type Origins = 'off' | 'any' | readonly string[];

/** One setting. */
export interface SettingDefinition {
  /** As it is written on the command line and in documentation: `Mock:Folder`. */
  readonly name: string;
  readonly type: SettingType;
  /** As it would be written; a list separated by ', ', to which what is set is added. Empty: none. */
  readonly defaultText: string;
  /** One line, for `--help` and the documentation. */
  readonly summary: string;
  /** For lists: what each item must be; any text where it is missing. */
  readonly items?: keyof typeof ITEM_KINDS;
  /** For integers; a status has the second alone. */
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What the text of a setting becomes, by its type. */
export type SettingValue<Type extends SettingType> = Type extends readonly (infer Choice)[]
  ? Choice
  : Type extends 'text' | 'token' | 'path segment' | 'media type'
    ? string
    : Type extends 'list' | 'urls' | 'files'
      ? readonly string[]
      : Type extends 'integer' | 'status'
        ? number
        : Type extends 'optional integer'
          ? number | undefined
          : Type extends 'origins'
            ? Origins
            : boolean;

/** How `--help` shows a value of the type, and how documentation names it; a choice is shown by its members. */
export const TYPE_WORDS: Readonly<
  Record<Exclude<SettingType, readonly string[]>, { readonly short: string; readonly long: string }>
> = {
  text: { short: 'text', long: 'text' },
  token: { short: 'text', long: 'text' },
  'path segment': { short: 'text', long: 'text' },
  list: { short: 'text', long: 'list of texts' },
  integer: { short: 'number', long: 'integer' },
  'optional integer': { short: 'number', long: 'integer' },
  boolean: { short: 'true|false', long: '`true`, `false`' },
  urls: { short: 'urls', long: 'addresses' },
  files: { short: 'files', long: 'files' },
  status: { short: 'status', long: 'name or number of a status' },
  'media type': { short: 'type', long: 'content type' },
  origins: { short: 'off|any', long: '`off`, `any`, or a list of origins' },
};

/**
 * Reads a setting.
 * @param entries what was said of it, in the order of its list; none: the default holds
 * @throws {SettingsError} when the text is none of the type
 */
export function readSetting(definition: SettingDefinition, entries: readonly SettingEntry[]): unknown {
  if (entries.some(({ value }) => value.includes('\0')))
    throw new SettingsError(`${definition.name} (${entries[0]!.source}) holds a NUL character.`, undefined);
  const { type, defaultText } = definition;
  if (typeof type === 'object') return readChoice(definition, type, entries[0]);
  switch (type) {
    case 'text':
      return entries[0]?.value ?? defaultText;
    case 'token':
      return readToken(definition, entries[0]);
    case 'path segment':
      return readPathSegment(definition, entries[0]);
    case 'list':
      return [...itemsOf(defaultText, ', '), ...readItems(definition, entries)];
    case 'integer':
      return readInteger(definition, entries[0]);
    case 'optional integer':
      return entries[0] === undefined ? undefined : readInteger(definition, entries[0]);
    case 'boolean':
      return readBoolean(definition, entries[0]);
    case 'urls':
      return readUrls(definition, entries[0]);
    case 'files':
      return entries.flatMap(({ value }) => itemsOf(value, ';'));
    case 'status':
      return readStatus(definition, entries[0]);
    case 'media type':
      return readMediaType(definition, entries[0]);
    case 'origins':
      return readOrigins(definition, entries);
    default:
      return type satisfies never;
  }
}

/** An item of a list: what is taken for its text (undefined: it is none), and what is said then. */
interface ItemKind {
  readonly read: (text: string) => string | undefined;
  readonly refusal: string;
  readonly hint: string;
}

const ADDRESS = String.raw`(?:[\da-f]*:){2,}[\d.a-f]*(?:%[\w.-]+)?`;
const NAME = String.raw`[^\s/:@,;[\]]+`;
/** Up to 65535. */
const PORT = String.raw`0*(?:[1-5]?\d{1,4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])`;

/** What the items of a list may be. */
const ITEM_KINDS: Readonly<
  Record<'header name' | 'host name' | 'host' | 'origin' | 'path segment', ItemKind>
> = {
  'header name': {
    read: fitting(/^[\w!#$%&'*+.^`|~-]+$/),
    refusal: 'is no name of a header.',
    hint: 'Each name is an item of its own.',
  },
  'host name': {
    read: fitting(new RegExp(`^(?:${NAME}|${ADDRESS}|\\[${ADDRESS}\\])$`, 'i')),
    refusal: 'is no name of a host.',
    hint: 'Write it without scheme and port, as mock.test; each name is an item of its own.',
  },
  host: {
    read: fitting(new RegExp(`^(?:${ADDRESS}|(?:${NAME}|\\[${ADDRESS}\\])(?::${PORT})?)$`, 'i')),
    refusal: 'is no host.',
    hint: 'Write api.test, api.test:8080 or *.test, without scheme and path; each host is an item of its own.',
  },
  origin: {
    read: readOrigin,
    refusal: 'is no origin of web pages.',
    hint: 'Write it as https://a.example or http://localhost:3000.',
  },
  'path segment': {
    read: pathSegmentOf,
    refusal: 'is no path segment.',
    hint: `${segmentHint('_mockaco')}; each is an item of its own.`,
  },
};

function fitting(pattern: RegExp): ItemKind['read'] {
  return (text) => (pattern.test(text) ? text : undefined);
}

function readItems({ items }: SettingDefinition, entries: readonly SettingEntry[]): string[] {
  const texts = entries.filter(({ value }) => value.trim() !== '');
  return items === undefined
    ? texts.map(({ value }) => value.trim())
    : texts.map((entry) => readItem(items, entry));
}

function readItem(kind: keyof typeof ITEM_KINDS, { key, value, source }: SettingEntry): string {
  const { read, refusal, hint } = ITEM_KINDS[kind];
  const item = read(value.trim());
  if (item !== undefined) return item;
  throw new SettingsError(`${key}=${value} (${source}) ${refusal}`, hint);
}

/** What a client can send as a header: a secret from a file often ends with a line break. */
function readToken({ name, defaultText }: SettingDefinition, entry: SettingEntry | undefined): string {
  const text = entry?.value ?? defaultText;
  const token = text.trim();
  if (text === '' || /^[ -~]+$/.test(token)) return token;
  throw new SettingsError(
    `${name} (${entry?.source}) is no token: it is blank, or has characters that no header can hold.`,
    'Use letters, digits and signs of ASCII; leave it out to want no token.',
  );
}

/** The items of a list that were set, those of its default aside: the next one has the number of how many they are. */
export function addedItems({ defaultText }: SettingDefinition, items: readonly string[]): readonly string[] {
  return items.slice(itemsOf(defaultText, ', ').length);
}

function itemsOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function readUrls({ name, defaultText }: SettingDefinition, entry: SettingEntry | undefined): string[] {
  const urls = itemsOf(entry?.value ?? defaultText, ';');
  if (urls.length > 0 || defaultText === '') return urls;
  throw new SettingsError(`${name} (${entry?.source}) names no address.`, `The default is ${defaultText}.`);
}

/** The highest that a client may be sent at all, by HTTP/1.1. */
const HIGHEST_STATUS = 999;

/** As `HttpStatusCode` is written in C#, or as a number. */
function readStatus(
  { name, defaultText, maximum = HIGHEST_STATUS }: SettingDefinition,
  entry: SettingEntry | undefined,
): number {
  const text = (entry?.value ?? defaultText).trim();
  const number = /^\d{3}$/.test(text) ? Number(text) : statuses().get(wordOf(text));
  if (number !== undefined && number >= 200 && number <= maximum) return number;
  throw new SettingsError(
    `${name}=${entry?.value} (${entry?.source}) is no status that ends a request: 200 to ${maximum}.`,
    `Write its number, such as 404, or its name; the default is ${defaultText}.`,
  );
}

/** `Not Implemented` and `NotImplemented` are one name. */
function wordOf(text: string): string {
  return text.replace(/[^a-z]/gi, '').toLowerCase();
}

/** Names that .NET has otherwise than Node.js does. */
const NET_NAMES = {
  Ambiguous: 300,
  Moved: 301,
  Redirect: 302,
  RedirectMethod: 303,
  RedirectKeepVerb: 307,
  RequestEntityTooLarge: 413,
  RequestUriTooLong: 414,
  RequestedRangeNotSatisfiable: 416,
  UnprocessableContent: 422,
  UnprocessableEntity: 422,
  HttpVersionNotSupported: 505,
} as const;

let byWord: ReadonlyMap<string, number> | undefined;
function statuses(): ReadonlyMap<string, number> {
  // The command's own process, which serves nothing, starts sooner without that module.
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  return (byWord ??= new Map([
    ...Object.entries(STATUS_CODES).map(([code, text]) => [wordOf(text!), Number(code)] as const),
    ...Object.entries(NET_NAMES).map(([text, code]) => [wordOf(text), code] as const),
  ]));
}

function readMediaType({ name, defaultText }: SettingDefinition, entry: SettingEntry | undefined): string {
  const text = (entry?.value ?? defaultText).trim();
  if (/^[\w.+-]+\/[\w.+-]+(?:\s*;[ -~]*)?$/.test(text)) return text;
  throw new SettingsError(
    `${name}=${entry?.value} (${entry?.source}) is no content type.`,
    `The default is ${defaultText}.`,
  );
}

/** A word goes before a list: `--Mock:Cors=off` switches off what a file lists. */
function readOrigins({ name }: SettingDefinition, entries: readonly SettingEntry[]): Origins {
  const word = entries.find(({ key }) => key.length === name.length);
  if (word !== undefined) {
    const text = word.value.trim().toLowerCase();
    if (text === 'off' || text === 'any') return text;
    const hint = readOrigin(word.value) === undefined ? undefined : `Write ${name}:0=${word.value}.`;
    throw new SettingsError(`${name}=${word.value} (${word.source}) is neither off nor any.`, hint);
  }
  if (entries.length === 0) return 'off';
  return entries.map((entry) => readItem('origin', entry));
}

/** As browsers send it: scheme, host, port where it is not the scheme's own; undefined for what is none. */
function readOrigin(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === 'null') return trimmed;
  const url = parseUrl(trimmed);
  if (url === undefined) return undefined;
  const { protocol, host, pathname, search, hash } = url;
  if (host === '' || !['', '/'].includes(pathname + search + hash)) return undefined;
  return `${protocol}//${host}`;
}

function readInteger(definition: SettingDefinition, entry: SettingEntry | undefined): number {
  const { name, defaultText } = definition;
  const text = entry?.value.trim() ?? defaultText;
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = definition;
  const number = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= minimum && number <= maximum) return number;
  throw new SettingsError(
    `${name}=${entry?.value} (${entry?.source}) is not an integer from ${minimum} to ${maximum}.`,
    defaultText === '' ? undefined : `The default is ${defaultText}.`,
  );
}

function readBoolean({ name, defaultText }: SettingDefinition, entry: SettingEntry | undefined): boolean {
  const text = (entry?.value ?? defaultText).trim().toLowerCase();
  if (text === 'true' || text === 'false') return text === 'true';
  throw new SettingsError(`${name}=${entry?.value} (${entry?.source}) is neither true nor false.`, undefined);
}

function readChoice(
  { name, defaultText }: SettingDefinition,
  choices: readonly string[],
  entry: SettingEntry | undefined,
): string {
  const text = (entry?.value ?? defaultText).trim().toLowerCase();
  if (choices.includes(text)) return text;
  const nearest = nearestName(text, choices);
  throw new SettingsError(
    `${name}=${entry?.value} (${entry?.source}) is none of ${choices.join(', ')}.`,
    nearest === undefined ? undefined : `Did you mean ${nearest}?`,
  );
}

function readPathSegment({ name, defaultText }: SettingDefinition, entry: SettingEntry | undefined): string {
  const segment = pathSegmentOf(entry?.value ?? defaultText);
  if (segment !== undefined) return segment;
  throw new SettingsError(
    `${name}=${entry?.value} (${entry?.source}) is no path segment.`,
    `${segmentHint(defaultText)}.`,
  );
}

function segmentHint(example: string): string {
  return `Write letters from a to z, digits, '-', '_' and '.', such as ${example}`;
}

/** Without slashes around it; undefined for what clients write in other ways. */
function pathSegmentOf(text: string): string | undefined {
  const segment = text.trim().replace(/^\/+|(?<!\/)\/+$/g, '');
  return segment !== '' &&
    /^[\w.~!$&'()*+,;=:@/-]*$/.test(segment) &&
    !segment.split('/').some((each) => /^\.\.?$/.test(each))
    ? segment
    : undefined;
}
