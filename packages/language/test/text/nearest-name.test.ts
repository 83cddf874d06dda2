// Which name is meant by a mistyped one, and when none is.
import { expect, test } from 'vitest';
import { nearestName } from '../../text/nearest-name.ts';

const KNOWN = ['Type', 'Request', 'Response', 'port', 'json', 'List', 'x', 'ToList'];

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
