// The class `System.Globalization.CultureInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { optionalCalendars } from './calendars/culture-calendar.ts';
import { CompareInfo } from './compare-info.ts';
import { CultureInfo, currentCulture, setCurrentCulture } from './culture-info.ts';
import { CultureNotFoundException } from './culture-not-found-exception.ts';
import { kinds } from './culture-types.ts';
import { DateTimeFormatInfo } from './date-time-format-info.ts';
import { localeIdentifiers } from './languages.ts';
import { NumberFormatInfo } from './number-format-info.ts';
import { TextInfo } from './text-info.ts';
import { windowsCodeOf } from './windows-codes.ts';

function writable(culture: CultureInfo): CultureInfo {
  if (culture.isReadOnly) throw new InvalidOperationException('Instance is read-only.');
  return culture;
}

function formatFor(self: CultureInfo, type: NamedType | null): unknown {
  if (type === NumberFormatInfo.prototype.$type) return self.numberFormat;
  if (type === DateTimeFormatInfo.prototype.$type) return DateTimeFormatInfo.ofCulture(self);
  return null;
}

function clone(self: CultureInfo): CultureInfo {
  const copy = self.clone();
  copy.dateTimeFormat = DateTimeFormatInfo.ofCulture(self).copy(false);
  return copy;
}

/** `GetCultures`: the ones that have an identifier of old. */
function cultures(types: number): CultureInfo[] {
  const wanted = Object.keys(localeIdentifiers).filter(
    (name) => (types & (name.includes('-') ? 2 : 1)) !== 0,
  );
  return toArray(
    wanted.sort().map((name) => CultureInfo.get(name)),
    coreType('System.Globalization.CultureInfo'),
  );
}

/** `GetCultureInfo(name, altName)`. @throws {ArgumentNullException | CultureNotFoundException} */
function withTextOf(name: string | null, other: string | null): CultureInfo {
  notNull(name, 'name');
  notNull(other, 'altName');
  try {
    return Object.assign(new CultureInfo(name, true), { textCulture: CultureInfo.get(other) });
  } catch (error) {
    if (!(error instanceof CultureNotFoundException)) throw error;
    throw new CultureNotFoundException(
      'name/altName',
      null,
      `Culture name ${name} or ${other} is not supported.`,
    );
  }
}

/** `GetCultureInfo(name, predefinedOnly)`: only the ones that `GetCultures` gives. @throws {CultureNotFoundException} */
function getPredefined(name: string | null, isPredefined: boolean): CultureInfo {
  if (!isPredefined) return CultureInfo.get(name);
  const lower = notNull(name, 'name').toLowerCase();
  if (lower !== '' && !Object.keys(localeIdentifiers).some((known) => known.toLowerCase() === lower))
    throw new CultureNotFoundException('name', name, `Culture name '${name}' is not a predefined culture.`);
  return CultureInfo.get(name);
}

const ofNumber = (identifier: number): CultureInfo => new CultureInfo(CultureInfo.ofIdentifier(identifier));

/** `System.Globalization.CultureInfo`. */
export const cultureInfoType: TypeDeclaration = declareType(
  'public class System.Globalization.CultureInfo : IFormatProvider, ICloneable',
  () => ({
    'CultureInfo(string name)': (name: string | null) => new CultureInfo(name),
    'CultureInfo(string name, bool useUserOverride)': (name: string | null) => new CultureInfo(name),
    'CultureInfo(int culture)': ofNumber,
    'CultureInfo(int culture, bool useUserOverride)': ofNumber,
    'static CultureInfo CreateSpecificCulture(string name)': CultureInfo.specific,
    'static CultureInfo[] GetCultures(CultureTypes types)': cultures,
    'override bool Equals(object? value)': (self: CultureInfo, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: CultureInfo) => self.$hash(),
    'override string ToString()': (self: CultureInfo) => self.name,
    'virtual object? GetFormat(Type? formatType)': formatFor,
    'virtual object Clone()': clone,
    'static CultureInfo ReadOnly(CultureInfo ci)': (culture: CultureInfo | null) => {
      if (culture === null) throw new ArgumentNullException('ci');
      if (culture.isReadOnly) return culture;
      const copy = clone(culture);
      copy.isReadOnly = true;
      return copy;
    },
    'static CultureInfo GetCultureInfo(int culture)': CultureInfo.getByIdentifier,
    'static CultureInfo GetCultureInfo(string name)': CultureInfo.get,
    'static CultureInfo GetCultureInfo(string name, string altName)': withTextOf,
    'static CultureInfo GetCultureInfo(string name, bool predefinedOnly)': getPredefined,
    'static CultureInfo GetCultureInfoByIetfLanguageTag(string name)': CultureInfo.get,
    'static CultureInfo CurrentCulture { get; set; }': { get: currentCulture, set: setCurrentCulture },
    'static CultureInfo CurrentUICulture { get; set; }': { get: currentCulture, set: () => undefined },
    'static CultureInfo InstalledUICulture { get; }': () => CultureInfo.invariant,
    'static CultureInfo? DefaultThreadCurrentCulture { get; set; }': {
      get: currentCulture,
      set: setCurrentCulture,
    },
    'static CultureInfo? DefaultThreadCurrentUICulture { get; set; }': {
      get: () => null,
      set: () => undefined,
    },
    'static CultureInfo InvariantCulture { get; }': () => CultureInfo.invariant,
    'virtual CultureInfo Parent { get; }': (self: CultureInfo) => self.parent,
    'virtual int LCID { get; }': (self: CultureInfo) => self.identifier,
    'virtual string Name { get; }': (self: CultureInfo) => self.name,
    'void ClearCachedData()': () => undefined,
    'string IetfLanguageTag { get; }': (self: CultureInfo) => self.name,
    'virtual string DisplayName { get; }': (self: CultureInfo) => self.englishName,
    'virtual string NativeName { get; }': (self: CultureInfo) => self.nativeName,
    'virtual string EnglishName { get; }': (self: CultureInfo) => self.englishName,
    'virtual string TwoLetterISOLanguageName { get; }': (self: CultureInfo) => self.language,
    'virtual string ThreeLetterISOLanguageName { get; }': (self: CultureInfo) => self.threeLetterLanguage,
    'virtual string ThreeLetterWindowsLanguageName { get; }': (self: CultureInfo) =>
      self.isInvariant ? 'IVL' : windowsCodeOf(self.name),
    'virtual CompareInfo CompareInfo { get; }': (self: CultureInfo) =>
      new CompareInfo(self.textCulture ?? self),
    'virtual TextInfo TextInfo { get; }': (self: CultureInfo) => new TextInfo(self.textCulture ?? self),
    'virtual bool IsNeutralCulture { get; }': (self: CultureInfo) => self.isNeutral,
    'virtual NumberFormatInfo NumberFormat { get; set; }': {
      get: (self: CultureInfo) => self.numberFormat,
      set: (self: CultureInfo, value: NumberFormatInfo | null) => {
        if (value === null) throw new ArgumentNullException('value');
        writable(self).numberFormat = value;
      },
    },
    'virtual DateTimeFormatInfo DateTimeFormat { get; set; }': {
      get: (self: CultureInfo) => DateTimeFormatInfo.ofCulture(self),
      set: (self: CultureInfo, value: DateTimeFormatInfo | null) => {
        if (value === null) throw new ArgumentNullException('value');
        writable(self).dateTimeFormat = value;
      },
    },
    'virtual Calendar Calendar { get; }': (self: CultureInfo) =>
      DateTimeFormatInfo.ofCulture(self).givenCalendar,
    'virtual Calendar[] OptionalCalendars { get; }': (self: CultureInfo) =>
      toArray(optionalCalendars(self.name), coreType('System.Globalization.Calendar')),
    'int KeyboardLayoutId { get; }': (self: CultureInfo) => self.identifier,
    'CultureTypes CultureTypes { get; }': (self: CultureInfo) =>
      self.isNeutral ? kinds.NeutralCultures : kinds.SpecificCultures,
    'bool UseUserOverride { get; }': (self: CultureInfo) => !self.isReadOnly,
    'bool IsReadOnly { get; }': (self: CultureInfo) => self.isReadOnly,
  }),
  { runtime: CultureInfo },
);
