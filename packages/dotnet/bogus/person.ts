// `Bogus.Person`: one person whose name, mail address and home belong together.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { alsoPut, heldFields, keepEntries } from '@mockwright/language/runtime/change-log';
import type { DateTime } from '../System/time/date-time.ts';
import { checkLocale } from './data-set.ts';
import { Address } from './data-sets/address.ts';
import { Company } from './data-sets/company.ts';
import { FakeDates, systemClock } from './data-sets/date.ts';
import { Internet } from './data-sets/internet.ts';
import { Name } from './data-sets/name.ts';
import { PhoneNumbers } from './data-sets/phone-numbers.ts';
import { Randomizer } from './randomizer.ts';

type Text = string | null;

/** What code may change: public fields. */
class Card {
  declare readonly $type: NamedType;
  $held(): Held {
    return heldFields(this);
  }
}
/** `Person.CardAddress.CardGeo`. */
class CardGeo extends Card {
  Lat = 0;
  Lng = 0;
}
/** `Person.CardAddress`. */
class CardAddress extends Card {
  Street: Text = null;
  Suite: Text = null;
  City: Text = null;
  State: Text = null;
  ZipCode: Text = null;
  Geo: CardGeo | null = null;
}
/** `Person.CardCompany`. */
class CardCompany extends Card {
  Name: Text = null;
  CatchPhrase: Text = null;
  Bs: Text = null;
}

/** `Bogus.Person`. */
export class Person {
  declare readonly $type: NamedType;
  random: Randomizer;
  /** Numbers that the person was given by authorities, by their name: the same one every time. */
  readonly context: Map<string, unknown> = new Map();
  Gender: number;
  FirstName: Text;
  LastName: Text;
  FullName: Text;
  UserName: Text;
  Avatar: Text;
  Email: Text;
  DateOfBirth: DateTime;
  Address: CardAddress | null;
  Phone: Text;
  Website: Text;
  Company: CardCompany | null;

  /**
   * @param now what counts as now; null for the system's clock
   * @throws {BogusException} when there is no such locale
   */
  constructor(locale: string, random: Randomizer, now: DateTime | null = null) {
    checkLocale(locale);
    this.random = random;
    const names = new Name(locale, random);
    const internet = new Internet(locale, random);
    const address = new Address(locale, random);
    const company = new Company(locale, random);
    this.Gender = random.below(2);
    const first = (this.FirstName = names.firstName(this.Gender));
    const last = (this.LastName = names.lastName(this.Gender));
    this.FullName = `${first} ${last}`;
    this.UserName = internet.userName(first, last);
    this.Avatar = internet.avatar();
    this.Email = internet.email(first, last);
    this.DateOfBirth = new FakeDates(locale, random).past(50, (now ?? systemClock()()).addYears(-20));
    this.Address = new CardAddress();
    this.Address.Street = address.streetAddress();
    this.Address.Suite = address.secondaryAddress();
    this.Address.City = address.city();
    this.Address.State = address.state();
    this.Address.ZipCode = address.zipCode();
    this.Address.Geo = new CardGeo();
    this.Address.Geo.Lat = address.latitude();
    this.Address.Geo.Lng = address.longitude();
    this.Phone = new PhoneNumbers(locale, random).number();
    this.Website = internet.domainName();
    this.Company = new CardCompany();
    this.Company.Name = company.companyName();
    this.Company.CatchPhrase = company.catchPhrase();
    this.Company.Bs = company.bs();
  }
  $held(): Held {
    return alsoPut(heldFields(this), keepEntries(this.context));
  }
  /** What was remembered under `key`, or now is. */
  remembered<T>(key: string, make: () => T): T {
    if (!this.context.has(key)) this.context.set(key, make());
    return this.context.get(key) as T;
  }
}

/** A public field: the JavaScript object has it under the same name. */
function field(type: string, name: string): Record<string, Accessors> {
  return {
    [`${type} ${name} { get; set; }`]: {
      get: (self: Record<string, unknown>) => self[name],
      set: (self: Record<string, unknown>, value: unknown) => (self[name] = value),
    },
  };
}
const texts = (...names: readonly string[]): Record<string, Accessors> =>
  Object.assign({}, ...names.map((name) => field('string', name))) as Record<string, Accessors>;

/** The person and its parts, containing types first. */
export const personTypes: readonly TypeDeclaration[] = [
  declareType(
    'public class Bogus.Person : IHasRandomizer',
    () => ({
      'Person(string locale = "en", int? seed = null)': (locale: string, seed: number | null) =>
        new Person(locale, seed === null ? new Randomizer() : new Randomizer(seed)),
      ...field('Bogus.DataSets.Name.Gender', 'Gender'),
      ...texts('FirstName', 'LastName', 'FullName', 'UserName', 'Avatar', 'Email'),
      ...field('DateTime', 'DateOfBirth'),
      ...field('Person.CardAddress', 'Address'),
      ...texts('Phone', 'Website'),
      ...field('Person.CardCompany', 'Company'),
      'Randomizer Random { get; set; }': {
        get: (self: Person) => self.random,
        set: (self: Person, value: Randomizer) => (self.random = value),
      },
    }),
    { runtime: Person },
  ),
  declareType(
    'public class Bogus.Person.CardAddress',
    () => ({
      'CardAddress()': () => new CardAddress(),
      ...texts('Street', 'Suite', 'City', 'State', 'ZipCode'),
      ...field('Person.CardAddress.CardGeo', 'Geo'),
    }),
    { runtime: CardAddress },
  ),
  declareType(
    'public class Bogus.Person.CardAddress.CardGeo',
    () => ({ 'CardGeo()': () => new CardGeo(), ...field('double', 'Lat'), ...field('double', 'Lng') }),
    { runtime: CardGeo },
  ),
  declareType(
    'public class Bogus.Person.CardCompany',
    () => ({ 'CardCompany()': () => new CardCompany(), ...texts('Name', 'CatchPhrase', 'Bs') }),
    { runtime: CardCompany },
  ),
];
