// `Bogus.DataSets.Company`: names and slogans of companies.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { IndexOutOfRangeException, NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { DataSet } from '../data-set.ts';
import { Name } from './name.ts';

/** `Bogus.DataSets.Company`. */
export class Company extends DataSet {
  /** What a company has said of itself once it goes on saying: tax numbers, for example. */
  readonly context: Map<string, unknown> = new Map();

  suffix(): string {
    return this.one('company.legal_entity_type');
  }
  /** @param format 0 to 2; null for any. @throws {IndexOutOfRangeException} */
  companyName(format: number | null = null): string {
    const name = new Name(this.locale, this.random);
    switch (format ?? this.random.below(3)) {
      case 0:
        return `${name.lastName()} ${this.suffix()}`.trim();
      case 1:
        return `${name.lastName()} - ${name.lastName()}`;
      case 2:
        return `${name.lastName()}, ${name.lastName()} and ${name.lastName()}`;
      default:
        throw new IndexOutOfRangeException();
    }
  }
  catchPhrase(): string {
    return `${this.one('company.adjective')} ${this.one('company.descriptor')} ${this.one('company.noun')}`;
  }
  bs(): string {
    return `${this.one('company.buzz_verb')} ${this.one('company.buzz_adjective')} ${this.one('company.buzz_noun')}`;
  }
}

/** How a text with `{{…}}` is filled in; the parser needs all datasets, so it is handed in. */
export type FillText = (text: string, locale: string, random: Company['random']) => string;

/** `Bogus.DataSets.Company`. */
export function companyTypeWith(fill: FillText): TypeDeclaration {
  return declareType(
    'public class Bogus.DataSets.Company : DataSet',
    () => ({
      'Company(string locale = "en")': (locale: string) => new Company(locale),
      'string CompanySuffix()': (self: Company) => self.suffix(),
      'string CompanyName(int? formatIndex = null)': (self: Company, format: number | null) =>
        self.companyName(format),
      'string CompanyName(string format)': (self: Company, format: string | null) => {
        if (format === null) throw new NullReferenceException();
        return fill(format, self.locale, self.random);
      },
      'string CatchPhrase()': (self: Company) => self.catchPhrase(),
      'string Bs()': (self: Company) => self.bs(),
    }),
    { runtime: Company },
  );
}
