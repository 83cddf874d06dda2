// The enum `Bogus.DataSets.PlaceImgFilter`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Bogus.DataSets.PlaceImgFilter`. */
export const placeImgFilterType: TypeDeclaration = declareEnum('public enum Bogus.DataSets.PlaceImgFilter', {
  Grayscale: 0,
  Sepia: 1,
});
