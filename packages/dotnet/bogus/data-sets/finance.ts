// `Bogus.DataSets.Finance`: accounts, amounts, cards, codes of banks and currencies.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Decimal } from '@mockwright/language/runtime/decimal';
import { ArgumentOutOfRangeException, KeyNotFoundException } from '@mockwright/language/runtime/exceptions';
import { amountBetween } from '../amount-between.ts';
import { digitsOf, luhnDigit, modulo97, weightedSum } from '../check-digits.ts';
import { DataSet } from '../data-set.ts';
import { definitionsOf } from '../definitions.ts';
import type { Definitions } from '../definitions.ts';
import { ibanFormats } from '../data/iban-formats.ts';
import { allCardTypes } from './card-type.ts';
import type { CardType } from './card-type.ts';
import { Currency, fundCurrencies } from './currency.ts';
import { ownValue } from '@mockwright/language/text/own-value';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabets: Readonly<Record<string, string>> = {
  n: '0123456789',
  a: capitals,
  c: `0123456789${capitals}`,
};

interface RawCurrency {
  readonly name: string;
  readonly code: string;
  readonly symbol: string;
}

/** `Bogus.DataSets.Finance`. */
export class Finance extends DataSet {
  /** Money speaks English in all locales. */
  override get words(): Definitions {
    return definitionsOf('en');
  }
  account(length: number): string {
    if (length < 0)
      throw new ArgumentOutOfRangeException('count', `count ('${length}') must be a non-negative value.`, {
        value: length,
        text: String(length),
      });
    return this.random.string2(length, alphabets['n']!);
  }
  amount(min: Decimal, max: Decimal, decimals: number): Decimal {
    return amountBetween(this.random, min, max, decimals);
  }
  currency(withFunds: boolean): Currency {
    const currencies = (this.words.raw('finance.currency') as readonly RawCurrency[]).filter(
      ({ name, symbol }) => /^[A-Z][\w '().-]*$/.test(name) && /^[^"\d]{0,4}$/.test(symbol),
    );
    const choice = this.random.below(currencies.length + (withFunds ? fundCurrencies.length : 0));
    const fund = fundCurrencies[choice - currencies.length];
    if (fund) return new Currency(fund[0], fund[1], '');
    const { name, code, symbol } = currencies[choice]!;
    return new Currency(name, code, symbol);
  }
  cardNumber(provider: CardType | null): string {
    const format = this.random.pick((provider ?? this.random.pick(allCardTypes)).formats);
    const ranged = format.replace(/\[(\d)-(\d)\]/g, (_all, from: string, to: string) =>
      String(this.random.number(Number(from), Number(to))),
    );
    const number = this.random.replaceNumbers(ranged, 35);
    return number.replace('L', String(luhnDigit(digitsOf(number))));
  }
  bitcoinAddress(): string {
    return this.random.pick('13') + this.random.string2(this.random.number(25, 34), base58);
  }
  litecoinAddress(): string {
    return this.random.pick('LM3') + this.random.string2(this.random.number(26, 33), base58);
  }
  routingNumber(): string {
    const digits = this.random.digits(8, 0, 9);
    return digits.join('') + ((10 - (weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10);
  }
  bic(): string {
    const vowel = (): string => this.random.pick('AEIOU');
    const letters = (count: number): string => this.random.string2(count, capitals);
    const branch = this.random.bool()
      ? ''
      : this.random.bool()
        ? letters(1) + vowel() + letters(1)
        : this.account(3);
    return letters(3) + vowel() + this.random.pick(Object.keys(ibanFormats)) + letters(1) + '1' + branch;
  }
  /** @throws {ArgumentOutOfRangeException} for what is no country code, {KeyNotFoundException} for a country without IBANs */
  iban(formatted: boolean, countryCode: string | null): string {
    if (countryCode !== null && countryCode.length !== 2)
      throw new ArgumentOutOfRangeException(
        'countryCode',
        'The country code must be an ISO3166 two-letter country code.',
        { value: countryCode.length, text: String(countryCode.length) },
      );
    const country = countryCode?.toUpperCase() ?? this.random.pick(Object.keys(ibanFormats));
    const format = ownValue(ibanFormats, country);
    if (format === undefined)
      throw new KeyNotFoundException(`The ISO3166 IBAN country code '${countryCode}' was not found.`);
    const account = format.replace(/(?<!\d)(\d+)([nac])/g, (_all, length: string, kind: string) =>
      this.random.string2(Number(length), alphabets[kind]!),
    );
    const check = String(98 - modulo97(`${account}${country}00`)).padStart(2, '0');
    const iban = country + check + account;
    return formatted ? iban.replace(/(.{4})(?=.)/g, '$1 ') : iban;
  }
}

/** `Bogus.DataSets.Finance`. */
export const financeType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Finance : DataSet',
  () => ({
    'Finance()': () => new Finance('en'),
    'string Account(int length = 8)': (self: Finance, length: number) => self.account(length),
    'string AccountName()': (self: Finance) => `${self.one('finance.account_type')} Account`,
    'decimal Amount(decimal min = 0, decimal max = 1000, int decimals = 2)': (
      self: Finance,
      min: Decimal,
      max: Decimal,
      decimals: number,
    ) => self.amount(min, max, decimals),
    'string TransactionType()': (self: Finance) => self.one('finance.transaction_type'),
    'Currency Currency(bool includeFundCodes = false)': (self: Finance, withFunds: boolean) =>
      self.currency(withFunds),
    'string CreditCardNumber(CardType provider = null)': (self: Finance, provider: CardType | null) =>
      self.cardNumber(provider),
    'string CreditCardCvv()': (self: Finance) => self.account(3),
    'string BitcoinAddress()': (self: Finance) => self.bitcoinAddress(),
    'string EthereumAddress()': (self: Finance) => self.random.hexadecimal(40, '0x'),
    'string LitecoinAddress()': (self: Finance) => self.litecoinAddress(),
    'string RoutingNumber()': (self: Finance) => self.routingNumber(),
    'string Bic()': (self: Finance) => self.bic(),
    'string Iban(bool formatted = false, string countryCode = null)': (
      self: Finance,
      formatted: boolean,
      country: string | null,
    ) => self.iban(formatted, country),
  }),
  { runtime: Finance },
);
