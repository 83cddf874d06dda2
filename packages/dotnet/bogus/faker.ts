// `Bogus.Faker`: all datasets in one locale, drawing from one source of chance.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { alsoPut, heldFields, keepEntries } from '@mockwright/language/runtime/change-log';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { currentRun } from '@mockwright/language/runtime/run';
import type { DateTime } from '../System/time/date-time.ts';
import { checkLocale } from './data-set.ts';
import type { DataSet } from './data-set.ts';
import { Address } from './data-sets/address.ts';
import { Commerce } from './data-sets/commerce.ts';
import { Company } from './data-sets/company.ts';
import { Database } from './data-sets/database.ts';
import { FakeDates } from './data-sets/date.ts';
import { Finance } from './data-sets/finance.ts';
import { Hacker } from './data-sets/hacker.ts';
import { Images } from './data-sets/images.ts';
import { Internet } from './data-sets/internet.ts';
import { Lorem } from './data-sets/lorem.ts';
import { Music } from './data-sets/music.ts';
import { Name } from './data-sets/name.ts';
import { PhoneNumbers } from './data-sets/phone-numbers.ts';
import { Rant } from './data-sets/rant.ts';
import { FakeSystem } from './data-sets/system.ts';
import { Vehicle } from './data-sets/vehicle.ts';
import { Hashids } from './hashids.ts';
import { parseText } from './parse-text.ts';
import { Person } from './person.ts';
import { Randomizer } from './randomizer.ts';
import { ownValue } from '@mockwright/language/text/own-value';

/** The names of the data sets that a faker has. */
export type DataSetName =
  | 'Hacker'
  | 'Phone'
  | 'Name'
  | 'Lorem'
  | 'Image'
  | 'Finance'
  | 'Address'
  | 'Date'
  | 'Company'
  | 'Internet'
  | 'Commerce'
  | 'System'
  | 'Database'
  | 'Rant'
  | 'Vehicle'
  | 'Music';

type MakeDataSet = (locale: string, random: Randomizer) => DataSet;

/** The datasets by the names of their properties; those without a locale of their own are English. */
const dataSets: Readonly<Record<DataSetName, MakeDataSet>> = {
  Hacker: (locale, random) => new Hacker(locale, random),
  Phone: (locale, random) => new PhoneNumbers(locale, random),
  Name: (locale, random) => new Name(locale, random),
  Lorem: (locale, random) => new Lorem(locale, random),
  Image: (locale, random) => new Images(locale, random),
  Finance: (locale, random) => new Finance(locale, random),
  Address: (locale, random) => new Address(locale, random),
  Date: (locale, random) => new FakeDates(locale, random),
  Company: (locale, random) => new Company(locale, random),
  Internet: (locale, random) => new Internet(locale, random),
  Commerce: (locale, random) => new Commerce(locale, random),
  System: (locale, random) => new FakeSystem(locale, random),
  Database: (_locale, random) => new Database('en', random),
  Rant: (_locale, random) => new Rant('en', random),
  Vehicle: (_locale, random) => new Vehicle('en', random),
  Music: (_locale, random) => new Music('en', random),
};

/** All names of {@link DataSetName}, in the order that `Faker` lists them. */
export const dataSetNames: readonly DataSetName[] = Object.keys(dataSets) as DataSetName[];

/** What `Parse` calls the datasets. */
const parseNames: Readonly<Record<string, DataSetName>> = {
  address: 'Address',
  commerce: 'Commerce',
  company: 'Company',
  database: 'Database',
  date: 'Date',
  finance: 'Finance',
  hacker: 'Hacker',
  image: 'Image',
  internet: 'Internet',
  lorem: 'Lorem',
  name: 'Name',
  phone_number: 'Phone',
  system: 'System',
};

const globalIndexKey = Symbol('Faker.GlobalUniqueIndex');

/** `Faker.GlobalUniqueIndex`: counts the contexts of all fakers of the run. */
export function globalUniqueIndex(): number {
  return (currentRun().item(globalIndexKey) as number | undefined) ?? -1;
}
/** Sets `Faker.GlobalUniqueIndex` for the run. */
export function setGlobalUniqueIndex(value: number): void {
  currentRun().items.set(globalIndexKey, value);
}

/** `Bogus.Faker`. */
export class Faker {
  declare readonly $type: NamedType;
  /** `Locale`: the datasets keep the one that this was made with. */
  locale: string;
  readonly #dataLocale: string;
  #random: Randomizer | null;
  readonly #dataSets = new Map<DataSetName, DataSet>();
  #person: Person | undefined;
  #hashids: Hashids | undefined;
  #uniqueIndex = -1;
  /** `IndexFaker`: how many objects were generated before, -1 outside of that. */
  indexFaker = -1;
  /** `IndexVariable`: the author's own counter. */
  indexVariable = 0;
  #dateTimeReference: DateTime | null = null;

  /** @throws {BogusException} when there is no such locale */
  constructor(locale: string = 'en') {
    checkLocale(locale);
    this.locale = locale;
    this.#dataLocale = locale;
    this.#random = new Randomizer();
  }
  $held(): Held {
    const [random, person, hashids] = [this.#random, this.#person, this.#hashids];
    const [uniqueIndex, reference] = [this.#uniqueIndex, this.#dateTimeReference];
    const putBackSets = keepEntries(this.#dataSets);
    const putBack = (): void => {
      [this.#random, this.#person, this.#hashids] = [random, person, hashids];
      [this.#uniqueIndex, this.#dateTimeReference] = [uniqueIndex, reference];
      putBackSets();
    };
    return alsoPut(heldFields(this), putBack, [random, person, hashids, ...this.#dataSets.values()]);
  }
  /** A new one where it was set to null. */
  get random(): Randomizer {
    return (this.#random ??= new Randomizer());
  }
  set random(value: Randomizer | null) {
    this.#random = value;
    for (const dataSet of this.#dataSets.values()) dataSet.random = value;
  }
  /** `DateTimeReference`: what counts as now for dates and the person's birthday; null for the system's clock. */
  get dateTimeReference(): DateTime | null {
    return this.#dateTimeReference;
  }
  set dateTimeReference(value: DateTime | null) {
    this.#dateTimeReference = value;
    (this.dataSet('Date') as FakeDates).reference = value;
  }
  dataSet(name: DataSetName): DataSet {
    let dataSet = this.#dataSets.get(name);
    if (!dataSet) this.#dataSets.set(name, (dataSet = dataSets[name](this.#dataLocale, this.random)));
    return dataSet;
  }
  /** In the place of null comes a new one when it is asked for. */
  setDataSet(name: DataSetName, value: DataSet | null): void {
    if (value) this.#dataSets.set(name, value);
    else this.#dataSets.delete(name);
  }
  get person(): Person {
    return (this.#person ??= new Person(this.#dataLocale, this.random, this.#dateTimeReference));
  }
  get hashids(): Hashids {
    return (this.#hashids ??= new Hashids());
  }
  set hashids(value: Hashids) {
    this.#hashids = value;
  }
  get uniqueIndex(): number {
    if (this.#uniqueIndex < 0) this.#nextIndex();
    return this.#uniqueIndex;
  }
  #nextIndex(): void {
    this.#uniqueIndex = globalUniqueIndex() + 1;
    setGlobalUniqueIndex(this.#uniqueIndex);
  }
  /** Begins another object: a new person, the next index. */
  nextContext(): void {
    this.#person = undefined;
    this.#nextIndex();
    this.indexFaker++;
  }
  fullName(): string {
    return (this.dataSet('Name') as Name).fullName();
  }
  parse(text: string | null): string {
    return parseText(text, (category) => {
      const name = ownValue(parseNames, category);
      if (name !== undefined) return this.dataSet(name);
      return category === 'randomizer' ? this.random : undefined;
    });
  }
  /** Some of `items`, each at most once. @throws {ArgumentOutOfRangeException} */
  pickSome<T>(items: readonly T[], count: number): T[] {
    if (count > items.length)
      throw new ArgumentOutOfRangeException('amountToPick is greater than the number of items.');
    if (count < 0) throw new ArgumentOutOfRangeException('amountToPick needs to be a positive integer.');
    return this.random.shuffle(items).slice(0, count);
  }
}
