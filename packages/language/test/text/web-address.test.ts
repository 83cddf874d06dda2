// What counts as an address of the web.
import { expect, test } from 'vitest';
import { parseWebAddress } from '@mockwright/language/text/web-address';

test('addresses are read as URL reads them', () => {
  expect(parseWebAddress('http://bücher.test:80/a?b#c')?.href).toBe('http://xn--bcher-kva.test/a?b#c');
  expect(parseWebAddress('HTTPS:////a\\b')?.href).toBe('https://a/b');
  expect(parseWebAddress(`http://a/${'x'.repeat(60_000)}`)?.pathname).toHaveLength(60_001);
});

test('letters of other languages are letters however often they are asked for', () => {
  for (let index = 0; index < 20_000; index++)
    if (parseWebAddress('http://bücher.test/') === undefined) expect.fail();
});

test.each(['', 'a', 'http:a', 'ftp://a', 'http://', 'http://a b/', `http://a/${'x'.repeat(70_000)}`])(
  'no address: %.20s',
  (text) => expect(parseWebAddress(text)).toBe(undefined),
);

// Each letter that is another than those before costs a walk through all of the name.
const letters = Array.from({ length: 20_000 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('');

test.each(['', '/', '\\', '\t', '/\n'])('a host of many letters is not looked at: //%j', (slashes) => {
  expect(parseWebAddress(`http://${slashes}${letters}/`)).toBe(undefined);
});
