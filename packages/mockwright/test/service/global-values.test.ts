// Values that come into `Global` as JSON: what takes too long is refused, and no bug.
import { expect, test } from 'vitest';
import { createMockServer } from '../../index.ts';
import {
  GlobalTypeError,
  jsonOfValue,
  valueOfJson,
  valuesOfJson,
} from '../../service/state/global-values.ts';

const manyNames = `{${Array.from({ length: 20_000 }, (_, index) => `"n${index}":${index}`).join()}}`;

/** A value before that takes its time. */
function slowly(): undefined {
  const end = performance.now() + 5;
  while (performance.now() < end);
}

test('values that take longer than they may are refused', () => {
  expect(() => valuesOfJson(manyNames, slowly, 50)).toThrow(GlobalTypeError);
  expect(() => valuesOfJson(manyNames, slowly, 50)).toThrow(
    'The JSON takes too long, or too much memory: The code ran for more than 50 ms and was stopped.',
  );
});

test('what .NET cannot hold is told as that', () => {
  expect(() => valueOfJson('9'.repeat(1000))).toThrow(GlobalTypeError);
});

test('a value that takes longer to write than it may says so', async () => {
  // Which loads the library.
  await using _mock = await createMockServer();
  expect(jsonOfValue(valueOfJson(manyNames), 1)).toBe(
    '{"type":"Newtonsoft.Json.Linq.JObject","text":"It takes too long, or too much memory, to write the value."}',
  );
});

test('what a test gives each session takes as long as it takes', async () => {
  const names = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`n${index}`, index]));
  await using mock = await createMockServer({
    templates: [{ request: { route: '/p' }, response: { body: '<#= Global["n199999"] #>' } }],
    global: names,
  });
  expect(await (await fetch(`${mock.url}/p`)).json()).toBe('199999');
});
