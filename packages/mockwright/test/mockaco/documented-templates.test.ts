// Every form of template that the documentation of Mockaco shows loads, and answers as it says.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMockServer } from '../../index.ts';
import { ask } from '../service/test-server.ts';
import { DOCUMENTED_TEMPLATES, type DocumentedCall } from './documented-templates.ts';

let hook: Server;
/** The bodies of the callbacks that came. */
const called: string[] = [];

beforeAll(async () => {
  hook = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      called.push(body);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
});
afterAll(() => hook.close());

test.each(DOCUMENTED_TEMPLATES)('$title', async ({ files, imports = [], calls }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mockwright-'));
  mkdirSync(join(folder, 'Mocks'));
  const { port } = hook.address() as AddressInfo;
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'Mocks', name), text.replaceAll('{hook}', String(port)));
  let said = '';
  const server = await startMockServer({
    workingFolder: folder,
    settings: { Urls: 'http://127.0.0.1:0', Mock: { Watch: false, Imports: imports } },
    write: (text) => (said += text),
  });
  try {
    await server.ready;
    for (const call of calls) await check(server.urls[0]!, call);
    expect(said).not.toMatch(/did not load|error/);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

async function check(base: string, call: DocumentedCall): Promise<void> {
  const { method = 'GET', path = '/', headers = {}, body, status = 200 } = call;
  const started = performance.now();
  const answer = await ask(base + path, { method, headers, ...(body !== undefined && { body }) });
  expect(performance.now() - started).toBeGreaterThanOrEqual(call.milliseconds ?? 0);
  expect([answer.status, answer.status === status ? '' : answer.body]).toEqual([status, '']);
  expect(answer.headers).toMatchObject(call.answers ?? {});
  if (call.text !== undefined) expect(answer.body).toBe(call.text);
  if (call.json !== undefined) expect(JSON.parse(answer.body)).toEqual(pattern(call.json));
  const { callbacks } = call;
  if (callbacks === undefined) return;
  await vi.waitFor(() => expect(called).toHaveLength(callbacks.length), { timeout: 5000, interval: 10 });
  const bodies = called.splice(0).map((text) => JSON.parse(text) as unknown);
  expect(bodies).toEqual(expect.arrayContaining(callbacks.map(pattern)));
}

/** Expressions in a value match texts. */
function pattern(value: unknown): unknown {
  if (value instanceof RegExp) return expect.stringMatching(value);
  if (Array.isArray(value)) return value.map(pattern);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, pattern(member)]));
}
