// The enum `Bogus.DataSets.Iso3166Format`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Bogus.DataSets.Iso3166Format`. */
export const iso3166FormatType: TypeDeclaration = declareEnum('public enum Bogus.DataSets.Iso3166Format', {
  Alpha2: 2,
  Alpha3: 3,
});
