// The command as a process: options, exit codes, signals, and a new user's path from an empty folder.
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ask } from '../service/test-server.ts';
import { CommandUnderTest, HELLO } from './command-under-test.ts';

const command = new CommandUnderTest();

describe('without a server', () => {
  test('--version and --help', async () => {
    expect(await command.run(['--version'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    });
    const help = await command.run(['-h']);
    expect(help.code).toBe(0);
    expect(help.stdout).toContain('mockwright check');
    expect((await command.run(['help', 'settings'])).stdout).toContain('--Mock:Imports:0=<text>');
    expect((await command.run(['check', '--help'])).stdout).toContain('--max-warnings <number>');
    expect((await command.run(['version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each([
    [['serv'], "error: There is no command and no folder 'serv'.\n  hint: Did you mean mockwright serve?\n"],
    [
      ['chek', 'Mocks'],
      "error: 'Mocks' is a word too many for serve.\n  hint: Did you mean mockwright check?\n",
    ],
    [
      ['ping', 'a', 'b'],
      "error: 'b' is a word too many for ping.\n  hint: Its usage: mockwright ping [url]\n",
    ],
    [['help', 'chek'], "error: There is no command 'chek'.\n  hint: Did you mean mockwright help check?\n"],
    [
      ['shop'],
      "error: There is no command and no folder 'shop'.\n  hint: mockwright help lists the commands;",
    ],
    [['--url=http://localhost:1'], "error: Unknown option '--url'.\n  hint: Did you mean --urls?\n"],
    [['--prot', '8080'], "error: Unknown option '--prot'.\n  hint: Did you mean --port?\n"],
    [['-x'], "error: Unknown option '-x'.\n  hint: mockwright help serve lists its options.\n"],
    [['--port'], 'error: --port needs a value.\n'],
    [['--port=80000'], 'error: --port=80000 is no port from 0 to 65535.\n  hint: The default is 5000.\n'],
    [
      ['--port=1', '--urls=2'],
      'error: --urls and --port say both where to listen.\n  hint: Keep one of them.\n',
    ],
    [['--quiet=yes'], 'error: --quiet takes no value.\n  hint: Write --quiet.\n'],
    [['eval', '--imports=A', '1'], "error: Unknown option '--imports'.\n  hint: Did you mean --import?\n"],
    [['serve', 'a'.repeat(5000)], `cannot be looked at: ENAMETOOLONG: name too long.\n`],
    [['check', 'none.json'], "error: There is no file and no folder 'none.json'.\n"],
    [
      ['check', '--format', 'sariff'],
      'error: --format=sariff is none of text, json, github, sarif, junit.\n',
    ],
    [
      ['eval', '--request', '.', '1'],
      "error: The request file '.' cannot be read: it is a folder, pipe or device",
    ],
    [
      ['--urls=https://localhost:0', '--Mock:Certificate=/dev/zero'],
      'error: Mock:Certificate: /dev/zero cannot be read: it is a folder, pipe or device, not a file.\n',
    ],
    [['init', '/proc/none'], 'cannot be written: ENOENT'],
    [['check', '--max-warnings', 'few'], 'error: --max-warnings=few is no number.\n'],
    [['eval', '--request', 'none.json', '1'], "error: The request file 'none.json' cannot be read: "],
  ])('%j exits with 2', async (args, message) => {
    const result = await command.run(args);
    expect(result.code).toBe(2);
    expect(result.stderr).toContain(message);
  });

  test.skipIf(process.platform === 'win32').each(['check', 'init', 'serve'])(
    '%s in a folder that has been removed',
    (name) => {
      const main = join(command.place, 'main.js');
      const { status, stderr } = spawnSync(
        'sh',
        ['-c', `rmdir "$PWD"; "$0" "$1" ${name}`, process.execPath, main],
        {
          cwd: command.folder,
          encoding: 'utf8',
        },
      );
      expect(status).toBe(2);
      expect(stderr).toBe('error: The current folder is not there any more.\n  hint: Go to one that is.\n');
    },
  );

  test.each([
    '{ "Mock": { "Cors": "\\u001b[2J" } }',
    '{ "Mock": { "\\u009b2J": 1 } }',
    '{ "Mock": \x1b[31m }',
  ])('settings command no terminal: %j', async (text) => {
    command.write('appsettings.json', text);
    for (const args of [[], ['check'], ['--json']]) {
      const { code, stderr } = await command.run(args);
      // eslint-disable-next-line no-control-regex -- it is about these
      expect([code, stderr]).toEqual([2, expect.not.stringMatching(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/)]);
    }
  });

  test('what migrate shows of settings commands no terminal', async () => {
    command.write('Mocks/a.json', HELLO);
    command.write(
      'appsettings.json',
      '{ "Mockaco": { "\\u001b[2J": 1, "DefaultHttpContentType": "a/b" }, "x": "\x9b2J" }',
    );
    const { stdout } = await command.run(['migrate']);
    expect(stdout).toContain('Mockaco:\\x1b[2J');
    expect(stdout).toContain('"x": "\\x9b2J"');
  });

  test('migrate passes over a Settings that is no folder', async () => {
    command.write('Mocks/a.json', HELLO);
    command.write('Settings', '');
    const { code, stderr } = await command.run(['migrate']);
    expect([code, stderr]).toEqual([0, '']);
  });

  test.skipIf(process.platform === 'win32').each([
    ['help settings', 0],
    ['check', 1],
    ['eval 1', 0],
  ])('whoever reads %s may leave', async (line, expected) => {
    command.write('Mocks/a.json', '{');
    const child = spawn(process.execPath, [join(command.place, 'main.js'), ...line.split(' ')], {
      cwd: command.folder,
    });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, stderr]).toEqual([expected, '']);
  });

  test('what is wrong at the start is JSON where the log is, wherever that was said', async () => {
    const json = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<unknown> => {
      const { code, stderr } = await command.run(args, '', { ...process.env, ...env });
      expect(code).toBe(2);
      return stderr.startsWith('{') ? (JSON.parse(stderr) as unknown) : stderr;
    };
    const error = { level: 'error', message: expect.stringContaining('Nope') as string };
    expect(await json(['--Mock:Nope=1'], { Mock__Log: 'json' })).toMatchObject(error);
    command.write('Settings/appsettings.json', '{ "Mockaco": { "Log": "json" } }');
    expect(await json(['--Mock:Nope=1'])).toMatchObject(error);
    expect(await json(['--Mock:Nope=1', '--quiet'])).toMatch(/^error: /);
  });

  test('check', async () => {
    command.write('Mocks/hello.json', HELLO);
    expect(await command.run(['check'])).toMatchObject({
      code: 0,
      stdout: '1 file: 0 errors, 0 warnings.\n',
    });
    command.write('Mocks/sub/broken.json', HELLO.replace('Request', 'Reqest'));
    const broken = await command.run(['check']);
    expect(broken.code).toBe(1);
    expect(broken.stdout).toContain('Mocks/sub/broken.json:3:68 error CS0103');
    expect(broken.stdout).toContain('\n\n2 files: 1 error, 0 warnings.\n');
    const [line = ''] = (await command.run(['check', '--json'])).stdout.split('\n');
    expect(JSON.parse(line)).toMatchObject({
      path: 'Mocks/sub/broken.json',
      line: 3,
      column: 68,
      code: 'CS0103',
    });
  });

  test('eval: blocks, a request, imports, standard input', async () => {
    expect(JSON.parse((await command.run(['eval', 'var a = 3;', 'a * 2'])).stdout)).toMatchObject({
      type: 'System.Int32',
      text: '6',
      json: '6',
    });
    command.write('request.json', '{ "body": { "a": [1, 2] }, "query": { "q": "x" } }');
    const code = 'Request.Query["q"] + Request.Body["a"][1]';
    expect(JSON.parse((await command.run(['eval', '--request', 'request.json'], code)).stdout)).toMatchObject(
      {
        text: 'x2',
      },
    );
    // As the shell of Windows writes what `>` names.
    command.write('request.json', Buffer.from('\uFEFF{ "query": { "q": "ü" } }', 'utf16le'));
    const written = await command.run(['eval', '--request', 'request.json', 'Request.Query["q"]']);
    expect(JSON.parse(written.stdout)).toMatchObject({ text: 'ü' });
    const imported = await command.run([
      'eval',
      '--import',
      'System.Text',
      'new StringBuilder("a").ToString()',
    ]);
    expect(JSON.parse(imported.stdout)).toMatchObject({ text: 'a' });
    const unknown = await command.run(['eval', '--import', 'No.Such', '1']);
    expect(unknown).toMatchObject({
      code: 0,
      stderr: "warning: --import: there is no namespace 'No.Such'\n",
    });
    const wrong = await command.run(['eval', 'nope']);
    expect([wrong.code, JSON.parse(wrong.stdout)]).toEqual([1, { diagnostics: [expect.any(String)] }]);
    const hinted = await command.run(['eval', '1', 'System.IO.File.ReadAllText("x")']);
    expect(JSON.parse(hinted.stdout)).toEqual({
      diagnostics: [expect.stringMatching(/^block 2 \(1,\d+\): error CS\d+: [^]+\n {2}hint: ./)],
    });
    const thrown = await command.run(['eval', 'int.Parse("x")']);
    expect([thrown.code, JSON.parse(thrown.stdout)]).toMatchObject([
      1,
      { exception: 'System.FormatException' },
    ]);
    const random = async (): Promise<string> =>
      (await command.run(['eval', '--seed', '7', 'new Random().Next()'])).stdout;
    expect(await random()).toBe(await random());
  });

  test.each([
    ['[]', 'is not a JSON object'],
    ['{ "query": 5 }', "'query' in the request file 'request.json' must be an object of texts"],
    ['{ "querry": {} }', "Unknown member 'querry' in the request file 'request.json'"],
  ])('eval refuses the request %s', async (text, message) => {
    command.write('request.json', text);
    const { code, stderr } = await command.run(['eval', '--request', 'request.json', '1']);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('a server', () => {
  test('a new user: write, start, ask, edit, break, mend, verify, stop', async () => {
    command.write('Mocks/hello.json', HELLO);
    const { base, child, said, ended } = await command.serve();
    const body = async (): Promise<string> => (await ask(`${base}/hello/world`)).body;
    const becomes = (text: string): Promise<void> =>
      vi.waitFor(async () => expect(await body()).toContain(text), { timeout: 10_000, interval: 30 });
    expect(await body()).toBe('{"message":"Hello world!"}');
    command.write('Mocks/hello.json', HELLO.replace('Hello <', 'Hi <'));
    await becomes('Hi world!');
    command.write('Mocks/hello.json', HELLO.replace('Request', 'Reqest'));
    await becomes('CS0103');
    await vi.waitFor(
      () => expect(said()).toContain("Mocks/hello.json:3:68 error CS0103: The name 'Reqest'"),
      {
        timeout: 10_000,
      },
    );
    command.write('Mocks/hello.json', HELLO);
    await becomes('Hello world!');
    const record = await ask(`${base}/_mock/verification?route=/hello/world`);
    expect(JSON.parse(record.body)).toMatchObject({ route: '/hello/world', body: '' });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(said()).toMatch(/^\d\d:\d\d:\d\d GET \/hello\/world 200 Mocks\/hello\.json \d+\.\d ms$/m);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s finishes running requests and exits 0', async (signal) => {
    command.write('Mocks/slow.json', `<# using System.Threading.Tasks; await Task.Delay(400); #>${HELLO}`);
    const { base, child, ended } = await command.serve();
    const answer = ask(`${base}/hello/world`);
    await new Promise((resolve) => setTimeout(resolve, 150));
    child.kill(signal);
    expect((await answer).status).toBe(200);
    expect(await ended).toBe(0);
  });

  test('no headers on the console, in text or JSON', async () => {
    command.write('Mocks/hello.json', HELLO);
    const { base, child, said, ended } = await command.serve(['--json']);
    await ask(`${base}/hello/world?page=1`, {
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
        query: 'page=1',
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
    const result = await command.run([`--urls=http://localhost:${port}`]);
    other.close();
    expect(result.code).toBe(2);
    expect(result.stderr).toBe(
      `error: Cannot listen on http://localhost:${port}: port ${port} is taken.\n  hint: Stop the other program or choose another with --port.\n`,
    );
  });

  test('code that never ends is stopped, and others are answered after it', async () => {
    command.write('Mocks/hello.json', HELLO);
    command.write('Mocks/loop.json', `<# while (true) { } #>${HELLO.replace('hello/{name}', 'loop')}`);
    command.write(
      'Mocks/deep.json',
      `<# int F(int n) => F(n + 1) + 1; F(0); #>${HELLO.replace('hello/{name}', 'deep')}`,
    );
    const { base, child, ended } = await command.serve(['--Mock:ScriptTimeout=300']);
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

test.each([
  [['--urls=nowhere'], /nowhere/],
  [['--Mock:Foldr=x'], /Foldr/],
  [['--urls=http://203.0.113.1:1'], /no such address/],
])('with --json, an error at the start is a line of JSON: %s', async (args, message) => {
  command.write('Mocks/a.json', HELLO);
  const { code, stderr } = await command.run(['--json', ...args]);
  expect(code).toBe(2);
  expect(JSON.parse(stderr)).toMatchObject({
    level: 'error',
    message: expect.stringMatching(message) as unknown,
  });
});
