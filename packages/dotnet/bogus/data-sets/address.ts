// The class `Bogus.DataSets.Address`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { DataSet } from '../data-set.ts';
import { fillPattern } from '../fill-pattern.ts';
import { Name } from './name.ts';

/** `Math.Round(value, 4)` of a coordinate. */
function roundCoordinate(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** `Bogus.DataSets.Address`. */
export class Address extends DataSet {
  #names: Name | undefined;

  /** Names by the locale and chance that this has now. */
  get #name(): Name {
    if (this.#names?.random !== this.random || this.#names.locale !== this.locale)
      this.#names = new Name(this.locale, this.random);
    return this.#names;
  }
  /** What patterns of places ask for. */
  readonly #member = (name: string): string | undefined => {
    switch (name) {
      case 'person.firstName':
        return this.#name.firstName();
      case 'person.lastName':
        return this.#name.lastName();
      case 'location.street':
        return this.streetName();
      case 'location.buildingNumber':
        return this.buildingNumber();
      case 'location.secondaryAddress':
        return this.secondaryAddress();
      case 'location.city':
        return this.city();
      case 'location.state':
        return this.state();
      default:
        return undefined;
    }
  };

  #fromPatterns(path: string): string {
    return fillPattern(this.one(path), this, this.#member);
  }
  zipCode(format: string | null = null): string {
    return this.random.replace(format ?? this.one('location.postcode'));
  }
  city(): string {
    return this.#fromPatterns('location.city_pattern');
  }
  streetName(): string {
    return this.#fromPatterns('location.street_pattern');
  }
  streetAddress(full: boolean = false): string {
    return fillPattern(this.one(`location.street_address.${full ? 'full' : 'normal'}`), this, this.#member);
  }
  buildingNumber(): string {
    return this.pattern('location.building_number');
  }
  secondaryAddress(): string {
    return this.pattern('location.secondary_address');
  }
  country(): string {
    return this.one('location.country');
  }
  fullAddress(): string {
    return `${this.streetAddress()}, ${this.city()}, ${this.country()}`;
  }
  /** @throws {ArgumentException} for a format that `Iso3166Format` does not have */
  countryCode(format: number): string {
    if (format !== 2 && format !== 3) throw new ArgumentException('Invalid country code', 'format');
    const code = this.random.pick(
      this.words.raw('location.country_code') as readonly {
        readonly alpha2: string;
        readonly alpha3: string;
      }[],
    );
    return format === 2 ? code.alpha2 : code.alpha3;
  }
  state(): string {
    return this.one('location.state');
  }
  latitude(min: number = -90, max: number = 90): number {
    return roundCoordinate(this.random.double(min, max));
  }
  longitude(min: number = -180, max: number = 180): number {
    return roundCoordinate(this.random.double(min, max));
  }
  cardinalDirection(abbreviated: boolean): string {
    return this.one(`location.direction.cardinal${abbreviated ? '_abbr' : ''}`);
  }
  ordinalDirection(abbreviated: boolean): string {
    return this.one(`location.direction.ordinal${abbreviated ? '_abbr' : ''}`);
  }
  direction(abbreviated: boolean): string {
    return this.random.bool() ? this.cardinalDirection(abbreviated) : this.ordinalDirection(abbreviated);
  }
}

/** `Bogus.DataSets.Address`. */
export const addressType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Address : DataSet',
  () => ({
    'Address(string locale = "en")': (locale: string) => new Address(locale),
    'string ZipCode(string format = null)': (self: Address, format: string | null) => self.zipCode(format),
    'string City()': (self: Address) => self.city(),
    'string StreetAddress(bool useFullAddress = false)': (self: Address, full: boolean) =>
      self.streetAddress(full),
    'string CityPrefix()': (self: Address) => self.one('location.city_prefix'),
    'string CitySuffix()': (self: Address) => self.one('location.city_suffix'),
    'string StreetName()': (self: Address) => self.streetName(),
    'string BuildingNumber()': (self: Address) => self.buildingNumber(),
    'string StreetSuffix()': (self: Address) => self.one('location.street_suffix'),
    'string SecondaryAddress()': (self: Address) => self.secondaryAddress(),
    'string County()': (self: Address) => self.one('location.county'),
    'string Country()': (self: Address) => self.country(),
    'string FullAddress()': (self: Address) => self.fullAddress(),
    'string CountryCode(Iso3166Format format = Iso3166Format.Alpha2)': (self: Address, format: number) =>
      self.countryCode(format),
    'string State()': (self: Address) => self.state(),
    'string StateAbbr()': (self: Address) => self.one('location.state_abbr'),
    'double Latitude(double min = -90.0d, double max = 90.0d)': (self: Address, min: number, max: number) =>
      self.latitude(min, max),
    'double Longitude(double min = -180.0d, double max = 180.0d)': (
      self: Address,
      min: number,
      max: number,
    ) => self.longitude(min, max),
    'string Direction(bool useAbbreviation = false)': (self: Address, abbreviated: boolean) =>
      self.direction(abbreviated),
    'string CardinalDirection(bool useAbbreviation = false)': (self: Address, abbreviated: boolean) =>
      self.cardinalDirection(abbreviated),
    'string OrdinalDirection(bool useAbbreviation = false)': (self: Address, abbreviated: boolean) =>
      self.ordinalDirection(abbreviated),
  }),
  { runtime: Address },
);
