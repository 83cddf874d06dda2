// Many templates at one route: each condition is short, and others are answered between them.
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { start, template, type Isolated } from './isolated-server.ts';
import { SLOW } from './own-runners.ts';

/** How many there are, and how long each condition takes. */
const COUNT = 60;
const EACH_MILLISECONDS = 5;

/** Templates of which each answers one number; `more` stands beside them. */
function crowd(more: Readonly<Record<string, string>> = {}, options: object = {}): Promise<Isolated> {
  const numbered = Array.from({ length: COUNT }, (_, n) => [
    `n${String(n).padStart(3, '0')}`,
    conditional(`Request.Query["n"] == "${n}"`, String(n)),
  ]);
  return start(
    { ping: template('ping', '', '1'), ...(Object.fromEntries(numbered) as Record<string, string>), ...more },
    { trialMilliseconds: 1000, guard, ...options },
  );
}

function conditional(condition: string, body: string): string {
  return template('many', '', body, '', `, "condition": <#= ${condition} #>`);
}

const guard = <T>(_template: object, action: () => T): T => {
  const end = performance.now() + EACH_MILLISECONDS;
  while (performance.now() < end);
  return action();
};

/** How many requests are answered until something else is. */
async function answeredBeside(server: Isolated, other: Promise<unknown>): Promise<number> {
  const state = { isOver: false };
  void other.finally(() => (state.isOver = true));
  let answered = 0;
  for (; !state.isOver; answered++) await server.ask('/ping');
  return answered;
}

const settings = [
  ['with processes', {}],
  ['without any', { startRunners: undefined }],
] as const;

describe.each(settings)('%s', (_, options) => {
  test('others are answered meanwhile, and the answer is that of its template', async () => {
    await using server = await crowd({}, options);
    const asked = server.ask('/many?n=59');
    expect(await answeredBeside(server, asked)).toBeGreaterThan(COUNT / 10);
    expect(await asked).toMatchObject({ status: 200, body: '59' });
  });

  test('when nothing fits, why', async () => {
    await using server = await crowd({}, options);
    const { headers, body } = await server.ask('/many?n=x');
    expect(headers['mockwright-error']).toBe('no-match');
    expect(body).toContain('was `\\"x\\"`');
  });

  test('what fails is told once', async () => {
    await using server = await crowd(
      { z: template('many', 'throw new FormatException("wrong");', '1') },
      options,
    );
    const { headers } = await server.ask('/many?n=x');
    expect(headers['mockwright-error']).toBe('template-failed');
    expect(server.lines.filter((line) => line.includes('wrong'))).toHaveLength(1);
  });
});

test('all conditions see the same Global: what changed meanwhile is seen by those before, too', async () => {
  const told = '((Func<bool>)(() => { Console.WriteLine("asked"); return (string)Global["s"] == "b"; }))()';
  await using server = await crowd({
    a: conditional(told, '"first"'),
    z: conditional('(string)Global["s"] == "a"', '"last"'),
    set: template('set', 'Global["s"] = Request.Query["s"];', '1'),
  });
  await server.ask('/set?s=a');
  const asked = server.ask('/many?n=x');
  await vi.waitFor(async () => expect((await server.ask('/ping')).status).toBe(200));
  await server.ask('/set?s=b');
  expect(await asked).toMatchObject({ status: 200, body: '"first"' });
  expect(server.lines.filter((line) => line.endsWith('asked'))).toHaveLength(1);
});

test('conditions that are asked anew find the request as it came, and its replay what they saw', async () => {
  const adds =
    '((Func<bool>)(() => { Request.Body["n"] = (int)Request.Body["n"] + 1; return (string)Global["s"] == "x"; }))()';
  await using server = await crowd({
    a: conditional(adds, '1'),
    z: template('many', '', '"<#= Request.Body["n"] #> <#= Global["s"] #>"'),
    set: template('set', 'Global["s"] = Request.Query["s"];', '1'),
  });
  await server.ask('/set?s=a');
  const json = { headers: { 'Content-Type': 'application/json' }, body: '{"n":0}' };
  const asked = server.ask('/many?n=x', { method: 'POST', ...json });
  await vi.waitFor(async () => expect((await server.ask('/ping')).status).toBe(200));
  await server.ask('/set?s=b');
  expect(await asked).toMatchObject({ status: 200, body: '"1 b"' });
  const { id } = server.server.service.journal.find({ path: '/many' })[0]!;
  const { body } = await server.ask(`/_mock/requests/${id}/replay`, { method: 'POST' });
  expect(JSON.parse(body)).toMatchObject({ same: true });
});

test.each(settings)(
  'what cannot be put back is not changed again because Global changed: %s',
  async (_, options) => {
    const counts =
      '((Func<bool>)(() => { ((Func<int>)Global["count"])(); return (string)Global["s"] == "x"; }))()';
    await using server = await crowd(
      {
        a: conditional(counts, '"first"'),
        make: template('make', 'var n = 0; Global["count"] = (Func<int>)(() => ++n);', '1'),
        set: template('set', 'Global["s"] = Request.Query["s"];', '1'),
        count: template('count', '', '<#= ((Func<int>)Global["count"])() #>'),
      },
      options,
    );
    await server.ask('/make');
    const asked = server.ask('/many?n=59');
    await vi.waitFor(async () => expect((await server.ask('/ping')).status).toBe(200));
    await server.ask('/set?s=b');
    expect(await asked).toMatchObject({ status: 200, body: '59' });
    expect(await server.ask('/count')).toMatchObject({ body: '2' });
  },
);

test('a condition that takes long is asked elsewhere, with the others', async () => {
  await using server = await crowd(
    { z: conditional(`((Func<bool>)(() => { ${SLOW} return true; }))()`, '"slow"') },
    { trialMilliseconds: 0 },
  );
  expect(await server.ask('/many?n=x')).toMatchObject({ status: 200, body: '"slow"' });
  expect(server.runners.jobs).toHaveLength(1);
});

test('nothing is asked for a client that has gone', async () => {
  let asked = 0;
  const counting = <T>(each: object, action: () => T): T => (asked++, guard(each, action));
  await using server = await crowd({}, { guard: counting });
  const { port, hostname } = new URL(server.base);
  const client = connect(Number(port), hostname).on('error', () => undefined);
  client.write('GET /many?n=59 HTTP/1.1\r\nHost: a\r\n\r\n');
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0), { interval: 1 });
  client.destroy();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  const before = asked;
  await sleep(50);
  expect(asked).toBe(before);
  expect(before).toBeLessThan(COUNT);
});

test('it is explained in the same way', async () => {
  await using server = await crowd();
  await server.ask('/many?n=59');
  const replayed = server.ask('/_mock/requests/1/replay', { method: 'POST' });
  expect(await answeredBeside(server, replayed)).toBeGreaterThan(3);
  expect(JSON.parse((await replayed).body)).toMatchObject({ same: true });
});
