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
  '\xe9',
  'a:b',
  'a:1:2',
];

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
