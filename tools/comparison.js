// Compares how much there is to write, and how long it takes, with other libraries for mocks in tests: examples/comparison.
// Usage: node tools/comparison.js [--rounds=5] [--write]   (--write: into docs/testing.md)
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPackage } from './pack-package.js';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 5);
const SOURCE = 'examples/comparison';
const PAGE = 'docs/testing.md';
/** The tools, with the package whose version is told. */
const TOOLS = { mockwright: 'mockwright', msw: 'msw', mockoon: '@mockoon/commons-server' };
const NAMES = { mockwright: 'mockwright', msw: 'MSW', mockoon: 'Mockoon' };
/** What is measured, and how it is called. */
const MEASURED = {
  import: 'Import',
  begin: 'Import, first server and first answer',
  next: 'Next server and its first answer',
  reset: 'Reset after 50 requests',
  tests: 'All twelve tests, with their processes',
};

const folder = mkdtempSync(join(tmpdir(), 'mockwright-comparison-'));
try {
  cpSync(SOURCE, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent', packPackage(folder)]);
  const table = tableOf(measure());
  console.log(table);
  if (process.argv.includes('--write')) write(table);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds by tool and by what was measured, one for each round; the tools take turns. */
function measure() {
  const node = join(folder, 'node_modules/.bin/node');
  const times = {};
  for (let round = 0; round < rounds; round++)
    for (const tool of Object.keys(TOOLS)) {
      const measured = JSON.parse(run(node, ['measure.js', tool]));
      measured.tests = cpuOf(`'${node}' --test ${tool}.test.js`);
      // What one loads with the import, another loads with the first server.
      measured.begin = measured.import + measured.first;
      for (const [name, time] of Object.entries(measured)) ((times[tool] ??= {})[name] ??= []).push(time);
    }
  return { times, node: run(node, ['--version']).trim() };
}

/** The milliseconds of CPU that a command takes, with the processes that it starts. */
function cpuOf(command) {
  const timed = `TIMEFORMAT='%U %S'; set -e; time ${command} >/dev/null 2>&1`;
  const { status, stderr } = spawnSync('bash', ['-c', timed], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed.`);
  return stderr
    .trim()
    .split(' ')
    .reduce((sum, seconds) => sum + 1000 * Number(seconds), 0);
}

function tableOf({ times, node }) {
  const tools = Object.keys(TOOLS);
  const heads = tools.map((tool) => `${NAMES[tool]} ${versionOf(TOOLS[tool])}`);
  const rows = [
    ['', ...heads],
    ['---', ...heads.map(() => '---:')],
    ['Lines of the tests', ...tools.map((tool) => linesOf(`${SOURCE}/${tool}.test.js`))],
    ...Object.entries(MEASURED).map(([name, title]) => [
      title,
      ...tools.map((tool) => milliseconds(times[tool][name])),
    ]),
  ];
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus()[0].model.trim()}, ${availableParallelism()} cores, Node.js ${node}`;
  return `${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\nMilliseconds of CPU, the least of ${rounds} rounds, in turns, on ${date}: ${machine}.`;
}

/** The least, in the digits that matter. */
function milliseconds(times) {
  const least = Math.min(...times);
  return least < 10 ? least.toFixed(1) : least.toFixed(0);
}

/** Lines with something in them. */
function linesOf(path) {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
}

function versionOf(name) {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}

function write(table) {
  const page = readFileSync(PAGE, 'utf8');
  const marks = /(<!-- comparison -->\n)[^]*(<!-- \/comparison -->)/;
  writeFileSync(
    PAGE,
    page.replace(marks, (_all, begin, end) => `${begin}\n${table}\n${end}`),
  );
  spawnSync('npx', ['prettier', '--write', PAGE]);
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
