// The fixtures of the runner that this is, and what those of all runners have in common. `examples/` tries each of them.
import { callAs, callerOf } from '../../testing/fixtures/call-as.ts';
import { expect, test as plain } from 'vitest';
import { createMockServer } from '../../index.ts';
import { addNote, endSession, lazyServer, openSession } from '../../testing/fixtures/test-session.ts';
import { mockTest } from '../../testing/fixtures/vitest.ts';

const test = mockTest({
  templates: [{ request: { route: '/users/{id}' }, response: { body: 1 } }],
  global: { n: 0 },
});

const servers = new Set<string>();

for (const round of [1, 2])
  test(`a session of its own: ${round}`, async ({ mock, mockServer }) => {
    servers.add(mockServer.url);
    expect(mock.name).toMatch(/^a-session-of-its-own-\d-\d+$/);
    mock.global.set('n', Number(mock.global.get('n')) + 1);
    expect(mock.global.get('n')).toBe(1);
    expect((await fetch(`${mock.url}/users/5`)).status).toBe(200);
    expect([mock.count(), mockServer.count()]).toEqual([1, 0]);
  });

let times = 0;
test(
  'the note is on the error of the time in which the requests came',
  { retry: 2 },
  async ({ mock, task }) => {
    times++;
    if (times === 2) await fetch(`${mock.url}/user/5`);
    if (times < 3) throw new Error(`time ${times}`);
    const [first, second] = task.result!.errors!.map(({ message }) => message);
    expect(first).toBe('time 1');
    expect(second).toMatch(/^time 2\n\nRequests that no template answered:\n {2}GET \/user\/5/);
  },
);

plain('the tests of a worker share a server', () => expect(servers.size).toBe(1));

plain('a test that fails is told what nothing answered, strict or not', async () => {
  for (const onUnmatched of ['answer', 'error'] as const) {
    const server = lazyServer({ onUnmatched });
    const session = openSession(await server.start(), 'a/b: c?');
    expect(session.name).toMatch(/^a-b-c-\d+$/);
    await fetch(`${session.url}/nothing?x=1`);
    const error = new Error('wrong');
    addNote(error, endSession(session, true));
    for (const text of [error.message, error.stack])
      expect(text).toContain('wrong\n\nRequests that no template answered:\n  GET /nothing?x=1');
    await server.stop();
  }
});

plain.each([
  ['frozen', Object.freeze(new Error('as it is'))],
  ['of a getter', Object.defineProperty(new Error(''), 'message', { get: () => 'as it is' })],
  ['of a text', 'as it is'],
  ['of nothing', null],
  [
    'of a setter that throws',
    Object.defineProperty(new Error(''), 'message', {
      get: () => 'as it is',
      set() {
        throw new Error('set');
      },
    }),
  ],
  [
    'of a trap that throws',
    new Proxy(Object.freeze(new Error('as it is')), {
      set() {
        throw new Error('set');
      },
    }),
  ],
  [
    'of a message that is no text',
    Object.assign(Object.create(Error.prototype) as Error, { message: Symbol('s') }),
  ],
])('an error that is %s is told as it is', (_what, error) => {
  expect(addNote(error, 'note')).toBe(false);
  const told: unknown = error instanceof Error ? error.message : error;
  expect(typeof told === 'string' ? told : '').not.toContain('note');
});

plain('an error without a message has the note for one', () => {
  const error = new Error('');
  const [, place] = error.stack!.split('\n');
  expect(addNote(error, 'note\n  GET /')).toBe(true);
  expect(error.message).toBe('note\n  GET /');
  expect(error.stack!.split('\n').slice(0, 3)).toEqual(['Error: note', '  GET /', place]);
});

plain('an error whose stack does not show its message is none that carries a note', () => {
  expect(addNote(Object.assign(new Error('wrong'), { stack: 'elsewhere' }), 'note')).toBe(false);
  expect(addNote(Object.assign(new Error('wrong'), { stack: undefined }), 'note')).toBe(true);
});

plain.each([
  ['letters beyond 16 bits', `a${'\u{20bb7}'.repeat(60)}`, /^a\u{20bb7}{59}-\d+$/u],
  ['half of one', '\ud800', /^-\d+$/],
  ['nothing', '', /^-\d+$/],
  ['a class', Date, /^Date-\d+$/],
  ['a number', 5, /^5-\d+$/],
])('a session is called after a test whose title is %s', async (_what, title, name) => {
  await using server = await createMockServer();
  expect(openSession(server, title).name).toMatch(name);
});

plain('with the strict option, a test that passes fails for what nothing answered', async () => {
  await using server = await createMockServer({ onUnmatched: 'error' });
  const session = openSession(server, 'strict');
  await fetch(`${session.url}/nothing`);
  expect(() => endSession(session, false)).toThrow('No template answered a request:\n  GET /nothing');
  expect(server.session(session.name).count()).toBe(0);
});

plain('a server that cannot start is told to each test, and needs no end', async () => {
  const server = lazyServer({ folder: '/nowhere' });
  await expect(server.start()).rejects.toThrow('There is no folder');
  await expect(server.start()).rejects.toThrow('There is no folder');
  await server.stop();
  await lazyServer({}).stop();
});

test('a call as from another place', () => {
  const called = (): string[] => new Error('here').stack!.split('\n').slice(1, 3);
  const outer = (): ReturnType<typeof callerOf> => callerOf(outer);
  const place = outer();
  expect(place?.file).toContain('fixtures.test.ts');
  expect(callAs({ file: '/a b/c.js', line: 1, column: 7 }, called)[1]).toMatch(/\/a b\/c\.js:1:7\)?$/);
  expect(callAs({ file: 'file:///x.mjs', line: 90, column: 1 }, called)[1]).toMatch(
    /file:\/\/\/x\.mjs:90:1\)?$/,
  );
  expect(callAs(undefined, (a: number, b: number) => a + b, 1, 2)).toBe(3);
});
