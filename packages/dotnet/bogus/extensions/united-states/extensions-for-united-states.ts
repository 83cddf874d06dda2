// The static class `Bogus.Extensions.UnitedStates.ExtensionsForUnitedStates` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Company } from '../../data-sets/company.ts';
import type { Person } from '../../person.ts';
import type { Randomizer } from '../../randomizer.ts';
import { ofSomeone } from '../of-someone.ts';

function ssn(random: Randomizer): string {
  let area = random.number(1, 898);
  while (area === 666) area = random.number(1, 898);
  const padded = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${padded(area, 3)}-${padded(random.number(1, 99), 2)}-${padded(random.number(1, 9999), 4)}`;
}

/** `Bogus.Extensions.UnitedStates.ExtensionsForUnitedStates`. */
export const extensionsForUnitedStatesType: TypeDeclaration = ofSomeone(
  declareType('public static class Bogus.Extensions.UnitedStates.ExtensionsForUnitedStates', () => ({
    'static string Ssn(this Person p)': (person: Person) =>
      person.remembered('UnitedStates.Ssn', () => ssn(person.random)),
    'static string Ein(this Bogus.DataSets.Company c)': (company: Company) =>
      company.random.replace('##-#######'),
  })),
);
