// Many small things: chunks, requests in one go, sleeping answers, bodies in hand. None of them may end the process.
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { collectBody } from '../../service/exchange/body/collect-body.ts';
import { HeldAnswers } from '../../service/state/held-answers.ts';
import { oneAtATime } from '../../service/listening/one-at-a-time.ts';
import { MemoryBudget } from '../../service/state/memory-budget.ts';
import type { CompileFile } from '../../service/mocks/compile-mock.ts';
import { compileFake, fake, PING } from './fake-templates.ts';
import { REAL_TEMPLATES } from './real-templates.ts';
import { messages, withServer } from './test-server.ts';

const connectTo = async (base: string): Promise<Socket> => {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};
const sleeping = (delay: number): Record<string, string> => ({
  ...PING,
  'Mocks/s.json': fake({ route: 's', delay, body: '1' }),
});

test('a body of many chunks takes what its bytes take, and comes out as it went in', async () => {
  const message = new PassThrough();
  const budget = new MemoryBudget(1_000_000);
  const done = vi.fn<(bytes: Buffer | undefined) => void>();
  collectBody(message as unknown as IncomingMessage, 1_000_000, budget, {
    done,
    full: () => expect.unreachable(),
    aborted: () => expect.unreachable(),
  });
  const before = process.memoryUsage.rss();
  for (let index = 0; index < 300_000; index++) message.emit('data', Buffer.alloc(1, index % 251));
  message.emit('end');
  const [[bytes]] = done.mock.calls as [[Buffer]];
  expect(bytes).toEqual(Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251)));
  expect(bytes.buffer.byteLength).toBe(300_000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
  // All but the body itself is given back.
  expect(budget.take(700_000)).toBe(true);
  expect(budget.take(1)).toBe(false);
});

test('requests in one go are handled one after the other, and forgotten with their connection', async () => {
  let runs = 0;
  const counting: CompileFile = (source) => {
    const { template, diagnostics } = compileFake(source);
    return {
      diagnostics,
      template: template && { ...template, start: (context) => (runs++, template.start(context)) },
    };
  };
  await withServer(
    sleeping(600_000),
    async ({ ask, base, requests, lines }) => {
      const socket = await connectTo(base);
      for (let index = 0; index < 3; index++) socket.write('GET /s HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1000));
      await sleep(300);
      expect(runs).toBe(1);
      expect((await ask('/ping')).status).toBe(200);
      socket.destroy();
      await vi.waitFor(() => expect(requests.map(({ path }) => path)).toContain('/s'), { timeout: 10_000 });
      expect(runs).toBe(2);

      const greedy = await connectTo(base);
      greedy.write('GET /s HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(40_000));
      await new Promise((resolve) => greedy.on('close', resolve));
      expect(runs).toBe(3);
      expect(lines.at(-1)).toContain('requests wait on one connection');
      expect((await ask('/ping')).status).toBe(200);
    },
    { compile: counting },
  );
});

test(
  'requests in one go are all answered, bodies and all, in their order',
  () =>
    withServer(
      { ...sleeping(50), 'Mocks/e.json': fake({ route: 'e', method: 'POST', echo: 'body' }) },
      async ({ base }) => {
        const socket = await connectTo(base);
        let received = '';
        socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
        const long = 'x'.repeat(200_000);
        const post = (text: string): string =>
          `POST /e HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
        socket.write(
          `GET /s HTTP/1.1\r\nHost: a\r\n\r\n${post('a')}${'GET /ping HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3000)}` +
            `${post(long)}GET /s HTTP/1.1\r\nHost: a\r\n\r\n${post('end')}`,
        );
        await vi.waitFor(() => expect(received).toContain('"end"'), { timeout: 60_000 });
        expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(3005);
        expect(received.indexOf('"a"')).toBeLessThan(received.indexOf('"pong"'));
        expect(received).toContain(long);
        socket.destroy();
      },
    ),
  90_000,
);

test('what waits behind an answer goes with its client', async () => {
  const socket = Object.assign(new EventEmitter(), { destroyed: false, writable: true });
  const message = { socket } as unknown as IncomingMessage;
  const responses = [1, 2, 3].map(() => Object.assign(new EventEmitter(), { socket: null }));
  const handled = vi.fn<(of: IncomingMessage, by: ServerResponse) => void>();
  const handle = oneAtATime(handled, { onTurn: () => undefined, onTooMany: () => undefined });
  for (const response of responses) handle(message, response as unknown as ServerResponse);
  responses[0]!.emit('socket');
  expect(handled).not.toHaveBeenCalled();
  await sleep(0);
  expect(handled).toHaveBeenCalledTimes(1);
  Object.assign(socket, { destroyed: true, writable: false });
  // Node.js gives the socket to each in turn, when it has failed to write the one before and after it has closed, too.
  responses[1]!.emit('socket');
  socket.emit('close');
  responses[2]!.emit('socket');
  await sleep(0);
  expect(handled).toHaveBeenCalledTimes(1);
});

test('where many connections have requests that wait, those with most of them are ended', () => {
  const ended: number[] = [];
  const connection = (): IncomingMessage => {
    const socket = Object.assign(new EventEmitter(), {
      destroyed: false,
      destroy: () => (socket.destroyed = true),
    });
    return { socket } as unknown as IncomingMessage;
  };
  const handle = oneAtATime(vi.fn(), {
    onTurn: () => undefined,
    onTooMany: (waiting) => ended.push(waiting),
  });
  const send = (message: IncomingMessage, times: number): void => {
    for (let index = 0; index < times; index++)
      handle(message, Object.assign(new EventEmitter(), { socket: null }) as unknown as ServerResponse);
  };
  const greedy = [3000, 3900, 3500, 3600, 3700].map((times) => {
    const message = connection();
    send(message, times);
    return message.socket;
  });
  const modest = connection();
  send(modest, 2301);
  expect(ended).toEqual([3900]);
  expect(greedy.map(({ destroyed }) => destroyed)).toEqual([false, true, false, false, false]);
  send(modest, 1700);
  expect(modest.socket.destroyed).toBe(true);
  expect(ended).toEqual([3900, 4000]);
});

test('answers are held back up to a number, and let go when nobody waits', async () => {
  const held = new HeldAnswers(2);
  const responses = [new EventEmitter(), new EventEmitter()] as unknown as ServerResponse[];
  const sent = vi.fn<() => void>();
  for (const response of responses) held.hold(response, 20, sent);
  expect(held.isFull).toBe(true);
  responses[0]!.emit('close');
  expect(held.isFull).toBe(false);
  await sleep(60);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(responses[1]!.listenerCount('close')).toBe(0);
});

test('bodies in hand have one budget: over it the server is busy, and soon free again', () =>
  withServer(
    { 'Mocks/e.json': fake({ route: 'e', method: 'POST', echo: 'body' }) },
    async ({ ask, base, lines }) => {
      const socket = await connectTo(base);
      const head = 'POST /e HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n';
      socket.write(head + 'x'.repeat(80_000));
      await sleep(100);
      const options = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x'.repeat(50_000) };
      const answer = await ask('/e', options);
      expect(answer.status).toBe(501);
      expect(answer.headers).toMatchObject({ 'mockwright-error': 'busy', 'retry-after': '1' });
      expect(messages(answer.body)).toContain('Mock:BodiesSize');
      expect(lines.at(-1)).toContain('too busy for POST /e');
      socket.destroy();
      await vi.waitFor(async () => expect((await ask('/e', options)).status).toBe(200), { timeout: 10_000 });
      for (let index = 0; index < 20; index++) expect((await ask('/e', options)).status).toBe(200);
    },
    { bodiesBytes: 200_000 },
  ));

test('whatever an answer keeps until its client has taken it has one budget', () =>
  withServer(
    {
      'Mocks/header.json': `{ "request": { "route": "header" }, "response": { "headers": { "X": "<#= new string('a', 200000) #>" } } }`,
      'Mocks/events.json': `{ "request": { "route": "events" }, "response": { "events": <#= Enumerable.Range(0, 1000).Select(_ => new { data = "" }).ToList() #> } }`,
      'Mocks/body.json': `{ "request": { "route": "body" }, "response": { "body": "<#= new string('x', 300000) #>" } }`,
      'Mocks/held.json': `{ "request": { "route": "held" }, "response": { "delay": 5, "body": "<#= new string('x', 5000) #>" } }`,
      'Mocks/takes.json': `{ "request": { "method": "POST", "route": "takes" }, "response": { "body": "<#= Request.RawBody.Length #>" } }`,
    },
    async ({ ask, server: { service } }) => {
      const long = JSON.stringify('x'.repeat(300_000));
      expect((await ask('/takes', { method: 'POST', body: long })).status).toBe(200);
      expect((await ask('/body')).status).toBe(200);
      expect((await ask('/_mock/globals/v', { method: 'PUT', body: long })).status).toBe(204);
      const asked = [
        ['/events'],
        ['/held'],
        ['/body'],
        ['/_mock/explain', { method: 'POST', body: '{ "url": "/body" }' }],
        ['/_mock/requests/2/replay', { method: 'POST' }],
        ['/_mock/requests'],
        ['/_mock/requests/1'],
        ['/_mock/verification?route=/takes'],
        ['/_mock/globals'],
        ['/_mock/globals/v'],
      ] as const;
      const { unread } = service;
      let taken = 0;
      for (let part = 2 ** 30; part >= 1000; part /= 2) while (unread.take(part)) taken += part;
      expect((await ask('/header')).headers['mockwright-error']).toBe('busy');
      for (const [path, options] of asked)
        expect([path, (await ask(path, options)).headers['mockwright-error']]).toEqual([path, 'busy']);
      expect((await ask('/_mock/requests/count')).status).toBe(200);
      unread.give(taken);
      for (const [path, options] of asked)
        expect([path, (await ask(path, options)).status]).toEqual([path, 200]);
      await vi.waitFor(() => expect(unread.take(taken)).toBe(true));
    },
    REAL_TEMPLATES,
  ));
