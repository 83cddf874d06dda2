// The class `Bogus.DataSets.Vehicle`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DataSet } from '../data-set.ts';

const characters = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** What each letter counts in the check digit, from A on; letters that numbers never have count nothing. */
const letterValues = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9];

function valueOf(character: string): number {
  return character <= '9' ? Number(character) : letterValues[character.charCodeAt(0) - 65]!;
}

/** `Bogus.DataSets.Vehicle`. */
export class Vehicle extends DataSet {
  /** @param strict with the check digit in the ninth place that North America asks for */
  vin(strict: boolean): string {
    const vin =
      this.random.string2(10, characters) +
      this.random.replace('?').replace(/[IOQ]/, 'X') +
      this.random.string2(1, characters) +
      this.random.replace('#####');
    if (!strict) return vin;
    const sum = Array.from(vin).reduce(
      (total, character, index) => total + valueOf(character) * weights[index]!,
      0,
    );
    return vin.slice(0, 8) + (sum % 11 === 10 ? 'X' : sum % 11) + vin.slice(9);
  }
}

/** `Bogus.DataSets.Vehicle`. */
export const vehicleType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Vehicle : DataSet',
  () => ({
    'Vehicle()': () => new Vehicle('en'),
    'string Vin(bool strict = false)': (self: Vehicle, strict: boolean) => self.vin(strict),
    'string Manufacturer()': (self: Vehicle) => self.one('vehicle.manufacturer'),
    'string Model()': (self: Vehicle) => self.one('vehicle.model'),
    'string Type()': (self: Vehicle) => self.one('vehicle.type'),
    'string Fuel()': (self: Vehicle) => self.one('vehicle.fuel'),
  }),
  { runtime: Vehicle },
);
