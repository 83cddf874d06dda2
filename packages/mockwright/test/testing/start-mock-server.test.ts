// The server with the settings of a user, started by a program.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startMockServer } from '../../index.ts';

test('what is wrong is written, line by line, when it is ready; close has a time limit', async () => {
  const workingFolder = mkdtempSync(join(tmpdir(), 'mockwright-'));
  const lines: string[] = [];
  try {
    mkdirSync(join(workingFolder, 'Mocks'));
    const hang = '{ "request": { "route": "hang" }, "response": { "fault": "hang" } }';
    writeFileSync(join(workingFolder, 'Mocks/hang.json'), hang);
    writeFileSync(join(workingFolder, 'Mocks/bad.json'), '{ "response": { "body": <#= nope #> } }');
    const server = await startMockServer({
      workingFolder,
      settings: { Urls: 'http://127.0.0.1:0', 'Mock:Watch': 'false' },
      write: (line) => lines.push(line),
    });
    await server.ready;
    expect(lines).toContainEqual(expect.stringMatching(/^Mocks\/bad\.json:1:\d+ error CS0103/));
    expect(lines.filter((line) => line === '' || line.includes('\n'))).toEqual([]);
    const hanging = expect(fetch(`${server.urls[0]}/hang`)).rejects.toThrow();
    const started = performance.now();
    await server.close({ timeout: 50 });
    await hanging;
    expect(performance.now() - started).toBeLessThan(3000);
  } finally {
    rmSync(workingFolder, { recursive: true });
  }
});

test('a quiet log tells of what goes wrong alone; health checks are no lines of any', async () => {
  const lines: Record<string, string[]> = { text: [], quiet: [] };
  for (const [form, said] of Object.entries(lines)) {
    const workingFolder = mkdtempSync(join(tmpdir(), 'mockwright-'));
    mkdirSync(join(workingFolder, 'Mocks'));
    writeFileSync(join(workingFolder, 'Mocks/a.json'), '{ "request": { "route": "a" } }');
    writeFileSync(
      join(workingFolder, 'Mocks/fails.json'),
      '{ "request": { "route": "fails" }, "response": { "body": <#= int.Parse("x") #> } }',
    );
    const server = await startMockServer({
      workingFolder,
      settings: { Urls: 'http://127.0.0.1:0', Mock: { Watch: false, Log: form } },
      write: (line) => said.push(line),
    });
    await server.ready;
    for (const path of ['a', 'fails', 'aa', '_mock/health', '_mock/ready', '_mock/metrics'])
      await (await fetch(`${server.urls[0]}/${path}`)).text();
    await server.close();
    rmSync(workingFolder, { recursive: true });
  }
  const requests = lines['text']!.filter((line) => line.includes('GET'));
  expect(requests.map((line) => line.slice(9).replace(/[\d.]+ ms$/, 'ms'))).toEqual([
    'GET /a 200 Mocks/a.json ms',
    'GET /fails 501 Mocks/fails.json ms',
    'GET /aa 501 - ms',
  ]);
  expect(lines['quiet']!.map((line) => line.replace(/^\d\d:\d\d:\d\d |[\d.]+ ms$/g, ''))).toEqual([
    expect.stringMatching(/^error: Mocks\/fails\.json:1:\d+ System\.FormatException/),
    expect.stringMatching(/^ > 1/),
    expect.stringMatching(/\^$/),
    'GET /fails 501 Mocks/fails.json ',
    'GET /aa 501 - ',
    "  closest: Mocks/a.json: 'aa' is not 'a'",
  ]);
});
