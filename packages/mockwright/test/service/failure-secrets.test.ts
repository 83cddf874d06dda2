// What a template fails with may quote the request: the values of `Mock:RedactedHeaders` are covered wherever it is told.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMockServer } from '../../index.ts';
import { OwnRunners, SLOW } from '../isolation/own-runners.ts';
import { REAL_TEMPLATES } from './real-templates.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const TOKEN = 'eyJhbGciOi9.eyJzdWIiOiJh.c2VjcmV0c2Vj';
const HEADERS = {
  Authorization: `Bearer ${TOKEN}`,
  'Proxy-Authorization': `Basic ${Buffer.from('user:pa55word"with\\quotes').toString('base64')}`,
  Cookie: `sid=SIDSECRET1; other=OTHER%20SECRET; longer=SIDSECRET1AndMore`,
};
/** Long pieces of what nobody may see; a message with one of them tells too much. */
const TELLTALE = /eyJhbGciOi9|eyJzdWIiOiJh|c2VjcmV0|pa55word|SIDSECRET|AndMore|OTHER.{1,3}SECRET/i;

/** Code that fails with a message that quotes a secret, and what of the message is left. */
const FAILURES: Record<string, readonly [code: string, message: string]> = {
  whole: ['int.Parse(Request.Header["Authorization"])', "The input string '***' was not"],
  token: ['int.Parse(Request.Header["Authorization"].Substring(7))', "The input string '***' was not"],
  part: ["int.Parse(Request.Header[\"Authorization\"].Split(' ')[1].Split('.')[1])", "string '***' was not"],
  upper: ['int.Parse(Request.Header["Authorization"].ToUpper())', "The input string '***' was not"],
  cookies: ['int.Parse(Request.Header["Cookie"])', "The input string '***' was not"],
  cookie: ['int.Parse(Request.Cookies["sid"])', "The input string '***' was not"],
  decoded: ['int.Parse(Request.Cookies["other"])', "The input string '***' was not"],
  encoded: ['int.Parse(Uri.EscapeDataString(Request.Cookies["other"]))', "The input string '***' was not"],
  longer: ['int.Parse(Request.Cookies["longer"])', "The input string '***' was not"],
  basic: [
    'int.Parse(System.Text.Encoding.UTF8.GetString(Convert.FromBase64String(Request.Header["Proxy-Authorization"].Substring(6))).Split(\':\')[1])',
    "The input string '***' was not",
  ],
  escaped: [
    'int.Parse(JsonConvert.SerializeObject(System.Text.Encoding.UTF8.GetString(Convert.FromBase64String(Request.Header["Proxy-Authorization"].Substring(6)))))',
    'The input string \'"***"\' was not',
  ],
  thrown: [
    'Request.Url.ToString() == "" ? 1 : throw new Exception("no user for " + Request.Header["Authorization"] + "\\n" + Request.Cookies["sid"])',
    'no user for ***',
  ],
};

const template = (name: string, before = ''): string =>
  JSON.stringify({
    request: { method: 'GET', route: name },
    response: { body: { v: `PUT` } },
  }).replace('"PUT"', `<# ${before} #><#= ${FAILURES[name]![0]} #>`);

const files = (before?: string): Record<string, string> =>
  Object.fromEntries(Object.keys(FAILURES).map((name) => [`Mocks/${name}.json`, template(name, before)]));

describe.each([
  ['in this process', {}, ''],
  ['in another process', { trialMilliseconds: 0 }, SLOW],
])('%s', (_where, more, before) => {
  let server: TestServer;
  beforeAll(async () => {
    const isolated = before === '' ? {} : { startRunners: new OwnRunners().start };
    server = await startTestServer(files(before), {
      ...REAL_TEMPLATES,
      ...isolated,
      ...more,
      adminToken: '',
    });
    await server.server.ready;
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test.each(Object.entries(FAILURES))('%s', async (name, [, message]) => {
    server.lines.length = 0;
    const { status, body } = await server.ask(`/${name}`, { headers: HEADERS });
    expect([status, (JSON.parse(body) as { Message: string }[])[0]!.Message.split('\n')[0]]).toEqual([
      501,
      expect.stringContaining(message),
    ]);
    const page = await server.ask(`/${name}`, { headers: { ...HEADERS, Accept: 'text/html' } });
    expect(page.body).toContain('***');
    const explained = await server.ask('/_mock/explain', {
      method: 'POST',
      body: JSON.stringify({ url: `/${name}`, headers: HEADERS }),
    });
    expect(explained.body).toContain('***');
    const told = [body, page.body, explained.body, ...server.lines];
    for (const path of [`?path=/${name}`, `?path=/${name}&format=har`, '/1/replay']) {
      const { body: shown } = await server.ask(`/_mock/requests${path}`, {
        method: path.includes('replay') ? 'POST' : 'GET',
      });
      expect(shown).toContain('***');
      told.push(shown);
    }
    expect(server.lines.join('\n')).toContain('***');
    for (const text of told) expect(text).not.toMatch(TELLTALE);
  });
});

test('a message that is cut is covered before', async () => {
  await using server = await startTestServer(
    { 'Mocks/a.json': template('whole').replace('/whole', '/a') },
    REAL_TEMPLATES,
  );
  await server.server.ready;
  const { body } = await server.ask('/whole', {
    headers: { Authorization: `Bearer ${'longsecret'.repeat(500)}` },
  });
  expect(body).toContain("The input string '***'");
});

test('conditions that throw, cut messages among them', async () => {
  await using server = await startTestServer(
    {
      'Mocks/a.json':
        '{"request":{"route":"a","condition":"<#= int.Parse(Request.Header["Authorization"]) == 1 #>"},"response":{}}',
    },
    REAL_TEMPLATES,
  );
  await server.server.ready;
  const { body } = await server.ask('/a', {
    headers: { Authorization: `Bearer ${'longsecret'.repeat(500)}` },
  });
  const { body: shown } = await server.ask('/_mock/requests');
  for (const text of [body, shown, server.lines.join('\n')]) {
    expect(text).toContain('***');
    expect(text).not.toContain('longsecret');
  }
});

test('callbacks that fail, by their code and by where they go', async () => {
  await using server = await startTestServer(
    {
      'Mocks/a.json': `{"request":{"route":"a"},"response":{},"callback":[
        {"url":"http://localhost:1/<#= int.Parse(Request.Header["Authorization"]) #>"},
        {"url":"http://localhost:1/<#= Request.Header["Authorization"].Substring(7) #>"},
        {"url":"http://<#= Request.Cookies["sid"] #>.example/"},
        {"url":"http://localhost:1/","method":"<#= Request.Header["Authorization"].Substring(7) #>"}]}`,
    },
    REAL_TEMPLATES,
  );
  await server.server.ready;
  await server.ask('/a', { headers: HEADERS });
  const failed = (): string[] => server.lines.filter((line) => line.includes('callback '));
  await expect.poll(() => failed().length).toBe(4);
  expect(failed()).toEqual([1, 2, 3, 4].map(() => expect.stringContaining('***') as string));
  expect(server.lines.join('\n')).not.toMatch(TELLTALE);
  const { body } = await server.ask('/_mock/requests');
  const [{ callbacks }] = (JSON.parse(body) as { requests: [{ callbacks: { error: string }[] }] }).requests;
  expect(callbacks.map(({ error }) => error).join('\n')).not.toMatch(TELLTALE);
});

test('what a failing test is told', async () => {
  const server = await createMockServer({
    templates: [{ text: template('whole') }],
    onUnmatched: 'error',
  });
  await fetch(`${server.url}/whole`, { headers: { Authorization: HEADERS.Authorization } });
  const failure = await server.close().then(
    () => '',
    (error: Error) => error.message,
  );
  expect(failure).toContain("The input string '***' was not");
  expect(failure).not.toMatch(TELLTALE);
});

test('explain hides the headers of an answer, and shows them to somebody with the token', async () => {
  await using server = await startTestServer(
    {
      'Mocks/a.json':
        '{"request":{"route":"a"},"response":{"headers":{"Set-Cookie":"sid=SIDSECRET1","X-A":"b"}}}',
    },
    { ...REAL_TEMPLATES, adminToken: 'letmein' },
  );
  await server.server.ready;
  const explain = async (query: string): Promise<unknown> => {
    const { body } = await server.ask(`/_mock/explain${query}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer letmein' },
      body: '{"url":"/a"}',
    });
    return (JSON.parse(body) as { answer: { headers: unknown } }).answer.headers;
  };
  expect(await explain('')).toMatchObject({ 'Set-Cookie': '***', 'X-A': 'b' });
  expect(await explain('?raw=1')).toMatchObject({ 'Set-Cookie': 'sid=SIDSECRET1' });
});
