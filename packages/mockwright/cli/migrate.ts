// `mockwright migrate`: what of a project of Mockaco changes here, what cannot move, and its settings under their names here.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { HOME } from '@mockwright/language/diagnostics/render-sarif';
import { renderDiagnostics } from '@mockwright/language/diagnostics/render-terminal';
import { counted } from '@mockwright/language/text/counted';
import { parseWebAddress } from '@mockwright/language/text/web-address';
import { createCompiler } from '../compiler.ts';
import { ownSegments } from '../service/admin/endpoint-prefixes.ts';
import { isListedHost } from '../service/callbacks/callback-host.ts';
import { checkMocks } from '../service/mocks/check-mocks.ts';
import { MockFolder } from '../service/mocks/folder.ts';
import { MockLoader } from '../service/mocks/mock-loader.ts';
import type { MockSet } from '../service/mocks/mock-set.ts';
import type { CommandLine } from '../settings/command-line.ts';
import { insertSettings, type SettingTree } from '../settings/insert-settings.ts';
import { MOCKACO_ENDPOINT, translateMockaco } from '../settings/mockaco-settings.ts';
import { textOfFile } from '../settings/read-regular-file.ts';
import type { SettingEntry } from '../settings/setting-entry.ts';
import { SETTINGS, type Settings } from '../settings/setting-table.ts';
import { addedItems, type SettingDefinition } from '../settings/setting-types.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { MOST_SETTINGS_BYTES, settingsFromFile } from '../settings/sources.ts';
import { importProblems } from '../template/compiling/imports.ts';
import { loadSettings } from './load-settings.ts';
import { placeOf } from './serve-place.ts';
import { say } from './say.ts';

/**
 * What is read and written, lowest precedence first: each file gets what it says under other names, so that the order of
 * the files stays theirs. Those of an environment stay as they are: they are read here, too.
 */
const FILES = ['appsettings.json', 'Settings/appsettings.json'] as const;

/** What was found of one kind. */
interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * Looks at a project, and writes its settings where that is wanted.
 * @returns 1 when something cannot move, otherwise 0
 * @throws {SettingsError} when the folder is not there, or its settings cannot be read or written
 */
export async function migrate(line: CommandLine): Promise<number> {
  const { workingFolder, entries } = placeOf(line.words[0], process.cwd());
  const { settings, missing, unknown } = loadSettings(
    { entries: [...entries, ...line.entries] },
    workingFolder,
  );
  const set = await loadTemplates(settings, workingFolder);
  const hosts = hostsToAllow(set, settings);
  const found = settingsOf(workingFolder, hosts, settings);
  const problems = diagnosticsOf(set, workingFolder, settings);
  const lost = [...missing, ...problems.error];
  tell([summaryOf(set, settings.folder)]);
  for (const section of [
    { title: 'Cannot move:', lines: lost },
    {
      title: 'To be looked at:',
      lines: [...unknown, ...importProblems(settings.imports), ...problems.warning, ...hosts.map(hostLine)],
    },
    { title: 'Settings that have another name here (the old one works, too):', lines: found.renamed },
    { title: 'Left as they are, and read:', lines: environmentFiles(workingFolder) },
    { title: 'Different here:', lines: differences(settings) },
  ] satisfies Section[])
    if (section.lines.length > 0) tell(['', section.title, ...section.lines.map((text) => indented(text))]);
  for (const [file, tree] of found.trees) tellSettings(file, tree, workingFolder, line.options.has('write'));
  return lost.length > 0 ? 1 : 0;
}

function summaryOf({ mocks, data }: MockSet, folder: string): string {
  if (mocks.length === 0)
    return `There is no template in ${folder} that can be served: --folder names another folder.`;
  const served = mocks.length === 1 ? 'is served here as it is' : 'are served here as they are';
  const beside = data.length === 0 ? '' : `, beside ${counted(data.length, 'file')} of data`;
  return `${counted(mocks.length, 'template')} of ${folder} ${served}${beside}.`;
}

/** What every user of Mockaco meets. @param urls where the project is served */
const differences = ({ urls }: Settings): readonly string[] => [
  `The address is ${urls.join(' and ')} unless --urls or --port says otherwise, not a free port.`,
  `The endpoints are below /_mock; below /${MOCKACO_ENDPOINT}, too, where there are settings of Mockaco, or with --Mock:EndpointAliases:0=${MOCKACO_ENDPOINT}.`,
  'The log goes to standard output; Serilog is not read.',
  `${HOME}/blob/main/docs/from-mockaco.md tells the rest.`,
];

async function loadTemplates(settings: Settings, workingFolder: string): Promise<MockSet> {
  const { imports, defaultStatus: status, defaultContentType: contentType } = settings;
  const compile = createCompiler({ imports, defaults: { status, contentType } });
  return new MockLoader(new MockFolder(workingFolder, settings.folder), compile).loadAll();
}

function diagnosticsOf(
  set: MockSet,
  workingFolder: string,
  settings: Settings,
): Readonly<Record<'error' | 'warning', readonly string[]>> {
  const checked = checkMocks(set, workingFolder, ownSegments(settings));
  const diagnostics = set.files.flatMap((file) => [...file.diagnostics, ...(checked.get(file.path) ?? [])]);
  const rendered = (severity: Diagnostic['severity']): string[] =>
    diagnostics.filter((each) => each.severity === severity).map((each) => renderDiagnostics([each]));
  return { error: rendered('error'), warning: rendered('warning') };
}

/** Hosts of callbacks, as far as they are written out, that may not be called yet. */
function hostsToAllow({ mocks }: MockSet, { callbackHosts }: Settings): readonly string[] {
  const hosts = new Set<string>();
  for (const { template } of mocks) {
    const { text } = template.source;
    if (!/callbacks?/i.test(text)) continue;
    for (const [, url = ''] of text.matchAll(/\burl["']?\s*:\s*["'](https?:\/\/[^"'/?#<\s]+)/gi)) {
      const address = parseWebAddress(url);
      if (address !== undefined && !isListedHost(address, callbackHosts)) hosts.add(address.hostname);
    }
  }
  return [...hosts].sort();
}

function hostLine(host: string): string {
  return `Callbacks go to ${host}: they are sent only when Mock:CallbackHosts lists it.`;
}

/** The settings of each file under their names here, and what of them has another name. */
function settingsOf(
  workingFolder: string,
  hosts: readonly string[],
  { callbackHosts }: Settings,
): { readonly trees: ReadonlyMap<string, SettingTree>; readonly renamed: readonly string[] } {
  const entries = new Map<string, SettingEntry[]>();
  const renamed: string[] = [];
  const aliases = new RegExp(`^${SETTINGS.endpointAliases.name}(?::|$)`, 'i');
  let last: string = FILES[0];
  let mockacoFile: string | undefined;
  let hasAliases = false;
  for (const file of FILES) {
    const own = settingsFromFile(workingFolder, file);
    const { entries: all, translated, hasSection } = translateMockaco(own);
    if (own.length > 0) last = file;
    if (hasSection) mockacoFile = file;
    hasAliases ||= all.some(({ key }) => aliases.test(key));
    entries.set(
      file,
      all.filter((entry) => !own.includes(entry)),
    );
    renamed.push(...[...translated].map(([from, to]) => `${file}: ${from} is ${to}`));
  }
  const add = (file: string, { name }: SettingDefinition, values: readonly string[]): void =>
    values.forEach((value, index) =>
      entries.get(file)!.push({ key: `${name}:${index}`, value, source: file }),
    );
  if (mockacoFile !== undefined && !hasAliases)
    add(mockacoFile, SETTINGS.endpointAliases, [MOCKACO_ENDPOINT]);
  // A list of a later file goes over that of an earlier one, item by item: those that are allowed already stay so.
  if (hosts.length > 0)
    add(last, SETTINGS.callbackHosts, [...addedItems(SETTINGS.callbackHosts, callbackHosts), ...hosts]);
  return { trees: new Map([...entries].map(([file, found]) => [file, treeOf(found)])), renamed };
}

function treeOf(entries: readonly SettingEntry[]): SettingTree {
  const tree: Record<string, unknown> = {};
  for (const { key, value } of entries) if (value !== '') put(tree, key.split(':'), value);
  return asLists(tree) as SettingTree;
}

/** Puts a text at its place in a tree of sections. */
function put(tree: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: string): void {
  const known = Object.keys(tree).find((other) => other.toLowerCase() === name.toLowerCase()) ?? name;
  if (rest.length === 0)
    tree[known] = /^(?:true|false|-?\d{1,15})$/i.test(value) ? JSON.parse(value.toLowerCase()) : value;
  else put((tree[known] ??= {}) as Record<string, unknown>, rest, value);
}

/** Sections whose names are numbers are lists, in the order of the numbers. */
function asLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  return members.every(([name]) => /^\d+$/.test(name))
    ? members.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => String(item))
    : Object.fromEntries(members.map(([name, member]) => [name, asLists(member)]));
}

/** None of what is no folder, or may not be read: then no settings are read from it either. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function environmentFiles(workingFolder: string): readonly string[] {
  return ['.', 'Settings'].flatMap((folder) => {
    return namesIn(join(workingFolder, folder))
      .filter((name) => /^appsettings\..+\.json$/i.test(name))
      .map((name) => join(folder, name));
  });
}

function tellSettings(name: string, tree: SettingTree, workingFolder: string, isWritten: boolean): void {
  if (Object.keys(tree).length === 0) return;
  const file = resolve(workingFolder, name);
  const before = existsSync(file) ? textOfFile(file, MOST_SETTINGS_BYTES) : '';
  const { text, kept } = insertSettings(before, tree);
  for (const setting of kept)
    tell([
      '',
      `${setting} is in ${name} with another value, which stays: compare it with what is to be there.`,
    ]);
  if (text === before) return;
  if (!isWritten) {
    tell(['', `${name} would be (--write does it):`, indented(text.trimEnd())]);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new SettingsError(`${name} cannot be written: ${(error as Error).message}`, undefined);
  }
  tell(['', `written: ${name}`]);
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function tell(lines: readonly string[]): void {
  say(lines.join('\n'));
}
