// Very many headers of an answer: so many that sending them would keep others waiting are refused, however they are given.
import { expect, test } from 'vitest';
import { REAL_TEMPLATES } from './real-templates.ts';
import { withServer } from './test-server.ts';

const MOST = 5000;

/** Templates with so many headers. */
const GIVEN: Readonly<Record<string, (count: number) => string>> = {
  'a list': (count) => template(`{ "X": ${values(count)} }`),
  'a list in a list': (count) => template(`{ "X": ["", ${values(count - 1)}] }`),
  names: (count) => template(`{ ${Array.from({ length: count }, (_, index) => `"X-${index}": 1`).join()} }`),
  'a list by code': (count) => template(`{ "X": <#= Enumerable.Repeat("", ${count}).ToArray() #> }`),
  'an object by code': (count) =>
    template(`<#= Enumerable.Range(0, ${count}).ToDictionary(x => "X-" + x, x => "") #>`),
  'a list for events': (count) =>
    template(`{ "X": <#= Enumerable.Repeat("", ${count}).ToArray() #> }`, '"events": [{ "data": 1 }]'),
  'the headers of a callback': (count) =>
    template(
      '{}',
      `"body": 1 }, "callback": { "url": "http://localhost:1/", "headers": { "X": ${values(count)} }`,
    ),
  'a template in text': (count) =>
    `{ "request": { "route": "a" }, "response": { "headers": { "X": [<# for (int i = 0; i < ${count}; i++) { #><#= i == 0 ? "" : "," #>""<# } #>] }, "body": "1" } }`,
};

function values(count: number): string {
  return JSON.stringify(Array(count).fill(''));
}

function template(headers: string, more = '"body": "1"'): string {
  return `{ "request": { "route": "a" }, "response": { "headers": ${headers}, ${more} } }`;
}

test.each(Object.keys(GIVEN))('too many in %s are refused', (given) =>
  withServer(
    { 'Mocks/a.json': GIVEN[given]!(MOST) },
    async ({ askRaw, write, server, lines }) => {
      const get = (): Promise<string> => askRaw('GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      const whole = await get();
      expect(whole).toMatch(/^HTTP\/1.1 200 /);
      expect(whole.match(/^X[-:]/gm) ?? []).toHaveLength(given.includes('callback') ? 0 : MOST);
      await write('Mocks/a.json', GIVEN[given]!(MOST + 1));
      await server.reload();
      const answer = await get();
      expect(answer).toMatch(/^HTTP\/1.1 501 /);
      expect(answer + lines.join('\n')).toContain(`headers' must be ${MOST} headers at most`);
    },
    REAL_TEMPLATES,
  ),
);
