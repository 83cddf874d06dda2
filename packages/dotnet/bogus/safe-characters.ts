// Text of letters from many scripts for `Randomizer.Utf16String`.
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import type { Randomizer } from './randomizer.ts';

/** Ranges that are letters throughout, none of them surrogates. */
const basicLetters: readonly (readonly [number, number])[] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x24f],
  [0x388, 0x38a],
  [0x391, 0x3a1],
  [0x3b1, 0x3c9],
  [0x400, 0x481],
  [0x531, 0x556],
  [0x5d0, 0x5ea],
  [0x621, 0x63a],
  [0x905, 0x939],
  [0xe01, 0xe30],
  [0x10d0, 0x10fa],
  [0x13a0, 0x13f4],
  [0x3041, 0x3096],
  [0x30a1, 0x30fa],
  [0x4e00, 0x9fa5],
  [0xac00, 0xd7a3],
];
/** Ranges of letters that take two characters. */
const pairedLetters: readonly (readonly [number, number])[] = [
  [0x10400, 0x1049d],
  [0x10900, 0x10915],
  [0x12000, 0x12399],
  [0x13000, 0x1342e],
  [0x20000, 0x2a6d6],
];

/** A text of `length` characters; a pair counts as two. */
export function safeCharacters(random: Randomizer, length: number, excludeSurrogates: boolean): string {
  spendMemory(Math.max(0, length));
  let text = '';
  while (text.length < length) {
    spend(1);
    const paired = !excludeSurrogates && text.length + 2 <= length && random.bool();
    const [first, last] = random.pick(paired ? pairedLetters : basicLetters);
    text += String.fromCodePoint(random.number(first, last));
  }
  return text;
}
