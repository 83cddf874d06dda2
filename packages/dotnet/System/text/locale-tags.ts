// Names of cultures as tags for `Intl`.

/** The locale of a culture, without its sort order; undefined for a name that `Intl` takes for none, as .NET takes more. */
export function localeOf(name: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(name.split('_')[0])[0];
  } catch {
    return undefined;
  }
}
