// The static class `Bogus.Extensions.Belgium.ExtensionsForBelgium` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Person } from '../../person.ts';
import { birthday, padded, serialOf } from '../national-numbers.ts';
import { ofSomeone } from '../of-someone.ts';

function belgianNumber(person: Person): string {
  const body = birthday(person) + padded(serialOf(person, 1, 998), 3);
  const century = person.DateOfBirth.date.year >= 2000 ? '2' : '';
  return body + padded(97 - (Number(century + body) % 97), 2);
}

/** `Bogus.Extensions.Belgium.ExtensionsForBelgium`. */
export const extensionsForBelgiumType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.Belgium.ExtensionsForBelgium', () => ({
    'static string NationalNumber(this Person p, bool includeFormatSymbols = true)': (
      person: Person,
      formatted: boolean,
    ) => {
      const number = person.remembered('Belgium.NationalNumber', () => belgianNumber(person));
      return formatted ? number.replace(/(\d\d)(\d\d)(\d\d)(\d{3})(\d\d)/, '$1.$2.$3-$4.$5') : number;
    },
  })),
);
