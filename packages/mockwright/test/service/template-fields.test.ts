// What the fields of a template do over a real socket, with the real template engine.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startMockServer } from '../../index.ts';
import { ask, type Answer, type AskOptions } from './test-server.ts';
import cases from './template-fields.json' with { type: 'json' };

interface FieldsCase {
  readonly name: string;
  /** Template files: their texts. */
  readonly templates: readonly string[];
  /** Requests in turn: `GET /path`, and what comes back. */
  readonly requests: readonly {
    readonly ask: string;
    readonly headers?: Record<string, string>;
    readonly body?: string;
    readonly status?: number;
    readonly answer?: string;
    readonly bytes?: string;
    readonly answerHeaders?: Record<string, unknown>;
  }[];
}

async function askAll({ templates, requests }: FieldsCase): Promise<Answer[]> {
  const workingFolder = await mkdtemp(join(tmpdir(), 'mockwright-'));
  await mkdir(join(workingFolder, 'Mocks'));
  for (const [index, text] of templates.entries())
    await writeFile(join(workingFolder, 'Mocks', `${index}.json`), text);
  const server = await startMockServer({
    workingFolder,
    settings: { Urls: 'http://127.0.0.1:0', 'Mock:Watch': false },
  });
  try {
    await server.ready;
    const answers: Answer[] = [];
    for (const { ask: line, headers = {}, body } of requests) {
      const [method = '', path = ''] = line.split(' ');
      const options: AskOptions = { method, headers, ...(body !== undefined && { body }) };
      answers.push(await ask(server.urls[0]! + path, options));
    }
    return answers;
  } finally {
    await server.close();
    await rm(workingFolder, { recursive: true });
  }
}

describe.concurrent('template-fields.json', () => {
  test.each(cases as unknown as FieldsCase[])('$name', async (entry) => {
    const answers = await askAll(entry);
    entry.requests.forEach(({ status, answer, bytes, answerHeaders }, index) => {
      const got = answers[index]!;
      if (status !== undefined) expect(got.status, got.body).toBe(status);
      if (answer !== undefined) expect(got.body).toBe(answer);
      if (bytes !== undefined) expect(got.bytes.toString('hex')).toBe(bytes);
      if (answerHeaders) expect(got.headers).toMatchObject(answerHeaders);
    });
  });
});
