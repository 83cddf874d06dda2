// The static class `Bogus.Extensions.Extras.FinanceExtensions` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import type { Finance } from '../../data-sets/finance.ts';

/** `Bogus.Extensions.Extras.FinanceExtensions`. */
export const financeExtensionsType: TypeDeclaration = declareType(
  'public static class Bogus.Extensions.Extras.FinanceExtensions',
  () => ({
    'static string CreditCardNumberObfuscated(this Bogus.DataSets.Finance f, string separator = "-")': (
      finance: Finance | null,
      separator: string,
    ) => ['****', '****', '****', dereferenced(finance).account(4)].join(separator),
    'static string CreditCardNumberLastFourDigits(this Bogus.DataSets.Finance f)': (
      finance: Finance | null,
    ) => dereferenced(finance).account(4),
  }),
);
