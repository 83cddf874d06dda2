// Code that never ends, or takes all memory, in the built command and in the library: others are served meanwhile.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import type * as Library from '../../index.ts';
import { ask, messages } from '../service/test-server.ts';
import { CommandUnderTest, HELLO } from './command-under-test.ts';

const command = new CommandUnderTest();
const ENDED = 'System.TimeoutException: The code ran for more than 1000 ms and was stopped.';

function template(route: string, code: string): string {
  return `<# ${code} #>{ "request": { "method": "GET", "route": "${route}" }, "response": { "body": 1 } }`;
}

const ENDLESS: Readonly<Record<string, string>> = {
  loop: 'while (true) { }',
  message: 'class E : Exception { public override string Message { get { for (;;) ; } } } throw new E();',
  sequence: `class E : IEnumerable<int>, IEnumerator<int> {
    public int Current => 1; object System.Collections.IEnumerator.Current => 1; public bool MoveNext() => true;
    public void Reset() { } public void Dispose() { } public IEnumerator<int> GetEnumerator() => this;
    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => this; }
    var n = new E().Count();`,
  memory: `var l = new List<char[]>(); while (true) l.Add(new string('x', 1000000).ToCharArray());`,
};

/** Processes that another one started. */
function childrenOf(parent: number | undefined): readonly number[] {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,comm'], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [pid, by, name] = line.trim().split(/\s+/);
    return Number(by) === parent && name !== 'ps' ? [Number(pid)] : [];
  });
}

/** `00:00:01`: in seconds, or shorter. */
function processorTimeOf(pid: number): string {
  return execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' });
}

/** Asks for endless ones, and meanwhile for something else: that is answered before. */
async function expectServed(base: string, names: readonly string[]): Promise<readonly string[]> {
  let ended = 0;
  const endless = names.map(async (name) => {
    const { body } = await ask(`${base}/${name}`);
    ended++;
    return messages(body);
  });
  for (let time = 0; time < 4; time++) {
    expect((await ask(`${base}/hello/${time}`)).body).toBe(`{"message":"Hello ${time}!"}`);
    expect(ended).toBeLessThan(endless.length);
  }
  return Promise.all(endless);
}

test('the command serves others, and each run ends with its own error', async () => {
  command.write('Mocks/hello.json', HELLO);
  for (const [name, code] of Object.entries(ENDLESS))
    command.write(`Mocks/${name}.mock`, template(name, code));
  const served = await command.serve(['--Mock:ScriptTimeout=1000']);
  const [server] = childrenOf(served.child.pid);
  const [loop, message, sequence, memory] = await expectServed(served.base, Object.keys(ENDLESS));
  expect(loop).toContain(`Mocks/loop.mock:1:4 ${ENDED}`);
  expect(message).toContain(ENDED);
  expect(sequence).toContain(ENDED);
  expect(memory).toMatch(/ran for more than 1000 ms|took too much memory/);
  // Two processes beside the server's; when one of them is killed, its request ends and the next one is as before.
  const runners = childrenOf(served.child.pid).filter((pid) => pid !== server);
  expect(runners.length).toBeGreaterThan(0);
  expect(runners.length).toBeLessThan(3);
  const killed = ask(`${served.base}/loop`);
  const isRunner = (pid: number): boolean => pid !== server;
  const left = childrenOf(served.child.pid).filter(isRunner);
  for (const pid of left) process.kill(pid, 'SIGKILL');
  expect(messages((await killed).body)).toMatch(/The process that ran the code ended|ran for more than/);
  await vi.waitFor(
    () => expect(childrenOf(served.child.pid).filter((pid) => left.includes(pid))).toEqual([]),
    { timeout: 10_000 },
  );
  expect(messages((await ask(`${served.base}/loop`)).body)).toContain(ENDED);
  expect(childrenOf(served.child.pid)).toContain(server);
  served.child.kill();
  expect(await served.ended).toBe(0);
  expect(childrenOf(1).filter((pid) => runners.includes(pid))).toEqual([]);
});

/** Also for one that tries it again. */
let atExit: readonly unknown[] | undefined;

test('the library does so, too, and leaves no process behind', async () => {
  const { createMockServer } = (await import(
    pathToFileURL(join(command.place, 'index.js')).href
  )) as typeof Library;
  const before = childrenOf(process.pid);
  atExit ??= process.listeners('exit');
  const mock = await createMockServer({
    templates: [HELLO, ...Object.entries(ENDLESS).map(([name, code]) => template(name, code))].map(
      (text) => text,
    ),
    settings: { 'Mock:ScriptTimeout': 1000 },
  });
  const [loop] = await expectServed(mock.url, ['loop']);
  expect(loop).toContain(ENDED);
  expect(childrenOf(process.pid).length).toBeGreaterThan(before.length);
  await mock.close();
  await vi.waitFor(() => expect(childrenOf(process.pid)).toEqual(before), { timeout: 10_000 });
  // Nor anything that the end of this process waits for, and that keeps the whole library.
  await vi.waitFor(() => expect(process.listeners('exit')).toEqual(atExit), { timeout: 10_000 });
});

test('without a process that watches, the server starts them itself', async () => {
  command.write('Mocks/hello.json', HELLO);
  for (const [name, code] of Object.entries(ENDLESS))
    command.write(`Mocks/${name}.mock`, template(name, code));
  const served = await command.serve(['--no-supervisor', '--Mock:ScriptTimeout=1000']);
  const [loop] = await expectServed(served.base, ['loop']);
  expect(loop).toContain(ENDED);
  served.child.kill();
  expect(await served.ended).toBe(0);
});

describe('a process that is killed while it runs a template', () => {
  const TEMPLATES: Readonly<Record<string, string>> = {
    'Mocks/hello.json': HELLO,
    'Mocks/loop.mock': template('loop', ENDLESS.loop!),
    'Mocks/long.mock': template('long', 'for (var i = 0; i < 600_000_000; i++) { }'),
  };
  const ENDS = [
    ['SIGKILL', 'The process that ran the code ended, perhaps because of its memory.'],
    ['SIGABRT', 'The code took too much memory and was stopped.'],
  ] as const;

  /**
   * Its request fails, others do not notice, and the next one has another process.
   * @param others what the parent has started besides
   */
  async function expectOthers(
    base: string,
    parent: number,
    path: string,
    told: () => string,
    others: readonly number[] = [],
  ): Promise<void> {
    for (const [signal, why] of ENDS) {
      // It takes so long that it is moved: then there is a process, and it waits for the next one.
      expect((await ask(`${base}/long`)).status).toBe(200);
      const runners = childrenOf(parent);
      const before = runners.map(processorTimeOf);
      const failed = ask(`${base}/loop`);
      await vi.waitFor(
        () => expect(runners.map((pid, at) => processorTimeOf(pid) > before[at]!)).toContain(true),
        { timeout: 20_000 },
      );
      for (const pid of runners) if (!others.includes(pid)) process.kill(pid, signal);
      expect((await ask(`${base}/hello/you`)).body).toBe('{"message":"Hello you!"}');
      const { status, headers, body } = await failed;
      expect([status, headers['mockwright-error']]).toEqual([501, 'template-failed']);
      expect(messages(body)).toContain(`${path} System.OutOfMemoryException: ${why}`);
      const line = `error: ${path} System.OutOfMemoryException: ${why}`;
      await vi.waitFor(() => expect(told()).toContain(line), { timeout: 10_000 });
    }
    expect((await ask(`${base}/long`)).status).toBe(200);
  }

  test('of a server that nobody watches', async () => {
    for (const [path, text] of Object.entries(TEMPLATES)) command.write(path, text);
    const served = await command.serve(['--no-supervisor', '--Mock:ScriptTimeout=60000']);
    await expectOthers(served.base, served.child.pid!, 'Mocks/loop.mock', served.said);
    served.child.kill();
    expect(await served.ended).toBe(0);
  });

  test('of a server in a program', async () => {
    const { createMockServer } = (await import(
      pathToFileURL(join(command.place, 'index.js')).href
    )) as typeof Library;
    const lines: string[] = [];
    const others = childrenOf(process.pid);
    const mock = await createMockServer({
      templates: Object.values(TEMPLATES),
      settings: { 'Mock:ScriptTimeout': 60_000 },
      write: (line) => void lines.push(line),
    });
    await expectOthers(mock.url, process.pid, 'templates[1]', () => lines.join('\n'), others);
    await mock.close();
  });
});
