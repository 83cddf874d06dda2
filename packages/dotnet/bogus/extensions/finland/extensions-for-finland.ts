// The static class `Bogus.Extensions.Finland.ExtensionsForFinland` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Person } from '../../person.ts';
import { birthday, remembered } from '../nordic-numbers.ts';
import { ofSomeone } from '../of-someone.ts';

const finnishDigits = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const finnishSafe = new RegExp(`^[0-9A-U]$`);

function henkilotunnus(person: Person): string {
  const day = birthday(person);
  for (;;) {
    const serial = String(
      person.Gender === 1 ? person.random.even(2, 899) : person.random.odd(2, 899),
    ).padStart(3, '0');
    const check = finnishDigits[Number(day + serial) % 31]!;
    if (finnishSafe.test(check))
      return day + (person.DateOfBirth.date.year < 2000 ? '-' : 'A') + serial + check;
  }
}

const finnish = remembered('Finland.Henkilotunnus', henkilotunnus);

/** `Bogus.Extensions.Finland.ExtensionsForFinland`. */
export const extensionsForFinlandType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.Finland.ExtensionsForFinland', () => ({
    'static string Henkilötunnus(this Person p)': finnish,
    'static string Henkilotunnus(this Person p)': finnish,
  })),
);
