// Starts the built command on a folder of its own, for a script that loads it.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../packages/mockwright/dist/main.js', import.meta.url));

/**
 * Serves while `use` runs. Needs `npm run build`.
 * @param {(folder: string) => void} prepare writes what is served
 * @param {(served: { base: string, folder: string, pid: number }) => Promise<void>} use
 * @param {string[]} settings further ones, as the command line has them
 */
export async function serveFolder(prepare, use, settings = []) {
  const folder = mkdtempSync(join(tmpdir(), 'mockwright-load-'));
  mkdirSync(join(folder, 'Mocks'));
  prepare(folder);
  const args = ['--urls=http://127.0.0.1:0', '--no-supervisor', ...settings];
  const child = spawn(process.execPath, [command, folder, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const base = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text) => {
        said = (said + text).slice(-10_000);
        const [, url] = /listening on: (\S+)[^]* loaded in /.exec(said) ?? [];
        if (url !== undefined) resolve(url);
      });
      child.once('exit', () => reject(new Error(`The server ended: ${said}`)));
    });
    await use({ base, folder, pid: child.pid });
  } finally {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
