// Which mock answers, and what the server itself says where none does.
import { describe, expect, test } from 'vitest';
import { compileFake, fake, PING } from './fake-templates.ts';
import { messages, startTestServer, withServer } from './test-server.ts';

describe('choosing', () => {
  test.each([
    [
      'a condition that holds goes first',
      { 'a.json': { route: 'x', body: '1' }, 'b.json': { route: 'x', condition: 'true', body: '2' } },
      '2',
    ],
    [
      'a false condition does not match',
      { 'a.json': { route: 'x', condition: 'false', body: '1' }, 'b.json': { route: 'x', body: '2' } },
      '2',
    ],
    [
      'the more specific route goes first',
      { 'a.json': { route: '{p}', body: '1' }, 'b.json': { route: 'x', body: '2' } },
      '2',
    ],
    [
      'a condition beats a more specific route',
      { 'a.json': { route: 'x', body: '1' }, 'b.json': { route: '{p}', condition: 'true', body: '2' } },
      '2',
    ],
    [
      'then the order of the files',
      { 'b.json': { route: 'x', body: '2' }, 'a.json': { route: 'x', body: '1' } },
      '1',
    ],
    [
      'a condition that throws does not match',
      {
        'a.json': { route: 'x', condition: 'throw', body: '1' },
        'b.json': { route: 'x', condition: 'true', body: '2' },
      },
      '2',
    ],
    [
      'an unreadable body is a condition that throws',
      { 'a.json': { route: 'x', condition: 'body', body: '1' }, 'b.json': { route: 'x', body: '2' } },
      '2',
    ],
  ])('%s', (_name, files, expected) =>
    withServer(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [`Mocks/${name}`, fake({ method: 'POST', ...file })]),
      ),
      async ({ ask }) => {
        const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' };
        expect((await ask('/x', options)).body).toBe(expected);
      },
    ),
  );
});

describe('what the server has to say itself', () => {
  test('no template fits: the closest, and the files that did not load', () =>
    withServer(
      {
        'Mocks/orders.json': fake({ route: '/orders/{id}', body: '1' }),
        'Mocks/never.json': fake({ route: 'ordres/{id}', condition: 'false', body: '1' }),
        'Mocks/throws.json': fake({ route: 'ordres/{id}', condition: 'throw', body: '1' }),
        'Mocks/far.json': fake({ route: 'something/else/entirely', body: '1' }),
        'Mocks/bad.json': '{\n  "broken"\n}',
      },
      async ({ ask, lines }) => {
        const answer = await ask('/ordres/5');
        expect(answer.status).toBe(501);
        expect(answer.headers).toMatchObject({
          'content-type': 'application/json',
          'mockwright-error': 'no-match',
        });
        expect(messages(answer.body)).toMatchInlineSnapshot(`
          "Incoming request didn't match any mock
          ---
          No template fits GET /ordres/5. The closest are named below. 1 file does not load: it may be the one that is meant.
          ---
          Close: Mocks/never.json (GET /ordres/{id}): its condition is false.
          ---
          Close: Mocks/throws.json (GET /ordres/{id}): its condition threw System.NullReferenceException at 1:37: Object reference not set to an instance of an object.
          ---
          Close: Mocks/orders.json (GET /orders/{id}): 'ordres' is not 'orders'.
          ---
          Mocks/bad.json did not load:
          Mocks/bad.json:2:3 error CS0103: The name 'broken' does not exist in the current context
             1 | {
           > 2 |   "broken"
               |   ^^^^^^^^"
        `);
        expect(lines.at(-1)).toContain(
          'a condition threw: Mocks/throws.json:1:37 System.NullReferenceException',
        );
      },
    ));

  test.each([
    [
      'another method',
      'POST',
      '/orders/5',
      'Mocks/orders.json (GET /orders/{id:int}): it answers GET, not POST.',
    ],
    ['a constraint', 'GET', '/orders/x', "'x' does not fit '{id:int}'."],
    ['a segment too few', 'GET', '/orders', "the path lacks '/{id:int}'."],
    ['a segment too many', 'GET', '/orders/5/x', "the path goes on with '/x'."],
    [
      'something else',
      'GET',
      '/entirely-different-thing',
      'No template is near; there is 1 template: GET /orders/{id:int}.',
    ],
  ])('close, but %s', (_name, method, path, message) =>
    withServer({ 'Mocks/orders.json': fake({ route: 'orders/{id:int}', body: '1' }) }, async ({ ask }) => {
      expect(messages((await ask(path, { method })).body)).toContain(message);
    }),
  );

  test('nothing is near: told in words, and the closest are there as data', () =>
    withServer(
      { 'Mocks/orders.json': fake({ route: 'orders/{id:int}', body: '1' }) },
      async ({ ask, requests }) => {
        const { body } = await ask('/entirely-different-thing');
        expect((JSON.parse(body) as unknown[])[0]).toMatchObject({
          Closest: [{ template: 'Mocks/orders.json', reasons: [expect.any(String), expect.any(String)] }],
        });
        expect(body).not.toContain('Close:');
        expect(requests.at(-1)!.why).toBe('no template is near; there is 1 template');
      },
    ));

  test('an empty folder', () =>
    withServer({}, async ({ ask }) => {
      expect(messages((await ask('/')).body)).toBe(
        `Incoming request didn't match any mock\n---\nNo template fits GET /. There is no template in the folder Mocks: add one, it is served at once.`,
      );
    }));

  test('a template throws: where, what, and the code', () =>
    withServer(
      { 'Mocks/t.json': fake({ route: 't', throws: 'Not in a correct format.' }) },
      async ({ ask, lines }) => {
        const answer = await ask('/t');
        expect(answer.headers['mockwright-error']).toBe('template-failed');
        expect(messages(answer.body)).toBe(
          'Mocks/t.json:1:3 System.FormatException: Not in a correct format.\n' +
            ' > 1 | {"route":"t","throws":"Not in a correct format."}\n     |   ^',
        );
        expect(lines.at(-1)).toContain('Mocks/t.json:1:3 System.FormatException');
      },
    ));

  test('a bug of ours is told as one, and the server goes on', () =>
    withServer({ ...PING, 'Mocks/t.json': fake({ route: 't', bug: true }) }, async ({ ask, lines }) => {
      const answer = await ask('/t');
      expect(answer.headers['mockwright-error']).toBe('internal');
      const [text, id] =
        /^Mocks\/t\.json failed because of a bug of mockwright\. The log says more under ([0-9a-f]{8})\.$/.exec(
          messages(answer.body),
        ) ?? [];
      expect(text).toBeDefined();
      const told = lines.find((line) => line.includes(id!));
      expect(told).toMatch(/bug of mockwright \([0-9a-f]{8}\): .*\n\s+at /);
      expect((await ask('/ping')).status).toBe(200);
    }));

  test('while templates load: 501, and ready says so', async () => {
    // Many files that compile slowly: requests are answered in between.
    const files = Array.from({ length: 100 }, (_, index) => [
      `Mocks/${index}.json`,
      fake({ route: `r${index}` }),
    ]);
    const compile: typeof compileFake = (source) => {
      const end = performance.now() + 5;
      while (performance.now() < end);
      return compileFake(source);
    };
    const running = await startTestServer({ ...PING, ...(Object.fromEntries(files) as object) }, { compile });
    expect(await running.ask('/_mock/ready')).toMatchObject({ status: 503, body: 'Unhealthy' });
    expect(await running.ask('/_mock/health')).toMatchObject({ status: 200, body: 'Healthy' });
    const mock = await running.ask('/ping');
    expect(mock.headers['mockwright-error']).toBe('loading');
    expect(messages(mock.body)).toContain('GET /ping came while the templates are still being loaded.');
    await running.server.ready;
    expect((await running.ask('/ping')).status).toBe(200);
    await running[Symbol.asyncDispose]();
  });
});
