// `mockwright serve`: in the right folder, and in a process of its own unless that is not wanted.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandLine } from '../settings/command-line.ts';
import { loadSettings } from './load-settings.ts';
import type { Settings } from '../settings/setting-table.ts';
import { openPage } from './open-page.ts';
import { addressEntries, holdsTemplatesItself, placeOf } from './serve-place.ts';
import { environmentOfServer } from './server-environment.ts';
import { supervise } from './supervise.ts';
import { complain } from './say.ts';

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
  const { settings: bound } = loadSettings(settings, workingFolder);
  const { folder, endpoint } = bound;
  if (!existsSync(resolve(workingFolder, folder)) && holdsTemplatesItself(workingFolder))
    complain(
      `hint: There is no folder ${folder} here, but the folder itself holds templates: mockwright . serves them.`,
    );
  if (line.options.has('logs'))
    complain(
      'warning: --logs: the log goes to standard output alone. mockwright > mockwright.log keeps it in a file.',
    );
  const onListening = (urls: readonly string[]): void =>
    line.options.has('open') ? openPage(urls, endpoint) : undefined;
  if (line.options.has('no-supervisor') || isInspected()) {
    const { loadImplementations } = await import('./load-implementations.ts');
    return (await loadImplementations()).serve(settings, onListening);
  }
  return supervise({
    workingFolder,
    args: settings.entries.map(({ key, value }) => `--${key}=${value}`),
    environment: environmentOfServer(settings),
    readFolders: [resolve(workingFolder, folder), ...(await certificatePlaces(bound, workingFolder))],
    json: bound.log === 'json',
    onListening,
  });
}

/**
 * What the server's process has to read for its `https://` addresses. It may not write: what is missing is made here.
 * @throws {CertificateError} when a file cannot be used
 */
async function certificatePlaces(settings: Settings, workingFolder: string): Promise<readonly string[]> {
  const { urls, adminUrls, certificate, certificateKey, clientAuthorities } = settings;
  if (![...urls, ...adminUrls].some((url) => /^https:/i.test(url))) return [];
  const { serverCredentials } = await import('../service/listening/certificates/server-credentials.ts');
  const { certificateFolder } = await import('../service/listening/certificates/kept-certificate.ts');
  serverCredentials(settings, workingFolder, process.env, Date.now());
  const files = [certificate, certificateKey, ...clientAuthorities].filter((path) => path !== '');
  const own = certificateFolder(process.env);
  return [...(own === undefined ? [] : [own]), ...files.map((path) => resolve(workingFolder, path))];
}

/** Whether somebody debugs this process: a server of its own would want the same port, and its pauses look like a hang. */
function isInspected(): boolean {
  return [process.env['NODE_OPTIONS'] ?? '', ...process.execArgv].some((text) => text.includes('--inspect'));
}
