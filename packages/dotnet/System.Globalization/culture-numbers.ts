// The number formats of cultures, read off the Unicode data (CLDR) that JavaScript's `Intl` carries.
import { numberPatterns } from '../System/numbers/standard-format.ts';
import { NumberFormatInfo } from './number-format-info.ts';
import { regions } from './regions.ts';

const directionMarks = /[\u200e\u200f\u061c]/g;

function partOf(parts: readonly Intl.NumberFormatPart[], type: string): string | undefined {
  return parts.find((part) => part.type === type)?.value;
}

/** Where sign and symbol stand around the number, as .NET's patterns write it: `-# $`. */
function patternOf(parts: readonly Intl.NumberFormatPart[]): string {
  let pattern = '';
  for (const { type, value } of parts) {
    if (type === 'minusSign') pattern += '-';
    else if (type === 'currency') pattern += '$';
    else if (type === 'percentSign') pattern += '%';
    else if (type === 'literal') pattern += value.replace(directionMarks, '') === '' ? '' : ' ';
    else if (!pattern.includes('#')) pattern += '#';
  }
  return pattern.trim();
}

function indexOrElse(patterns: readonly string[], pattern: string, fallback: number): number {
  const index = patterns.indexOf(pattern);
  return index < 0 ? fallback : index;
}

/** Sizes of digit groups from the right, the last one repeating: `[3]`, in India `[3, 2]`. */
function groupSizes(parts: readonly Intl.NumberFormatPart[]): readonly number[] {
  const groups = parts.filter((part) => part.type === 'integer').map((part) => Array.from(part.value).length);
  const [second, first] = groups.slice(-2);
  if (groups.length < 3 || first === undefined || second === undefined) return [3];
  return first === second ? [first] : [first, second];
}

/** The sign with the direction marks that stand before it, as .NET has it for right-to-left cultures. */
function signText(parts: readonly Intl.NumberFormatPart[], type: 'minusSign' | 'plusSign'): string {
  const index = parts.findIndex((part) => part.type === type);
  const before = parts[index - 1]?.type === 'literal' ? parts[index - 1]!.value : '';
  return before + (parts[index]?.value ?? (type === 'minusSign' ? '-' : '+'));
}

/**
 * The number format of a culture.
 * @param locale as `Intl` takes it
 * @param region its region, undefined for a neutral culture
 */
export function cultureNumberFormat(locale: string, region: string | undefined): NumberFormatInfo {
  const info = new NumberFormatInfo();
  const large = 1234567890.5;
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const parts = plain.formatToParts(large);
  const currencyCode = region === undefined ? undefined : regions[region]?.[0];
  const currency = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode ?? 'XXX',
    minimumFractionDigits: 1,
  });
  const currencyParts = currency.formatToParts(large);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });

  info.numberDecimalSeparator = info.percentDecimalSeparator = partOf(parts, 'decimal') ?? '.';
  info.numberGroupSeparator = info.percentGroupSeparator = groupSeparator(locale, parts);
  info.numberGroupSizes = info.percentGroupSizes = info.currencyGroupSizes = groupSizes(parts);
  info.numberDecimalDigits = info.percentDecimalDigits = 3;
  info.negativeSign = signText(plain.formatToParts(-1), 'minusSign');
  info.positiveSign = signText(
    new Intl.NumberFormat(locale, { signDisplay: 'always' }).formatToParts(1),
    'plusSign',
  );
  info.nanSymbol = plain.format(NaN);
  info.positiveInfinitySymbol = '\u221e';
  info.negativeInfinitySymbol = `${info.negativeSign}\u221e`;

  info.currencySymbol = currencyCode === undefined ? '\u00a4' : currencySymbolOf(locale, currencyCode);
  info.currencyDecimalSeparator = partOf(currencyParts, 'decimal') ?? '.';
  info.currencyGroupSeparator = groupSeparator(locale, currencyParts);
  info.currencyDecimalDigits = currencyDigits(locale, currencyCode);
  [info.currencyPositivePattern, info.currencyNegativePattern] = currencyPatterns(locale);

  const { digits, substitution } = nativeDigits(locale);
  info.nativeDigits = digits;
  info.digitSubstitution = substitution;

  const percentParts = percent.formatToParts(-5);
  info.percentSymbol = percentText(percentParts);
  // Newer Unicode data has taken the space before the sign from the Spanish of Latin America, and from Bosnian.
  const hasSpace = /^(?:es-(?!MX)|bs)/.test(locale);
  info.percentPositivePattern = hasSpace
    ? 0
    : indexOrElse(numberPatterns.positivePercent, patternOf(percent.formatToParts(5)), 0);
  info.percentNegativePattern = hasSpace
    ? 0
    : indexOrElse(numberPatterns.negativePercent, patternOf(percentParts), 0);
  info.perMilleSymbol = info.percentSymbol.startsWith('\u066a') ? '\u0609' : '\u2030';
  return info;
}

/**
 * Where the currency stands, as .NET counts its patterns: positive and negative ones. A space that stands between letters
 * and digits only is none of the pattern's; a sign shows the pattern itself.
 */
function currencyPatterns(locale: string): readonly [positive: number, negative: number] {
  // Newer Unicode data has the currency behind the number.
  if (/^nb\b/.test(locale)) return [2, 12];
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
  });
  return [
    indexOrElse(numberPatterns.positiveCurrency, patternOf(format.formatToParts(1)), 0),
    indexOrElse(numberPatterns.negativeCurrency, patternOf(format.formatToParts(-1)), 1),
  ];
}

/** The digits of a culture; Arabic text takes them from its context. */
function nativeDigits(locale: string): { readonly digits: readonly string[]; readonly substitution: number } {
  const isArabic = /^ar-(?:SA|EG|IQ|JO|KW|LB|OM|QA|SY|YE|BH|SD)\b/.test(locale);
  const system = isArabic ? 'arab' : /^(?:fa|ps)\b/.test(locale) ? 'arabext' : 'latn';
  const format = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false });
  return {
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)),
    substitution: isArabic ? 0 : 1,
  };
}

/**
 * What stands between groups of digits. In Swiss cultures that is a typographic apostrophe, and in the French of
 * Switzerland a narrow space; newer Unicode data has the plain apostrophe.
 */
function groupSeparator(locale: string, parts: readonly Intl.NumberFormatPart[]): string {
  const separator = partOf(parts, 'group') ?? ',';
  if (separator !== "'") return separator;
  return locale.startsWith('fr') ? '\u202f' : '\u2019';
}

/** Decimals of a currency: those of ISO 4217, where CLDR's are what people use in cash. */
function currencyDigits(locale: string, currency: string | undefined): number {
  if (currency === undefined || /^(?:HUF|IDR|COP|PKR)$/.test(currency)) return 2;
  if (currency === 'RSD') return 0;
  return (
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2
  );
}

function percentText(parts: readonly Intl.NumberFormatPart[]): string {
  const index = parts.findIndex((part) => part.type === 'percentSign');
  const after = parts[index + 1];
  const mark = after?.type === 'literal' && after.value.replace(directionMarks, '') === '' ? after.value : '';
  return (parts[index]?.value ?? '%') + mark;
}

/** The symbol that a culture writes for a currency. */
export function currencySymbolOf(locale: string, currency: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1);
  const index = parts.findIndex((part) => part.type === 'currency');
  const after = parts[index + 1];
  const mark = after?.type === 'literal' && after.value.replace(directionMarks, '') === '' ? after.value : '';
  return (parts[index]?.value ?? currency) + mark;
}
