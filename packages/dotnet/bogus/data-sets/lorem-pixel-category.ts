// The static class `Bogus.DataSets.LoremPixelCategory` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { capitalized, pixelCategories } from './images.ts';

/** `Bogus.DataSets.LoremPixelCategory`. */
export const loremPixelCategoryType: TypeDeclaration = declareType(
  'public static class Bogus.DataSets.LoremPixelCategory',
  () =>
    Object.fromEntries(
      [...pixelCategories, 'random'].map((name) => [`const string ${capitalized(name)}`, name]),
    ),
);
