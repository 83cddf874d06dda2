// Things that happen at the same time, or just when something ends: nothing is lost, counted twice, or of another session.
import { expect, test } from 'vitest';
import {
  createMockServer,
  type CreateMockServerOptions,
  type TemplateObject,
  type TestServer,
} from '../../index.ts';

const at = (route: string, body: unknown = 1, response: object = {}): TemplateObject => ({
  request: { route },
  response: { body, ...response },
});

const TEMPLATES = [
  at('/a', 'file'),
  at('/b/{id}', '<#= Request.Route["id"] #>'),
  at('/held', 'held', { delay: 50 }),
  at('/pieces', 'x'.repeat(40), { chunks: { count: 4, duration: 60 } }),
  at('/hang', 1, { fault: 'hang' }),
  { request: { route: '/events' }, response: { events: [{ data: 1 }], keepOpen: true } },
  '{ "request": { "route": "/number" }, "response": { "body": <#= Request.Number #> } }',
  '{ "request": { "route": "/count" }, "response": { "body": <#= Global["n"] = (int)(Global["n"] ?? 0) + 1 #> } }',
];

const text = async (url: string, init?: RequestInit): Promise<string> => (await fetch(url, init)).text();
const many = <T>(count: number, ask: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
const numbers = (texts: readonly string[]): number[] => texts.map(Number).sort((one, other) => one - other);
const range = (count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, index) => from + index);
const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
const list = async (mock: TestServer, query: string): Promise<readonly { readonly path: string }[]> =>
  (JSON.parse(await text(`${mock.url}/_mock/requests${query}`)) as { requests: { path: string }[] }).requests;

/** What is done, and what comes of it. */
const CASES: Readonly<
  Record<
    string,
    readonly [
      act: (mock: TestServer) => Promise<unknown>,
      expected: unknown,
      options?: CreateMockServerOptions,
    ]
  >
> = {
  'an override answers as often as it may': [
    async (mock) => {
      const used = mock.use(at('/a', 'ov'), { times: 17 });
      const texts = await many(60, () => text(`${mock.url}/a`));
      return [texts.filter((each) => each === '"ov"').length, used.calls.length, mock.count()];
    },
    [17, 17, 60],
  ],
  'a held override answers as often as it may': [
    async (mock) => {
      mock.use(at('/a', 'ov', { delay: 30 }), { times: 5 });
      return (await many(30, () => text(`${mock.url}/a`))).filter((each) => each === '"ov"').length;
    },
    5,
  ],
  'Request.Number in three sessions': [
    async (mock) => {
      const sessions = ['x', 'y', 'z'].map((name) => mock.session(name));
      const texts = await many(60, (index) => text(`${sessions[index % 3]!.url}/number`));
      return range(3).map((place) => numbers(texts.filter((_, index) => index % 3 === place)));
    },
    [range(20), range(20), range(20)],
  ],
  'a counter in Global, while templates are loaded again': [
    async (mock) => {
      const asked = many(80, () => text(`${mock.url}/count`));
      await many(5, () => mock.reload());
      return numbers(await asked);
    },
    range(80, 1),
  ],
  'a reset between requests': [
    async (mock) => {
      const asked = many(40, () => text(`${mock.url}/a`));
      await later(5);
      mock.reset();
      await asked;
      return mock.count() === mock.requests().length;
    },
    true,
  ],
  'an override that is removed while its answer is held': [
    async (mock) => {
      const used = mock.use(at('/a', 'ov', { delay: 40 }));
      const asked = text(`${mock.url}/a`);
      await mock.waitForRequest({ path: '/a' });
      used.remove();
      return [await asked, used.calls.length, await text(`${mock.url}/a`)];
    },
    ['"ov"', 1, '"file"'],
  ],
  'a session that ends while its answers are under way': [
    async (mock) => {
      const session = mock.session('x');
      const asked = ['held', 'pieces'].map((path) => text(`${session.url}/${path}`));
      await session.waitForRequest({}, { count: 2 });
      session.end();
      const lengths = (await Promise.all(asked)).map((each) => each.length);
      return [lengths, mock.session('x').count(), (await list(mock, '')).length];
    },
    [[6, 42], 0, 0],
  ],
  'a session that goes because another one comes': [
    async (mock) => {
      const asked = text(`${mock.session('x').url}/held`);
      await mock.session('x').waitForRequest();
      await text(`${mock.session('y').url}/a`);
      return [await asked, (await list(mock, '')).map(({ path }) => path)];
    },
    ['"held"', ['/a']],
    { settings: { 'Mock:MaxSessions': 1 } },
  ],
  'counts of one session while another one is forgotten': [
    async (mock) => {
      const [x, y] = [mock.session('x'), mock.session('y')];
      await many(10, async (index) => {
        await text(`${x.url}/b/${index}`);
        await text(`${y.url}/b/${index}`);
      });
      x.reset();
      return [x.count(), y.count(), x.count({ path: '/b/3' }), y.count({ path: '/b/3' })];
    },
    [0, 10, 0, 1],
  ],
  'who waits over a reset': [
    async (mock) => {
      await text(`${mock.url}/a`);
      const waiting = list(mock, '?wait=2000&path=/a&since=1');
      await later(10);
      mock.reset();
      await text(`${mock.url}/a`);
      return (await waiting).length;
    },
    1,
  ],
  'who waits for more than was there': [
    async (mock) => {
      const waiting = mock.waitForRequest({ path: '/a' }, { count: 2 });
      await text(`${mock.url}/a`);
      mock.reset();
      await many(2, () => text(`${mock.url}/a`));
      return [(await waiting).path, mock.count()];
    },
    ['/a', 2],
  ],
  'a hundred who wait for three paths': [
    async (mock) => {
      const waiting = many(99, (index) => mock.waitForRequest({ path: `/b/${index % 3}` }));
      await many(3, (index) => text(`${mock.url}/b/${index}`));
      return new Set((await waiting).map(({ path }) => path)).size;
    },
    3,
  ],
  'a list that is forgotten while it is sent': [
    async (mock) => {
      await many(20, (index) => text(`${mock.url}/b/${'x'.repeat(5000)}${index}`));
      const answer = await fetch(`${mock.url}/_mock/requests`);
      mock.reset();
      return ((await answer.json()) as { requests: unknown[] }).requests.length;
    },
    20,
  ],
  'a request that hangs is replayed': [
    async (mock) => {
      const client = new AbortController();
      void fetch(`${mock.url}/hang`, { signal: client.signal }).catch(() => undefined);
      const replay = await mock.replay(await mock.waitForRequest());
      client.abort();
      return [replay.same, replay.answer.fault, mock.count()];
    },
    [true, 'hang', 1],
  ],
  'closing twice, with an answer that is held': [
    async (mock) => {
      const asked = text(`${mock.url}/held`);
      await mock.waitForRequest();
      await Promise.all([mock.close(), mock.close()]);
      return asked;
    },
    '"held"',
  ],
  'closing ends what waits for nothing': [
    async (mock) => {
      const asked = Promise.allSettled([
        text(`${mock.url}/hang`),
        text(`${mock.url}/_mock/requests?wait=60000&path=/zz`),
      ]);
      const events = await fetch(`${mock.url}/events`);
      const waiting = mock.waitForRequest({ path: '/zz' }).catch(({ message }: Error) => message);
      await mock.waitForRequest({ path: '/hang' });
      await mock.close({ timeout: 60_000 });
      const [hung, listed] = await asked;
      return [hung?.status, listed?.status, await events.text(), await waiting];
    },
    ['rejected', 'fulfilled', 'data: 1\n\n', 'Waited for a request in vain: the server was closed.'],
  ],
  'chaos draws the same in each session': [
    async (mock) => {
      const drawn = await many(3, async (index) => {
        const kinds: (string | null)[] = [];
        for (let time = 0; time < 6; time++)
          kinds.push((await fetch(`${mock.session(`s${index}`).url}/a`)).headers.get('mockwright-chaos'));
        return kinds.join();
      });
      return new Set(drawn).size;
    },
    1,
    {
      seed: 2,
      settings: {
        Mock: {
          Chaos: {
            Enabled: true,
            ChaosRate: 50,
            TimeBeforeTimeout: 10,
            MinimumLatencyTime: 1,
            MaximumLatencyTime: 2,
          },
        },
      },
    },
  ],
};

test.each(Object.entries(CASES))('%s', async (_name, [act, expected, options = {}]) => {
  await using mock = await createMockServer({ templates: TEMPLATES, ...options });
  expect(await act(mock)).toEqual(expected);
});

test('many who wait in vain hold nobody up, whatever came', async () => {
  await using mock = await createMockServer({
    templates: [{ request: { route: '/p' }, response: { body: 'x' } }],
  });
  const each = Array.from({ length: 50 }, (_, index) => index);
  for (let round = 0; round < 10; round++)
    await Promise.all(each.map(async () => await (await fetch(`${mock.url}/p`)).text()));
  const before = process.cpuUsage();
  const told = await Promise.all(
    Array.from({ length: 200 }, async () =>
      mock.waitForRequest({ path: '/none' }, { timeout: 1 }).catch((error: Error) => error.message),
    ),
  );
  expect(told[0]).toMatch(/These came: (GET \/p .{0,30}, ){9}GET \/p .* and 490 before\.$/);
  // Each made all 500 to tell ten of them: some seconds in all.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
