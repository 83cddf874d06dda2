// Text of any script in Latin letters without accents, as addresses need it.
import { commonLetters, lettersOf } from './data/transliteration.ts';
import { ownValue } from '@mockwright/language/text/own-value';
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import { normalized } from '../System/text/normalized.ts';

/** Taking an accent off takes as long as that many turns of a loop. */
const characterCost = 16;

/** The letters with their accents taken off: `RemoveDiacritics`. */
export function removeDiacritics(text: string): string {
  return normalized(text, 'NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
}

/** Latin letters for every character that has some; others stay. */
export function transliterate(text: string, language: string): string {
  if (/^[ -#%'-;=?-{}~]*$/.test(text)) return text;
  const special = ownValue(lettersOf, language);
  let result = '';
  spendMemory(text.length);
  for (const character of normalized(text, 'NFC')) {
    spend(characterCost);
    result += special?.[character] ?? commonLetters.get(character) ?? withoutAccent(character);
  }
  return result;
}

/** What a letter with an accent is written as: the letter below it, transliterated itself. */
function withoutAccent(character: string): string {
  const plain = removeDiacritics(character);
  return commonLetters.get(plain) ?? plain;
}
