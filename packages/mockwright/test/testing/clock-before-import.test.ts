// A test's clock that stands still before the server is imported.
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

test('a clock that was replaced before the server was imported', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'performance'] });
  const { performance } = await import('@mockwright/language/text/real-time');
  const { realDateNow } = await import('../../cli/real-clock.ts');
  const before = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(realDateNow()()).toBeGreaterThan(Date.UTC(2020));
  expect(performance.now()).toBeGreaterThan(before);
});
