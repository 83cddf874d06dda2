// With a seed and a clock, the same requests in a fresh session give the same bytes; a replay gives what was given. For
// every sample template.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createMockServer, type MockSession } from '../../index.ts';
import { SAMPLE_REQUESTS } from '../sample-requests.ts';

const REQUESTS = [...SAMPLE_REQUESTS, ['GET', '/ticks', {}, undefined, 200, /tick/] as const];

/** What the samples answer in a session: all that is sent, but for the time of sending. */
async function answersIn(session: MockSession): Promise<readonly string[]> {
  const answers: Promise<string>[] = [];
  for (const [method, target, headers, body] of REQUESTS) {
    answers.push(
      fetch(session.url + target, { method, headers, ...(body !== undefined && { body }) }).then(
        async (answer) => {
          const { date: _date, ...sent } = Object.fromEntries(answer.headers);
          return JSON.stringify([
            answer.status,
            sent,
            Buffer.from(await answer.arrayBuffer()).toString('latin1'),
          ]);
        },
      ),
    );
    // The next one comes after it; the slow ones are answered later.
    await session.waitForRequest({}, { count: answers.length });
  }
  return Promise.all(answers);
}

test('every sample, in two sessions and replayed', async () => {
  await using mock = await createMockServer({
    folder: fileURLToPath(new URL('../../../../Mocks', import.meta.url)),
    imports: ['Bogus.Extensions.Brazil'],
    seed: 7,
    now: '2026-02-03T04:05:06Z',
    settings: { 'Mock:CallbackHosts': ['nowhere.example'] },
  });
  const [first, second] = await Promise.all(['one', 'two'].map((name) => answersIn(mock.session(name))));
  const called = (index: number): string => `${REQUESTS[index]![0]} ${REQUESTS[index]![1]}`;
  first!.forEach((answer, index) => expect(second![index], called(index)).toBe(answer));

  const recorded = mock.session('one').requests();
  for (const [index, request] of recorded.entries())
    expect((await mock.replay(request)).differences, called(index)).toEqual([]);
  const answered = new Set(recorded.map(({ template }) => template));
  expect(mock.templates.map(({ template }) => template).filter((each) => !answered.has(each))).toEqual([]);
});
