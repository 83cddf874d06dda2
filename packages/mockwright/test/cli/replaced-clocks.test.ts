// The built package in tests that replace timers and clocks before they first call it: what it needs is loaded then.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type * as Library from '../../index.ts';
import { CommandUnderTest } from './command-under-test.ts';

const command = new CommandUnderTest();

test('the server keeps the timers and the clock that were there when it was imported', async () => {
  const { createMockServer } = (await import(
    pathToFileURL(join(command.place, 'index.js')).href
  )) as typeof Library;
  vi.useFakeTimers({
    now: 0,
    toFake: ['setTimeout', 'setInterval', 'setImmediate', 'Date', 'performance'],
  });
  const mock = await createMockServer({
    templates: [{ request: { route: '/' }, response: { delay: 20, body: '<#= DateTime.UtcNow.Year #>' } }],
  });
  const year = await (await fetch(mock.url)).json();
  await expect(mock.waitForRequest({ path: '/never' }, { timeout: 20 })).rejects.toThrow('Waited 20 ms');
  await mock.close();
  vi.useRealTimers();
  expect(Number(year)).toBeGreaterThan(2020);
});
