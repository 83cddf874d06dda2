// The sample mocks of the repository: each compiles without so much as a warning, and answers.
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMockServer, type MockServer } from '../../index.ts';
import { SAMPLE_REQUESTS } from '../sample-requests.ts';
import { ask } from '../service/test-server.ts';

const workingFolder = fileURLToPath(new URL('../../../..', import.meta.url));
let server: MockServer;
let said = '';

beforeAll(async () => {
  server = await startMockServer({
    workingFolder,
    settings: {
      Urls: 'http://127.0.0.1:0',
      'Mock:Watch': false,
      'Mock:Imports:0': 'Bogus.Extensions.Brazil',
    },
    write: (line) => (said += `${line}\n`),
  });
  await server.ready;
});
afterAll(() => server.close());

test('all load', async () => {
  await ask(`${server.urls[0]}/_mock/health`);
  expect(said).toMatch(/templates of Mocks\/ loaded in \d+ ms\.\n/);
  expect(said).not.toMatch(/warning|error/);
});

test.each(SAMPLE_REQUESTS)('%s %s', async (method, path, headers, body, status, expected) => {
  const answer = await ask(server.urls[0] + path, { method, headers, ...(body !== undefined && { body }) });
  expect(answer.status, answer.body).toBe(status);
  expect(answer.body).toMatch(expected);
});
