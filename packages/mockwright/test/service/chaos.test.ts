// `Mock:Chaos`: so many of each hundred requests fail, the same ones for the same seed.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fake, PING } from './fake-templates.ts';
import { REAL_TEMPLATES } from './real-templates.ts';
import { withServer, type TestServer } from './test-server.ts';

const ON = {
  chaos: true,
  chaosMinimumLatency: 1,
  chaosMaximumLatency: 2,
  chaosTimeout: 1,
} as const;
const EXPECTED: Readonly<Record<string, readonly [number, string]>> = {
  503: [503, 'Error 503: ServiceUnavailable'],
  500: [500, 'Error 500: InternalServerError'],
  400: [400, 'Error 400: BadRequest'],
  timeout: [408, 'Error 408: RequestTimeout'],
  latency: [200, '"pong"'],
  undefined: [200, '"pong"'],
};

async function strikes({ ask }: TestServer, count: number): Promise<string[]> {
  const all: string[] = [];
  for (let call = 0; call < count; call++) {
    const { headers, status, body } = await ask('/ping');
    const kind = String(headers['mockwright-chaos']);
    expect([status, body]).toEqual(EXPECTED[kind]);
    all.push(kind);
  }
  return all;
}

test('ten of each hundred, each of the five kinds among them', () =>
  withServer(
    PING,
    async (server) => {
      const all = await strikes(server, 300);
      for (const start of [0, 100, 200])
        expect(all.slice(start, start + 100).filter((kind) => kind !== 'undefined')).toHaveLength(10);
      expect(new Set(all).size).toBe(6);
    },
    { ...ON, chaosRate: 10, seed: 1 },
  ));

test('what is struck is told: at the start, on the console, in the list and with the request', () =>
  withServer(
    PING,
    async ({ ask, lines, requests }) => {
      expect(lines).toContain(
        'Chaos is on: 100 of each 100 requests to mocked routes fail or come late (Mock:Chaos).',
      );
      const chaos = (await ask('/ping')).headers['mockwright-chaos'];
      expect(requests).toMatchObject([{ chaos }]);
      const list = JSON.parse((await ask('/_mock/requests?format=list')).body) as object;
      expect(JSON.stringify(list)).toContain(`"chaos":"${String(chaos)}"`);
      expect(JSON.parse((await ask('/_mock/requests/1')).body)).toMatchObject({ chaos });
    },
    { ...ON, chaosRate: 100, seed: 1 },
  ));

test('the same seed strikes the same requests, another one others; a reset begins anew', async () => {
  const run = async (seed: number): Promise<string[]> => {
    let all: string[] = [];
    await withServer(
      PING,
      async (server) => {
        all = await strikes(server, 60);
        await server.ask('/_mock/reset', { method: 'POST' });
        expect(await strikes(server, 60)).toEqual(all);
      },
      { ...ON, chaosRate: 40, seed },
    );
    return all;
  };
  const first = await run(1);
  expect(await run(1)).toEqual(first);
  expect(await run(2)).not.toEqual(first);
});

test('only answers that are sent have callbacks', async () => {
  const hook = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  const template = { request: { route: 'ping' }, response: { body: 'pong' }, callback: { url } };
  await withServer(
    { 'Mocks/ping.json': JSON.stringify(template) },
    async (server) => {
      const all = await strikes(server, 40);
      const sent = all.filter((kind) => kind === 'latency' || kind === 'undefined').length;
      expect(sent).toBeGreaterThan(0);
      expect(sent).toBeLessThan(40);
      await server.server.close();
      const { journal } = server.server.service;
      const count = journal.find({}).reduce((sum, { callbacks }) => sum + callbacks.length, 0);
      expect(count).toBe(sent);
    },
    { ...ON, ...REAL_TEMPLATES, chaosRate: 50, seed: 3 },
  );
  hook.close();
});

test('what no template answers is not struck; what is struck comes in time, and replays as it was', () =>
  withServer(
    { ...PING, 'Mocks/throws.json': fake({ route: 'throws', throws: 'no' }) },
    async ({ ask }) => {
      for (const path of ['/none', '/throws', '/_mock/globals'])
        expect((await ask(path)).headers).not.toHaveProperty('mockwright-chaos');
      const started = performance.now();
      expect((await ask('/ping')).headers).toHaveProperty('mockwright-chaos');
      const { requests } = JSON.parse((await ask('/_mock/requests?path=/ping')).body) as {
        requests: { id: number; status: number }[];
      };
      const replayed = await ask(`/_mock/requests/${requests[0]!.id}/replay`, { method: 'POST' });
      expect(JSON.parse(replayed.body)).toMatchObject({ same: true });
      expect(performance.now() - started).toBeLessThan(5000);
    },
    { ...ON, chaosRate: 100, seed: 1, cors: 'any' },
  ));

test('a struck answer that cannot be sent is replayed as it was', () =>
  withServer(
    { 'Mocks/gone.json': fake({ route: 'gone', file: 'none.txt' }) },
    async ({ ask }) => {
      for (let id = 1; id <= 20; id++) {
        const { status } = await ask('/gone');
        const { body } = await ask(`/_mock/requests/${id}/replay`, { method: 'POST' });
        expect(JSON.parse(body)).toMatchObject({ same: true, differences: [], answer: { status } });
      }
    },
    { ...ON, chaosRate: 100, seed: 1 },
  ));
