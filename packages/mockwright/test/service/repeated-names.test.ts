// What is written twice in a request body is told on the console: the client most likely meant something else.
import { expect, test } from 'vitest';
import { answering, REAL_TEMPLATES } from './real-templates.ts';
import { withServer } from './test-server.ts';

const asked = answering('/a', 'Request.Body["a"]', { method: 'POST' });

test.each([
  [
    asked,
    'application/json',
    '{"a":1,"b":{},"a":2}',
    "the body of POST /a has 'a' more than once in an object",
  ],
  [asked, 'application/json', '{"a":1,"A":2,"b":{"a":1}}', undefined],
  [asked, 'text/plain', '{"a":1,"a":2}', undefined],
  [answering('/a', '1', { method: 'POST' }), 'application/json', '{"a":1,"a":2}', undefined],
])('%s as %s: %s', (template, type, body, warning) =>
  withServer(
    { 'Mocks/a.json': template },
    async ({ ask, lines }) => {
      await ask('/a', { method: 'POST', headers: { 'Content-Type': type }, body });
      const told = lines.filter((line) => line.includes('more than once'));
      if (warning === undefined) expect(told).toEqual([]);
      else expect(told).toEqual([`warning: ${warning}: the last value counts`]);
    },
    REAL_TEMPLATES,
  ),
);
