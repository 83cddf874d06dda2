// The static class `Bogus.Extensions.ExtensionsForCultureInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { ownValue } from '@mockwright/language/text/own-value';
import { locales } from '../locales.ts';

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

/** `Bogus.Extensions.ExtensionsForCultureInfo`. */
export const extensionsForCultureInfoType: TypeDeclaration = declareType(
  'public static class Bogus.Extensions.ExtensionsForCultureInfo',
  () => ({
    'static string ToBogusLocale(this CultureInfo ci)': (culture: { readonly name: string } | null) => {
      if (culture === null) throw new NullReferenceException();
      return localeOfCulture(culture.name);
    },
  }),
);
