// `Bogus.Extensions`, `Bogus.Extensions.Extras`, `Bogus.Distributions.Gaussian`: helpers that belong to no country.
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Decimal } from '@mockwright/language/runtime/decimal';
import {
  ArgumentNullException,
  IndexOutOfRangeException,
  NullReferenceException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import { spendMemory } from '@mockwright/language/runtime/run';
import { iterate } from '@mockwright/language/runtime/iterate';
import { collectionProtocol } from '../../System.Collections/collection-protocol.ts';
import { noElements } from '../../System.Linq/elements.ts';
import { digitsOf, luhnDigit } from '../check-digits.ts';
import type { Finance } from '../data-sets/finance.ts';
import { locales } from '../locales.ts';
import type { Randomizer } from '../randomizer.ts';
import { removeDiacritics, transliterate } from '../transliterate.ts';
import { ownValue } from '@mockwright/language/text/own-value';

function clampLength(text: string | null, min: number | null, max: number | null, padding: number): string {
  if (text === null) throw new NullReferenceException();
  const clamped = max !== null && text.length > max ? text.slice(0, max).trim() : text;
  if (min !== null) spendMemory(Math.max(0, min));
  return min === null ? clamped : clamped.padEnd(min, String.fromCharCode(padding));
}

/** Locales that .NET's cultures name otherwise. */
const cultureLocales: Readonly<Record<string, string>> = {
  cs: 'cz',
  'en-IN': 'en_IND',
  ka: 'ge',
  id: 'id_ID',
  nb: 'nb_NO',
  nn: 'nb_NO',
  no: 'nb_NO',
};

/** Bogus's locale for a culture's name; null when there is none. */
function localeOfCulture(name: string): string | null {
  const language = name.split('-')[0]!;
  const full = name.replace(/-/g, '_');
  return (
    ownValue(cultureLocales, name) ??
    ownValue(cultureLocales, language) ??
    (locales.includes(full) ? full : locales.includes(language) ? language : null)
  );
}

/** A normally distributed number, by Box and Muller. */
function gaussian(random: Randomizer, mean: number, deviation: number): number {
  dereferenced(random);
  const radius = Math.sqrt(-2 * Math.log(1 - random.fraction()));
  return mean + deviation * radius * Math.sin(2 * Math.PI * random.fraction());
}

/** `(int)` of what the number may be. @throws {OverflowException} */
function wholeOf(value: number): number {
  const whole = Math.trunc(value);
  if (whole === (whole | 0)) return whole | 0;
  throw new OverflowException('Value was either too large or too small for an Int32.');
}

const digitList = (digits: Iterable<number> | null): number[] => {
  if (digits === null) throw new ArgumentNullException('digits');
  return [...iterate<number>(digits)];
};
/** @throws {IndexOutOfRangeException} for anything else than digits */
const onlyDigits = (text: string): number[] => {
  if (/\D/.test(text)) throw new IndexOutOfRangeException();
  return digitsOf(text);
};
const isValid = (digits: readonly number[]): boolean => {
  const last = digits.at(-1);
  if (last === undefined) throw noElements();
  return luhnDigit(digits.slice(0, -1)) === last;
};

/**
 * `ExtensionsForString`, `ExtensionsForRandomizer`, `ExtensionsForCultureInfo` and their kin, as template code
 * sees them.
 */
export const generalExtensions: readonly TypeDeclaration[] = [
  declareType('public static class Bogus.Extensions.ExtensionsForString', () => ({
    "static string ClampLength(this string str, int? min = null, int? max = null, char paddingChar = 'A')":
      clampLength,
    'static string RemoveDiacritics(this string text)': (text: string | null) => {
      if (text === null) throw new NullReferenceException();
      return removeDiacritics(text);
    },
    'static string Transliterate(this string text, string lang = "en")': (
      text: string | null,
      language: string,
    ) => {
      if (text === null) throw new NullReferenceException();
      return transliterate(text, language);
    },
  })),
  declareType('public static class Bogus.Extensions.ExtensionsForRandomizer', () => ({
    'static decimal Decimal2(this Randomizer r, decimal min = 0.0m, decimal max = 1.0m)': (
      random: Randomizer,
      min: Decimal,
      max: Decimal,
    ) => random.longDecimal(min, max),
  })),
  declareType('public static class Bogus.Extensions.ExtensionsForCultureInfo', () => ({
    'static string ToBogusLocale(this CultureInfo ci)': (culture: { readonly name: string } | null) => {
      if (culture === null) throw new NullReferenceException();
      return localeOfCulture(culture.name);
    },
  })),
  declareType('public static class Bogus.Extensions.Extras.CheckDigitExtension', () => ({
    'static int CheckDigit(this IList<int> digits)': (digits: Iterable<number> | null) =>
      luhnDigit(digitList(digits)),
    'static IList<int> AppendCheckDigit(this IList<int> digits)': (digits: Iterable<number> | null) => {
      collectionProtocol.add(digits, luhnDigit(digitList(digits)));
      return digits;
    },
    'static bool HasValidCheckDigit(this IList<int> digits)': (digits: Iterable<number> | null) =>
      isValid(digitList(digits)),
    'static string CheckDigit(this string digits)': (digits: string) => String(luhnDigit(onlyDigits(digits))),
    'static string AppendCheckDigit(this string digits)': (digits: string) =>
      digits + luhnDigit(onlyDigits(digits)),
    'static bool HasValidCheckDigit(this string digits)': (digits: string) => isValid(onlyDigits(digits)),
  })),
  declareType('public static class Bogus.Extensions.Extras.FinanceExtensions', () => ({
    'static string CreditCardNumberObfuscated(this Bogus.DataSets.Finance f, string separator = "-")': (
      finance: Finance | null,
      separator: string,
    ) => ['****', '****', '****', dereferenced(finance).account(4)].join(separator),
    'static string CreditCardNumberLastFourDigits(this Bogus.DataSets.Finance f)': (
      finance: Finance | null,
    ) => dereferenced(finance).account(4),
  })),
  declareType('public static class Bogus.Distributions.Gaussian.ExtensionsForRandomizer', () => ({
    'static double GaussianDouble(this Randomizer rnd, double mean, double standardDeviation)': gaussian,
    'static int GaussianInt(this Randomizer rnd, double mean, double standardDeviation)': (
      random: Randomizer,
      mean: number,
      deviation: number,
    ) => wholeOf(gaussian(random, mean, deviation)),
    'static float GaussianFloat(this Randomizer rnd, double mean, double standardDeviation)': (
      random: Randomizer,
      mean: number,
      deviation: number,
    ) => Math.fround(gaussian(random, mean, deviation)),
    'static decimal GaussianDecimal(this Randomizer rnd, double mean, double standardDeviation)': (
      random: Randomizer,
      mean: number,
      deviation: number,
    ) => Decimal.fromDouble(gaussian(random, mean, deviation)),
  })),
];
