// `System.Globalization.CultureInfo`: cultures by name, and the one in force.
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { hash } from '@mockwright/language/runtime/equality';
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { TextCache } from '@mockwright/language/runtime/text-cache';
import { currentRun, runInProgress } from '@mockwright/language/runtime/run';
import { CultureNotFoundException } from './culture-not-found-exception.ts';
import { cultureNumberFormat } from './culture-numbers.ts';
import { localeOf } from '../System/text/locale-tags.ts';
import { languageCodes, localeIdentifiers } from './languages.ts';
import { NumberFormatInfo } from './number-format-info.ts';
import { ownValue } from '@mockwright/language/text/own-value';

const invariantName = 'Invariant Language (Invariant Country)';

/** `pt-br` → `pt-BR`, `zh-hans-cn` → `zh-Hans-CN`. @throws {CultureNotFoundException} */
function canonicalName(name: string): string {
  if (/^c$/i.test(name)) return '';
  const [tag = '', sortOrder] = name.split(/(?=_)/, 2);
  if (!/^[A-Za-z0-9]{2,39}(-[A-Za-z0-9]+)*$|^[A-Za-z0-9](-[A-Za-z0-9]+)+$/.test(tag) || name.length > 84) {
    throw new CultureNotFoundException('name', name);
  }
  const parts = tag.split('-').map((part, index) => {
    if (index === 0) return part.toLowerCase();
    if (part.length === 4 && /^[A-Za-z]+$/.test(part))
      return part.charAt(0).toUpperCase() + part.slice(1).toLowerCase();
    return part.toUpperCase();
  });
  const privateUse = parts.indexOf('X', 1);
  const canonical = (privateUse > 0 ? parts.slice(0, privateUse) : parts).join('-');
  return canonical + (sortOrder !== undefined && sortOrder.length <= 3 ? sortOrder : '');
}

function toLowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

const knownCultures = new TextCache<CultureInfo>(500, 50_000);

/** A culture. Those that the caller did not make are read-only. */
export class CultureInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly name: string;
  isReadOnly: boolean;
  #numberFormat: NumberFormatInfo | undefined;
  /** The culture whose rules for letters and their order hold, where it is another one. */
  textCulture: CultureInfo | undefined;
  /** The culture's `DateTimeFormatInfo`, made by the date library when first asked for. */
  dateTimeFormat: object | undefined;

  /** @throws {ArgumentNullException | CultureNotFoundException} */
  constructor(name: string | null, isReadOnly: boolean = false) {
    if (name === null) throw new ArgumentNullException('name');
    this.name = name === '' ? '' : canonicalName(name);
    this.isReadOnly = isReadOnly;
  }

  $held(): Held {
    if (this.isReadOnly) return { parts: [] };
    const numberFormat = this.#numberFormat;
    const { dateTimeFormat } = this;
    const putBack = (): void => {
      this.#numberFormat = numberFormat;
      this.dateTimeFormat = dateTimeFormat;
    };
    return { parts: [numberFormat, dateTimeFormat], putBack };
  }

  static readonly invariant: CultureInfo = new CultureInfo('', true);

  /** `GetCultureInfo(name)`: the read-only one, the same object every time. */
  static get(this: void, name: string | null): CultureInfo {
    const culture = new CultureInfo(name === null ? null : toLowerAscii(name), true);
    if (culture.isInvariant) return CultureInfo.invariant;
    return knownCultures.of(culture.name, () => culture);
  }
  /** `GetCultureInfo(int)`. @throws {ArgumentOutOfRangeException | CultureNotFoundException} */
  static getByIdentifier(this: void, identifier: number): CultureInfo {
    if (identifier <= 0)
      throw new ArgumentOutOfRangeException(
        'culture',
        `culture ('${identifier}') must be a non-negative and non-zero value.`,
        { value: identifier, text: String(identifier) },
      );
    return CultureInfo.get(CultureInfo.ofIdentifier(identifier));
  }
  /** `CultureInfo(int)`. @throws {ArgumentOutOfRangeException | CultureNotFoundException} */
  static ofIdentifier(identifier: number): string {
    if (identifier < 0)
      throw new ArgumentOutOfRangeException(
        'culture',
        `culture ('${identifier}') must be a non-negative value.`,
        { value: identifier, text: String(identifier) },
      );
    if (identifier === 127) return '';
    const name = Object.keys(localeIdentifiers).find((key) => localeIdentifiers[key] === identifier);
    if (name === undefined) throw new CultureNotFoundException('culture', identifier);
    return name;
  }
  /** The culture, or that of what stands before the first hyphen. @throws {CultureNotFoundException} */
  static #withoutEnd(name: string): CultureInfo {
    try {
      return new CultureInfo(name);
    } catch (error) {
      const end = name.indexOf('-');
      if (end < 0) throw error;
      return new CultureInfo(name.slice(0, end));
    }
  }
  /** `CreateSpecificCulture`. */
  static specific(this: void, name: string | null): CultureInfo {
    const culture = CultureInfo.#withoutEnd(dereferenced(name));
    if (!culture.isNeutral) return culture;
    const { region } = new Intl.Locale(culture.locale).maximize();
    return region === undefined ? new CultureInfo('') : new CultureInfo(`${culture.name}-${region}`);
  }

  get isInvariant(): boolean {
    return this.name === '';
  }
  /** For `Intl`; the conventions of the invariant culture and of unknown ones are English ones there. */
  get locale(): string {
    return this.isInvariant ? 'en-US' : (localeOf(this.name) ?? 'en');
  }
  get region(): string | undefined {
    // Behind a part of one letter stands what is no part of the locale: `en-U-NU-ARAB`.
    return /^[^-]+(?:-[^-_]{2,})*?-([A-Z]{2}|\d{3})(?:[-_]|$)/.exec(this.name)?.[1];
  }
  get isNeutral(): boolean {
    return !this.isInvariant && this.region === undefined;
  }
  get language(): string {
    return this.isInvariant ? 'iv' : this.name.split(/[-_]/)[0]!;
  }
  get threeLetterLanguage(): string {
    return this.isInvariant
      ? 'ivl'
      : (ownValue(languageCodes, this.language) ?? (this.language.length === 3 ? this.language : ''));
  }
  get identifier(): number {
    return this.isInvariant ? 127 : (ownValue(localeIdentifiers, this.name) ?? 4096);
  }
  get parent(): CultureInfo {
    const end = Math.max(this.name.lastIndexOf('-'), this.name.lastIndexOf('_'));
    if (end < 2) return CultureInfo.invariant;
    const name = this.name.slice(0, end);
    if (name === 'zh')
      return CultureInfo.get(`zh-${new Intl.Locale(this.locale).maximize().script ?? 'Hans'}`);
    return CultureInfo.get(name);
  }
  #displayName(locale: string): string {
    if (this.isInvariant) return invariantName;
    const own = localeOf(this.name);
    if (own === undefined) return this.name;
    const names = new Intl.DisplayNames([locale], {
      type: 'language',
      languageDisplay: 'standard',
      fallback: 'code',
    });
    // Turkey had its older name in the Unicode data that .NET comes with.
    return (names.of(own) ?? this.name).replace('(Türkiye)', locale === 'en' ? '(Turkey)' : '$&');
  }
  get englishName(): string {
    return this.#displayName('en');
  }
  get nativeName(): string {
    return this.#displayName(this.locale);
  }

  get numberFormat(): NumberFormatInfo {
    if (this.isInvariant && this.isReadOnly) return NumberFormatInfo.invariant;
    if (!this.#numberFormat) {
      this.#numberFormat = this.isInvariant
        ? new NumberFormatInfo()
        : cultureNumberFormat(this.locale, this.region);
      this.#numberFormat.isReadOnly = this.isReadOnly;
    }
    return this.#numberFormat;
  }
  set numberFormat(info: NumberFormatInfo) {
    this.#numberFormat = info;
  }
  /** `Clone()`: a copy that can be changed; the date formats are copied by the date library. */
  clone(): CultureInfo {
    const copy = new CultureInfo(this.name);
    copy.#numberFormat = this.numberFormat.clone();
    return copy;
  }
  $toString(): string {
    return this.name;
  }
  $hash(): number {
    return hash(this.name);
  }
  $equals(other: unknown): boolean {
    return other instanceof CultureInfo && other.name === this.name;
  }
}

const currentCultureKey = Symbol('current culture');

/** `CultureInfo.CurrentCulture`: invariant until a script sets another one, for the length of the run. */
export function currentCulture(): CultureInfo {
  return (runInProgress()?.item(currentCultureKey) as CultureInfo | undefined) ?? CultureInfo.invariant;
}
/** Sets `CultureInfo.CurrentCulture`. @throws {ArgumentNullException} */
export function setCurrentCulture(culture: CultureInfo | null): void {
  if (culture === null) throw new ArgumentNullException('value');
  currentRun().items.set(currentCultureKey, culture);
}
