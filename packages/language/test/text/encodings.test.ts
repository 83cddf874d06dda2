// Both directions of an encoding are one table: what is written is read again.
import { describe, expect, test } from 'vitest';
import { decodeBytes, encodeText, encodingOf } from '../../text/encodings.ts';

describe('what is written is read again', () => {
  test.each([
    ['iso-8859-1', 'é€œÿ'],
    ['iso-8859-15', 'é€œ'],
    ['windows-1250', 'čšž€'],
    ['windows-1251', 'Привет'],
    ['koi8-r', 'Привет'],
    ['ibm866', 'Привет'],
    ['macintosh', 'éπ'],
    ['shift_jis', 'aあアｱ漢'],
    ['euc-jp', 'aあア漢'],
    ['iso-2022-jp', 'aあア漢b'],
    ['gbk', 'a中文€'],
    ['big5', 'a中文'],
    ['euc-kr', 'a한국어'],
    ['utf-16le', 'a€😀'],
    ['utf-16be', 'a€😀'],
    ['utf-8', 'a€😀'],
  ])('%s', (label, text) => {
    const encoding = encodingOf(label)!;
    expect(decodeBytes(encodeText(text, encoding), label)).toBe(text);
  });
});

test.each(['iso-8859-1', 'windows-1251', 'shift_jis', 'iso-2022-jp'])('%s holds no 😀', (label) => {
  expect(decodeBytes(encodeText('a😀b', encodingOf(label)!), label)).toBe('a?b');
});

test('a label that nobody knows', () => {
  expect(encodingOf('nope')).toBeUndefined();
  expect(() => decodeBytes(new Uint8Array(), 'nope')).toThrow(RangeError);
});
