// `/_mock/events`: what happens, as it happens, and nothing left when nobody watches.
import { get, type ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fake, PING } from './fake-templates.ts';
import { withServer } from './test-server.ts';

interface Event {
  readonly event: string;
  readonly id?: string;
  readonly data: Record<string, unknown>;
}

/** Watches events. */
function watch(base: string, headers: Record<string, string> = {}, query = ''): Watcher {
  let received = '';
  let ended = false;
  const request = get(`${base}/_mock/events${query}`, { headers, agent: false }, (answer) => {
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => (received += text));
    answer.on('close', () => (ended = true));
  });
  request.on('error', () => (ended = true));
  const until = async (isReached: () => boolean): Promise<void> => {
    for (let turn = 0; !isReached(); turn++) {
      if (turn > 300) throw new Error(`It did not come; instead: ${received}`);
      await sleep(10);
    }
  };
  return {
    request,
    ready: () => until(() => received.includes(': events follow')),
    ended: () => until(() => ended),
    async first(count) {
      await until(() => parse(received).length >= count);
      return parse(received);
    },
  };
}

interface Watcher {
  readonly request: ClientRequest;
  ready(): Promise<void>;
  ended(): Promise<void>;
  first(count: number): Promise<readonly Event[]>;
}

function parse(text: string): Event[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .filter((block) => !block.startsWith(':'))
    .map((block) => {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
      return { ...fields, data: JSON.parse(fields['data']) as Record<string, unknown> } as Event;
    });
}

test('requests, resets and reloads as they happen', () =>
  withServer(
    PING,
    async ({ ask, base, write }) => {
      await using watcher = disposable(watch(base));
      await watcher.ready();
      await ask('/ping', { headers: { Cookie: 'secret' } });
      await ask('/_mock/requests', { method: 'DELETE' });
      await ask('/_mock/reset', { method: 'POST', body: '{"what":["clock"]}' });
      const [request, cleared, reset] = await watcher.first(3);
      expect(request).toMatchObject({
        event: 'request',
        id: '1',
        data: {
          id: 1,
          path: '/ping',
          status: 200,
          headers: { Cookie: '***' },
          milliseconds: expect.any(Number) as number,
        },
      });
      expect(cleared).toEqual({ event: 'reset', data: { session: null, what: ['requests'] } });
      expect(reset).toEqual({ event: 'reset', data: { session: 'default', what: ['clock'] } });
      await write('Mocks/broken.json', '{ "broken": 1 }');
      const [, , , reload, diagnostics] = await watcher.first(5);
      expect(reload).toEqual({ event: 'reload', data: { file: 'Mocks/broken.json', state: 'broken' } });
      expect(diagnostics!.event).toBe('diagnostics');
      expect(JSON.stringify(diagnostics!.data)).toContain('CS0103');
    },
    { watch: true },
  ));

test('who comes back with the last id gets what came meanwhile', () =>
  withServer(PING, async ({ ask, base }) => {
    for (let index = 0; index < 3; index++) await ask('/ping');
    await using watcher = disposable(watch(base, { 'Last-Event-ID': '1' }));
    expect((await watcher.first(2)).map(({ id }) => id)).toEqual(['2', '3']);
  }));

test('a long past is told piece by piece, and what comes meanwhile after it: each once, in order', () =>
  withServer(PING, async ({ ask, base }) => {
    for (let turn = 0; turn < 9; turn++) await Promise.all(Array.from({ length: 50 }, () => ask('/ping')));
    await using watcher = disposable(watch(base, { 'Last-Event-ID': '10' }));
    for (let turn = 0; turn < 5; turn++) await Promise.all(Array.from({ length: 10 }, () => ask('/ping')));
    const ids = (await watcher.first(490)).map(({ id }) => Number(id));
    expect(ids.slice(0, 440)).toEqual(Array.from({ length: 440 }, (_, index) => 11 + index));
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 490 }, (_, index) => 11 + index));
  }));

test('the stream ends with the server', async () => {
  let watcher: Watcher | undefined;
  await withServer({ 'Mocks/a.json': fake({ route: 'a', body: '1' }) }, async ({ base }) => {
    watcher = watch(base);
    await watcher.ready();
  });
  await watcher!.ended();
});

function disposable(watcher: Watcher): Watcher & AsyncDisposable {
  return {
    ...watcher,
    async [Symbol.asyncDispose]() {
      watcher.request.destroy();
      await watcher.ended();
    },
  };
}

test('requests in the short form of lists', () =>
  withServer(PING, async ({ base, ask }) => {
    const watcher = watch(base, {}, '?format=list');
    await watcher.ready();
    await ask('/ping');
    const [event] = await watcher.first(1);
    watcher.request.destroy();
    const { requests } = JSON.parse((await ask('/_mock/requests?format=list')).body) as {
      requests: object[];
    };
    expect(event).toMatchObject({ event: 'request', data: requests[0] });
    expect(event!.data).not.toHaveProperty('headers');
  }));
