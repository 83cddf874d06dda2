// What a body may cost, whatever it is: bytes are not all that counts.
import { decodeBytes, encodeText } from '@mockwright/language/text/encodings';
import { expect, test } from 'vitest';
import { createCompiler } from '../../compiler.ts';
import { TokenBudget } from '../../service/exchange/body/body-budget.ts';
import { decodeText } from '../../service/exchange/body/decode-text.ts';
import { jsonTokens } from '../../service/exchange/body/json-tokens.ts';
import { decodePath, decodeQueryPart } from '../../service/exchange/percent-decoding.ts';
import { BudgetError, Run } from '@mockwright/language/runtime/run';
import { defaultRunOptions } from '../../template/running/run-options.ts';
import { BodyError } from '../../template/template-error.ts';
import { fake } from './fake-templates.ts';
import { messages, withServer } from './test-server.ts';

const MEGABYTES_OF_COMMAS = `[1${',1'.repeat(2_000_000)}]`;
const multipart = (count: number): string =>
  `${'--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(count)}--B--\r\n`;

test.each([
  ['JSON', 'application/json', `[${'[],'.repeat(600)}1]`],
  ['JSON, lenient', 'application/json', `{a:['"',/* " */${'{},'.repeat(600)}'\\'"']}`],
  ['JSON behind a comment', 'application/json', `//x\r[${'1,'.repeat(600)}1]`],
  ['long JSON', 'application/json', MEGABYTES_OF_COMMAS],
  ['XML elements', 'text/xml', `<r>${'<b/>'.repeat(600)}</r>`],
  ['XML attributes', 'text/xml', `<r ${Array.from({ length: 600 }, (_, i) => `a${i}=""`).join(' ')}/>`],
  ['XML texts', 'text/xml', `<r>${'a<!---->'.repeat(600)}</r>`],
  ['a form', 'application/x-www-form-urlencoded', 'a=1&'.repeat(600)],
  ['multipart fields', 'multipart/form-data; boundary=B', multipart(60)],
  [
    'multipart files',
    'multipart/form-data; boundary=B',
    multipart(600).replaceAll('name="a"', 'name="a"; filename="f"'),
  ],
])('%s with too many values is refused', (_name, type, body) =>
  withServer(
    { 'Mocks/e.json': fake({ route: 'e', method: 'POST', echo: 'body' }) },
    async ({ ask }) => {
      const started = performance.now();
      const answer = await ask('/e', { method: 'POST', headers: { 'Content-Type': type }, body });
      expect(answer.headers['mockwright-error']).toBe('body-unreadable');
      expect(messages(answer.body)).toContain('more than 500 values (setting Mock:MaxBodyTokens)');
      expect(performance.now() - started).toBeLessThan(2000);
    },
    { maxBodyBytes: 10_000_000, maxBodyTokens: 500 },
  ),
);

test.each([
  `["${'[,{:'.repeat(1000)}"]`,
  `['${"\\\\\\'[,".repeat(1000)}']`,
  `[/*${'[,'.repeat(1000)}*/1]`,
  `[1//${'[,'.repeat(1000)}\n]`,
  ' '.repeat(5000),
])('signs in texts and comments are no values: %.10s', (json) => {
  expect(() => new TokenBudget(3).takeJson(json)).not.toThrow();
});

test('the count ends where the budget does', () => {
  expect(() => new TokenBudget(1000).takeJson(MEGABYTES_OF_COMMAS)).toThrow(BodyError);
});

test('three megabytes of bytes that are no UTF-8', () => {
  const started = performance.now();
  const bytes = '%ff'.repeat(1_000_000);
  expect(decodeQueryPart(bytes)).toBe(bytes);
  expect(performance.now() - started).toBeLessThan(3000);
});

test.for(['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'iso-2022-jp', 'windows-1252'])(
  'a long text of %s is paid for in pieces, which change nothing',
  (charset) => {
    const parts = ['a', '\ufeff', 'é', '€', '漢', '😀', '\ud83d', 'abc'].map((text) =>
      encodeText(text, charset),
    );
    const bytes = Buffer.concat([...Array(60_000).fill(Buffer.concat(parts)), Buffer.of(0x81, 0x1b, 0xf0)]);
    const paid: number[] = [];
    expect(decodeBytes(bytes, charset, (length) => paid.push(length)) === decodeBytes(bytes, charset)).toBe(
      true,
    );
    expect(paid.length).toBeGreaterThan(3);
    expect(() => decodeText(bytes, `${charset}x`)).toThrow(BodyError);
    const over = (): never => {
      throw new Error('the time is over');
    };
    expect(() => decodeBytes(bytes, charset, over)).toThrow('the time is over');
  },
);

test('percent-decoding is that of UTF-8', () => {
  const all = String.fromCodePoint(1, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x1_0000, 0x10_ffff);
  expect(decodeQueryPart(encodeURIComponent(all))).toBe(all);
  const kept = [
    '%C0%80',
    '%C1%BF',
    '%E0%80%80',
    '%ED%A0%80',
    '%F0%80%80%80',
    '%F4%90%80%80',
    '%F5%80%80%80',
    '%80',
    '%E2%82',
  ];
  for (const text of kept) expect(decodeQueryPart(text)).toBe(text);
  expect(decodeQueryPart('%E2%82%41%C3%A9%ff%F0%9F%98%80')).toBe('%E2%82Aé%ff😀');
  expect(decodePath('/%2f%41%2F')).toBe('/%2fA%2F');
});

test('a body whose reading takes too long is told as that', () => {
  const run = new Run({ ...defaultRunOptions(), timeoutMilliseconds: 1 });
  const text = `[${'1,'.repeat(1_000_000)}1]`;
  expect(() =>
    run.enter(() => {
      for (let i = 0; i < 20; i++) jsonTokens.parseJson(text);
    }),
  ).toThrow(BudgetError);
});

test('the conditions of all templates share the time of one run', async () => {
  const endless =
    '<# bool F() { while (true) ; } #>{ "request": { "method": "GET", "route": "c", "condition": "<#= F() #>" }, "response": { "body": 1 } }';
  const files = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`Mocks/${i}.json`, endless]));
  await withServer(
    files,
    async ({ ask }) => {
      const started = performance.now();
      const answer = await ask('/c');
      expect(performance.now() - started).toBeLessThan(3000);
      expect(messages(answer.body)).toContain('ran for more than 400 ms');
    },
    {
      compile: createCompiler({ imports: [] }),
      scriptTimeoutMilliseconds: 400,
    },
  );
}, 20_000);
