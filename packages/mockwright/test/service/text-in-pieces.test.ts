// Long texts that others do not wait for: in which pieces they are made, and that nothing is lost between them.
import { expect, test, vi } from 'vitest';
import { jsonInPieces } from '../../service/answers/json-in-pieces.ts';
import { answerInPieces, type PartedText } from '../../service/answers/text-in-pieces.ts';
import { compactJson } from '../../service/journal/compact-json.ts';
import { fake } from './fake-templates.ts';
import { REAL_TEMPLATES } from './real-templates.ts';
import { withServer } from './test-server.ts';

const LONG = '\u0001"\\\ud83d\ude00\ud800é'.repeat(40_000);

test.each([
  [{}],
  [{ a: [1, 'x', null, { b: LONG, c: undefined }], [LONG]: LONG, d: LONG.slice(1) }],
  [[LONG, LONG, 'short', LONG]],
])('the pieces of JSON say what the whole does', (value) => {
  for (const indentation of [undefined, 2]) {
    const pieces = [...jsonInPieces(value, indentation)];
    expect(JSON.parse(pieces.join(''))).toEqual(JSON.parse(JSON.stringify(value)));
    const plain = JSON.stringify(value, undefined, indentation);
    // A pair of surrogates that is cut apart is written as escapes.
    expect(pieces.join('').replaceAll(String.raw`\ud83d\ude00`, '\u{1f600}')).toBe(plain);
  }
});

const text = (items: readonly string[]): PartedText<string> => ({
  before: '[',
  items,
  partOf: (item) => (item.length > 10 ? item.match(/.{1,1000}/gs)! : item),
  separator: ',',
  after: ']',
  bytes: 0,
});

/** What an answer writes, piece by piece. */
async function written(parted: PartedText<string>): Promise<readonly string[]> {
  const answer = answerInPieces([], parted);
  if (answer.kind === 'bytes') return [answer.body as string];
  expect(answer.kind).toBe('live');
  const pieces: string[] = [];
  await new Promise<void>((resolve, reject) => {
    if (answer.kind === 'live')
      answer.start(
        (piece) => pieces.push(piece),
        resolve,
        () => 0,
        reject,
      );
  });
  return pieces;
}

test.each([
  [[], 1],
  [['a'], 1],
  [Array.from({ length: 200 }, () => 'a'), 1],
  [Array.from({ length: 201 }, () => 'a'), 2],
  [Array.from({ length: 1000 }, () => 'a'), 5],
  [['a', 'b'.repeat(1_000_000), 'c', 'd'.repeat(300_000), 'e'], 5],
])('parts come in rows that are short', async (items, count) => {
  const pieces = await written(text(items));
  expect(pieces.join('')).toBe(`[${items.join(',')}]`);
  expect(pieces).toHaveLength(count);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(300_000);
});

test('a part that is not there any more is left out', async () => {
  const items = Array.from({ length: 500 }, (_, index) => String(index));
  const partOf = (item: string): string | undefined => (Number(item) % 3 === 0 ? undefined : item);
  const pieces = await written({ ...text(items), partOf });
  expect(JSON.parse(pieces.join(''))).toEqual(items.map(Number).filter((item) => item % 3 !== 0));
  expect(await written({ ...text(['0', '3']), partOf })).toEqual(['[]']);
});

test('what cannot be written breaks the answer off', async () => {
  const items = Array.from({ length: 700 }, (_, index) => String(index));
  const partOf = (item: string): string => {
    if (item === '650') throw new Error('no');
    return item;
  };
  await expect(written({ ...text(items), partOf })).rejects.toThrow('no');
});

test('long bodies come in pieces in every form, and only their beginning in events', () =>
  withServer({ 'Mocks/a.json': fake({ method: 'POST', route: 'a', body: '1' }) }, async ({ ask, server }) => {
    const body = '\u0001'.repeat(600_000);
    const told = vi.fn<(name: string, event: unknown) => void>();
    server.service.events.listen(told);
    await ask('/a', { method: 'POST', body });
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    for (const path of ['requests', 'requests?format=har', 'requests/1', 'verification?route=/a']) {
      const answer = await ask(`/_mock/${path}`);
      expect(answer.headers['content-length']).toBeUndefined();
      expect(answer.body).toContain(JSON.stringify(body).slice(1, -1));
    }
    expect(JSON.parse((await ask('/_mock/requests/1')).body)).toMatchObject({ body, matched: true });
    const { EVENT_DATA } = await import('../../service/admin/service-events.ts');
    expect(EVENT_DATA.request(told.mock.calls[0]![1] as never, new Set())).toMatchObject({
      body: body.slice(0, 256 * 1024),
      truncated: true,
    });
  }));

test('long texts of Global are shown whole in every form', () =>
  withServer(
    {},
    async ({ ask }) => {
      const text = '\u0001"\\'.repeat(30_000);
      expect(
        (await ask('/_mock/globals', { method: 'PUT', body: JSON.stringify({ a: 1, text, z: 2 }) })).status,
      ).toBe(204);
      expect(JSON.parse((await ask('/_mock/globals')).body)).toEqual({ a: 1, text, z: 2 });
      expect(JSON.parse((await ask('/_mock/globals/text')).body)).toBe(text);
      const { globals } = JSON.parse((await ask('/_mock/globals?format=list')).body) as {
        globals: { name: string; type: string; json: string }[];
      };
      expect(globals[1]).toMatchObject({ name: 'text', type: 'System.String' });
      expect(JSON.parse(globals[1]!.json)).toBe(text);
    },
    REAL_TEMPLATES,
  ));

test('JSON of any length loses its white space', () => {
  const long = String.raw`\\n`.repeat(3_000_000);
  expect(compactJson(` [ "${long} \\" ", 1 ,\t{ "a b" : [ ] } ] `)).toBe(`["${long} \\" ",1,{"a b":[]}]`);
  expect(compactJson('[1 2]')).toBeUndefined();
  expect(compactJson(' "" ')).toBe('""');
});
