// The class `System.Globalization.RegionInfo`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { CultureInfo, currentCulture } from './culture-info.ts';
import { CultureNotFoundException } from './culture-not-found-exception.ts';
import { currencySymbolOf } from './culture-numbers.ts';
import { regions } from './regions.ts';

/** The languages of regions, where they are not those that most people speak there. */
const languages: Readonly<Record<string, string>> = {
  CH: 'it',
  NG: 'ig',
  NO: 'nn',
  PH: 'en',
  RS: 'sr-Latn',
  SG: 'zh',
  ZA: 'af',
  ZW: 'en',
};
/** `System.Globalization.RegionInfo`. */
class RegionInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly code: string;
  /** Its language, for native names. */
  readonly locale: string;

  /** @throws {ArgumentNullException | ArgumentException} */
  constructor(name: string | null) {
    if (name === null) throw new ArgumentNullException('name');
    if (name === '') {
      throw new ArgumentException(
        'There is no region associated with the Invariant Culture (Culture ID: 0x7F).',
        'name',
      );
    }
    const code = (/^[A-Za-z]{2}$/.test(name) ? name : (new CultureInfo(name).region ?? '')).toUpperCase();
    if (!(code in regions)) {
      throw new ArgumentException(
        `The region name ${name} should not correspond to neutral culture; a specific culture name is required.`,
        'name',
      );
    }
    this.code = code;
    this.locale = name.includes('-')
      ? new CultureInfo(name).locale
      : `${languages[code] ?? new Intl.Locale(`und-${code}`).maximize().language}-${code}`;
  }
  get currency(): string {
    return regions[this.code]![0];
  }
  name(type: 'region' | 'currency', locale: string): string {
    if (type === 'region' && this.code === 'TR' && locale === 'en') return 'Turkey';
    return (
      new Intl.DisplayNames([locale], { type }).of(type === 'region' ? this.code : this.currency) ?? this.code
    );
  }
  $toString(): string {
    return this.code;
  }
  $equals(other: unknown): boolean {
    return other instanceof RegionInfo && other.code === this.code;
  }
}
/** The regions that do not use the metric system. */
const notMetric = new Set(['US', 'LR']);

/** `RegionInfo(int)`: the region of a culture. @throws {ArgumentException} */
function ofCultureNumber(identifier: number): RegionInfo {
  if (identifier === 127)
    throw new ArgumentException(
      'There is no region associated with the Invariant Culture (Culture ID: 0x7F).',
    );
  if (identifier === 4096)
    throw new ArgumentException('Customized cultures cannot be passed by LCID, only by name.', 'culture');
  if (identifier < 0) throw new CultureNotFoundException('culture', identifier);
  const name = identifier === 0 ? '' : CultureInfo.ofIdentifier(identifier);
  if (!name.includes('-'))
    throw new ArgumentException(
      `Culture ID ${identifier} (0x${identifier.toString(16).toUpperCase().padStart(4, '0')}) is a neutral culture; a region cannot be created from it.`,
      'culture',
    );
  return new RegionInfo(name);
}

/** `System.Globalization.RegionInfo`. */
export const regionInfoType: TypeDeclaration = declareType(
  'public class System.Globalization.RegionInfo',
  () => ({
    'RegionInfo(int culture)': ofCultureNumber,
    'RegionInfo(string name)': (name: string | null) => new RegionInfo(name),
    'static RegionInfo CurrentRegion { get; }': () => new RegionInfo(currentCulture().region ?? 'US'),
    'override bool Equals(object? value)': (self: RegionInfo, other: unknown) => self.$equals(other),
    'override string ToString()': (self: RegionInfo) => self.code,
    'virtual string Name { get; }': (self: RegionInfo) => self.code,
    'virtual string EnglishName { get; }': (self: RegionInfo) => self.name('region', 'en'),
    'virtual string DisplayName { get; }': (self: RegionInfo) => self.name('region', self.locale),
    'virtual string NativeName { get; }': (self: RegionInfo) => self.name('region', self.locale),
    'virtual string TwoLetterISORegionName { get; }': (self: RegionInfo) => self.code,
    'virtual string ThreeLetterWindowsRegionName { get; }': (self: RegionInfo) => regions[self.code]![1],
    'virtual string ThreeLetterISORegionName { get; }': (self: RegionInfo) => regions[self.code]![1],
    'virtual bool IsMetric { get; }': (self: RegionInfo) => !notMetric.has(self.code),
    'virtual string CurrencyEnglishName { get; }': (self: RegionInfo) => self.name('currency', 'en'),
    'virtual string CurrencyNativeName { get; }': (self: RegionInfo) => self.name('currency', self.locale),
    'virtual string CurrencySymbol { get; }': (self: RegionInfo) =>
      currencySymbolOf(self.locale, self.currency),
    'virtual string ISOCurrencySymbol { get; }': (self: RegionInfo) => self.currency,
  }),
  { runtime: RegionInfo },
);
