// Packs the package and runs the examples with it, as somebody would who installs it: each in a copy of its own.
// Usage: node tools/examples.js [vitest] [jest] [playwright] [node-test] [--keep]   (all of them without names)
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { packPackage } from './pack-package.js';

/** What a failing test must show of each path that it asks in vain, whatever the runner. */
const shownOf = (path) =>
  new RegExp(
    `Requests that no template answered:\\W+GET ${path}: closest is Mocks/user\\.mock: 'user' is not 'users'`,
  );
/** What an example needs that npm does not bring. */
const NEEDS = { playwright: '/usr/bin/chromium' };

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('-'));
const folder = mkdtempSync(join(tmpdir(), 'mockwright-examples-'));
try {
  const tarball = packPackage(folder);
  for (const name of named.length > 0 ? named : runners()) runExample(name, tarball);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (!words.includes('--keep')) rmSync(folder, { recursive: true, force: true });
}

/** The folders of `examples` with a failing test: those of runners. */
function runners() {
  return readdirSync('examples').filter((name) =>
    ['ts', 'js'].some((extension) => existsSync(`examples/${name}/failing.test.${extension}`)),
  );
}

function runExample(name, tarball) {
  if (NEEDS[name] !== undefined && !existsSync(NEEDS[name])) {
    console.log(`${name}: left out, there is no ${NEEDS[name]}.`);
    return;
  }
  const started = performance.now();
  const copy = join(folder, name);
  cpSync(`examples/${name}`, copy, { recursive: true, filter: (path) => !path.includes('node_modules') });
  must('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent', tarball], copy);
  const installed = performance.now();
  must('npm', ['test', '--silent'], copy);
  const { status, output } = run('npm', ['run', '--silent', 'test:failing'], copy);
  const [failing] = readdirSync(copy).filter((file) => file.startsWith('failing.test.'));
  const asked = readFileSync(join(copy, failing), 'utf8').match(/\/user\/\d+/g);
  const said = stripVTControlCharacters(output);
  if (status === 0 || asked.some((path) => !shownOf(path).test(said)))
    fail(`The failing test of ${name} does not show what nothing answered:\n${output}`);
  const seconds = (from, to) => ((to - from) / 1000).toFixed(1);
  console.log(
    `${name}: runs (installed in ${seconds(started, installed)} s, tests in ${seconds(installed, performance.now())} s).`,
  );
}

function run(command, args, cwd = '.') {
  // A runner within a runner takes its variables for its own.
  const env = { ...process.env };
  for (const variable of ['NODE_TEST_CONTEXT', 'VITEST', 'JEST_WORKER_ID']) delete env[variable];
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

function must(command, args, cwd) {
  const { status, output } = run(command, args, cwd);
  if (status !== 0) fail(`${command} ${args.join(' ')} failed in ${cwd ?? '.'}:\n${output}`);
}

function fail(message) {
  throw new Error(message);
}
