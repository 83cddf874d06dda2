// Clients that give up what they asked for, by HTTP/2 and HTTP/1.1, while an answer is prepared or sent: nothing is left of it.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { connect as connectHttp2, constants, type ClientHttp2Session } from 'node:http2';
import { connect } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { describe, expect, test, vi } from 'vitest';
import { fake, PING } from './fake-templates.ts';
import { withServer, type TestServer } from './test-server.ts';

const HTTPS = { urls: ['https://localhost:0'] };
const FILES = {
  ...PING,
  'Mocks/long.json': fake({ route: 'long', file: 'long.bin' }),
  'Mocks/short.json': fake({ route: 'short', file: 'short.bin' }),
  'Mocks/late.json': fake({ route: 'late', file: 'short.bin', chunks: { count: 1, duration: 60_000 } }),
  'Mocks/half.json': fake({ route: 'half', file: 'long.bin', fault: 'truncate' }),
  'long.bin': new Uint8Array(1_000_000).fill(65),
  'short.bin': new Uint8Array(1000).fill(65),
};

function sessionOf({ base, folder }: TestServer): ClientHttp2Session {
  const ca = readFileSync(join(folder, '.data/mockwright/certificates/authority.pem'));
  return connectHttp2(base, { ca }).on('error', () => undefined);
}

describe.each(['/long', '/short', '/late', '/half'])(
  'a file is closed whose client goes while it is opened: %s',
  (path) => {
    /** Gives the client up while its file is opened; the file is there once the server knows of that. */
    async function expectClosed(server: TestServer, ask: () => () => void): Promise<void> {
      const { files } = server.server.service.sending;
      const open = files.open.bind(files);
      const opened: FileHandle[] = [];
      const giveUp = ask();
      vi.spyOn(files, 'open').mockImplementation(async (...what) => {
        const file = await open(...what);
        opened.push(file.handle);
        giveUp();
        await vi.waitFor(() => expect(server.requests.some((each) => each.path === path)).toBe(true), 3000);
        return file;
      });
      await vi.waitFor(() => expect(opened.map(({ fd }) => fd)).toEqual([-1]), 5000);
    }

    test.each([constants.NGHTTP2_NO_ERROR, constants.NGHTTP2_CANCEL])('by HTTP/2, with %i', (code) =>
      withServer(
        FILES,
        async (server) => {
          const session = sessionOf(server);
          await expectClosed(server, () => {
            const stream = session.request({ ':path': path }).on('error', () => undefined);
            return () => stream.close(code);
          });
          session.destroy();
        },
        HTTPS,
      ),
    );

    test('by HTTP/1.1', () =>
      withServer(FILES, async (server) => {
        await expectClosed(server, () => {
          const socket = connect(Number(new URL(server.base).port), '127.0.0.1');
          socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
          return () => socket.destroy();
        });
      }));
  },
);

describe.each([constants.NGHTTP2_NO_ERROR, constants.NGHTTP2_CANCEL])(
  'a stream that is given up while its answer is on its way, with %i',
  (code) => {
    const ANSWERS = {
      'Mocks/text.json': fake({ route: 'text', body: 'x'.repeat(1_000_000) }),
      'Mocks/longest.json': fake({ route: 'longest', body: 'x'.repeat(5_000_000) }),
      'Mocks/pieces.json': fake({ route: 'pieces', body: 'abc', chunks: { count: 3, duration: 60_000 } }),
      'Mocks/events.json': fake({ route: 'events', events: [{ data: 'x'.repeat(1_000_000) }] }),
      'Mocks/open.json': fake({ route: 'open', events: [{ data: 'a' }], keepOpen: true }),
      'Mocks/hang.json': fake({ route: 'hang', fault: 'hang' }),
      'Mocks/slow.json': fake({ route: 'slow', delay: 60_000 }),
      'Mocks/takes.json': fake({ route: 'takes', method: 'POST', body: 'x'.repeat(1_000_000) }),
      ...FILES,
    };

    test.each([
      '/text',
      '/longest',
      '/pieces',
      '/events',
      '/open',
      '/hang',
      '/slow',
      '/takes',
      '/long',
      '/late',
      '/half',
      '/_mock/events',
    ])('%s is over', (path) =>
      withServer(
        ANSWERS,
        async (server) => {
          const { unread, held, sending } = server.server.service;
          const session = sessionOf(server);
          const method = path === '/takes' ? 'POST' : 'GET';
          // Neither read nor, where there is a body, sent to the end.
          const stream = session
            .request({ ':path': path, ':method': method }, { endStream: method === 'GET' })
            .on('error', () => undefined);
          const isSilent = ['/hang', '/slow', '/half', '/takes'].includes(path);
          if (isSilent) await new Promise((resolve) => setTimeout(resolve, 100));
          else await new Promise((resolve) => stream.once('response', resolve));
          stream.close(code);
          await vi.waitFor(() => expect(server.requests.some((each) => each.path === path)).toBe(true), 2000);
          expect(sending.atClose.size).toBe(0);
          expect(held).toMatchObject({ isFull: false });
          await vi.waitFor(() => expect(unread.take(512 * 1024 * 1024)).toBe(true));
          unread.give(512 * 1024 * 1024);
          const started = performance.now();
          await server.server.close();
          expect(performance.now() - started).toBeLessThan(1500);
          session.destroy();
        },
        HTTPS,
      ),
    );
  },
);

describe('a connection of HTTP/2 ends, whatever its client does', () => {
  const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'latin1');
  function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
    return Buffer.concat([Buffer.from([0, 0, payload.length, type, flags, 0, 0, 0, stream]), payload]);
  }

  /** Asks for a path by a connection that does not end its half, and takes as much as comes. */
  async function ask({ base, folder }: TestServer, path: string): Promise<TLSSocket> {
    const ca = readFileSync(join(folder, '.data/mockwright/certificates/authority.pem'));
    const { port } = new URL(base);
    const address = { host: '127.0.0.1', port: Number(port), servername: 'localhost' };
    // Node.js takes it, and its types do not know.
    const odd = { allowHalfOpen: true };
    const socket = connectTls({ ...address, ...odd, ca, ALPNProtocols: ['h2'] });
    await once(socket, 'secureConnect');
    const settings = frame(4, 0, 0, Buffer.from([0, 4, 0x7f, 0xff, 0xff, 0xff]));
    const window = frame(8, 0, 0, Buffer.from([0x7f, 0, 0, 0]));
    const head = Buffer.from([0x82, 0x87, 0x04, path.length, ...Buffer.from(path), 0x01, 1, 0x61]);
    socket.write(Buffer.concat([PREFACE, settings, window, frame(1, 5, 1, head)]));
    return socket.on('error', () => undefined);
  }

  test('one that leaves its half open', () =>
    withServer(
      FILES,
      async (server) => {
        const socket = await ask(server, '/ping');
        socket.resume();
        await once(socket, 'end');
        // It may still write while the other half is open.
        const writing = setInterval(() => socket.write(frame(6, 0, 0, Buffer.alloc(8))), 50);
        const since = performance.now();
        await new Promise((resolve) => socket.once('close', resolve));
        clearInterval(writing);
        expect(performance.now() - since).toBeLessThan(1500);
      },
      { ...HTTPS, idleMilliseconds: 200 },
    ));

  test('one whose request is in hand is not idle', () =>
    withServer(
      { ...FILES, 'Mocks/slow.json': fake({ route: 'slow', delay: 700, body: 'x' }) },
      async (server) => {
        const session = sessionOf(server);
        let isTold = false;
        session.on('goaway', () => (isTold = true));
        await once(session.request({ ':path': '/slow' }).resume(), 'response');
        expect(isTold).toBe(false);
        await once(session, 'close');
      },
      { ...HTTPS, idleMilliseconds: 200 },
    ));

  test.each([
    ['when it is idle', 2000, undefined],
    ['at the end of the server, without a warning of Node.js', 0, 500],
  ])('one that takes nothing, %s', (_when, wait, timeout) =>
    withServer(
      {
        'Mocks/huge.json': fake({ route: 'huge', file: 'huge.bin' }),
        'huge.bin': new Uint8Array(30_000_000),
      },
      async (server) => {
        const warnings: Error[] = [];
        const warn = (warning: Error): void => void warnings.push(warning);
        process.on('warning', warn);
        const socket = await ask(server, '/huge');
        socket.pause();
        await vi.waitFor(() => expect(server.requests).toMatchObject([{ status: undefined }]), 5000);
        await new Promise((resolve) => setTimeout(resolve, wait));
        const since = performance.now();
        await server.server.close(timeout);
        expect(performance.now() - since).toBeLessThan(2000);
        process.off('warning', warn);
        expect(warnings).toEqual([]);
        socket.destroy();
      },
      { ...HTTPS, idleMilliseconds: 1000, writeTimeoutMilliseconds: 500 },
    ),
  );
});
