// The enum `System.Globalization.GregorianCalendarTypes`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Globalization.GregorianCalendarTypes`. */
export const gregorianCalendarTypesType: TypeDeclaration = declareEnum(
  'public enum System.Globalization.GregorianCalendarTypes',
  {
    Localized: 1,
    USEnglish: 2,
    MiddleEastFrench: 9,
    Arabic: 10,
    TransliteratedEnglish: 11,
    TransliteratedFrench: 12,
  },
);
