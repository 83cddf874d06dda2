// The enum `System.Globalization.CultureTypes`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** The values of `CultureTypes`. */
export const kinds = {
  NeutralCultures: 1,
  SpecificCultures: 2,
  InstalledWin32Cultures: 4,
  AllCultures: 7,
  UserCustomCulture: 8,
  ReplacementCultures: 16,
};

/** `System.Globalization.CultureTypes`. */
export const cultureTypesType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Globalization.CultureTypes',
  kinds,
);
