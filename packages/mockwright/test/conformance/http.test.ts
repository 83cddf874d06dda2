// http.json: what the original server answered, and what our design decided, over real sockets.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startMockServer } from '../../index.ts';
import { ask, type Answer } from '../service/test-server.ts';
import cases from './http.json' with { type: 'json' };

interface Expectation {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: string;
  readonly json?: unknown;
  readonly jsonContains?: Record<string, unknown>;
  readonly absent?: readonly string[];
  readonly timestamp?: string;
  readonly contains?: readonly string[];
}

interface ConformanceRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly expect?: Expectation;
}

interface ConformanceCase {
  readonly id: string;
  readonly templates: Record<string, string>;
  readonly files?: Record<string, string>;
  readonly requests: readonly ConformanceRequest[];
}

describe.concurrent('http.json', () => {
  test.each(cases as unknown as ConformanceCase[])('$id', async ({ templates, files, requests }) => {
    const workingFolder = await mkdtemp(join(tmpdir(), 'mockwright-'));
    await mkdir(join(workingFolder, 'Mocks'));
    for (const [name, text] of Object.entries({ ...templates, ...files }))
      await writeFile(join(workingFolder, 'Mocks', name), text);
    const settings = { Urls: 'http://127.0.0.1:0', 'Mock:Watch': false, 'Mock:Imports:0': 'Bogus.Extensions.Brazil' };
    const server = await startMockServer({ workingFolder, settings });
    try {
      await server.ready;
      const [base = ''] = server.urls;
      for (const { method, path, headers, body, expect: expected } of requests) {
        const answer = await ask(base + path, { method, headers, ...(body !== undefined && { body }) });
        if (expected !== undefined) check(answer, expected, base);
      }
    } finally {
      await server.close();
      await rm(workingFolder, { recursive: true });
    }
  });
});

function check({ status, headers, body }: Answer, expected: Expectation, base: string): void {
  expect(status, body).toBe(expected.status);
  if (expected.contentType !== undefined) expect(headers['content-type']).toBe(expected.contentType);
  if (expected.body !== undefined) expect(body).toBe(expected.body.replaceAll('{base}', base));
  for (const text of expected.contains ?? []) expect(body).toContain(text);
  const { json, jsonContains, absent, timestamp } = expected;
  if (json !== undefined) expect(JSON.parse(body)).toEqual(json);
  if (jsonContains === undefined) return;
  const members = JSON.parse(body) as Record<string, unknown>;
  for (const [name, value] of Object.entries(jsonContains)) expect(members[name]).toEqual(value);
  for (const name of absent ?? []) expect(members).not.toHaveProperty(name);
  if (timestamp !== undefined) expect(members['timestamp']).toMatch(/^\d\d:\d\d$/);
}
