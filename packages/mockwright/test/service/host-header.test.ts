// What a client may write as Host (RFC 9110 7.2, RFC 9112 3.2), and what becomes of it in what is recorded.
import { expect, test } from 'vitest';
import { fake } from './fake-templates.ts';
import { withServer } from './test-server.ts';

const good = ['a', 'a.b:80', '', '[::1]:5', "a_-.~!$&'()*+,;=", '%41', 'localhost:', 'a:99999', '256.1.1.1'];
const bad = [
  'a b',
  'a/b',
  'a@b',
  'a?b',
  'a#b',
  '\\',
  '"',
  '%',
  '%4',
  '[::1',
  '[::1%25lo]',
  '[1:2]',
  '\xe9',
  'a:b',
  'a:1:2',
];

test('a host in the target that is none is refused', () =>
  withServer({ 'Mocks/a.json': fake({ route: 'a', body: '1' }) }, async ({ askRaw }) => {
    const statusOf = async (host: string): Promise<string> =>
      (await askRaw(`GET http://${host}/a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).slice(9, 12);
    for (const host of ['b', 'b:80', '[::1]', 'u:p@b'])
      expect([host, await statusOf(host)]).toEqual([host, '200']);
    for (const host of ['[zzz]', '[1:2]', 'b%', 'b:1:2'])
      expect([host, await statusOf(host)]).toEqual([host, '400']);
  }));

test('a Host that is none is refused; in archives every request has an address', () =>
  withServer({ 'Mocks/a.json': fake({ route: 'a', body: '1' }) }, async ({ askRaw, ask }) => {
    const statusOf = async (host: string): Promise<string> =>
      (await askRaw(`GET /a HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).slice(9, 12);
    for (const [hosts, status] of [
      [good, '200'],
      [bad, '400'],
    ] as const)
      expect(await Promise.all(hosts.map(async (host) => [host, await statusOf(host)]))).toEqual(
        hosts.map((host) => [host, status]),
      );
    const { log } = JSON.parse((await ask('/_mock/requests?format=har')).body) as {
      log: { entries: { request: { url: string } }[] };
    };
    const urls = log.entries.map(({ request }) => request.url);
    expect(urls).toHaveLength(good.length + bad.length);
    expect(urls.filter((url) => !/^[!-~]+$/.test(url) || !URL.canParse(url))).toEqual([]);
  }));

test('what is no request is not answered within the answer before it, nor behind the last', () =>
  withServer(
    { 'Mocks/a.json': fake({ route: 'a', body: '0123456789'.repeat(20_000) }) },
    async ({ askRaw, base }) => {
      const coding = await askRaw(
        'POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
      );
      expect(coding.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
      const after = await askRaw('GET /a HTTP/1.1\r\nHost: a\r\n\r\n\0');
      expect(after.match(/HTTP\/1\.1 \d+/g)?.[0]).toBe('HTTP/1.1 200');
      expect(after.replace(/HTTP\/1\.1 400[^]*$/, '')).toHaveLength(after.indexOf('\r\n\r\n') + 4 + 200_000);
      expect(base).toContain('http://');
    },
  ));
