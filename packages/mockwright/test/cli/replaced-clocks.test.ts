// The built package in tests that replace what it needs before they first call it: it is loaded then.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type * as Library from '../../index.ts';
import { CommandUnderTest } from './command-under-test.ts';

const command = new CommandUnderTest();

test('the server keeps the timers and the clock that were there when it was imported; no object is in its way', async () => {
  const { createMockServer } = (await import(
    pathToFileURL(join(command.place, 'index.js')).href
  )) as typeof Library;
  Object.assign(Object.prototype, { x: 1 });
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'x'));
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
