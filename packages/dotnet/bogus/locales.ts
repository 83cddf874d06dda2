// The locales of Bogus: their names, how a request chooses one, and where their data comes from.
import { createRequire } from 'node:module';
import type { Faker as JsFaker } from '@faker-js/faker';
import { ownValue } from '@mockwright/language/text/own-value';

/** The locales that Bogus has. */
export const locales: readonly string[] = (
  'af_ZA ar az cz de de_AT de_CH el en en_AU en_AU_ocker en_BORK en_CA en_GB en_IE en_IND en_NG en_US en_ZA es es_MX fa fi fr fr_CA fr_CH ge hr id_ID it ja ko lv nb_NO ne nl nl_BE ' +
  'pl pt_BR pt_PT ro ru sk sv tr uk vi zh_CN zh_TW zu_ZA'
).split(' ');

/** Locales that Bogus lacks and the data source has: for authors who ask for them by name. */
const moreLocales: ReadonlySet<string> = new Set(
  'bn_BD cy da dv en_GH en_HK eo fr_BE fr_LU fr_SN he hu hy mk ro_MD th ur yo_NG'.split(' '),
);

/** Bogus's names of locales that `@faker-js/faker` names otherwise, or has only a relative of. */
const sources: Readonly<Record<string, string>> = { cz: 'cs_CZ', ge: 'ka_GE', en_IND: 'en_IN' };

const byLanguage: Readonly<Record<string, string>> = {
  cs: 'cz',
  ka: 'ge',
  id: 'id_ID',
  nb: 'nb_NO',
  nn: 'nb_NO',
  no: 'nb_NO',
  pt: 'pt_PT',
  zh: 'zh_CN',
  af: 'af_ZA',
  zu: 'zu_ZA',
};

/** The locale for one language tag, such as `pt-BR` or `zh-Hant-TW`; undefined when there is none. */
function localeOfTag(tag: string): string | undefined {
  const [language = '', ...subtags] = tag.toLowerCase().split(/[-_]/);
  for (const subtag of subtags) {
    const full = subtag === 'in' && language === 'en' ? 'en_IND' : `${language}_${subtag.toUpperCase()}`;
    if (locales.includes(full)) return full;
  }
  if (language === 'zh' && subtags[0] === 'hant') return 'zh_TW';
  if (locales.includes(language)) return language;
  return ownValue(byLanguage, language);
}

/** The locale that an `Accept-Language` value asks for, by its quality values; `en` when none fits. */
export function localeFromAcceptLanguage(header: string): string {
  if (header === '') return 'en';
  const wanted = header.split(',').map((item, index) => {
    const [tag = '', ...parameters] = item.trim().split(';');
    const quality = parameters
      .map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1])
      .find((value) => value !== undefined);
    return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality), index };
  });
  wanted.sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { tag, quality } of wanted) {
    const locale = quality > 0 ? localeOfTag(tag) : undefined;
    if (locale !== undefined) return locale;
  }
  return 'en';
}

/** Whether there is a locale of that name. */
export function hasLocale(locale: string): boolean {
  return locales.includes(locale) || moreLocales.has(locale);
}

const loaded = new Map<string, JsFaker>();
const require = createRequire(import.meta.url);

function sourceOf(locale: string): string {
  return ownValue(sources, locale) ?? locale;
}

/** Loads a locale's data without blocking; after that {@link localeData} has it at once. */
export async function preloadLocale(locale: string): Promise<void> {
  if (loaded.has(locale)) return;
  const { faker } = (await import(`@faker-js/faker/locale/${sourceOf(locale)}`)) as { faker: JsFaker };
  loaded.set(locale, faker);
}

/** Whether {@link localeData} needs no loading. */
export function isLocaleLoaded(locale: string): boolean {
  return loaded.has(locale);
}

/** The data of a locale, as a generator of `@faker-js/faker` whose definitions are used. */
export function localeData(locale: string): JsFaker {
  let faker = loaded.get(locale);
  if (!faker) {
    ({ faker } = require(`@faker-js/faker/locale/${sourceOf(locale)}`) as { faker: JsFaker });
    loaded.set(locale, faker);
  }
  return faker;
}
