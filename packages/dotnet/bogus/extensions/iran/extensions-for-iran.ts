// The static class `Bogus.Extensions.Iran.ExtensionsForIran` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { weightedSum } from '../../check-digits.ts';
import type { Person } from '../../person.ts';
import type { Randomizer } from '../../randomizer.ts';
import { ofSomeone } from '../of-someone.ts';

function iranianNumber(random: Randomizer): string {
  let digits: number[];
  do digits = random.digits(9, 0, 9);
  while (digits.every((digit) => digit === digits[0]));
  const rest = weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return digits.join('') + (rest < 2 ? rest : 11 - rest);
}

/** `Bogus.Extensions.Iran.ExtensionsForIran`. */
export const extensionsForIranType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.Iran.ExtensionsForIran', () => ({
    'static string IranianNationalNumber(this Person p)': (person: Person) =>
      person.remembered('Iran.NationalNumber', () => iranianNumber(person.random)),
  })),
);
