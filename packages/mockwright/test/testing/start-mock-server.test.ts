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
