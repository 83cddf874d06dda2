// `Bogus.DataSets.Currency`: a currency's name, code and sign.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { heldFields } from '@mockwright/language/runtime/change-log';

/** `Bogus.DataSets.Currency`. */
export class Currency {
  declare readonly $type: NamedType;
  description: string | null;
  code: string | null;
  symbol: string | null;
  $held(): Held {
    return heldFields(this);
  }
  constructor(description: string | null = null, code: string | null = null, symbol: string | null = null) {
    this.description = description;
    this.code = code;
    this.symbol = symbol;
  }
}

/** What has a currency code but is no money to pay with: funds, metals, and codes no longer in use. */
export const fundCurrencies: readonly (readonly [name: string, code: string])[] = [
  ['Gold', 'XAU'],
  ['Silver', 'XAG'],
  ['Palladium', 'XPD'],
  ['Platinum', 'XPT'],
  ['Special Drawing Rights', 'XDR'],
  ['Testing Currency Code', 'XTS'],
  ['Mvdol', 'BOV'],
  ['WIR Euro', 'CHE'],
  ['WIR Franc', 'CHW'],
  ['Unidad de Valor Real', 'COU'],
  ['Unidades de fomento', 'CLF'],
  ['Mexican Unidad de Inversion', 'MXV'],
  ['US Dollar Next day', 'USN'],
  ['Uruguay Peso en Unidades Indexadas', 'UYI'],
  ['Ouguiya', 'MRO'],
];

/** `Bogus.DataSets.Currency`. */
export const currencyType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Currency',
  () => ({
    'Currency()': () => new Currency(),
    'string Description { get; set; }': {
      get: (self: Currency) => self.description,
      set: (self: Currency, value: string | null) => (self.description = value),
    },
    'string Code { get; set; }': {
      get: (self: Currency) => self.code,
      set: (self: Currency, value: string | null) => (self.code = value),
    },
    'string Symbol { get; set; }': {
      get: (self: Currency) => self.symbol,
      set: (self: Currency, value: string | null) => (self.symbol = value),
    },
    'static Currency Default { get; }': () => new Currency('US Dollar', 'USD', '$'),
  }),
  { runtime: Currency },
);
