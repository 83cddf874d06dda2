// The command as a process: options, exit codes, signals, and a new user's path from an empty folder.
import { createServer } from 'node:net';
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
    const result = await command.run(args);
    expect(result.code).toBe(2);
    expect(result.stderr).toContain(message);
  });

  test('check', async () => {
    command.write('Mocks/hello.json', HELLO);
    expect(await command.run(['check'])).toMatchObject({
      code: 0,
      stdout: '1 file: 0 that do not load, 0 warnings.\n',
    });
    command.write('Mocks/sub/broken.json', HELLO.replace('Request', 'Reqest'));
    const broken = await command.run(['check']);
    expect(broken.code).toBe(1);
    expect(broken.stdout).toContain('Mocks/sub/broken.json:3:68 error CS0103');
    expect(broken.stdout).toContain('2 files: 1 that do not load');
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
    const imported = await command.run([
      'eval',
      '--import',
      'System.Text',
      'new StringBuilder("a").ToString()',
    ]);
    expect(JSON.parse(imported.stdout)).toMatchObject({ text: 'a' });
    expect(JSON.parse((await command.run(['eval', 'nope'])).stdout)).toHaveProperty('diagnostics');
    expect(JSON.parse((await command.run(['eval', 'int.Parse("x")'])).stdout)).toMatchObject({
      exception: 'System.FormatException',
    });
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
    expect(said()).toMatch(/GET \/hello\/world 200 Mocks\/hello\.json \d+\.\d ms/);
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

  test('nothing secret on the console, in text or JSON', async () => {
    command.write('Mocks/hello.json', HELLO);
    const { base, child, said, ended } = await command.serve(['--json']);
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
    const result = await command.run([`--urls=http://localhost:${port}`]);
    other.close();
    expect(result.code).toBe(2);
    expect(result.stderr).toBe(
      `error: Cannot listen on http://localhost:${port}: port ${port} is taken. Stop the other program or choose another with --urls.\n`,
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
