// The static class `Bogus.Extensions.UnitedKingdom.ExtensionsForGreatBritainRegistrationPlate` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { DateTime } from '../../../System/time/date-time.ts';
import { FakeDates } from '../../data-sets/date.ts';
import type { Vehicle } from '../../data-sets/vehicle.ts';
import { ofSomeone } from '../of-someone.ts';
import { two } from '../vat-kinds.ts';

const firstPlate = DateTime.of(2001, 9, 1, 0, 0, 0);
const lastPlate = DateTime.of(2051, 2, 28, 0, 0, 0);

/** Registered between two days: the area, then the half-year, then three letters. */
function registrationPlate(vehicle: Vehicle, from: DateTime, to: DateTime): string {
  for (const [name, date] of [
    ['dateFrom', from],
    ['dateTo', to],
  ] as const)
    if (date.ticks < firstPlate.ticks || date.ticks > lastPlate.ticks)
      throw new ArgumentOutOfRangeException(
        name,
        'Can only accept registration dates between 2001-09-01 and 2051-02-28.',
      );
  const { year, month } = new FakeDates('en', vehicle.random).between(from, to).date;
  const areas = 'ABCDEFGHKLMNOPRSVWY';
  const area = vehicle.random.pick(areas) + vehicle.random.pick('ABCDEFGHJKLMNOPRSTUVWXY');
  // From March a plate shows the year, from September fifty more; January and February belong to the year before.
  const age = month >= 9 ? year + 50 : month >= 3 ? year : year + 49;
  return area + two(age) + vehicle.random.string2(3, 'ABCDEFGHJKLMNPRSTUVWXYZ');
}

/** `Bogus.Extensions.UnitedKingdom.ExtensionsForGreatBritainRegistrationPlate`. */
export const extensionsForGreatBritainRegistrationPlateType: TypeDeclaration = ofSomeone(
  declareType(
    'public static class Bogus.Extensions.UnitedKingdom.ExtensionsForGreatBritainRegistrationPlate',
    () => ({
      'static string GbRegistrationPlate(this Bogus.DataSets.Vehicle vehicle, DateTime dateFrom, DateTime dateTo)':
        registrationPlate,
    }),
  ),
);
