// The commands of `?format=curl`, run by a shell: they send what came, byte for byte, and do nothing else.
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect } from 'node:http2';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { withServer } from './test-server.ts';

const hasCurl = spawnSync('curl', ['--version']).status === 0 && process.platform !== 'win32';

/** What shells, curl and terminals take for something else. */
const EVIL = [
  `'`,
  `'"'`,
  '$(touch pwned)',
  '`touch pwned`',
  '!!',
  String.raw`\'`,
  '%s%n',
  '@/etc/hosts',
  '-o pwned',
  `'; touch pwned; '`,
  '{a,b}[1-3]',
  '~ * $HOME #',
  '\u00ff\u00fe',
  '\u00c3\u00a9',
  '\u00ef\u00bf\u00bd',
  '\u00c2\u0085',
];
/** And what only a body may have. */
const IN_BODIES = [
  '',
  'a\nb',
  'a\r\nb\0',
  '\u0003\ntouch pwned\n',
  '\u001b[201~\ntouch pwned\n',
  '\t',
  '\n',
  '\u007f',
];
const NAMES = [`'`, '$HOME', '`id`', '!', '*', '-', '|', '&', '~'];
const TARGETS = [
  `/'`,
  '/$(id)',
  '/`id`',
  '/{a,b}',
  '/[1-3]',
  '/a/../b',
  '//x',
  '/?',
  '/??&',
  '/%zz',
  '/@x',
  '/a|b',
];

const headOf = (method: string, target: string, more: string): string =>
  `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`;
const REQUESTS = [
  headOf('GET', '/x', EVIL.map((text, index) => `X-${index}: ${text}\r\n`).join('')),
  headOf('GET', '/x', NAMES.map((name) => `${name}: 1\r\n`).join('')),
  ...TARGETS.map((target) => headOf('GET', target, '')),
  ...[...EVIL, ...IN_BODIES].map(
    (text) =>
      headOf('POST', '/x', `Content-Type: text/plain; charset=latin1\r\nContent-Length: ${text.length}\r\n`) +
      text,
  ),
];

test.runIf(hasCurl)('what is sent again is what came', () =>
  withServer({}, async ({ base, folder, ask, askRaw }) => {
    const host = base.replace('http://', '');
    const last = headOf('GET', '/last', 'Connection: close\r\n');
    await askRaw([...REQUESTS, last].join('').replaceAll('Host: 127.0.0.1\r', `Host: ${host}\r`));
    const commands = (await ask('/_mock/requests?format=curl')).body.replaceAll(
      /\bcurl (?=-|')/g,
      'curl -s -A "" ',
    );
    await promisify(execFile)('sh', ['-c', commands], { cwd: folder });
    expect(readdirSync(folder)).toEqual(['Mocks']);
    const { requests } = JSON.parse((await ask('/_mock/requests')).body) as {
      requests: {
        method: string;
        headers: Record<string, string>;
        query: object;
        path: string;
        body: string;
      }[];
    };
    // These curl sets itself.
    const told = requests.map(
      ({
        method,
        path,
        query,
        body,
        headers: { Accept: _a, Connection: _c, 'Content-Length': _l, ...headers },
      }) => ({ method, path, query, body, headers }),
    );
    const count = REQUESTS.length + 1;
    expect(told).toHaveLength(2 * count);
    expect(told.slice(count)).toEqual(told.slice(0, count));
  }),
);

test('a method of HTTP/2 may be any token; a key of a terminal is not written as it is', () =>
  withServer(
    {},
    async ({ base, ask, server }) => {
      const session = connect(server.urls[1]!, { rejectUnauthorized: false });
      for (const method of ['x|id', '`id`', 'PURGE']) {
        const stream = session.request({ ':method': method, ':path': '/x' }, { endStream: true });
        await new Promise((resolve) => void stream.on('close', resolve).resume());
      }
      session.destroy();
      await ask('/x', { method: 'POST', body: '\u0003\nid\n' });
      const { body } = await ask('/_mock/requests?format=curl');
      expect(base).toContain('http://');
      expect([...body.matchAll(/-X (\S+)/g)].map(([, method]) => method)).toEqual([
        `'x|id'`,
        "'`id`'",
        'PURGE',
      ]);
      expect(body).toContain('echo AwppZAo= | base64 -d | curl ');
    },
    { urls: ['http://127.0.0.1:0', 'https://127.0.0.1:0'] },
  ));
