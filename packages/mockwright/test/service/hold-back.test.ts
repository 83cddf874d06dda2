// Connections that bring a great many small things at a time: others are answered between their readings.
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { expect, test, vi } from 'vitest';
import { holdBack } from '../../service/listening/hold-back.ts';
import { fake, PING } from './fake-templates.ts';
import { withServer } from './test-server.ts';

interface FakeHandle {
  reading: boolean;
  readonly readStart: () => number;
  readonly readStop: () => number;
}

const socketWith = (handle: FakeHandle | null): Socket => ({ _handle: handle }) as unknown as Socket;

test('connections that are held back are read one a turn, the longest held first; those that Node.js stopped are not', async () => {
  const log: string[] = [];
  const handles = ['a', 'b', 'c'].map((name): FakeHandle => ({
    reading: name !== 'b',
    readStart: () => log.push(`start ${name}`),
    readStop: () => log.push(`stop ${name}`),
  }));
  for (const handle of handles) expect(holdBack(socketWith(handle))).toBe(true);
  expect(holdBack(socketWith(handles[0]!))).toBe(false);
  expect(holdBack(socketWith(null))).toBe(true);
  expect(holdBack(undefined)).toBe(true);
  expect(log).toEqual(['stop a', 'stop b', 'stop c']);
  await nextTurn();
  expect(log.slice(3)).toEqual(['start a']);
  await vi.waitFor(() => expect(log.slice(3)).toEqual(['start a', 'start c']));
  // And again, once none is left.
  expect(holdBack(socketWith(handles[1]!))).toBe(true);
  handles[1]!.reading = true;
  await vi.waitFor(() => expect(log.at(-1)).toBe('start b'));
});

const FILES = { ...PING, 'Mocks/e.json': fake({ method: 'POST', route: 'e', body: 'got it' }) };
const CHUNKS = '1\r\nX\r\n'.repeat(200_000);
/** What is in the sockets is read in one go where nobody stops that. */
const PIECES: readonly (readonly [name: string, head: string])[] = [
  ['asked for', 'POST /e HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['that nothing answers', 'POST /none HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['that nobody reads', 'GET /_mock/health HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
];

test.for(PIECES)(
  'a body %s in pieces of a byte leaves others their turns, and comes as a whole',
  ([, head]) =>
    withServer(FILES, async ({ base, ask }) => {
      const { hostname, port } = new URL(base);
      const socket = connect(Number(port), hostname);
      let got = '';
      socket.setEncoding('latin1').on('data', (text: string) => (got += text));
      socket.write(`${head}${CHUNKS}0\r\n\r\nGET /ping HTTP/1.1\r\nHost: a\r\n\r\n`);
      let last = false;
      for (let turn = 0; turn < 8; turn++) {
        last = got.includes('pong');
        expect((await ask('/ping')).status).toBe(200);
      }
      expect(last).toBe(false);
      await vi.waitFor(() => expect(got).toContain('pong'), 20_000);
      expect(got.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2);
      socket.destroy();
    }),
);

/** A frame of HTTP/2. */
function frame(type: number, flags: number, id: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(id, 5);
  return Buffer.concat([head, payload]);
}

const FLOODS: readonly (readonly [name: string, unit: (id: number) => Buffer])[] = [
  [
    'requests that are given up at once',
    (id) =>
      Buffer.concat([
        frame(1, 5, id, Buffer.from([0x82, 0x84, 0x87, 0x41, 1, 0x61])),
        frame(3, 0, id, Buffer.from([0, 0, 0, 8])),
      ]),
  ],
  ['priorities', () => frame(2, 0, 1, Buffer.from([0, 0, 0, 0, 1]))],
];

test.for(FLOODS)('a connection of HTTP/2 that brings many %s ends, which is told', ([, unit]) =>
  withServer(
    FILES,
    async ({ base, folder, lines, server }) => {
      await server.ready;
      const ca = readFileSync(join(folder, '.data/mockwright/certificates/authority.pem'));
      const { hostname, port } = new URL(base);
      const socket = connectTls({ port: Number(port), host: hostname, ca, ALPNProtocols: ['h2'] });
      socket.on('error', () => undefined).resume();
      const closed = vi.fn<() => void>();
      socket.on('close', closed);
      socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
      socket.write(frame(4, 0, 0, Buffer.alloc(0)));
      socket.write(Buffer.concat(Array.from({ length: 3000 }, (_, index) => unit(2 * index + 1))));
      await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 10_000);
      expect(lines.join('\n')).toContain('opened more than 500 requests at once by HTTP/2');
    },
    { urls: ['https://localhost:0'] },
  ),
);
