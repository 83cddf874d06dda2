// Bodies that endpoints read: many long ones at a time keep nobody waiting.
import { expect, test } from 'vitest';
import { answering, REAL_TEMPLATES } from './real-templates.ts';
import { withServer, type Answer } from './test-server.ts';

const FILES = { 'Mocks/ping.json': answering('ping', '"pong"') };
const OPTIONS = { ...REAL_TEMPLATES, maxBodyBytes: 30_000_000 };

/** An object of so many numbers. */
const numbers = (count: number): string =>
  `{${Array.from({ length: count }, (_, index) => `"n${index}":${index}`).join()}}`;

const BODIES: readonly [method: string, path: string, body: string, status: number][] = [
  ['PUT', 'globals', numbers(10_000), 204],
  ['PUT', 'globals/x', numbers(45_000), 204],
  ['PUT', 'globals/x', `"${'\\u0000'.repeat(1_000_000)}"`, 204],
  ['POST', 'explain', `{"url":"/ping","body":${numbers(45_000)}}`, 200],
  ['POST', 'explain', `{"url":"/ping","headers":${numbers(45_000)}}`, 400],
  ['POST', 'templates', `{"template":{"request":{"route":"t"},"response":{"body":${numbers(20_000)}}}}`, 201],
  ['PUT', 'clock', numbers(45_000), 400],
  ['POST', 'reset', `{"what":[${'1,'.repeat(45_000)}1]}`, 400],
];

test.each(BODIES)(
  'others are answered while ten bodies wait for their turns: %s %s (case %#)',
  (method, path, body, status) =>
    withServer(
      FILES,
      async ({ ask, server }) => {
        await server.ready;
        const order: ('long' | 'short')[] = [];
        const note =
          (kind: 'long' | 'short') =>
          (answer: Answer): Answer => {
            order.push(kind);
            return answer;
          };
        for (let index = 0; index < 10; index++)
          await ask(`/_mock/globals/a?session=s${index}`, { method: 'PUT', body: '1' });
        const long = Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            ask(`/_mock/${path}?session=s${index}`, { method, body }).then(note('long')),
          ),
        );
        while (order.filter((kind) => kind === 'long').length < 10) await ask('/ping').then(note('short'));
        for (const answer of await long) expect(answer.status).toBe(status);
        // A short one needs some turns of the event loop itself.
        expect(
          order.slice(0, order.lastIndexOf('long')).filter((kind) => kind === 'short').length,
        ).toBeGreaterThan(2);
      },
      OPTIONS,
    ),
  60_000,
);

test.each<[what: string, path: string, body: string, status: number, message: string]>([
  ['bytes', 'globals/x', `"${'x'.repeat(10_000_000)}"`, 413, 'longer than 10000000 bytes.'],
  ['values', 'globals/x', `[${'1,'.repeat(100_000)}1]`, 413, 'more than 100000 values.'],
  ['names of `Global`', 'globals', numbers(10_001), 400, 'The body has more than 10000 members.'],
])('an endpoint takes so many %s at once', (_what, path, body, status, message) =>
  withServer(
    FILES,
    async ({ ask }) => {
      const answer = await ask(`/_mock/${path}`, { method: 'PUT', body });
      expect([answer.status, (JSON.parse(answer.body) as { message: string }).message]).toEqual([
        status,
        expect.stringContaining(message),
      ]);
    },
    OPTIONS,
  ),
);
