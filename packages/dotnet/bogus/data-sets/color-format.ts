// The enum `Bogus.DataSets.ColorFormat`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Bogus.DataSets.ColorFormat`. */
export const colorFormatType: TypeDeclaration = declareEnum('public enum Bogus.DataSets.ColorFormat', {
  Hex: 1,
  Rgb: 2,
  Delimited: 3,
});
