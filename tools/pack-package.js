// What `npm publish` would publish, as a file: for those who try the package as somebody who installs it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE } from './entries.js';

/** Packs it, built first where it is not. @param folder where the file goes @returns its path */
export function packPackage(folder) {
  for (const [built, script] of [
    ['index.js', 'build'],
    ['index.d.ts', 'build:types'],
  ])
    if (!existsSync(`${PACKAGE}/dist/${built}`)) npm(['run', '--silent', script], '.');
  npm(['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], PACKAGE);
  return join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz')),
  );
}

function npm(args, cwd) {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
