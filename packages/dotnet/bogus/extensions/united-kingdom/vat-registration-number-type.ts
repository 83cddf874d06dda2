// The enum `Bogus.Extensions.UnitedKingdom.VatRegistrationNumberType` as template code sees it.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { vatKinds } from '../vat-kinds.ts';

/** `Bogus.Extensions.UnitedKingdom.VatRegistrationNumberType`. */
export const vatRegistrationNumberTypeType: TypeDeclaration = declareEnum(
  'public enum Bogus.Extensions.UnitedKingdom.VatRegistrationNumberType',
  vatKinds,
);
