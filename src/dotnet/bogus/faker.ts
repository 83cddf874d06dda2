// Bogus.Faker.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import { localeData } from './locales.ts';

export class Faker {
  declare readonly $type: NamedType;
  readonly locale: string;
  constructor(locale: string = 'en') {
    this.locale = locale;
  }
  fullName(): string {
    return localeData(this.locale).person.fullName();
  }
}

export const fakerType: TypeDeclaration = declareType(
  'public class Bogus.Faker',
  {
    'Faker(string locale = "en")': (locale: string) => new Faker(locale),
    'string Locale { get; }': (self: Faker) => self.locale,
    'string FullName()': (self: Faker) => self.fullName(),
  },
  { runtime: Faker },
);
