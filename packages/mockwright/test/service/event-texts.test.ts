// Server-sent events as text: long data is written piece by piece, and reads as if it were not.
import { expect, test } from 'vitest';
import { eventsText } from '../../service/answers/send-events.ts';

const lines = (data: string): string => `data: ${data.split(/\r\n|\r|\n/).join('\ndata: ')}\n\n`;
const PIECE = 64 * 1024;

test.each([
  ['line breaks alone', '\n'.repeat(3 * PIECE)],
  ['a line break of two characters where a piece ends', `${'a'.repeat(PIECE - 1)}\r\nb`],
  ['such a one where each of some ends', '\r\n'.repeat(2 * PIECE + 1)],
  ['a carriage return at the end', `${'a'.repeat(PIECE - 1)}\r`],
  ['two characters that belong together', `${'a'.repeat(PIECE - 1)}😀\n😀`],
  ['nothing', ''],
])('%s', (_, data) => expect(eventsText([{ data }])).toBe(lines(data)));

test('what an event has besides goes before its data, once', () =>
  expect(eventsText([{ id: '1', event: 'tick', retry: 5, data: 'a'.repeat(2 * PIECE) }, { data: 'b' }])).toBe(
    `id: 1\nevent: tick\nretry: 5\ndata: ${'a'.repeat(2 * PIECE)}\n\ndata: b\n\n`,
  ));

test('no more is written than is asked for', () =>
  expect(eventsText([{ data: '\n'.repeat(100 * PIECE) }], 10).length).toBeLessThan(10 * PIECE));
