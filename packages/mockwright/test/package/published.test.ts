// The package as it is published: what is in it, and that it can be imported, required and type-checked from outside.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const source = join(root, 'packages/mockwright');
let folder = '';
let packed: { readonly filename: string; readonly files: { path: string }[]; readonly unpackedSize: number };

function run(command: string, args: readonly string[], cwd: string = folder): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mockwright-'));
  for (const [file, tool] of [
    ['index.js', 'bundle'],
    ['index.d.ts', 'declarations'],
  ] as const)
    if (!existsSync(join(source, 'dist', file))) run(process.execPath, [`tools/${tool}.js`], root);
  run(process.execPath, ['tools/papers.js'], root);
  try {
    const said = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], source);
    [packed] = JSON.parse(said) as [typeof packed];
  } finally {
    run(process.execPath, ['tools/papers.js', '--remove'], root);
  }
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true }');
  // As npm lays it out, with the packages it depends on.
  mkdirSync(join(folder, 'node_modules/mockwright'), { recursive: true });
  run('tar', ['-xzf', packed.filename, '--strip-components=1', '-C', 'node_modules/mockwright']);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== 'mockwright' && name !== '@mockwright' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it is small, and holds nothing that belongs to the workshop', () => {
  const paths = packed.files.map(({ path }) => path);
  expect(paths.length).toBeLessThanOrEqual(20);
  expect(packed.unpackedSize).toBeLessThanOrEqual(8_000_000);
  expect(paths).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/main.js']));
  expect(paths.filter((path) => /cache|\.map$|\.ts$/.test(path) && !path.endsWith('.d.ts'))).toEqual([]);
});

test('what is imported names no file in the way that Vite makes an address of a page of', () => {
  for (const entry of ['index.js', 'vitest.js'])
    expect(readFileSync(join(folder, 'node_modules/mockwright/dist', entry), 'utf8')).not.toMatch(
      /new URL\([^()]*import\.meta\.url/,
    );
});

const USE =
  'console.log(m.evaluate(["1.0 / 4"]).text, typeof m.createMockServer ?? typeof m.startMockServer)';

test('it can be imported and required', () => {
  const imported = run(process.execPath, [
    '--input-type=module',
    '-e',
    `import * as m from 'mockwright'; ${USE}`,
  ]);
  expect(imported).toContain('0.25');
  expect(run(process.execPath, ['-e', `const m = require('mockwright'); ${USE}`])).toBe(imported);
});

test('a program that a bundler put it into is told what to do', () => {
  const dist = join(folder, 'node_modules/mockwright/dist');
  writeFileSync(join(folder, 'bundled.cjs'), readFileSync(join(dist, 'index.cjs')));
  const code = "try { require('./bundled.cjs').evaluate('1') } catch ({ message }) { console.log(message) }";
  expect(run(process.execPath, ['-e', code])).toMatch(
    /^There is no \S+implementations\.cjs\. .* mark the package as external\.\n$/,
  );
});

test('a test that mocks files for itself, as with Jest, mocks none of the package', () => {
  const code = `
    const path = require.resolve('mockwright');
    const mocked = (name) => (/^(node:)?fs$/.test(name) ? new Proxy({}, { get: () => () => undefined }) : require(name));
    const module = { exports: {} };
    new Function('require', 'module', '__filename', require('node:fs').readFileSync(path, 'utf8'))(mocked, module, path);
    console.log(module.exports.evaluate('1 + 1').text);`;
  expect(run(process.execPath, ['-e', code])).toBe('2\n');
});

test('a server keeps no process alive, and leaves nothing behind', () => {
  const code = `
    import { createMockServer } from 'mockwright';
    const left = () => process.getActiveResourcesInfo().filter((kind) => /TCPSERVER|TCPServer|Timeout|Immediate|FSEvent/.test(kind));
    const before = left();
    const closed = await createMockServer({ watch: true });
    await fetch(closed.url);
    const waiting = closed.waitForRequest({ path: '/never' }, { timeout: 60_000 }).catch((error) => error.message);
    await closed.close({ timeout: 0 });
    await new Promise((resolve) => setImmediate(resolve));
    console.log(JSON.stringify({ before, after: left(), waiting: await waiting }));
    await createMockServer({ watch: true, folder: '.', allowBroken: true });
    const running = await createMockServer({ templates: ['{ "request": { "route": "x" }, "response": { "body": 1 } }'] });
    console.log(await (await fetch(running.url + '/x')).text());`;
  const [left, answer] = run(process.execPath, ['--input-type=module', '-e', code]).trim().split('\n');
  expect(JSON.parse(left!)).toEqual({
    before: [],
    after: [],
    waiting: expect.stringContaining('the server was closed'),
  });
  expect(answer).toBe('1');
});

test('what nobody catches shows its message, and little of the bundle', () => {
  const code = "import { createMockServer } from 'mockwright'; await createMockServer({ templates: ['{'] });";
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], options);
  expect(stderr).toContain('A template does not load');
  expect(Math.max(...stderr.split('\n').map(({ length }) => length))).toBeLessThan(500);
  expect(stderr.length).toBeLessThan(2500);
});

test('the command runs from it', () => {
  const command = join(folder, 'node_modules/mockwright/dist/main.js');
  expect(run(process.execPath, [command, 'eval', '1 + 1'])).toContain('"text": "2"');
  // A type that is loaded when it is named.
  expect(run(process.execPath, [command, 'eval', 'new System.Numerics.Complex(3, 4).Magnitude'])).toContain(
    '"text": "5"',
  );
});

test('the page is in it: what it names is served', () => {
  const ask =
    "m.createMockServer().then(async (mock) => { for (const name of ['', 'page/page.js', 'page/page.css', 'page/api.js']) { const { status, headers } = await fetch(`${mock.url}/_mock/${name}`); console.log(status, headers.get('content-type')); } await mock.close(); })";
  expect(run(process.execPath, ['-e', `const m = require('mockwright'); ${ask}`]).split('\n')).toEqual([
    '200 text/html; charset=utf-8',
    '200 text/javascript; charset=utf-8',
    '200 text/css; charset=utf-8',
    // The scripts are one.
    '404 application/json',
    '',
  ]);
});

test('the entries for runners can be loaded without the others', () => {
  expect(
    run(process.execPath, ['-e', "console.log(typeof require('mockwright/node-test').mockTest)"]),
  ).toContain('function');
  const imported = "import { mockTest } from 'mockwright/node-test'; console.log(typeof mockTest)";
  expect(run(process.execPath, ['--input-type=module', '-e', imported])).toContain('function');
});

test.each([
  ['typescript', 'nodenext', 'nodenext', 'mts'],
  ['typescript', 'nodenext', 'nodenext', 'cts'],
  ['typescript', 'bundler', 'esnext', 'ts'],
  ['@typescript/typescript6', 'node10', 'commonjs', 'ts'],
])('its types are found by %s with moduleResolution %s', (compiler, moduleResolution, module, extension) => {
  const file = `use-${module}.${extension}`;
  writeFileSync(
    join(folder, file),
    "import { evaluate } from 'mockwright';\nexport const text: string | undefined = evaluate(['1']).text;\n// @ts-expect-error a number is no list of blocks\nevaluate(1);\n",
  );
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    'false',
    '--target',
    'es2022',
    '--types',
    'node',
  ];
  const old = moduleResolution === 'node10' ? ['--ignoreDeprecations', '6.0'] : [];
  const compile = join(root, 'node_modules', compiler, compiler === 'typescript' ? 'bin/tsc' : 'bin/tsc6');
  run(process.execPath, [
    compile,
    ...options,
    ...old,
    '--module',
    module,
    '--moduleResolution',
    moduleResolution,
    file,
  ]);
});

test('importing it costs little more than importing nothing', () => {
  const timeOf = (code: string): number => {
    const times = Array.from({ length: 5 }, () => {
      const started = performance.now();
      run(process.execPath, ['--input-type=module', '-e', code]);
      return performance.now() - started;
    });
    return Math.min(...times);
  };
  expect(timeOf("import 'mockwright'") / timeOf("import 'node:fs'")).toBeLessThan(2);
});
