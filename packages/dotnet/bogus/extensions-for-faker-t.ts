// `OrNull` and `OrDefault`: sometimes nothing instead of a value.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import type { FakerOfT } from './faker-of-t.ts';
import type { Faker } from './faker.ts';

function checkWeight(weight: number, member: string, name: string): void {
  if (weight > 1 || weight < 0)
    throw new ArgumentOutOfRangeException(
      name,
      `.${member}() ${name} of '${weight}' must be between 1.0f and 0.0f.${member === 'OrDefault' ? ' ' : ''}`,
    );
}

function orNull(value: unknown, faker: { readonly v: Faker | null } | Faker | null, weight: number): unknown {
  checkWeight(weight, 'OrNull', 'nullWeight');
  const { random } = dereferenced(faker !== null && 'v' in faker ? faker.v : faker);
  return random.float(0, 1) > weight ? value : null;
}

/** `Bogus.ExtensionsForFakerT`. */
export const fakerExtensionsType: TypeDeclaration = declareType(
  'public static class Bogus.ExtensionsForFakerT',
  () => ({
    'static List<T> GenerateBetween<T>(this Faker<T> faker, int min, int max, string ruleSets = null) where T : class':
      (faker: FakerOfT | null, min: number, max: number, ruleSets: string | null) =>
        dereferenced(faker).generateNextMany(faker!.hub.random.number(min, max), ruleSets),
    'static T OrNull<T>(this T value, in Faker f, float nullWeight = 0.5f) where T : class': orNull,
    'static T? OrNull<T>(this T value, Faker f, float nullWeight = 0.5f) where T : struct': orNull,
    'static T OrDefault<T>(this T value, Faker f, float defaultWeight = 0.5f, T defaultValue = default(T))': (
      value: unknown,
      faker: Faker | null,
      weight: number,
      fallback: unknown,
    ) => {
      checkWeight(weight, 'OrDefault', 'defaultWeight');
      return dereferenced(faker).random.float(0, 1) > weight ? value : fallback;
    },
  }),
);
