// The class `Bogus.DataSet`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { alsoPut, heldFields } from '@mockwright/language/runtime/change-log';
import { BogusException } from './bogus-exception.ts';
import { definitionsOf } from './definitions.ts';
import type { Definitions } from './definitions.ts';
import { hasLocale } from './locales.ts';
import { Randomizer } from './randomizer.ts';

/** @throws {BogusException} when there is no such locale */
export function checkLocale(locale: string | null): asserts locale is string {
  if (locale === null || !hasLocale(locale))
    throw new BogusException(
      `The locale '${locale ?? ''}' does not exist. To see all available locales visit https://github.com/bchavez/Bogus.`,
    );
}

/** A group of fake data about one subject. */
export class DataSet {
  declare readonly $type: NamedType;
  #locale: string;
  #definitions: Definitions | undefined;
  #random: Randomizer | null;

  /** @throws {BogusException} */
  constructor(locale: string, random: Randomizer = new Randomizer()) {
    checkLocale(locale);
    this.#locale = locale;
    this.#random = random;
  }
  $held(): Held {
    const [locale, definitions, random] = [this.#locale, this.#definitions, this.#random];
    const putBack = (): void => {
      [this.#locale, this.#definitions, this.#random] = [locale, definitions, random];
    };
    return alsoPut(heldFields(this), putBack, [random]);
  }
  /** A new one where it was set to null. */
  get random(): Randomizer {
    return (this.#random ??= new Randomizer());
  }
  set random(value: Randomizer | null) {
    this.#random = value;
  }
  get locale(): string {
    return this.#locale;
  }
  set locale(value: string) {
    checkLocale(value);
    this.#locale = value;
    this.#definitions = undefined;
  }
  /** The word lists of the locale. */
  get words(): Definitions {
    return (this.#definitions ??= definitionsOf(this.#locale));
  }
  /** One of the texts under `path`, or the empty text. */
  one(path: string): string {
    return this.words.pick(path, this.random);
  }
  /** One of the texts under `path`, its `#`, `?` and `*` replaced. */
  pattern(path: string): string {
    return this.random.replace(this.one(path));
  }
}

/** `Bogus.DataSet`. */
export const dataSetType: TypeDeclaration = declareType(
  'public class Bogus.DataSet : ILocaleAware, IHasRandomizer',
  () => ({
    'DataSet(string locale = "en")': (locale: string) => new DataSet(locale),
    'string Locale { get; set; }': {
      get: (self: DataSet) => self.locale,
      set: (self: DataSet, value: string) => (self.locale = value),
    },
    'Randomizer Random { get; set; }': {
      get: (self: DataSet) => self.random,
      set: (self: DataSet, value: Randomizer) => (self.random = value),
    },
  }),
  { runtime: DataSet },
);
