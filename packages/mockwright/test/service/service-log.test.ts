// The three forms of the console, and what never stands in it.
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createServiceLog, type LogForm, type ServiceLog } from '../../service/service-log.ts';
import { SourceText } from '@mockwright/language/text/source-text';

const NOON = new Date(2026, 0, 1, 12, 5, 9).getTime();

async function said(
  form: LogForm,
  color: boolean,
  say: (log: ServiceLog) => void,
  columns?: number,
): Promise<string[]> {
  const writes: string[] = [];
  const write = (text: string): void => void writes.push(text);
  say(createServiceLog(form, { write, color, columns, now: () => NOON }));
  await turn();
  return writes;
}

const REQUEST = {
  method: 'GET',
  path: '/a%0Ab',
  query: 'x=1',
  status: 200,
  template: 'Mocks/a.json',
  milliseconds: 1.26,
};
const DIAGNOSTIC = {
  code: 'CS0103',
  severity: 'error',
  message: "The name 'x' does not exist in the current context",
  source: new SourceText('Mocks/a.json', '{ x }'),
  span: { start: 2, end: 3 },
} as const;

const everything = (log: ServiceLog): void => {
  log.request(REQUEST);
  log.request({ ...REQUEST, query: '', status: undefined, template: undefined });
  log.request({ ...REQUEST, status: 501, template: undefined, why: 'its condition is false' });
  log.request({ ...REQUEST, query: '', status: 503, chaos: '503' });
  log.info('hello');
  log.warning('careful');
  log.error('broken');
  log.script('Mocks/a.json', 'said \u001b[2J');
  log.diagnostics([DIAGNOSTIC]);
};

test('text', async () => {
  const writes = await said('text', false, everything);
  expect(writes).toHaveLength(1);
  expect(writes[0]).toBe(
    [
      '12:05:09 GET /a%0Ab?x=1 200 Mocks/a.json 1.3 ms',
      '12:05:09 GET /a%0Ab client hung up - 1.3 ms',
      '12:05:09 GET /a%0Ab?x=1 501 - 1.3 ms',
      '  its condition is false',
      '12:05:09 GET /a%0Ab 503 Mocks/a.json 1.3 ms chaos 503',
      'hello',
      'warning: careful',
      'error: broken',
      'Mocks/a.json: said \\x1b[2J',
      '',
      "Mocks/a.json:1:3 error CS0103: The name 'x' does not exist in the current context",
      ' > 1 | { x }',
      '     |   ^',
      '',
      '',
    ].join('\n'),
  );
});

test('what others wrote begins no line', async () => {
  const forged = 'x\n12:05:09 GET /admin 200 - 1.0 ms\r\n > 1 | {';
  const [text] = await said('text', false, (log) => {
    log.error(forged);
    log.warning(forged);
  });
  const rest = 'x\n    12:05:09 GET /admin 200 - 1.0 ms\\x0d\n > 1 | {';
  expect(text).toBe(`error: ${rest}\nwarning: ${rest}\n`);
});

test('in a narrow terminal lines break between words, those of code never', async () => {
  const [text = ''] = await said(
    'text',
    true,
    (log) => {
      log.request({ ...REQUEST, why: 'its condition is false: `Request.Query["page"] == "1"` was `"2"`' });
      log.warning(
        'a condition threw: something that is rather long\n > 1 | {   code that stays as it is   }',
      );
      log.diagnostics([{ ...DIAGNOSTIC, hint: 'a hint that is longer than a line of this terminal is' }]);
    },
    40,
  );
  // eslint-disable-next-line no-control-regex -- colors take no room
  expect(text.replace(/\x1b\[\d+m/g, '').split('\n')).toEqual([
    '12:05:09 GET /a%0Ab?x=1 200 Mocks/a.json 1.3 ms',
    '  its condition is false:',
    '    `Request.Query["page"] == "1"` was',
    '    `"2"`',
    'warning: a condition threw: something',
    '    that is rather long',
    ' > 1 | {   code that stays as it is   }',
    '',
    'Mocks/a.json:1:3 error CS0103: The name',
    "    'x' does not exist in the current",
    '    context',
    ' > 1 | { x }',
    '     |   ^',
    '  hint: a hint that is longer than a',
    '    line of this terminal is',
    '',
    '',
  ]);
});

test('quiet says what goes wrong', async () => {
  const [text = ''] = await said('quiet', false, everything);
  expect(createServiceLog('quiet', { write: () => undefined, color: false }).tellsRequests).toBe('failed');
  expect(text).not.toContain('hello');
  expect(text).not.toContain('said');
  expect(text).toContain('careful');
  expect(text).toContain('CS0103');
});

test('JSON, a line each', async () => {
  const [text = ''] = await said('json', false, everything);
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ time: _time, ...members }) => members)).toEqual([
    {
      level: 'info',
      method: 'GET',
      path: '/a%0Ab',
      query: 'x=1',
      status: 200,
      template: 'Mocks/a.json',
      milliseconds: 1.3,
    },
    { level: 'info', method: 'GET', path: '/a%0Ab', status: null, template: null, milliseconds: 1.3 },
    {
      level: 'info',
      method: 'GET',
      path: '/a%0Ab',
      query: 'x=1',
      status: 501,
      template: null,
      milliseconds: 1.3,
      why: 'its condition is false',
    },
    {
      level: 'info',
      method: 'GET',
      path: '/a%0Ab',
      status: 503,
      chaos: '503',
      template: 'Mocks/a.json',
      milliseconds: 1.3,
    },
    { level: 'info', message: 'hello' },
    { level: 'warning', message: 'careful' },
    { level: 'error', message: 'broken' },
    { level: 'info', template: 'Mocks/a.json', message: 'said \u001b[2J' },
    {
      level: 'error',
      path: 'Mocks/a.json',
      line: 1,
      column: 3,
      endLine: 1,
      endColumn: 4,
      code: 'CS0103',
      message: DIAGNOSTIC.message,
    },
  ]);
});

test('colors only when asked for', async () => {
  const [plain = ''] = await said('text', false, everything);
  const [colored = ''] = await said('text', true, everything);
  expect(plain).not.toContain('\u001b');
  expect(colored).toContain('\u001b[32m200\u001b[0m');
});

test.each(['text', 'json', 'quiet'] as const)(
  'what nobody reads (%s) is left out, which is told later',
  async (form) => {
    const writes: string[] = [];
    let isFull = true;
    const log = createServiceLog(form, {
      write: (text) => void writes.push(text),
      isFull: () => isFull,
      color: false,
      now: () => NOON,
    });
    for (const message of ['a', 'b']) {
      log.warning(message);
      log.error(message);
      await turn();
    }
    expect(writes).toEqual([]);
    isFull = false;
    log.error('c');
    await turn();
    await turn();
    expect(writes.join('')).toMatch(/c[^]*4 lines of this log left out: nobody read it\./);
  },
);
