// `Bogus.DataSets.Name`: names and jobs of people.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DataSet } from '../data-set.ts';

/** A value of `Name.Gender`: 0 male, 1 female. */
export type Gender = number;

/** Which of Bogus's own lists of names a locale has: the flags that it tells of them. */
const lists: Readonly<Record<'firstNames' | 'lastNames' | 'prefixes' | 'allFirstNames', string>> = {
  firstNames: 'pt_PT az cz id_ID lv ru sk uk ar de en en_NG en_ZA es fa fi fr hr it nb_NO nl pt_BR ro tr vi',
  lastNames: 'az cz id_ID lv ru sk uk',
  prefixes: 'pt_PT',
  allFirstNames:
    'de_AT de_CH el en_AU en_AU_ocker en_IND es_MX ge ja ko ne nl_BE pl zh_CN zh_TW pt_PT ar de en en_NG en_ZA es ' +
    'fa fi hr it nb_NO nl pt_BR tr vi',
};

/** `Bogus.DataSets.Name`. */
export class Name extends DataSet {
  /** Whether Bogus has such a list for the locale. */
  has(list: keyof typeof lists): boolean {
    return lists[list].split(' ').includes(this.locale);
  }
  #of(path: string, gender: Gender | null): string {
    const list = this.words.gendered(path);
    const choices = gender === null ? list.all : gender === 1 ? list.female : list.male;
    return choices.length === 0 ? '' : this.random.pick(choices);
  }
  firstName(gender: Gender | null = null): string {
    return this.#of('person.first_name', gender);
  }
  lastName(gender: Gender | null = null): string {
    return this.#of('person.last_name', gender);
  }
  fullName(gender: Gender | null = null): string {
    const one = gender ?? this.random.below(2);
    return `${this.firstName(one)} ${this.lastName(one)}`;
  }
  prefix(gender: Gender | null = null): string {
    return this.#of('person.prefix', this.has('prefixes') ? gender : null);
  }
  suffix(): string {
    return this.one('person.suffix');
  }
  findName(
    first: string | null,
    last: string | null,
    withPrefix: boolean | null,
    withSuffix: boolean | null,
    gender: Gender | null,
  ): string {
    const one = gender ?? this.random.below(2);
    const name = `${first?.trim() ? first : this.firstName(one)} ${last?.trim() ? last : this.lastName(one)}`;
    // Who asks for neither gets one of both.
    const either = withPrefix === null && withSuffix === null ? this.random.bool() : undefined;
    const prefix = (withPrefix ?? either) ? this.prefix(one) : '';
    const suffix = (withSuffix ?? either === false) ? this.suffix() : '';
    return `${prefix} ${name} ${suffix}`.trim();
  }
  jobDescriptor(): string {
    return this.one('person.job_descriptor');
  }
  jobArea(): string {
    return this.one('person.job_area');
  }
  jobType(): string {
    return this.one('person.job_type');
  }
  jobTitle(): string {
    return [this.jobDescriptor(), this.jobArea(), this.jobType()].filter((part) => part !== '').join(' ');
  }
  /** `Name["pt_BR"]`: names of another locale from the same source of chance. */
  inLocale(locale: string): Name {
    return new Name(locale, this.random);
  }
}

/** `Bogus.DataSets.Name`. */
export const nameType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Name : DataSet',
  () => ({
    'Name(string locale = "en")': (locale: string) => new Name(locale),
    'bool SupportsGenderFirstNames { get; }': (self: Name) => self.has('firstNames'),
    'bool SupportsGenderLastNames { get; }': (self: Name) => self.has('lastNames'),
    'bool SupportsGenderPrefixes { get; }': (self: Name) => self.has('prefixes'),
    'bool HasFirstNameList { get; }': (self: Name) => self.has('allFirstNames'),
    'Name this[string switchLocale] { get; }': (self: Name, locale: string) => self.inLocale(locale),
    'string FirstName(Name.Gender? gender = null)': (self: Name, gender: Gender | null) =>
      self.firstName(gender),
    'string LastName(Name.Gender? gender = null)': (self: Name, gender: Gender | null) =>
      self.lastName(gender),
    'string FullName(Name.Gender? gender = null)': (self: Name, gender: Gender | null) =>
      self.fullName(gender),
    'string Prefix(Name.Gender? gender = null)': (self: Name, gender: Gender | null) => self.prefix(gender),
    'string Suffix()': (self: Name) => self.suffix(),
    'string FindName(string firstName = "", string lastName = "", bool? withPrefix = null, bool? withSuffix = null, Name.Gender? gender = null)':
      (
        self: Name,
        first: string | null,
        last: string | null,
        withPrefix: boolean | null,
        withSuffix: boolean | null,
        gender: Gender | null,
      ) => self.findName(first, last, withPrefix, withSuffix, gender),
    'string JobTitle()': (self: Name) => self.jobTitle(),
    'string JobDescriptor()': (self: Name) => self.jobDescriptor(),
    'string JobArea()': (self: Name) => self.jobArea(),
    'string JobType()': (self: Name) => self.jobType(),
  }),
  { runtime: Name },
);

/** `Bogus.DataSets.Name.Gender`. */
export const genderType: TypeDeclaration = declareEnum('public enum Bogus.DataSets.Name.Gender', {
  Male: 0,
  Female: 1,
});
