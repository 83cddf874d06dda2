// What templates answer, over real sockets: status, headers, bodies, files.
import { once } from 'node:events';
import { symlink, truncate } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fake, PING } from './fake-templates.ts';
import { messages, withServer } from './test-server.ts';

describe('answers', () => {
  test('status, headers and body come from the template', () =>
    withServer(
      {
        'Mocks/a.json': fake({
          route: 'a',
          status: 201,
          headers: { 'X-A': 'é', 'Content-Length': '99', Trailer: 'X-B' },
          body: '"ü"',
        }),
      },
      async ({ ask }) => {
        const answer = await ask('/a');
        expect(answer).toMatchObject({ status: 201, body: '"ü"' });
        expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'content-length': '4' });
        expect(answer.headers).not.toHaveProperty('trailer');
        expect(Buffer.from(answer.headers['x-a'] as string, 'latin1').toString()).toBe('é');
      },
    ));

  test('HEAD has the headers of GET and no body', () =>
    withServer(PING, async ({ ask }) => {
      expect(await ask('/ping', { method: 'HEAD' })).toMatchObject({
        status: 200,
        body: '',
        headers: { 'content-length': '6' },
      });
    }));

  test.each([204, 304])('%i has no body', (status) =>
    withServer({ 'Mocks/a.json': fake({ route: 'a', status, body: 'x' }) }, async ({ ask }) => {
      const answer = await ask('/a');
      expect(answer).toMatchObject({ status, body: '' });
      expect(answer.headers).not.toHaveProperty('content-length');
    }),
  );

  test('a delay holds back only its own answer', () =>
    withServer(
      { ...PING, 'Mocks/slow.json': fake({ route: 'slow', delay: 300, body: '"slow"' }) },
      async ({ ask }) => {
        const answered: string[] = [];
        const slow = ask('/slow').then(({ body }) => answered.push(body));
        answered.push((await ask('/ping')).body);
        await slow;
        expect(answered).toEqual(['"pong"', '"slow"']);
      },
    ));

  test.each([
    ['a status that ends no request', { status: 100 }, '1:23', 'The status 100'],
    [
      'a header with a line break',
      { headers: { 'X-A': 'a\r\nb' } },
      '1:31',
      "The header 'X-A' holds a line break",
    ],
    ['a name that is none', { headers: { 'X A': 'q' } }, '1:31', "'X A' is no name of a header"],
    [
      'more headers than anybody takes',
      { headers: { 'X-A': 'a'.repeat(1_000_001) } },
      '1:31',
      'Headers of more than 1000000 characters cannot be sent',
    ],
    ['a file that is not there', { file: 'none.bin' }, '1:21', "response.file: there is no file 'none.bin'"],
  ])('%s is an error of the template', (_name, members, place, message) =>
    withServer({ 'Mocks/a.json': fake({ route: 'a', ...members }) }, async ({ ask }) => {
      const answer = await ask('/a');
      expect(answer.status).toBe(501);
      expect(answer.headers['mockwright-error']).toBe('template-failed');
      const [headline] = messages(answer.body).split('\n');
      expect(headline).toMatch(new RegExp(`^Mocks/a.json:${place} System\\.[\\w.]+: ${message}`));
    }),
  );
});

describe('files', () => {
  const FILES = {
    'Mocks/f.json': fake({ route: 'f', file: 'Mocks/data/a.bin', headers: { 'Content-Type': 'image/png' } }),
    'Mocks/w.json': fake({ route: 'w', file: 'Mocks\\data\\a.bin' }),
    'Mocks/data/a.bin': Buffer.from([0, 1, 2, 255]),
    'Mocks/big.json': fake({ route: 'big', file: 'Mocks/big.bin' }),
    'Mocks/big.bin': Buffer.alloc(300_000, 7),
    'Mocks/empty.json': fake({ route: 'empty', file: 'Mocks/empty.bin' }),
    'Mocks/empty.bin': '',
  };

  test('are sent as they are', () =>
    withServer(FILES, async ({ ask }) => {
      const answer = await ask('/f');
      expect(answer.bytes).toEqual(FILES['Mocks/data/a.bin']);
      expect(answer.headers['content-type']).toBe('image/png');
      expect((await ask('/w')).bytes).toEqual(FILES['Mocks/data/a.bin']);
      expect((await ask('/big')).bytes.equals(FILES['Mocks/big.bin'])).toBe(true);
      expect(await ask('/big', { method: 'HEAD' })).toMatchObject({
        body: '',
        headers: { 'content-length': '300000' },
      });
      expect((await ask('/empty')).body).toBe('');
    }));

  test.each([
    ['that is not there', 'Mocks/none.bin', "there is no file 'Mocks/none.bin'"],
    ['that is a folder', 'Mocks', 'is a folder or device'],
    ['above the working folder', '../../etc/passwd', 'leaves the working folder'],
    ['by its absolute path', '/etc/passwd', 'leaves the working folder'],
    ['behind a link', 'Mocks/link', 'leaves the working folder'],
    ['with a NUL in its name', 'Mocks/a\0b', 'cannot be read'],
    ['with an empty name', '', 'is a folder or device'],
    [
      'with a name that takes long to look for',
      'a/'.repeat(3000),
      'a name of 6000 characters is none of a file',
    ],
  ])('one %s is not sent', (_name, file, message) =>
    withServer({ 'Mocks/f.json': fake({ route: 'f', file }) }, async ({ ask, folder }) => {
      await symlink('/etc/passwd', join(folder, 'Mocks/link'));
      const answer = await ask('/f');
      expect(answer.status).toBe(501);
      expect(answer.headers['mockwright-error']).toBe('template-failed');
      expect(messages(answer.body)).toContain(message);
    }),
  );
});

test.each([
  '.env',
  '.git/config',
  'sub/.hidden/x',
  'appsettings.json',
  'APPSETTINGS.Development.json',
  'sub/../.env',
])('code may not name %s, an author may', (file) =>
  withServer(
    {
      'Mocks/c.json': fake({ route: 'c', computedFile: file }),
      'Mocks/f.json': fake({ route: 'f', file }),
      'sub/x': 'x',
      [file.replace('sub/../', '')]: 'SECRET',
    },
    async ({ ask }) => {
      const answer = await ask('/c');
      expect(answer.status).toBe(501);
      expect(answer.body).toContain('code may not name such files');
      expect((await ask('/f')).body).toBe('SECRET');
    },
  ),
);

test('a file that becomes shorter while it is sent ends the connection', () =>
  withServer(
    { 'Mocks/f.json': fake({ route: 'f', file: 'big.bin' }), 'big.bin': new Uint8Array(60_000_000) },
    async ({ folder, base }) => {
      const { hostname, port } = new URL(base);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined).write('GET /f HTTP/1.1\r\nHost: a\r\n\r\n');
      await once(socket, 'readable');
      await truncate(join(folder, 'big.bin'), 1_000_000);
      socket.resume();
      await new Promise((resolve) => socket.on('close', resolve));
      expect(socket.bytesRead).toBeLessThan(60_000_000);
    },
  ));
