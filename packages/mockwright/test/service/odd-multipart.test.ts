// Multipart bodies as careless and hostile clients write them: what is read of them, and that nothing is thrown where nobody catches it.
import { expect, test } from 'vitest';
import { parseMultipart } from '../../service/exchange/body/multipart-body.ts';
import { TokenBudget } from '../../service/exchange/body/body-budget.ts';

const read = async (body: string, most = 1_000_000): Promise<object> => {
  const bytes = Buffer.from(body, 'latin1');
  const { fields, files } = await parseMultipart(
    bytes,
    'multipart/form-data; boundary=B',
    new TokenBudget(most),
  );
  return {
    fields: Object.fromEntries(fields),
    files: files.map((file) => [file.name, file.fileName, file.contentType, file.text()].join()),
  };
};

const part = (...headers: readonly string[]): string => `--B\r\n${headers.join('\r\n')}\r\n\r\nv\r\n`;
const form = (rest: string): string => `Content-Disposition: form-data${rest}`;

test.each<[what: string, body: string, fields: object, files: readonly string[]]>([
  ['a field without a name', part(form('')), { '': 'v' }, []],
  ['fields without names', part(form('')) + part(form('; x=y')), { '': 'v,v' }, []],
  ['a file without a name', part(form('; filename="x"')), {}, [',x,text/plain,v']],
  ['a file whose name is empty', part(form('; name="f"; filename=""')), {}, ['f,,text/plain,v']],
  // ASP.NET: no file without a filename, whatever its type.
  [
    'bytes without a filename',
    part(form('; name="f"'), 'Content-Type: application/octet-stream'),
    { f: 'v' },
    [],
  ],
  ['a type that is none', part(form('; name="f"'), 'Content-Type: ;;;charset'), { f: 'v' }, []],
  ['an unknown charset', part(form('; name="f"'), 'Content-Type: text/plain; charset=nope'), { f: 'v' }, []],
  ['no disposition', part('X: y'), {}, []],
  ['an empty disposition', part('Content-Disposition:'), {}, []],
  ['parameters without values', part(form('; name; filename')), { '': 'v' }, []],
  ['no headers', part(), {}, []],
  ['names of JavaScript', part('constructor: x', form('; name="toString"')), { toString: 'v' }, []],
])('%s', async (_what, body, fields, files) => {
  expect(await read(`${body}--B--\r\n`)).toEqual({ fields, files });
});

test.each([
  ['a file', form('; name="f"; filename="x"')],
  ['a file without a name', form('; filename="x"')],
  ['a field', form('; name="f"')],
  ['a field without a name', form('')],
])('%s that is cut off', async (_what, header) => {
  const whole = part(header);
  for (const length of [whole.length, whole.length - 2, whole.length - 6, 8])
    await expect(read(whole.slice(0, length))).rejects.toThrow('The multipart body cannot be read');
});

test('a hundred thousand parts are refused before they have taken long', async () => {
  const body = part(form('; name="f"; filename="x"')).repeat(100_000);
  await expect(read(body)).rejects.toThrow(
    'The body holds more than 1000000 values (setting Mock:MaxBodyTokens).',
  );
});

test.each([
  ['nothing', '--B\r\n'],
  ['no header', part()],
])('parts of %s count as others', async (_what, each) => {
  await expect(read(`${each.repeat(50)}--B--\r\n`, 50 * 50)).resolves.toEqual({ fields: {}, files: [] });
  await expect(read(`${each.repeat(51)}--B--\r\n`, 50 * 50)).rejects.toThrow('more than 2500 values');
});

test.each([
  ['a file', form('; name="f"; filename="x"')],
  ['a field', form('; name="f"')],
])('%s that takes many slices', async (_what, header) => {
  const long = 'v'.repeat(500_000);
  const whole = `${part(header).replace('v\r', `${long}\r`)}--B--\r\n`;
  const { fields, files } = (await read(whole)) as { fields: object; files: readonly string[] };
  expect([...Object.values(fields), ...files.map((file) => file.split(',')[3])]).toEqual([long]);
  // What stands behind the end is for nobody.
  await expect(read(whole + long)).resolves.toEqual({ fields, files });
  await expect(read(whole.slice(0, 400_000))).rejects.toThrow('The multipart body cannot be read');
  await expect(read(whole, 10)).rejects.toThrow('more than 10 values');
});
