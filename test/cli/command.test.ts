// The command as a process: options, exit codes, signals, and a new user's path from an empty folder.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { processFlags } from '../../src/cli/process-flags.ts';
import { ask } from '../http/test-server.ts';

// Each test starts processes of its own.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = join(root, 'dist/command-under-test/main.js');
let folder = '';

beforeAll(() => {
  execFileSync(process.execPath, ['tools/bundle.js', 'dist/command-under-test'], { cwd: root });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mockwright-'));
  return () => rmSync(folder, { recursive: true, force: true });
});
afterAll(() => rmSync(join(root, 'dist/command-under-test'), { recursive: true, force: true }));

interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(args: readonly string[], input = ''): Promise<Result> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...args], { cwd: folder }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
    child.stdin!.end(input);
  });
}

/** A running server: its process, its lines so far, its address. */
interface Served {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly base: string;
  readonly ended: Promise<number | null>;
}

async function serve(args: readonly string[] = [], flags: readonly string[] = []): Promise<Served> {
  const child = spawn(process.execPath, [...flags, command, '--urls=http://localhost:0', ...args], {
    cwd: folder,
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const said = (): string => text;
  await vi.waitFor(() => expect(text).toMatch(/loaded in/), { timeout: 10_000, interval: 20 });
  const [, base = ''] = /Now listening on: ([^\s"]+)/.exec(text)!;
  return { child, said, base, ended };
}

function write(path: string, text: string): void {
  const [parent = ''] = /^.*(?=\/)/.exec(path) ?? [];
  mkdirSync(join(folder, parent), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const HELLO = `{
  "request": { "method": "GET", "route": "/hello/{name}" },
  "response": { "indented": false, "body": { "message": "Hello <#= Request.Route["name"] #>!" } }
}`;

describe('without a server', () => {
  test('--version and --help', async () => {
    expect(await run(['--version'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    });
    const help = await run(['-h']);
    expect(help.code).toBe(0);
    expect(help.stdout).toContain('mockwright check');
    expect(help.stdout).toContain('--Mock:Imports:0=<text>');
  });

  test.each([
    [['serv'], "error: Unknown command 'serv'.\n  hint: Did you mean mockwright serve?\n"],
    [
      ['--url=http://localhost:1'],
      "error: Unknown setting 'url' (command line).\n  hint: Did you mean Urls?\n",
    ],
    [
      ['--urls=https://localhost:1'],
      "error: 'https://localhost:1': https is not supported. Use http, behind a proxy if need be.\n",
    ],
    [
      ['eval', '--imports=A', '1'],
      "error: Unknown option '--imports' of eval.\n  hint: Code that begins with a dash follows --.\n",
    ],
    [['eval', '--request', 'none.json', '1'], "error: The request file 'none.json' cannot be read: "],
  ])('%j exits with 2', async (args, message) => {
    const result = await run(args);
    expect(result.code).toBe(2);
    expect(result.stderr).toContain(message);
  });

  test('check', async () => {
    write('Mocks/hello.json', HELLO);
    expect(await run(['check'])).toMatchObject({
      code: 0,
      stdout: '1 file: 0 that do not load, 0 warnings.\n',
    });
    write('Mocks/sub/broken.json', HELLO.replace('Request', 'Reqest'));
    const broken = await run(['check']);
    expect(broken.code).toBe(1);
    expect(broken.stdout).toContain('Mocks/sub/broken.json:3:68 error CS0103');
    expect(broken.stdout).toContain('2 files: 1 that do not load');
    const [line = ''] = (await run(['check', '--json'])).stdout.split('\n');
    expect(JSON.parse(line)).toMatchObject({
      path: 'Mocks/sub/broken.json',
      line: 3,
      column: 68,
      code: 'CS0103',
    });
  });

  test('eval: blocks, a request, imports, standard input', async () => {
    expect(JSON.parse((await run(['eval', 'var a = 3;', 'a * 2'])).stdout)).toMatchObject({
      type: 'System.Int32',
      text: '6',
      json: '6',
    });
    write('request.json', '{ "body": { "a": [1, 2] }, "query": { "q": "x" } }');
    const code = 'Request.Query["q"] + Request.Body["a"][1]';
    expect(JSON.parse((await run(['eval', '--request', 'request.json'], code)).stdout)).toMatchObject({
      text: 'x2',
    });
    const imported = await run(['eval', '--import', 'System.Text', 'new StringBuilder("a").ToString()']);
    expect(JSON.parse(imported.stdout)).toMatchObject({ text: 'a' });
    expect(JSON.parse((await run(['eval', 'nope'])).stdout)).toHaveProperty('diagnostics');
    expect(JSON.parse((await run(['eval', 'int.Parse("x")'])).stdout)).toMatchObject({
      exception: 'System.FormatException',
    });
  });

  test.each([
    ['[]', 'is not a JSON object'],
    ['{ "query": 5 }', "'query' in the request file 'request.json' must be an object of texts"],
    ['{ "querry": {} }', "Unknown member 'querry' in the request file 'request.json'"],
  ])('eval refuses the request %s', async (text, message) => {
    write('request.json', text);
    const { code, stderr } = await run(['eval', '--request', 'request.json', '1']);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('a server', () => {
  test('a new user: write, start, ask, edit, break, mend, verify, stop', async () => {
    write('Mocks/hello.json', HELLO);
    const { base, child, said, ended } = await serve();
    const body = async (): Promise<string> => (await ask(`${base}/hello/world`)).body;
    const becomes = (text: string): Promise<void> =>
      vi.waitFor(async () => expect(await body()).toContain(text), { timeout: 10_000, interval: 30 });
    expect(await body()).toBe('{"message":"Hello world!"}');
    write('Mocks/hello.json', HELLO.replace('Hello <', 'Hi <'));
    await becomes('Hi world!');
    write('Mocks/hello.json', HELLO.replace('Request', 'Reqest'));
    await becomes('CS0103');
    await vi.waitFor(
      () => expect(said()).toContain("Mocks/hello.json:3:68 error CS0103: The name 'Reqest'"),
      {
        timeout: 10_000,
      },
    );
    write('Mocks/hello.json', HELLO);
    await becomes('Hello world!');
    const record = await ask(`${base}/_mock/verification?route=/hello/world`);
    expect(JSON.parse(record.body)).toMatchObject({ route: '/hello/world', body: '' });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(said()).toMatch(/GET \/hello\/world 200 Mocks\/hello\.json \d+\.\d ms/);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s finishes running requests and exits 0', async (signal) => {
    write('Mocks/slow.json', `<# using System.Threading.Tasks; await Task.Delay(400); #>${HELLO}`);
    const { base, child, ended } = await serve();
    const answer = ask(`${base}/hello/world`);
    await new Promise((resolve) => setTimeout(resolve, 150));
    child.kill(signal);
    expect((await answer).status).toBe(200);
    expect(await ended).toBe(0);
  });

  test('nothing secret on the console, in text or JSON', async () => {
    write('Mocks/hello.json', HELLO);
    const { base, child, said, ended } = await serve(['--json']);
    await ask(`${base}/hello/world?token=secret1`, {
      headers: { Authorization: 'secret2', Cookie: 'secret3' },
    });
    child.kill();
    await ended;
    const lines = said()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        method: 'GET',
        path: '/hello/world',
        status: 200,
        template: 'Mocks/hello.json',
      }),
    );
    expect(said()).not.toContain('secret');
  });

  test('a taken port: one line, exit code 2', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.on('listening', resolve));
    const { port } = other.address() as { port: number };
    const result = await run([`--urls=http://localhost:${port}`]);
    other.close();
    expect(result.code).toBe(2);
    expect(result.stderr).toBe(
      `error: Cannot listen on http://localhost:${port}: port ${port} is taken. Stop the other program or choose another with --urls.\n`,
    );
  });

  test('code that never ends is stopped, and others are answered after it', async () => {
    write('Mocks/hello.json', HELLO);
    write('Mocks/loop.json', `<# while (true) { } #>${HELLO.replace('hello/{name}', 'loop')}`);
    write(
      'Mocks/deep.json',
      `<# int F(int n) => F(n + 1) + 1; F(0); #>${HELLO.replace('hello/{name}', 'deep')}`,
    );
    const { base, child, ended } = await serve(['--Mock:ScriptTimeout=300']);
    for (const path of ['/loop', '/deep']) {
      const answer = await ask(base + path);
      expect(answer.status).toBe(501);
      expect(answer.headers['mockwright-error']).toBe('template-failed');
    }
    expect((await ask(`${base}/hello/world`)).status).toBe(200);
    child.kill();
    await ended;
  });
});

describe('in a process that may read its folders only', () => {
  test('templates are served, and seen when they change', async () => {
    write('Mocks/hello.json', HELLO);
    write('note.txt', 'a note');
    write(
      'Mocks/note.json',
      '{ "request": { "method": "GET", "route": "/note" }, "response": { "file": "note.txt" } }',
    );
    const flags = processFlags({ workingFolder: folder, script: command });
    const { child, said, base, ended } = await serve([], flags);
    expect((await ask(`${base}/hello/Ann`)).body).toBe('{"message":"Hello Ann!"}');
    expect((await ask(`${base}/note`)).body).toBe('a note');
    write('Mocks/later/hello.json', HELLO.replace('/hello/', '/later/'));
    await vi.waitFor(() => expect(said()).toContain('Mocks/later/hello.json is loaded'), { timeout: 5000 });
    expect((await ask(`${base}/later/Bo`)).body).toBe('{"message":"Hello Bo!"}');
    expect(said()).not.toMatch(/warning|experimental/i);
    child.kill();
    expect(await ended).toBe(0);
  });

  test('it makes no code of text, reads nothing else and starts nothing', () => {
    const attempts = [
      "Function('return 1')()",
      "(0, eval)('1')",
      "require('node:fs').readFileSync('/etc/passwd')",
      `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'x'))}, '')`,
      "require('node:child_process').execFileSync('true')",
      "new (require('node:worker_threads').Worker)('1', { eval: true })",
    ];
    const code = attempts.map(
      (attempt) => `try { ${attempt}; console.log('done'); } catch (e) { console.log(e.code ?? e.name); }`,
    );
    const flags = processFlags({ workingFolder: folder, script: command });
    const said = execFileSync(process.execPath, [...flags, '-e', code.join('\n')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(said.trim().split('\n')).toEqual([
      'EvalError',
      'EvalError',
      ...attempts.slice(2).map(() => 'ERR_ACCESS_DENIED'),
    ]);
  });

  test.each([
    ['20.19.0', '--experimental-permission'],
    ['22.12.0', '--experimental-permission'],
    ['22.13.0', '--permission'],
    ['23.4.0', '--experimental-permission'],
    ['24.0.0', '--permission'],
    ['25.1.0', '--allow-net'],
  ])('Node.js %s has %s', (version, flag) => {
    expect(processFlags({ workingFolder: folder, script: command, version })).toContain(flag);
  });
});

test('a hardened process has neither environment nor constructors of functions', () => {
  const file = join(root, 'dist/command-under-test/hardened.mjs');
  buildSync({
    entryPoints: [join(root, 'src/cli/harden-process.ts')],
    outfile: file,
    format: 'esm',
    logLevel: 'error',
  });
  const code = `import { hardenProcess } from ${JSON.stringify(pathToFileURL(file).href)};
const taken = hardenProcess();
const kinds = [() => 1, async () => 1, function* () {}, async function* () {}, Object, Map];
let added = 'added';
try { Object.prototype.added = 1; } catch (e) { added = e.name; }
console.log(JSON.stringify([taken.PLANTED, Object.keys(process.env), kinds.map((each) => typeof each.constructor), added, [1].map((x) => x)]));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { PLANTED: 'p', TZ: 'UTC' },
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual([
    'p',
    ['TZ'],
    Array.from({ length: 6 }, () => 'undefined'),
    'TypeError',
    [1],
  ]);
});
