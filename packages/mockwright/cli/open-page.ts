// `--open`: the page of the server in the browser of the user.
import { spawn } from 'node:child_process';
import { localAddress } from './local-address.ts';
import { complain } from './say.ts';

/** The programs that open an address, by platform. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
};

/**
 * Opens the page; says where it is when that cannot be done.
 * @param urls the addresses of the server
 * @param endpoint the first path segment of the service's own endpoints
 */
export function openPage(urls: readonly string[], endpoint: string): void {
  const [url] = urls;
  if (url === undefined) return;
  const page = `${localAddress(url)}/${endpoint}/`;
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, page], { stdio: 'ignore', detached: true });
  child.on('error', () =>
    complain(`warning: No browser can be opened here (${program} is not there). The page: ${page}`),
  );
  child.unref();
}
