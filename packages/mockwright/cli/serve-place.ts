// What the folder and the address of `mockwright serve` come to.
import { existsSync, readdirSync, type Dirent } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { nearestName } from '@mockwright/language/text/nearest-name';
import { COMMAND_LINE, type CommandLine } from '../settings/command-line.ts';
import type { SettingEntry } from '../settings/setting-entry.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { lookAt } from './look-at.ts';
import { COMMANDS } from './commands.ts';

/** Where templates are. */
export interface ServePlace {
  /** Absolute: `Mocks`, `appsettings.json` and `response.file` are relative to it. */
  readonly workingFolder: string;
  /** The setting for a folder of templates with a name of its own; none: what the other settings say holds. */
  readonly entries: readonly SettingEntry[];
}

/** How deep templates are looked for to tell a folder of them from another. */
const DEPTH = 3;
/** A folder with one of these is one to work in, whatever else is in it. */
const PROJECT_FILES = ['appsettings.json', 'package.json', join('Settings', 'appsettings.json')];

/**
 * Finds the folders that are meant by a word: a folder that holds `Mocks`, or one of templates.
 * @param word none: the current folder
 * @throws {SettingsError} when there is no such folder
 */
export function placeOf(word: string | undefined, currentFolder: string): ServePlace {
  if (word === undefined) return { workingFolder: currentFolder, entries: [] };
  const folder = resolve(currentFolder, word);
  const stats = lookAt(folder, word);
  if (stats === undefined) throw noSuchFolder(word);
  if (!stats.isDirectory())
    throw new SettingsError(`'${word}' is a file, not a folder.`, 'Name the folder that holds Mocks.');
  return holdsTemplatesItself(folder)
    ? {
        workingFolder: dirname(folder),
        entries: [{ key: 'Mock:Folder', value: basename(folder), source: COMMAND_LINE }],
      }
    : { workingFolder: folder, entries: [] };
}

function noSuchFolder(word: string): SettingsError {
  const nearest = nearestName(
    word,
    COMMANDS.map(({ name }) => name),
  );
  return new SettingsError(
    `There is no command and no folder '${word}'.`,
    nearest === undefined
      ? `mockwright help lists the commands; mockwright init ${word} makes the folder, with samples.`
      : `Did you mean mockwright ${nearest}?`,
  );
}

/** Whether a folder is one of templates, and no place to hold one. */
export function holdsTemplatesItself(folder: string): boolean {
  if (/^mocks$/i.test(basename(folder))) return true;
  const names = namesIn(folder);
  if (names.includes('Mocks') || PROJECT_FILES.some((name) => existsSync(join(folder, name)))) return false;
  return hasTemplate(folder, DEPTH);
}

/** @throws {SettingsError} when it cannot be read */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(', scandir ', 1);
    throw new SettingsError(`The folder '${folder}' cannot be read: ${reason}.`, undefined);
  }
}

/** What cannot be read below it is told of when templates are loaded. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function hasTemplate(folder: string, depth: number): boolean {
  const entries = entriesOf(folder).filter(({ name }) => !name.startsWith('.'));
  if (entries.some((entry) => entry.isFile() && /\.(?:json|mock)$/i.test(entry.name))) return true;
  return (
    depth > 1 &&
    entries.some(
      (entry) =>
        entry.isDirectory() &&
        entry.name !== 'node_modules' &&
        hasTemplate(join(folder, entry.name), depth - 1),
    )
  );
}

/**
 * The address that `--port` and `--host` stand for.
 * @throws {SettingsError} when the port is none, or `--urls` says something else
 */
export function addressEntries({ options, entries }: CommandLine): readonly SettingEntry[] {
  const port = options.get('port')?.at(-1);
  const host = options.get('host')?.at(-1);
  if (port === undefined && host === undefined) return [];
  if (entries.some(({ key }) => key.toLowerCase() === 'urls'))
    throw new SettingsError(
      `--urls and --${port === undefined ? 'host' : 'port'} say both where to listen.`,
      'Keep one of them.',
    );
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= 65_535))
    throw new SettingsError(`--port=${port} is no port from 0 to 65535.`, 'The default is 5000.');
  const shownHost = host?.includes(':') === true && !host.startsWith('[') ? `[${host}]` : host;
  return [{ key: 'Urls', value: `http://${shownHost ?? 'localhost'}:${port ?? 5000}`, source: COMMAND_LINE }];
}
