// A client that opens as many connections as there is room for.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { ask } from '../service/test-server.ts';
import { CommandUnderTest, HELLO } from './command-under-test.ts';

const command = new CommandUnderTest();
const MOST_FILES = 100;

// Only there the number of files is known.
test.runIf(process.platform === 'linux').each(['--cors', '--no-supervisor'])(
  'who takes all handles keeps nothing from working %s',
  async (option) => {
    const take = (port: string): Socket => connect(Number(port), 'localhost').on('error', () => undefined);
    command.write('Mocks/hello.json', HELLO);
    command.write('Mocks/long.json', LONG);
    const { child, base, said, complained } = await command.serve([option], process.env, MOST_FILES);
    const { port } = new URL(base);
    const kept = take(port).setEncoding('utf8');
    let answers = '';
    kept.on('data', (part: string) => (answers += part));
    await once(kept, 'connect');
    const others = Array.from({ length: 2 * MOST_FILES }, () => take(port));
    await vi.waitFor(() => expect(others.some((socket) => socket.destroyed)).toBe(true), { timeout: 10_000 });
    command.write('Mocks/later.json', HELLO.replace('/hello/', '/later/'));
    await vi.waitFor(() => expect(said()).toContain('Mocks/later.json is loaded'), { timeout: 10_000 });
    for (const path of ['/hello/Ann', '/later/Bo', '/long'])
      kept.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await vi.waitFor(() => expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(Array(3).fill('HTTP/1.1 200')), {
      timeout: 20_000,
    });
    expect(said()).toContain(`of the ${MOST_FILES} files and connections that the process may open`);
    expect(complained()).toBe('');
    for (const each of [kept, ...others]) each.destroy();
    await vi.waitFor(async () => expect((await ask(`${base}/hello/Ed`)).status).toBe(200), {
      timeout: 10_000,
    });
    child.kill();
  },
);

/** It takes so long that a process of its own runs it. */
const LONG = `<# for (var end = Environment.TickCount64 + 60; Environment.TickCount64 < end; ) { } #>{
  "request": { "method": "GET", "route": "/long" }, "response": { "body": "done" }
}`;
