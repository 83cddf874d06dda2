// Which name is meant by a mistyped one, and when none is.
import { expect, test } from 'vitest';
import { nearestName } from '../../text/nearest-name.ts';
import { TooLongError, withinTime } from '../../text/work-limit.ts';

const KNOWN = ['Type', 'Request', 'Response', 'port', 'json', 'List', 'x', 'ToList'];

test('a name that nobody mistypes is near to none, and none is near to it', () => {
  const long = 'Request'.repeat(1_000_000);
  expect(nearestName(long, [`${long}s`, 'Request'])).toBeUndefined();
  expect(nearestName('Reqest', [long, 'Request'])).toBe('Request');
});

test('looking for one of very many asks the clock', () => {
  const known = Array.from({ length: 100_000 }, (_, n) => `n${n}`);
  expect(() => withinTime(0, () => nearestName('number', known))).toThrow(TooLongError);
});

test.each([
  ['reqest', 'Request'],
  ['prot', 'port'],
  ['Lsit', 'List'],
  ['Typ', 'Type'],
  ['X', 'x'],
  ['Reqeust', 'Request'],
  ['nope', undefined],
  ['y', undefined],
  ['past', undefined],
])('%s: %s', (name, meant) => {
  expect(nearestName(name, KNOWN)).toBe(meant);
});
