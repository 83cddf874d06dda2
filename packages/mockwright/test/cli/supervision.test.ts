// The process that watches the server: what ends that one, and what becomes of it.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ask } from '../service/test-server.ts';
import { CommandUnderTest, HELLO, type Served } from './command-under-test.ts';

const command = new CommandUnderTest();

/** The process that serves. */
function serverOf({ child }: Served): number {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid'], { encoding: 'utf8' }).split('\n');
  const found = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, parent]) => parent === String(child.pid));
  return Number(found?.[0]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const isHello = async ({ base }: Served): Promise<void> =>
  expect((await ask(`${base}/hello/world`)).body).toBe('{"message":"Hello world!"}');
const serves = (served: Served): Promise<void> =>
  vi.waitFor(() => isHello(served), { timeout: 20_000, interval: 20 });

describe('a server that ends', () => {
  test.each([
    ['SIGKILL', 'the system or somebody killed it'],
    ['SIGABRT', 'it ran out of memory'],
    ['SIGSEGV', 'Node.js crashed'],
  ] as const)('by %s is started again, on the same port', async (signal, why) => {
    command.write('Mocks/hello.json', HELLO);
    const served = await command.serve();
    const before = serverOf(served);
    process.kill(before, signal);
    await vi.waitFor(() => expect(isAlive(before)).toBe(false), { timeout: 10_000 });
    await serves(served);
    expect(serverOf(served)).not.toBe(before);
    expect(served.complained()).toContain(`error: The server ended: ${why}`);
    expect(served.complained().trim().split('\n')).toHaveLength(1);
    served.child.kill();
    expect(await served.ended).toBe(0);
  });

  test('is started again where nobody hears what is said of it', async () => {
    command.write('Mocks/hello.json', HELLO);
    const served = await command.serve();
    served.child.stdout!.destroy();
    served.child.stderr!.destroy();
    process.kill(serverOf(served), 'SIGKILL');
    await serves(served);
    served.child.kill();
    expect(await served.ended).toBe(0);
  });

  test('is started again in the folder that is there now', async () => {
    command.write('Mocks/hello.json', HELLO);
    const served = await command.serve();
    rmSync(command.folder, { recursive: true });
    command.write('Mocks/hello.json', HELLO);
    process.kill(serverOf(served), 'SIGKILL');
    await serves(served);
    served.child.kill();
    expect(await served.ended).toBe(0);
  });

  test('is started again when the settings that somebody is writing can be read', async () => {
    command.write('Mocks/hello.json', HELLO);
    const served = await command.serve();
    command.write('appsettings.json', '{ "Mock": ');
    process.kill(serverOf(served), 'SIGKILL');
    await vi.waitFor(() => expect(served.complained()).toContain('it could not start'), { timeout: 10_000 });
    command.write('appsettings.json', '{ "Mock": {} }');
    await serves(served);
    served.child.kill();
    expect(await served.ended).toBe(0);
  });

  test('again and again is given up', async () => {
    command.write('Mocks/hello.json', HELLO);
    const served = await command.serve();
    const killed = new Set<number>();
    const timer = setInterval(() => {
      const server = serverOf(served);
      if (server > 0 && isAlive(server)) process.kill(server, 'SIGKILL');
      killed.add(server);
    }, 100);
    expect(await served.ended).toBe(1);
    clearInterval(timer);
    expect(served.complained()).toContain('error: The server ended 5 times in a row soon after its start');
    expect(served.complained().match(/It starts again/g)).toHaveLength(4);
  });
});

describe('a server that is silent', () => {
  test('is killed and started again', async () => {
    command.write('Mocks/hello.json', HELLO);
    const served = await command.serve(['--Mock:ScriptTimeout=100']);
    process.kill(serverOf(served), 'SIGSTOP');
    await serves(served);
    expect(served.complained()).toMatch(/The server ended: it did not react for [78] s, so it was killed/);
    served.child.kill();
    expect(await served.ended).toBe(0);
  });

  test('does not keep a stop from coming to its end', async () => {
    command.write('Mocks/hello.json', HELLO);
    const served = await command.serve(['--Mock:ScriptTimeout=600000']);
    const server = serverOf(served);
    process.kill(server, 'SIGSTOP');
    const started = performance.now();
    served.child.kill('SIGTERM');
    expect(await served.ended).toBe(137);
    expect(performance.now() - started).toBeLessThan(7000);
    expect(served.complained()).toContain('The server did not stop by itself');
    expect(isAlive(server)).toBe(false);
  });
});

describe('signals', () => {
  test('the server ends when nobody watches any more', async () => {
    command.write('Mocks/hello.json', HELLO);
    const served = await command.serve();
    const server = serverOf(served);
    served.child.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(server)).toBe(false), { timeout: 7000 });
  });

  test('both processes get the signal of a terminal: one stop, told once', async () => {
    command.write('Mocks/hello.json', HELLO);
    command.write(
      'Mocks/slow.json',
      `<# System.Threading.Thread.Sleep(400); #>${HELLO.replace('hello/{name}', 'slow/{name}')}`,
    );
    const served = await command.serve();
    const answer = ask(`${served.base}/slow/world`);
    await new Promise((resolve) => setTimeout(resolve, 150));
    process.kill(serverOf(served), 'SIGINT');
    served.child.kill('SIGINT');
    expect((await answer).status).toBe(200);
    expect(await served.ended).toBe(0);
    expect(served.said().match(/Stopping/g)).toHaveLength(1);
    expect(served.complained()).toBe('');
  });

  test.each(['SIGTERM', 'SIGHUP'] as const)('%s twice ends at once', async (signal) => {
    command.write('Mocks/slow.json', `<# System.Threading.Thread.Sleep(20000); #>${HELLO}`);
    const served = await command.serve();
    const answer = ask(`${served.base}/hello/world`).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 150));
    served.child.kill(signal);
    await vi.waitFor(() => expect(served.said()).toContain('Stopping'), { timeout: 10_000 });
    served.child.kill(signal);
    expect(await served.ended).toBe(130);
    await answer;
  });

  test('SIGUSR1 opens no debugger', async () => {
    command.write('Mocks/hello.json', HELLO);
    const served = await command.serve();
    process.kill(serverOf(served), 'SIGUSR1');
    served.child.kill('SIGUSR1');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await isHello(served);
    served.child.kill();
    expect(await served.ended).toBe(0);
    expect(served.complained()).toBe('');
  });
});

test('the server sees settings and the variables that are named, no others', async () => {
  const code = '<#= Environment.GetEnvironmentVariable("SHOWN") #>';
  command.write('Mocks/hello.json', HELLO.replace('Hello', code));
  command.write('appsettings.json', '{ "Mock": { "EnvironmentVariables": ["SHOWN"] } }');
  const served = await command.serve([], {
    ...process.env,
    Mock__Log: 'json',
    SHOWN: 'shown',
    SECRET: 'hidden',
  });
  expect((await ask(`${served.base}/hello/world`)).body).toBe('{"message":"shown world!"}');
  expect(served.said()).toMatch(/^\{/);
  const environment = execFileSync('cat', [`/proc/${serverOf(served)}/environ`], { encoding: 'utf8' });
  expect(environment).toContain('SHOWN=shown');
  expect(environment).not.toMatch(/SECRET|PATH=/);
  const line = execFileSync('cat', [`/proc/${serverOf(served)}/cmdline`], { encoding: 'utf8' });
  expect(line).toContain('--disallow-code-generation-from-strings');
  served.child.kill();
  await served.ended;
});

test('--no-supervisor serves in one process', async () => {
  command.write('Mocks/hello.json', HELLO);
  const served = await command.serve(['--no-supervisor']);
  await isHello(served);
  expect(serverOf(served)).toBeNaN();
  served.child.kill();
  expect(await served.ended).toBe(0);
});

test.runIf(process.platform === 'linux')(
  'where no more files may be open, that is told in a line',
  async () => {
    command.write('Mocks/hello.json', HELLO);
    const { stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -n 20; exec "$0" "$@"', process.execPath, join(command.place, 'main.js'), '--port=0'],
      { cwd: command.folder, encoding: 'utf8' },
    );
    expect(stderr).toMatch(/^error: The server's process cannot be started: .*\n {2}hint: .*\n$/);
  },
);

// A terminal waits for its user (Ctrl+S): here for a program that reads nothing.
test.runIf(process.platform === 'linux' && existsSync('/usr/bin/script'))(
  'a terminal that is stopped keeps nobody waiting',
  async () => {
    command.write('Mocks/hello.json', HELLO);
    const port = await freePort();
    const line = `exec '${process.execPath}' '${join(command.place, 'main.js')}' --port=${port}`;
    const child = spawn('script', ['-qfc', line, '/dev/null'], {
      cwd: command.folder,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.stdout.pause();
    const base = `http://localhost:${port}`;
    await vi.waitFor(async () => expect((await ask(`${base}/hello/world`)).status).toBe(200), {
      timeout: 10_000,
      interval: 50,
    });
    for (let turn = 0; turn < 300; turn++)
      expect((await ask(`${base}/hello/world?${'x'.repeat(2000)}`)).status).toBe(200);
    child.kill('SIGKILL');
  },
);
