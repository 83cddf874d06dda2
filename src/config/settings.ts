// The settings as the program uses them, and how the texts of the sources become them.
import {
  DEFAULT_IGNORED_HEADERS,
  SETTINGS,
  type SettingDefinition,
  type SettingName,
} from './setting-schema.ts';
import { SettingsError } from './settings-error.ts';
import { nearestName } from '../text/nearest-name.ts';
import type { SettingEntry } from './setting-entry.ts';

/** Everything that can be set, with defaults filled in. */
export interface Settings {
  readonly urls: readonly string[];
  readonly folder: string;
  readonly imports: readonly string[];
  readonly verificationPrefix: string;
  readonly verificationName: string;
  /** The default list and whatever was set besides. */
  readonly ignoredHeaders: readonly string[];
  readonly allowedHosts: readonly string[];
  readonly retentionMinutes: number;
  readonly journalBytes: number;
  readonly maxBodyBytes: number;
  readonly maxBodyTokens: number;
  readonly bodiesBytes: number;
  readonly scriptTimeoutMilliseconds: number;
  readonly writeTimeoutMilliseconds: number;
  readonly shutdownMilliseconds: number;
  readonly errors: 'full' | 'brief';
  readonly watch: boolean;
  readonly pollingIntervalMilliseconds: number;
  /** Names. */
  readonly environmentVariables: readonly string[];
  readonly seed: number | undefined;
  readonly log: 'text' | 'json' | 'quiet';
}

/** Keys below these sections belong to other programs that read the same `appsettings.json`. */
const FOREIGN_SECTIONS = new Set(['logging', 'allowedhosts', 'kestrel', 'serilog', 'connectionstrings']);

/**
 * Binds what the sources said, the later entry of a key winning over the earlier one.
 * @param entries from all sources, in the order of their precedence, lowest first
 * @throws {SettingsError} for an unknown name or a value of the wrong type
 */
export function bindSettings(entries: readonly SettingEntry[]): Settings {
  const latest = new Map<string, SettingEntry>();
  for (const entry of entries) latest.set(entry.key.toLowerCase(), entry);

  const values = new Map<string, SettingEntry[]>();
  for (const [key, entry] of latest) {
    const definition = definitionOf(key, entry);
    if (definition === undefined) continue;
    const list = values.get(definition.name) ?? [];
    list.push(entry);
    values.set(definition.name, list);
  }

  const text = (name: SettingName): string =>
    values.get(name)?.[0]?.value ?? definitionNamed(name).defaultText;
  const integer = (name: SettingName): number => readInteger(definitionNamed(name), values.get(name)?.[0]);
  const list = (name: SettingName): string[] =>
    (values.get(name) ?? [])
      .toSorted((a, b) => indexOfKey(a.key) - indexOfKey(b.key))
      .map((entry) => entry.value.trim())
      .filter((value) => value !== '');

  return {
    urls: readUrls(values.get('Urls')?.[0]),
    folder: text('Mock:Folder'),
    imports: list('Mock:Imports'),
    verificationPrefix: pathSegment('Mock:VerificationEndpointPrefix', values),
    verificationName: pathSegment('Mock:VerificationEndpointName', values),
    ignoredHeaders: [...DEFAULT_IGNORED_HEADERS, ...list('Mock:VerificationIgnoredHeaders')],
    allowedHosts: list('Mock:AllowedHosts'),
    retentionMinutes: integer('Mock:MatchedRoutesCacheDuration'),
    journalBytes: integer('Mock:JournalSize'),
    maxBodyBytes: integer('Mock:MaxBodySize'),
    maxBodyTokens: integer('Mock:MaxBodyTokens'),
    bodiesBytes: integer('Mock:BodiesSize'),
    scriptTimeoutMilliseconds: integer('Mock:ScriptTimeout'),
    writeTimeoutMilliseconds: integer('Mock:WriteTimeout'),
    shutdownMilliseconds: integer('Mock:ShutdownTimeout'),
    errors: readChoice('Mock:Errors', values.get('Mock:Errors')?.[0]) as Settings['errors'],
    watch: readBoolean('Mock:Watch', values.get('Mock:Watch')?.[0]),
    pollingIntervalMilliseconds: integer('Mock:PollingInterval'),
    environmentVariables: list('Mock:EnvironmentVariables'),
    seed: values.has('Mock:Seed') ? integer('Mock:Seed') : undefined,
    log: readChoice('Mock:Log', values.get('Mock:Log')?.[0]) as Settings['log'],
  };
}

function definitionNamed(name: SettingName): SettingDefinition {
  return SETTINGS.find((setting) => setting.name === name)!;
}

/** The setting a key belongs to; undefined for sections that are not ours. */
function definitionOf(key: string, entry: SettingEntry): SettingDefinition | undefined {
  for (const setting of SETTINGS) {
    const name = setting.name.toLowerCase();
    if (setting.type === 'text-list') {
      if (key.startsWith(`${name}:`)) {
        if (/^\d+$/.test(key.slice(name.length + 1))) return setting;
        throw new SettingsError(
          `'${entry.key}' (${entry.source}) does not number an item of the list ${setting.name}.`,
          `Write ${setting.name}:0 for the first item, ${setting.name}:1 for the second.`,
        );
      }
      if (key === name) {
        // An empty array in a file arrives as an empty text, as in ASP.NET.
        if (entry.value === '') return undefined;
        throw new SettingsError(
          `${setting.name} (${entry.source}) is a list: its items are set one by one.`,
          `Write ${setting.name}:0=${entry.value}.`,
        );
      }
    } else if (key === name) return setting;
    else if (key.startsWith(`${name}:`))
      throw new SettingsError(
        `${setting.name} (${entry.source}) is one value, not a list or section.`,
        undefined,
      );
  }
  if (FOREIGN_SECTIONS.has(key.split(':')[0]!)) return undefined;
  const nearest = nearestName(
    entry.key,
    SETTINGS.map((setting) => setting.name),
  );
  throw new SettingsError(
    `Unknown setting '${entry.key}' (${entry.source}).`,
    nearest === undefined ? 'mockwright --help lists the settings.' : `Did you mean ${nearest}?`,
  );
}

function indexOfKey(key: string): number {
  return Number(key.slice(key.lastIndexOf(':') + 1));
}

function readUrls(entry: SettingEntry | undefined): string[] {
  const definition = definitionNamed('Urls');
  const urls = (entry?.value ?? definition.defaultText).split(';').map((url) => url.trim());
  const named = urls.filter((url) => url !== '');
  if (named.length > 0) return named;
  throw new SettingsError(
    `Urls (${entry?.source}) names no address.`,
    `The default is ${definition.defaultText}.`,
  );
}

function readInteger(definition: SettingDefinition, entry: SettingEntry | undefined): number {
  const text = entry?.value.trim() ?? definition.defaultText;
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = definition;
  const number = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= minimum && number <= maximum) return number;
  throw new SettingsError(
    `${definition.name}=${entry?.value} (${entry?.source}) is not an integer from ${minimum} to ${maximum}.`,
    definition.defaultText === '' ? undefined : `The default is ${definition.defaultText}.`,
  );
}

function readBoolean(name: SettingName, entry: SettingEntry | undefined): boolean {
  const text = (entry?.value ?? definitionNamed(name).defaultText).trim().toLowerCase();
  if (text === 'true' || text === 'false') return text === 'true';
  throw new SettingsError(`${name}=${entry?.value} (${entry?.source}) is neither true nor false.`, undefined);
}

function readChoice(name: SettingName, entry: SettingEntry | undefined): string {
  const definition = definitionNamed(name);
  const choices = definition.type as readonly string[];
  const text = (entry?.value ?? definition.defaultText).trim().toLowerCase();
  if (choices.includes(text)) return text;
  const nearest = nearestName(text, choices);
  throw new SettingsError(
    `${name}=${entry?.value} (${entry?.source}) is none of ${choices.join(', ')}.`,
    nearest === undefined ? undefined : `Did you mean ${nearest}?`,
  );
}

function pathSegment(name: SettingName, values: ReadonlyMap<string, readonly SettingEntry[]>): string {
  const entry = values.get(name)?.[0];
  const text = (entry?.value ?? definitionNamed(name).defaultText).trim().replace(/^\/+|\/+$/g, '');
  if (text !== '' && !/[?#]/.test(text)) return text;
  throw new SettingsError(`${name}=${entry?.value} (${entry?.source}) is no path segment.`, undefined);
}
