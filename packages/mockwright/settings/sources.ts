// Where settings come from: files, the environment, the command line, as in ASP.NET's hosts.
import { printableLine } from '@mockwright/language/text/printable';
import { join } from 'node:path';
import { SourceText } from '@mockwright/language/text/source-text';
import { defaultAlias, translateMockaco } from './mockaco-settings.ts';
import { textOfFile } from './read-regular-file.ts';
import type { SettingEntry } from './setting-entry.ts';
import { SETTINGS } from './setting-table.ts';
import { SettingsError } from './settings-error.ts';
import { stripJsonComments } from './strip-json-comments.ts';

/** What all sources say, lowest precedence first, and what is to be told of settings of Mockaco among them. */
export interface SettingSources {
  readonly entries: readonly SettingEntry[];
  /** A sentence on the settings of Mockaco that are read as others; undefined: there are none. */
  readonly translated: string | undefined;
  /** What has no counterpart here, and what is no setting at all, a sentence each. */
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

/** The environment of a process: its variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads all sources, in the order of ASP.NET's hosts: the files of the working folder and of its folder `Settings`, each
 * without and with the name of the environment, then the variables, then the command line.
 * @throws {SettingsError} when a file is there and cannot be read
 */
export function readSources(
  workingFolder: string,
  environment: Environment,
  commandLine: readonly SettingEntry[],
): SettingSources {
  const sources = [
    addressesOfPorts(environment),
    ...settingsFiles(environment).map((file) => settingsFromFile(workingFolder, file)),
    settingsFromEnvironment(environment),
    commandLine,
  ].map((source) => translateMockaco(withKestrelAddresses(source)));
  const entries = sources.flatMap((source) => source.entries);
  const names = new Map(sources.flatMap((source) => [...source.translated]));
  const isMockaco = sources.some((source) => source.hasSection);
  return {
    entries: isMockaco ? [defaultAlias(), ...entries] : entries,
    translated: isMockaco ? printableLine(sentenceOf(names)) : undefined,
    missing: sources.flatMap((source) => source.missing.map(printableLine)),
    unknown: sources.flatMap((source) => source.unknown.map(printableLine)),
  };
}

/** A line at the start is to be read at a glance. */
const MOST_NAMED = 2;

function sentenceOf(names: ReadonlyMap<string, string>): string {
  const pairs = [...names].slice(0, MOST_NAMED).map(([name, known]) => `${name} as ${known}`);
  const more = names.size - pairs.length;
  const list = [
    pairs.join(', '),
    ...(more > 0 ? [`and ${more} more (\`mockwright migrate\` lists them)`] : []),
  ];
  return `Settings of Mockaco are read as this server's own${pairs.length === 0 ? '' : `: ${list.join(' ')}`}.`;
}

/** The files that settings are read from, relative to the working folder, lowest precedence first. */
function settingsFiles(environment: Environment): readonly string[] {
  const name = environmentName(environment);
  const files = ['appsettings.json', `appsettings.${name}.json`];
  return [...files, ...files.map((file) => `Settings/${file}`)];
}

/** As ASP.NET's hosts find it. A name that would leave the folder names no file. */
function environmentName(environment: Environment): string {
  const name = environment['ASPNETCORE_ENVIRONMENT'] || environment['DOTNET_ENVIRONMENT'] || 'Production';
  return /[/\\]/.test(name) ? 'Production' : name;
}

/** `Kestrel:Endpoints:<name>:Url` go before the `Urls` of the same source, as in Kestrel. */
function withKestrelAddresses(entries: readonly SettingEntry[]): readonly SettingEntry[] {
  const found = entries.filter(({ key, value }) => KESTREL_ADDRESS.test(key) && value !== '');
  if (found.length === 0) return entries;
  const urls = found.map(({ value }) => value).join(';');
  return [
    ...entries,
    { key: SETTINGS.urls.name, value: urls, source: `${found[0]!.source}, as ${found[0]!.key}` },
  ];
}

const KESTREL_ADDRESS = /^kestrel:endpoints:[^:]+:url$/i;

/** How long a file of settings may be: it is written by hand. */
export const MOST_SETTINGS_BYTES = 4_000_000;

/**
 * The entries of a file of settings; none when there is no such file.
 * @param name relative to the folder
 * @throws {SettingsError} when the file is there and cannot be read
 */
export function settingsFromFile(folder: string, name = 'appsettings.json'): SettingEntry[] {
  let text: string;
  try {
    text = textOfFile(join(folder, name), MOST_SETTINGS_BYTES);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code!)) return [];
    throw new SettingsError(`${name} cannot be read: ${(error as Error).message}`, undefined);
  }
  let value: unknown;
  try {
    value = JSON.parse(stripJsonComments(text));
  } catch (error) {
    throw new SettingsError(`${name} is not JSON: ${withLine((error as Error).message, text)}`, undefined);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SettingsError(`${name} is not a JSON object.`, undefined);
  const entries: SettingEntry[] = [];
  flatten('', value, name, entries);
  // Everything outside of these sections may belong to somebody else.
  return entries.filter(({ key }) => /^(?:mock|mockaco|urls)(?::|$)/i.test(key) || KESTREL_ADDRESS.test(key));
}

/** What `JSON.parse` complains of, with line and column instead of an offset: `4:5: Expected ',' or '}' after …`. */
function withLine(message: string, text: string): string {
  const found = / in JSON at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(message);
  if (found === null) return message;
  const { line, column } = new SourceText('', text).positionAt(Number(found[1]));
  return `${line}:${column}: ${message.slice(0, found.index)}`;
}

/** As in ASP.NET's hosts. */
const DEEPEST = 64;

/** @throws {SettingsError} when objects are nested too deeply */
function flatten(prefix: string, value: unknown, source: string, into: SettingEntry[], depth = 1): void {
  if (typeof value === 'object' && value !== null) {
    if (depth > DEEPEST)
      throw new SettingsError(`${source} has more than ${DEEPEST} objects within each other.`, undefined);
    const members = Object.entries(value);
    if (members.length === 0 && prefix !== '') into.push({ key: prefix, value: '', source });
    for (const [name, member] of members)
      flatten(prefix === '' ? name : `${prefix}:${name}`, member, source, into, depth + 1);
  } else into.push({ key: prefix, value: String((value as string | number | boolean | null) ?? ''), source });
}

/**
 * What `ASPNETCORE_HTTP_PORTS=8080` and its kin say, which images of .NET set: each port of every interface. As in ASP.NET,
 * addresses of any other source go before.
 * @throws {SettingsError} for what is no port
 */
function addressesOfPorts(environment: Environment): readonly SettingEntry[] {
  const found = ['http', 'https'].flatMap((scheme) => {
    const names = ['ASPNETCORE_', 'DOTNET_', ''].map((prefix) => `${prefix}${scheme.toUpperCase()}_PORTS`);
    const name = names.find((each) => (environment[each] ?? '') !== '');
    if (name === undefined) return [];
    const ports = environment[name]!.split(';').map((port) => port.trim());
    const wrong = ports.find((port) => !/^\d*$/.test(port) || Number(port) > 65_535);
    if (wrong !== undefined)
      throw new SettingsError(
        `'${wrong}' in the environment variable ${name} is no port.`,
        'Write it like 8080;8081.',
      );
    return [{ name, urls: ports.filter((port) => port !== '').map((port) => `${scheme}://*:${port}`) }];
  });
  const value = found.flatMap(({ urls }) => urls).join(';');
  if (value === '') return [];
  const source = `environment variable ${found.map(({ name }) => name).join(' and ')}`;
  return [{ key: SETTINGS.urls.name, value, source }];
}

/**
 * The entries of the environment: `Mock__Imports__0` (or with ':'), `Mockaco__…`, `ASPNETCORE_URLS`, `DOTNET_URLS`, `URLS`,
 * and `DOTNET_USE_POLLING_FILE_WATCHER`, which images of .NET set.
 */
export function settingsFromEnvironment(environment: Environment): SettingEntry[] {
  const entries: SettingEntry[] = [];
  const addresses = new Map<string, SettingEntry>();
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined) continue;
    const key = name.replaceAll('__', ':');
    if (/^(?:mock(?:aco)?|kestrel):/i.test(key))
      entries.push({ key, value, source: `environment variable ${name}` });
    else if (/^(?:aspnetcore_|dotnet_)?urls$/i.test(name))
      addresses.set(name.toLowerCase(), { key: 'Urls', value, source: `environment variable ${name}` });
  }
  const polling = environment['DOTNET_USE_POLLING_FILE_WATCHER'];
  if (polling !== undefined && /^(?:1|true)$/i.test(polling))
    entries.unshift({
      key: SETTINGS.pollingIntervalMilliseconds.name,
      value: '500',
      source: 'environment variable DOTNET_USE_POLLING_FILE_WATCHER',
    });
  const inOrder = ['dotnet_urls', 'aspnetcore_urls', 'urls'].map((name) => addresses.get(name));
  return [...entries, ...inOrder.filter((entry) => entry !== undefined)];
}
