// What is kept of an answer: as many whole characters as `Mock:JournalBodyLimit` leaves bytes for.
import { expect, test } from 'vitest';
import { ownAnswer, type Answer } from '../../service/answers/answer.ts';
import { recordedAnswer } from '../../service/journal/recorded-answer.ts';

const LIMIT = 10;
const ofBytes = (body: string): string | undefined => {
  const kept = recordedAnswer(ownAnswer(200, [], body), LIMIT) as { body: string | Buffer; isCut?: boolean };
  return kept.isCut === true ? kept.body.toString() : undefined;
};
const ofEvent = (data: string): string | undefined => {
  const answer = { ...ownAnswer(200, [], ''), kind: 'events', events: [{ data }] } as unknown as Answer;
  const kept = recordedAnswer(answer, LIMIT + 8) as { events: readonly { data: string }[]; isCut?: boolean };
  return kept.isCut === true ? kept.events[0]!.data : undefined;
};

test.each([
  ['abcdefghij', undefined],
  ['abcdefghijk', 'abcdefghij'],
  ['ééééé', undefined],
  ['éééééé', 'ééééé'],
  ['aéééééé', 'aéééé'],
  ['中中中', undefined],
  ['中中中中', '中中中'],
  ['a😀😀😀', 'a😀😀'],
  ['aaaaaaaaa😀', 'aaaaaaaaa'],
])('of %s', (text, kept) => {
  expect(ofBytes(text)).toBe(kept);
  expect(ofEvent(text)).toBe(kept);
});
