// Tries the packed package on Bun and Deno, which npm installs; where it cannot, that is said, and nothing is tried.
// Usage: node tools/runtimes.js
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPackage } from './pack-package.js';

/** How each is started; Node.js says what is to come of it. */
const RUNTIMES = {
  'Node.js': [process.execPath],
  Bun: ['node_modules/.bin/bun'],
  Deno: ['node_modules/.bin/deno', 'run', '--allow-all'],
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'mockwright-runtimes-'));
try {
  cpSync('tools/runtimes', folder, { recursive: true });
  const tarball = packPackage(folder);
  const installed = run('npm', [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--silent',
    tarball,
  ]);
  if (installed.status === 0) for (const name of Object.keys(RUNTIMES)) tryRuntime(name);
  else console.log(`Bun and Deno cannot be installed: not tried.\n${installed.output}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function tryRuntime(name) {
  const [command, ...args] = RUNTIMES[name];
  const { status, output } = run(command, [...args, 'smoke.js']);
  const expected = run(process.execPath, ['smoke.js']).output;
  if (status === 0 && output === expected) console.log(`${name}: works.`);
  else {
    console.error(`${name}: ended with ${status}:\n${output}`);
    process.exitCode = 1;
  }
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, output: `${stdout ?? ''}${stderr ?? ''}` };
}
