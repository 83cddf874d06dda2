// Objects in `Global` of classes that two templates declare under the same name.
import { expect, test } from 'vitest';
import { REAL_TEMPLATES } from './real-templates.ts';
import { messages, startTestServer } from './test-server.ts';

test('a cast to a class of the same name says whose the object is', async () => {
  const template = (route: string, code: string): string =>
    `<# class Point { public int X; } ${code} #>{ "request": { "route": "${route}" }, "response": { "body": 1 } }`;
  await using server = await startTestServer(
    {
      'Mocks/a.mock': template('a', 'Global["p"] = new Point { X = 1 };'),
      'Mocks/b.mock': template('b', 'var p = (Point)Global["p"];'),
    },
    REAL_TEMPLATES,
  );
  await server.server.ready;
  expect((await server.ask('/a')).status).toBe(200);
  expect(messages((await server.ask('/b')).body)).toContain(
    "Unable to cast object of type 'Point' to type 'Point'. The object is of another template, or of this one before",
  );
});
