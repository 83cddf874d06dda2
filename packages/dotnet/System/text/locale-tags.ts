// Names of cultures as tags for `Intl`.

/** The locale of a culture, without its sort order; undefined for a name that `Intl` takes for none, as .NET takes more. */
export function localeOf(name: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(name.split('_')[0])[0];
  } catch {
    return undefined;
  }
}

/** A locale without what is said about its calendar, digits and the like. */
const plainLocale = (locale: string): string => new Intl.Locale(locale).baseName;

/** The locale whose data another one has: `en` for `en-AB-spoken`. There are some hundreds; names may be made up. */
export function dataLocaleOf(locale: string): string {
  return new Intl.DateTimeFormat(plainLocale(locale)).resolvedOptions().locale;
}
