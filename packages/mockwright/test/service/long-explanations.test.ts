// Why nothing fits, where telling it could take long: conditions of thousands of parts, texts that are code, many names.
import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { REAL_TEMPLATES } from './real-templates.ts';
import { startTestServer, type TestServer } from './test-server.ts';

interface Closest {
  readonly reasons: readonly string[];
  readonly condition: readonly { readonly text: string; readonly values: Readonly<Record<string, string>> }[];
}

interface Told extends Closest {
  readonly milliseconds: number;
  /** Characters of the whole answer. */
  readonly length: number;
}

async function start(condition: string, before = '', options = {}): Promise<TestServer> {
  const request = JSON.stringify({ route: 'a', condition: '#' }).replace('#', `<#= ${condition} #>`);
  const files = {
    'Mocks/a.mock': `${before}{ "request": ${request}, "response": { "body": 1 } }`,
    'Mocks/count.mock': COUNT,
  };
  const server = await startTestServer(files, { ...REAL_TEMPLATES, ...options });
  await server.server.ready;
  return server;
}

const COUNT =
  '{ "request": { "route": "count" }, "response": { "body": "<#= ((Global["list"] as List<int>) ?? (List<int>)(Global["list"] = new List<int>())).Count #>" } }';

async function ask(server: TestServer, path = '/a'): Promise<Told> {
  const started = performance.now();
  const { body, headers } = await server.ask(path);
  expect(headers['mockwright-error']).toBe('no-match');
  const [told] = JSON.parse(body) as { Closest: Closest[] }[];
  return { ...told!.Closest[0]!, milliseconds: performance.now() - started, length: body.length };
}

const joined = (count: number, by: string, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(by);
const asks = (name: string): string => `Request.Query["${name}"] == "1"`;
const nested = (depth: number, inner: string): string => `${'!('.repeat(depth)}${inner}${')'.repeat(depth)}`;

describe('conditions of any size are explained', () => {
  test.each<[what: string, condition: string, before?: string]>([
    ['6,000 variables', joined(6000, '||', () => 'f'), '<# bool f = false; #>'],
    ['2,500 parts', joined(2500, ' || ', (index) => asks(`a${index}`))],
    ['parts in parentheses', `${'('.repeat(150)}${joined(150, '', (n) => `${asks(`a${n}`)}) || `)}false`],
    ['one after the other', `${joined(150, '', (n) => `${asks(`a${n}`)} || (`)}false${')'.repeat(150)}`],
  ])('%s: the first parts', async (_what, condition, before) => {
    await using server = await start(condition, before);
    const { reasons, condition: parts, length } = await ask(server);
    expect(parts).toHaveLength(20);
    expect(reasons[0]).toMatch(/^its condition is false: `.*; and others$/);
    expect(length).toBeLessThan(20_000);
  });

  test.each([30, 60, 119, 120, 189, 190, 191])('%i negations, one in the other', async (depth) => {
    const inner = depth % 2 === 0 ? 'Request.Query["a"] != "" || 1 < 0' : 'Request.Query["a"] == "" || 1 < 0';
    await using server = await start(nested(depth, inner));
    expect((await ask(server)).reasons[0]).toMatch(/^its condition is false: `/);
  });

  test('the one part that decided, however far behind', async () => {
    await using server = await start(`${joined(3000, ' && ', () => 'true')} && ${asks('b')} && false`);
    expect((await ask(server)).reasons[0]).toBe(
      'its condition is false: `Request.Query["b"] == "1"` was `""`',
    );
  });

  test('long code is told in short', async () => {
    await using server = await start(`Request.Query["a"]${'.Trim()'.repeat(400)} == "a"`);
    const { condition, length } = await ask(server);
    expect(condition[0]!.text).toMatch(/… \(\d+ characters\)$/);
    expect(length).toBeLessThan(20_000);
  });
});

describe('the texts of values belong to the run', () => {
  const TOO_LONG = '(ToString() takes too long, or too much memory)';
  const LIST = 'public List<int> L; public override string ToString() { L.Add(1); return "n" + L.Count; }';
  const P = (body: string): string =>
    `<#+ class P { public override string ToString() { ${body} } } #><# var p = new P(); #>`;

  test.each<[what: string, before: string, told: unknown]>([
    ['a loop without end', P('while (true) { }'), TOO_LONG],
    ['memory', P("var l = new List<string>(); while (true) l.Add(new string('x', 1000000));"), TOO_LONG],
    [
      'an exception',
      P('throw new InvalidOperationException("no");'),
      '(ToString() threw System.InvalidOperationException)',
    ],
    [
      'calls too deep',
      P('return ToString() + "a";'),
      '(ToString() threw System.InsufficientExecutionStackException)',
    ],
    ['tuples of tuples', '<# object p = 1; for (int i = 0; i < 26; i++) p = (p, p); #>', TOO_LONG],
    ['a long text', "<# var p = new string('x', 30000000); #>", `"${'x'.repeat(199)}…`],
  ])('%s', async (_what, before, told) => {
    await using server = await start('p == null', before, { scriptTimeoutMilliseconds: 1000 });
    const { condition, milliseconds } = await ask(server);
    expect(condition[0]!.values['p']).toEqual(told);
    expect(milliseconds).toBeLessThan(3000);
  });

  test('what they change does not stay changed', async () => {
    await using server = await start(
      'p == null',
      `<#+ class P { ${LIST} } #><# var p = new P { L = (List<int>)Global["list"] }; #>`,
    );
    await server.ask('/count');
    for (let time = 0; time < 3; time++)
      expect((await ask(server)).condition[0]!.values).toEqual({ p: 'n1' });
    expect((await server.ask('/count')).body).toContain('0');
  });

  test('where one took too long, the next ones are told without', async () => {
    await using server = await start('p == null', P('while (true) { }'), { scriptTimeoutMilliseconds: 1000 });
    await ask(server);
    const { condition, milliseconds } = await ask(server);
    expect(condition[0]!.values['p']).toBe(TOO_LONG);
    expect(milliseconds).toBeLessThan(900);
  });

  test('what is the condition itself is asked for its text in the run', async () => {
    const code = '<#= new P() #>';
    const files = {
      'Mocks/a.mock': `<#+ class P { static int n; public override string ToString() { if (n++ > 0) while (true) { } return "false"; } } #>{ "request": { "route": "a", "condition": ${code} }, "response": {} }`,
    };
    await using server = await startTestServer(files, { ...REAL_TEMPLATES, scriptTimeoutMilliseconds: 500 });
    await server.server.ready;
    const started = performance.now();
    await server.ask('/a');
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('names that are near are looked for within limits', () => {
  test.each<[what: string, condition: string, query: string]>([
    ['long names', asks('a'.repeat(50_000)), `${'b'.repeat(10_000)}=1`],
    [
      'rather long names',
      joined(20, ' || ', (n) => asks('a'.repeat(230) + n)),
      joined(60, '&', (n) => `${'ab'.repeat(115)}${n}=`),
    ],
    [
      'many parts and many names',
      joined(500, ' || ', (n) => asks(`abc${n}`)),
      joined(1700, '&', (n) => `abd${n}=`),
    ],
    [
      'one part with many names',
      `(${joined(500, ' + ', (n) => `Request.Query["abc${n}"]`)}) == "1"`,
      joined(1700, '&', (n) => `abd${n}=`),
    ],
  ])('%s', async (_what, condition, query) => {
    await using server = await start(condition, '', { maxHeaderBytes: 65_536 });
    await ask(server);
    const { reasons, length, milliseconds } = await ask(server, `/a?${query}`);
    expect(milliseconds).toBeLessThan(2000);
    expect(reasons.length).toBeLessThanOrEqual(21);
    expect(length).toBeLessThan(30_000);
  });

  test('one that is near is told, among many', async () => {
    await using server = await start(asks('abcdef'));
    expect((await ask(server, `/a?abcdfe=1&${joined(400, '&', (n) => `x${n}=`)}`)).reasons[1]).toBe(
      "the request has no query parameter 'abcdef', but 'abcdfe'",
    );
  });
});
