// What a new user does in the first minute: init, serve in several ways, ping.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLES } from '../../cli/samples.ts';
import { ask } from '../service/test-server.ts';
import { CommandUnderTest, HELLO } from './command-under-test.ts';

const command = new CommandUnderTest();

test('init writes samples without a mistake, and never over others', async () => {
  command.write('shop/Mocks/hello.mock', HELLO);
  const { code, stdout } = await command.run(['init', 'shop']);
  expect(code).toBe(0);
  expect(stdout).toContain('left alone: shop/Mocks/hello.mock\n');
  expect(stdout).toContain('Serve them:   mockwright shop\n');
  expect(readFileSync(join(command.folder, 'shop/Mocks/hello.mock'), 'utf8')).toBe(HELLO);
  for (const { file, path } of SAMPLES) {
    expect(existsSync(join(command.folder, 'shop/Mocks', file))).toBe(true);
    expect(stdout).toContain(`http://localhost:5000${path}`);
  }
  expect((await command.run(['check', 'shop', '--format=text'])).stdout).toBe(
    `${SAMPLES.length} files: 0 errors, 0 warnings.\n`,
  );
});

test('the samples answer what is printed to be tried', async () => {
  await command.run(['init']);
  const { base, child, ended } = await command.serve();
  const json = { 'Content-Type': 'application/json' };
  expect((await ask(`${base}/hello/world`)).body).toContain('"message": "Hello world!"');
  const body = /'(\{.*\})'/.exec(SAMPLES.find(({ curl }) => curl !== undefined)!.curl!)![1]!;
  const order = await ask(`${base}/orders`, { method: 'POST', headers: json, body });
  expect([order.status, order.body]).toEqual([201, expect.stringContaining('"total": 7.5')]);
  expect((await ask(`${base}/orders/0`)).status).toBe(404);
  expect((await ask(`${base}/orders/7`)).body).toContain('"id": "7"');
  child.kill();
  await ended;
});

test.each([
  [['shop'], 'shop/Mocks/hello.json'],
  [['serve', 'shop/Mocks'], 'shop/Mocks/hello.json'],
  [['stubs'], 'stubs/hello.json'],
  [['--folder', 'stubs'], 'stubs/hello.json'],
  [['--folder=../stubs', 'shop'], 'stubs/hello.json'],
])('%j serves a folder', async (args, file) => {
  command.write('shop/package.json', '{}');
  command.write(file, HELLO);
  const { base, child, ended } = await command.serve(args);
  expect((await ask(`${base}/hello/world`)).body).toBe('{"message":"Hello world!"}');
  child.kill();
  expect(await ended).toBe(0);
});

test('ping: a server that is ready, or not, and nothing', async () => {
  command.write('Mocks/hello.json', HELLO);
  command.write('Mocks/broken.json', '{');
  const unready = await command.serve(['--Mock:RequireTemplates=all']);
  expect(await command.run(['ping', unready.base])).toMatchObject({
    code: 1,
    stderr: `${unready.base} is not ready: 1 file does not load (\`mockwright check\` says why).\n`,
  });
  unready.child.kill();
  await unready.ended;
  const { base, child, ended } = await command.serve();
  expect(await command.run(['ping', base])).toMatchObject({ code: 0, stdout: `${base} is ready.\n` });
  expect(await command.run(['ping', `${base}/hello`])).toMatchObject({
    code: 1,
    stderr: `${base} answered 501 at /hello: is it mockwright?\n`,
  });
  child.kill();
  await ended;
  expect(await command.run(['ping', base])).toMatchObject({
    code: 1,
    stderr: `${base} does not answer: nothing listens there.\n`,
  });
  const { port } = new URL(base);
  expect((await command.run(['ping', '-p', port])).stderr).toContain(
    `http://localhost:${port} does not answer`,
  );
  expect((await command.run(['ping', 'http://'])).code).toBe(2);
});

test('ping: somebody else, who speaks another protocol at once', async () => {
  const other = createServer((socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  expect(await command.run(['ping', base])).toMatchObject({
    code: 1,
    stderr: `${base} answered 101 at /_mock/ready: is it mockwright?\n`,
  });
  other.close();
});

test('a request that misses: one line of why', async () => {
  command.write('Mocks/hello.json', HELLO);
  const { base, child, said, ended } = await command.serve();
  await ask(`${base}/helo/world?x=1`);
  child.kill();
  await ended;
  expect(said()).toMatch(
    /GET \/helo\/world\?x=1 501 - [\d.]+ ms\n {2}closest: Mocks\/hello\.json: 'helo' is not 'hello'\n/,
  );
});
