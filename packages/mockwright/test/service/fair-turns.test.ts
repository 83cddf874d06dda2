// Requests of one connection that are there at a time: begun in their order, and others between them.
import { performance } from 'node:perf_hooks';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
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
