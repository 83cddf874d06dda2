// Cookies, as they come in one header or several.
import { expect, test } from 'vitest';
import { cookiesOf } from '../../service/exchange/cookies.ts';

const wire = (text: string): string => Buffer.from(text).toString('latin1');

test.each([
  ['several headers are as one', ['Cookie', 'a=1', 'cookie', 'b=2'], { a: '1', b: '2' }],
  ['of one that comes twice the first counts', ['Cookie', 'a=1; a=2'], { a: '1' }],
  ['bytes are read as UTF-8 once', ['Cookie', wire('a=Ã©; b=é')], { a: 'Ã©', b: 'é' }],
  ['none', [], {}],
])('%s', (_what, rawHeaders, cookies) => expect(Object.fromEntries(cookiesOf(rawHeaders))).toEqual(cookies));
