// What a run leaves behind that is begun anew, whose client has gone, or that a server ends.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { TrialError } from '@mockwright/language/runtime/run';
import { replayExchange } from '../../service/admin/replay-exchange.ts';
import { ask } from '../service/test-server.ts';
import { start, template, type Isolated } from './isolated-server.ts';
import { SLOW } from './own-runners.ts';

/** Code that keeps its run in the server. */
const BOUND = 'Global["f"] = (Func<int>)(() => 1);';

describe('code that is begun anew here', () => {
  test('has the body of its request as it came', async () => {
    await using server = await start({
      bound: template('bound', BOUND, '1'),
      a: template(
        'a',
        `var body = Request.Body; body["n"] = (int)body["n"] + 1; ((JArray)body["l"]).Add(1); var f = Global["f"]; ${SLOW}`,
        '<#= Request.Body #>',
      ),
    });
    await server.ask('/bound');
    const json = { headers: { 'Content-Type': 'application/json' }, body: '{"n":0,"l":[]}' };
    const { body } = await server.ask('/a', { method: 'POST', ...json });
    expect(JSON.parse(body)).toEqual({ n: 1, l: [1] });
  });

  test('warns of what it warned of before', async () => {
    await using server = await start({
      bound: template('bound', BOUND, '1'),
      a: template(
        'a',
        `var f = Global["f"]; int Slow() { ${SLOW} return 1; }`,
        '{ "a": <#= "{ broken" #>, "b": <#= Slow() #> }',
      ),
    });
    await server.ask('/bound');
    await server.ask('/a');
    expect(server.lines.filter((line) => line.includes('begins as JSON'))).toHaveLength(1);
  });
});

test('code that was ended from outside when it was done has changed nothing', async () => {
  let isEnded = false;
  await using server = await start(
    { a: template('a', 'Global["n"] = (int)(Global["n"] ?? 0) + 1;', '<#= Global["n"] #>') },
    {
      trialMilliseconds: 10_000,
      guard: (_template, action) => {
        const result = action();
        if (isEnded) return result;
        isEnded = true;
        throw new TrialError();
      },
    },
  );
  expect((await server.ask('/a')).body).toBe('1');
  expect(isEnded).toBe(true);
  expect(server.runners.results.at(-1)?.outcome.kind).toBe('answer');
});

test('rehearsals of a request do not see what others made of its body', async () => {
  await using server = await start(
    { a: template('a', 'Request.Body["n"] = (int)Request.Body["n"] + 1;', '<#= Request.Body["n"] #>') },
    { trialMilliseconds: 1000 },
  );
  await server.ask('/a', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"n":0}',
  });
  for (let time = 0; time < 2; time++) {
    const { body } = await server.ask('/_mock/requests/1/replay', { method: 'POST' });
    expect(JSON.parse(body)).toMatchObject({ same: true });
  }
});

test('a request that was answered elsewhere is replayed with its number', async () => {
  await using server = await start({ a: template('a', SLOW, '<#= Request.Number #>') });
  for (let time = 0; time < 3; time++) await server.ask('/a');
  const { body } = await server.ask('/_mock/requests/3/replay', { method: 'POST' });
  expect(JSON.parse(body)).toMatchObject({ same: true, answer: { body: '2' } });
});

/** Asks, and is known to have gone when there is a result. */
function askAndGo(server: Isolated, target: string): void {
  server.runners.beforeResult = async () => {
    const { requests } = server.server.service.sessions.default;
    client.destroy();
    await once(client, 'close');
    await vi.waitFor(() => expect(server.server.service.journal.count({})).toBe(requests));
  };
  const client = connect(Number(new URL(server.base).port), '127.0.0.1');
  client.on('error', () => undefined).write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
}

test('what was run for a client that has gone counts as a whole', async () => {
  const called: string[] = [];
  const hook = createServer((request, response) => {
    called.push(request.url!);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const { port } = hook.address() as AddressInfo;
  await using server = await start({
    a: template(
      'a',
      `${SLOW} Global["n"] = 1;`,
      '1',
      `, "callback": { "url": "http://127.0.0.1:${port}/paid" }`,
    ),
  });
  askAndGo(server, '/a');
  await vi.waitFor(() => expect(called).toEqual(['/paid']));
  expect(server.server.service.sessions.default.global.get('n')).toBe(1);
  const { requests } = JSON.parse((await server.ask('/_mock/requests')).body) as { requests: object[] };
  expect(requests).toMatchObject([{ template: 'Mocks/a.mock', callbacks: [{ status: 200 }] }]);
  hook.close();
});

test.each([
  ['answered', '1'],
  ['failed', '<#= int.Parse("x") #>'],
])('what code saw that %s for a client that has gone takes its room in the journal', async (_how, body) => {
  await using server = await start({
    a: template('a', `${SLOW} var l = (List<int>)Global["l"];`, body),
    set: template('set', 'Global["l"] = Enumerable.Range(0, 5000).ToList();', '1'),
  });
  const { journal } = server.server.service;
  const seen = (): (object | undefined)[] =>
    journal.find({ path: '/a' }).map(({ world }) => world?.globals?.get('l') as object | undefined);
  await server.ask('/a');
  for (let time = 1; time <= 25; time++) {
    server.runners.beforeResult = () => undefined;
    await server.ask('/set');
    askAndGo(server, '/a');
    await vi.waitFor(() => expect(seen()[time]).toBeDefined(), 5000);
  }
  // Half of a megabyte, at eight bytes an element.
  expect(seen().filter((list) => list !== undefined).length).toBeLessThan(15);
});

test('a server that ends while one waits for its turn has nothing to tell of it', async () => {
  const server = await start({ a: template('a', SLOW, '1') });
  let isAsked = false;
  server.runners.beforeResult = () => {
    isAsked = true;
    return new Promise(() => undefined);
  };
  const asked = ask(`${server.base}/a`, {}).catch(() => undefined);
  await vi.waitFor(() => expect(isAsked).toBe(true));
  await server.server.close(10);
  await asked;
  await new Promise((resolve) => setImmediate(resolve));
  expect(server.lines.filter((line) => line.includes('bug'))).toEqual([]);
  await server[Symbol.asyncDispose]();
});

test('a replay of code that takes long says that the server is closed', async () => {
  await using server = await start({ a: template('a', SLOW, '1') });
  await server.ask('/a');
  const { service } = server.server;
  const exchange = service.journal.get(1)!;
  await server.server.close();
  await expect(replayExchange(exchange, service, new Set())).rejects.toThrow('The server is closed');
});
