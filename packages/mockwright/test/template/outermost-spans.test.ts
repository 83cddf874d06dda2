// Parts of a template that stand in no other, and which of them a place is in.
import { expect, test } from 'vitest';
import { OutermostSpans } from '../../template/compiling/outermost-spans.ts';

const spans = new OutermostSpans([
  { start: 20, end: 30 },
  { start: 2, end: 4 },
  { start: 3, end: 4 },
  { start: 20, end: 22 },
  { start: 20, end: 30 },
  { start: 4, end: 6 },
]);

test('those inside of others, and the same ones, are left out', () => {
  expect(spans.all.map(({ start, end }) => [start, end])).toEqual([
    [2, 4],
    [4, 6],
    [20, 30],
  ]);
});

test.each([
  [1, undefined],
  [2, 2],
  [3, 2],
  [4, 4],
  [6, undefined],
  [21, 20],
  [29, 20],
  [30, undefined],
])('%i', (place, start) => expect(spans.at(place)?.start).toBe(start));

test('of none', () => expect(new OutermostSpans([]).at(0)).toBeUndefined());
