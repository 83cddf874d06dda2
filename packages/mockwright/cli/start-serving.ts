// `mockwright serve`: in the right folder, and in a process of its own unless that is not wanted.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandLine } from '../settings/command-line.ts';
import { loadImplementations } from './load-implementations.ts';
import { loadSettings } from './load-settings.ts';
import { openPage } from './open-page.ts';
import { addressEntries, holdsTemplatesItself, placeOf } from './serve-place.ts';
import { environmentOfServer } from './server-environment.ts';
import { supervise } from './supervise.ts';

/**
 * Serves until the server ends or is stopped.
 * @returns the exit code; undefined where this is the process that serves
 * @throws {SettingsError} for a folder, address or setting that cannot be used
 */
export async function startServing(line: CommandLine): Promise<number | undefined> {
  const { workingFolder, entries } = placeOf(line.words[0], process.cwd());
  process.chdir(workingFolder);
  const settings: CommandLine = {
    words: [],
    options: new Map(),
    entries: [...entries, ...line.entries, ...addressEntries(line)],
  };
  const { folder, endpoint } = loadSettings(settings, workingFolder).settings;
  if (!existsSync(resolve(workingFolder, folder)) && holdsTemplatesItself(workingFolder))
    process.stderr.write(
      `hint: There is no folder ${folder} here, but the folder itself holds templates: mockwright . serves them.\n`,
    );
  if (line.options.has('logs'))
    process.stderr.write(
      'warning: --logs: the log goes to standard output alone. mockwright > mockwright.log keeps it in a file.\n',
    );
  const onListening = (urls: readonly string[]): void =>
    line.options.has('open') ? openPage(urls, endpoint) : undefined;
  if (line.options.has('no-supervisor') || isInspected())
    return (await loadImplementations()).serve(settings, onListening);
  return supervise({
    args: settings.entries.map(({ key, value }) => `--${key}=${value}`),
    environment: environmentOfServer(settings),
    readFolders: [resolve(workingFolder, folder)],
    onListening,
  });
}

/** Whether somebody debugs this process: a server of its own would want the same port, and its pauses look like a hang. */
function isInspected(): boolean {
  return [process.env['NODE_OPTIONS'] ?? '', ...process.execArgv].some((text) => text.includes('--inspect'));
}
