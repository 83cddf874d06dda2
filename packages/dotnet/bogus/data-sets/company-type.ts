// The class `Bogus.DataSets.Company` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Faker } from '../faker.ts';
import { companyTypeWith } from './company.ts';

/** `Bogus.DataSets.Company`. */
export const companyType: TypeDeclaration = companyTypeWith((text, locale, random) => {
  const faker = new Faker(locale);
  faker.random = random;
  return faker.parse(text);
});
