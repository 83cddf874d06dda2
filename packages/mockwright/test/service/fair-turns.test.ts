// Requests of one connection that are there at a time: begun in their order, and others between them.
import { once } from 'node:events';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { TokenBudget } from '../../service/exchange/body/body-budget.ts';
import { parseMultipart } from '../../service/exchange/body/multipart-body.ts';
import { FairTurns } from '../../service/listening/fair-turns.ts';
import { answering, REAL_TEMPLATES } from './real-templates.ts';
import { withServer } from './test-server.ts';

const busyFor = (milliseconds: number): void => {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
};

test('what takes long leaves the rest to the turns that follow; what is short is begun at once', async () => {
  const turns = new FairTurns();
  const done: number[] = [];
  for (let index = 0; index < 5; index++) turns.begin(() => void done.push(index));
  expect(done).toEqual([0, 1, 2, 3, 4]);
  for (let index = 5; index < 9; index++)
    turns.begin(() => {
      busyFor(12);
      done.push(index);
    });
  expect(done).toHaveLength(6);
  await nextTurn();
  turns.begin(() => void done.push(9));
  expect(done.length).toBeLessThan(9);
  for (let turn = 0; turn < 20 && done.length < 10; turn++) await nextTurn();
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('what throws takes nothing away from the others', async () => {
  const turns = new FairTurns();
  const done: number[] = [];
  const uncaught: unknown[] = [];
  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => uncaught.push(error));
  try {
    turns.begin(() => busyFor(12));
    turns.begin(() => {
      throw new Error('no');
    });
    for (let index = 0; index < 3; index++) turns.begin(() => void done.push(index));
    for (let turn = 0; turn < 20 && done.length < 3; turn++) await nextTurn();
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const listener of listeners) process.on('uncaughtException', listener);
  }
  expect(uncaught).toHaveLength(1);
  expect(done).toEqual([0, 1, 2]);
});

test('who asks beside many requests in one go is answered between them', () =>
  withServer(
    {
      'Mocks/long.json': answering('/long', 'Enumerable.Range(0, 40000).Sum(x => (long)x)'),
      'Mocks/a.json': answering('/a', '1'),
    },
    async ({ base, ask, server }) => {
      const { hostname, port } = new URL(base);
      const socket = connect(Number(port), hostname)
        .on('error', () => undefined)
        .resume();
      socket.write('GET /long HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(400));
      while (server.service.journal.lastId === 0) await nextTurn();
      await ask('/a');
      // All of them have not been before it.
      expect(server.service.journal.lastId).toBeLessThan(200);
      socket.destroy();
    },
    REAL_TEMPLATES,
  ));

test('what comes of something that is begun later is promised', async () => {
  const turns = new FairTurns();
  const take = <T>(work: () => T): T | Promise<T> => turns.take(() => (busyFor(12), work()));
  expect(take(() => 1)).toBe(1);
  const later = [
    take(() => 2),
    take(() => {
      throw new Error('no');
    }),
  ] as const;
  expect(later[0]).toBeInstanceOf(Promise);
  await expect(later[1]).rejects.toThrow('no');
  await expect(later[0]).resolves.toBe(2);
});

test.each([
  ['ask for all requests', '/_mock/requests', {}, 'findIds'],
  ['wait for one more', '/_mock/requests?wait=60000', {}, 'findIds'],
  ['follow the events from the first on', '/_mock/events', { 'Last-Event-ID': '0' }, 'next'],
] as const)(
  'many who %s leave others their turn',
  (_who, path, headers, asked) =>
    withServer(
      { 'Mocks/a.json': answering('/a', '1') },
      async ({ base, ask, server: { service } }) => {
        for (let index = 0; index < 300; index++) await ask('/a');
        const listening = vi.spyOn(service.journal, 'listen');
        const done = vi.spyOn(service.journal, asked);
        const { hostname, port } = new URL(base);
        const lines = Object.entries({ Host: 'localhost', ...headers }).map(
          ([name, value]) => `${name}: ${value}`,
        );
        const sockets = Array.from({ length: 100 }, () =>
          connect(Number(port), hostname)
            .on('error', () => undefined)
            .resume(),
        );
        await Promise.all(sockets.map((socket) => once(socket, 'connect')));
        await ask('/a');
        for (const socket of sockets) socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
        if (path.includes('wait')) {
          await vi.waitFor(() => expect(listening).toHaveBeenCalledTimes(100), 5000);
          void ask('/a');
        }
        let most = 0;
        for (let before = 0; before < 100; before = done.mock.calls.length) {
          await nextTurn();
          most = Math.max(most, done.mock.calls.length - before);
        }
        expect(most).toBeLessThan(50);
        for (const socket of sockets) socket.destroy();
      },
      REAL_TEMPLATES,
    ),
  40_000,
);

test('many bodies of very many parts leave others their turn', async () => {
  const part = '--B\r\nContent-Disposition: form-data; name="f"; filename="x"\r\n\r\nv\r\n';
  const bytes = Buffer.from(`${part.repeat(5000)}--B--\r\n`);
  let parts = 0;
  class Counted extends TokenBudget {
    override take(tokens: number): void {
      parts++;
      super.take(tokens);
    }
  }
  const reading = Promise.all(
    Array.from({ length: 20 }, () =>
      parseMultipart(bytes, 'multipart/form-data; boundary=B', new Counted(1_000_000)),
    ),
  );
  let most = 0;
  for (let before = 0; before < 20 * 5000; before = parts) {
    await nextTurn();
    most = Math.max(most, parts - before);
  }
  expect((await reading).map(({ files }) => files.length)).toEqual(Array(20).fill(5000));
  expect(most).toBeLessThan(10_000);
}, 60_000);
