// The static class `Bogus.Extensions.Canada.ExtensionsForCanada` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { luhnDigit } from '../../check-digits.ts';
import type { Person } from '../../person.ts';
import type { Randomizer } from '../../randomizer.ts';
import { ofSomeone } from '../of-someone.ts';

function sin(random: Randomizer): string {
  const digits = random.digits(8, 0, 9);
  return [...digits, luhnDigit(digits)].join('').replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3');
}

/** `Bogus.Extensions.Canada.ExtensionsForCanada`. */
export const extensionsForCanadaType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.Canada.ExtensionsForCanada', () => ({
    'static string Sin(this Person p)': (person: Person) =>
      person.remembered('Canada.Sin', () => sin(person.random)),
  })),
);
