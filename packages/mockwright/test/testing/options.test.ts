// Options and filters: what is misspelt is refused by name, by types and by the server; and what types an editor shows.
import { expect, expectTypeOf, test } from 'vitest';
import {
  connectMockServer,
  createMockServer,
  type NamedSession,
  type RecordedRequest,
  type TestServer,
} from '../../index.ts';

test('misspelt options are refused, with what was meant', async () => {
  await using mock = await createMockServer();
  const remote = await connectMockServer(mock.url);
  const source = { request: { route: '/x' }, response: {} };
  // @ts-expect-error no such option
  await expect(createMockServer({ seeed: 1 })).rejects.toThrow(
    "'seeed' of createMockServer. Did you mean 'seed'?",
  );
  // @ts-expect-error no such option
  expect(() => mock.use(source, { tims: 1 })).toThrow("'tims' of use. Did you mean 'times'?");
  // @ts-expect-error no such filter
  expect(() => mock.requests({ pth: '/x' })).toThrow("'pth' of filter. Did you mean 'path'?");
  // @ts-expect-error no such filter
  expect(() => mock.count({ methd: 'GET' })).toThrow("'methd' of filter. Did you mean 'method'?");
  // @ts-expect-error no such option
  await expect(mock.waitForRequest({}, { timeot: 1 })).rejects.toThrow(
    "'timeot' of wait. Did you mean 'timeout'?",
  );
  // @ts-expect-error no such option
  await expect(mock.close({ timeot: 1 })).rejects.toThrow("'timeot' of close. Did you mean 'timeout'?");
  // @ts-expect-error no such option
  expect(() => mock.clock.set(0, { frozn: true })).toThrow("'frozn' of clock.set. Did you mean 'frozen'?");
  // @ts-expect-error no such option
  await expect(connectMockServer(mock.url, { tokn: 't' })).rejects.toThrow(
    "'tokn' of connectMockServer. Did you mean 'token'?",
  );
  // @ts-expect-error no such filter
  await expect(remote.requests({ pth: '/x' })).rejects.toThrow("'pth' of filter. Did you mean 'path'?");
  // @ts-expect-error no such field
  await expect(createMockServer({ templates: [{ request: { rout: '/x' } }] })).rejects.toThrow(
    "'request.rout'",
  );
  // @ts-expect-error neither of them
  await expect(createMockServer({ onUnmatched: 'throw' })).rejects.toThrow(
    "onUnmatched is 'throw': give 'answer' or 'error'.",
  );
});

test('settings are nested, lists, or flat', async () => {
  for (const settings of [
    { Mock: { Imports: ['System.Text'] } },
    { 'Mock:Imports': ['System.Text'] },
    { 'Mock:Imports:0': 'System.Text' },
  ]) {
    await using mock = await createMockServer({
      settings,
      templates: [
        { request: { route: '/x' }, response: { body: '<#= new StringBuilder("a").ToString() #>' } },
      ],
    });
    expect(await (await fetch(`${mock.url}/x`)).json()).toBe('a');
  }
  await expect(createMockServer({ settings: { Mock: { Corss: 'any' } } })).rejects.toThrow(
    /Unknown setting 'Mock:Corss'.* Did you mean Mock:Cors\?/s,
  );
});

test('the types that an editor shows', () => {
  expectTypeOf(createMockServer).returns.resolves.toEqualTypeOf<TestServer>();
  expectTypeOf<TestServer['session']>().returns.toEqualTypeOf<NamedSession>();
  expectTypeOf<TestServer['requests']>().returns.toEqualTypeOf<readonly RecordedRequest[]>();
  expectTypeOf<RecordedRequest['header']>().returns.toEqualTypeOf<string | undefined>();
});
