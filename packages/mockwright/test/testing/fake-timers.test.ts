// Tests that stop the clock of their process: the server goes on.
import { afterEach, expect, test, vi } from 'vitest';
import { connectMockServer, createMockServer } from '../../index.ts';

afterEach(() => void vi.useRealTimers());

const TEMPLATES = [
  { request: { route: '/late' }, response: { delay: 30, body: 'late' } },
  { request: { route: '/chunks' }, response: { body: 'ab', chunks: { count: 2, duration: 30 } } },
  { request: { route: '/events' }, response: { events: [{ data: 1 }, { delay: 30, data: 2 }] } },
  {
    request: { route: '/slept' },
    response: { body: '<# System.Threading.Thread.Sleep(30); #><#= DateTime.UtcNow.Year #>' },
  },
  { request: { route: '/told' }, response: {}, callback: { url: '<#= Request.Query["to"] #>', delay: 30 } },
] as const;

test.for(['before', 'after'])(
  'delays, pieces, waits and the end: fakes that come %s the server',
  async (when) => {
    const stop = (): void => void vi.useFakeTimers({ now: Date.UTC(1999, 0, 1) });
    if (when === 'before') stop();
    await using mock = await createMockServer({ templates: TEMPLATES });
    stop();
    const text = async (path: string): Promise<string> => (await fetch(`${mock.url}${path}`)).text();
    expect(await text('/late')).toBe('"late"');
    expect(await text('/chunks')).toBe('"ab"');
    expect(await text('/events')).toBe('data: 1\n\ndata: 2\n\n');
    expect(Number(JSON.parse(await text('/slept')))).toBeGreaterThan(2020);
    await text(`/told?to=${encodeURIComponent(`${mock.url}/callback`)}`);
    expect(await mock.waitForRequest({ path: '/callback' })).toMatchObject({ method: 'POST' });
    await expect(mock.waitForRequest({ path: '/never' }, { timeout: 20 })).rejects.toThrow('Waited 20 ms');
    const remote = await connectMockServer(mock.url);
    await expect(remote.waitForRequest({ path: '/never' }, { timeout: 20 })).rejects.toThrow('Waited 20 ms');
    expect(mock.requests().at(0)!.milliseconds).toBeGreaterThan(25);
  },
);
