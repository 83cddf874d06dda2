// Servers elsewhere that are none of these, or of another version: what they answer is told in words.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { connectMockServer, createMockServer, type RemoteServer } from '../../index.ts';

/** A server whose sessions are right, and that answers all else so. */
async function connectTo(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<RemoteServer> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === '/_mock/sessions') response.end('{ "sessions": [] }');
    else answer(request, response);
  }).listen(0, '127.0.0.1');
  server.unref();
  await new Promise((resolve) => server.once('listening', resolve));
  return connectMockServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const says = (text: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.end(text);

const MEMBERS: Readonly<Record<string, (mock: RemoteServer) => unknown>> = {
  requests: (mock) => mock.requests(),
  count: (mock) => mock.count(),
  waitForRequest: (mock) => mock.waitForRequest({}, { timeout: 5 }),
  templates: (mock) => mock.templates,
  diagnostics: (mock) => mock.diagnostics,
  unusedTemplates: (mock) => mock.unusedTemplates(),
  unmatched: (mock) => mock.unmatched(),
  replay: (mock) => mock.replay(1),
  use: (mock) => mock.use({ request: {}, response: {} }),
  'global.get': (mock) => mock.global.get('x'),
};

test.each([
  'null',
  '[]',
  '5',
  '{ "requests": [null], "count": "1", "kept": 1, "templates": [{}], "id": 1, "same": true }',
])('what answers %s is another server', async (text) => {
  const mock = await connectTo(says(text));
  for (const [name, ask] of Object.entries(MEMBERS))
    if (name !== 'global.get' || !text.startsWith('{'))
      await expect((async () => ask(mock))(), name).rejects.toThrow('Is it a server of mockwright?');
});

test('a server whose endpoints have another prefix', async () => {
  await using mock = await createMockServer({ settings: { 'Mock:Endpoint': 'ctl' } });
  for (const url of [mock.url, `${mock.url}/clt`])
    await expect(connectMockServer(url)).rejects.toThrow(
      /^GET \S+\/_mock\/sessions answered 501: it has no endpoints there\. Give the address with the prefix that the setting Mock:Endpoint names, like 'http:\/\/localhost:5000\/prefix'\.$/,
    );
});

test('why nothing came is told: what refuses may be this side', async () => {
  const closed = await createMockServer();
  await closed.close();
  await expect(connectMockServer(closed.url)).rejects.toThrow(
    /does not answer: is the server running\? \(connect ECONNREFUSED \S+\)$/,
  );
  await expect(connectMockServer('http://127.0.0.1:1')).rejects.toThrow('(bad port)');
  const blocked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Cross-Origin Request Blocked'));
  try {
    await expect(connectMockServer('http://127.0.0.1:1')).rejects.toThrow('(Cross-Origin Request Blocked)');
  } finally {
    blocked.mockRestore();
  }
});

test('a redirect is no answer', async () => {
  const mock = await connectTo((_request, response) =>
    response.writeHead(301, { Location: 'https://127.0.0.1/' }).end(),
  );
  for (const ask of [() => mock.reset(), () => mock.use({ request: {}, response: {} })])
    await expect(ask()).rejects.toThrow('answered 301: Ask at https://127.0.0.1/.');
});

test('an answer that breaks off says which', async () => {
  const mock = await connectTo((request, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('{');
    setTimeout(() => request.socket.destroy(), 10);
  });
  await expect(mock.requests()).rejects.toThrow(/_mock\/requests\S* answered 200 and broke off/);
});

test.each(['{ "message": { "a": 1 } }', 'null', '{ "message": "m", "diagnostics": "x" }', '\u001b[2J'])(
  'an error that is %j is told as it is',
  async (text) => {
    const mock = await connectTo((_request, response) => response.writeHead(500).end(text));
    const error: unknown = await mock.use({ request: {}, response: {} }).catch((each: unknown) => each);
    expect((error as Error).message).toContain(' answered 500: ');
    // eslint-disable-next-line no-control-regex -- what is looked for
    expect((error as Error).message).not.toMatch(/object Object|not a function|[\0-\x1f]/);
  },
);

test('a fetch that a test replaced may give nothing', async () => {
  const mock = await connectTo(says('{}'));
  vi.stubGlobal('fetch', () => undefined);
  const counting = mock.count();
  vi.unstubAllGlobals();
  await expect(counting).rejects.toThrow('does not answer');
});

test('a class that a test puts in the place of promises is none of the endpoints', async () => {
  await using mock = await createMockServer({ templates: [{ request: { route: '/a' }, response: {} }] });
  await fetch(`${mock.url}/a`);
  const there = await connectMockServer(mock.url);
  class Other<T> extends Promise<T> {}
  vi.stubGlobal('Promise', Other);
  const { same } = await there.replay(1);
  vi.unstubAllGlobals();
  expect(same).toBe(true);
});
