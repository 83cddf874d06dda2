// The static class `Bogus.DataSets.PlaceImgCategory` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { capitalized } from './images.ts';

/** `Bogus.DataSets.PlaceImgCategory`. */
export const placeImgCategoryType: TypeDeclaration = declareType(
  'public static class Bogus.DataSets.PlaceImgCategory',
  () =>
    Object.fromEntries(
      ['animals', 'architecture', 'nature', 'people', 'tech', 'any'].map((name) => [
        `const string ${capitalized(name)}`,
        name === 'architecture' ? 'arch' : name,
      ]),
    ),
);
