// Connections that bring a great many small things at a time: others are answered between their readings.
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { connect as connectTls, type Server as TlsServer } from 'node:tls';
import { expect, test, vi } from 'vitest';
import { followConnection, holdBack, noteBrought } from '../../service/listening/hold-back.ts';
import { followHandshakes, rememberRawSockets } from '../../service/listening/raw-sockets.ts';
import { fake, PING } from './fake-templates.ts';
import { withServer } from './test-server.ts';

interface FakeHandle {
  reading: boolean;
  writeQueueSize?: number;
  _parent?: { writeQueueSize: number };
  readonly readStart: () => number;
  readonly readStop: () => number;
}

const socketWith = (handle: FakeHandle | null, alpnProtocol?: string): Socket =>
  ({ _handle: handle, alpnProtocol }) as unknown as Socket;

test('connections that are held back are read one a turn, the longest held first; those that Node.js stopped are not', async () => {
  const log: string[] = [];
  const handles = ['a', 'b', 'c'].map((name): FakeHandle => ({
    reading: name !== 'b',
    readStart: () => log.push(`start ${name}`),
    readStop: () => log.push(`stop ${name}`),
  }));
  for (const handle of handles) holdBack(socketWith(handle));
  // Node.js may have gone on meanwhile.
  holdBack(socketWith(handles[0]!));
  holdBack(socketWith(null));
  holdBack(undefined);
  expect(log).toEqual(['stop a', 'stop b', 'stop c', 'stop a']);
  await nextTurn();
  expect(log.slice(4)).toEqual(['start a']);
  await vi.waitFor(() => expect(log.slice(4)).toEqual(['start a', 'start c']));
  // And again, once none is left.
  holdBack(socketWith(handles[1]!));
  handles[1]!.reading = true;
  await vi.waitFor(() => expect(log.at(-1)).toBe('start b'));
});

test.for(['h2', 'http/1.1'])('a connection of %s whose client takes nothing', async (protocol) => {
  const log: string[] = [];
  const handle: FakeHandle = {
    reading: true,
    _parent: { writeQueueSize: 1 },
    readStart: () => log.push('start'),
    readStop: () => log.push('stop'),
  };
  holdBack(socketWith(handle, protocol));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(log).toEqual(protocol === 'h2' ? ['stop'] : ['stop', 'start']);
  handle._parent!.writeQueueSize = 0;
  // What TLS has left of a connection that is broken is taken by nobody any more.
  handle.writeQueueSize = 1;
  await vi.waitFor(() => expect(log).toEqual(['stop', 'start']));
});

test('when many connections bring much in a turn, the rest of them waits for its turn, and comes first', async () => {
  const log: string[] = [];
  const sockets = ['a', 'b', 'c', 'd'].map((name) =>
    Object.assign(new EventEmitter(), {
      _handle: {
        reading: name !== 'd',
        readStart: () => log.push(`start ${name}`),
        readStop: () => log.push(`stop ${name}`),
      },
    }),
  );
  for (const socket of sockets) followConnection(socket as unknown as Socket);
  holdBack(sockets[0] as unknown as Socket);
  for (const began = performance.now(); performance.now() - began < 100;);
  expect(log).toEqual(['stop a']);
  holdBack(sockets[0] as unknown as Socket);
  holdBack(sockets[0] as unknown as Socket);
  expect(log).toEqual(['stop a', 'stop a', 'stop b', 'stop c', 'stop a']);
  await vi.waitFor(() => expect(log.slice(5)).toEqual(['start b', 'start c', 'start a']));
  // Those that are gone are forgotten.
  for (const socket of sockets) socket.emit('close');
  log.length = 0;
  holdBack(sockets[0] as unknown as Socket);
  for (const began = performance.now(); performance.now() - began < 100;);
  holdBack(sockets[0] as unknown as Socket);
  expect(log).toEqual(['stop a', 'stop a']);
  await vi.waitFor(() => expect(log).toContain('start a'));
});

test('connections that bring little each, and much together, wait as well; one that comes on top is read between them', async () => {
  const log: string[] = [];
  const sockets = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    Object.assign(new EventEmitter(), {
      _handle: {
        readStart: () => log.push(`start ${name}`),
        readStop: () => log.push(`stop ${name}`),
      },
    }),
  );
  for (const socket of sockets) followConnection(socket as unknown as Socket);
  // More than what the clock is looked at after.
  const bring = (): void => {
    for (let count = 0; count < 10; count++) noteBrought();
  };
  bring();
  for (const began = performance.now(); performance.now() - began < 100;);
  expect(log).toEqual([]);
  bring();
  expect(log).toEqual(['stop a', 'stop b', 'stop c', 'stop d', 'stop e']);
  await vi.waitFor(() =>
    expect(log.slice(5)).toEqual(['start a', 'start e', 'start b', 'start d', 'start c']),
  );
  for (const socket of sockets) socket.emit('close');
});

test('clients come before servers that are called, and keep their turn while others go on bringing much', async () => {
  const log: string[] = [];
  const sockets = ['called', 'client'].map((name) =>
    Object.assign(new EventEmitter(), {
      _handle: {
        readStart: () => log.push(`start ${name}`),
        readStop: () => log.push(`stop ${name}`),
      },
    }),
  );
  const [called, client] = sockets as unknown as [Socket, Socket];
  followConnection(called, 'called server');
  followConnection(client);
  const crowd = (): void => {
    for (let count = 0; count < 10; count++) noteBrought();
    for (const began = performance.now(); performance.now() - began < 100;);
    for (let count = 0; count < 10; count++) noteBrought();
  };
  crowd();
  expect(log).toEqual(['stop called', 'stop client']);
  await nextTurn();
  expect(log.slice(2)).toEqual(['start client']);
  crowd();
  await vi.waitFor(() => expect(log.slice(2)).toEqual(['start client', 'start called']));
  for (const socket of sockets) socket.emit('close');
});

test('connections that shake hands wait as well, and are left for those above them when that is done', async () => {
  const log: string[] = [];
  const socketNamed = (name: string): Socket =>
    Object.assign(new EventEmitter(), {
      remotePort: 1,
      _handle: { readStart: () => log.push(`start ${name}`), readStop: () => log.push(`stop ${name}`) },
    }) as unknown as Socket;
  const server = new EventEmitter() as unknown as TlsServer;
  rememberRawSockets(server);
  followHandshakes(server);
  const [raw, secure] = [socketNamed('raw'), socketNamed('secure')];
  followConnection(raw);
  server.emit('connection', raw);
  const shake = async (): Promise<void> => {
    for (let count = 0; count < 10; count++) server.emit('keylog');
    for (const began = performance.now(); performance.now() - began < 100;);
    for (let count = 0; count < 10; count++) server.emit('keylog');
    await vi.waitFor(() => expect(log).toHaveLength(2));
  };
  await shake();
  expect(log.splice(0)).toEqual(['stop raw', 'start raw']);
  server.emit('secureConnection', secure);
  await shake();
  expect(log).toEqual(['stop secure', 'start secure']);
  for (const socket of [raw, secure]) socket.emit('close');
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

test('a connection of HTTP/2 with many requests, a hundred at a time, goes on while others are read first', () =>
  withServer(
    FILES,
    async ({ base, folder, server }) => {
      const plain = server.urls.find((each) => each.startsWith('http:'))!;
      const others = Array.from({ length: 20 }, () => {
        const { hostname, port } = new URL(plain);
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        socket.write(`${PIECES[0]![1]}${CHUNKS.slice(0, 300_000)}`);
        return socket;
      });
      const ca = readFileSync(join(folder, '.data/mockwright/certificates/authority.pem'));
      const session = connectHttp2(base, { ca });
      session.on('error', () => undefined);
      let count = 0;
      const ask = (): Promise<void> =>
        new Promise((resolve) => {
          const stream = session.request({ ':path': '/ping' });
          stream.on('response', ({ ':status': status }) => (count += status === 200 ? 1 : 0));
          stream.on('error', () => undefined).on('close', () => resolve());
          stream.resume();
        });
      await Promise.all(
        Array.from({ length: 100 }, async () => {
          for (let index = 0; index < 8 && !session.closed && !session.destroyed; index++) await ask();
        }),
      );
      expect(count).toBe(800);
      session.destroy();
      for (const socket of others) socket.destroy();
    },
    { urls: ['https://localhost:0', 'http://localhost:0'] },
  ));
