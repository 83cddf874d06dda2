// The static class `Bogus.Extensions.Denmark.ExtensionsForDenmark` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Person } from '../../person.ts';
import { birthday, remembered, two } from '../nordic-numbers.ts';
import { ofSomeone } from '../of-someone.ts';

function cpr(person: Person): string {
  const { year } = person.DateOfBirth.date;
  const century = year >= 2000 ? person.random.number(4, 9) : person.random.number(0, 3);
  return `${birthday(person)}-${century}${two(person.random.below(100))}${person.Gender === 1 ? person.random.even(0, 9) : person.random.odd(0, 9)}`;
}

/** `Bogus.Extensions.Denmark.ExtensionsForDenmark`. */
export const extensionsForDenmarkType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.Denmark.ExtensionsForDenmark', () => ({
    'static string Cpr(this Person p)': remembered('Denmark.Cpr', cpr),
  })),
);
