// Templates given in code: what they may hold, and what is said of those that are wrong.
import { expect, test } from 'vitest';
import { createMockServer, template, type TemplateObject } from '../../index.ts';

const route = '/x';

test.each<[string, unknown, RegExp]>([
  [
    'a function',
    { request: { route }, response: { body: { at: () => 1 } } },
    /^templates\[0\]\.response\.body\.at is a function/,
  ],
  [
    'in a list',
    { request: { route }, response: { body: [1, Symbol('s')] } },
    /^templates\[0\]\.response\.body\[1\] is a symbol/,
  ],
  ['a bigint', { request: { route }, response: { body: 1n } }, /^templates\[0\]\.response\.body is a bigint/],
  ['no template', 5, /^templates\[0\] is no template/],
  ['a list', [], /^templates\[0\] is no template/],
  [
    'a misspelt field',
    { request: { rout: route }, response: {} },
    /'request.rout' is not a field[^]*'route'/,
  ],
  ['a misspelt section', { request: { route }, respose: {} }, /'respose' is not a field[^]*'response'/],
  [
    'code that is wrong',
    { request: { route }, response: { body: '<#= nope #>' } },
    /templates\[0\]:\d+:\d+ error CS0103/,
  ],
])('refused: %s', async (_what, source, message) => {
  await expect(createMockServer({ templates: [source as TemplateObject] })).rejects.toThrow(message);
  await using mock = await createMockServer();
  const inUse = new RegExp(message.source.replace(String.raw`templates\[0\]`, 'mine'));
  expect(() => mock.use(source as TemplateObject, { name: 'mine' })).toThrow(inUse);
});

test('with allowBroken they are left out, and told', async () => {
  await using mock = await createMockServer({
    templates: [
      { request: { route: '/bad' }, response: { body: '<#= nope #>' } },
      { request: { route: '/good' }, response: { body: 1 } },
    ],
    allowBroken: true,
  });
  expect(mock.diagnostics).toMatchObject([{ template: 'templates[0]', code: 'CS0103', severity: 'error' }]);
  expect((await fetch(`${mock.url}/good`)).status).toBe(200);
  expect((await fetch(`${mock.url}/bad`)).status).toBe(501);
});

test('members that are undefined are not there, dates are texts', async () => {
  const at = new Date('2026-01-01T00:00:00Z');
  await using mock = await createMockServer({
    templates: [{ request: { route }, response: { body: { none: undefined, at } } }],
  });
  expect(await (await fetch(`${mock.url}/x`)).json()).toEqual({ at: '2026-01-01T00:00:00.000Z' });
});

test.each([
  [template`a \` b \${c} $\{d} \n \\ "\u0041" \\\``, 'a ` b ${c} ${d} \\n \\\\ "\\u0041" \\\\`'],
  [
    template`{ "a": ${'<#= 1 #>'}, "b": "x ${'"q"'} y", "c": ${null}, "d": ${[1, 'a']} }`,
    '{ "a": "<\\u0023= 1 \\u0023>", "b": "x \\"q\\" y", "c": null, "d": [\n  1,\n  "a"\n] }',
  ],
])('the text of a tagged template: %j', ({ text }, expected) => expect(text).toBe(expected));

test('what is put into a tagged template is no code, whatever stands beside it', async () => {
  await using mock = await createMockServer({
    templates: [
      template`{ "request": { "route": "/x" }, "response": { "headers": { "a": "${'<'}${'#= 1 #>'}", "b": "${'b<'}#b", "c": <#= ${'#>'}.Length #> } } }`,
    ],
  });
  const { headers } = await fetch(`${mock.url}/x`);
  expect(['a', 'b', 'c'].map((name) => headers.get(name))).toEqual(['<#= 1 #>', 'b<#b', '2']);
});

test.each([
  [undefined, 'undefined'],
  [() => 1, 'a function'],
  [{ a: [Symbol('s')] }, 'a symbol'],
])('a tagged template cannot hold %o', (value, what) => {
  expect(() => template`{ "a": 1, "b": ${1}, "c": ${value} }`).toThrow(
    `is ${what}, which no template can hold`,
  );
  expect(() => template`${value}`).toThrow(/^value 1 of template/);
});

test('a template without a request is refused, by its type as well', async () => {
  await using mock = await createMockServer();
  // @ts-expect-error -- a template needs a request
  expect(() => mock.use({ response: { status: 503 } })).toThrow('MW1201');
  // @ts-expect-error -- nothing is no request
  expect(() => mock.use({ request: null })).toThrow('MW1201');
  mock.use({ request: {} });
  expect((await fetch(mock.url)).status).toBe(200);
});
